internal import Outputs
internal import Reading

extension CommandDescription {
    static let read = CommandDescription(
        name: .read,
        summary: "show only the text on photos, in reading order",
        discussion: [
            """
            Prints the recognised text on standard output, photo after photo in the order given. With --out, the text \
            of each photo goes to DIR/NAME.txt instead, where NAME is the photo's name with its extension. A picture on \
            standard input (cat photo.jpg | vegyscan read -) is read as one.
            """,
            """
            --format writes what other OCR programs read: tsv as tesseract's table, hocr (version 1.2) and alto \
            (version 4.4) with blocks, lines, words and confidences, and json with all of that. Several photos are \
            several pages of one document, numbered as the photos are given; a photo that fails has no page. Where \
            no photo could be read, hocr and alto print nothing. Boxes are in pixels of the upright photo, from its \
            top left corner. With --out the files end in .tsv, .hocr, .alto.xml and .json.
            """,
            """
            --steps is for finding out why something was misread: it keeps the picture as it was after each step, as \
            DIR/NAME/1-decoded.png and so on; on the last one the lines (red) and words (blue) that were found are \
            drawn in. These pictures show the photo with all that is on it: keep them as private as the photo. \
            Photos are then read within the program.
            """,
        ],
        operand: OperandDescription(
            name: "FILE", kind: .file, help: "A photo.", replacements: [.filesFrom], isRepeatable: true),
        options: [
            .value(.out, "o", "DIR", .folder, .output, "Write a text file per photo into this folder."),
            .value(
                .format, nil, "WORD", .choice(TextFormat.allCases.map(\.rawValue)), .output,
                "What to write: text unless given.", conflicts: [.json]),
            .flag(.json, nil, .output, "Print one JSON object; as --format json.", conflicts: [.format]),
            .value(.steps, nil, "DIR", .folder, .output, "Keep the picture after each step in this folder, as PNG."),
            .filesFrom, .null, .quiet, .verbose,
        ] + .reading + [.maxMemory, .isolation],
        examples: [
            Example("vegyscan read menu.jpg", meaning: "Show the text on a photo."),
            Example("vegyscan read -l ita menu.jpg | grep -i uova", meaning: "Look for a word on an Italian menu."),
            Example("vegyscan read menu.jpg --format hocr > menu.hocr", meaning: "Make hOCR for another program."),
            Example("vegyscan read photos/*.jpg --out texts", meaning: "Write texts/NAME.jpg.txt for each photo."),
            Example("vegyscan read menu.jpg --steps steps", meaning: "See what each step made of a photo."),
        ])
}
