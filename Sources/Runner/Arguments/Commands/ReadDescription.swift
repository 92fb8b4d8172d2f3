extension CommandDescription {
    static let read = CommandDescription(
        name: .read,
        summary: "show only the text on photos, in reading order",
        discussion: [
            """
            Prints the recognised text on standard output, photo after photo in the order given. With --out, the text \
            of each photo goes to DIR/NAME.txt instead, where NAME is the photo's name with its extension.
            """,
            """
            --steps is for finding out why something was misread: it keeps the picture as it was after each step, as             DIR/NAME/1-decoded.png and so on; on the last one the lines (red) and words (blue) that were found are             drawn in. These pictures show the photo with all that is on it: keep them as private as the photo. \
            Photos are then read within the program.
            """,
        ],
        operand: OperandDescription(
            name: "FILE", kind: .file, help: "A photo.", replacements: [.filesFrom], isRepeatable: true),
        options: [
            .value(.out, "o", "DIR", .folder, .output, "Write a text file per photo into this folder."),
            .value(.steps, nil, "DIR", .folder, .output, "Keep the picture after each step in this folder, as PNG."),
            .filesFrom, .null, .quiet, .verbose,
        ] + .reading + [.maxMemory, .isolation],
        examples: [
            Example("vegyscan read menu.jpg", meaning: "Show the text on a photo."),
            Example("vegyscan read -l ita menu.jpg | grep -i uova", meaning: "Look for a word on an Italian menu."),
            Example("vegyscan read photos/*.jpg --out texts", meaning: "Write texts/NAME.jpg.txt for each photo."),
            Example("vegyscan read menu.jpg --steps steps", meaning: "See what each step made of a photo."),
        ])
}
