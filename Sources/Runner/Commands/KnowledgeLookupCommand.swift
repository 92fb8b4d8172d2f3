internal import Foundation
internal import Judging
internal import Models

/// `vegyscan knowledge lookup`: what is known of a word or phrase.
struct KnowledgeLookupCommand: Command {
    static let name: CommandName = "knowledge lookup"
    static let description = CommandDescription(
        name: name,
        summary: "show what is known of a word or phrase",
        discussion: [
            """
            The words are read like the name of a dish. For each language that understands them differently, it prints \
            what each word or known phrase means, which diets that speaks against and which of the 14 allergens it \
            brings, and how it was recognised: as it stands, as a form of another word, with other accents, or taken \
            apart. What a word says depends on those beside it: "lentil burger" is no beef.
            """,
            """
            When a word isn't known in any language, the exit code is 1.
            """,
        ],
        operand: OperandDescription(
            name: "WORD", kind: .text, help: "A word, or the words of a phrase.", isRepeatable: true),
        options: [
            .flag(.json, nil, .output, "Print what was found as one JSON object."),
            .language("Read only as on menus in this language, such as en or de."),
            .cuisine("The cuisine of the menu, such as thai, for what its kitchens add."),
            .knowledge,
        ],
        examples: [
            Example("vegyscan knowledge lookup pad thai", meaning: "See what is known of a dish."),
            Example("vegyscan knowledge lookup --language de Kartoffelsuppe", meaning: "See a word taken apart."),
        ])

    let phrase: String
    /// Nil for every language.
    let language: String?
    let cuisine: String?
    let lookup: KnowledgeLookup
    let printsJSON: Bool
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        let settings = try intake.resolveSettings()
        lookup = KnowledgeLookup(
            overrides: try KnowledgeFiles(settings, environment: intake.environment).checkedTexts())
        phrase = intake.arguments.words.joined(separator: " ")
        language = intake.arguments.text(.language)
        cuisine = intake.arguments.text(.cuisine)
        printsJSON = intake.arguments.has(.json)
        console = intake.console
    }

    func run() -> ExitCode {
        let readings = lookup.readings(of: phrase, language: language, cuisine: cuisine)
        let text: String
        if printsJSON {
            let record = LookupRecord(phrase: phrase, readings: readings)
            guard let data = try? JSONEncoder.bundle(pretty: true).encode(record) else {
                console.error("What was found could not be written as JSON; please report this.")
                return .internalError
            }
            text = String(decoding: data, as: UTF8.self) + "\n"
        } else {
            text = LookupText(readings: readings, isForOneLanguage: language != nil).text
        }
        guard StandardStreams.print(text) else { return .cannotWrite }
        let isKnown = readings.contains { !$0.words.isEmpty && !$0.hasUnknownWords }
        return isKnown ? .success : .someFailed
    }
}
