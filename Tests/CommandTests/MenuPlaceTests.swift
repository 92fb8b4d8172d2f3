import Foundation
import Models
import TestMaterial
import Testing

/// One photo, one place: a result is never another menu's, and always where it was.
@Suite struct MenuPlaceTests {
    /// Bytes behind the end of a picture change nothing in it.
    private func addPhoto(_ name: String, _ mark: UInt8, to folder: ScanFolder) throws {
        try folder.home.write(WordlessPhoto.file + Data(repeating: mark, count: 3), to: name)
    }

    @Test func anotherPhotoOfTheNameTakesNothingAway() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("a/menu.jpg")
        try addPhoto("in/b/menu.jpg", 1, to: folder)
        #expect(try await folder.scan(["in/a/menu.jpg"]).code == 0)
        let first = try #require(try folder.results()["menu.jpg/bundle.json"])
        let second = try await folder.scan(["in/b/menu.jpg"])
        #expect(second.code == 0 && second.errors.contains("menu.jpg~"), "\(second)")
        let both = try folder.results()
        #expect(both["menu.jpg/bundle.json"] == first && both.count == 3)
        let page = try await folder.program.run(
            "history", "add-page", "1", "in/b/menu.jpg", "--yes", "--store", "store")
        #expect(page.code == 0, "\(page)")
        let changed = try folder.results().filter { both[$0.key] != $0.value }.keys
        #expect(
            changed.sorted() == ["index.jsonl", "menu.jpg/bundle.json"], "the page goes to the menu that was named")
        for order in [["in/a/menu.jpg", "in/b/menu.jpg"], ["in/b/menu.jpg", "in/a/menu.jpg"]] {
            let again = try await folder.scan(order)
            #expect(again.code == 0 && !again.errors.contains("shares its name"), "\(again)")
            #expect(try folder.results().keys.sorted() == both.keys.sorted())
        }
    }

    /// A folder that held a menu of the same name when the history saw it.
    @Test func aPageIsNotAddedToAnotherMenu() async throws {
        let folder = try ScanFolder()
        try addPhoto("in/a/menu.jpg", 1, to: folder)
        try addPhoto("in/b/menu.jpg", 2, to: folder)
        #expect(try await folder.scan(["in/a/menu.jpg"]).code == 0)
        try FileManager.default.removeItem(atPath: folder.home["out"])
        #expect(try await folder.scan(["in/b/menu.jpg"]).code == 0)
        let before = try folder.results()
        let page = try await folder.program.run(
            "history", "add-page", "1", "in/a/menu.jpg", "--yes", "--store", "store")
        #expect(page.code == 66 && page.errors.contains("other photos"), "\(page)")
        #expect(try folder.results() == before)
    }

    @Test func foldersFollowFromTheContentInAnyOrderAndInParts() async throws {
        let folder = try ScanFolder()
        var folders: [String] = []
        for number in 0..<6 {
            for name in ["one.jpg", "two.jpg"] {
                try addPhoto("in/\(number)/\(name)", UInt8(number), to: folder)
            }
            folders.append("in/\(number)")
        }
        func scan(_ names: [String], _ out: String, _ more: [String] = []) async throws {
            let outcome = try await folder.program.run(
                ["scan"] + names + ["--out", out, "--store", "store", "--quiet"] + more)
            #expect(outcome.code == 0, "\(outcome)")
        }
        try await scan(folders, "whole")
        let whole = try folder.results(in: "whole")
        #expect(whole.count == 13)
        try await scan(folders.reversed(), "reversed")
        #expect(try folder.results(in: "reversed") == whole)
        for part in 1...2 {
            try await scan(Array(folders[3...] + folders[..<3]), "part-\(part)", ["--shard", "\(part)/2"])
        }
        let merge = try await folder.program.run("merge", "part-1", "part-2", "--out", "merged")
        #expect(merge.code == 0, "\(merge)")
        #expect(try folder.results(in: "merged") == whole)
    }

    /// A menu that was put together of several photos is another than that of its first photo.
    @Test func theFirstPhotoAloneTakesNoPageAway() async throws {
        let folder = try ScanFolder()
        for number in 1...3 { try addPhoto("in/\(number).jpg", UInt8(number), to: folder) }
        func pages() throws -> [String: Int] {
            Dictionary(uniqueKeysWithValues: try folder.bundles().map { ($0.path, $0.bundle.pages.count) })
        }
        #expect(try await folder.scan(["in/1.jpg", "in/2.jpg"], ["--one-menu"]).code == 0)
        #expect(try pages() == ["1.jpg/bundle.json": 2])
        let alone = try await folder.scan(["in/1.jpg"])
        #expect(alone.code == 0 && alone.errors.contains("shares its name"), "\(alone)")
        let both = try pages()
        #expect(both.count == 2 && both["1.jpg/bundle.json"] == 2 && both.values.sorted() == [1, 2], "\(both)")
        // Each stays where it is, and a further page is one of the same menu.
        #expect(try await folder.scan(["in/1.jpg"]).code == 0)
        #expect(try await folder.scan(["in/1.jpg", "in/2.jpg", "in/3.jpg"], ["--one-menu"]).code == 0)
        #expect(try pages() == both.mapValues { $0 == 2 ? 3 : $0 })
    }

    @Test func photosThatAreThereTwiceAreToldOf() async throws {
        let folder = try ScanFolder()
        try addPhoto("in/a.jpg", 1, to: folder)
        try addPhoto("in/b.jpg", 2, to: folder)
        #expect(try await !folder.scan().errors.contains("another result shows too"))
        try FileManager.default.moveItem(atPath: folder.home["in/a.jpg"], toPath: folder.home["in/c.jpg"])
        let renamed = try await folder.scan(["in"], ["--json"])
        #expect(renamed.code == 0 && renamed.errors.contains("1 new result shows"), "\(renamed)")
        #expect(renamed.errors.contains("c.jpg (as a.jpg)"), "\(renamed)")
        #expect(renamed.output.contains("\"same_photos\""), "\(renamed)")
        #expect(try await !folder.scan().errors.contains("another result shows too"))
        try addPhoto("in/d/1.jpg", 3, to: folder)
        try addPhoto("in/e/1.jpg", 3, to: folder)
        let copied = try await folder.scan()
        #expect(copied.code == 0 && copied.errors.contains("1 new result shows"), "\(copied)")
        #expect(copied.errors.contains("e (as d)"), "\(copied)")
    }

    /// A file where a result would go is left alone, and ends no run.
    @Test func aFileInTheWayIsLeftAlone() async throws {
        let folder = try ScanFolder()
        try addPhoto("in/a.jpg", 1, to: folder)
        try addPhoto("in/b.jpg", 2, to: folder)
        try folder.home.write("mine", to: "out/a.jpg")
        let scan = try await folder.scan()
        #expect(scan.code == 0 && scan.errors.contains("a.jpg~"), "\(scan)")
        let results = try folder.results()
        #expect(results["a.jpg"] == Data("mine".utf8) && results["b.jpg/bundle.json"] != nil)
        #expect(results.count == 4)
        let again = try await folder.scan()
        #expect(again.code == 0 && again.errors.contains("2 menus, 0 dishes, 2 unchanged"), "\(again)")
    }

    /// A menu has got a page before its photos were renamed.
    @Test func oneSharedPageIsToldOf() async throws {
        let folder = try ScanFolder()
        try addPhoto("in/a.jpg", 1, to: folder)
        try addPhoto("in/card/1.jpg", 2, to: folder)
        try addPhoto("back.jpg", 3, to: folder)
        #expect(try await folder.scan().code == 0)
        let page = try await folder.program.run(
            "history", "add-page", "1", "back.jpg", "--yes", "--store", "store")
        #expect(page.code == 0, "\(page)")
        let grown = try #require(try folder.bundles().first { $0.bundle.pages.count == 2 }).path
        let name = grown.replacingOccurrences(of: "/bundle.json", with: "")
        try FileManager.default.moveItem(atPath: folder.home["in/" + name], toPath: folder.home["in/z-\(name)"])
        let renamed = try await folder.scan(["in"], ["--json"])
        #expect(renamed.code == 0 && renamed.output.contains("\"same_photos\""), "\(renamed)")
        #expect(renamed.errors.contains("z-\(name) (as \(name))"), "\(renamed)")
        #expect(renamed.errors.contains("added by hand are only in the earlier ones"), "\(renamed)")
        #expect(try await !folder.scan().errors.contains("another result shows too"))
        // A folder of pages that was renamed and got another page.
        try addPhoto("in/new/1.jpg", 4, to: folder)
        #expect(try await folder.scan().code == 0)
        try FileManager.default.moveItem(atPath: folder.home["in/new"], toPath: folder.home["in/newer"])
        try addPhoto("in/newer/2.jpg", 5, to: folder)
        let grownFolder = try await folder.scan()
        #expect(grownFolder.errors.contains("newer (as new)"), "\(grownFolder)")
        #expect(!grownFolder.errors.contains("added by hand"), "\(grownFolder)")
    }

    /// A page whose photo is gone leaves the result, which is said.
    @Test func pagesThatLeaveAreToldOf() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto("card/1.jpg")
        try addPhoto("in/card/2.jpg", 2, to: folder)
        try addPhoto("in/card/3.jpg", 3, to: folder)
        #expect(try await folder.scan().code == 0)
        try FileManager.default.moveItem(atPath: folder.home["in/card/2.jpg"], toPath: folder.home["in/card/0.jpg"])
        #expect(try await !folder.scan().errors.contains("any more"))
        try FileManager.default.moveItem(atPath: folder.home["in/card/1.jpg"], toPath: folder.home["1.jpg"])
        let fewer = try await folder.scan(["in"], ["--json"])
        #expect(fewer.code == 0 && fewer.output.contains("\"pages_lost\""), "\(fewer)")
        #expect(fewer.errors.contains("card: 1 page of the earlier result"), "\(fewer)")
        #expect(fewer.errors.contains("7 dishes of it went with it"), "\(fewer)")
        #expect(try await !folder.scan().errors.contains("any more"))
    }

    /// A result that was removed or damaged takes along what no scan finds.
    @Test func addedPagesThatGoAreToldOf() async throws {
        let folder = try ScanFolder()
        try addPhoto("in/a.jpg", 1, to: folder)
        try addPhoto("back.jpg", 2, to: folder)
        #expect(try await folder.scan().code == 0)
        for damage in [nil, "{"] {
            let page = try await folder.program.run(
                "history", "add-page", "1", "back.jpg", "--yes", "--store", "store")
            #expect(page.code == 0, "\(page)")
            try FileManager.default.removeItem(atPath: folder.home["out/a.jpg/bundle.json"])
            if let damage { try folder.home.write(damage, to: "out/a.jpg/bundle.json") }
            let scan = try await folder.scan(["in"], ["--json"])
            #expect(scan.output.contains("\"pages_lost\"") && scan.errors.contains("1 page that"), "\(scan)")
            #expect(try await !folder.scan().errors.contains("1 page that"))
        }
    }
}
