internal import Foundation
public import Models

extension History {
    /// Menus photographed at most so many metres away, the nearest first.
    func menus(near place: Coordinate, within metres: Double) throws(DatabaseError) -> [EarlierMenu] {
        let reach = metres / Coordinate.metresOfADegree
        let found = try database.rows(
            "SELECT menu, scanned_at, lat, lng, id FROM menu WHERE lat BETWEEN ? AND ? ORDER BY scanned_at DESC, row DESC",
            .real(place.latitude - reach), .real(place.latitude + reach)
        ) { row -> EarlierMenu? in
            guard let menu = row.text(0), let scannedAt = row.real(1), let latitude = row.real(2),
                let longitude = row.real(3), let id = row.text(4)
            else { return nil }
            let distance = place.metres(to: Coordinate(latitude: latitude, longitude: longitude))
            guard distance <= metres else { return nil }
            return EarlierMenu(
                id: id, menu: menu, scannedAt: Date(timeIntervalSince1970: scannedAt), metres: Int(distance.rounded()))
        }
        // Sorting keeps the order of equals only by accident.
        return found.enumerated().sorted { ($0.element.metres, $0.offset) < ($1.element.metres, $1.offset) }
            .map(\.element)
    }
}

extension Coordinate {
    /// Nil where a menu's place is unknown.
    public init?(_ location: Location) {
        guard let latitude = location.lat, let longitude = location.lng else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    /// Of latitude, everywhere; a little less than it is, so that a search by degrees misses nothing.
    static let metresOfADegree = 110_000.0

    /// Along the great circle, by the haversine formula.
    public func metres(to other: Coordinate) -> Double {
        let radians = Double.pi / 180
        let halfLatitude = sin((other.latitude - latitude) * radians / 2)
        let halfLongitude = sin((other.longitude - longitude) * radians / 2)
        let square =
            halfLatitude * halfLatitude
            + cos(latitude * radians) * cos(other.latitude * radians) * halfLongitude * halfLongitude
        return 2 * 6_371_009 * asin(min(1, square.squareRoot()))
    }
}
