import Asking
import Files
import Foundation
import Judging
import Menus
import Models
import TestMaterial
import Testing

@testable import Library

@Suite struct CacheMaintenanceTests {
    private let opinion = ModelOpinion(claims: [.vegan: .no])

    private func hash(_ value: UInt64) -> [PerceptualHash] {
        [PerceptualHash(algorithm: "dct-64", version: 101, value: HashBits(value).hexadecimal, quality: 90)]
    }

    private func filled(_ folder: TemporaryFolder) async throws -> Store {
        let store = try folder.store()
        for key in ["1", "2", "3"] {
            await store.keep(.sample(), forKey: key)
            await store.keep(opinion, forKey: key)
        }
        await store.remember(hash(7), dishes: [try #require(.sample("Dish 1"))])
        return store
    }

    @Test func statisticsSayWhatIsThere() async throws {
        let clock = Clock()
        let folder = try TemporaryFolder()
        let store = try folder.store(clock)
        await store.keep(opinion, forKey: "old")
        clock.advance(days: 40)
        await store.keep(.sample(), forKey: "new")
        let statistics = try #require(await store.cacheStatistics())
        #expect(statistics.answers.entries == 1 && statistics.answers.expired == 1)
        #expect(statistics.answers.oldest == Date(timeIntervalSince1970: 1_800_000_000))
        #expect(statistics.readings.entries == 1 && statistics.readings.expired == 0 && statistics.photos == 1)
        #expect(statistics.readings.bytes > 100 && statistics.fileBytes > statistics.readings.bytes)
        #expect(statistics.pages == CacheStatistics.Kind(entries: 0, bytes: 0, oldest: nil, expired: 0))
        #expect(statistics.limits == CacheLimits())
    }

    @Test func clearingLeavesTheHistory() async throws {
        let folder = try TemporaryFolder()
        let store = try await filled(folder)
        await store.record(
            .sample(), menu: "m", output: FilePath("/out/bundle.json"), scannedAt: Date(timeIntervalSince1970: 0))
        #expect(await store.clearCache())
        let statistics = try #require(await store.cacheStatistics())
        #expect(statistics.readings.entries + statistics.answers.entries + statistics.pages.entries == 0)
        #expect(statistics.hits == CacheHits())
        #expect(await store.historyCount() == 1)
        #expect(await store.opinion(forKey: "1") == nil)
        await store.keep(opinion, forKey: "1")
        #expect(await store.opinion(forKey: "1") != nil)
    }

    @Test func wholeEntriesPass() async throws {
        let store = try await filled(TemporaryFolder())
        let found = try #require(await store.verifyCache(repairing: true))
        #expect(found.isSound && found.bad == 0 && found.removed == 0)
        #expect(found.checked == 7)
    }

    @Test func badEntriesAreFoundAndRemoved() async throws {
        let folder = try TemporaryFolder()
        let store = try await filled(folder)
        let database = try Database(folder.locations.cache)
        try database.run("PRAGMA foreign_keys = OFF")
        try database.run("UPDATE reading SET body = x'7B7D' WHERE rowid = 1")
        try database.run("UPDATE reading SET key = 'other' WHERE rowid = 2")
        try database.run("UPDATE answer SET question = replace(question, 'dish 1', 'dish 9') WHERE rowid = 1")
        try database.run("UPDATE answer SET skeleton = 7 WHERE rowid = 2")
        try database.run("UPDATE page_hash SET value = 'none'")
        let found = try #require(await store.verifyCache(repairing: false))
        #expect(found.badReadings == 2 && found.badAnswers == 2 && found.badPages == 1 && found.removed == 0)
        let repaired = try #require(await store.verifyCache(repairing: true))
        #expect(repaired.removed == 5)
        let again = try #require(await store.verifyCache(repairing: false))
        #expect(again.bad == 0 && again.checked == 2)
        #expect(await store.opinion(forKey: "3") != nil)
    }

    @Test func theExportHoldsEverything() async throws {
        let store = try await filled(TemporaryFolder())
        var kinds: [String] = []
        let lines = try await entries(of: store)
        for line in lines {
            let object = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
            kinds.append(object["kind"] as? String ?? "")
            if object["kind"] as? String == "answer" {
                let question = object["question"] as? [String: Any]
                #expect((question?["asking"] as? [String: Any])?["model"] as? String == "m")
                #expect(object["knowledge"] as? String == Knowledge.version)
            }
        }
        #expect(kinds == Array(repeating: "answer", count: 3) + ["page"] + Array(repeating: "reading", count: 3))
    }

    private func entries(of store: Store) async throws -> [Data] {
        let lines = Lines()
        #expect(await store.exportCache { lines.add($0) })
        return lines.all
    }

    private final class Lines: @unchecked Sendable {
        private(set) var all: [Data] = []
        func add(_ entry: CacheEntry) -> Bool {
            if let data = try? JSONEncoder().encode(entry) { all.append(data) }
            return true
        }
    }

    @Test func aNetworkFileSystemGetsARollbackJournal() throws {
        let folder = try TemporaryFolder()
        let path = folder.path.appending("d.sqlite")
        #expect(try Database(path, on: .local).journal() == "wal")
        #expect(try Database(path, on: .network).journal() == "delete")
        #expect(FileSystemKind(type: 0x6969) == .network)
        #expect(FileSystemKind(type: 0xEF53) == .local)
        #expect(FileSystemKind(of: FilePath("/proc")) == .local)
        #expect(FileSystemKind(of: FilePath("/nowhere")) == .unknown)
    }
}
