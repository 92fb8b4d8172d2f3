import Foundation
import StubService
import TestMaterial
import Testing

/// What asking costs is told before, kept to, and told after.
@Suite struct SpendingTests {
    /// Of a server on this machine, which else costs nothing: 1 and 2 euros for a million tokens in and out.
    private static let prices = "127.0.0.1*\t*\t1\t2\tEUR\t2025-10\n"

    private func folder() throws -> ScanFolder {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        try folder.home.write(Self.prices, to: "prices.tsv")
        return folder
    }

    private func stub() throws -> StubServer {
        try StubServer { StubAnswer.chat(StubAnswer.verdicts($0)) }
    }

    private func options(_ stub: StubServer) -> [String] {
        ["--llm-url", stub.url.absoluteString, "--llm-model", "m", "--llm-prices", "prices.tsv"]
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    private func usage(_ outcome: Outcome) throws -> [String: Any] {
        try #require(try object(outcome.outputLines.last ?? "")["usage"] as? [String: Any], "\(outcome)")
    }

    @Test func aDryRunAsksAndWritesNothing() async throws {
        let folder = try folder()
        let stub = try stub()
        defer { stub.stop() }
        let dry = try await folder.scan(["in"], options(stub) + ["--dry-run", "--budget", "0.50"])
        #expect(dry.code == 0 && dry.output.contains("calls") && dry.output.contains("enough"), "\(dry)")
        #expect(stub.requests.isEmpty && !FileManager.default.fileExists(atPath: folder.home["out"]))
        let json = try await folder.scan(["in"], options(stub) + ["--dry-run", "--json", "--budget", "0.000001"])
        let report = try object(json.output)
        let forecast = try #require(report["forecast"] as? [String: Any])
        #expect(report["known_photos"] as? Int == 1 && report["budget_suffices"] as? String == "no", "\(json)")
        #expect((forecast["calls"] as? Int ?? 0) > 0 && (forecast["dishes"] as? Int ?? 0) >= 5, "\(json)")
        #expect((forecast["worst_cost"] as? [String: Any])?["currency"] as? String == "EUR", "\(json)")

        let real = try await folder.scan(["in"], options(stub) + ["--json"])
        #expect(real.code == 0, "\(real)")
        #expect(try usage(real)["calls"] as? Int == forecast["calls"] as? Int)
        // What was asked once is known; what is finished isn't even looked at.
        let again = try await folder.program.run(
            ["scan", "in", "--out", "other", "--store", "store", "--dry-run", "--json"] + options(stub))
        let known = try #require(try object(again.output)["forecast"] as? [String: Any])
        #expect(known["calls"] as? Int == 0 && known["dishes"] as? Int == forecast["dishes"] as? Int, "\(again)")
        let unchanged = try await folder.scan(["in"], options(stub) + ["--dry-run", "--json"])
        #expect(try object(unchanged.output)["unchanged_menus"] as? Int == 1, "\(unchanged)")
    }

    @Test func theRunTellsWhatItTook() async throws {
        let folder = try folder()
        let stub = try stub()
        defer { stub.stop() }
        let first = try await folder.scan(["in"], options(stub) + ["--json"])
        #expect(first.code == 0, "\(first)")
        let used = try usage(first)
        let calls = stub.requests.count
        // The stub counts 100 tokens in and 10 out for each request.
        #expect(used["calls"] as? Int == calls && used["prompt_tokens"] as? Int == 100 * calls, "\(used)")
        let cost = try #require(used["cost"] as? [String: Any])
        #expect(cost["amount"] as? String == "0.00012" || calls > 1, "\(used)")
        #expect(used["cost_per_page"] != nil)
        #expect(first.errors.contains("LLM: ") && first.errors.contains("EUR"), "\(first)")
        let log = try folder.home.contents(of: "store/runs").values.map { String(decoding: $0, as: UTF8.self) }
        #expect(log.contains { $0.contains("\"usage\"") }, "\(log)")

        let second = try await folder.program.run(
            ["scan", "in", "--out", "other", "--store", "store", "--json"] + options(stub))
        let hits = try #require(try usage(second)["hits"] as? [String: Any])
        #expect(try usage(second)["calls"] as? Int == 0 && hits["photo"] as? Int == 1, "\(second)")
        #expect((hits["dish"] as? Int ?? 0) + (hits["menu"] as? Int ?? 0) >= 5, "\(second)")

        let third = try await folder.program.run(
            ["scan", "in", "--out", "third", "--store", "store", "--json", "--refresh"] + options(stub))
        #expect(try usage(third)["calls"] as? Int == calls, "\(third)")
    }

    @Test func theBudgetIsKept() async throws {
        let folder = try folder()
        let stub = try stub()
        defer { stub.stop() }
        let outcome = try await folder.scan(["in"], options(stub) + ["--budget", "0.000001", "--json"])
        #expect(outcome.code == 1 && outcome.errors.contains("budget"), "\(outcome)")
        #expect(stub.requests.isEmpty)
        let retry = try await folder.program.run(
            ["retry", "out", "--store", "store", "--budget", "5"] + options(stub))
        #expect(retry.code == 0, "\(retry)")
    }

    @Test func wrongTablesAreRefused() async throws {
        let folder = try folder()
        let stub = try stub()
        defer { stub.stop() }
        try folder.home.write("gpt\tcheap\n", to: "prices.tsv")
        let wrong = try await folder.scan(["in"], options(stub))
        #expect(wrong.code == 78 && wrong.errors.contains("prices.tsv"), "\(wrong)")
        let unknown = try await folder.scan(
            ["in"], ["--llm-url", "https://llm.example/v1", "--llm-model", "m", "--budget", "1"])
        #expect(unknown.code == 78 && unknown.errors.contains("price"), "\(unknown)")
    }
}
