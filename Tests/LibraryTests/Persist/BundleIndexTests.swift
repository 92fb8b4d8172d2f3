import Files
import Foundation
import Models
import TestMaterial
import Testing

@testable import Library

@Suite struct BundleIndexTests {
    private func line(_ menu: FilePath, dishes: [String] = ["Soup"]) -> IndexLine {
        IndexLine(menu: menu, bundle: .sample(dishes: dishes))
    }

    @Test func oneLineAMenuInByteOrder() throws {
        let folder = try TemporaryFolder()
        let index = BundleIndex(folder: folder.path)
        let failed = IndexLine(
            menu: FilePath("B"), pages: 2, failure: StageFailure(.decode, .empty, "The file is empty."))
        try index.write([line(FilePath("b")), failed, line(FilePath("a/c")), line(FilePath("ä"))])
        let text = String(decoding: try #require(folder.content(FilePath("index.jsonl"))), as: UTF8.self)
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.count == 5)
        #expect(rows.last == "")
        #expect(
            rows[0]
                == #"{"bundle":null,"codes":[],"dishes":0,"failure":"The file is empty.","failure_code":"empty","id":null,"#
                + #""labels":{"meat":0,"pescatarian":0,"uncertain":0,"vegan":0,"vegetarian":0},"menu":"B","#
                + #""pages":2,"restaurant_name":null,"source":null,"stage":"decode","status":"failed","warnings":0}"#)
        #expect(rows[1].contains(#""menu":"a/c""#) && rows[1].contains(#""bundle":"a/c/bundle.json""#))
        #expect(rows[1].contains(#""vegan":1"#) && rows[1].contains(#""warnings":1"#))
        #expect(index.load() == [failed, line(FilePath("a/c")), line(FilePath("b")), line(FilePath("ä"))])
    }

    @Test(arguments: ["a", "\"\\/\u{7F}", "é 味\u{2028}", "tab\tline\nbell\u{7}\u{1F}", ""])
    func aLineIsWhatTheEncoderMakes(text: String) throws {
        var full = line(FilePath("m/" + text))
        (full.restaurantName, full.failure, full.labels.meat) = (text, "Because: " + text, 17)
        let bare = IndexLine(menu: FilePath(text), pages: 2, failure: StageFailure(.decode, .empty, text))
        for line in [full, bare] { #expect(line.text == Array(try JSONEncoder.bundle().encode(line))) }
    }

    @Test func countsLabels() {
        var bundle = MenuBundle.sample(dishes: ["a", "b", "c"])
        bundle.dishes[1].classification?.label = .meat
        bundle.dishes[2].classification = nil
        bundle.pages[0].failure = StageFailure(.decode, .corrupt, "The photo is cut off.")
        let line = IndexLine(menu: FilePath("a"), bundle: bundle)
        #expect(line.labels == LabelCounts(vegan: 1, meat: 1, uncertain: 1))
        #expect(line.dishes == 3)
        #expect(line.failure == "The photo is cut off.")
    }

    @Test func garbageLinesAreLeftOut() throws {
        let folder = try TemporaryFolder()
        let index = BundleIndex(folder: folder.path)
        try index.write([line(FilePath("a")), line(FilePath("b"))])
        let good = try #require(folder.content(FilePath("index.jsonl")))
        let garbage = [[0xFF, 0x00, 0x0A], Array("{}\n[[[\n\n{\"menu\":1}\n".utf8), good, Array(good.prefix(50))]
        try folder.put(garbage.flatMap { $0 }, at: FilePath("index.jsonl"))
        #expect(index.load() == [line(FilePath("a")), line(FilePath("b"))])
        try folder.put([], at: FilePath("index.jsonl"))
        #expect(index.load() == [])
    }

    @Test func keepsEarlierMenusWhoseBundleIsThere() throws {
        let folder = try TemporaryFolder()
        let index = BundleIndex(folder: folder.path)
        let writer = BundleWriter(folder: folder.path)
        // Among them names that look escaped, or are the same text in another spelling.
        let menus = ["old", "%FF", "100%25", "e\u{301}", "\u{E9}"].map { FilePath($0) }
        for menu in menus { _ = try writer.write(.sample(), menu: menu) }
        let gone = line(FilePath("gone"))
        var lying = line(FilePath("lying"))
        lying.bundle = "../outside/bundle.json"
        try index.write(menus.map { line($0) } + [gone, lying])
        #expect(Set(index.load().map { FilePath($0.menu) }).count == menus.count + 2)

        #expect(Set(index.kept { _ in false }.map { FilePath($0.menu) }) == Set(menus))
        let renewed = [FilePath("old"), FilePath("\u{E9}")]
        #expect(Set(index.kept(except: renewed.contains).map { FilePath($0.menu) }) == Set(menus).subtracting(renewed))
    }

    @Test func theOrderOfTheLinesDoesNotMatter() throws {
        let folder = try TemporaryFolder()
        let index = BundleIndex(folder: folder.path)
        let lines = ["10", "9", "a b", "Z", "é"].map { line(FilePath($0)) }
        try index.write(lines)
        let first = folder.content(FilePath("index.jsonl"))
        try index.write(lines.reversed())
        #expect(folder.content(FilePath("index.jsonl")) == first)
    }
}
