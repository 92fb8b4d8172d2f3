import Files
import Foundation
import Models
import TestMaterial
import Testing

@testable import Library

/// What a history that was damaged or lost gets back, and from where.
@Suite struct RebuiltHistoryTests {
    private let day = Date(timeIntervalSince1970: 1_800_000_000)

    /// A store with menus whose bundles are there, each third with a favourite; closed.
    private func filled(_ folder: TemporaryFolder, menus: Int) async throws {
        let store = try folder.store()
        for number in 1...menus {
            let name = "menu-\(number)"
            let bundle = MenuBundle.sample(id: name, dishes: (0..<15).map { "Dish \(number) \($0)" })
            try BundleWriter(folder: output(folder)).write(bundle, menu: FilePath(name))
            await store.record(bundle, menu: name, output: file(name, folder), scannedAt: day + Double(number))
            if number % 3 == 0 { _ = try await store.addFavourite("Dish \(number) 4", ofMenu: number) }
        }
        try await store.rename(menu: 2, to: "Mine")
    }

    private func output(_ folder: TemporaryFolder) -> FilePath { folder.path.appending("out") }

    private func file(_ name: String, _ folder: TemporaryFolder) -> FilePath {
        BundleWriter(folder: output(folder)).file(ofMenu: FilePath(name))
    }

    private func damage(_ path: FilePath, at place: Int, _ count: Int, seed: UInt64) throws {
        var bytes = try #require(SmallFile.bytes(of: path, limit: 1 << 26))
        var state = seed
        for place in place..<min(bytes.count, place + count) {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            bytes[place] = UInt8(truncatingIfNeeded: state >> 33)
        }
        try AtomicFile.write(bytes, to: path)
    }

    @Test func aLostHistoryComesBackWithNumbersAndFavourites() async throws {
        let folder = try TemporaryFolder()
        try await filled(folder, menus: 9)
        let before = try await folder.store().menus(HistoryFilter())
        _ = try await folder.store().remove(menus: [9, 1])
        TemporaryName.remove(folder.locations.history)
        // A bundle that is gone leaves its menu's favourite.
        TemporaryName.remove(file("menu-3", folder))
        let store = try folder.store()
        #expect(await store.takeWarnings().map(\.code) == ["history_damaged"])
        var after = try await store.menus(HistoryFilter())
        #expect(after.map(\.number) == [8, 7, 6, 5, 4, 3, 2])
        #expect(after.first { $0.number == 3 }?.favourites == ["Dish 3 4"])
        after.removeAll { $0.number == 3 }
        #expect(after == before.filter { ![1, 3, 9].contains($0.number) })
        // What was removed stays removed, and its number is not given again.
        await store.record(.sample(id: "new"), menu: "new", output: FilePath("/out/new"), scannedAt: day)
        #expect(try await store.menus(named: "10").map(\.menu) == ["new"])
    }

    @Test func resultsTheHistoryLacksArePutIn() async throws {
        let folder = try TemporaryFolder()
        try await filled(folder, menus: 3)
        let other = try Store(locations: .folder(folder.path.appending("other")))
        let menus = (1...3).map { Store.StoredMenu(menu: "menu-\($0)", id: nil) }
        #expect(await other.catchUp(menus, in: output(folder)) == 3)
        #expect(await other.catchUp(menus, in: output(folder)) == 0)
        #expect(try await other.menus(HistoryFilter()).map(\.dishes) == [15, 15, 15])
        try await other.clearHistory()
        let known = menus.map { Store.StoredMenu(menu: $0.menu, id: $0.menu) }
        #expect(await other.catchUp(known, in: output(folder), noOlderThanDays: 1) == 3)
        #expect(try await other.menus(HistoryFilter()).map(\.number).sorted() == [4, 5, 6])
    }

