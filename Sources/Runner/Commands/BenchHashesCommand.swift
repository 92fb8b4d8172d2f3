internal import Files
import Foundation
import Models
internal import Stages

/// `vegyscan bench hashes`: how well perceptual hashes tell menus apart, and how fast they are found.
struct BenchHashesCommand {
    /// Folders and photos; empty to time look-up only.
    let operands: [FilePath]
    /// At most so many photos, or all.
    let photos: Int?
    /// The most hashes among which others are looked up.
    let entries: Int
    let printsJSON: Bool
    let settings: Settings
    let console: Console

    func run() async -> ExitCode {
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
            console.error(error.message)
            return .cannotWrite
        }
        let report = HashBenchReport(
            photos: hashed.photos.count, failed: hashed.failed,
            distances: hashed.photos.isEmpty ? [] : HashKind.allCases.map { HashDistances(hashed.photos, $0) },
            speed: HashBenchReport.Speed(hashed.clock),
            lookup: LookupBench(entries: entries).run([(64, 8), (64, 10), (64, 12), (256, 31), (256, 40)]),
            dishes: dishes)
        guard let data = try? JSONEncoder.bundle(pretty: true).encode(report) else { return .internalError }
        let json = String(decoding: data, as: UTF8.self) + "\n"
        guard StandardStreams.print(printsJSON ? json : HashBenchTable(report: report).text) else {
            return .cannotWrite
        }
        let isRight = report.lookup.allSatisfy { $0.wrong == 0 } && dishes.allSatisfy { $0.wrong == 0 }
        return hashed.failed == 0 && plan.problems.isEmpty && isRight ? .success : .someFailed
    }
}
