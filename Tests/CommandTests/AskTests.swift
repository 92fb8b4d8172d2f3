import Foundation
import Models
import StubService
import TestMaterial
import Testing

/// `ask export` and `ask import`: questions and answers by files.
@Suite struct AskTests {
    /// Nothing listens there, and nothing is ever sent.
    private static let model = ["--llm-url", "http://127.0.0.1:9/v1", "--llm-model", "m"]

    /// Results in which every dish waits.
    private func waiting(_ options: [String] = model) async throws -> ScanFolder {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let scan = try await folder.scan(["in"], options + ["--offline"])
        #expect(scan.code == 1, "\(scan)")
        #expect(try folder.bundles().first?.bundle.pendingDishes.isEmpty == false)
        return folder
    }

    private func ask(_ folder: ScanFolder, _ words: String...) async throws -> Outcome {
        try await folder.program.run(["ask"] + words + ["--store", "store"])
    }

    private func requests(_ folder: ScanFolder, _ name: String = "batch/requests-1.jsonl") throws -> [[String: Any]] {
        let bytes = try #require(try folder.home.contents()[name])
        return try String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    /// What a provider would answer to a request, about all of its dishes but some.
    private func content(_ body: [String: Any], without left: Int = 0) throws -> String {
        let messages = try #require(body["messages"] as? [[String: Any]])
        let user = try #require(messages.last?["content"] as? String)
        let question = try #require(
            try JSONSerialization.jsonObject(with: Data(user.utf8)) as? [String: Any])
        let dishes = try #require(question["dishes"] as? [[String: Any]])
        return StubAnswer.content(
            try dishes.dropLast(left).map { dish in
                StubAnswer.verdict(
                    try #require(dish["id"] as? String), name: try #require(dish["name"] as? String), title: "Title")
            })
    }

    private func answer(_ request: [String: Any], without left: Int = 0) throws -> String {
        let body = try #require(request["body"] as? [String: Any])
        let completion = StubAnswer.completion(try content(body, without: left))
        return StubAnswer.json([
            "id": "batch_req_1", "custom_id": try #require(request["custom_id"]), "error": NSNull(),
            "response": [
                "status_code": 200, "body": try JSONSerialization.jsonObject(with: Data(completion.utf8)),
            ] as [String: Any],
        ])
    }

    @Test func answersByFileFinishWhatWaits() async throws {
        let folder = try await waiting()
        let export = try await ask(folder, "export", "out", "--out", "batch")
        #expect(export.code == 0 && export.errors.contains("batch/requests-1.jsonl: 1 request about "), "\(export)")
        let requests = try requests(folder)
        #expect(requests.count == 1 && requests[0]["url"] as? String == "/v1/chat/completions")
        #expect((requests[0]["body"] as? [String: Any])?["model"] as? String == "m")
        #expect((requests[0]["custom_id"] as? String)?.hasPrefix("vegyscan-") == true)
        // Asked about once only, until there is an answer.
        let again = try await ask(folder, "export", "out", "--out", "batch")
        #expect(again.code == 0 && again.errors.contains("Not asked about again"), "\(again)")
        #expect(try folder.home.contents()["batch/requests-2.jsonl"] == nil)
        try folder.home.write(try answer(requests[0]), to: "elsewhere/answers.jsonl")
        let taken = try await ask(folder, "import", "elsewhere/answers.jsonl")
        #expect(taken.code == 0, "\(taken)")
        let bundle = try #require(try folder.bundles().first?.bundle)
        #expect(bundle.status == .complete && bundle.pendingDishes.isEmpty)
        #expect(bundle.dishes.allSatisfy { $0.translation?.name == "Title" }, "\(bundle.dishes.map(\.translation))")
        let twice = try await ask(folder, "import", "elsewhere/answers.jsonl")
        #expect(twice.code == 0, "\(twice)")
        #expect(try folder.bundles().first?.bundle == bundle)
        let nothing = try await ask(folder, "export", "out", "--out", "batch")
        #expect(nothing.code == 0 && nothing.errors.contains("Nothing here is to be asked about"), "\(nothing)")
    }

    /// What has no usable answer is asked about again, and nothing else.
    @Test func whatHasNoAnswerGoesOnWaiting() async throws {
        let folder = try await waiting()
        #expect(try await ask(folder, "export", "out", "--out", "batch").code == 0)
        let request = try requests(folder)[0]
        try folder.home.write(
            try answer(request, without: 2) + "\nno answer\n"
                + StubAnswer.json(["custom_id": "somebody-else", "response": ["status_code": 200]]),
            to: "batch/answers.jsonl")
        let taken = try await ask(folder, "import", "batch/answers.jsonl")
        #expect(taken.code == 1 && taken.errors.contains("2 dishes without a usable answer"), "\(taken)")
        #expect(taken.errors.contains("the first is line 2") && taken.errors.contains("not known here: 1"))
        let bundle = try #require(try folder.bundles().first?.bundle)
        #expect(bundle.status == .partial && bundle.pendingDishes.count == 2)
        let export = try await ask(folder, "export", "out", "--out", "batch", "--json")
        let report = try JSONSerialization.jsonObject(with: export.standardOutput) as? [String: Any]
        #expect(
            report?["dishes"] as? Int == 2 && report?["files"] as? [String] == ["batch/requests-2.jsonl"], "\(export)")
        let failed = StubAnswer.json([
            "custom_id": try #require(try requests(folder, "batch/requests-2.jsonl")[0]["custom_id"]),
            "response": ["status_code": 500, "body": [String: Any]()] as [String: Any],
        ])
        try folder.home.write(failed, to: "batch/late.jsonl")
        let late = try await ask(folder, "import", "batch/late.jsonl")
        #expect(late.code == 1 && late.errors.contains("1 request that failed"), "\(late)")
        #expect(try await ask(folder, "export", "out", "--out", "batch").errors.contains("1 request about 2 dishes"))
        let again = try await ask(folder, "export", "out", "--out", "batch")
        #expect(again.errors.contains("Not asked about again: 2 dishes"), "it waits again: \(again)")
        // The old failure says nothing of the new request.
        #expect(try await ask(folder, "import", "batch/late.jsonl").code == 1)
        let still = try await ask(folder, "export", "out", "--out", "batch")
        #expect(still.errors.contains("Not asked about again: 2 dishes"), "it is not paid for twice: \(still)")
    }

