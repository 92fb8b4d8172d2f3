import Files
import Models
import TestMaterial
import Testing

@testable import Library

@Suite struct IndexRenewalTests {
    private let folder: TemporaryFolder
    private let writer: BundleWriter
    /// Opened each time, as by one run after the other.
    private var journal: Journal { Journal(folder: folder.path) }
    private let index: BundleIndex

    init() throws {
        folder = try TemporaryFolder()
        writer = BundleWriter(folder: folder.path)
        index = BundleIndex(folder: folder.path)
    }

    /// As a run does it.
    @discardableResult
    private func write(_ menu: String, dishes: [String] = ["Soup"]) throws -> IndexLine {
        let bundle = MenuBundle.sample(dishes: dishes)
        let stamp = try writer.write(bundle, menu: FilePath(menu))
        let entry = JournalEntry(bundle, menu: FilePath(menu), stamp: stamp, photos: [])
        journal.add(entry)
        return entry.line
    }

    private func isCurrent(seen: Set<FilePath> = []) -> Bool {
        IndexRenewal(writer: writer, journal: journal).isCurrent(journal.load(), seen: seen)
    }

    private func renew() throws {
        try IndexRenewal(writer: writer, journal: journal)()
    }

    @Test func holdsThisRunAndEarlierOnes() throws {
        let old = try write("old")
        try renew()
        #expect(isCurrent())
        let new = try write("new")
        #expect(!isCurrent())
        try renew()
        #expect(index.load() == [new, old])
        #expect(isCurrent())
    }

    @Test func leavesOutWhatIsGone() throws {
        let (_, b) = (try write("a"), try write("b"))
        try renew()
        try Folder.remove(folder.path.appending("a/bundle.json"))
        #expect(!isCurrent())
        #expect(isCurrent(seen: [FilePath("a")]))
        try renew()
        #expect(index.load() == [b])
        #expect(journal.load().entry(of: "a") == nil)
        #expect(isCurrent())
    }

    @Test func readsABundleThatSomebodyChanged() throws {
        _ = (try write("a"), try write("b"))
        try renew()
        try writer.write(.sample(dishes: ["One", "Two"]), menu: FilePath("a"))
        #expect(!isCurrent())
        try renew()
        #expect(index.load().map(\.dishes) == [2, 1])
        #expect(isCurrent())
    }

    /// Folders of versions before the journal, or whose journal was lost.
    @Test func takesOverAnIndexWithoutAJournal() throws {
        let (a, b) = (try write("a"), try write("b"))
        try renew()
        try Folder.remove(folder.path.appending(".vegyscan/journal"))
        let c = try write("c")
        try renew()
        #expect(index.load() == [a, b, c])
        try renew()
        #expect(index.load() == [a, b, c])
        #expect(isCurrent())
    }

    /// A full disk, or a folder of its own that is none: what could not be noted counts as long as the run does.
    @Test func needsNoJournalOnDisk() throws {
        try folder.put([], at: FilePath(".vegyscan"))
        let journal = journal
        for menu in ["b", "a"] {
            let stamp = try writer.write(.sample(), menu: FilePath(menu))
            journal.add(JournalEntry(.sample(), menu: FilePath(menu), stamp: stamp, photos: []))
        }
        try IndexRenewal(writer: writer, journal: journal)()
        #expect(index.load().map(\.menu) == ["a", "b"])
    }

    @Test func aDamagedLineTakesNothingFromTheIndex() throws {
        let (a, b) = (try write("a"), try write("b"))
        try renew()
        var content = try #require(folder.content(FilePath(".vegyscan/journal")))
        let place = try #require(content.firstIndex(of: UInt8(ascii: "m")).map { $0 + 40 })
        content[place] ^= 1
        try folder.put(content, at: FilePath(".vegyscan/journal"))
        let c = try write("c")
        try renew()
        #expect(index.load() == [a, b, c])
    }

    @Test func anIndexThatSomebodyChangedIsMadeAnew() throws {
        let a = try write("a")
        try renew()
        try folder.put(Array("{}\n".utf8), at: FilePath("index.jsonl"))
        #expect(!isCurrent())
        try renew()
        #expect(index.load() == [a])
    }

    @Test func repairFindsTheTruth() throws {
        let (a, _) = (try write("a"), try write("set/b"))
        try renew()
        let whole = try #require(folder.content(FilePath("index.jsonl")))
        let gone = IndexLine(menu: FilePath("gone"), bundle: .sample())
        try index.write([gone, a])
        try folder.put([1, 2, 3], at: FilePath(".vegyscan/journal"))
        try Folder.create(folder.path.appending("c"))
        try folder.put(Array("{".utf8), at: FilePath("c/bundle.json"))
        try folder.put([], at: FilePath("set/.vegyscan-99999999-1.tmp"))
        let repair = try OutputRepair(of: folder.path)
        #expect(repair.menus == 2)
        #expect(repair.damaged == [FilePath("c")])
        #expect((repair.newLines, repair.goneLines, repair.leftovers) == (1, 1, 1))
        #expect(folder.content(FilePath("index.jsonl")) == whole)
        #expect(isCurrent())
        #expect(try OutputRepair(of: folder.path).leftovers == 0)
    }
}
