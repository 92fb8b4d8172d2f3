internal import Foundation
internal import Judging
internal import Models

/// `vegyscan judge`: dishes in, verdicts out, a line each, in the same order.
struct JudgeCommand: Command {
    static let name: CommandName = "judge"
    static let description = CommandDescription(
        name: name,
        summary: "judge dishes given as JSON Lines, without any photo",
        discussion: [
            """
            Reads one JSON object a line from standard input, with "name" and, where known, "description", \
            "ingredients", "section" (the heading it stands under), "symbols" (as in a bundle), "language", "cuisine" \
            and "id". Writes one JSON object a line to standard output, in the same order, with "id", "name", "label", \
            "headline" (a code and the words it rests on), "confidence", "claims", "allergens", "usually" and "reason".
            """,
            """
            "claim_basis" and "allergen_basis" say what each rests on: mark, words, definition, recipe, cuisine, \
            guess, model or traces. "usually" lists the allergens that are contained only by the usual recipe or the \
            cuisine's habits.
            """,
            """
            With --evidence also "evidence" (each piece with its id and kind, the text it rests on, what was found in \
            it, in words and as codes, and what that says of diets), "claim_evidence" and "allergen_evidence" with its \
            ids, "options" that may be added or chosen, "staff_questions" by language, and "hidden_ingredients" that \
            cooks of the cuisine often put in unsaid. A row then takes about twice the time. vegyscan schema judge \
            describes every key.
            """,
        ],
        options: [
            .language("The language of dishes that don't name theirs, such as en or de."),
            .cuisine("The cuisine of dishes that don't name theirs, such as italian."),
            .knowledge,
            .flag(.evidence, nil, .output, "Print what each verdict rests on, and what to ask."),
        ],
        examples: [
            Example(#"echo '{"name": "Pad Thai"}' | vegyscan judge --cuisine thai"#, meaning: "Judge one dish."),
            Example(
                #"echo '{"name": "Pad Thai"}' | vegyscan judge --evidence"#, meaning: "See what a verdict rests on."),
            Example("vegyscan judge --language de < dishes.jsonl > verdicts.jsonl", meaning: "Judge a list of dishes."),
        ])

    /// For rows that say none themselves.
    let language: String?
    let cuisine: String?
    let knowledge: Knowledge
    /// Evidence, questions and hidden ingredients take most of the time of writing a row.
    let tellsEvidence: Bool
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        let settings = try intake.resolveSettings()
        knowledge = Knowledge(own: try KnowledgeFiles(settings, environment: intake.environment).checkedTexts())
        language = intake.arguments.text(.language)
        cuisine = intake.arguments.text(.cuisine)
        tellsEvidence = intake.arguments.has(.evidence)
        console = intake.console
    }

    func run() -> ExitCode {
        let judge = Judge(knowledge: knowledge)
        let decoder = JSONDecoder()
        let encoder = JSONEncoder.bundle()
        var exitCode = ExitCode.success
        var number = 0
        while let line = readLine() {
            number += 1
            if line.allSatisfy(\.isWhitespace) { continue }
            guard var row = try? decoder.decode(DishRow.self, from: Data(line.utf8)) else {
                console.error("line \(number): This is no JSON object with a text \"name\"; the line was left out.")
                exitCode = .someFailed
                continue
            }
            row.dish.language = row.dish.language ?? language
            row.dish.cuisine = row.dish.cuisine ?? cuisine
            let verdict = VerdictRow(
                id: row.id, name: row.dish.name, classification: judge(row.dish), tellsEvidence: tellsEvidence)
            guard let data = try? encoder.encode(verdict) else {
                console.error("line \(number): The verdict could not be written as JSON; please report this.")
                exitCode = .internalError
                continue
            }
            guard StandardStreams.print(String(decoding: data, as: UTF8.self) + "\n") else { return .cannotWrite }
        }
        if let failure = StandardInput.failure {
            console.error(failure)
            return .noInput
        }
        return exitCode
    }
}
