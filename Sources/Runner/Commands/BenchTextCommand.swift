internal import Files
internal import Models
internal import Outputs

/// `vegyscan bench text`: how well and how fast photos are read.
struct BenchTextCommand: Command {
    static let name: CommandName = "bench text"
    static let description = CommandDescription(
        name: name,
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
            "Language right" is the share of photos with the right main language.
            """,
            """
            With --baseline the program tesseract reads the same photos: one process for each, as many at a time as \
            there are lanes, with OMP_THREAD_LIMIT=1 and the languages given, or its default for auto. On a busy \
            machine trust the ratio of processor times rather than that of wall times.
            """,
            """
            With --engine, --texts or --command several readings stand side by side in one table instead: means over the photos, \
            then the wall time, the sum of the times of all photos, their median and the time within which 95 of 100 \
            were read; word F1 and line CER also by main language and by the "difficulty" (any word) that index.json \
            names. They read one after the other, with the same lanes and languages. Texts in a folder are called like \
            the photos, menu.jpg.txt, or menu.txt, for menu.jpg; a photo without one counts as failed.
            """,
            """
            A command is run by the shell for each photo, {} standing for its path, and writes \
            the text on its standard output; one that ends with another code than 0, takes longer than --deadline or \
            writes more than 1 MiB failed. Its start is part of its time, and as many run at a time as there are lanes.
            """,
        ],
        operand: OperandDescription(
            name: "TRUTH_DIR", kind: .folder, help: "The folder of photos and transcriptions."),
        options: [
            .value(
                .out, "o", "DIR", .folder, .output,
                "Keep what was read, as DIR/NAME.txt and DIR/tesseract/NAME.txt, and the figures as DIR/report.json."),
            .flag(.json, nil, .output, "Print the figures as one JSON object."),
            .flag(
                .baseline, nil, .output, "Run plain tesseract on the same photos and print its figures beside.",
                conflicts: [.engine, .texts, .command]),
            .value(
                .engine, nil, "WORD", .choice(of: TextContest.Engine.self), .input,
                "Read with this way, or program, beside others. Can be given more than once.", repeatable: true),
            .value(
                .texts, nil, "DIR", .folder, .input,
                "Score the texts that another program left in this folder. Can be given more than once.",
                repeatable: true),
            .command(
                "Run this command for each photo, and score and time what it writes. Can be given more than once.",
                repeatable: true),
            .quiet, .verbose,
        ] + .reading,
        examples: [
            Example("vegyscan bench text truth", meaning: "Score the photos of a folder."),
            Example("vegyscan bench text truth --baseline", meaning: "The same beside plain tesseract."),
            Example(
                "vegyscan bench text truth --engine classic --engine neural --texts other",
                meaning: "Compare both ways of reading, and another program's texts."),
            Example(
                "vegyscan bench text truth --engine neural --command 'ocr {}'",
                meaning: "Compare another program, run once for each photo."),
            Example(
                "vegyscan bench text truth --json --out texts > figures.json",
                meaning: "Keep figures and texts to look into."),
        ])

    let folder: FilePath
    /// Where texts and figures are kept, or nil.
    let output: FilePath?
    let runsBaseline: Bool
    /// Side by side, in this order; empty for figures of one reading.
    let engines: [TextContest.Engine]
    /// Folders of other programs' texts.
    let textFolders: [FilePath]
    /// Command lines of other programs, each run once for each photo.
    let commands: [PhotoCommand]
    let printsJSON: Bool
    let settings: Settings
    let environment: ProcessEnvironment
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        environment = intake.environment
        folder = intake.arguments.paths.first ?? FilePath(".")
        output = intake.arguments.path(.out)
        runsBaseline = intake.arguments.has(.baseline)
        engines = intake.arguments.texts(.engine).compactMap(TextContest.Engine.init)
        textFolders = intake.arguments.paths(.texts)
        commands = try intake.arguments.texts(.command).map { (line) throws(CommandFailure) in
            try PhotoCommand(line, environment: intake.environment)
        }
        printsJSON = intake.arguments.has(.json)
        console = intake.console
    }

    func run() async -> ExitCode {
        await console.telling { () throws(CommandFailure) in
            let isContest = !engines.isEmpty || !textFolders.isEmpty || !commands.isEmpty
            if !isContest { try settings.requireReading() }
            var tesseract: TesseractProgram?
            if runsBaseline {
                tesseract = TesseractProgram(settings: settings, environment: environment)
                if tesseract == nil {
                    throw CommandFailure(message: TesseractProgram.missing.message, exitCode: .unavailable)
                }
            }
            let output = BenchOutput(folder: output, truth: folder)
            let truth = try output.answers(
                TruthFolder.init, console,
                lacks: "No photo here has a transcription beside it; name it like the photo and end it with .gt.txt.")
            return isContest ? try await compare(truth, output) : try await finish(truth, output, tesseract)
        }
    }

    private func finish(
        _ truth: TruthFolder, _ output: BenchOutput, _ tesseract: TesseractProgram?
    ) async throws(CommandFailure) -> ExitCode {
        let result = await TextBench(truth: truth, settings: settings, tesseract: tesseract, tell: console.tell).run()
        let isPrinted = try output.publish(
            result.report, items: .text(truth, result.report.photos), of: truth.files, asJSON: printsJSON,
            table: TextBenchTable(report: result.report).text
        ) { (folder) throws(StageFailure) in
            for (photo, text) in zip(truth.photos, result.texts) {
                try TextWriter(folder: folder).write(text, name: photo.name)
            }
            let baseline = TextWriter(folder: folder.appending("tesseract"))
            for (photo, text) in zip(truth.photos, result.baselineTexts) {
                try baseline.write(text, name: photo.name)
            }
        }
        guard isPrinted else { return .cannotWrite }
        return result.report.run.failed == 0 && truth.problems.isEmpty ? .success : .someFailed
    }
}
