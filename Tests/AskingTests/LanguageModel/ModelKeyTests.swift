import Asking
import Foundation
import Models
import StubService
import Synchronization
import Testing

@Suite("A key that isn't taken") struct ModelKeyTests {
    private final class Drawer: Sendable {
        private let state = Mutex(0)
        let key: String?
        init(_ key: String?) { self.key = key }
        var reads: Int { state.withLock { $0 } }
        func read() -> APIKey? {
            state.withLock { $0 += 1 }
            return key.flatMap { APIKey($0) }
        }
    }

    @Test func isReadAgainAndTheNewOneUsed() async throws {
        let drawer = Drawer("canary-new")
        let test = try ModelUnderTest(readKey: drawer.read) { request in
            request.head.contains("Bearer canary-new\r\n")
                ? StubAnswer.chat(StubAnswer.verdicts(request)) : StubAnswer.http(401, "")
        }
        defer { test.stub.stop() }
        _ = try await test.opinions(["Soup"])
        _ = try await test.opinions(["Salad"])
        #expect(test.stub.requests.map(\.names) == [["Soup"], ["Soup"], ["Salad"]])
        #expect(drawer.reads == 1)
        #expect(test.time.slept.isEmpty)
    }

    @Test(arguments: ["canary-key-7f3a", nil, "canary-other"])
    func isFinalWhenThatDoesNotHelp(key: String?) async throws {
        let drawer = Drawer(key)
        let test = try ModelUnderTest(readKey: drawer.read) { _ in StubAnswer.http(401, "") }
        defer { test.stub.stop() }
        #expect(await test.failure() == .unauthorised)
        #expect(await test.failure() == .unauthorised)
        #expect(drawer.reads == 1)
        #expect(test.stub.requests.count == (key == "canary-other" ? 2 : 1))
    }

    @Test func isReadOnceForManyRequests() async throws {
        let drawer = Drawer("canary-new")
        let test = try ModelUnderTest(width: 16, readKey: drawer.read) { request in
            request.head.contains("Bearer canary-new\r\n")
                ? StubAnswer.chat(StubAnswer.verdicts(request)) : StubAnswer.http(401, "")
        }
        defer { test.stub.stop() }
        await withTaskGroup(of: Void.self) { group in
            for name in dishNames(16) {
                group.addTask { await #expect(throws: Never.self) { try await test.opinions([name]) } }
            }
        }
        #expect(drawer.reads == 1)
    }
}
