internal import Models

extension CommandDescription {
    static let bench = CommandDescription(
        name: .bench,
        summary: "measure this program against known answers",
        discussion: [
            """
            Each of its commands takes a folder of photos or data with the right answers beside them, and prints how \
            near to them this program comes.
            """
        ],
        operand: OperandDescription(
            name: "COMMAND", kind: .choice(CommandName.bench.subcommands.map(\.ownWord)), help: "What is measured."),
        examples: [Example("vegyscan bench text truth", meaning: "Measure how well text is read.")])

    static let benchText = CommandDescription(
        name: .benchText,
        summary: "score the text read on photos against transcriptions",
        discussion: [
            """
            Reads every photo in TRUTH_DIR that has a transcription beside it: menu.jpg.gt.txt, or menu.gt.txt, for \
            menu.jpg. Sub-folders are left alone. Prints for each photo, and as mean, median and worst of all, how \
            well it was read; then the wall time of reading, the peak memory and the time of each stage. A photo that \
            fails counts as read without any text and is marked with an x.
            """,
            """
            Text is compared in NFKC and lower case, with straight quotes and dashes. A word is a run of letters and \
            digits, with single . , : ' inside; each Thai, kana or Han character is a word of its own.
            """,
            """
            Word F1 takes words without their order. Line CER takes each true line at its best place in what was \
            read: the part as long as the line, or cut off at the start or end, that is most like it; white space \
            doesn't count. WER is the number of words to change, add or take away per true word. Order is the part of \
            the WER that would be gone if the order didn't count.
            """,
            """
            Where TRUTH_DIR has an index.json, an array of objects with "file" and "languages" (BCP 47, the main one \
            first), the languages found are checked against it: the main one is right when the first one found is the \
            first one listed. A code without script or region agrees with any.
            """,
            """
            Where it names several main languages, or for any photo a "layout" (any word), a table follows with the \
            means for each main language, line CER also by layout, and with the mean and the worst of the languages. \
            Language right is the share of photos with the right main language.
            """,
            """
            With --baseline the program tesseract reads the same photos: one process for each, as many at a time as \
            there are lanes, with OMP_THREAD_LIMIT=1 and the languages given, or its default for auto. On a busy \
            machine trust the ratio of processor times rather than that of wall times.
            """,
        ],
        operand: OperandDescription(
            name: "TRUTH_DIR", kind: .folder, help: "The folder of photos and transcriptions."),
        options: [
            .value(
                .out, "o", "DIR", .folder, .output,
                "Keep what was read, as DIR/NAME.txt and DIR/tesseract/NAME.txt, and the figures as DIR/report.json."),
            .flag(.json, nil, .output, "Print the figures as one JSON object."),
            .flag(.baseline, nil, .output, "Run plain tesseract on the same photos and print its figures beside."),
            .quiet, .verbose,
        ] + .reading,
        examples: [
            Example("vegyscan bench text truth", meaning: "Score the photos of a folder."),
            Example("vegyscan bench text truth --baseline", meaning: "The same beside plain tesseract."),
            Example(
                "vegyscan bench text truth --json --out texts > figures.json",
                meaning: "Keep figures and texts to look into."),
        ])
}
