import Asking
import Foundation
import Models
import StubService
import Testing

@Suite struct ModelConnectionTests {
    @Test func silenceTimesOut() async throws {
        let test = try ModelUnderTest(timeout: 0.2) { request in
            request.number == 0 ? [.hang] : StubAnswer.chat(StubAnswer.verdicts(request))
        }
        defer { test.stub.stop() }
        #expect(await test.failure() == nil)
        #expect(test.time.slept == [.seconds(1)])
    }

    @Test func aSlowDripTimesOut() async throws {
        let test = try ModelUnderTest(timeout: 0.3) { _ in
            [.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")]
                + Array(repeating: [.send(" "), .wait(seconds: 0.05)], count: 400).flatMap { $0 }
        }
        defer { test.stub.stop() }
        #expect(await test.failure() == .timedOut)
        #expect(test.stub.requests.count == 5)
    }

    @Test func anAnswerThatIsTooLargeIsDropped() async throws {
        let chunk = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20)
        for length in ["Content-Length: 10485760\r\n", ""] {
            let test = try ModelUnderTest { _ in
                [.send("HTTP/1.1 200 OK\r\n\(length)\r\n")] + Array(repeating: .bytes(chunk), count: 10)
            }
            defer { test.stub.stop() }
            #expect(await test.failure() == .tooLarge)
            #expect(test.stub.requests.count == 1)
        }
    }

    /// Whatever a server does, the run goes on.
    @Test(arguments: [
        "", "\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{\"choices\":[",
        "hello\r\n", "HTTP/1.1 999999 x\r\n\r\n", "HTTP/1.1 20x\r\n\r\n", "HTTP/1.1 200\r\n\r\n",
        "HTTP/9.9 200 OK\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Le", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n", "HTTP/1.1 200 OK\r\n\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nTrailer: x\r\n\r\n",
        "HTTP/1.1 200 OK\r\n" + String(repeating: "X: y\r\n", count: 60_000) + "\r\n{}",
        "HTTP/1.1 204 No Content\r\n\r\n", "HTTP/1.1 304 Not Modified\r\n\r\n", "HTTP/1.1 100 Continue\r\n\r\n",
        "HTTP/1.1 101 Switching\r\nUpgrade: x\r\n\r\n", "HTTP/1.1 407 Proxy\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nabcd",
        "HTTP/1.1 200 OK\r\nNo colon here\r\n: empty\r\n\u{1}\u{2}: \u{3}\r\nContent-Length: 2\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\n folded first\r\nContent-Length: 2\r\n\r\n{}", "HTTP/1.1 301 Moved\r\n\r\n",
        "HTTP/1.1 200 OK\r\nSet-Cookie: =;;=\r\nContent-Type: ;;;=\"\r\nContent-Length: 2\r\n\r\n{}",
        "HTTP/1.1 307 Moved\r\nLocation: \r\n\r\n", "HTTP/1.1 307 Moved\r\nLocation: ht!tp:// [\r\n\r\n",
        "HTTP/1.1 401 No\r\nWWW-Authenticate: \r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 401 No\r\nWWW-Authenticate: Digest realm=\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 401 No\r\nWWW-Authenticate: Negotiate, Basic realm=\"\r\nContent-Length: 0\r\n\r\n",
    ])
    func aBrokenAnswerEndsInAFailure(answer: String) async throws {
        let test = try ModelUnderTest(timeout: 2) { _ in [.send(answer)] }
        defer { test.stub.stop() }
        #expect(await test.failure() != nil)
        #expect((1...5).contains(test.stub.requests.count))
    }

    @Test func halfABodyIsTriedAgain() async throws {
        let test = try ModelUnderTest { request in
            let whole = StubAnswer.chat(StubAnswer.verdicts(request))
            guard request.number == 0, case .send(let text) = whole[0] else { return whole }
            return [.send(String(text.dropLast(40)))]
        }
        defer { test.stub.stop() }
        #expect(await test.failure() == nil)
        #expect(test.stub.requests.count == 2)
    }

    @Test func nobodyListens() async throws {
        let test = try ModelUnderTest(port: ModelUnderTest.unusedPort) { _ in [] }
        defer { test.stub.stop() }
        #expect(await test.failure() == .unreachable)
        #expect(test.time.slept.count == 4)
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func aRedirectElsewhereIsRefused(status: Int) async throws {
        let elsewhere = try StubServer { StubAnswer.chat(StubAnswer.verdicts($0)) }
        defer { elsewhere.stop() }
        let target = "http://127.0.0.1:\(elsewhere.port)/v1/chat/completions"
        let test = try ModelUnderTest { _ in StubAnswer.http(status, "", headers: ["Location: \(target)"]) }
        defer { test.stub.stop() }
        #expect(await test.failure() == .redirected)
        #expect(elsewhere.requests.isEmpty)
        #expect(test.stub.requests.count == 1)
    }

    @Test func aRedirectOnTheSameServerIsFollowedButNotForEver() async throws {
        let test = try ModelUnderTest { request in
            request.head.contains("/v2/")
                ? StubAnswer.chat(StubAnswer.verdicts(request))
                : StubAnswer.http(308, "", headers: ["Location: /v2/chat/completions"])
        }
        defer { test.stub.stop() }
        #expect(await test.failure() == nil)
        #expect(test.stub.requests.map(\.ids.count) == [1, 1])
        let endless = try ModelUnderTest { _ in StubAnswer.http(307, "", headers: ["Location: /again"]) }
        defer { endless.stub.stop() }
        #expect(await endless.failure() == .redirected)
        #expect(endless.stub.requests.count == 4)
    }

    @Test func cancellingEndsTheWaitAndLeavesTheRestWorking() async throws {
        let test = try ModelUnderTest(timeout: 600, width: 1) { request in
            request.number == 0 ? [.hang] : StubAnswer.chat(StubAnswer.verdicts(request))
        }
        defer { test.stub.stop() }
        let first = Task { await test.failure() }
        while test.stub.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        // Waits for the same dish, and is left alone with it when the first goes.
        let second = Task { await test.failure() }
        try await Task.sleep(for: .milliseconds(50))
        first.cancel()
        #expect(await first.value == .cancelled)
        #expect(await second.value == nil)
        #expect(test.stub.requests.count == 2)
    }
}
