import Files
import Models
import TestMaterial
import Testing

@testable import Library

@Suite struct JournalTests {
    private static let stamp = FileStamp(size: 7, modified: -5, changed: 1_700_000_000_123_456_789, inode: .max)

    private func entry(_ menu: String, dishes: [String] = ["Soup"]) -> JournalEntry {
        var bundle = MenuBundle.sample(dishes: dishes)
        bundle.pages[0].photo.path = "50 %\t\n\u{7F}é/" + menu
        return JournalEntry(bundle, menu: FilePath(menu), stamp: Self.stamp, photos: [Self.stamp])
    }

    @Test func givesBackWhatItWasTold() throws {
        let folder = try TemporaryFolder()
        let journal = Journal(folder: folder.path)
        // Two spellings of "é" are one string but two folders.
        let menus = ["a", "b c/%41", "e\u{301}", "\u{E9}"]
        for menu in menus { journal.add(entry(menu)) }
        var bare = entry("bare")
        (bare.bundle, bare.line.restaurantName, bare.photos) = (nil, nil, [])
        journal.add(bare)
        let contents = Journal(folder: folder.path).load()
        for menu in menus { #expect(contents.entry(of: menu) == entry(menu)) }
        #expect(contents.entry(of: "bare") == bare)
        #expect(contents.entry(of: "c") == nil)
        #expect(contents.count == 5)
    }

    @Test func theLastLineCounts() throws {
        let folder = try TemporaryFolder()
        let journal = Journal(folder: folder.path)
        journal.add(entry("a"))
        journal.add(entry("a", dishes: ["Soup", "Salad"]))
        #expect(journal.load().entry(of: "a")?.line.dishes == 2)
        #expect(journal.load().index == nil)
        journal.addIndex(Self.stamp)
        #expect(journal.load().index == Self.stamp)
        journal.add(entry("b"))
        #expect(journal.load().index == nil, "the index doesn't have the menu that came after it")
        journal.replace(with: [entry("b")], index: Self.stamp)
        #expect(journal.load().entry(of: "a") == nil)
        #expect(journal.load().index == Self.stamp)
        journal.add(entry("c"))
        #expect(journal.load().count == 2)
    }

    /// Whatever happens to the file, it says nothing that it was not told.
    @Test func aDamagedLineSaysNothing() throws {
        let line = JournalLine.menu(entry("a")).bytes.dropLast()
        #expect(JournalLine(line) == .menu(entry("a")))
        for place in line.indices {
            for byte in [line[place] ^ 1, 0, UInt8(ascii: "\t"), UInt8(ascii: "%")] where byte != line[place] {
                var damaged = line
                damaged[place] = byte
                #expect(JournalLine(damaged) == nil, "byte \(place)")
            }
            #expect(JournalLine(line[..<place]) == nil, "cut at \(place)")
        }
    }

    @Test func aCutLineHidesNoOther() throws {
        let folder = try TemporaryFolder()
        Journal(folder: folder.path).add(entry("a"))
        let name = FilePath(".vegyscan/journal")
        let whole = try #require(folder.content(name))
        let second = JournalLine.menu(entry("b")).bytes
        for length in [1, 20, second.count - 1] {
            try folder.put(whole + second.prefix(length), at: name)
            Journal(folder: folder.path).add(entry("c"))
            let contents = Journal(folder: folder.path).load()
            #expect(contents.entry(of: "a") == entry("a"))
            #expect(contents.entry(of: "c") == entry("c"))
            // All but the line feed was there.
            #expect(contents.entry(of: "b") == (length == second.count - 1 ? entry("b") : nil))
        }
    }

    @Test(arguments: ["", "v", "vegyscan-journal 1\nm\ta\t\n", "\u{0}\u{0}\n\n", "{}\n"])
    func aForeignFileIsReplaced(_ content: String) throws {
        let folder = try TemporaryFolder()
        try Folder.create(folder.path.appending(".vegyscan"))
        try folder.put(Array(content.utf8), at: FilePath(".vegyscan/journal"))
        let journal = Journal(folder: folder.path)
        #expect(journal.load().count == 0)
        journal.add(entry("a"))
        #expect(journal.load().entry(of: "a") == entry("a"))
    }

    @Test func whatIsInTheWayOnlyCostsTime() throws {
        let folder = try TemporaryFolder()
        try folder.put([], at: FilePath(".vegyscan"))
        let journal = Journal(folder: folder.path)
        journal.add(entry("a"))
        #expect(journal.load().count == 1, "what could not be noted counts here")
        #expect(Journal(folder: folder.path).load().count == 0)
        let other = Journal(folder: folder.path.appending("none"), isReadOnly: true)
        other.add(entry("a"))
        #expect(FileKind.of(folder.path.appending("none")) == .missing)
    }
}
