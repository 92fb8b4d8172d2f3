import Foundation
import StubService
import Synchronization

/// What can go wrong with an answer.
enum Fault: CaseIterable, Sendable {
    case error500, error502, error503, error529, tooMany, tooManyForNow
    case hang, drip
    case closed, cut, cutLate, noEnd
    case large, largeUnannounced
    case html, noJSON, wrongType, errorInside
    case elsewhere
    case truncated, declined, filtered, empty
    case doubled, missing, invented, swapped, prose
}

/// A server on loopback that answers three requests in ten wrongly, in a fixed order of faults.
final class FaultyService: Sendable {
    private struct State {
        var answered = (prompt: 0, completion: 0)
        var faults = 0
        var kinds: Set<Fault> = []
        var isHealthy = false
    }

    /// Where redirects lead; nobody may follow.
    let elsewhere: StubServer
    private let hangs: Bool
    private let state = Mutex(State())

    /// - Parameter hangs: whether to let a client wait until it gives up, once; that takes real time.
    init(hangs: Bool = true) throws {
        elsewhere = try StubServer { _ in [] }
        self.hangs = hangs
    }

    /// Tokens of all answers that were sent whole.
    var answered: (prompt: Int, completion: Int) { state.withLock { $0.answered } }
    var faults: Int { state.withLock { $0.faults } }
    var kinds: Set<Fault> { state.withLock { $0.kinds } }
    func heal() { state.withLock { $0.isHealthy = true } }

    func answer(_ request: RecordedRequest) -> [StubStep] {
        let chance = Self.chance(request.number)
        let fault: Fault? = state.withLock { state in
            guard !state.isHealthy, chance % 10 < 3 else { return nil }
            var fault = Fault.allCases[state.faults % Fault.allCases.count]
            if fault == .hang || fault == .drip, !hangs || state.kinds.contains(fault) { fault = .closed }
            state.faults += 1
            state.kinds.insert(fault)
            return fault
        }
        guard let fault else { return whole(request, verdicts(request)) }
        return misbehave(fault, request, Int(chance / 10 % 1_000_000))
    }

    private func misbehave(_ fault: Fault, _ request: RecordedRequest, _ chance: Int) -> [StubStep] {
        switch fault {
        case .error500: StubAnswer.http(500, "{\"error\":\"internal\"}")
        case .error502: StubAnswer.http(502, "<html>Bad gateway</html>", type: "text/html")
        case .error503: StubAnswer.http(503, "")
        case .error529: StubAnswer.http(529, "{\"type\":\"error\",\"error\":{\"type\":\"overloaded_error\"}}")
        case .tooMany: StubAnswer.http(429, "{}", headers: ["Retry-After: 3"])
        case .tooManyForNow: StubAnswer.http(429, "{}", headers: ["Retry-After: 90"])
        case .hang: [.hang]
        case .drip:
            [.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")]
                + Array(repeating: [.send(" "), .wait(seconds: 0.1)], count: 100).flatMap { $0 }
        case .closed: []
        case .cut: cut(request, chance, from: 0)
        case .cutLate: cut(request, chance, from: 100)
        case .noEnd: [.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n")]
        case .large: [.send("HTTP/1.1 200 OK\r\nContent-Length: 10485760\r\n\r\n")] + Self.tenMegabytes
        case .largeUnannounced: [.send("HTTP/1.1 200 OK\r\n\r\n")] + Self.tenMegabytes
        case .html: StubAnswer.http(200, "<html>Welcome to the hotel</html>", type: "text/html")
        case .noJSON: StubAnswer.http(200, "{\"choices\":[{\"mess")
        case .wrongType: whole(request, verdicts(request), type: "image/png")
        case .errorInside: StubAnswer.http(200, "{\"error\":{\"code\":503}}")
        case .elsewhere:
            StubAnswer.http(307, "", headers: ["Location: http://127.0.0.1:\(elsewhere.port)/v1/chat/completions"])
        case .truncated: whole(request, verdicts(request), finish: "length")
        case .declined: whole(request, verdicts(request), refusal: "I can't help with that.")
        case .filtered: whole(request, verdicts(request), finish: "content_filter")
        case .empty: whole(request, "")
        case .doubled: whole(request, verdicts(request) { $0 + $0 })
        case .missing: whole(request, verdicts(request) { Array($0.dropFirst(2)) })
        case .invented: whole(request, verdicts(request) { $0.dropFirst() + [Self.verdict("q99", "Roast beef")] })
        case .swapped: whole(request, swapped(request))
        case .prose: whole(request, "Certainly! All of these dishes are delicious and vegan.")
        }
    }

    private static func verdict(_ id: String, _ name: String) -> [String: Any] {
        StubAnswer.verdict(id, name: name, questions: [FaultyMenu.question(name)], title: name)
    }

    private func verdicts(
        _ request: RecordedRequest, _ change: ([[String: Any]]) -> [[String: Any]] = { $0 }
    ) -> String {
        StubAnswer.content(change(zip(request.ids, request.names).map(Self.verdict)))
    }

    /// Each dish with the verdict on its neighbour.
    private func swapped(_ request: RecordedRequest) -> String {
        let names = request.names.dropFirst() + (request.names.count > 1 ? request.names.prefix(1) : ["Roast beef"])
        return StubAnswer.content(zip(request.ids, names).map(Self.verdict))
    }

    /// A whole answer, with its tokens counted.
    private func whole(
        _ request: RecordedRequest, _ content: String, finish: String = "stop", refusal: String? = nil,
        type: String = "application/json"
    ) -> [StubStep] {
        let usage = Self.usage(request)
        state.withLock { state in
            state.answered.prompt += usage.prompt
            state.answered.completion += usage.completion
        }
        return StubAnswer.http(
            200, StubAnswer.completion(content, finish: finish, refusal: refusal, usage: usage), type: type)
    }

    private func cut(_ request: RecordedRequest, _ chance: Int, from start: Int) -> [StubStep] {
        let steps = StubAnswer.http(200, StubAnswer.completion(verdicts(request), usage: Self.usage(request)))
        guard case .send(let text) = steps.first, text.utf8.count > start + 1 else { return [] }
        let bytes = Array(text.utf8)
        return [.bytes(Array(bytes[..<(start + chance % (bytes.count - start - 1))]))]
    }

    private static func usage(_ request: RecordedRequest) -> (prompt: Int, completion: Int) {
        (1_000 + request.number, 100 + request.number % 7)
    }

    private static let tenMegabytes = Array(
        repeating: StubStep.bytes([UInt8](repeating: UInt8(ascii: " "), count: 1 << 20)), count: 10)

    /// SplitMix64 (Steele, Lea, Flood, 2014): the same for the same number.
    private static func chance(_ number: Int) -> UInt64 {
        var value = (UInt64(number) &+ 2_026) &* 0x9E37_79B9_7F4A_7C15
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
