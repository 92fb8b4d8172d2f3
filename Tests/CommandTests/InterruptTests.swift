import Foundation
import Models
import StubService
import TestMaterial
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
        // The first menu is done at once; then there are many more.
        await interrupt(running, with: signal) { (try? bundles(program).isEmpty) == false }
        let outcome = try await running.outcome
        #expect(outcome.code == 130, "\(outcome)")
        #expect(outcome.errors.contains(" of 14 menus are finished and kept; run the same command again"), "\(outcome)")
        #expect(outcome.outputLines.last?.contains("130") == true, "the last event tells the exit code")
        for line in outcome.outputLines {
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
        }
        let left = try program.home.contents(of: "out").keys.filter { $0.contains(".tmp") }
        #expect(left.isEmpty, "\(left)")
    }

    /// Sends a signal once something has happened. A thread of its own sees it in time: the tasks' threads are busy with
    /// other tests.
    private func interrupt(
        _ running: RunningProgram, with signal: Int32 = SIGINT, once hasHappened: @escaping @Sendable () -> Bool
    ) async {
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                while running.isRunning, !hasHappened() { usleep(10_000) }
                running.send(signal)
                done.resume()
            }
        }
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
        await interrupt(running) { !stub.requests.isEmpty }
        let outcome = try await running.outcome
        #expect(outcome.code == 130 && outcome.errors.contains("vegyscan retry"), "\(outcome)")
        let bundle = try #require(try folder.bundles().first?.bundle)
        #expect(bundle.pendingDishes == bundle.dishes.map(\.id))
    }

    /// Nor where other programs read along.
    @Test func aHangingServiceIsNotWaitedForByAStream() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let stub = try StubServer { _ in [.hang] }
        defer { stub.stop() }
        let running = try folder.program.start(
            [
                "scan", "--stdin", "--store", folder.home["store"], "--llm-url", stub.url.absoluteString, "--llm-model",
                "m", "--llm-timeout", "3000", "--llm-patience", "3000",
            ], input: folder.home["in/good.jpg"] + "\n")
        await interrupt(running) { !stub.requests.isEmpty }
        let outcome = try await running.outcome
        #expect(outcome.errors.contains("Ending after what is in hand"), "\(outcome)")
        let line = try #require(outcome.outputLines.first)
        let bundle = try JSONDecoder().decode(MenuBundle.self, from: Data(line.utf8))
        #expect(bundle.pendingDishes == bundle.dishes.map(\.id) && !bundle.dishes.isEmpty)
    }

    /// Whoever asks twice doesn't wait at all, and sees no crash.
    @Test func aSecondOneEndsAtOnce() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let stub = try StubServer { _ in [.hang] }
        defer { stub.stop() }
        let running = try folder.program.start([
            "scan", folder.home["in"], "--out", folder.home["out"], "--store", folder.home["store"],
            "--llm-url", stub.url.absoluteString, "--llm-model", "m", "--llm-timeout", "3000",
        ])
        await interrupt(running) { !stub.requests.isEmpty }
        let first = Date()
        await interrupt(running) { Date().timeIntervalSince(first) > 0.5 }
        let outcome = try await running.outcome
        #expect(outcome.code == 130 && outcome.errors.contains("once more ends at once"), "\(outcome)")
        #expect(!outcome.errors.contains("Interrupted") && !outcome.errors.contains("Backtrace"), "\(outcome)")
        #expect(try folder.bundles().isEmpty)
    }

    /// Sends Ctrl-C once something is so, on a thread of its own: the tasks' threads are busy with other tests.
    private func interrupt(_ running: RunningProgram, when isTime: @escaping @Sendable () -> Bool) async {
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                while running.isRunning, !isTime() { usleep(10_000) }
                running.send(SIGINT)
                done.resume()
            }
        }
    }

    /// A service that answers only once Ctrl-C was sent, and a while later.
    private func lateService(_ isSent: Switch) throws -> StubServer {
        try StubServer { request in
            while !isSent.isOn { usleep(10_000) }
            return [.wait(seconds: 0.5)] + StubAnswer.chat(StubAnswer.verdicts(request))
        }
    }

    /// A run that finishes all the same has left nothing for another one, and its code is that of what came of it.
    @Test func aRunThatHasDoneAllWasNotCutShort() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let isSent = Switch(false)
        let stub = try lateService(isSent)
        defer { stub.stop() }
        let model = ["--llm-url", stub.url.absoluteString, "--llm-model", "m"]
        let running = try folder.program.start(
            ["scan", folder.home["in"], "--out", folder.home["out"], "--store", folder.home["store"]] + model)
        await interrupt(running) { !stub.requests.isEmpty }
        isSent.isOn = true
        let outcome = try await running.outcome
        #expect(outcome.code == 0 && outcome.errors.contains("when all was done"), "\(outcome)")
        #expect(!outcome.errors.contains("run the same command again"), "\(outcome)")
        #expect(try folder.isGoodPhotoDone())
        #expect(try folder.bundles().first?.bundle.pendingDishes == [])
    }

    /// Two folders wait; `retry` is to go to both.
    private func twoWaiting(_ stub: StubServer) async throws -> ScanFolder {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        for out in ["first", "second"] {
            let scan = try await folder.program.run([
                "scan", "in", "--out", out, "--store", "store", "--offline", "--llm-url", stub.url.absoluteString,
                "--llm-model", "m", "--llm-timeout", "3000", "--llm-patience", "3000",
            ])
            #expect(scan.code == 1, "\(scan)")
        }
        return folder
    }

    private func waits(_ folder: ScanFolder, _ out: String) throws -> Bool {
        let file = URL(fileURLWithPath: folder.home[out + "/good.jpg/bundle.json"])
        return try !JSONDecoder().decode(MenuBundle.self, from: Data(contentsOf: file)).pendingDishes.isEmpty
    }

    @Test func theSecondFolderIsEndedLikeTheFirst() async throws {
        let stub = try StubServer { request in
            request.number == 0 ? StubAnswer.chat(StubAnswer.verdicts(request)) : [.hang]
        }
        defer { stub.stop() }
        let folder = try await twoWaiting(stub)
        let running = try folder.program.start(["retry", "--store", folder.home["store"], "--no-cache"])
        await interrupt(running) { stub.requests.count > 1 }
        let outcome = try await running.outcome
        #expect(outcome.code == 130, "\(outcome)")
        #expect(try !waits(folder, "first") && waits(folder, "second"))
    }

    /// Whatever became of the folder in hand.
    @Test func noFurtherFolderIsBegun() async throws {
        let isSent = Switch(false)
        let stub = try lateService(isSent)
        defer { stub.stop() }
        let folder = try await twoWaiting(stub)
        let running = try folder.program.start(["retry", "--store", folder.home["store"], "--no-cache"])
        await interrupt(running) { !stub.requests.isEmpty }
        isSent.isOn = true
        let outcome = try await running.outcome
        #expect(outcome.code == 130 && stub.requests.count == 1, "\(outcome)")
        #expect(try waits(folder, "second"))
    }

    /// A scan is over, and finishes what waits elsewhere: that is ended as well.
    @Test func whatIsFinishedElsewhereIsEndedToo() async throws {
        let stub = try StubServer { request in
            request.number == 0 ? StubAnswer.chat(StubAnswer.verdicts(request)) : [.hang]
        }
        defer { stub.stop() }
        let folder = try await twoWaiting(stub)
        let running = try folder.program.start([
            "scan", folder.home["in"], "--out", folder.home["third"], "--store", folder.home["store"],
            "--llm-url", stub.url.absoluteString, "--llm-model", "m", "--no-cache",
        ])
        await interrupt(running) { stub.requests.count > 1 }
        let outcome = try await running.outcome
        #expect(outcome.code == 0 && outcome.errors.contains("Some of it still waits"), "\(outcome)")
        #expect(try !waits(folder, "third") && waits(folder, "first") && waits(folder, "second"))
    }

    private func bundles(_ program: Program) throws -> [String] {
        guard FileManager.default.fileExists(atPath: program.home["out"]) else { return [] }
        return try program.home.contents(of: "out").keys.filter { $0.hasSuffix("/bundle.json") }
    }
}
