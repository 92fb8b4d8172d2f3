import Files
import Foundation
import Library
import Models
import Reading
import Stages
import Testing

@testable import Runner

@Suite("What needs no second look")
struct UntouchedMenusTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("untouched-\(UUID().uuidString)")
    private var root: FilePath { FilePath(folder.path) }
    private var writer: BundleWriter { BundleWriter(folder: root.appending("out")) }

    private func finished(_ fingerprint: String = "f") -> FinishedMenus {
        FinishedMenus(
            writer: writer, load: LoadPhoto(), fingerprints: MenuFingerprints(standard: fingerprint) { _ in "other" },
            journal: Journal(folder: writer.folder))
    }

    private func write(_ text: String, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Two photos of one menu and what a run wrote of them.
    private func prepare(status: BundleStatus = .complete) throws -> MenuList {
        let names = ["m/1.jpg", "m/2.jpg"]
        for name in names { try write(name, to: name) }
        let bundle = MenuBundle(
            id: String(repeating: "a", count: 32), status: status, source: "", languages: [],
            pages: names.enumerated().map { place, name in
                Page(number: place + 1, photo: PhotoRecord(path: name, sha256: ContentHash.sha256(name)), lines: [])
            },
            dishes: [], warnings: [], producer: Producer(version: "1", fingerprint: "f"))
        let stamp = try writer.write(bundle, menu: FilePath("m"))
        let entry = JournalEntry(
            bundle, menu: FilePath("m"), stamp: stamp, photos: names.map { FileStamp(of: root.appending($0)) })
        finished().journal.add(entry)
        return menu(of: ["1.jpg", "2.jpg"])
    }

    private func menu(of photos: [String]) -> MenuList {
        var menus = MenuList()
        menus.append(photos.map { FilePath($0) }, of: PhotoFolder(path: root.appending("m"), shown: "m"))
        return menus
    }

    private func isUntouched(_ menu: MenuList, _ fingerprint: String = "f") async -> Bool {
        let untouched = await UntouchedMenus(among: menu, finished: finished(fingerprint))
        #expect(untouched.summaries.count + untouched.open.count == 1)
        return untouched.open.isEmpty
    }

    @Test func isFoundWithoutOpeningAFile() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let menu = try prepare()
        #expect(await isUntouched(menu))
        #expect(await !isUntouched(menu, "other"))
        #expect(await !isUntouched(self.menu(of: ["1.jpg", "2.jpg", "1.jpg"])))
        // The same file under another name.
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/m/3.jpg", withDestinationPath: folder.path + "/m/2.jpg")
        #expect(await !isUntouched(self.menu(of: ["1.jpg", "3.jpg"])))
    }

    @Test(arguments: [BundleStatus.partial, .failed]) func triesAgainWhatFailed(status: BundleStatus) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(await !isUntouched(try prepare(status: status)))
    }

    @Test(arguments: ["m/2.jpg", "out/m/bundle.json"]) func aChangedFileIsLookedAt(name: String) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let menu = try prepare()
        let path = folder.appendingPathComponent(name)
        let content = try Data(contentsOf: path)
        try FileManager.default.removeItem(at: path)
        #expect(await !isUntouched(menu))
        // The same bytes in another file: only a closer look can tell.
        try content.write(to: path)
        #expect(await !isUntouched(menu))
        guard case .nothing = finished().left(of: menu[0]) else {
            Issue.record("The closer look finds it done")
            return
        }
    }

    @Test func theSameSizeAndTimeAreNotTheSameFile() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let menu = try prepare()
        let photo = folder.appendingPathComponent("m/1.jpg")
        let before = try FileManager.default.attributesOfItem(atPath: photo.path)
        let handle = try FileHandle(forWritingTo: photo)
        try handle.write(contentsOf: Data("other!!".utf8))
        try handle.close()
        let time = try #require(before[.modificationDate] as? Date)
        try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: photo.path)
        #expect(await !isUntouched(menu))
        guard case .everything = finished().left(of: menu[0]) else {
            Issue.record("Other bytes are another photo")
            return
        }
    }

    /// Files that were changed within the last two seconds may change again without a trace.
    @Test func aFreshFileIsNotTakenOnTrust() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let menu = try prepare()
        guard case .nothing = finished().left(of: menu[0]) else {
            Issue.record("It is done")
            return
        }
        let entry = try #require(finished().journal.load().entry(of: "m"))
        #expect(entry.photos.map(\.stamp) == [nil, nil])
        #expect(entry.bundle != nil)
        let stamp = try #require(FileStamp(of: menu[0].pages[0].path))
        #expect(!stamp.isSettled(at: stamp.changed + 1_999_999_999))
        #expect(stamp.isSettled(at: stamp.changed + 2_000_000_001))
    }
}
