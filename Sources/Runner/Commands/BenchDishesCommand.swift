internal import Files
internal import Foundation
internal import Library
internal import Models
internal import Stages

/// `vegyscan bench dishes`: how well dishes, prices and marks are found.
struct BenchDishesCommand: Command {
    static let name: CommandName = "bench dishes"
    static let description = CommandDescription(
        name: name,
        summary: "score the dishes, prices and marks found on photos",
        discussion: [
            """
            Scans every photo in TRUTH_DIR that has a list of dishes beside it, menu.jpg.dishes.json, or \
            menu.dishes.json, for menu.jpg, each as a menu of one page, without caches and without an LLM. The list \
            is a JSON array of objects with "name" and, where the menu has them, "section", "description", "price" \
            (as printed; several as an array, or with slashes between) and "symbols" (an array). Objects without a \
            name, such as a legend, are passed over.
            """,
            """
            Found dishes are matched with true ones one to one, so that the names are the most alike in sum; less \
            than 0.7 is no match. Alike means 1 - edit distance / longer length, in NFKC, lower case, straight quotes \
            and dashes and single spaces. Of a name in two languages, divided by a slash or bar with spaces around it, \
            each part counts as well as the whole, and so does a name with what was found to be the size of its only \
            price; the most alike counts. Where dishes have one name, the same section decides, then the same prices.
            """,
            """
            P is precision, R recall. Prices: of the matched dishes, those with all true amounts and no others; print \
            and currency don't count, and neither does a price in words only. Links: pairs of a dish and one of its \
            amounts, among all. Strict: F1 of dishes with a name at least 0.9 alike and all prices right. Descr: word \
            F1 of the matched dishes' descriptions. Section: of the matched dishes, those with a heading at least 0.7 \
            alike, or none on both sides.
            """,
            """
            Marks are letters, numbers and words; icons are drawings, in the list described in words, such as "green \
            leaf icon"; a word of the menu is told from them as "vegan (word)". Letters are compared without case and \
            punctuation; drawings by the shape and colour named, or by a meaning that such a shape can have. A doubt \
            about a mark that wasn't read counts as none. Both are scored among the matched dishes; the JSON figures \
            also have them "anywhere" on the photo, whatever dish they were given to.
            """,
            """
            The word F1 of a photo needs its transcription, as for bench text. Mean is that of the photos' figures; \
            micro counts all photos as one. Both are printed again for the photos with a word F1 of at least 0.9. A \
            photo that fails counts as one without dishes and is marked with an x; a figure with nothing to count \
            is a dash.
            """,
            """
            Where TRUTH_DIR has an index.json as for bench text that names several main languages, or for any photo a \
            "layout" (any word), a table follows with the means for each main language, F1 also by layout, and with \
            the mean and the worst of the languages. "Language right" is the share of photos with the right main \
            language.
            """,
            """
            With --layout-only, reading isn't scored: a true dish counts only if its name stands at least 0.9 alike \
            in consecutive words of the text read; of the others, what was found in their place (at least 0.5 alike) \
            doesn't count either, nor does, for each true dish without any, one whose name is nowhere at least 0.7 \
            alike in the transcription. Nor do prices that the text has less often than the truth, where they weren't \
            found, and wrong ones in their place that no dish of the photo has.
            """,
        ],
        operand: OperandDescription(
            name: "TRUTH_DIR", kind: .folder, help: "The folder of photos and lists of dishes."),
        options: [
            .value(
                .dishes, nil, "FILE", .file, .input,
                """
                Score what another program found instead of scanning: a JSON object a line, with "photo" (or "file"), \
                "name" and "price", or any of the list's other keys.
                """, conflicts: [.command]),
            .command(
                """
                Run this command for each photo instead of scanning, and score and time what it writes: an array, or a \
                line for each, of the same objects without "photo". {} stands for the photo's path.
                """),
            .value(
                .out, "o", "DIR", .folder, .output,
                """
                Keep the bundles, as DIR/NAME/bundle.json, the figures as DIR/report.json, and true dishes beside \
                those they were matched with as DIR/NAME.matches.json.
                """),
            .flag(.json, nil, .output, "Print the figures as one JSON object."),
            .flag(
                .layoutOnly, nil, .output, "Leave out dishes and prices that weren't read.",
                conflicts: [.dishes, .command]),
            .quiet, .verbose,
        ] + .reading,
        examples: [
            Example("vegyscan bench dishes truth", meaning: "Score the photos of a folder."),
            Example("vegyscan bench dishes truth --layout-only", meaning: "Score the layout, whatever was misread."),
            Example("vegyscan bench dishes truth --dishes other.jsonl", meaning: "Score another program's dishes."),
            Example(
                "vegyscan bench dishes truth --command 'python3 vision-model.py {}'",
                meaning: "Run another program for each photo and score it."),
        ])

