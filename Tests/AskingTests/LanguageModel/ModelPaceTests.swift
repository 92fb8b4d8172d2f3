import Foundation
import Models
import StubService
import Synchronization
import Testing

@testable import Asking

@Suite("Slow answers") struct ModelPaceTests {
    private func note(_ pace: inout RequestPace, _ seconds: Int) {
        pace.note(.seconds(seconds), isTimeout: false, sentIn: pace.round)
    }

    @Test func narrowTheWidthAndFastOnesWidenIt() {
        var pace = RequestPace(width: 4, timeout: .seconds(60))
        for (seconds, width, timeout) in [(5, 4, 60), (6, 2, 120), (6, 1, 240), (9, 1, 240)] {
            note(&pace, seconds)
            #expect(pace.width == width && pace.timeout == .seconds(timeout))
        }
        #expect(pace.isSlow)
        // One fast answer, then two, then three: a round at each width.
        for (width, timeout) in [(2, 120), (2, 120), (3, 60), (3, 60), (3, 60), (4, 60), (4, 60)] {
            note(&pace, 1)
            #expect(pace.width == width && pace.timeout == .seconds(timeout))
        }
        #expect(!pace.isSlow)
    }

    @Test func aRoundOfSlowAnswersCountsOnce() {
        var pace = RequestPace(width: 8, timeout: .seconds(60))
        let sent = pace.round
        for _ in 0..<8 { pace.note(.seconds(7), isTimeout: false, sentIn: sent) }
        #expect(pace.width == 4)
        pace.note(.seconds(1), isTimeout: true, sentIn: pace.round)
        #expect(pace.width == 2)
        #expect(RequestPace(width: 1, timeout: .seconds(3_600)).timeout == .seconds(3_600))
    }

    @Test func theGateFollows() async {
        let gate = RequestGate(width: 4)
        for _ in 0..<4 { #expect(await gate.enter()) }
        gate.resize(to: 2)
        let waiting = Task { await gate.enter() }
        while !gate.hasWaiting { await Task.yield() }
        gate.leave()
        gate.leave()
        #expect(gate.hasWaiting)
        gate.resize(to: 3)
        #expect(await waiting.value)
        #expect(!gate.hasWaiting)
    }

    @Test func theStateOfTheConnectionIsThereToRead() async throws {
        let time = FakeTime()
        let seen = SeenStates()
        let test = try ModelUnderTest(time: time) { request in
            seen.add()
            if request.number == 0 { time.advance(by: .seconds(6)) }
            switch request.number {
            case 2: return StubAnswer.http(500, "")
            case 3: return StubAnswer.http(429, "", headers: ["Retry-After: 20"])
            case 5...9: return StubAnswer.http(503, "")
            case 10: return StubAnswer.http(401, "")
            default: return StubAnswer.chat(StubAnswer.verdicts(request))
            }
        }
        defer { test.stub.stop() }
        let monitor = test.model.connection
        seen.watch(monitor)
        #expect(monitor.state == .idle)
        _ = try await test.opinions(["Soup"])
        #expect(monitor.state == .slow)
        _ = try await test.opinions(["Salad"])
        #expect(monitor.state == .good)
        _ = try await test.opinions(["Bread"])
        #expect(seen.states.dropFirst(3) == [.retrying, .waiting(until: Date(timeIntervalSince1970: 1_700_000_020))])
        #expect(await test.failure() == .unavailable)
        #expect(monitor.state == .away)
        time.advance(by: .seconds(30))
        #expect(await test.failure() == .unauthorised)
        #expect(monitor.state == .refused)
    }
}

/// The states of a connection at the moment each request arrives.
private final class SeenStates: Sendable {
    private let state = Mutex<(monitor: ConnectionMonitor?, states: [ConnectionState])>((nil, []))

    var states: [ConnectionState] { state.withLock { $0.states } }
    func watch(_ monitor: ConnectionMonitor) { state.withLock { $0.monitor = monitor } }
    func add() { state.withLock { if let monitor = $0.monitor { $0.states.append(monitor.state) } } }
}
