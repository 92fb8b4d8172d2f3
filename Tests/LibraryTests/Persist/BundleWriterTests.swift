import Files
import Glibc
import Judging
import Library
import Menus
import Models
import TestMaterial
import Testing

@Suite struct BundleWriterTests {
    @Test func givesBackWhatItWrote() throws {
        let folder = try TemporaryFolder()
        let writer = BundleWriter(folder: folder.path.appending("out"))
        try writer.prepare()
        let stamp = try writer.write(.sample(), menu: FilePath("set/a.jpg"))
        let path = folder.path.appending("out/set/a.jpg/bundle.json")
        #expect(writer.file(ofMenu: FilePath("set/a.jpg")) == path)
        #expect(stamp != nil && stamp == FileStamp(of: path))
        #expect(writer.existing(menu: FilePath("set/a.jpg")) == .sample())
        #expect(Folder.names(in: folder.path.appending("out")) == [FilePath("set")])
    }

    @Test func theSameBundleIsTheSameBytes() throws {
        let folder = try TemporaryFolder()
        let writer = BundleWriter(folder: folder.path)
        let menu = FilePath(bytes: [0xFF, 0xFE, 0x2E])
        let names = ["Crème / brûlée", "<&>", "味噌"]
        try writer.write(.sample(dishes: names), menu: menu)
        let path = writer.file(ofMenu: menu)
        let first = SmallFile.bytes(of: path, limit: 1 << 20)
        let again = try #require(writer.existing(menu: menu))
        try writer.write(again, menu: menu)
        #expect(SmallFile.bytes(of: path, limit: 1 << 20) == first)
        #expect(first?.last == UInt8(ascii: "\n"))
        #expect(first?.prefix(4) == Array("{\n  ".utf8)[...])
    }

    @Test func aBundleCutOffAnywhereIsNone() throws {
        let folder = try TemporaryFolder()
        let writer = BundleWriter(folder: folder.path)
        let whole = try BundleWriter.bytes(of: .sample())
        let name = FilePath("a/bundle.json")
        try Folder.create(folder.path.appending("a"))
        for length in stride(from: 0, to: whole.count - 2, by: 37) {
            try folder.put(Array(whole.prefix(length)), at: name)
            #expect(writer.existing(menu: FilePath("a")) == nil)
        }
        try folder.put(whole, at: name)
        #expect(writer.existing(menu: FilePath("a")) != nil)
    }

    @Test func distrustsForeignBundles() throws {
        let folder = try TemporaryFolder()
        let writer = BundleWriter(folder: folder.path)
        #expect(writer.existing(menu: FilePath("none")) == nil)
        try Folder.create(folder.path.appending("folder/bundle.json"))
        #expect(writer.existing(menu: FilePath("folder")) == nil)

        var later = MenuBundle.sample()
        later.schemaVersion = "9.0"
        var wide = MenuBundle.sample()
        wide.dishes[0].box.width = .max
        var negative = MenuBundle.sample()
        negative.pages[0].lines[0].words[0].box.height = -1
        var lost = MenuBundle.sample()
        lost.dishes[0].lines = [17]
        var elsewhere = MenuBundle.sample()
        elsewhere.dishes[0].page = 2
        for bundle in [later, wide, negative, lost, elsewhere] {
            _ = try writer.write(bundle, menu: FilePath("a"))
            #expect(writer.existing(menu: FilePath("a")) == nil)
            #expect(writer.readable(menu: FilePath("a")) == nil)
        }
        // What is only shown may be of a later version that added keys; written again, it would lose them.
        later.schemaVersion = "1.9"
        _ = try writer.write(later, menu: FilePath("a"))
        #expect(writer.existing(menu: FilePath("a")) == nil)
        #expect(writer.readable(menu: FilePath("a"))?.dishes == later.dishes)
        for version in ["1", "1.", "1.x", "01.1", "2.0", "1.1.1", "", "11.1"] { #expect(!MenuBundle.reads(version)) }
        #expect(MenuBundle.knownSchemaVersions.allSatisfy(MenuBundle.reads))
        try folder.put(Array(String(repeating: "[", count: 100_000).utf8), at: FilePath("a/bundle.json"))
        #expect(writer.existing(menu: FilePath("a")) == nil)
    }

    @Test(arguments: [
        "", "/a", "..", "a/../../b", ".", "a//b", "a/", "index.jsonl", "index.jsonl/a", "bundle.json",
        "a/bundle.json/b",
        "a\0b",
    ])
    func refusesNamesThatLeadElsewhere(menu: String) throws {
        let folder = try TemporaryFolder()
        let writer = BundleWriter(folder: folder.path)
        let failure = #expect(throws: StageFailure.self) { try writer.write(.sample(), menu: FilePath(menu)) }
        #expect(failure?.code == .cannotWrite)
        #expect(writer.existing(menu: FilePath(menu)) == nil)
        #expect(Folder.names(in: folder.path).isEmpty)
    }

    @Test func aNumberThatIsNoneIsAFailure() throws {
        let folder = try TemporaryFolder()
        var bundle = MenuBundle.sample()
        bundle.pages[0].lines[0].confidence = .nan
        let failure = #expect(throws: StageFailure.self) {
            try BundleWriter(folder: folder.path).write(bundle, menu: FilePath("a"))
        }
        #expect(failure?.code == .engine)
        #expect(Folder.names(in: folder.path).isEmpty)
    }

    @Test func clearsAwayWhatAKilledRunLeft() throws {
        let folder = try TemporaryFolder()
        let leftover = FilePath(".vegyscan-2000000000-3.tmp")
        try Folder.create(folder.path.appending("a"))
        try folder.put([1], at: leftover)
        try folder.put([1], at: FilePath("a").appending(leftover))
        let writer = BundleWriter(folder: folder.path)
        try writer.prepare()
        _ = try writer.write(.sample(), menu: FilePath("a"))
        #expect(Folder.names(in: folder.path) == [FilePath("a")])
        #expect(Folder.names(in: folder.path.appending("a")) == [FilePath("bundle.json")])
    }

    @Test func aReadOnlyFileSystemIsAClearFailure() throws {
        let folder = try TemporaryFolder()
        let mounted =
            unsafe try folder.path.withCPath { unsafe mount("none", $0, "tmpfs", UInt(MS_RDONLY), nil) } == 0
        guard mounted else { return }
        defer { unsafe _ = try? folder.path.withCPath { unsafe umount2($0, Int32(MNT_DETACH)) } }
        for output in [folder.path, folder.path.appending("out")] {
            let failure = #expect(throws: StageFailure.self) { try BundleWriter(folder: output).prepare() }
            #expect(
                failure
                    == StageFailure(
                        .persist, .cannotWrite,
                        "The output folder can't be written: read-only file system; choose another folder."))
        }
    }
}
