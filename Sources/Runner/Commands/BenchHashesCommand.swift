internal import Files
internal import Foundation
internal import Models
internal import Stages

/// `vegyscan bench hashes`: how well perceptual hashes tell menus apart, and how fast they are found.
struct BenchHashesCommand: Command {
    static let name: CommandName = "bench hashes"
    static let description = CommandDescription(
        name: name,
        summary: "measure the hashes by which another photo of a menu is found",
        discussion: [
            """
            Makes altered copies of each photo, in memory: turned by 2 degrees, seen at an angle, cut off at the \
            edges, darker, brighter, blurred, recompressed, smaller. Prints how many bits of perceptual hashes change, \
            of the photo as taken and of the straightened page, how many differ between photos of different menus, and \
            for each radius the share of copies found and the share of pairs of different menus that would be proposed. \
            Each photo must show another menu. The hashes are average-64 and difference-64 as imagehash has them, \
            block-mean-256, and those that a scan takes: dct-64 (phash of imagehash) and PDQ of 256 bits. The area \
            under recall over false proposals is 1 where every copy is nearer than every other menu, and 0.5 where \
            that is chance; --format svg draws the curves.
            """,
            """
            Without PATH, or with --entries, times the look-up of hashes within a radius among ten thousand, a hundred \
            thousand and a million made ones, and compares the result of some with that of comparing all; and the \
            look-up of dishes among as many in a store in a temporary folder, which takes 1 kB for each, and minutes \
            for a million. "wrong" must be 0.
            """,
            """
            Another program's hashes are scored in the same way, without the look-up. --copies keeps each photo and its \
            copies as DIR/NAME/original.jpg, DIR/NAME/darker.jpg and so on. --hashes takes a JSON object a line with \
            "photo", the path of such a file, and its "hash" in hexadecimal digits, or several "hashes" by their names. \
            --command runs a command for each copy, {} standing for its path, and takes the first word that it writes.
            """,
        ],
        operand: OperandDescription(
            name: "PATH", kind: .file, help: "Photos, or folders of them.", isRequired: false, isRepeatable: true),
        options: [
            .photos,
            .value(
                .copies, nil, "DIR", .folder, .output,
                "Keep each photo and its altered copies in this folder, for other programs to hash."),
            .value(
                .hashes, nil, "FILE", .file, .input, "Score the hashes that another program gave for the copies.",
                conflicts: [.command, .copies, .photos, .entries]),
            .command("Run this command for each photo and copy, and score the hash it writes."),
            .value(
                .entries, nil, "N", .integer(1...10_000_000), .limits,
                "Time look-ups among up to N made hashes and dishes; 1000000 where neither this nor PATH is given."),
            .flag(.json, nil, .output, "Print the figures as one JSON object.", conflicts: [.format]),
            .value(
                .format, nil, "WORD", .choice(of: Format.self), .output,
                "What to print: text unless given; svg is a plot of how well hashes tell menus apart."),
            .jobs, .maxPixels, .maxBytes, .deadline,
        ],
        examples: [
            Example("vegyscan bench hashes photos", meaning: "See how far copies and other menus are."),
            Example("vegyscan bench hashes photos --format svg > roc.svg", meaning: "Draw it."),
            Example("vegyscan bench hashes", meaning: "Time the look-up only."),
            Example(
                "vegyscan bench hashes photos \\", "    --command 'python3 examples/engines/hash-photo.py {}'",
                meaning: "Score another program's hash on the same copies."),
        ])

    enum Format: String, CaseIterable, Sendable {
        case text, svg
    }