    let folder: FilePath
    /// Another program's dishes, or nil to scan the photos or run a command.
    let dishes: FilePath?
    /// A command line that gives the dishes of each photo, or nil.
    let command: PhotoCommand?
    /// Where bundles and figures are kept, or nil.
    let output: FilePath?
    let layoutOnly: Bool
    let printsJSON: Bool
    let settings: Settings
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        folder = intake.arguments.paths.first ?? FilePath(".")
        dishes = intake.arguments.path(.dishes)
        command = try intake.arguments.text(.command).map { (line) throws(CommandFailure) in
            try PhotoCommand(line, environment: intake.environment)
        }
        output = intake.arguments.path(.out)
        layoutOnly = intake.arguments.has(.layoutOnly)
        printsJSON = intake.arguments.has(.json)
        console = intake.console
    }

    func run() async -> ExitCode {
        await console.telling { () throws(CommandFailure) in
            if dishes == nil, command == nil { try settings.requireReading() }
            let output = BenchOutput(folder: output, truth: folder)
            let truth = try output.answers(
                DishTruthFolder.init, console,
                lacks: "No photo here has a list of dishes beside it; name it like the photo and end it with "
                    + "\(DishTruthFolder.ending).")
            if let dishes { return try score(dishes, against: truth, output) }
            if let command { return try await run(command, on: truth, output) }
            return try await scan(truth, output)
        }
    }

    private func scan(_ truth: DishTruthFolder, _ output: BenchOutput) async throws(CommandFailure) -> ExitCode {
        let result = await DishBench(truth: truth, settings: settings, layoutOnly: layoutOnly, tell: console.tell).run()
        let isWhole = result.report.run?.failed == 0 && truth.problems.isEmpty
        return try finish(result, of: truth, output, isWhole: isWhole)
    }

    private func run(
        _ command: PhotoCommand, on truth: DishTruthFolder, _ output: BenchOutput
    ) async throws(CommandFailure) -> ExitCode {
        let runs = command.runs(within: settings.deadline.value, upTo: ForeignDishes.mostBytes)
        let outputs = await runs.read(
            truth.photos.map(\.file.path), lanes: settings.lanes(photos: truth.photos.count), name: "command")
        var foreign = ForeignDishes()
        var isWhole = truth.problems.isEmpty
        for (photo, run) in zip(truth.photos, outputs) {
            guard let run, foreign.add(run.output, of: photo.file.path.lastComponent.display) else {
                let path = photo.file.path.display
                console.error("\(path): The command failed, or didn't write dishes as JSON; it counts as without any.")
                isWhole = false
                continue
            }
        }
        let result = DishBench.score(foreign, against: truth, seconds: outputs.map { $0?.seconds })
        return try finish(result, of: truth, output, isWhole: isWhole)
    }

    private func score(
        _ file: FilePath, against truth: DishTruthFolder, _ output: BenchOutput
    ) throws(CommandFailure) -> ExitCode {
        guard let foreign = ForeignDishes(file) else {
            throw CommandFailure(
                message: "\(file.display): This must be a readable file of JSON lines, of at most 64 MiB.",
                exitCode: .noInput)
        }
        let known = Set(truth.photos.map { $0.file.path.lastComponent.display })
        let unknown = foreign.dishes.keys.filter { !known.contains($0) }.count
        if unknown > 0 {
            console.note("\(file.display): Photos without a list of dishes were passed over: \(unknown).")
        }
        if let line = foreign.badLines.first {
            console.error(
                "\(file.display): Lines that are no JSON object with a photo and a name were passed over: "
                    + "\(foreign.badLines.count); the first is line \(line).")
        }
        return try finish(
            DishBench.score(foreign, against: truth), of: truth, output,
            isWhole: foreign.badLines.isEmpty && truth.problems.isEmpty)
    }

    private func finish(
        _ result: DishBench.Result, of truth: DishTruthFolder, _ output: BenchOutput, isWhole: Bool
    ) throws(CommandFailure) -> ExitCode {
        let isPrinted = try output.publish(
            result.report, items: .dishes(truth, result.report.photos), of: truth.files, asJSON: printsJSON,
            table: DishBenchTable(report: result.report).text
        ) { (folder) throws(StageFailure) in
            try result.write(truth.photos, to: folder)
            for (photo, matches) in zip(truth.photos, result.matches) {
                guard let data = try? JSONEncoder.bundle(pretty: true).encode(matches) else { continue }
                try AtomicFile.write(Array(data) + [0x0A], to: folder.appending(photo.name + ".matches.json"))
            }
        }
        guard isPrinted else { return .cannotWrite }
        return isWhole ? .success : .someFailed
    }
}
