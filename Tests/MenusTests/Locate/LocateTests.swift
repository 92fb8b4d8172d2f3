import Models
import Pages
import Testing

@testable import Menus

struct LocateTests {
    private func city(_ latitude: Double, _ longitude: Double) -> String? {
        let place = Locate()([PhotoMetadata(coordinate: Coordinate(latitude: latitude, longitude: longitude))])
        return place.city.map { "\($0), \(place.country ?? "")" }
    }

    @Test(arguments: [
        (48.2082, 16.3738, "Vienna, AT"),
        (52.4990, 13.4034, "Berlin, DE"),  // Kreuzberg
        (52.6334, 13.2903, "Berlin, DE"),  // Frohnau, at the city's edge, nearer to Hennigsdorf
        (52.3989, 13.0657, "Potsdam, DE"),
        (48.8867, 2.3431, "Paris, FR"),  // Montmartre, nearer to Saint-Ouen
        (48.8846, 2.2696, "Neuilly-sur-Seine, FR"),
        (40.7281, -74.0776, "Jersey City, US"),
        (51.5128, -0.0918, "London, GB"),
        (-33.8688, 151.2093, "Sydney, AU"),
        (35.6895, 139.6917, "Tokyo, JP"),
    ])
    func cityAndCountry(latitude: Double, longitude: Double, expected: String) {
        #expect(city(latitude, longitude) == expected)
    }

    @Test func farFromEveryCityStaysWithoutName() {
        let place = Locate()([PhotoMetadata(coordinate: Coordinate(latitude: 30, longitude: -40))])
        #expect(place == Location(lat: 30, lng: -40, source: .exif))
    }

    @Test func reachCrossesThe180thMeridian() {
        let table = CityTable(tsv: Array("0\t179.9\tFJ\tEast\t20000\n0\t178\tFJ\tWest\t20000\n".utf8))
        #expect(NearestCity(table: table)(Coordinate(latitude: 0, longitude: -179.9))?.name == "East")
        #expect(NearestCity(table: table)(Coordinate(latitude: 0, longitude: -178))?.name == nil)
    }

    @Test func polesAndBordersOfTheMapAreFine() {
        #expect(city(90, 0) == nil)
        #expect(city(-90, 180) == nil)
        #expect(city(89.999, -180) == nil)
    }

    @Test func firstPageWithACoordinateDecides() {
        let vienna = Coordinate(latitude: 48.2082, longitude: 16.3738)
        let rome = Coordinate(latitude: 41.8919, longitude: 12.5113)
        let place = Locate()([
            PhotoMetadata(), PhotoMetadata(coordinate: vienna), PhotoMetadata(coordinate: rome),
        ])
        #expect(place == Location(lat: 48.2082, lng: 16.3738, city: "Vienna", country: "AT", source: .exif))
    }

    @Test func nothingFoundAndSwitchedOff() {
        #expect(Locate()([]) == Location.none)
        #expect(Locate()([PhotoMetadata(), PhotoMetadata()]) == Location.none)
        let vienna = PhotoMetadata(coordinate: Coordinate(latitude: 48.2082, longitude: 16.3738))
        #expect(Locate(isAllowed: false)([vienna]) == Location(source: .off))
    }

    @Test func impossibleCoordinatesCountAsNone() {
        for (latitude, longitude) in [(91, 0), (0, 181), (Double.nan, 0), (0, -Double.infinity)] {
            let pages = [PhotoMetadata(coordinate: Coordinate(latitude: latitude, longitude: longitude))]
            #expect(Locate()(pages) == Location.none)
        }
    }
}

struct PagesElsewhereTests {
    /// A thousandth of a degree of latitude is 111 m.
    @Test func onlyPagesFarFromTheFirstAreToldApart() {
        let pages = [nil, 52.5, 52.501, nil, 48.1, 52.52].map { latitude in
            PhotoMetadata(coordinate: latitude.map { Coordinate(latitude: $0, longitude: 13.4) })
        }
        #expect(Locate().pagesElsewhere(pages) == [4, 5])
        #expect(Locate(isAllowed: false).pagesElsewhere(pages).isEmpty)
        #expect(Locate().pagesElsewhere([PhotoMetadata()]).isEmpty)
    }
}

struct CityTableTests {
    @Test func embeddedTableIsWholeAndSorted() {
        let cities = CityTable.shared.cities(from: -90, to: 90)
        #expect(cities.count > 20_000)
        #expect(cities.allSatisfy { (-90...90).contains($0.latitude) && (-180...180).contains($0.longitude) })
        #expect(cities.allSatisfy { $0.country.utf8.count == 2 && !$0.name.isEmpty })
        #expect(zip(cities, cities.dropFirst()).allSatisfy { $0.latitude <= $1.latitude })
    }

    @Test func commentsAndMalformedLinesAreNoCities() {
        let lines = "# note\n-1\t0\tYY\tFirst\t7\n1\t2\tXX\tLast\t5\n1\t2\tXX\n1\tx\tXX\tBad\t5\n"
        #expect(CityTable(tsv: Array(lines.utf8)).cities(from: -90, to: 90).map(\.name) == ["First", "Last"])
        #expect(CityTable(tsv: []).cities(from: -90, to: 90).isEmpty)
        #expect(CityTable(tsv: Array("# only".utf8)).cities(from: -90, to: 90).isEmpty)
    }

    @Test func bandHoldsExactlyTheCitiesBetween() {
        let lines = "# note\n" + (-9...9).map { "\($0)\t0\tXX\tN\($0)\t1\n" }.joined()
        let table = CityTable(tsv: Array(lines.utf8))
        #expect(table.cities(from: -1.5, to: 2).map(\.latitude) == [-1, 0, 1, 2])
        #expect(table.cities(from: -90, to: -9).map(\.latitude) == [-9])
        #expect(table.cities(from: 20, to: 30).isEmpty)
        #expect(table.cities(from: -30, to: -20).isEmpty)
    }
}
