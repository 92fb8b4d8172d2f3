import Files
import Foundation
import Models
import Pages
import TestMaterial
import Testing

@testable import Library

@Suite struct HistoryTests {
    private let day = Date(timeIntervalSince1970: 1_800_000_000)
    private let file = FilePath(bytes: Array("/out/".utf8) + [0xFF] + Array("/bundle.json".utf8))

    @Test func aBundleInAFileIsRecordedOnce() async throws {
        let store = try TemporaryFolder().store()
        await store.record(.sample(dishes: ["A", "B"]), menu: "a", output: file, scannedAt: day)
        await store.record(.sample(dishes: ["A", "B", "C"]), menu: "b", output: file, scannedAt: day + 60)
        #expect(await store.historyCount() == 1)
        await store.record(.sample(), menu: "a", output: FilePath("/elsewhere/bundle.json"), scannedAt: day)
        await store.record(.sample(id: "other"), menu: "a", output: file, scannedAt: day + 120)
        #expect(await store.historyCount() == 3)
        #expect(await store.takeWarnings() == [])
    }

    @Test func tellsTheLatestFirst() async throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        var bundle = MenuBundle.sample(dishes: ["A", "B", "C"])
        bundle.capturedAt = "2024-05-01T18:30:00"
        bundle.location = Location(lat: 1.5, lng: -2, city: "Ghent", country: "BE", source: .exif)
        bundle.dishes[1].classification?.label = .meat
        bundle.dishes[2].classification = nil
        await store.record(bundle, menu: "menu", output: file, scannedAt: day + 1)
        for number in 0..<3 {
            await store.record(.sample(id: "\(number)"), menu: "", output: file, scannedAt: day - Double(number))
        }
        let entry = HistoryEntry(
            number: 1, id: bundle.id, menu: "menu", bundle: file, scannedAt: day + 1, capturedAt: "2024-05-01T18:30:00",
            status: .complete, source: bundle.source, restaurantName: "Gärten", restaurant: 1,
            place: Coordinate(latitude: 1.5, longitude: -2), city: "Ghent", country: "BE", pages: 1,
            dishes: 3, labels: LabelCounts(vegan: 1, meat: 1, uncertain: 1), favourites: [])
        #expect(try await store.menus(HistoryFilter(), limit: 1) == [entry])
        #expect(try await store.menus(HistoryFilter(), limit: 10).map(\.id) == [bundle.id, "0", "1", "2"])
        #expect(try await store.menus(HistoryFilter(), limit: 0).isEmpty)
        #expect(try await store.menus(HistoryFilter(), limit: -1).isEmpty)
        #expect(try await store.menus(HistoryFilter(), limit: .max).count == 4)
    }

    @Test func dishesFollowTheirMenu() async throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        await store.record(.sample(dishes: ["A", "B", "C"]), menu: "m", output: file, scannedAt: day)
        var bundle = MenuBundle.sample(dishes: ["Nul\0l", "'; DROP TABLE dish; --"])
        bundle.dishes[0].section = "Starters"
        bundle.dishes.append(bundle.dishes[1])
        await store.record(bundle, menu: "m", output: file, scannedAt: day)
        let database = try Database(folder.locations.history)
        let dishes = try database.rows("SELECT name, section, label FROM dish ORDER BY id") { row in
            [row.text(0), row.text(1), row.text(2)]
        }
        #expect(dishes == [["Nul\0l", "Starters", "vegan"], ["'; DROP TABLE dish; --", nil, "vegan"]])
        try database.run("DELETE FROM menu")
        #expect(try database.number("SELECT count(*) FROM dish") == 0)
    }

    @Test func relativePathsAreKeptWhole() async throws {
        let store = try TemporaryFolder().store()
        await store.record(.sample(), menu: "m", output: FilePath("out/m/bundle.json"), scannedAt: day)
        let path = try #require(try await store.menus(HistoryFilter(), limit: 1).first?.bundle.display)
        #expect(path.hasPrefix("/") && path.hasSuffix("/out/m/bundle.json"))
    }

    @Test func rowsFromElsewhereDoNoHarm() async throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        await store.record(.sample(), menu: "m", output: file, scannedAt: day)
        let database = try Database(folder.locations.history)
        try database.run("UPDATE menu SET pages = 'many', dishes = -9223372036854775808, city = x'FF'")
        let entry = try #require(try await store.menus(HistoryFilter(), limit: 1).first)
        #expect(entry.pages == 0)
        #expect(entry.city == nil)
        try database.run("UPDATE menu SET status = 'splendid'")
        #expect(try await store.menus(HistoryFilter(), limit: 1).isEmpty)
        #expect(await store.historyCount() == 1)
    }
}
