import Foundation
import Models
import StubService
import TestMaterial
import Testing

/// `vegyscan retry`: what a language model left open is finished, and nothing else is touched.
@Suite struct RetryTests {
    /// A well-behaved model, but for the requests that `trouble` has an answer for.
    private func stub(_ trouble: @escaping @Sendable (RecordedRequest) -> [StubStep]? = { _ in nil }) throws
        -> StubServer
    {
        try StubServer { request in trouble(request) ?? StubAnswer.chat(StubAnswer.verdicts(request)) }
    }

    private func model(_ stub: StubServer) -> [String] { ["--llm-url", stub.url.absoluteString, "--llm-model", "m"] }

    private func bundleBytes(_ folder: ScanFolder, _ menu: String) throws -> Data {
        try #require(try folder.home.contents(of: "out")[menu + "/bundle.json"])
    }

    /// HTTP 403 is final: it takes no waiting.
    private let refusal = StubAnswer.http(403, "{}")

    @Test func finishesWhatTheModelLeftOpen() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let healthy = try stub()
        defer { healthy.stop() }
        let whole = try await folder.scan(["in"], model(healthy) + ["--no-cache"])
        #expect(whole.code == 0, "\(whole)")
        let wanted = try bundleBytes(folder, "good.jpg")
        try FileManager.default.removeItem(atPath: folder.home["out"])

        let isAway = Switch(true)
        let refusal = refusal
        let shaky = try StubServer { request in
            isAway.isOn ? refusal : StubAnswer.chat(StubAnswer.verdicts(request))
        }
        defer { shaky.stop() }
        let first = try await folder.scan(["in"], model(shaky))
        #expect(first.code == 1, "\(first)")
        #expect(first.errors.contains("Processing failed – retry later"), "\(first)")
        #expect(first.errors.contains("vegyscan retry out"), "\(first)")
        let left = try #require(try folder.bundles().first?.bundle)
        #expect(left.status == .partial && left.pendingDishes.count == left.dishes.count)

