extension CommandDescription {
    static let benchLabels = CommandDescription(
        name: .benchLabels,
        summary: "score the dishes found on pages that were read before, by any weights",
        discussion: [
            """
            Takes the first page of each bundle that scan -o has written into a FOLDER, or files of words with boxes as \
            scripts/learn-layout draws them, and finds the dishes on them anew, without photos. docs/layout.md tells how \
            words are labelled.
            """,
            """
            With --truth, the dishes are matched with those in DIR/NAME.dishes.json, where NAME is the photo's, as bench \
            dishes does, and counted: how many are true, found and matched; of these, how many have the right prices; \
            and how many have the right prices and a name at least 0.9 alike. With --features, what each word is \
            labelled by is written, for weights to be learned from.
            """,
        ],
        operand: OperandDescription(
            name: "FOLDER", kind: .folder, help: "A folder of bundles or of drawn pages.", isRepeatable: true),
        options: [
            .value(
                .truth, nil, "DIR", .folder, .input, "The lists of dishes to score by.", required: true,
                replacement: .features),
            .value(.weights, nil, "FILE", .file, .input, "A table of weights instead of the program's own."),
            .value(.only, nil, "FILE", .file, .input, "Take only the pages that a line of FILE names."),
            .value(
                .features, nil, "FILE", .file, .output,
                "Write words and features of each page as a JSON object a line; with --weights, habits too."),
            .flag(.json, nil, .output, "Print the figures as one JSON object, with each dish beside its match."),
        ],
        examples: [
            Example("vegyscan bench labels out --truth menus", meaning: "Score dishes without reading photos anew.")
        ])
}
