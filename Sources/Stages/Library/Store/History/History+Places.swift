internal import Foundation
internal import Models
internal import Pages

extension History {
    /// Menus photographed within so many metres, the nearest first.
    ///
    /// - Parameter name: as printed on the menu that they are compared with; those that name another restaurant are left
    ///   out. Nil when it names none.
    func menus(
        near place: Coordinate, within metres: Double, named name: String? = nil
    ) throws(DatabaseError) -> [EarlierMenu] {
        let wanted = PrintedName(name ?? "")
        let reach = metres / Coordinate.metresOfADegree
        let found = try database.rows(
            """
            SELECT menu, scanned_at, lat, lng, id, restaurant_name FROM menu WHERE lat BETWEEN ? AND ?
            ORDER BY scanned_at DESC, row DESC
            """,
            .real(place.latitude - reach), .real(place.latitude + reach)
        ) { row -> EarlierMenu? in
            guard let menu = row.text(0), let scannedAt = row.real(1), let latitude = row.real(2),
                let longitude = row.real(3), let id = row.text(4)
            else { return nil }
            let distance = place.metres(to: Coordinate(latitude: latitude, longitude: longitude))
            guard distance <= metres, wanted.isLike(PrintedName(row.text(5) ?? "")) else { return nil }
            return EarlierMenu(
                id: id, menu: menu, scannedAt: Date(timeIntervalSince1970: scannedAt), metres: Int(distance.rounded()))
        }
        // Sorting isn't guaranteed to keep the order of equal elements.
        return found.enumerated().sorted { ($0.element.metres, $0.offset) < ($1.element.metres, $1.offset) }
            .map(\.element)
    }
}