    /// Folders and photos; empty to time look-up only.
    let operands: [FilePath]
    /// At most so many photos, or all.
    let photos: Int?
    /// Where the copies are kept, or nil.
    let copies: FilePath?
    /// A file of another program's hashes, or nil.
    let foreign: FilePath?
    /// A command that hashes a photo, or nil.
    let command: PhotoCommand?
    /// The most hashes among which others are looked up; nil to look up none.
    let entries: Int?
    let printsJSON: Bool
    let format: Format
    let settings: Settings
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        operands = intake.arguments.paths
        photos = intake.arguments.integer(.photos)
        copies = intake.arguments.path(.copies)
        foreign = intake.arguments.path(.hashes)
        command = try intake.arguments.text(.command).map { (line) throws(CommandFailure) in
            try PhotoCommand(line, environment: intake.environment)
        }
        entries = intake.arguments.integer(.entries) ?? (operands.isEmpty ? 1_000_000 : nil)
        printsJSON = intake.arguments.has(.json)
        format = intake.arguments.text(.format).flatMap(Format.init) ?? .text
        console = intake.console
        if foreign != nil, !operands.isEmpty {
            throw CommandFailure(
                message: "--hashes scores what stands in its file; name no photos beside it.", exitCode: .usage)
        }
        if format == .svg, foreign == nil, operands.isEmpty {
            throw CommandFailure(
                message: "There is nothing to draw without photos; name some, or --hashes FILE.", exitCode: .usage)
        }
    }

    func run() async -> ExitCode {
        await console.telling { () throws(CommandFailure) in
            if let foreign { return try score(foreign) }
            let plan = Plan(operands: operands, excluding: copies)
            for problem in plan.problems { console.error("\(problem.path.display): \(problem.message)") }
            let chosen = Array(plan.namedPhotos.prefix(photos ?? .max))
            guard operands.isEmpty || !chosen.isEmpty else { return .noInput }
            let folder = FileManager.default.temporaryDirectory.appending(path: "vegyscan-bench-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let kept = copies ?? (command == nil ? nil : FilePath(folder.appending(path: "copies").path))
            let console = console
            let hashed = await HashBench(photos: chosen, settings: settings, kept: kept.map(CopyFolder.init)) {
                console.error("\($0.file.path.display): \($1.message)")
            }.run()
            let isRead = hashed.failed == 0 && plan.problems.isEmpty
            if let command, let kept {
                return try await run(command, on: CopyFolder(folder: kept).files(of: chosen), of: chosen, isRead)
            }
            let dishes = try await lookUpDishes(in: FilePath(folder.path))
            let report = HashBenchReport(
                photos: hashed.photos.count, failed: hashed.failed,
                distances: hashed.photos.isEmpty ? [] : HashKind.own.map { HashDistances(hashed.photos, $0) },
                speed: HashBenchReport.Speed(hashed.clock),
                lookup: entries.map {
                    LookupBench(entries: $0).run([(64, 8), (64, 10), (64, 12), (256, 31), (256, 40)])
                } ?? [],
                dishes: dishes)
            let isRight = report.lookup.allSatisfy { $0.wrong == 0 } && dishes.allSatisfy { $0.wrong == 0 }
            return try publish(report, of: chosen.map(\.file.path), isWhole: isRead && isRight)
        }
    }

    private func lookUpDishes(in folder: FilePath) async throws(CommandFailure) -> [DishLookupBench.Row] {
        guard let entries else { return [] }
        do throws(StageFailure) {
            return try await DishLookupBench(entries: entries).run(in: folder)
        } catch {
            throw CommandFailure(message: error.message, exitCode: .cannotWrite)
        }
    }

    private func publish(
        _ report: HashBenchReport, of files: [FilePath], isWhole: Bool
    ) throws(CommandFailure) -> ExitCode {
        if format == .svg {
            guard StandardStreams.print(HashPlot(kinds: report.distances).text) else { return .cannotWrite }
            return isWhole ? .success : .someFailed
        }
        let isPrinted = try BenchOutput.publish(
            report, items: .hashes(report), of: files, asJSON: printsJSON, table: HashBenchTable(report: report).text)
        guard isPrinted else { return .cannotWrite }
        return isWhole ? .success : .someFailed
    }

    /// Another program's hashes from a file.
    private func score(_ file: FilePath) throws(CommandFailure) -> ExitCode {
        guard let hashes = ForeignHashes(file) else {
            throw CommandFailure(
                message: "\(file.display): This must be a readable file of JSON lines, of at most 256 MiB.",
                exitCode: .noInput)
        }
        if let line = hashes.badLines.first {
            console.error(
                "\(file.display): Lines that are no JSON object with the path of a copy and its hash in hexadecimal "
                    + "digits were passed over: \(hashes.badLines.count); the first is line \(line).")
        }
        return try publish(hashes, file.display, of: [file], isWhole: hashes.badLines.isEmpty)
    }

    /// Another program's hashes, each from a process of its own.
    private func run(
        _ command: PhotoCommand, on files: [FilePath], of photos: [NamedPhoto], _ isRead: Bool
    ) async throws(CommandFailure) -> ExitCode {
        let runs = command.runs(within: settings.deadline.value, upTo: 1 << 16)
        let outputs = await runs.read(files, lanes: settings.lanes(photos: files.count), name: "command")
        var hashes = ForeignHashes()
        var isWhole = isRead
        for (file, run) in zip(files, outputs) {
            let word = run.flatMap {
                String(decoding: $0.output, as: UTF8.self).split(whereSeparator: \.isWhitespace).first
            }
            guard let word, hashes.add(["hash": String(word)], of: file.display) else {
                console.error("\(file.display): The command failed, or its first word isn't hexadecimal digits.")
                isWhole = false
                continue
            }
        }
        return try publish(hashes, command.line, of: photos.map(\.file.path), isWhole: isWhole)
    }

    private func publish(
        _ hashes: ForeignHashes, _ name: String, of files: [FilePath], isWhole: Bool
    ) throws(CommandFailure) -> ExitCode {
        let hashed = hashes.hashed
        guard !hashed.isEmpty else {
            throw CommandFailure(
                message: "\(name): There is no hash of any photo; \(CopyFolder.original) is the name of a photo beside "
                    + "its copies.", exitCode: .noInput)
        }
        let report = HashBenchReport(
            photos: hashed.count, failed: 0, distances: hashes.kinds.map { HashDistances(hashed, $0) }, speed: nil,
            lookup: [], dishes: [])
        return try publish(report, of: files, isWhole: isWhole)
    }
}

extension OptionName {
    static let hashes = OptionName("hashes")
    static let copies = OptionName("copies")
}
