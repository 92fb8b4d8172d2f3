import Foundation
import Models
import StubService
import TestMaterial
import Testing

/// Results of several runs in one folder: none takes another's place, and none is there twice.
@Suite struct MergeTests {
    /// Two menus of one name, made in two folders.
    private func made() async throws -> ScanFolder {
        let folder = try ScanFolder()
        try await folder.addReadPhoto("a/menu.jpg")
        try folder.home.write(WordlessPhoto.file, to: "in/b/menu.jpg")
        for part in ["a", "b"] {
            let scan = try await folder.program.run(
                "scan", "in/\(part)/menu.jpg", "--out", part, "--store", "store")
            #expect(scan.code == 0, "\(scan)")
        }
        return folder
    }

    @Test func namesakesAreToldApartInAnyOrder() async throws {
        let folder = try await made()
        for (out, parts) in [("one", ["a", "b"]), ("other", ["b", "a"])] {
            let merge = try await folder.program.run(["merge"] + parts + ["--out", out])
            #expect(merge.code == 0 && merge.errors.contains("share their names"), "\(merge)")
        }
        let merged = try folder.results(in: "one")
        #expect(merged.count == 3 && merged.keys.filter { $0.hasPrefix("menu.jpg~") }.count == 2)
        #expect(try folder.results(in: "other") == merged)
        // Neither of them enters it once more.
        let again = try await folder.program.run("merge", "b", "--out", "one")
        #expect(again.code == 0 && again.errors.contains("0 menus copied"), "\(again)")
        #expect(try folder.results(in: "one") == merged)
    }

    @Test func whatIsThereStays() async throws {
        let folder = try await made()
        let before = try folder.results(in: "a")
        let merge = try await folder.program.run("merge", "b", "--out", "a")
        #expect(merge.code == 0, "\(merge)")
        let after = try folder.results(in: "a")
        #expect(after.count == 3 && after["menu.jpg/bundle.json"] == before["menu.jpg/bundle.json"])
    }

    @Test func twoResultsOfOneMenuAreRefused() async throws {
        let folder = try await made()
        let other = try await folder.program.run(
            "scan", "in/a/menu.jpg", "--out", "c", "--store", "store", "--max-pixels", "90M")
        #expect(other.code == 0, "\(other)")
        let before = try folder.results(in: "a")
        let merge = try await folder.program.run("merge", "c", "--out", "a")
        #expect(merge.code == 73 && merge.errors.contains("different results"), "\(merge)")
        #expect(try folder.results(in: "a") == before)
    }

