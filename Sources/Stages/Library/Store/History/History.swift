internal import Files
internal import Glibc
internal import Models
internal import Pages

internal import struct Foundation.Date

/// Every menu that was scanned, on disk. The bundles are the truth; this serves to find them again.
struct History {
    let database: Database

    /// Stores a menu with its dishes, replacing what is there for the same menu.
    ///
    /// The same menu is one with the same bundle in the same file, one that replaces that bundle there, or one that
    /// shares a photo with it there: a menu that gets another page keeps its number and its favourites.
    ///
    /// - Parameters:
    ///   - earlier: the id of the bundle that this one replaces in its file; nil when there is none.
    ///   - number: the number for a menu that isn't there yet; nil for the next one.
    /// - Returns: the menu's number.
    @discardableResult
    func record(
        _ bundle: MenuBundle, menu: String, file: FilePath, scannedAt: Date, replacing earlier: String? = nil,
        number: Int? = nil
    ) throws(DatabaseError) -> Int {
        let labels = LabelCounts(of: bundle.dishes)
        return try database.transaction { () throws(DatabaseError) in
            let row: Int64
            if let known = try self.number(of: bundle, in: file, replacing: earlier) {
                row = known
            } else if let number {
                row = Int64(number)
            } else {
                row = try nextNumber(.menu)
            }
            try database.run(
                """
                INSERT INTO menu (
                    row, id, bundle, menu, scanned_at, captured_at, status, source, restaurant_name, lat, lng, city,
                    country, languages, pages, dishes, vegan, vegetarian, pescatarian, meat, uncertain, photos
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (row) DO UPDATE SET
                    id = excluded.id, bundle = excluded.bundle,
                    menu = excluded.menu, scanned_at = excluded.scanned_at, captured_at = excluded.captured_at,
                    status = excluded.status, source = excluded.source,
                    restaurant_name = excluded.restaurant_name, lat = excluded.lat, lng = excluded.lng,
                    city = excluded.city, country = excluded.country, languages = excluded.languages,
                    pages = excluded.pages, dishes = excluded.dishes, vegan = excluded.vegan,
                    vegetarian = excluded.vegetarian, pescatarian = excluded.pescatarian, meat = excluded.meat,
                    uncertain = excluded.uncertain, photos = excluded.photos
                """,
                .integer(row), .text(bundle.id), .blob(file.bytes), .text(menu),
                .real(scannedAt.timeIntervalSince1970), .optional(bundle.capturedAt), .text(bundle.status.rawValue),
                .text(bundle.source), .optional(bundle.restaurantName), .optional(bundle.location.lat),
                .optional(bundle.location.lng), .optional(bundle.location.city), .optional(bundle.location.country),
                .text(bundle.languages.joined(separator: " ")), .integer(bundle.pages.count),
                .integer(bundle.dishes.count), .integer(labels.vegan), .integer(labels.vegetarian),
                .integer(labels.pescatarian), .integer(labels.meat), .integer(labels.uncertain),
                .text(bundle.photoHashes.joined(separator: " ")))
            try assignRestaurant(toMenu: row, at: Coordinate(bundle.location))
            try database.run("DELETE FROM dish WHERE menu = ?", .integer(row))
            for dish in bundle.dishes {
                try database.run(
                    "INSERT OR REPLACE INTO dish (menu, id, name, section, label, translation) VALUES (?, ?, ?, ?, ?, ?)",
                    .integer(row), .text(dish.id), .text(dish.name), .optional(dish.section),
                    .text((dish.classification?.label ?? .uncertain).rawValue), .optional(dish.translation?.name))
            }
            try renewSearch(ofMenu: row)
            return Int(row)
        }
    }

    func count() throws(DatabaseError) -> Int {
        Int(try database.number("SELECT count(*) FROM menu") ?? 0)
    }
}