        // The photo isn't needed any more.
        try FileManager.default.removeItem(atPath: folder.home["in/good.jpg"])
        isAway.isOn = false
        let retry = try await folder.program.run(["retry", "out", "--store", "store"] + model(shaky))
        #expect(retry.code == 0, "\(retry)")
        let finished = try #require(try folder.bundles().first?.bundle)
        #expect(finished.status == .complete && finished.pendingDishes.isEmpty)
        #expect(try folder.index().first?["status"] as? String == "complete")
        let expected = try JSONDecoder().decode(MenuBundle.self, from: wanted)
        #expect(finished.dishes == expected.dishes && finished.warnings == expected.warnings)
        let asked = shaky.requests.count
        let again = try await folder.program.run(["retry", "out", "--store", "store"] + model(shaky))
        #expect(again.code == 0 && shaky.requests.count == asked, "\(again)")
    }

    /// The next scan of the same photos does the same, without reading them.
    @Test func theNextScanFinishesToo() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let isAway = Switch(true)
        let refusal = refusal
        let stub = try stub { _ in isAway.isOn ? refusal : nil }
        defer { stub.stop() }
        let first = try await folder.scan(["in"], model(stub) + ["--no-cache"])
        #expect(first.code == 1, "\(first)")
        isAway.isOn = false
        let second = try await folder.scan(["in"], model(stub) + ["--no-cache", "--json"])
        #expect(second.code == 0, "\(second)")
        #expect(!second.output.contains("photo_finished"), "a photo was read again: \(second)")
        #expect(try folder.bundles().first?.bundle.status == .complete)
    }

    /// Results that were moved or copied are asked about as they were begun, and what a scan finished waits no more.
    @Test func whatWaitsFollowsItsResults() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let stub = try stub()
        defer { stub.stop() }
        #expect(try await folder.scan(["in"], model(stub) + ["--offline"]).code == 1)
        try FileManager.default.copyItem(atPath: folder.home["out"], toPath: folder.home["copy"])
        try FileManager.default.moveItem(atPath: folder.home["out"], toPath: folder.home["moved"])
        let copy = try await folder.program.run("retry", "copy", "--store", "store")
        #expect(copy.code == 0 && !stub.requests.isEmpty, "\(copy)")
        // A scan without a model leaves it waiting where it lies now, and says how to finish it.
        let scan = try await folder.program.run("scan", "in", "--out", "moved", "--store", "store")
        #expect(scan.errors.contains("vegyscan retry moved"), "\(scan)")
        let all = try await folder.program.run("retry", "--store", "store")
        #expect(all.code == 0, "\(all)")
        for name in ["copy", "moved"] {
            let bundle = try Data(contentsOf: URL(fileURLWithPath: folder.home["\(name)/good.jpg/bundle.json"]))
            #expect(try JSONDecoder().decode(MenuBundle.self, from: bundle).status == .complete, "\(name)")
        }
        #expect(!FileManager.default.fileExists(atPath: folder.home["store/waiting.json"]))
    }

    /// Moved to where no list knows them, results say themselves whom to ask; but never a stranger, nor with a key that
    /// isn't meant for that service.
    @Test func resultsSayWhomToAsk() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let stub = try stub()
        defer { stub.stop() }
        let language = ["--target-language", "de"]
        #expect(try await folder.scan(["in"], model(stub) + language + ["--offline"]).code == 1)
        try FileManager.default.moveItem(atPath: folder.home["out"], toPath: folder.home["moved"])
        let keyed = try await folder.program.run(
            ["retry", "moved", "--store", "other"], environment: ["VEGYSCAN_LLM_KEY": "canary-key-52"])
        #expect(keyed.code == 1 && stub.requests.isEmpty, "\(keyed)")
        let note = folder.home["moved/.vegyscan/waiting.json"]
        let text = try String(contentsOfFile: note, encoding: .utf8)
        let address = stub.url.absoluteString
        try #require(text.contains(address))
        for foreign in [text.replacing(address, with: "https://llm.example/v1"), "{", ""] {
            try Data(foreign.utf8).write(to: URL(fileURLWithPath: note))
            let refused = try await folder.program.run("retry", "moved", "--store", "other")
            #expect(refused.code != 0 && stub.requests.isEmpty, "\(refused)")
        }
        try Data(text.utf8).write(to: URL(fileURLWithPath: note))
        let made = try await folder.program.run("retry", "moved", "--store", "other")
        #expect(made.code == 0 && stub.requests.first?.userMessage.contains("\"de\"") == true, "\(made)")
        #expect(!FileManager.default.fileExists(atPath: note))
    }

    /// What a later scan has finished is no longer known to wait.
    @Test func aScanThatFinishesEndsTheWaiting() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let stub = try stub()
        defer { stub.stop() }
        #expect(try await folder.scan(["in"], model(stub) + ["--offline"]).code == 1)
        #expect(FileManager.default.fileExists(atPath: folder.home["store/waiting.json"]))
        #expect(try await folder.scan(["in"], model(stub)).code == 0)
        #expect(!FileManager.default.fileExists(atPath: folder.home["store/waiting.json"]))
    }

    @Test func otherDishesStayAsTheyAre() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let isAway = Switch(true)
        let stub = try StubServer { request in
            let asked = zip(request.ids, request.names).dropLast(isAway.isOn ? 1 : 0)
            let isRepeat = isAway.isOn && request.number > 0
            return isRepeat
                ? StubAnswer.http(403, "{}")
                : StubAnswer.chat(StubAnswer.content(asked.map { StubAnswer.verdict($0, name: $1) }))
        }
        defer { stub.stop() }
        let first = try await folder.scan(["in"], model(stub) + ["--no-cache"])
        #expect(first.code == 1, "\(first)")
        let before = try #require(try folder.bundles().first?.bundle)
        #expect(before.pendingDishes.count == 1)
        isAway.isOn = false
        let asked = stub.requests.count
        let retry = try await folder.program.run(["retry", "out", "--no-cache", "--store", "store"] + model(stub))
        #expect(retry.code == 0, "\(retry)")
        #expect(stub.requests.dropFirst(asked).map { $0.names.count } == [1], "only one dish is asked about")
        let after = try #require(try folder.bundles().first?.bundle)
        let pending = before.pendingDishes.first
        #expect(after.dishes.filter { $0.id != pending } == before.dishes.filter { $0.id != pending })
        #expect(after.pages == before.pages && after.id == before.id && after.producer == before.producer)
    }

    @Test func saysWhatItCannotFinish() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto("menu/1.jpg")
        try folder.home.write("no photo", to: "in/menu/2.jpg")
        let isAway = Switch(true)
        let refusal = refusal
        let stub = try stub { _ in isAway.isOn ? refusal : nil }
        defer { stub.stop() }
        _ = try await folder.scan(["in"], model(stub))
        let before = try folder.results()
        let still = try await folder.program.run(["retry", "out", "--store", "store"] + model(stub))
        #expect(still.code == 1, "\(still)")
        #expect(still.errors.contains("retry later"), "\(still)")
        #expect(try folder.results() == before, "nothing was answered")

        let other = try await folder.program.run(
            ["retry", "out", "--store", "store", "--target-language", "de"] + model(stub))
        #expect(other.code == 1 && other.errors.contains("scan again"), "\(other)")

        isAway.isOn = false
        let retry = try await folder.program.run(["retry", "out", "--store", "store"] + model(stub))
        #expect(retry.code == 1, "a photo failed: \(retry)")
        #expect(retry.errors.contains("2.jpg") && retry.errors.contains("Scan again"), "\(retry)")
        let bundle = try #require(try folder.bundles().first?.bundle)
        #expect(bundle.status == .partial && bundle.pendingDishes.isEmpty)
    }

    @Test func needsBundlesAndAModel() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let nowhere = try await folder.program.run("retry", "nowhere")
        #expect(nowhere.code == 66 && nowhere.errors.contains("nowhere"), "\(nowhere)")
        let empty = try await folder.program.run("retry", "in")
        #expect(empty.code == 66, "\(empty)")
        let refusal = refusal
        let stub = try stub { _ in refusal }
        defer { stub.stop() }
        _ = try await folder.scan(["in"], model(stub))
        let offline = try await folder.program.run("retry", "out", "--store", "store", "--offline")
        #expect(offline.code == 69, "\(offline)")
        // Neither this machine nor the results know whom to ask.
        try FileManager.default.removeItem(atPath: folder.home["out/.vegyscan/waiting.json"])
        let unknown = try await folder.program.run("retry", "out", "--store", "other")
        #expect(unknown.code == 69, "\(unknown)")
    }

    /// Ctrl-C while the service keeps everyone waiting.
    @Test func endsAtOnceWhenInterrupted() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let isAway = Switch(true)
        let refusal = refusal
        let stub = try stub { _ in isAway.isOn ? refusal : [.hang] }
        defer { stub.stop() }
        _ = try await folder.scan(["in"], model(stub))
        let before = try folder.results()
        isAway.isOn = false
        let asked = stub.requests.count
        let running = try folder.program.start(
            ["retry", folder.home["out"], "--store", folder.home["store"]] + model(stub))
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                while running.isRunning, stub.requests.count == asked { usleep(10_000) }
                running.send(SIGINT)
                done.resume()
            }
        }
        let outcome = try await running.outcome
        #expect(outcome.code == 130, "\(outcome)")
        #expect(
            try folder.home.contents(of: "out").filter { $0.key.hasSuffix("bundle.json") }
                == before.filter { $0.key.hasSuffix("bundle.json") })
    }
}
