import Files
import Library
import Models
import TestMaterial
import Testing

/// `words.json` beside a bundle.
@Suite struct SeparateWordsTests {
    private let menu = FilePath("a.jpg")

    private func bundle(_ words: WordPlacement, dishes: [String] = ["Tomato soup", "Bread"]) -> MenuBundle {
        var bundle = MenuBundle.sample(dishes: dishes)
        bundle.words = words
        return bundle
    }

    @Test func theyComeBackWithTheirBundle() throws {
        let folder = try TemporaryFolder()
        let writer = BundleWriter(folder: folder.path)
        try writer.write(bundle(.separate), menu: menu)
        #expect(
            Folder.names(in: folder.path.appending(menu)).sorted() == [FilePath("bundle.json"), FilePath("words.json")])
        #expect(writer.existing(menu: menu) == bundle(.separate))
        let content = SmallFile.bytes(of: writer.file(ofMenu: menu), limit: 1 << 20) ?? []
        #expect(!String(decoding: content, as: UTF8.self).contains("\n  "))
        // A bundle that needs none takes them away.
        try writer.write(bundle(.none), menu: menu)
        #expect(Folder.names(in: folder.path.appending(menu)) == [FilePath("bundle.json")])
        #expect(writer.existing(menu: menu)?.pages[0].lines.allSatisfy(\.words.isEmpty) == true)
    }

    /// A run may be killed between writing the two files.
    @Test func thoseOfOtherLinesAreNotTaken() throws {
        let folder = try TemporaryFolder()
        let writer = BundleWriter(folder: folder.path)
        try writer.write(bundle(.separate, dishes: ["Tomato soup", "Olives"]), menu: menu)
        let words = SmallFile.bytes(of: folder.path.appending("a.jpg/words.json"), limit: 1 << 20) ?? []
        try writer.write(bundle(.separate), menu: menu)
        try folder.put(words, at: FilePath("a.jpg/words.json"))
        let read = try #require(writer.existing(menu: menu))
        #expect(read.pages[0].lines[0].words.map(\.text) == ["Tomato soup"])
        #expect(read.pages[0].lines[1].words.isEmpty)
        try folder.put(Array("{}".utf8), at: FilePath("a.jpg/words.json"))
        #expect(writer.existing(menu: menu)?.pages[0].lines[0].words.isEmpty == true)
    }

    @Test func somebodyElsesFileIsLeftAlone() throws {
        let folder = try TemporaryFolder()
        let writer = BundleWriter(folder: folder.path)
        let notes = Array("my own words".utf8)
        try Folder.create(folder.path.appending(menu))
        try folder.put(notes, at: FilePath("a.jpg/words.json"))
        #expect(throws: StageFailure.self) { try writer.write(bundle(.separate), menu: menu) }
        try writer.write(bundle(.inline), menu: menu)
        #expect(SmallFile.bytes(of: folder.path.appending("a.jpg/words.json"), limit: 1 << 20) == notes)
    }
}
