import Asking
import Foundation
import Models
import StubService
import Testing

@Suite struct ModelFormTests {
    @Test func aServerThatTakesSchemasGetsOne() async throws {
        let test = try ModelUnderTest { StubAnswer.chat(StubAnswer.verdicts($0)) }
        defer { test.stub.stop() }
        _ = try await test.opinions(["Soup"])
        let request = try #require(test.stub.requests.first)
        #expect(request.format == "json_schema")
        #expect(request.temperature == 0)
        let schema = try #require(
            try JSONSerialization.jsonObject(with: Data(request.body.utf8)) as? [String: Any])
        let format = schema["response_format"] as? [String: Any]
        let inner = (format?["json_schema"] as? [String: Any])?["schema"] as? [String: Any]
        #expect(inner?["additionalProperties"] as? Bool == false)
        #expect(inner?["required"] as? [String] == ["dishes"])
    }

    @Test(arguments: [(400, "json_object + schema"), (400, "json_object"), (422, "text"), (500, "json_object")])
    func theFormFallsBackAndIsRemembered(status: Int, understood: String) async throws {
        let test = try ModelUnderTest { request in
            request.format == understood
                ? StubAnswer.chat(StubAnswer.verdicts(request))
                : StubAnswer.http(status, "{\"error\":\"response_format is unsupported\"}")
        }
        defer { test.stub.stop() }
        _ = try await test.opinions(["Soup"])
        _ = try await test.opinions(["Salad"])
        let forms = ["json_schema", "json_object + schema", "json_object", "text"].prefix { $0 != understood }
        #expect(test.stub.requests.map(\.format) == forms + [understood, understood])
        #expect(test.time.slept.isEmpty)
    }

    @Test func aModelWithATemperatureOfItsOwnKeepsTheSchema() async throws {
        let test = try ModelUnderTest { request in
            request.temperature == nil
                ? StubAnswer.chat(StubAnswer.verdicts(request))
                : StubAnswer.http(400, "{\"error\":{\"message\":\"Unsupported value: 'Temperature'\"}}")
        }
        defer { test.stub.stop() }
        _ = try await test.opinions(["Soup"])
        #expect(test.stub.requests.map(\.format) == ["json_schema", "json_schema"])
    }

    @Test func aServerThatTakesNothingIsAskedInEveryFormOnce() async throws {
        let test = try ModelUnderTest { _ in StubAnswer.http(400, "no") }
        defer { test.stub.stop() }
        #expect(await test.failure() == .refused(status: 400))
        // The last one leaves out the temperature too.
        #expect(test.stub.requests.count == 5)
    }

    @Test func aQuestionTooLongForTheModelIsSplit() async throws {
        let test = try ModelUnderTest { request in
            request.ids.count > 1
                ? StubAnswer.http(400, "{\"error\":{\"code\":\"context_length_exceeded\"}}")
                : StubAnswer.chat(StubAnswer.verdicts(request))
        }
        defer { test.stub.stop() }
        #expect(try await test.opinions(["Soup", "Salad"]).allSatisfy { $0 != nil })
        #expect(test.stub.requests.map(\.format) == ["json_schema", "json_schema", "json_schema"])
    }

    @Test func aWrongKeyMayComeAsABadRequest() async throws {
        let test = try ModelUnderTest { _ in StubAnswer.http(400, "[{\"error\":{\"message\":\"API key not valid.\"}}]")
        }
        defer { test.stub.stop() }
        #expect(await test.failure() == .unauthorised)
        #expect(test.stub.requests.count == 1)
    }

    @Test func theProbeIsOneCall() async throws {
        let fine = try ModelUnderTest { _ in StubAnswer.chat("OK") }
        defer { fine.stub.stop() }
        #expect(await fine.model.probe() == ModelProbe(reachable: true, answers: true))
        #expect(fine.stub.requests.count == 1)
        let silent = try ModelUnderTest { _ in StubAnswer.chat("") }
        defer { silent.stub.stop() }
        #expect(await silent.model.probe() == ModelProbe(reachable: true, answers: false))
        let locked = try ModelUnderTest { _ in StubAnswer.http(401, "") }
        defer { locked.stub.stop() }
        #expect(await locked.model.probe() == ModelProbe(reachable: true, answers: false, failure: .unauthorised))
        let gone = try ModelUnderTest(timeout: 0.1) { _ in [.hang] }
        defer { gone.stub.stop() }
        #expect(await gone.model.probe() == ModelProbe(reachable: false, answers: false, failure: .timedOut))
    }
}
