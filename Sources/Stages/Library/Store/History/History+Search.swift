internal import Files
internal import Models
internal import Pages

internal import struct Foundation.Date

extension History {
    /// Menus, the newest first.
    ///
    /// - Parameter limit: negative numbers count as 0.
    func menus(_ filter: HistoryFilter, limit: Int) throws(DatabaseError) -> [HistoryEntry] {
        try menus(filter, limit: limit, number: nil, idPrefix: nil)
    }

    /// The menu with this number, else those whose bundle's id begins like this.
    func menus(named handle: String) throws(DatabaseError) -> [HistoryEntry] {
        if let number = Int(handle) {
            let numbered = try menus(HistoryFilter(), limit: 1, number: number, idPrefix: nil)
            if !numbered.isEmpty { return numbered }
        }
        // A shorter text could easily match another menu.
        guard handle.utf8.count >= 6 else { return [] }
        return try menus(HistoryFilter(), limit: .max, number: nil, idPrefix: handle.lowercased())
    }

    private func menus(
        _ filter: HistoryFilter, limit: Int, number: Int?, idPrefix: String?
    ) throws(DatabaseError) -> [HistoryEntry] {
        let search = filter.text.map(SearchText.init)
        if search?.isEmpty == true { return [] }
        var entries = try database.rows(
            """
            SELECT menu.row, id, menu, bundle, scanned_at, captured_at, status, source,
                coalesce(own_name, restaurant.name, restaurant_name), city, country, pages, dishes, vegan, vegetarian,
                pescatarian, meat, uncertain, menu.lat, menu.lng, restaurant
            FROM menu LEFT JOIN restaurant ON restaurant.row = menu.restaurant
            WHERE (?1 IS NULL OR scanned_at >= ?1)
                AND (?2 IS NULL OR scanned_at < ?2)
                AND (?3 IS NULL OR city LIKE ?3 ESCAPE '\\')
                AND (?4 IS NULL OR country = ?4)
                AND (?5 = 0 OR EXISTS (SELECT 1 FROM favourite WHERE favourite.menu = menu.row))
                AND (?6 IS NULL OR menu.row IN (SELECT rowid FROM search WHERE search MATCH ?6))
                AND (?7 IS NULL OR menu.row IN (
                    SELECT rowid FROM search WHERE name LIKE ?7 ESCAPE '\\' OR dishes LIKE ?7 ESCAPE '\\'))
                AND (?8 IS NULL OR menu.row = ?8)
                AND (?9 IS NULL OR substr(id, 1, length(?9)) = ?9)
            ORDER BY scanned_at DESC, menu.row DESC LIMIT ?10
            """,
            .optional(filter.from?.timeIntervalSince1970), .optional(filter.until?.timeIntervalSince1970),
            .optional(filter.city.map(SearchText.pattern)), .optional(filter.country),
            .integer(filter.onlyFavourites ? 1 : 0), .optional(search?.query), .optional(search?.pattern),
            number.map { .integer($0) } ?? .null, .optional(idPrefix), .integer(max(0, limit)),
            read: HistoryEntry.init)
        try addFavourites(to: &entries)
        return entries
    }

    func bundleFiles() throws(DatabaseError) -> [FilePath] {
        try database.rows("SELECT bundle FROM menu") { $0.blob(0).map(FilePath.init(bytes:)) }
    }

    /// The dishes of a menu, in its order.
    func dishes(ofMenu number: Int) throws(DatabaseError) -> [HistoryDish] {
        try database.rows(
            "SELECT id, name, translation, section, label FROM dish WHERE menu = ?", .integer(number)
        ) { row -> HistoryDish? in
            guard let id = row.text(0), let name = row.text(1), let label = row.text(4).flatMap(DietLabel.init) else {
                return nil
            }
            return HistoryDish(id: id, name: name, translation: row.text(2), section: row.text(3), label: label)
        }.sorted { $0.place < $1.place }
    }

    private func addFavourites(to entries: inout [HistoryEntry]) throws(DatabaseError) {
        guard try database.number("SELECT 1 FROM favourite LIMIT 1") != nil else { return }
        for place in entries.indices {
            entries[place].favourites = try database.rows(
                "SELECT dish FROM favourite WHERE menu = ? ORDER BY row", .integer(entries[place].number)
            ) { $0.text(0) }
        }
    }

    /// Rebuilds the search text of a menu.
    func renewSearch(ofMenu row: Int64) throws(DatabaseError) {
        try database.run("DELETE FROM search WHERE rowid = ?", .integer(row))
        try database.run(
            """
            INSERT INTO search (rowid, name, dishes)
            SELECT menu.row,
                coalesce(own_name, '') || char(10) || coalesce(restaurant.name, '') || char(10)
                    || coalesce(restaurant_name, ''),
                coalesce((
                    SELECT group_concat(name || char(10) || coalesce(translation, ''), char(10))
                    FROM dish WHERE dish.menu = menu.row), '')
            FROM menu LEFT JOIN restaurant ON restaurant.row = menu.restaurant WHERE menu.row = ?
            """, .integer(row))
    }
}

extension HistoryEntry {
    /// Nil for a row that this program can't have written.
    fileprivate init?(_ row: borrowing Statement) {
        guard let number = row.integer(0), let id = row.text(1), let menu = row.text(2), let bundle = row.blob(3),
            let scannedAt = row.real(4), let status = row.text(6).flatMap(BundleStatus.init(rawValue:)),
            let source = row.text(7)
        else { return nil }
        func count(_ column: Int32) -> Int { Int(row.integer(column) ?? 0) }
        var place: Coordinate?
        if let latitude = row.real(18), let longitude = row.real(19) {
            place = Coordinate(latitude: latitude, longitude: longitude)
        }
        self.init(
            number: Int(number), id: id, menu: menu, bundle: FilePath(bytes: bundle),
            scannedAt: Date(timeIntervalSince1970: scannedAt), capturedAt: row.text(5), status: status, source: source,
            restaurantName: row.text(8), restaurant: row.integer(20).map(Int.init), place: place, city: row.text(9),
            country: row.text(10), pages: count(11), dishes: count(12),
            labels: LabelCounts(
                vegan: count(13), vegetarian: count(14), pescatarian: count(15), meat: count(16),
                uncertain: count(17)),
            favourites: [])
    }
}
