import Asking
import Foundation
import Models
import StubService
import Testing

@Suite struct ModelTroubleTests {
    @Test func aPassingErrorIsTriedAgain() async throws {
        let test = try ModelUnderTest(random: 1) { request in
            request.number < 3
                ? StubAnswer.http([500, 503, 408][request.number], "busy")
                : StubAnswer.chat(StubAnswer.verdicts(request))
        }
        defer { test.stub.stop() }
        #expect(await test.failure() == nil)
        #expect(test.time.slept == [.milliseconds(1250), .milliseconds(2500), .milliseconds(5000)])
    }

    @Test func aServiceThatIsAwayIsTriedAgainAfterHalfAMinute() async throws {
        let test = try ModelUnderTest { request in
            request.number < 4 ? StubAnswer.http(502, "") : StubAnswer.chat(StubAnswer.verdicts(request))
        }
        defer { test.stub.stop() }
        #expect(await test.failure() == nil)
        #expect(test.time.slept == [.seconds(1), .seconds(2), .seconds(4), .seconds(30)])
    }

    @Test func fourRetriesThenARestOfHalfAMinute() async throws {
        let test = try ModelUnderTest { request in
            request.number < 5 ? StubAnswer.http(502, "") : StubAnswer.chat(StubAnswer.verdicts(request))
        }
        defer { test.stub.stop() }
        let failure = await test.failure()
        #expect(failure == .unavailable)
        #expect(failure?.isFinal == false)
        #expect(test.time.slept == [.seconds(1), .seconds(2), .seconds(4), .seconds(30)])
        #expect(await test.failure() == .unavailable)
        #expect(test.stub.requests.count == 5)
        test.time.advance(by: .seconds(30))
        #expect(await test.failure() == nil)
    }

    /// What a service that gives no answer costs is what the setting says, for all who ask together.
    @Test func patienceEnds() async throws {
        let test = try ModelUnderTest(patience: 5) { _ in StubAnswer.http(503, "") }
        defer { test.stub.stop() }
        #expect(await test.failure() == .unavailable)
        #expect(test.time.slept == [.seconds(1), .seconds(2)], "4 s more would be too long")
        #expect(await test.failure() == .unavailable)
        #expect(test.stub.requests.count == 3)
        let hanging = try ModelUnderTest(timeout: 60, patience: 0.3) { _ in [.hang] }
        defer { hanging.stub.stop() }
        #expect(await hanging.failure() == .timedOut)
        #expect(hanging.stub.requests.count == 1 && hanging.time.slept.isEmpty)
    }

    @Test func offlineSendsNothingAndUsesWhatIsKnown() async throws {
        let cache = MemoryCache()
        let online = try ModelUnderTest(cache: cache) { StubAnswer.chat(StubAnswer.verdicts($0)) }
        defer { online.stub.stop() }
        _ = try await online.opinions(["Soup"])
        let offline = try ModelUnderTest(cache: cache, isOffline: true, port: online.stub.port) { _ in [] }
        defer { offline.stub.stop() }
        let found = await offline.answers(["Soup", "Salad"])
        #expect(found.answers.map { $0 != nil } == [true, false])
        #expect(found.waiting == [false, true] && found.failure == .offline)
        #expect(online.stub.requests.count == 1 && offline.stub.requests.isEmpty)
    }

    @Test func retryAfterIsAFloor() async throws {
        let date = "Tue, 14 Nov 2023 22:13:50 GMT"
        let headers = [
            ["Retry-After: 7"], ["Retry-After: 0"], ["Retry-After: \(date)", "Date: Tue, 14 Nov 2023 22:13:40 GMT"],
        ]
        let test = try ModelUnderTest { request in
            request.number < 3
                ? StubAnswer.http(
                    429, "{\"error\":{\"message\":\"quota exceeded for this minute\"}}",
                    headers: headers[request.number])
                : StubAnswer.chat(StubAnswer.verdicts(request))
        }
        defer { test.stub.stop() }
        #expect(await test.failure() == nil)
        #expect(test.time.slept == [.seconds(7), .seconds(2), .seconds(10)])
    }

