import Foundation
import Judging
import Models
import StubService
import Testing

@testable import Asking

@Suite struct ModelOpinionsTests {
    @Test func oneRequestForManyDishesInOrder() async throws {
        let cache = MemoryCache()
        let test = try ModelUnderTest(cache: cache) { request in
            let verdicts = zip(request.ids, request.names).reversed().map { id, name in
                StubAnswer.verdict(id, name: name, vegan: name.hasSuffix("3") ? "no" : "maybe", contains: ["milk"])
            }
            return StubAnswer.chat(StubAnswer.content(verdicts))
        }
        defer { test.stub.stop() }
        let opinions = try await test.opinions(dishNames(6))
        #expect(opinions.map { $0?.claims[.vegan] } == [.maybe, .maybe, .maybe, .no, .maybe, .maybe])
        #expect(opinions.allSatisfy { $0?.allergens == [.milk: .contains] })
        #expect(test.stub.requests.count == 1)
        let usage = await test.model.usage
        #expect(usage.calls == 1 && usage.promptTokens == 100 && usage.completionTokens == 10)
        #expect(usage.answered == [.request: 6] && usage.cacheHits == 0)
        #expect(await cache.kept.count == 6)
    }

    @Test func aMenuOfAThousandDishesGoesInBatchesWithinTheWidth() async throws {
        let test = try ModelUnderTest(width: 2) { StubAnswer.chat(StubAnswer.verdicts($0)) }
        defer { test.stub.stop() }
        let opinions = try await test.opinions(dishNames(1000))
        #expect(opinions.allSatisfy { $0 != nil })
        #expect(test.stub.requests.count == 25)
        #expect(test.stub.requests.allSatisfy { Set($0.ids).count == 40 })
    }

    @Test func nothingToAskOpensNothing() async throws {
        let test = try ModelUnderTest { _ in [] }
        defer { test.stub.stop() }
        #expect(try await test.opinions([]) == [])
        #expect(try await test.opinions([" \n\u{200B}", String(repeating: "long ", count: 1000)]) == [nil, nil])
        #expect(test.stub.requests.isEmpty)
    }

    @Test func whatIsMissingDoubledOrInvalidIsAskedAgainSinglyOnce() async throws {
        let test = try ModelUnderTest { request in
            // "lost" never comes, "twice" comes twice at first, "odd" is invalid at first, "bad" always; "other" comes
            // under another dish's name at first.
            var verdicts: [[String: Any]] = [StubAnswer.verdict("zz9", name: "lost", vegan: "yes")]
            for (id, name) in zip(request.ids, request.names) where name != "lost" {
                let first = request.number == 0
                let claim = name == "bad" || (name == "odd" && first) ? "certainly" : "maybe"
                let said = name == "other" && first ? "fine" : name
                verdicts += Array(
                    repeating: StubAnswer.verdict(id, name: said, vegan: claim),
                    count: name == "twice" && first ? 2 : 1)
            }
            return StubAnswer.chat(StubAnswer.content(verdicts))
        }
        defer { test.stub.stop() }
        let found = await test.answers(["fine", "lost", "twice", "odd", "bad", "other"])
        #expect(found.answers.map { $0 != nil } == [true, false, true, true, false, true])
        #expect(found.waiting == [false, true, false, false, true, false] && found.failure == .unusable)
        #expect(test.stub.requests.dropFirst().map(\.names) == [["lost"], ["twice"], ["odd"], ["bad"], ["other"]])
    }

    @Test func anAnswerThatWasCutOffIsAskedForInHalves() async throws {
        let test = try ModelUnderTest { request in
            request.ids.count > 10
                ? StubAnswer.chat("{\"dishes\":[{\"id\":", finish: "length")
                : StubAnswer.chat(StubAnswer.verdicts(request))
        }
        defer { test.stub.stop() }
        #expect(try await test.opinions(dishNames(40)).allSatisfy { $0 != nil })
        #expect(test.stub.requests.map(\.ids.count) == [40, 20, 10, 10, 20, 10, 10])
    }

