import Foundation
import StubService
import TestMaterial
import Testing

/// Problem reports: written without a network, free of what is private, and sent only where that is wanted.
@Suite struct SupportCommandTests {
    private func report(_ folder: ScanFolder, _ name: String) throws -> [String: Any] {
        let data = try Data(contentsOf: URL(fileURLWithPath: folder.home[name]))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test func tellsOfTheProgramAndOfNothingPrivate() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("canary-photo.jpg")
        try folder.home.write(#"{"llm_model": "canary-model", "jobs": 1}"#, to: "config/vegyscan/config.json")
        #expect(try await folder.scan(["in"], ["--quiet"]).code == 0)
        let outcome = try await folder.program.run(
            ["support", "--store", "store", "--out", "report.json", "--describe", "prices are missing"],
            environment: ["VEGYSCAN_LLM_KEY": "canary-key"])
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.errors.contains("No support address"), "\(outcome)")
        let text = try String(contentsOfFile: folder.home["report.json"], encoding: .utf8)
        for word in ["canary", folder.home.root, "Beurre", "Dame Blanche"] { #expect(!text.contains(word), "\(word)") }
        let report = try report(folder, "report.json")
        #expect(report["description"] as? String == "prices are missing")
        #expect((report["libraries"] as? [String: String])?["SQLite"] != nil)
        let settings = report["settings"] as? [String: [String: String]]
        #expect(settings?["jobs"] == ["value": "1", "origin": "file"])
        #expect(settings?["llm_model"] == ["value": "set", "origin": "file"])
        let events = (report["last_run"] as? [[String: Any]])?.compactMap { $0["event"] as? String } ?? []
        #expect(events.contains("photo_finished") && events.last == "run_finished", "\(events)")
        #expect((report["checks"] as? [[String: Any]])?.isEmpty == false)
        let permissions = try FileManager.default.attributesOfItem(atPath: folder.home["report.json"])
        #expect(permissions[.posixPermissions] as? Int == 0o600)
        let again = try await folder.program.run("support", "--store", "store", "--out", "report.json")
        #expect(again.code == 73, "nothing is replaced: \(again)")
    }

    @Test func theDescriptionMayComeFromStandardInput() async throws {
        let folder = try ScanFolder()
        let outcome = try await folder.program.run(
            ["support", "--store", "store", "--describe", "-", "--out", "r.json"], input: "First.\n\nSecond.\n")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try report(folder, "r.json")["description"] as? String == "First.\n\nSecond.")
    }

    @Test func isSentOnlyWhenAskedFor() async throws {
        let folder = try ScanFolder()
        let server = try StubServer { _ in StubAnswer.http(204, "") }
        defer { server.stop() }
        let address = ["VEGYSCAN_SUPPORT_URL": "http://127.0.0.1:\(server.port)/reports"]
        let unasked = try await folder.program.run(["support", "--store", "store"], environment: address)
        #expect(unasked.code == 0 && unasked.errors.contains("--send"), "\(unasked)")
        #expect(server.requests.isEmpty)
        let sent = try await folder.program.run(
            ["support", "--store", "store", "--send", "--describe", "hello"], environment: address)
        #expect(sent.code == 0 && sent.output.contains("state: sent"), "\(sent)")
        #expect(server.requests.count == 1)
        #expect(server.requests.first?.body.contains("hello") == true)
        #expect(try folder.home.contents(of: "store/reports/waiting").isEmpty)
    }

    @Test func waitsForAConnection() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let isUp = Switch(false)
        let server = try StubServer { _ in isUp.isOn ? StubAnswer.http(200, "{}") : StubAnswer.http(503, "") }
        defer { server.stop() }
        let address = ["VEGYSCAN_SUPPORT_URL": "http://127.0.0.1:\(server.port)/reports"]
        let waiting = try await folder.program.run(["support", "--store", "store", "--send"], environment: address)
        #expect(waiting.code == 0 && waiting.output.contains("state: waiting"), "\(waiting)")
        isUp.isOn = true
        let scan = ["scan", "in", "--out", "out", "--store", "store"]
        let offline = try await folder.program.run(scan + ["--offline"], environment: address)
        #expect(offline.code == 0 && !offline.errors.contains("was sent"), "\(offline)")
        let online = try await folder.program.run(scan, environment: address)
        #expect(online.code == 0 && online.errors.contains("A problem report was sent to 127.0.0.1"), "\(online)")
        #expect(server.requests.count == 2)
        let later = try await folder.program.run(scan, environment: address)
        #expect(!later.errors.contains("was sent"), "\(later)")
    }

    @Test(arguments: ["http://support.example/reports", "ftp://127.0.0.1/"])
    func plainAddressesElsewhereAreRefused(address: String) async throws {
        let folder = try ScanFolder()
        let outcome = try await folder.program.run(
            ["support", "--store", "store", "--send"], environment: ["VEGYSCAN_SUPPORT_URL": address])
        #expect(outcome.code == 78, "\(outcome)")
    }

    @Test func helpHasArticles() async throws {
        let program = try Program()
        let article = try await program.run("help", "allergens")
        #expect(article.code == 0 && article.output.contains("may_contain"), "\(article)")
        #expect(article.output.contains("Last looked through: 20"), "\(article)")
        let overview = try await program.run("help")
        #expect(overview.output.contains("getting-started"), "\(overview)")
        let command = try await program.run("help", "scan")
        #expect(command.output.contains("Usage"), "\(command)")
    }
}