    @Test func waitsAreReadInEveryWayTheyAreTold() async throws {
        let headers = [
            ["retry-after-ms: 2500", "Retry-After: 9"],
            [
                "x-ratelimit-remaining-requests: 0", "x-ratelimit-reset-requests: 4s",
                "x-ratelimit-remaining-tokens: 0", "x-ratelimit-reset-tokens: 6m0s",
                "x-ratelimit-remaining-tokens: 0", "x-ratelimit-reset-tokens: 5s120ms",
            ],
            ["x-ratelimit-remaining-requests: 7", "x-ratelimit-reset-requests: 1h", "Retry-After: soon"],
        ]
        let test = try ModelUnderTest { request in
            request.number < 3
                ? StubAnswer.http(429, "", headers: headers[request.number])
                : StubAnswer.chat(StubAnswer.verdicts(request))
        }
        defer { test.stub.stop() }
        #expect(await test.failure() == nil)
        #expect(test.time.slept == [.milliseconds(2500), .milliseconds(5120), .seconds(4)])
    }

    @Test func aWaitTooLongIsNotWaitedFor() async throws {
        for wait in ["61", "1e300", "inf", "99999999999999999999"] {
            let test = try ModelUnderTest { _ in StubAnswer.http(429, "", headers: ["Retry-After: \(wait)"]) }
            defer { test.stub.stop() }
            #expect(await test.failure() == .rateLimited)
            test.time.advance(by: .seconds(59))
            #expect(await test.failure() == .rateLimited)
            #expect(test.time.slept.isEmpty)
            #expect(test.stub.requests.count == 1)
        }
    }

    @Test(arguments: [
        (401, LanguageModelFailure.unauthorised), (402, .quota), (403, .forbidden), (404, .notFound),
        (418, .refused(status: 418)), (422, .refused(status: 422)), (400, .refused(status: 400)),
        (413, .refused(status: 413)), (451, .refused(status: 451)),
    ])
    func aFinalErrorIsNotTriedAgain(status: Int, expected: LanguageModelFailure) async throws {
        // Challenges make some HTTP clients ask for a password or try again by themselves.
        let challenges = ["WWW-Authenticate: Basic realm=\"x\"", "WWW-Authenticate: Bearer", "Proxy-Authenticate: x"]
        let test = try ModelUnderTest { _ in StubAnswer.http(status, "{}", headers: challenges) }
        defer { test.stub.stop() }
        let failure = await test.failure()
        #expect(failure == expected)
        #expect(failure?.isFinal == true)
        #expect(failure?.message.contains("(HTTP \(status))") == true)
        // Those may be about the request's form, which is made simpler until there is none left.
        #expect(test.stub.requests.count == 1 || [400, 422].contains(status))
        #expect(test.time.slept.isEmpty)
    }

    @Test func aUsedUpQuotaIsFinalAndClosesTheService() async throws {
        let used = [
            (429, "insufficient_quota"), (400, "Your credit balance is too low to access the API."),
            (429, "enforced_spend_limit_reached"),
        ]
        for (status, words) in used {
            let test = try ModelUnderTest { _ in
                StubAnswer.http(status, "{\"error\":{\"code\":\"\(words)\"}}", headers: ["Retry-After: 1"])
            }
            defer { test.stub.stop() }
            #expect(await test.failure() == .quota)
            #expect(await test.failure() == .quota)
            #expect(test.stub.requests.count == 1)
            #expect(test.model.connection.state == .refused)
        }
    }

    @Test func anErrorInsideASuccessCounts() async throws {
        let test = try ModelUnderTest { _ in StubAnswer.http(200, "{\"error\":{\"code\":402,\"message\":\"pay\"}}") }
        defer { test.stub.stop() }
        #expect(await test.failure() == .quota)
    }

    @Test(arguments: ["", "null", "{}", "<html>Welcome to the hotel</html>", "{\"choices\":[]}", "\u{0}", "[[[["])
    func anAnswerThatIsNoCompletion(body: String) async throws {
        let test = try ModelUnderTest { _ in StubAnswer.http(200, body, type: "text/html") }
        defer { test.stub.stop() }
        #expect(await test.failure() == .malformed)
        #expect(test.stub.requests.count == 4)
        #expect(test.time.slept == [.seconds(1), .seconds(2), .seconds(4)])
    }

    @Test func messagesAreOneSentenceWithoutSecrets() {
        let all: [LanguageModelFailure] = [
            .badAddress, .secretInAddress, .insecureAddress, .unavailable, .timedOut, .unreachable,
            .rateLimited,
            .malformed, .tooLarge, .unauthorised, .quota, .forbidden, .notFound, .redirected, .untrusted, .cancelled,
            .refused(status: 400), .budget, .unknownPrice, .declined, .unusable, .cutOff, .offline,
        ]
        #expect(Set(all.map(\.message)).count == all.count)
        for failure in all {
            #expect(failure.message.hasSuffix("."))
            #expect(!failure.message.dropLast().contains(". "))
            #expect("\(failure)" == failure.message)
        }
    }
}
