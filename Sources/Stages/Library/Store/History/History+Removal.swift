internal import struct Foundation.Date

/// Removes things so that nothing of them is left in the file.
extension History {
    /// - Returns: how many there were.
    func remove(menus numbers: [Int]) throws(DatabaseError) -> Int {
        let removed = try database.transaction { () throws(DatabaseError) in
            var removed = 0
            for number in numbers { removed += try remove(menu: Int64(number)) ? 1 : 0 }
            try removeEmptyRestaurants()
            return removed
        }
        if removed > 0 { try forget() }
        return removed
    }

    /// Removes what was scanned before a time, except for menus with favourites.
    ///
    /// - Returns: how many menus were removed.
    func removeMenus(before time: Date) throws(DatabaseError) -> Int {
        let old = try database.rows(
            """
            SELECT row FROM menu WHERE scanned_at < ?
            AND NOT EXISTS (SELECT 1 FROM favourite WHERE favourite.menu = menu.row)
            """, .real(time.timeIntervalSince1970)
        ) { $0.integer(0).map(Int.init) }
        return old.isEmpty ? 0 : try remove(menus: old)
    }

    /// Removes every menu, favourites included.
    func removeAll() throws(DatabaseError) {
        try database.transaction { () throws(DatabaseError) in
            try database.run("DELETE FROM search")
            try database.run("DELETE FROM favourite")
            try database.run("DELETE FROM dish")
            try database.run("DELETE FROM menu")
            try database.run("DELETE FROM restaurant")
        }
        try forget()
    }

    /// Forgets where menus were photographed; restaurants named by the person keep that name with their menus.
    ///
    /// - Returns: the number of menus that had a place.
    func eraseLocations() throws(DatabaseError) -> Int {
        let count = try database.transaction { () throws(DatabaseError) in
            let count =
                try database.number(
                    "SELECT count(*) FROM menu WHERE lat IS NOT NULL OR city IS NOT NULL OR country IS NOT NULL") ?? 0
            try database.run(
                """
                UPDATE menu SET
                    own_name = coalesce(
                        own_name, (SELECT name FROM restaurant WHERE restaurant.row = menu.restaurant)),
                    lat = NULL, lng = NULL, city = NULL, country = NULL, restaurant = NULL
                """)
            try database.run("DELETE FROM restaurant")
            return Int(count)
        }
        try forget()
        return count
    }

    private func remove(menu row: Int64) throws(DatabaseError) -> Bool {
        try database.run("DELETE FROM search WHERE rowid = ?", .integer(row))
        return try database.number("DELETE FROM menu WHERE row = ? RETURNING row", .integer(row)) != nil
    }

    /// Removed rows leave their bytes behind in free pages, in the search index and in the journal, so these are
    /// cleaned.
    private func forget() throws(DatabaseError) {
        try database.run("INSERT INTO search (search) VALUES ('optimize')")
        // While another process is reading, the bytes stay until the next time; the rows are gone in any case.
        try? database.run("VACUUM")
        try? database.run("PRAGMA wal_checkpoint(TRUNCATE)")
    }
}
