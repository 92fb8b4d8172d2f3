internal import Files
internal import Foundation
internal import Judging
internal import Models

/// `vegyscan judge`: dishes in, verdicts out, in the same order.
struct JudgeCommand: Command {
    static let name: CommandName = "judge"
    static let description = CommandDescription(
        name: name,
        summary: "judge dishes by their names, without any photo",
        discussion: [
            """
            Names of dishes, given here or in a file, are answered in words, or with --json in JSON Lines.
            """,
            """
            Without names it reads one JSON object a line from standard input, with "name" and, where known, "description", \
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
        operand: OperandDescription(
            name: "DISH", kind: .text, help: "A dish as a menu names it, in quotes.", isRequired: false,
            isRepeatable: true),
        options: [
            .value(
                .file, "f", "FILE", .file, .input,
                "Read names of dishes from this file, one a line; - is standard input."),
            .flag(.json, nil, .output, "Print one JSON object a dish where names were given."),
            .language("The language of dishes that don't name theirs, such as en or de."),
            .cuisine("The cuisine of dishes that don't name theirs, such as italian."),
            .knowledge,
            .flag(.evidence, nil, .output, "Print what each verdict rests on, and what to ask."),
        ],
        examples: [
            Example(#"vegyscan judge "Pad thai" --cuisine thai"#, meaning: "Judge one dish."),
            Example("vegyscan judge -f names.txt --json", meaning: "Judge a list of names, for a program."),
            Example(
                #"echo '{"name": "Pad Thai"}' | vegyscan judge --evidence"#, meaning: "See what a verdict rests on."),
            Example(
                "vegyscan judge --language de < dishes.jsonl > verdicts.jsonl",
                meaning: "Judge dishes of which more is known."),
        ])

    /// For rows that say none themselves.
    let language: String?
    let cuisine: String?
    let knowledge: Knowledge
    /// Evidence, questions and hidden ingredients take most of the time of writing a row.
    let tellsEvidence: Bool
    let printsJSON: Bool
    /// Dishes that were named on the command line.
    let names: [String]
    /// Where more names stand, one a line; nil for nowhere.
    let file: FilePath?
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        let settings = try intake.resolveSettings()
        knowledge = Knowledge(own: try KnowledgeFiles(settings, environment: intake.environment).checkedTexts())
        language = intake.arguments.text(.language)
        cuisine = intake.arguments.text(.cuisine)
        tellsEvidence = intake.arguments.has(.evidence)
        printsJSON = intake.arguments.has(.json)
        names = intake.arguments.words
        file = intake.arguments.path(.file)
        console = intake.console
    }

    func run() throws(CommandFailure) -> ExitCode {
        if names.isEmpty, file == nil { return judgeRows() }
        // Who forgets the option for a list would get a verdict on the list's name.
        for name in names where FileKind.of(FilePath(name)) == .file {
            throw CommandFailure(
                message:
                    "\(name) is a file: read names from it with -f, or JSON Lines with < \(FilePath(name).quotedForShell)",
                exitCode: .usage)
        }
        let listed = try file.map { file throws(CommandFailure) in try Self.lines(of: file) } ?? []
        return try judge(names + listed)
    }

    // MARK: - Names

    /// More are better judged as JSON Lines, which aren't held in memory.
    private static let mostBytes = 64 << 20

    private static func lines(of file: FilePath) throws(CommandFailure) -> [String] {
        if file == FilePath("-") {
            var lines: [String] = []
            while let line = readLine() { lines.append(line) }
            if let failure = StandardInput.failure { throw CommandFailure(message: failure, exitCode: .noInput) }
            return lines
        }
        guard let bytes = SmallFile.bytes(of: file, limit: mostBytes),
            let text = String(validating: bytes, as: UTF8.self)
        else {
            throw CommandFailure(
                message: "\(file.display): The list must be a readable file of UTF-8 text of at most 64 MiB.",
                exitCode: .noInput)
        }
        return text.split(whereSeparator: \.isNewline).map(String.init)
    }

    private func judge(_ names: [String]) throws(CommandFailure) -> ExitCode {
        let names = names.filter { !$0.allSatisfy(\.isWhitespace) }
        guard !names.isEmpty else { throw CommandFailure(message: "The list names no dish.", exitCode: .noInput) }
        let judge = Judge(knowledge: knowledge)
        for name in names {
            let verdict = judge(DishText(name: name, language: language, cuisine: cuisine))
            let text =
                printsJSON
                ? json(VerdictRow(name: name, classification: verdict, tellsEvidence: tellsEvidence))
                : VerdictText(name: name, verdict: verdict, tellsEvidence: tellsEvidence).text
            guard let text else {
                throw CommandFailure(
                    message: "The verdict could not be written as JSON; please report this.", exitCode: .internalError)
            }
            guard StandardStreams.print(text) else { return .cannotWrite }
        }
        if !printsJSON {
            console.note("A result is a hint, never a guarantee: with an allergy, always ask the staff.")
        }
        return .success
    }

    private func json(_ row: VerdictRow) -> String? {
        (try? JSONEncoder.bundle().encode(row)).map { String(decoding: $0, as: UTF8.self) + "\n" }
    }

    // MARK: - JSON Lines

    private func judgeRows() -> ExitCode {
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
