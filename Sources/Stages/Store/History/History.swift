internal import Glibc
internal import Models

internal import struct Foundation.Date

/// Every menu that was scanned, on disk. The bundles are the truth; this is how they are found again.
struct History {
    let database: Database

    /// Puts in a menu with its dishes, in place of what is there for the same bundle in the same file.
    func record(_ bundle: MenuBundle, menu: String, file: FilePath, scannedAt: Date) throws(DatabaseError) {
        let labels = LabelCounts(of: bundle.dishes)
        try database.transaction { () throws(DatabaseError) in
            let row = try database.number(
                """
                INSERT INTO menu (
                    id, bundle, menu, scanned_at, captured_at, status, source, restaurant_name, lat, lng, city,
                    country, languages, pages, dishes, vegan, vegetarian, pescatarian, meat, uncertain
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id, bundle) DO UPDATE SET
                    menu = excluded.menu, scanned_at = excluded.scanned_at, captured_at = excluded.captured_at,
                    status = excluded.status, source = excluded.source,
                    restaurant_name = excluded.restaurant_name, lat = excluded.lat, lng = excluded.lng,
                    city = excluded.city, country = excluded.country, languages = excluded.languages,
                    pages = excluded.pages, dishes = excluded.dishes, vegan = excluded.vegan,
                    vegetarian = excluded.vegetarian, pescatarian = excluded.pescatarian, meat = excluded.meat,
                    uncertain = excluded.uncertain
                RETURNING row
                """,
                .text(bundle.id), .blob(file.bytes), .text(menu), .real(scannedAt.timeIntervalSince1970),
                .optional(bundle.capturedAt), .text(bundle.status.rawValue), .text(bundle.source),
                .optional(bundle.restaurantName), .optional(bundle.location.lat), .optional(bundle.location.lng),
                .optional(bundle.location.city), .optional(bundle.location.country),
                .text(bundle.languages.joined(separator: " ")), .integer(bundle.pages.count),
                .integer(bundle.dishes.count), .integer(labels.vegan), .integer(labels.vegetarian),
                .integer(labels.pescatarian), .integer(labels.meat), .integer(labels.uncertain))
            guard let row else { throw .damaged }
            try database.run("DELETE FROM dish WHERE menu = ?", .integer(row))
            for dish in bundle.dishes {
                try database.run(
                    "INSERT OR REPLACE INTO dish (menu, id, name, section, label) VALUES (?, ?, ?, ?, ?)",
                    .integer(row), .text(dish.id), .text(dish.name), .optional(dish.section),
                    .text((dish.classification?.label ?? .uncertain).rawValue))
            }
        }
    }

    func count() throws(DatabaseError) -> Int {
        Int(try database.number("SELECT count(*) FROM menu") ?? 0)
    }

    func recent(limit: Int) throws(DatabaseError) -> [HistoryEntry] {
        try database.rows(
            """
            SELECT id, menu, bundle, scanned_at, captured_at, status, source, restaurant_name, city, country,
                pages, dishes, vegan, vegetarian, pescatarian, meat, uncertain
            FROM menu ORDER BY scanned_at DESC, row DESC LIMIT ?
            """, .integer(max(0, limit)), read: HistoryEntry.init)
    }
}

extension HistoryEntry {
    /// Nil for a row that this program can't have written.
    fileprivate init?(_ row: borrowing Statement) {
        guard let id = row.text(0), let menu = row.text(1), let bundle = row.blob(2), let scannedAt = row.real(3),
            let status = row.text(5).flatMap(BundleStatus.init(rawValue:)), let source = row.text(6)
        else { return nil }
        func count(_ column: Int32) -> Int { Int(row.integer(column) ?? 0) }
        self.init(
            id: id, menu: menu, bundle: FilePath(bytes: bundle), scannedAt: Date(timeIntervalSince1970: scannedAt),
            capturedAt: row.text(4), status: status, source: source, restaurantName: row.text(7), city: row.text(8),
            country: row.text(9), pages: count(10), dishes: count(11),
            labels: LabelCounts(
                vegan: count(12), vegetarian: count(13), pescatarian: count(14), meat: count(15),
                uncertain: count(16)))
    }
}
