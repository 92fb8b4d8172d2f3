import Foundation
import Models
import StubService
import TestMaterial
import Testing

/// How long a language model is waited for.
@Suite struct PatienceTests {
    private func model(_ stub: StubServer) -> [String] { ["--llm-url", stub.url.absoluteString, "--llm-model", "m"] }

    /// A service that never answers costs what the setting says.
    @Test func patienceIsASetting() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let hanging = try StubServer { _ in [.hang] }
        defer { hanging.stop() }
        let run = try await folder.scan(["in"], model(hanging) + ["--llm-patience", "1"])
        #expect(run.code == 1 && run.errors.contains("Request timed out"), "\(run)")
        #expect(hanging.requests.count == 1)
        let refused = try await folder.scan(["in"], model(hanging) + ["--llm-connections", "0"])
        #expect(refused.code == 64, "\(refused)")
    }

    /// A service that is away for a while is tried again, the last time after half a minute; nothing is left to wait.
    @Test func aServiceThatComesBackIsAskedAgain() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let stub = try StubServer { request in
            request.number < 4 ? StubAnswer.http(503, "{}") : StubAnswer.chat(StubAnswer.verdicts(request))
        }
        defer { stub.stop() }
        // It waits and needs nothing meanwhile, so it doesn't take a turn.
        let running = try folder.program.start(
            ["scan", folder.home["in"], "--out", folder.home["out"], "--store", folder.home["store"]] + model(stub))
        let run = try await running.outcome
        #expect(run.code == 0 && stub.requests.count == 5, "\(run)")
        #expect(try folder.bundles().first?.bundle.status == .complete)
    }
}
