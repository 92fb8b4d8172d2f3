extension CommandDescription {
    static let fixtures = CommandDescription(
        name: .fixtures,
        summary: "write bundles to test another client with",
        discussion: [
            """
            Writes bundles as scans give them and as they break clients: unknown words, missing keys, 500 dishes, \
            right-to-left and hostile texts, later versions, each with a note on what a client should do with it; the \
            JSON Schemas; and TypeScript types made from them. The same version writes the same bytes.
            """
        ],
        operand: OperandDescription(
            name: "PATH", kind: .file,
            help: "Photos, or folders of them, whose results become fixtures as well, in DIR/samples.",
            isRequired: false, isRepeatable: true),
        options: [
            .value(.out, "o", "DIR", .folder, .output, "The folder for all of it; made if missing.", required: true),
            .quiet, .jobs,
        ],
        examples: [
            Example("vegyscan fixtures --out fixtures", meaning: "Write the bundles, schemas and types."),
            Example(
                "vegyscan fixtures samples --out fixtures",
                meaning: "The same, with the results of the photos in samples."
            ),
        ])
}
