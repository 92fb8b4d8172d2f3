import Foundation
import TestMaterial
import Testing

/// The neural engine's library, made by others, tells nobody that it is used; and where it is missing, that is told.
@Suite(.enabled(if: InstalledEngine.folder != nil, "vegyscan engine install was not run"))
struct EngineReportsTests {
    @Test func resultsThatWouldBeReadWorseAreTold() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        try folder.addGoodPhoto("other.jpg")
        let first = try await folder.scan(["in"], ["--engine-folder", try #require(InstalledEngine.folder)])
        #expect(first.code == 0 && !first.errors.contains("engine"), "\(first)")
        let gone = try await folder.scan(["in"], ["--engine-folder", "gone", "--json"])
        #expect(gone.outputLines.count { $0.contains("\"engine_missing\"") } == 1, "\(gone)")
        #expect(gone.errors.contains("--engine-folder has no effect where no engine is in that folder"), "\(gone)")
        // Who asks for the program's own way is told nothing.
        let again = try await folder.scan(["in"], ["--engine-folder", try #require(InstalledEngine.folder)])
        #expect(again.code == 0, "\(again)")
        let asked = try await folder.scan(["in"], ["--detector", "classic", "--json"])
        #expect(asked.code == 0 && !asked.output.contains("engine_missing"), "\(asked)")
    }

    /// The library keeps what it wants to report in a database before it sends it: without one nothing is sent.
    @Test(arguments: [[:], ["ORT_DISABLE_TELEMETRY": "0"]])
    func theLibraryKeepsNothingToReport(environment: [String: String]) async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let engine = ["--engine-folder", try #require(InstalledEngine.folder)]
        let read = ["--detector", "neural"] + engine
        for command in [
            ["scan", "in", "--out", "out", "--guest"] + read,
            ["scan", "in", "--out", "lanes", "--guest", "--isolation", "none"] + read,
            ["read", "in/good.jpg"] + read,
            ["doctor"] + engine,
        ] {
            let run = try await folder.program.run(command, environment: environment)
            #expect(run.code == 0, "\(run)")
            let left = try folder.home.contents().keys.filter { path in
                path.hasPrefix("cache/") && !path.hasPrefix("cache/vegyscan/")
            }
            #expect(left.isEmpty, "\(command)")
        }
    }
}
