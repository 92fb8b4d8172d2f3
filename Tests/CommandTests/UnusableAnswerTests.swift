import Foundation
import Models
import StubService
import Synchronization
import TestMaterial
import Testing

/// An answer that can't be used is no answer: its dishes wait, everybody is told, and nothing is paid for twice.
@Suite struct UnusableAnswerTests {
    enum Kind: String, CaseIterable, Sendable {
        case declined, filtered, empty, brokenJSON, prose, wrongNames, wrongIDs, invalid, cut, tooLong, unprocessable
        case badRequest

        /// What is told of it.
        var reason: String {
            switch self {
            case .declined, .filtered, .empty: "The model declined to answer"
            case .brokenJSON, .prose, .wrongNames, .wrongIDs, .invalid: "The model's answer can't be used"
            case .cut: "The model's answer was cut off"
            case .tooLong: "refused the request (HTTP 413)"
            case .unprocessable: "refused the request (HTTP 422)"
            case .badRequest: "refused the request (HTTP 400)"
            }
        }

        func answer(_ request: RecordedRequest) -> [StubStep] {
            switch self {
            case .declined: StubAnswer.chat(nil, refusal: "I can't help with that.")
            case .filtered: StubAnswer.chat(StubAnswer.verdicts(request), finish: "content_filter")
            case .empty: StubAnswer.chat("")
            case .brokenJSON: StubAnswer.chat(StubAnswer.verdicts(request).replacing(":", with: "="))
            case .prose: StubAnswer.chat("All of these are delicious and vegan.")
            case .wrongNames:
                StubAnswer.chat(StubAnswer.content(request.ids.map { StubAnswer.verdict($0, name: "Roast beef") }))
            case .wrongIDs:
                StubAnswer.chat(StubAnswer.content(request.names.map { StubAnswer.verdict("q99", name: $0) }))
            case .invalid: StubAnswer.chat(StubAnswer.verdicts(request, vegan: "certainly"))
            case .cut: StubAnswer.chat(StubAnswer.verdicts(request), finish: "length")
            case .tooLong: StubAnswer.http(413, "")
            case .unprocessable: StubAnswer.http(422, "{}")
            case .badRequest: StubAnswer.http(400, "{}")
            }
        }
    }

    private func bundle(_ folder: ScanFolder, _ kind: Kind) throws -> MenuBundle {
        let file = URL(fileURLWithPath: folder.home["out-\(kind)/good.jpg/bundle.json"])
        return try JSONDecoder().decode(MenuBundle.self, from: Data(contentsOf: file))
    }

    /// The events of a run by their name, the last of each.
    private func events(_ text: String) throws -> [String: [String: Any]] {
        var events: [String: [String: Any]] = [:]
        for line in text.split(separator: "\n") {
            let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
            events[event["event"] as? String ?? ""] = event
        }
        return events
    }

    /// Each kind in a folder of its own; then one `retry`, without a folder or an option, finishes all of them.
    @Test func everyKindWaitsIsToldAndFinishes() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let isWell = Switch(false)
        let kinds = Turn()
        let stub = try StubServer { request in
            isWell.isOn ? StubAnswer.chat(StubAnswer.verdicts(request)) : kinds.kind.answer(request)
        }
        defer { stub.stop() }
        for kind in Kind.allCases {
            kinds.kind = kind
            let asked = stub.requests.count
            let run = try await folder.program.run([
                "scan", "in", "--out", "out-\(kind)", "--store", "store", "--json", "--target-language", "de",
                "--llm-url", stub.url.absoluteString, "--llm-model", "m",
            ])
            #expect(run.code == 1 && run.errors.contains(kind.reason), "\(kind): \(run)")
            #expect(run.errors.contains("Finish with: vegyscan retry out-\(kind) --store store"), "\(kind): \(run)")
            #expect(stub.requests.count > asked + 1, "\(kind) is asked again")
            let bundle = try bundle(folder, kind)
            #expect(bundle.status == .partial && bundle.pendingDishes == bundle.dishes.map(\.id), "\(kind)")
            #expect(bundle.warnings.contains { $0.code == "llm_failed" && $0.message.contains(kind.reason) }, "\(kind)")
            let event = try #require(try events(run.output)["menu_finished"])
            #expect(event["pending"] as? Int == bundle.dishes.count && event["failure_code"] as? String == "llm_failed")
            #expect((event["message"] as? String)?.contains(kind.reason) == true, "\(kind): \(event)")
            let log = try #require(try folder.home.contents(of: "store/runs").max { $0.key < $1.key })
            #expect(String(decoding: log.value, as: UTF8.self).contains("llm_failed"), "\(kind)")
        }
        isWell.isOn = true
        let asked = stub.requests.count
        let retry = try await folder.program.run("retry", "--store", "store")
        #expect(retry.code == 0, "\(retry)")
        let finishing = stub.requests.dropFirst(asked)
        #expect(finishing.allSatisfy { $0.body.contains("\"m\"") }, "the model it was begun with")
        // The dishes are the same in every folder, and known after the first.
        let names = finishing.flatMap(\.names)
        #expect(Set(names).count == names.count, "\(names)")
        for kind in Kind.allCases {
            let bundle = try bundle(folder, kind)
            #expect(bundle.status == .complete && bundle.pendingDishes.isEmpty, "\(kind)")
        }
        #expect(!FileManager.default.fileExists(atPath: folder.home["store/waiting.json"]), "nothing waits any more")
        let nothing = try await folder.program.run("retry", "--store", "store")
        #expect(nothing.code == 0 && nothing.errors.contains("Nothing is known to wait"), "\(nothing)")
    }

    /// The size that a service takes is found by halving.
    @Test func tooLongABatchIsAskedInHalves() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let stub = try StubServer { request in
            request.names.count > 2
                ? StubAnswer.http(413, "") : StubAnswer.chat(StubAnswer.verdicts(request))
        }
        defer { stub.stop() }
        let run = try await folder.scan(["in"], ["--llm-url", stub.url.absoluteString, "--llm-model", "m"])
        #expect(run.code == 0, "\(run)")
        #expect(try folder.isGoodPhotoDone())
    }

    /// A stream of bundles keeps no list of what waits, so that it has to be said.
    @Test func aStreamTellsWhatWaits() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        try folder.home.write("no picture", to: "in/broken.jpg")
        let stub = try StubServer { _ in StubAnswer.http(403, "{}") }
        defer { stub.stop() }
        let model = ["--llm-url", stub.url.absoluteString, "--llm-model", "m"]
        let stream = try await folder.program.run(
            ["scan", "--stdin", "--store", "store"] + model, input: "in/good.jpg\nin/broken.jpg\n")
        #expect(stream.code == 1 && stream.errors.contains("2 of 2 bundles aren't whole"), "\(stream)")
        #expect(stream.errors.contains("1 waits for the LLM"), "\(stream)")
        let alone = try await folder.program.run(["scan", "--stdin", "--store", "store"], input: "in/good.jpg\n")
        #expect(alone.code == 0 && !alone.errors.contains("whole;"), "\(alone)")
    }
}

/// Which kind of answer is given now.
private final class Turn: Sendable {
    private let state = Mutex(UnusableAnswerTests.Kind.declined)

    var kind: UnusableAnswerTests.Kind {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