    /// What waits in the parts waits in the whole, where `retry` finds it; `repair` tells of it as well.
    @Test func whatWaitsIsToldAndFound() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto("a/menu.jpg")
        try folder.home.write(WordlessPhoto.file, to: "in/b/other.jpg")
        let stub = try StubServer { StubAnswer.chat(StubAnswer.verdicts($0)) }
        defer { stub.stop() }
        let model = ["--llm-url", stub.url.absoluteString, "--llm-model", "m"]
        let program = folder.program
        let own = ["VEGYSCAN_STORE": folder.home["store"]]
        for (part, options) in [("a", model + ["--offline"]), ("b", [])] {
            _ = try await program.run(["scan", "in/" + part, "--out", part, "--store", "store"] + options)
        }
        let merge = try await program.run(["merge", "b", "a", "--out", "all"], environment: own)
        #expect(merge.code == 0 && merge.errors.contains("1 menu there has dishes that wait"), "\(merge)")
        #expect(merge.errors.contains("Finish with: vegyscan retry all\n"), "\(merge)")
        let repair = try await program.run(["repair", "all"], environment: own)
        #expect(repair.errors.contains("Finish with: vegyscan retry all\n"), "\(repair)")
        // Another machine knows nothing of the service.
        let elsewhere = try await program.run(
            ["merge", "a", "b", "--out", "elsewhere"], environment: ["VEGYSCAN_STORE": folder.home["other"]])
        #expect(elsewhere.errors.contains("vegyscan retry elsewhere --llm-url URL"), "\(elsewhere)")
        #expect(!FileManager.default.fileExists(atPath: folder.home["other"]))
        let retry = try await program.run(["retry"], environment: own)
        #expect(retry.code == 0, "\(retry)")
        for bundle in try folder.home.contents(of: "all").filter({ $0.key.hasSuffix("bundle.json") }) {
            #expect(try JSONDecoder().decode(MenuBundle.self, from: bundle.value).pendingDishes.isEmpty)
        }
        let whole = try await program.run(["repair", "all"], environment: own)
        #expect(whole.code == 0 && !whole.errors.contains("wait for the LLM"), "\(whole)")
        let again = try await program.run(["merge", "b", "--out", "all"], environment: own)
        #expect(again.code == 0 && !again.errors.contains("wait for the LLM"), "\(again)")
    }

    /// Parts that were begun with two services, put into a folder of which one is known to wait.
    @Test func eachServiceFinishesItsOwn() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto("a/menu.jpg")
        try folder.home.write(
            try Samples.data(Samples.goodPhoto) + Data([0]), to: "in/b/other.jpg")
        let stubs = try (0..<2).map { _ in try StubServer { StubAnswer.chat(StubAnswer.verdicts($0)) } }
        defer { for stub in stubs { stub.stop() } }
        let program = folder.program
        let own = ["VEGYSCAN_STORE": folder.home["store"]]
        for (part, model) in [("a", "m"), ("b", "n")] {
            let stub = stubs[part == "a" ? 0 : 1]
            let scan = try await program.run([
                "scan", "in/" + part, "--out", part, "--store", "store", "--offline", "--llm-url",
                stub.url.absoluteString,
                "--llm-model", model,
            ])
            #expect(scan.code == 1, "\(scan)")
        }
        #expect(
            try await program.run(["merge", "b", "--out", "a"], environment: own).errors.contains("2 menus there have"))
        let retry = try await program.run(["retry", "a", "--no-cache"], environment: own)
        #expect(retry.code == 0 && !retry.errors.contains("judged with another"), "\(retry)")
        for (menu, stub) in [("menu.jpg", stubs[0]), ("other.jpg", stubs[1])] {
            let file = URL(fileURLWithPath: folder.home["a/\(menu)/bundle.json"])
            let bundle = try JSONDecoder().decode(MenuBundle.self, from: Data(contentsOf: file))
            #expect(bundle.pendingDishes.isEmpty && !stub.requests.isEmpty, "\(menu)")
        }
    }

    /// Of a folder that a run is still writing to, not all is there yet.
    @Test func aRunThatIsGoingOnIsTold() async throws {
        let folder = try await made()
        try folder.home.write("", to: "a/.vegyscan/lock")
        let commands = [
            "merge a b --out all", "export-table a", "diff a a", "report a --out pages",
            "history rebuild a --store store",
        ]
        for command in commands {
            let line = "exec 9<>a/.vegyscan/lock; flock 9; \"$VEGYSCAN\" \(command) 9>&-"
            let told = try await folder.program.shell(line)
            #expect(told.errors.contains("a: A run is writing to this folder"), "\(told)")
            #expect(told.code == (command.hasPrefix("merge") ? 1 : 0), "\(told)")
        }
        let merge = try await folder.program.run("merge", "a", "b", "--out", "all")
        #expect(merge.code == 0 && !merge.errors.contains("is writing"), "\(merge)")
    }

    /// A folder of photos is no folder of results, and nothing is written into it.
    @Test(arguments: [["merge", "in/a", "--out", "new"], ["repair", "in/a"], ["scan", "in/a", "--out", "in/a"]])
    func foldersOfPhotosAreLeftAlone(_ arguments: [String]) async throws {
        let folder = try ScanFolder()
        try folder.home.write(WordlessPhoto.file, to: "in/a/menu.jpg")
        let outcome = try await folder.program.run(arguments)
        #expect(outcome.code == 66 && outcome.errors.contains("results"), "\(outcome)")
        #expect(try folder.home.contents(of: "in").keys.sorted() == ["a/menu.jpg"])
    }

    /// What can't be read is named, and stands in nobody's way.
    @Test func aDamagedBundleDoesNotKeepAWholeOneOut() async throws {
        let folder = try await made()
        let whole = try folder.results(in: "a")
        for parts in [["bad", "a"], ["a", "bad"]] {
            try folder.home.write("{", to: "bad/menu.jpg/bundle.json")
            let out = parts.joined()
            let merge = try await folder.program.run(["merge"] + parts + ["--out", out])
            #expect(merge.code == 1 && merge.errors.contains("bad/menu.jpg: The bundle can't be read"), "\(merge)")
            #expect(!merge.errors.contains("different results"), "\(merge)")
            #expect(try folder.results(in: out) == whole)
        }
    }
}
