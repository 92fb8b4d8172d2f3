import Foundation
import Models
import StubService
import Testing

/// Ctrl-C ends cleanly, at once and with code 130.
@Suite struct InterruptTests {
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func endsWithItsOwnCode(_ signal: Int32) async throws {
        let program = try Program()
        let running = try program.start([
            "scan", Samples.folder.path, "--out", program.home["out"], "--store", program.home["store"], "--jobs", "1",
            "--json",
        ])
        // The first menu is done at once; then there are many more. A thread of its own sees it in time: the tasks'
        // threads are busy with other tests.
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                while running.isRunning, (try? bundles(program).isEmpty) ?? true { usleep(10_000) }
                running.send(signal)
                done.resume()
            }
        }
        let outcome = try await running.outcome
        #expect(outcome.code == 130, "\(outcome)")
        #expect(outcome.outputLines.last?.contains("130") == true, "the last event tells the exit code")
        for line in outcome.outputLines {
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
        }
        let left = try program.home.contents(of: "out").keys.filter { $0.contains(".tmp") }
        #expect(left.isEmpty, "\(left)")
    }

    /// Nobody waits for a service that hangs once the run is to end; what it owes waits.
    @Test func aHangingServiceIsNotWaitedFor() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let stub = try StubServer { _ in [.hang] }
        defer { stub.stop() }
        let running = try folder.program.start([
            "scan", folder.home["in"], "--out", folder.home["out"], "--store", folder.home["store"],
            "--llm-url", stub.url.absoluteString, "--llm-model", "m", "--llm-timeout", "3000", "--llm-patience", "3000",
        ])
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                while running.isRunning, stub.requests.isEmpty { usleep(10_000) }
                running.send(SIGINT)
                done.resume()
            }
        }
        let outcome = try await running.outcome
        #expect(outcome.code == 130 && outcome.errors.contains("vegyscan retry"), "\(outcome)")
        let bundle = try #require(try folder.bundles().first?.bundle)
        #expect(bundle.pendingDishes == bundle.dishes.map(\.id))
    }

    private func bundles(_ program: Program) throws -> [String] {
        guard FileManager.default.fileExists(atPath: program.home["out"]) else { return [] }
        return try program.home.contents(of: "out").keys.filter { $0.hasSuffix("/bundle.json") }
    }
}
