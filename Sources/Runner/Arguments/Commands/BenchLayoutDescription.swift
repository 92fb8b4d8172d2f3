extension CommandDescription {
    static let benchLayout = CommandDescription(
        name: .benchLayout,
        summary: "time finding dishes on longer and longer made pages",
        discussion: [
            """
            Makes pages of 250 to 4000 lines of several kinds, from a plain list to lines that lie on one another, and \
            times how long finding marks and dishes takes, as the quicker of two runs. Prints the time for 250 \
            lines, then for each doubling by how much the time grew: 2 is as much as the page, 4 its square.
            """,
            """
            With FOLDERs it times nothing, but takes pages that were read before: the bundles that scan -o has written \
            into a folder, or files of words with boxes as scripts/learn-layout draws them. It writes the features by \
            which a page's words are labelled, for weights to be learned from, or scores the dishes that given weights \
            find. docs/layout.md tells how.
            """,
        ],
        operand: OperandDescription(
            name: "FOLDER", kind: .folder, help: "A folder of bundles or of drawn pages.", isRequired: false,
            isRepeatable: true),
        options: [
            .value(
                .features, nil, "FILE", .file, .output,
                "Write words and features of each page as a JSON object a line; with --weights, habits too."),
            .value(.weights, nil, "FILE", .file, .input, "A table of weights instead of the program's own."),
            .value(.truth, nil, "DIR", .folder, .input, "Score the dishes found against the lists of dishes in DIR."),
            .value(.only, nil, "FILE", .file, .input, "Take only the pages that a line of FILE names."),
            .flag(.json, nil, .output, "Print the figures as one JSON object."),
        ],
        examples: [
            Example("vegyscan bench layout", meaning: "See how time grows with the lines of a page."),
            Example("vegyscan bench layout out --truth truth", meaning: "Score dishes without reading photos anew."),
        ])
}
