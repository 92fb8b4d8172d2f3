import Files
import Foundation
import Library
import Models
import Pages
import TestMaterial
import Testing

@Suite struct EarlierMenuTests {
    @Test func onlyMenusWithinReachAreSuggestedTheNearestFirst() async throws {
        let store = try TemporaryFolder().store()
        // A thousandth of a degree of latitude is 111 m.
        let places = [
            ("far", 52.5010, 13.4), ("next door", 52.5003, 13.4), ("here", 52.5, 13.4), ("east", 52.5, 13.401),
        ]
        for (number, (name, latitude, longitude)) in places.enumerated() {
            var bundle = MenuBundle.sample(id: name)
            bundle.location = Location(lat: latitude, lng: longitude, city: nil, country: nil, source: .exif)
            await store.record(
                bundle, menu: name, output: FilePath("/out/\(number)"),
                scannedAt: Date(timeIntervalSince1970: Double(number)))
        }
        let found = await store.menus(near: Coordinate(latitude: 52.5, longitude: 13.4), within: 50)
        #expect(found.map(\.menu) == ["here", "next door"])
        #expect(found.map(\.metres) == [0, 33])
        #expect(await store.menus(near: Coordinate(latitude: -52.5, longitude: 13.4), within: 50).isEmpty)
    }

    @Test func anEarlierRunsMenuIsSuggestedOnce() async throws {
        let folder = try TemporaryFolder()
        let clock = Clock()
        func record(_ id: String, in store: Store) async {
            var bundle = MenuBundle.sample(id: id)
            bundle.location = Location(lat: 52.5, lng: 13.4, source: .exif)
            await store.record(bundle, menu: "folder " + id, output: FilePath("/out/" + id), scannedAt: clock.now())
        }
        let first = try folder.store(clock)
        for id in ["a", "b"] { await record(id, in: first) }
        #expect(await first.takeWarnings().isEmpty)
        clock.advance(days: 1)
        let second = try folder.store(clock)
        for id in ["a", "c"] { await record(id, in: second) }
        let warnings = await second.takeWarnings()
        #expect(warnings.map(\.code) == ["scanned_nearby"])
        // "a" is the same menu again, and so of this run.
        #expect(warnings.first?.message.hasSuffix("restaurant: folder b.") == true)
        #expect(warnings.first?.message.contains("52.5") == false)
        #expect(await second.takeWarnings().isEmpty)
    }

    @Test func theDistanceIsTheGreatCircles() {
        let berlin = Coordinate(latitude: 52.5163, longitude: 13.3777)
        let paris = Coordinate(latitude: 48.8584, longitude: 2.2945)
        #expect(abs(berlin.metres(to: paris) - 878_000) < 3_000)
        let west = Coordinate(latitude: 0, longitude: -179.999)
        #expect(abs(Coordinate(latitude: 0, longitude: 179.999).metres(to: west) - 222) < 1)
    }
}
