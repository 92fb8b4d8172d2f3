import Foundation
import Models
import StubService
import TestMaterial
import Testing

/// The debug mode: nothing goes out, nothing is kept, and nobody can overlook it.
@Suite struct MockDataTests {
    private let on = ["VEGYSCAN_MOCK_DATA": "on"]

    @Test func aScanIsMarkedAndAsksNobody() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let stub = try StubServer { StubAnswer.chat(StubAnswer.verdicts($0)) }
        defer { stub.stop() }
        let service = ["--llm-url", stub.url.absoluteString, "--llm-model", "m", "--budget", "0.01"]
        let scan = try await folder.scan(["in"], ["--quiet", "--mock-data"] + service)
        #expect(scan.code == 0 && scan.errors.contains("Mock data is on (--mock-data)"), "\(scan)")
        let bundle = try #require(try folder.bundles().first?.bundle)
        #expect(bundle.warnings.contains { $0.code == "mock_data" })
        #expect(!bundle.dishes.isEmpty && bundle.pendingDishes.isEmpty)
        #expect(bundle.dishes.contains { $0.translation?.name.hasPrefix("[mock] ") == true })
        #expect(stub.requests.isEmpty)
        let kept = try folder.home.contents(of: "store").keys.filter { !$0.hasPrefix("runs/") }
        #expect(kept.isEmpty, "\(kept)")
        // The same folder without it: the menu is judged anew, and the mark is gone.
        #expect(try await folder.scan(["in"], ["--quiet"]).code == 0)
        let real = try #require(try folder.bundles().first?.bundle)
        #expect(!real.warnings.contains { $0.code == "mock_data" })
        #expect(!real.dishes.contains { $0.translation?.name.hasPrefix("[mock]") == true })
        // Nor do real results ever become made-up ones.
        let before = try folder.results()
        let again = try await folder.scan(["in"], ["--quiet", "--mock-data"] + service)
        #expect(again.code == 73 && again.errors.contains("Real results are here"), "\(again)")
        #expect(try await folder.program.run(["retry", "out", "--store", "store"], environment: on).code == 73)
        #expect(try folder.results() == before)
        let page = try await folder.program.run(
            ["history", "add-page", "1", "in/good.jpg", "--yes", "--store", "store"], environment: on)
        #expect(page.code == 78 && page.errors.contains("goes into the history"), "\(page)")
    }

    @Test(arguments: [["settings"], ["doctor"], ["privacy"], ["settings", "list"], ["storage"]])
    func everyCommandSaysSo(words: [String]) async throws {
        let outcome = try await Program().run(words, environment: on)
        #expect(outcome.errors.contains("Mock data is on (VEGYSCAN_MOCK_DATA)"), "\(outcome)")
        if words != ["storage"] {
            #expect(outcome.output.lowercased().replacing("_", with: " ").contains("mock data"), "\(outcome)")
        }
        let off = try await Program().run(words)
        #expect(!off.errors.contains("Mock data"), "\(off)")
    }

    @Test func isSetAndUnsetInTheOpen() async throws {
        let program = try Program()
        let set = try await program.run("settings", "set", "mock_data", "on", "--quiet")
        #expect(set.code == 0 && set.errors.contains("vegyscan settings unset mock_data"), "\(set)")
        try program.home.write(#"{"mock_data": true}"#, to: "photos/vegyscan.json")
        #expect(try await program.run("settings", "unset", "mock_data").code == 0)
        // Whoever made a folder of photos does not decide that.
        let foreign = try await program.run(["settings"], in: program.home["photos"])
        #expect(foreign.code == 78, "\(foreign)")
    }

    @Test func noBackupIsKeptAndNothingSent() async throws {
        let folder = try ScanFolder()
        let stub = try StubServer { _ in StubAnswer.http(204, "") }
        defer { stub.stop() }
        let address = "http://127.0.0.1:\(stub.port)/"
        try folder.home.makeFolder("stick")
        let environment = on.merging([
            "VEGYSCAN_PASSPHRASE": "correct horse", "VEGYSCAN_SUPPORT_URL": address, "VEGYSCAN_BACKUP_TO": "stick",
        ]) { $1 }
        func run(_ words: String...) async throws -> Outcome {
            try await folder.program.run(words, environment: environment)
        }
        #expect(try await run("profile", "create", "Ada", "--diet", "vegan").code == 0)
        let backup = try await run("backup")
        #expect(backup.code == 0 && backup.errors.contains("no backup is kept"), "\(backup)")
        let names = try folder.home.contents().keys
        #expect(!names.contains { $0.hasSuffix(".backup") || $0.hasSuffix("backup.json") }, "\(names)")
        let folders = try FileManager.default.contentsOfDirectory(atPath: folder.home.root)
        #expect(!folders.contains { $0.hasPrefix("vegyscan-mock-") }, "\(folders)")
        let report = try await run("support", "--send", "--describe", "hello")
        #expect(report.code == 0 && report.output.contains("state: written"), "\(report)")
        #expect(try folder.home.contents(of: "state/vegyscan/reports/waiting").isEmpty)
        let update = try await run("update", "knowledge", "--from", address + "words.tsv", "--sha256", "00")
        #expect(update.code == 0 && update.errors.contains("no update is fetched"), "\(update)")
        #expect(stub.requests.isEmpty)
    }
}