    /// Results for which another folder asked already are finished by the same answer.
    @Test func anAnswerFinishesAllThatWaitForIt() async throws {
        let folder = try await waiting()
        for out in ["second", "third"] {
            let scan = try await folder.program.run(
                ["scan", "in", "--out", out, "--store", "store", "--offline"] + Self.model)
            #expect(scan.code == 1, "\(scan)")
        }
        #expect(try await ask(folder, "export", "out", "--out", "batch").code == 0)
        for _ in 0..<2 {
            let shared = try await ask(folder, "export", "second", "--out", "other")
            #expect(shared.code == 0 && shared.errors.contains("Not asked about again"), "\(shared)")
        }
        let written = try folder.home.contents(of: "other").keys
        #expect(Set(written) == ["questions-1.jsonl"], "once, and nothing to send: \(written)")
        try folder.home.write(try answer(try requests(folder)[0]), to: "elsewhere/answers.jsonl")
        let taken = try await ask(folder, "import", "elsewhere/answers.jsonl")
        #expect(taken.code == 0, "\(taken)")
        for out in ["out", "second"] {
            let index = try #require(try folder.home.contents(of: out)["good.jpg/bundle.json"])
            #expect(try JSONDecoder().decode(MenuBundle.self, from: index).pendingDishes.isEmpty, "\(out)")
        }
        // Nobody exported for the third one, but the cache knows the answers.
        let known = try await ask(folder, "export", "third", "--out", "batch")
        #expect(known.code == 0 && known.errors.contains("answers are here: vegyscan retry third"), "\(known)")
        #expect(try await folder.program.run("retry", "third", "--store", "store").code == 0)
    }

    @Test func anthropicsFilesAreOfAnotherForm() async throws {
        let folder = try await waiting(["--llm-url", "http://127.0.0.1:9/v1/messages", "--llm-model", "m"])
        #expect(try await ask(folder, "export", "out", "--out", "batch").code == 0)
        let request = try requests(folder)[0]
        let params = try #require(request["params"] as? [String: Any])
        #expect(params["max_tokens"] is Int && params["system"] is String && request["body"] == nil)
        let message: [String: Any] = [
            "type": "message", "role": "assistant", "stop_reason": "end_turn",
            "content": [["type": "text", "text": try content(params)]],
        ]
        try folder.home.write(
            StubAnswer.json([
                "custom_id": try #require(request["custom_id"]),
                "result": ["type": "succeeded", "message": message] as [String: Any],
            ]), to: "batch/answers.jsonl")
        let taken = try await ask(folder, "import", "batch/answers.jsonl")
        #expect(taken.code == 0, "\(taken)")
        #expect(try folder.bundles().first?.bundle.status == .complete)
    }

    @Test func whatCantBeAskedIsSaid() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        #expect(try await folder.scan().code == 0)
        let none = try await ask(folder, "export", "out", "--out", "batch")
        #expect(none.code == 0 && none.errors.contains("Nothing here is to be asked about"), "\(none)")
        let nowhere = try await ask(folder, "export", "nowhere", "--out", "batch")
        #expect(nowhere.code == 66, "\(nowhere)")
        let missing = try await ask(folder, "import", "nowhere.jsonl")
        #expect(missing.code == 66 && missing.errors.contains("nowhere.jsonl"), "\(missing)")
        let cost = try await waiting()
        // Where nothing is noted of the folder, nobody knows whom to ask.
        let unnoted = try await cost.program.run("ask", "export", "out", "--out", "batch", "--store", "other")
        #expect(unnoted.code == 69 && unnoted.errors.contains("--llm-url"), "\(unnoted)")
        let free = try await ask(cost, "export", "out", "--out", "batch")
        #expect(free.errors.contains("at half the price"), "a server on this machine costs nothing: \(free)")
    }
}