    /// Bytes of a database may be wrong without a sign; what counts is that nothing is lost for good. 100 rounds were
    /// measured with `VEGYSCAN_DAMAGE_ROUNDS=100`.
    @Test func damageAnywhereLosesNothing() async throws {
        let rounds = ProcessInfo.processInfo.environment["VEGYSCAN_DAMAGE_ROUNDS"].flatMap { Int($0) } ?? 12
        let folder = try TemporaryFolder()
        try await filled(folder, menus: 30)
        let sound = try #require(SmallFile.bytes(of: folder.locations.history, limit: 1 << 26))
        let kept = KeptFile(beside: folder.locations.history)
        let second = try #require(SmallFile.bytes(of: kept.path, limit: 1 << 26))
        let store = try folder.store()
        let whole = try await store.menus(HistoryFilter())
        let menus = whole.map { Store.StoredMenu(menu: $0.menu, id: nil) }
        var dishes: [Int: [HistoryDish]] = [:]
        for menu in whole { dishes[menu.number] = try await store.dishes(ofMenu: menu.number) }
        var seed: UInt64 = 11
        for round in 0..<rounds {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let damaged = try TemporaryFolder()
            try Folder.create(damaged.locations.history.parent)
            try AtomicFile.write(sound, to: damaged.locations.history)
            try AtomicFile.write(second, to: KeptFile(beside: damaged.locations.history).path)
            let place = Int(seed >> 33) % sound.count
            let count = [1, 16, 300, 5000][round % 4]
            try damage(damaged.locations.history, at: place, count, seed: seed)
            let store: Store
            do {
                store = try damaged.store()
            } catch let failure as StageFailure where failure.code == .unsupported {
                // The number of the version was hit: nothing is written to what a newer one may have made.
                #expect(SmallFile.bytes(of: damaged.locations.history, limit: 1 << 26)?.count == sound.count)
                continue
            }
            _ = await store.catchUp(menus, in: output(folder), renewing: true)
            var filter = HistoryFilter()
            filter.text = "Dish 7"
            _ = try await store.menus(filter)
            let found = try await store.menus(HistoryFilter())
            let note = "round \(round): \(count) bytes from \(place)"
            for menu in whole {
                let same = try #require(found.first { $0.id == menu.id && $0.bundle == menu.bundle }, "\(note)")
                #expect(Set(same.favourites).isSuperset(of: menu.favourites), "\(note)")
                #expect(try await store.dishes(ofMenu: same.number) == dishes[menu.number], "\(note)")
            }
            #expect(found.contains { $0.restaurantName == "Mine" }, "\(note)")
        }
    }

    /// Favourites that can't be restored aren't gone without a word.
    @Test func aDamagedSecondCopyIsToldOf() async throws {
        let folder = try TemporaryFolder()
        try await filled(folder, menus: 3)
        let kept = KeptFile(beside: folder.locations.history).path
        let bytes = try #require(SmallFile.bytes(of: kept, limit: 1 << 20))
        TemporaryName.remove(folder.locations.history)
        try AtomicFile.write(Array(bytes.dropLast(20)), to: kept)
        var warnings = try await folder.store().takeWarnings()
        #expect(warnings.map(\.code) == ["history_damaged"])
        #expect(warnings.first?.message.contains("second copy is damaged too (lines: 1)") == true)
        // It is whole again, and an empty one is made anew.
        #expect(try await folder.store().takeWarnings().isEmpty)
        try AtomicFile.write([], to: kept)
        _ = try folder.store()
        #expect(try #require(SmallFile.bytes(of: kept, limit: 1 << 20)).count > 100)
        TemporaryName.remove(folder.locations.history)
        warnings = try await folder.store().takeWarnings()
        #expect(warnings.first?.message.contains("too") == false)
    }

    /// Of results with one content, each takes its own number along, whichever is looked at first.
    @Test func movedTwinsAreToldApart() async throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        func write(_ menus: [String], in out: String) throws -> [Store.StoredMenu] {
            try menus.map { menu in
                try BundleWriter(folder: folder.path.appending(out)).write(.sample(id: "twin"), menu: FilePath(menu))
                return Store.StoredMenu(menu: menu, id: "twin")
            }
        }
        for menu in try write(["a", "b", "c"], in: "old") {
            let file = BundleWriter(folder: folder.path.appending("old")).file(ofMenu: FilePath(menu.menu))
            await store.record(.sample(id: "twin"), menu: menu.menu, output: file, scannedAt: day)
        }
        TemporaryName.remove(folder.path.appending("old/a/bundle.json"))
        TemporaryName.remove(folder.path.appending("old/b/bundle.json"))
        TemporaryName.remove(folder.path.appending("old/c/bundle.json"))
        // One has got another name: it takes what no other can claim, also where those aren't looked at.
        let moved = try write(["b", "c", "other"], in: "new")
        #expect(await store.catchUp([moved[2], moved[1]], in: folder.path.appending("new")) == 0)
        #expect(await store.catchUp(moved, in: folder.path.appending("new")) == 0)
        let found = try await store.menus(HistoryFilter()).sorted { $0.number < $1.number }
        #expect(found.map(\.menu) == ["other", "b", "c"] && found.map(\.number) == [1, 2, 3])
        // A further one is new, and counted so.
        let further = try write(["further"], in: "new")
        #expect(await store.catchUp(further, in: folder.path.appending("new"), renewing: true) == 1)
    }
}
