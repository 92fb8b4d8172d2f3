internal import Files
import Foundation
import Models
internal import Stages

/// `vegyscan bench cache`: what the caches know of altered copies, and whether an answer reaches another dish.
struct BenchCacheCommand {
    let operands: [FilePath]
    /// At most so many photos, or all.
    let photos: Int?
    let printsJSON: Bool
    let settings: Settings
    let console: Console

    func run() async -> ExitCode {
        do throws(StageFailure) {
            try settings.checkReading()
        } catch {
            console.error(error.message)
            return .unavailable
        }
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
            console.error(error.message)
            return .cannotWrite
        }
        guard let data = try? JSONEncoder.bundle(pretty: true).encode(report) else { return .internalError }
        let json = String(decoding: data, as: UTF8.self) + "\n"
        guard StandardStreams.print(printsJSON ? json : CacheBenchTable(report: report).text) else {
            return .cannotWrite
        }
        let isWhole = report.failed == 0 && report.total.failed == 0 && plan.problems.isEmpty
        return isWhole && report.wrong == 0 ? .success : .someFailed
    }
}
