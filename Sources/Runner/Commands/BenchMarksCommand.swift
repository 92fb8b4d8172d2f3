internal import Files
internal import Library
internal import Models
internal import Stages

/// `vegyscan bench marks`: whether what is printed about allergens reaches its dish.
struct BenchMarksCommand: Command {
    static let name: CommandName = "bench marks"
    static let description = CommandDescription(
        name: name,
        summary: "score whether the allergens printed beside dishes reach them",
        discussion: [
            """
            Scans every photo in TRUTH_DIR that has a list of dishes beside it, as bench dishes does, where the dishes \
            name their "allergens" (an array; those whose marks are printed beside the dish). make bench-marks draws \
            such a folder.
            """,
            """
            "Said" counts the printed allergens that the dish with that name is said to contain because of a mark, \
            "not printed" those said because of a mark that isn't there. "Unsafe" counts dishes called vegan or \
            vegetarian though a printed mark rules that out, "silent" printed allergens that aren't said on a menu \
            without a warning about marks, "untold" those of a dish that carries no doubt about its marks, "doubted" \
            the dishes that carry one although all is said, of those of which all is said. Where TRUTH_DIR has an index.json that names the "form" of each legend and the kind of "marks", \
            each form, kind and language has its own line, the worst first.
            """,
        ],
        operand: OperandDescription(
            name: "TRUTH_DIR", kind: .folder, help: "The folder of photos and lists of dishes."),
        options: [
            .keptBundles, .readings,
            .value(
                .sheet, nil, "FILE", .file, .output,
                """
                Draw one page of each form, small, the one of which least was said, into one JPEG picture to look at.
                """),
            .flag(.json, nil, .output, "Print the figures as one JSON object."), .quiet, .verbose,
        ] + .reading,
        examples: [
            Example("vegyscan bench marks truth", meaning: "Score the marks on the photos of a folder."),
            Example(
                "vegyscan bench marks truth --readings kept",
                meaning: "Score what was read before, after a change behind the reader."),
            Example("vegyscan bench marks truth --sheet sheet.jpg", meaning: "Look at a page of each form."),
        ])

    let folder: FilePath
    /// Where bundles and figures are kept, or nil.
    let output: FilePath?
    /// What was read before, or nil to read the photos.
    let kept: KeptReadings?
    /// Where a picture with a page of each form is written, or nil.
    let sheet: FilePath?
    let printsJSON: Bool
    let settings: Settings
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        folder = intake.arguments.paths.first ?? FilePath(".")
        output = intake.arguments.path(.out)
        kept = intake.arguments.path(.readings).map { KeptReadings(folder: $0) }
        sheet = intake.arguments.path(.sheet)
        printsJSON = intake.arguments.has(.json)
        console = intake.console
    }

    func run() async -> ExitCode {
        await console.telling { () throws(CommandFailure) in
            if kept == nil { try settings.requireReading() }
            let output = BenchOutput(folder: output, truth: folder)
            let truth = try output.answers(
                DishTruthFolder.init, console,
                isEnough: { $0.truths.joined().contains { $0.allergens != nil } },
                lacks: "No photo here has a list of dishes with allergens beside it; see vegyscan bench marks --help.")
            let bench = DishBench(
                truth: truth, settings: settings, layoutOnly: false, kept: kept, tell: console.tell)
            let result = await bench.run()
            let index = MarkIndex(folder.appending("index.json"))
            var report = MarkBenchReport(failed: result.report.run?.failed ?? 0)
            var pages = MarkSheet()
            for ((photo, wanted), bundle) in zip(zip(truth.photos, truth.truths), result.bundles) {
                let (tally, row) = (MarkTally(wanted, bundle), index[photo.file.path.lastComponent.display])
                report.add(tally, photo: photo.name, row)
                pages.add(photo, tally, form: row?.form)
            }
            let isPrinted = try output.publish(
                report, items: .marks(truth, report.photos.map(\.figures), index), of: truth.files,
                asJSON: printsJSON, table: report.text
            ) { (folder) throws(StageFailure) in try result.write(truth.photos, to: folder) }
            guard isPrinted else { return .cannotWrite }
            if let sheet { try write(pages, to: sheet) }
            return report.failed == 0 && truth.problems.isEmpty ? .success : .someFailed
        }
    }

    private func write(_ pages: MarkSheet, to file: FilePath) throws(CommandFailure) {
        do throws(StageFailure) {
            try AtomicFile.write(try pages.jpegBytes(limits: settings.limits), to: file)
        } catch {
            throw CommandFailure(message: "\(file.display): \(error.message)", exitCode: .cannotWrite)
        }
    }
}

extension OptionName {
    static let sheet = OptionName("sheet")
}
