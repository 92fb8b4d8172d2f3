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
            edges, darker, brighter, blurred, recompressed, smaller. Prints how many bits of the perceptual hashes \
            change (dct-64 of 64 bits and PDQ of 256; of the photo as taken and of the straightened page), how many \
            differ between photos of different menus, and for each radius the share of copies found and the share of \
            pairs of different menus that would be proposed. Each photo must show another menu.
            """,
            """
            Then times the look-up of hashes within a radius among ten thousand, a hundred thousand and a million made \
            ones, and compares the result of some with that of comparing all; and the look-up of dishes among as many \
            in a store in a temporary folder, which takes 1 kB for each. "wrong" must be 0. Without PATH only this is \
            done.
            """,
        ],
        operand: OperandDescription(
            name: "PATH", kind: .file, help: "Photos, or folders of them.", isRequired: false, isRepeatable: true),
        options: [
            .photos,
            .value(
                .entries, nil, "N", .integer(1...10_000_000), .limits,
                "Time look-ups among up to N made hashes and dishes; 1000000 unless given."),
            .flag(.json, nil, .output, "Print the figures as one JSON object."),
            .jobs, .maxPixels, .maxBytes,
        ],
        examples: [
            Example("vegyscan bench hashes photos", meaning: "See how far copies and other menus are."),
            Example("vegyscan bench hashes", meaning: "Time the look-up only."),
        ])

    /// Folders and photos; empty to time look-up only.
    let operands: [FilePath]
    /// At most so many photos, or all.
    let photos: Int?
    /// The most hashes among which others are looked up.
    let entries: Int
    let printsJSON: Bool
    let settings: Settings
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        operands = intake.arguments.paths
        photos = intake.arguments.integer(.photos)
        entries = intake.arguments.integer(.entries) ?? 1_000_000
        printsJSON = intake.arguments.has(.json)
        console = intake.console
    }

    func run() async -> ExitCode {
        await console.telling { () throws(CommandFailure) in
            let plan = Plan(operands: operands, excluding: nil)
            for problem in plan.problems { console.error("\(problem.path.display): \(problem.message)") }
            let chosen = Array(plan.namedPhotos.prefix(photos ?? .max))
            guard operands.isEmpty || !chosen.isEmpty else { return .noInput }
            let console = console
            let hashed = await HashBench(photos: chosen, settings: settings) { photo, failure in
                console.error("\(photo.file.path.display): \(failure.message)")
            }.run()
            let folder = FileManager.default.temporaryDirectory.appending(path: "vegyscan-bench-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let dishes: [DishLookupBench.Row]
            do throws(StageFailure) {
                dishes = try await DishLookupBench(entries: entries).run(in: FilePath(folder.path))
            } catch {
                throw CommandFailure(message: error.message, exitCode: .cannotWrite)
            }
            let report = HashBenchReport(
                photos: hashed.photos.count, failed: hashed.failed,
                distances: hashed.photos.isEmpty ? [] : HashKind.allCases.map { HashDistances(hashed.photos, $0) },
                speed: HashBenchReport.Speed(hashed.clock),
                lookup: LookupBench(entries: entries).run([(64, 8), (64, 10), (64, 12), (256, 31), (256, 40)]),
                dishes: dishes)
            let isPrinted = try BenchOutput.publish(
                report, asJSON: printsJSON, table: HashBenchTable(report: report).text)
            guard isPrinted else { return .cannotWrite }
            let isRight = report.lookup.allSatisfy { $0.wrong == 0 } && dishes.allSatisfy { $0.wrong == 0 }
            return hashed.failed == 0 && plan.problems.isEmpty && isRight ? .success : .someFailed
        }
    }
}
