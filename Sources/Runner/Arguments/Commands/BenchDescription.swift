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
            name: "COMMAND", kind: .choice([CommandName.benchText.ownWord]), help: "What is measured."),
        examples: [Example("vegyscan bench text truth", meaning: "Measure how well text is read.")])

    static let benchText = CommandDescription(
        name: .benchText,
        summary: "score the text read on photos against transcriptions",
        discussion: [
            """
            Reads every photo in TRUTH_DIR that has a transcription beside it: menu.jpg.gt.txt, or menu.gt.txt, for \
            menu.jpg. Prints for each photo and overall (mean, median and worst) how well it was read, the time of \
            each stage, the wall time of reading and the peak memory. Sub-folders are left alone. A photo that fails \
            counts as read without any text and is marked with an x.
            """,
            """
            Text is compared in NFKC, lower case, with straight quotes and dashes. A word is a run of letters and \
            digits, with single . , : ' inside; each Han, kana or Thai character is a word of its own.
            """,
            """
            Word F1 is of the bags of words: their order doesn't count. Line CER is the mean of each true line \
            against its best place in what was read, without white space. WER is the number of words to change, add \
            or take away, in their order, per true word. Order is the part of it that the bags of words don't have: \
            what is lost to the reading order alone.
            """,
            """
            Where TRUTH_DIR has an index.json, an array of objects with "file" and "languages" (BCP 47, the main one \
            first), the languages are checked: the main one is right when the first language found is the first one \
            of that list. A code without script or region stands for all of them.
            """,
            """
            --baseline runs the program tesseract as well, once for each photo, as many at a time as there are \
            lanes, with OMP_THREAD_LIMIT=1 and the same --languages, or its own default for auto. Its wall time \
            holds the start of a process for each photo; the one of this program holds no start.
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
