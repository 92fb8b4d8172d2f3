import Foundation
import Models
import StubService
import TestMaterial
import Testing

/// What waits for a language model is found again wherever it waits, and nothing drops it.
@Suite struct WaitingTests {
    /// HTTP 403 is final: it takes no waiting.
    private func stub(_ isAway: Switch) throws -> StubServer {
        try StubServer { request in
            isAway.isOn ? StubAnswer.http(403, "{}") : StubAnswer.chat(StubAnswer.verdicts(request))
        }
    }

    private func model(_ stub: StubServer) -> [String] { ["--llm-url", stub.url.absoluteString, "--llm-model", "m"] }

    private func status(_ folder: ScanFolder, _ out: String = "out") throws -> BundleStatus? {
        let file = folder.home[out + "/good.jpg/bundle.json"]
        return try JSONDecoder().decode(MenuBundle.self, from: Data(contentsOf: URL(fileURLWithPath: file))).status
    }

    private func scan(_ folder: ScanFolder, _ out: String, _ options: [String]) async throws -> Outcome {
        try await folder.program.run(["scan", "in", "--out", out, "--store", "store"] + options)
    }

    /// The key is asked for anew each time.
    @Test func retryKnowsAddressAndModelAndNoKey() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let isAway = Switch(true)
        let stub = try stub(isAway)
        defer { stub.stop() }
        let key = ["VEGYSCAN_LLM_KEY": "canary-key-51"]
        let first = try await folder.program.run(
            ["scan", "in", "--out", "out", "--store", "store", "--target-language", "de"] + model(stub),
            environment: key)
        #expect(first.code == 1, "\(first)")
        for (path, content) in try folder.home.contents() {
            #expect(content.firstRange(of: Data("canary-key-51".utf8)) == nil, "\(path)")
        }
        isAway.isOn = false
        let asked = stub.requests.count
        let retry = try await folder.program.run(["retry", "out", "--store", "store"], environment: key)
        #expect(retry.code == 0, "\(retry)")
        #expect(try status(folder) == .complete)
        let more = try await folder.program.run(
            ["retry", "out", "--store", "store"] + model(stub), environment: key)
        #expect(more.code == 0 && more.errors.contains("Nothing here waits"), "\(more)")
        let request = try #require(stub.requests.dropFirst(asked).first)
        #expect(request.head.contains("canary-key-51") && request.userMessage.contains("\"de\""))
    }

    @Test func aScanWithoutAModelDropsNothing() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let isAway = Switch(true)
        let stub = try stub(isAway)
        defer { stub.stop() }
        #expect(try await folder.scan(["in"], model(stub)).code == 1)
        let before = try folder.results()
        let without = try await folder.scan()
        #expect(without.code == 1 && without.errors.contains("wait for the LLM"), "\(without)")
        #expect(without.errors.contains("vegyscan retry out --store store"), "\(without)")
        #expect(try folder.results().filter { $0.key != "index.jsonl" } == before.filter { $0.key != "index.jsonl" })

        // Also where the photo has to be read anew.
        let otherwise = try await folder.scan(["in"], ["--max-pixels", "90M"])
        #expect(otherwise.code == 1, "\(otherwise)")
        let waiting = try #require(try folder.bundles().first?.bundle)
        #expect(waiting.status == .partial && waiting.pendingDishes == waiting.dishes.map(\.id))
        isAway.isOn = false
        let retry = try await folder.program.run("retry", "--store", "store")
        #expect(retry.code == 0, "\(retry)")
        #expect(try status(folder) == .complete)
        let asked = stub.requests.count
        let again = try await folder.scan(["in"], model(stub) + ["--max-pixels", "90M"])
        #expect(again.code == 0 && again.errors.contains("1 unchanged"), "\(again)")
        #expect(stub.requests.count == asked)
    }

    @Test func theNextScanWithAConnectionFinishesOtherFolders() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let isAway = Switch(true)
        let stub = try stub(isAway)
        defer { stub.stop() }
        #expect(try await scan(folder, "first", model(stub)).code == 1)
        // No model, no connection: nothing is asked.
        let asked = stub.requests.count
        #expect(try await scan(folder, "alone", []).code == 0)
        #expect(stub.requests.count == asked)
        isAway.isOn = false
        let second = try await scan(folder, "second", model(stub))
        #expect(second.code == 0 && second.errors.contains("Finishing what waits"), "\(second)")
        #expect(try status(folder, "first") == .complete)
    }

    /// Another service can't finish what waits; that is said, and the first one still can.
    @Test func aRetryWithAnotherServiceForgetsNothing() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let isAway = Switch(true)
        let (old, new) = (try stub(isAway), try stub(Switch(false)))
        defer {
            old.stop()
            new.stop()
        }
        #expect(try await scan(folder, "out", model(old)).code == 1)
        let other = try await folder.program.run("retry", "--store", "store", "--llm-url", new.url.absoluteString)
        #expect(other.code == 1 && other.errors.contains("another model"), "\(other)")
        #expect(!other.errors.contains("Nothing"), "\(other)")
        isAway.isOn = false
        let first = try await folder.program.run("retry", "--store", "store")
        #expect(first.code == 0, "\(first)")
        #expect(try status(folder) == .complete)
    }

    /// Neither by a scan that asks another service, nor by a retry of all that waits.
    @Test func aKeyNeverGoesToAServiceThatWasAskedBefore() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let isAway = Switch(true)
        let (old, new) = (try stub(isAway), try stub(Switch(false)))
        defer {
            old.stop()
            new.stop()
        }
        let key = ["VEGYSCAN_LLM_KEY": "canary-key-52"]
        #expect(try await scan(folder, "first", model(old)).code == 1)
        isAway.isOn = false
        let asked = old.requests.count
        let second = try await folder.program.run(
            ["scan", "in", "--out", "second", "--store", "store"] + model(new), environment: key)
        #expect(second.code == 0 && old.requests.count == asked, "\(second)")
        var settings = key
        settings["VEGYSCAN_LLM_URL"] = new.url.absoluteString
        settings["VEGYSCAN_LLM_MODEL"] = "m"
        let retry = try await folder.program.run(["retry", "--store", "store"], environment: settings)
        #expect(retry.code == 1 && retry.errors.contains("another LLM"), "\(retry)")
        #expect(old.requests.count == asked)
        // Who names the folder and the address means it.
        let named = try await folder.program.run(
            ["retry", "first", "--store", "store"] + model(old), environment: key)
        #expect(named.code == 0, "\(named)")
    }

    @Test func offlineLetsWaitAndUsesWhatIsKnown() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let stub = try stub(Switch(false))
        defer { stub.stop() }
        let offline = try await scan(folder, "first", model(stub) + ["--offline"])
        #expect(offline.code == 1 && offline.errors.contains("network is to be left alone"), "\(offline)")
        #expect(stub.requests.isEmpty)
        #expect(try await folder.program.run("retry", "--store", "store").code == 0)
        let asked = stub.requests.count
        #expect(asked > 0)
        let known = try await scan(folder, "second", model(stub) + ["--offline"])
        #expect(known.code == 0 && stub.requests.count == asked, "\(known)")
        #expect(try status(folder, "second") == .complete)
        let bundles = try ["first", "second"].map { out in
            try JSONDecoder().decode(
                MenuBundle.self,
                from: Data(contentsOf: URL(fileURLWithPath: folder.home[out + "/good.jpg/bundle.json"])))
        }
        #expect(bundles[0].dishes == bundles[1].dishes)
    }

    /// Without a trace outside the results nobody knows where to look, and the last line says what is needed.
    @Test func withoutHistoryTheLastLineNamesTheModel() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let isAway = Switch(true)
        let stub = try stub(isAway)
        defer { stub.stop() }
        let run = try await scan(folder, "out", model(stub) + ["--no-history"])
        let line = "vegyscan retry out --llm-url \(stub.url.absoluteString) --llm-model m"
        #expect(run.code == 1 && run.errors.replacing("'", with: "").contains(line), "\(run)")
        #expect(!FileManager.default.fileExists(atPath: folder.home["store"]))
        isAway.isOn = false
        #expect(try await folder.program.run(["retry", "out", "--no-history"] + model(stub)).code == 0)
    }

    /// A folder that was removed is no reason to complain for ever.
    @Test func aFolderThatIsGoneIsForgottenAndSaid() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let stub = try stub(Switch(true))
        defer { stub.stop() }
        #expect(try await scan(folder, "out", model(stub)).code == 1)
        try FileManager.default.removeItem(atPath: folder.home["out"])
        let rehearsal = try await folder.program.run("retry", "--dry-run", "--store", "store")
        #expect(rehearsal.code == 0 && !rehearsal.errors.contains("forgotten"), "\(rehearsal)")
        let retry = try await folder.program.run("retry", "--store", "store")
        #expect(retry.code == 0 && retry.errors.contains("isn't there any more and is forgotten"), "\(retry)")
        #expect(retry.errors.contains("--llm-model m"), "\(retry)")
        let again = try await folder.program.run("retry", "--store", "store")
        #expect(again.code == 0 && again.errors.contains("Nothing is known to wait"), "\(again)")
    }

    /// A disk that isn't mounted comes back.
    @Test(arguments: [true, false]) func aFolderOnADiskThatIsAwayGoesOnWaiting(leavesThePlace: Bool) async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let isAway = Switch(true)
        let stub = try stub(isAway)
        defer { stub.stop() }
        try folder.home.makeFolder("disk")
        #expect(try await scan(folder, "disk/out", model(stub)).code == 1)
        try FileManager.default.moveItem(atPath: folder.home["disk"], toPath: folder.home["away"])
        if leavesThePlace { try folder.home.makeFolder("disk") }
        isAway.isOn = false
        for _ in 1...2 {
            let retry = try await folder.program.run("retry", "--store", "store")
            #expect(retry.code == 1 && retry.errors.contains("goes on waiting"), "\(retry)")
        }
        if leavesThePlace { try FileManager.default.removeItem(atPath: folder.home["disk"]) }
        try FileManager.default.moveItem(atPath: folder.home["away"], toPath: folder.home["disk"])
        let back = try await folder.program.run("retry", "--store", "store")
        #expect(try back.code == 0 && status(folder, "disk/out") == .complete, "\(back)")
    }

    /// The history knows where results are, so that a list that is lost or damaged hides nothing.
    @Test(arguments: ["{", "", nil]) func whatTheListDoesNotTellIsFound(list: String?) async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let isAway = Switch(true)
        let stub = try stub(isAway)
        defer { stub.stop() }
        #expect(try await folder.scan(["in"], model(stub)).code == 1)
        let book = folder.home["store/waiting.json"]
        if let list {
            try folder.home.write(list, to: "store/waiting.json")
        } else {
            try FileManager.default.removeItem(atPath: book)
        }
        let unnamed = try await folder.program.run("retry", "--store", "store")
        #expect(unnamed.code == 1 && unnamed.errors.contains("/out --llm-url URL"), "\(unnamed)")
        #expect(unnamed.errors.contains("can't be read") == (list != nil), "\(unnamed)")
        isAway.isOn = false
        let named = try await folder.program.run(["retry", "--store", "store"] + model(stub))
        #expect(try named.code == 0 && status(folder) == .complete, "\(named)")
        let done = try await folder.program.run("retry", "--store", "store")
        #expect(done.code == 0 && done.errors.contains("Nothing is known to wait"), "\(done)")
        #expect(FileManager.default.fileExists(atPath: book + ".corrupt") == (list != nil))
    }

    /// After a run that keeps nothing, the command that it names does all that is needed, and keeps nothing either.
    @Test(arguments: ["--no-history", "--guest"]) func theCommandThatARunNamesFinishesIt(_ option: String) async throws
    {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let isAway = Switch(true)
        let stub = try stub(isAway)
        defer { stub.stop() }
        let first = try await folder.program.run(
            ["scan", "in", "--out", "out", "--target-language", "de", option] + model(stub))
        #expect(first.code == 1, "\(first)")
        let line = try #require(first.errors.split(separator: "\n").first { $0.hasPrefix("Finish with: vegyscan ") })
        isAway.isOn = false
        let retry = try await folder.program.shell(
            "\"$VEGYSCAN\" " + line.dropFirst("Finish with: vegyscan ".count))
        #expect(retry.code == 0, "\(line): \(retry)")
        #expect(try status(folder) == .complete)
        let list = try await folder.program.run("history", "list")
        #expect(list.output.isEmpty, "\(list)")
    }

    /// A scan may be ended before its first result; a retry names that once.
    @Test func aFolderWithoutResultsIsForgotten() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let stub = try stub(Switch(true))
        defer { stub.stop() }
        #expect(try await scan(folder, "out", model(stub)).code == 1)
        try FileManager.default.removeItem(atPath: folder.home["out/good.jpg"])
        for arguments in [["--dry-run"], []] {
            let retry = try await folder.program.run(["retry", "--store", "store"] + arguments)
            #expect(retry.code == 0 && retry.errors.contains("no results in it"), "\(retry)")
        }
        let again = try await folder.program.run("retry", "--store", "store")
        #expect(again.code == 0 && again.errors.contains("Nothing is known to wait"), "\(again)")
    }

    /// Lines that were not read are nothing that a model makes up for.
    @Test func anAnswerMakesNoUnreadMenuComplete() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let stub = try stub(Switch(false))
        defer { stub.stop() }
        #expect(try await folder.scan(["in"], model(stub) + ["--offline"]).code == 1)
        var bundle = try #require(try folder.bundles().first?.bundle)
        bundle.warnings.append(Warning(code: .unread, message: "A line makes no words.", page: 1))
        try folder.home.write(try JSONEncoder().encode(bundle), to: "out/good.jpg/bundle.json")
        let retry = try await folder.program.run("retry", "out", "--store", "store")
        #expect(!stub.requests.isEmpty, "\(retry)")
        let finished = try #require(try folder.bundles().first?.bundle)
        #expect(finished.pendingDishes.isEmpty && finished.status == .partial)
    }

    /// An added page is told of like any other, and its dishes are found again.
    @Test func whatWaitsOnAnAddedPageIsToldAndFinished() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let isAway = Switch(true)
        let stub = try stub(isAway)
        defer { stub.stop() }
        #expect(try await folder.scan().code == 0)
        let photo = try Data(contentsOf: URL(fileURLWithPath: folder.home["in/good.jpg"]))
        try folder.home.write(photo + Data([0]), to: "more.jpg")
        try folder.home.write(WordlessPhoto.file, to: "blank.jpg")
        func add(_ name: String) async throws -> Outcome {
            try await folder.program.run(
                ["history", "add-page", "1", name, "--yes", "--store", "store"],
                environment: ["VEGYSCAN_LLM_URL": stub.url.absoluteString, "VEGYSCAN_LLM_MODEL": "m"])
        }
        let blank = try await add("blank.jpg")
        #expect(blank.code == 0 && blank.errors.contains("Look at this: "), "\(blank)")
        #expect(blank.errors.contains("The photo shows no text"), "\(blank)")
        let added = try await add("more.jpg")
        #expect(added.code == 1 && added.errors.contains("wait for the LLM. "), "\(added)")
        #expect(added.errors.contains("Finish with: vegyscan retry "), "\(added)")
        let own = try #require(try folder.bundles().first?.bundle)
        isAway.isOn = false
        let retry = try await folder.program.run("retry", "--store", "store")
        #expect(retry.code == 0, "\(retry)")
        let finished = try #require(try folder.bundles().first?.bundle)
        #expect(finished.status == .complete && finished.pendingDishes.isEmpty)
        #expect(finished.producer == own.producer, "the menu's own pages are judged as they were")
    }
}
