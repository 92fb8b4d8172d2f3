import Foundation
import Models
import TestMaterial
import Testing

/// The history as a person who does other things meanwhile meets it.
@Suite struct HistoryMendingTests {
    private func run(_ folder: ScanFolder, _ words: String..., store: String = "store") async throws -> Outcome {
        try await folder.program.run(words + ["--store", store])
    }

    private func menus(_ folder: ScanFolder, store: String = "store") async throws -> [[String: Any]] {
        try await run(folder, "history", "list", "--json", store: store).outputLines.map {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
        }
    }

    @Test func aFurtherPageKeepsNumberAndFavourite() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto("card/1.jpg")
        #expect(try await folder.scan().code == 0)
        #expect(try await run(folder, "favourite", "add", "1", "d1").code == 0)
        try folder.home.write(WordlessPhoto.file, to: "in/card/2.jpg")
        #expect(try await folder.scan().code == 0)
        let menus = try await menus(folder)
        #expect(menus.map { $0["number"] as? Int } == [1])
        #expect(menus.first?["pages"] as? Int == 2)
        #expect((menus.first?["favourites"] as? [String])?.count == 1)
    }

    @Test func unchangedMenusEnterAHistoryThatLacksThem() async throws {
        let folder = try ScanFolder()
        try folder.home.write(WordlessPhoto.file, to: "in/a.jpg")
        #expect(try await folder.scan(["in"], ["--no-history"]).code == 0)
        #expect(try await menus(folder).isEmpty)
        let second = try await folder.scan()
        #expect(second.code == 0 && second.errors.contains("missing from the history"), "\(second)")
        #expect(try await menus(folder).map { $0["number"] as? Int } == [1])
        #expect(try await !folder.scan().errors.contains("missing from the history"))
        // A number isn't given to another menu.
        #expect(try await run(folder, "history", "clear", "--yes").code == 0)
        #expect(try await folder.scan().code == 0)
        #expect(try await menus(folder).map { $0["number"] as? Int } == [2])
        let rebuilt = try await run(folder, "history", "rebuild", "out", store: "other")
        #expect(rebuilt.code == 0 && rebuilt.errors.contains("1 was missing before"), "\(rebuilt)")
        #expect(try await menus(folder, store: "other").count == 1)
        #expect(try await run(folder, "history", "rebuild", "in").code == 66)
    }

    @Test func aDamagedHistoryIsMadeAnewFromBundles() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        #expect(try await folder.scan().code == 0)
        #expect(try await run(folder, "favourite", "add", "1", "d1").code == 0)
        let whole = try await run(folder, "history", "show", "1", "--json").output
        #expect(whole.contains("\"favourites\":[\"") || whole.contains("\"favourites\" : ["), "\(whole)")
        try folder.home.write(Data(repeating: 0x5A, count: 40_000), to: "store/vegyscan.sqlite")
        let shown = try await run(folder, "history", "show", "1", "--json")
        #expect(shown.output == whole && shown.errors.contains("made anew"), "\(shown)")
        #expect(FileManager.default.fileExists(atPath: folder.home["store/vegyscan.sqlite.corrupt-1"]))
    }

    /// Only what entered the history is said to be in it.
    @Test func aBundleThatCannotBeReadIsNotCounted() async throws {
        let folder = try ScanFolder()
        for name in ["a", "b"] { try folder.home.write(WordlessPhoto.file, to: "in/\(name).jpg") }
        #expect(try await folder.scan().code == 0)
        try folder.home.write("{", to: "out/a.jpg/bundle.json")
        let rebuilt = try await run(folder, "history", "rebuild", "out", store: "other")
        #expect(rebuilt.code == 1 && rebuilt.errors.contains("out/a.jpg: The bundle can't be read"), "\(rebuilt)")
        #expect(rebuilt.errors.contains("out: 1 menu is in the history now; 1 was missing"), "\(rebuilt)")
    }

    /// A folder of results is one, however its path is spelled.
    @Test func anotherSpellingOfTheFolderIsNoOtherFolder() async throws {
        let folder = try ScanFolder()
        try folder.home.write(WordlessPhoto.file, to: "in/a.jpg")
        try FileManager.default.createSymbolicLink(atPath: folder.home["link"], withDestinationPath: "out")
        #expect(try await folder.scan().code == 0)
        for out in ["./out/", "in/../out", "link", folder.home["in"] + "/..//out"] {
            let again = try await folder.program.run("scan", "in", "--out", out, "--store", "store")
            #expect(again.code == 0 && !again.errors.contains("missing from the history"), "\(again)")
            #expect(try await run(folder, "history", "rebuild", out).errors.contains("0 were missing"))
        }
        #expect(try await menus(folder).map { $0["number"] as? Int } == [1])
    }

    /// A history that can't be looked at is none that isn't there.
    @Test func aHistoryThatCannotBeReachedIsNotCalledEmpty() async throws {
        let folder = try ScanFolder()
        try FileManager.default.createSymbolicLink(atPath: folder.home["loop"], withDestinationPath: "loop")
        for words in [["history", "list"], ["favourite", "list"], ["history", "search", "soup"]] {
            let outcome = try await folder.program.run(words + ["--store", "loop"])
            #expect(outcome.code == 73 && !outcome.errors.contains(" yet"), "\(outcome)")
        }
    }

    @Test func aNameOfSpacesIsNone() async throws {
        let folder = try ScanFolder()
        try folder.home.write(WordlessPhoto.file, to: "in/a.jpg")
        #expect(try await folder.scan().code == 0)
        let renamed = try await run(folder, "history", "rename", "1", "  ")
        #expect(renamed.code == 0 && renamed.errors.contains("Menu 1 is called a.jpg now"), "\(renamed)")
    }

    /// A new edition of a menu may lack a dish; its favourite is still counted, and can be seen and removed.
    @Test func aFavouriteThatLeftTheMenuIsShown() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        #expect(try await folder.scan().code == 0)
        let dish = try #require(try folder.bundles().first?.bundle.dishes.first?.name)
        #expect(try await run(folder, "favourite", "add", "1", "d1").code == 0)
        #expect(try await !run(folder, "history", "show", "1").output.contains("any more"))
        let bundle = String(decoding: try #require(try folder.results()["good.jpg/bundle.json"]), as: UTF8.self)
        try folder.home.write(bundle.replacingOccurrences(of: dish, with: "Zyx"), to: "out/good.jpg/bundle.json")
        #expect(try await run(folder, "history", "rebuild", "out").code == 0)
        let shown = try await run(folder, "history", "show", "1").output
        #expect(shown.contains("Favourites that are not on the menu any more\n  \(dish)\n"), "\(shown)")
        #expect(try await run(folder, "favourite", "remove", "1", dish).code == 0)
        #expect(try await !run(folder, "history", "show", "1").output.contains("any more"))
    }

    /// A photo was renamed, so that two results have one content, and then the folder of results was moved.
    @Test func movedResultsOfOneContentKeepTheirNumbers() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("a.jpg")
        #expect(try await folder.scan().code == 0)
        #expect(try await run(folder, "favourite", "add", "1", "d1").code == 0)
        try FileManager.default.moveItem(atPath: folder.home["in/a.jpg"], toPath: folder.home["in/b.jpg"])
        #expect(try await folder.scan().code == 0)
        #expect(try await run(folder, "favourite", "add", "2", "d2").code == 0)
        let before = try await menus(folder)
        try FileManager.default.moveItem(atPath: folder.home["out"], toPath: folder.home["moved"])
        for words in [["scan", "in", "--out", "moved"], ["history", "rebuild", "moved"]] {
            let outcome = try await folder.program.run(words + ["--store", "store"])
            #expect(outcome.code == 0 && !outcome.errors.contains("was missing"), "\(outcome)")
        }
        // Results that are written anew after a move keep their numbers as well.
        try FileManager.default.moveItem(atPath: folder.home["moved"], toPath: folder.home["again"])
        let anew = try await folder.program.run(
            "scan", "in", "--out", "again", "--store", "store", "--max-pixels", "90M")
        #expect(anew.code == 0, "\(anew)")
        #expect(try await run(folder, "history", "rebuild", "again").code == 0)
        let after = try await menus(folder)
        for key in ["number", "menu"] {
            #expect(Set(after.map { "\($0[key] ?? "")" }) == Set(before.map { "\($0[key] ?? "")" }))
        }
        for menu in before {
            let same = try #require(after.first { $0["number"] as? Int == menu["number"] as? Int })
            #expect(same["menu"] as? String == menu["menu"] as? String, "\(same)")
            #expect(same["favourites"] as? [String] == menu["favourites"] as? [String], "\(same)")
            #expect((same["bundle"] as? String)?.contains("again/") == true, "\(same)")
        }
    }

    /// The output folder was moved, or one in it, and of a menu there is only the result.
    @Test(arguments: [false, true]) func resultsWithoutPhotosAreFollowed(renamesMenu: Bool) async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("a.jpg")
        try folder.home.write(WordlessPhoto.file, to: "in/b.jpg")
        #expect(try await folder.scan().code == 0)
        let before = try await menus(folder)
        try FileManager.default.removeItem(atPath: folder.home["in/a.jpg"])
        let (old, new) = renamesMenu ? ("out/a.jpg", "out/inn") : ("out", "moved")
        try FileManager.default.moveItem(atPath: folder.home[old], toPath: folder.home[new])
        let again = try await folder.program.run(
            ["scan", "in", "--out", renamesMenu ? "out" : "moved", "--store", "store"])
        #expect(again.code == 0 && !again.errors.contains("missing from the history"), "\(again)")
        let after = try await menus(folder)
        #expect(Set(after.map { "\($0["number"] ?? "")" }) == Set(before.map { "\($0["number"] ?? "")" }))
        for menu in after {
            let file = try #require(menu["bundle"] as? String)
            #expect(FileManager.default.fileExists(atPath: file), "\(menu)")
        }
    }

    /// A menu whose result was removed is still listed, and that it is gone is said wherever it is.
    @Test func aResultThatIsGoneIsToldOf() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        try folder.home.write(WordlessPhoto.file, to: "in/b.jpg")
        #expect(try await folder.scan(["in/good.jpg"]).code == 0)
        #expect(try await run(folder, "favourite", "add", "1", "d1").code == 0)
        #expect(try await folder.scan(["in/b.jpg"]).code == 0)
        let lists = [["history", "list"], ["favourite", "list"], ["history", "search", "beurre"]]
        for words in lists {
            let list = try await folder.program.run(words + ["--store", "store"])
            #expect(list.code == 0 && !list.output.contains("gone"), "\(list)")
        }
        #expect(try await menus(folder).allSatisfy { $0["result_gone"] as? Bool == false })
        try FileManager.default.removeItem(atPath: folder.home["out/good.jpg"])
        for words in lists {
            let list = try await folder.program.run(words + ["--store", "store"])
            let row = list.outputLines.first { $0.contains("good.jpg") } ?? ""
            #expect(list.code == 0 && row.contains("good.jpg (gone)"), "\(list)")
            #expect(list.output.contains("vegyscan history rebuild DIR"), "\(list)")
            #expect(!list.output.contains("b.jpg (gone)"), "\(list)")
        }
        let gone = try await menus(folder).filter { $0["result_gone"] as? Bool == true }
        #expect(gone.map { $0["menu"] as? String } == ["good.jpg"])
    }

    @Test func aNumberIsNeverGivenAgain() async throws {
        let folder = try ScanFolder()
        for (name, forget) in [("a", ["history", "delete", "1"]), ("b", ["history", "clear"]), ("c", [])] {
            try folder.home.write(WordlessPhoto.file, to: "in/\(name).jpg")
            #expect(try await folder.scan(["in/\(name).jpg"]).code == 0)
            if forget.isEmpty { continue }
            #expect(try await folder.program.run(forget + ["--yes", "--store", "store"]).code == 0)
        }
        #expect(try await menus(folder).map { $0["number"] as? Int } == [3])
    }
}