    @Test func aModelThatNeverSaysAnythingUsableIsGivenUpOn() async throws {
        for content in ["", "I'd rather not.", "{\"dishes\":", "[1,2,3]", "null", "{\"dishes\":[[],4,{\"id\":7}]}"] {
            for finish in ["stop", "length"] {
                let test = try ModelUnderTest { _ in StubAnswer.chat(content, finish: finish) }
                defer { test.stub.stop() }
                let found = await test.answers(dishNames(40))
                #expect(found.answers.allSatisfy { $0 == nil } && found.waiting.allSatisfy { $0 })
                #expect(found.failure == (finish == "length" ? .cutOff : content.isEmpty ? .declined : .unusable))
                #expect(test.stub.requests.count <= MenuInterview.maximumFruitless)
                #expect(test.time.slept.isEmpty)
            }
        }
    }

    @Test func aRefusalIsAskedAgainSinglyAndIsNotKept() async throws {
        let cache = MemoryCache()
        let answers: [[StubStep]] = [
            StubAnswer.chat(nil, refusal: "I can't help with that."), StubAnswer.chat(nil),
            StubAnswer.chat("partly", finish: "content_filter"),
        ]
        for answer in answers {
            let test = try ModelUnderTest(cache: cache) { _ in answer }
            defer { test.stub.stop() }
            let found = await test.answers(["Soup", "Salad"])
            #expect(found.answers == [nil, nil] && found.waiting == [true, true] && found.failure == .declined)
            #expect(test.stub.requests.map(\.names) == [["Soup", "Salad"], ["Soup"], ["Salad"]])
        }
        #expect(await cache.kept.isEmpty)
    }

    /// One dish that a model won't speak of doesn't take the others along, whatever the way it is told in.
    @Test func oneDishSpoilsNothingForTheOthers() async throws {
        let answers: [([StubStep], LanguageModelFailure)] = [
            (StubAnswer.chat(nil, refusal: "No."), .declined), (StubAnswer.http(413, ""), .refused(status: 413)),
            (StubAnswer.chat("{\"dishes\":[", finish: "length"), .cutOff), (StubAnswer.chat("{{{"), .unusable),
        ]
        for (answer, failure) in answers {
            let test = try ModelUnderTest { request in
                request.names.contains("Dish number 3") ? answer : StubAnswer.chat(StubAnswer.verdicts(request))
            }
            defer { test.stub.stop() }
            let found = await test.answers(dishNames(12))
            #expect(found.waiting.enumerated().filter(\.element).map(\.offset) == [3])
            #expect(found.answers.map { $0 == nil } == found.waiting)
            #expect(found.failure == failure)
        }
    }

    @Test func wordsAroundTheAnswerDoNotMatter() async throws {
        let frames: [@Sendable (String) -> String] = [
            { "```json\n\($0)\n```" }, { "Here you are {really}: \($0) Enjoy!" },
            { "<think>{\"dishes\":[]} or {\"id\":\"a00\"}</think>\n\($0)" },
            { String($0.dropFirst(10).dropLast(1)) },
        ]
        for frame in frames {
            let test = try ModelUnderTest { StubAnswer.chat(frame(StubAnswer.verdicts($0))) }
            defer { test.stub.stop() }
            #expect(try await test.opinions(["Soup", "Salad"]).allSatisfy { $0 != nil })
            #expect(test.stub.requests.count == 1)
        }
    }

    @Test func contentInPartsIsJoined() async throws {
        let test = try ModelUnderTest { request in
            let text = StubAnswer.verdicts(request)
            let parts = [["type": "thinking", "text": "hm"], ["type": "text", "text": text]]
            let body = StubAnswer.json(["choices": [["message": ["content": parts]]]])
            return StubAnswer.http(200, body, type: "text/plain")
        }
        defer { test.stub.stop() }
        #expect(try await test.opinions(["Soup"]) != [nil])
    }
}
