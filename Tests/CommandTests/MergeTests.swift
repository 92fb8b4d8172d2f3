import Foundation
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
