internal import Models
internal import Pages

internal import struct Foundation.Date

extension History {
    /// Menus within this many metres of where a restaurant's first menu was photographed may belong to it.
    static let restaurantReach = EarlierMenu.reach

    /// Assigns to a menu the nearest restaurant within reach whose menus don't have another name, or a new one; none
    /// where the menu's place is unknown. A restaurant's place doesn't move, so that no chain of menus leads down a
    /// street.
    func assignRestaurant(toMenu row: Int64, at place: Coordinate?) throws(DatabaseError) {
        let before = try database.number("SELECT restaurant FROM menu WHERE row = ?", .integer(row))
        var restaurant: Int64?
        if let place {
            restaurant = try nearestRestaurant(to: place, forMenu: row)
            if restaurant == nil {
                let number = try nextNumber(.restaurant)
                try database.run(
                    "INSERT INTO restaurant (row, lat, lng) VALUES (?, ?, ?)", .integer(number),
                    .real(place.latitude), .real(place.longitude))
                restaurant = number
            }
        }
        guard restaurant != before else { return }
        try database.run(
            "UPDATE menu SET restaurant = ? WHERE row = ?", restaurant.map { .integer($0) } ?? .null, .integer(row))
        try removeEmptyRestaurants()
    }

    /// Every restaurant with its menus, the one with the newest menu first.
    func restaurants() throws(DatabaseError) -> [Restaurant] {
        try assignMissingRestaurants()
        return try database.rows(
            """
            SELECT restaurant.row, coalesce(restaurant.name, (
                    SELECT coalesce(own_name, restaurant_name) FROM menu AS named
                    WHERE named.restaurant = restaurant.row AND coalesce(own_name, restaurant_name) IS NOT NULL
                    ORDER BY scanned_at DESC LIMIT 1)),
                restaurant.lat, restaurant.lng, count(menu.row), max(menu.scanned_at), max(menu.city), max(menu.country)
            FROM restaurant JOIN menu ON menu.restaurant = restaurant.row
            GROUP BY restaurant.row ORDER BY max(menu.scanned_at) DESC, restaurant.row DESC
            """
        ) { row -> Restaurant? in
            guard let number = row.integer(0), let latitude = row.real(2), let longitude = row.real(3),
                let scannedAt = row.real(5)
            else { return nil }
            return Restaurant(
                number: Int(number), name: row.text(1), city: row.text(6), country: row.text(7),
                place: Coordinate(latitude: latitude, longitude: longitude), menus: Int(row.integer(4) ?? 0),
                lastScannedAt: Date(timeIntervalSince1970: scannedAt))
        }
    }

    /// Gives a menu, and with it the others of its restaurant, another name.
    ///
    /// - Parameter name: nil for the name printed on the menus.
    func rename(menu number: Int, to name: String?) throws(DatabaseError) {
        try database.transaction { () throws(DatabaseError) in
            let restaurant = try database.number("SELECT restaurant FROM menu WHERE row = ?", .integer(number))
            var menus = [Int64(number)]
            if let restaurant {
                try database.run(
                    "UPDATE restaurant SET name = ? WHERE row = ?", .optional(name), .integer(restaurant))
                try database.run("UPDATE menu SET own_name = NULL WHERE restaurant = ?", .integer(restaurant))
                menus = try database.rows("SELECT row FROM menu WHERE restaurant = ?", .integer(restaurant)) {
                    $0.integer(0)
                }
            } else {
                try database.run("UPDATE menu SET own_name = ? WHERE row = ?", .optional(name), .integer(number))
            }
            for menu in menus { try renewSearch(ofMenu: menu) }
        }
    }

    func removeEmptyRestaurants() throws(DatabaseError) {
        try database.run(
            "DELETE FROM restaurant WHERE NOT EXISTS (SELECT 1 FROM menu WHERE menu.restaurant = restaurant.row)")
    }

    private func nearestRestaurant(to place: Coordinate, forMenu menu: Int64) throws(DatabaseError) -> Int64? {
        let reach = Self.restaurantReach / Coordinate.metresOfADegree
        let near = try database.rows(
            "SELECT row, lat, lng FROM restaurant WHERE lat BETWEEN ? AND ?", .real(place.latitude - reach),
            .real(place.latitude + reach)
        ) { row -> (row: Int64, metres: Double)? in
            guard let number = row.integer(0), let latitude = row.real(1), let longitude = row.real(2) else {
                return nil
            }
            return (number, place.metres(to: Coordinate(latitude: latitude, longitude: longitude)))
        }
        let name = try database.rows("SELECT restaurant_name FROM menu WHERE row = ?", .integer(menu)) { $0.text(0) }
            .first
        for one in near.filter({ $0.metres <= Self.restaurantReach }).sorted(by: {
            ($0.metres, $0.row) < ($1.metres, $1.row)
        })
        where try isCalled(name, restaurant: one.row, besides: menu) {
            return one.row
        }
        return nil
    }

    /// Whether a restaurant may have this name: either none of its menus has a printed name, or one of them has this
    /// one.
    private func isCalled(_ name: String?, restaurant: Int64, besides menu: Int64) throws(DatabaseError) -> Bool {
        guard let name = name.map({ PrintedName($0) }) else { return true }
        let names = try database.rows(
            "SELECT restaurant_name FROM menu WHERE restaurant = ? AND row != ? AND restaurant_name IS NOT NULL",
            .integer(restaurant), .integer(menu)
        ) { $0.text(0).map { PrintedName($0) } }
        return names.isEmpty || names.contains { $0.isLike(name) }
    }

    /// Assigns restaurants to menus from versions that had none.
    private func assignMissingRestaurants() throws(DatabaseError) {
        let menus = try database.rows(
            "SELECT row, lat, lng FROM menu WHERE restaurant IS NULL AND lat IS NOT NULL AND lng IS NOT NULL ORDER BY row"
        ) { row -> (row: Int64, place: Coordinate)? in
            guard let number = row.integer(0), let latitude = row.real(1), let longitude = row.real(2) else {
                return nil
            }
            return (number, Coordinate(latitude: latitude, longitude: longitude))
        }
        guard !menus.isEmpty else { return }
        try database.transaction { () throws(DatabaseError) in
            for menu in menus { try assignRestaurant(toMenu: menu.row, at: menu.place) }
        }
    }
}
