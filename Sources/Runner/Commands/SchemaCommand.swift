internal import Library

/// `vegyscan schema`: a JSON Schema of what the program writes, and of what it reads from folders.
struct SchemaCommand: Command {
    static let name: CommandName = "schema"
    static let description = CommandDescription(
        name: name,
        summary: "print the JSON Schema of what the program writes or reads",
        discussion: [
            """
            The schema follows JSON Schema 2020-12, with a description and an example for each key. bundle is a \
            bundle.json, words the words.json beside it, index one line of index.jsonl, events one line of what scan \
            --json prints and of a run log, judge one line of what judge prints, profile a profile.json with a \
            profile's verdicts, export what export writes, and folder the vegyscan.json that a person writes.
            """
        ],
        operand: OperandDescription(
            name: "WHAT", kind: .choice(PublishedSchema.allCases.map(\.rawValue)),
            help: "What the schema describes; bundle where nothing is named.", isRequired: false),
        examples: [
            Example("vegyscan schema > bundle.schema.json", meaning: "Keep the schema for a validator."),
            Example("vegyscan schema events", meaning: "See what a program that reads the events may expect."),
        ])

    let schema: PublishedSchema

    init(_ intake: CommandIntake) {
        schema = intake.arguments.word.flatMap(PublishedSchema.init) ?? .bundle
    }

    func run() -> ExitCode { VegyScan.print(schema.text) }
}
