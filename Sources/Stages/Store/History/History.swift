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
            try assignRestaurant(toMenu: row, at: Coordinate(bundle.location))
            try database.run("DELETE FROM dish WHERE menu = ?", .integer(row))
            for dish in bundle.dishes {
                try database.run(
                    "INSERT OR REPLACE INTO dish (menu, id, name, section, label, translation) VALUES (?, ?, ?, ?, ?, ?)",
                    .integer(row), .text(dish.id), .text(dish.name), .optional(dish.section),
                    .text((dish.classification?.label ?? .uncertain).rawValue), .optional(dish.translation?.name))
            }
            try renewSearch(ofMenu: row)
        }
    }

    /// A menu with other pages has another id.
    func renameBundle(ofMenu number: Int, to id: String) throws(DatabaseError) {
        try database.run("UPDATE OR REPLACE menu SET id = ? WHERE row = ?", .text(id), .integer(number))
    }

    func count() throws(DatabaseError) -> Int {
        Int(try database.number("SELECT count(*) FROM menu") ?? 0)
    }
}
