extension CommandDescription {
    static let read = CommandDescription(
        name: .read,
        summary: "show only the text on photos, in reading order",
        discussion: [
            """
            Prints the recognised text on standard output, photo after photo in the order given. With --out, the text \
            of each photo goes to DIR/NAME.txt instead, where NAME is the photo's name with its extension.
            """
        ],
        operand: OperandDescription(
            name: "FILE", kind: .file, help: "A photo.", replacement: .filesFrom, isRepeatable: true),
        options: [
            .value(.out, "o", "DIR", .folder, .output, "Write a text file per photo into this folder."),
            .filesFrom, .null, .quiet, .verbose, .languages, .detector, .engineFolder, .jobs, .maxPixels, .maxBytes,
            .deadline,
        ],
        examples: [
            Example("vegyscan read menu.jpg", meaning: "Show the text on a photo."),
            Example("vegyscan read -l ita menu.jpg | grep -i uova", meaning: "Look for a word on an Italian menu."),
            Example("vegyscan read photos/*.jpg --out texts", meaning: "Write texts/NAME.jpg.txt for each photo."),
        ])
}
