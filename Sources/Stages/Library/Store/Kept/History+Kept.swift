internal import Files
internal import Models

internal import struct Foundation.Date

extension History {
    /// What no bundle tells about one menu, or about all of them.
    ///
    /// - Parameter number: the menu's number; nil for all menus, ordered by number.
    func kept(menu number: Int? = nil) throws(DatabaseError) -> [KeptMenu] {
        // A range of numbers is looked up; "?1 IS NULL OR row = ?1" would go through all menus for each one that is kept.
        let first: SQLValue = .integer(number ?? .min)
        let last: SQLValue = .integer(number ?? .max)
        var menus = try database.rows(
            """
            SELECT menu.row, id, menu, bundle, scanned_at, status, source, restaurant_name, own_name, restaurant.name
            FROM menu LEFT JOIN restaurant ON restaurant.row = menu.restaurant
            WHERE menu.row BETWEEN ? AND ? ORDER BY menu.row
            """, first, last
        ) { row -> KeptMenu? in
            guard let number = row.integer(0), let id = row.text(1), let menu = row.text(2), let file = row.blob(3),
                let scannedAt = row.real(4), scannedAt.isFinite, let status = row.text(5), let source = row.text(6)
            else { return nil }
            return KeptMenu(
                number: Int(number), id: id, menu: menu, file: file, scannedAt: scannedAt, status: status,
                source: source, printedName: row.text(7), ownName: row.text(8), restaurantName: row.text(9))
        }
        let favourites = try database.rows(
            "SELECT menu, dish, added_at FROM favourite WHERE menu BETWEEN ? AND ? ORDER BY row", first, last
        ) { row -> (menu: Int, favourite: KeptMenu.Favourite)? in
            guard let menu = row.integer(0), let dish = row.text(1), let addedAt = row.real(2), addedAt.isFinite else {
                return nil
            }
            return (Int(menu), KeptMenu.Favourite(dish: dish, addedAt: addedAt))
        }
        let byMenu = Dictionary(grouping: favourites, by: \.menu)
        for place in menus.indices { menus[place].favourites = byMenu[menus[place].number]?.map(\.favourite) ?? [] }
        return menus
    }

    func keptState() throws(DatabaseError) -> KeptState {
        KeptState(
            menus: try kept(), lastMenu: try lastNumber(.menu), lastRestaurant: try lastNumber(.restaurant))
    }

    /// Rebuilds an empty history from the second copy and the bundles that it names.
    ///
    /// A menu whose bundle can't be found keeps its place, its favourites and its names, but no dishes; the next scan
    /// of it, or a rebuild from its results, brings them back. An interrupted rebuild starts again at the next start.
    func rebuild(from state: KeptState) throws(DatabaseError) {
        try database.run("INSERT INTO last_number VALUES ('rebuilding', 0) ON CONFLICT DO NOTHING")
        for menu in state.menus {
            let bundle = BundleWriter.bundle(in: menu.file)
            if let bundle, bundle.id == menu.id {
                try record(
                    bundle, menu: menu.menu, file: menu.file, scannedAt: Date(timeIntervalSince1970: menu.scannedAt),
                    number: menu.number)
            } else {
                try addWithoutDishes(menu)
            }
            try bringBack(menu)
        }
        try skipNumbers(.menu, to: state.lastMenu)
        try skipNumbers(.restaurant, to: state.lastRestaurant)
        try database.run("DELETE FROM last_number WHERE kind = 'rebuilding'")
    }

    /// Whether there is nothing yet, or a rebuild was interrupted.
    func isUnfinished() throws(DatabaseError) -> Bool {
        if try database.number("SELECT 1 FROM last_number WHERE kind = 'rebuilding'") != nil { return true }
        return try database.number("SELECT 1 FROM menu LIMIT 1") == nil
    }

    /// Restores the favourites and names of these menus that the history lacks, since bytes of a database can be wrong
    /// without a sign.
    ///
    /// - Returns: how many it lacked.
    func bringBackMissing(_ menus: [KeptMenu]) throws(DatabaseError) -> Int {
        var count = 0
        for menu in menus {
            let known = try kept(menu: menu.number).first
            var missing = Set(menu.favourites.map(\.dish)).subtracting(known?.favourites.map(\.dish) ?? []).count
            if menu.ownName != nil, known?.ownName == nil { missing += 1 }
            if menu.restaurantName != nil, known?.restaurantName == nil, known?.ownName == nil { missing += 1 }
            let isGarbled = known?.id != menu.id || known?.file != menu.file
            guard missing > 0 || isGarbled else { continue }
            count += missing
            if isGarbled, let bundle = BundleWriter.bundle(in: menu.file), bundle.id == menu.id {
                try record(
                    bundle, menu: menu.menu, file: menu.file, scannedAt: Date(timeIntervalSince1970: menu.scannedAt),
                    number: menu.number)
            } else if known == nil {
                try addWithoutDishes(menu)
            }
            if missing > 0 { try bringBack(menu) }
        }
        return count
    }

    private func addWithoutDishes(_ menu: KeptMenu) throws(DatabaseError) {
        try database.run(
            """
            INSERT OR IGNORE INTO menu (
                row, id, bundle, menu, scanned_at, status, source, restaurant_name, languages, pages, dishes, vegan,
                vegetarian, pescatarian, meat, uncertain
            ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, '', 0, 0, 0, 0, 0, 0, 0)
            """,
            .integer(menu.number), .text(menu.id), .blob(menu.file.bytes), .text(menu.menu), .real(menu.scannedAt),
            .text(menu.status), .text(menu.source), .optional(menu.printedName))
    }

    private func bringBack(_ menu: KeptMenu) throws(DatabaseError) {
        let row = SQLValue.integer(menu.number)
        for favourite in menu.favourites {
            try database.run(
                """
                INSERT INTO favourite (menu, dish, added_at) SELECT row, ?, ? FROM menu WHERE row = ?
                ON CONFLICT DO NOTHING
                """, .text(favourite.dish), .real(favourite.addedAt), row)
        }
        try database.run("UPDATE menu SET own_name = ? WHERE row = ?", .optional(menu.ownName), row)
        if let name = menu.restaurantName {
            try database.run(
                "UPDATE restaurant SET name = ?1 WHERE row = (SELECT restaurant FROM menu WHERE row = ?2)",
                .text(name), row)
            // Where its place is no longer known, the menu keeps the name for itself.
            try database.run(
                "UPDATE menu SET own_name = coalesce(own_name, ?1) WHERE row = ?2 AND restaurant IS NULL", .text(name),
                row)
        }
        try renewSearch(ofMenu: Int64(menu.number))
    }
}
