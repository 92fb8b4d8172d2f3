import Files
import Foundation
import Library
import Models
import TestMaterial
import Testing

@Suite struct DamageTests {
    private let day = Date(timeIntervalSince1970: 1_800_000_000)
    private let file = FilePath("/out/bundle.json")

    /// A store with some hundred menus and readings, closed.
    private func filled() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        let dishes = (0..<20).map { "Dish \($0)" }
        for number in 0..<100 {
            await store.record(.sample(id: "\(number)", dishes: dishes), menu: "m", output: file, scannedAt: day)
            await store.keep(.sample(String(repeating: "x", count: 2000)), forKey: "\(number)")
        }
        return folder
    }

    private func garbage(_ path: FilePath, from start: Int, count: Int? = nil) throws {
        var bytes = try #require(SmallFile.bytes(of: path, limit: 1 << 26))
        let end = count.map { min(bytes.count, start + $0) } ?? bytes.count
        for place in start..<end { bytes[place] = UInt8(truncatingIfNeeded: place &* 31 &+ 7) }
        try AtomicFile.write(bytes, to: path)
    }

    @Test func aFileThatIsNoDatabaseIsPutAside() async throws {
        let folder = try await filled()
        try garbage(folder.locations.history, from: 0)
        try garbage(folder.locations.cache, from: 0)
        let store = try folder.store()
        #expect(await store.takeWarnings().map(\.code) == ["history_damaged", "cache_damaged"])
        // Their bundles are nowhere, so that only the second copy knows of them.
        #expect(await store.historyCount() == 100)
        await store.record(.sample(), menu: "m", output: file, scannedAt: day)
        await store.keep(.sample(), forKey: "k")
        #expect(await store.historyCount() == 101)
        #expect(await store.reading(forKey: "k", path: "") != nil)
        let names = folder.storeNames
        #expect(names.contains("vegyscan.sqlite.corrupt-1") && names.contains("cache.sqlite.corrupt-1"))
    }

    @Test func everyDamagedHistoryIsKeptAndOneCache() async throws {
        let folder = try await filled()
        for _ in 0..<3 {
            try garbage(folder.locations.history, from: 0)
            try garbage(folder.locations.cache, from: 0)
            _ = try folder.store()
        }
        let aside = folder.storeNames.filter { $0.contains("corrupt") && !$0.hasSuffix("-wal") }
        #expect(
            aside == [
                "cache.sqlite.corrupt-1", "vegyscan.sqlite.corrupt-1", "vegyscan.sqlite.corrupt-2",
                "vegyscan.sqlite.corrupt-3",
            ])
    }

    @Test func damageThatShowsOnlyLaterLosesNoRecord() async throws {
        let folder = try await filled()
        // The first page stays, so that the files open.
        try garbage(folder.locations.history, from: 4096)
        try garbage(folder.locations.cache, from: 4096)
        let store = try folder.store()
        await store.record(.sample(), menu: "m", output: file, scannedAt: day)
        #expect(try await store.menus(HistoryFilter(), limit: 1).first?.id == MenuBundle.sample().id)
        #expect(await store.takeWarnings().map(\.code) == ["history_damaged"])
        _ = await store.reading(forKey: "7", path: "")
        await store.keep(.sample(), forKey: "k")
        await store.keep(.sample(), forKey: "k")
        #expect(await store.reading(forKey: "k", path: "") != nil)
        #expect(folder.storeNames.contains("vegyscan.sqlite.corrupt-1"))
    }

    @Test func aFileCutOffIsNoTrouble() async throws {
        let folder = try await filled()
        for path in [folder.locations.history, folder.locations.cache] {
            let bytes = try #require(SmallFile.bytes(of: path, limit: 1 << 26))
            for length in [0, 1, 100, 4096, 5000, bytes.count / 2, bytes.count - 1] {
                try AtomicFile.write(Array(bytes.prefix(length)), to: path)
                let store = try folder.store()
                await store.record(.sample(), menu: "m", output: file, scannedAt: day)
                await store.keep(.sample(), forKey: "k")
                await store.keep(.sample(), forKey: "k")
                #expect(try await store.menus(HistoryFilter(), limit: 1).count == 1, "\(length) bytes")
                #expect(await store.reading(forKey: "k", path: "") != nil, "\(length) bytes")
            }
        }
    }

    @Test func placesThatCannotBeWrittenAreNamed() async throws {
        let folder = try TemporaryFolder()
        try folder.put([1], at: FilePath("file"))
        let places = [folder.path.appending("file/store"), FilePath("/proc/vegyscan")]
        for place in places {
            let failure = #expect(throws: StageFailure.self) { try Store(locations: .folder(place)) }
            #expect(failure?.code == .cannotWrite)
        }
        // The history's file is a folder.
        try Folder.create(folder.locations.history)
        let failure = #expect(throws: StageFailure.self) { try folder.store() }
        #expect(failure?.code == .cannotWrite)
    }

    @Test func noPlaceForTheCacheIsNoCache() async throws {
        let folder = try TemporaryFolder()
        var locations = folder.locations
        locations.cache = FilePath("/proc/vegyscan/cache.sqlite")
        let store = try Store(locations: locations)
        await store.keep(.sample(), forKey: "k")
        #expect(await store.reading(forKey: "k", path: "") == nil)
        #expect(await store.takeWarnings().map(\.code) == ["no_cache"])
        await store.record(.sample(), menu: "m", output: file, scannedAt: day)
        #expect(await store.historyCount() == 1)
    }
}
