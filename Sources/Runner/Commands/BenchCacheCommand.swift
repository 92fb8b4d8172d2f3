internal import Files
internal import Foundation
internal import Models
internal import Stages

/// `vegyscan bench cache`: what the caches know of altered copies, and whether an answer reaches another dish.
struct BenchCacheCommand: Command {
    static let name: CommandName = "bench cache"
    static let description = CommandDescription(
        name: name,
        summary: "measure what the caches recognise in altered copies, and that no answer reaches another dish",
        discussion: [
            """
            Scans the photos with a store of its own in a temporary folder, and gives each dish an answer that names \
            it; no model is asked and nothing is sent anywhere. Then scans altered copies that it makes itself: \
            turned, seen at an angle, cut off at the edges, darker, brighter, blurred, recompressed, smaller, and with \
            the EXIF block taken out. Prints for each alteration how many copies were known by their bytes or pixels, \
            for how many the perceptual hash proposed the page they come from, and how many of their dishes had \
            an answer: by a page that looks alike, by the same words on any menu, or as another reading of them.
            """,
            """
            An answer is wrong when it was given to a dish with other words, digits, signs or marks; there must be \
            none. The same is tried for each pair of photos, with the dishes of one looked up on the page of the \
            other, and for dishes in which a word, a letter, a digit or a mark was changed. Each photo should show \
            another menu.
            """,
        ],
        operand: OperandDescription(
            name: "PATH", kind: .file, help: "Photos, or folders of them.", isRepeatable: true),
        options: [.photos, .flag(.json, nil, .output, "Print the figures as one JSON object.")] + .reading,
        examples: [
            Example("vegyscan bench cache photos", meaning: "Measure on the photos of a folder."),
            Example("vegyscan bench cache photos --photos 5", meaning: "Measure on the first five."),
        ])

    let operands: [FilePath]
    /// At most so many photos, or all.
    let photos: Int?
    let printsJSON: Bool
    let settings: Settings
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        operands = intake.arguments.paths
        photos = intake.arguments.integer(.photos)
        printsJSON = intake.arguments.has(.json)
        console = intake.console
    }

    func run() async -> ExitCode {
        await console.telling { () throws(CommandFailure) in
            try settings.requireReading()
            let plan = Plan(operands: operands, excluding: nil)
            for problem in plan.problems { console.error("\(problem.path.display): \(problem.message)") }
            let chosen = Array(plan.namedPhotos.prefix(photos ?? .max))
            guard !chosen.isEmpty else { return .noInput }
            let folder = FileManager.default.temporaryDirectory.appending(path: "vegyscan-bench-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let console = console
            let bench = CacheBench(photos: chosen, settings: settings) { photo, failure in
                console.error("\(photo.file.path.display): \(failure.message)")
            }
            let report: CacheBenchReport
            do throws(StageFailure) {
                report = try await bench.run(in: FilePath(folder.path))
            } catch {
                throw CommandFailure(message: error.message, exitCode: .cannotWrite)
            }
            let isPrinted = try BenchOutput.publish(
                report, items: .cache(report), of: chosen.map(\.file.path), asJSON: printsJSON,
                table: CacheBenchTable(report: report).text)
            guard isPrinted else { return .cannotWrite }
            let isWhole = report.failed == 0 && report.total.failed == 0 && plan.problems.isEmpty
            return isWhole && report.wrong == 0 ? .success : .someFailed
        }
    }
}
