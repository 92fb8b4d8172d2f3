internal import Files
internal import Models

/// What the history numbers.
enum NumberedKind: String, Codable {
    case menu, restaurant
}

/// Each number is given only once, so that one that a person wrote down never comes to mean something else.
extension History {
    /// The next number of its kind, to be called within the transaction that uses it.
    func nextNumber(_ kind: NumberedKind) throws(DatabaseError) -> Int64 {
        // Never use a number that is taken, whatever happened to the record of the last one.
        let used =
            switch kind {
            case .menu: try database.number("SELECT max(row) FROM menu")
            case .restaurant: try database.number("SELECT max(row) FROM restaurant")
            }
        let next = try database.number(
            "UPDATE last_number SET number = max(number, ?) + 1 WHERE kind = ? RETURNING number",
            .integer(used ?? 0), .text(kind.rawValue))
        guard let next else { throw .damaged }
        return next
    }

    /// The last number that was given, 0 before the first.
    func lastNumber(_ kind: NumberedKind) throws(DatabaseError) -> Int {
        Int(try database.number("SELECT number FROM last_number WHERE kind = ?", .text(kind.rawValue)) ?? 0)
    }

    /// Makes sure that no number up to this one is given from now on.
    func skipNumbers(_ kind: NumberedKind, to number: Int) throws(DatabaseError) {
        try database.run(
            "UPDATE last_number SET number = max(number, ?) WHERE kind = ?", .integer(number), .text(kind.rawValue))
    }

    /// Whether the menu with this number was made from a bundle's photos, or from some of them.
    func isMenu(_ number: Int, from bundle: MenuBundle) throws(DatabaseError) -> Bool {
        let photos = Set(bundle.photoHashes)
        return try database.rows("SELECT id, photos FROM menu WHERE row = ?", .integer(number)) { row in
            row.text(0) == bundle.id || Self.hashes(row.text(1)).contains(where: photos.contains)
        }.contains(true)
    }

    /// The number that a menu already has; if it has been given several, they become the first of them.
    func number(
        of bundle: MenuBundle, in file: FilePath, replacing earlier: String?
    ) throws(DatabaseError) -> Int64? {
        let photos = Set(bundle.photoHashes)
        let rows = try database.rows(
            "SELECT row, id, photos FROM menu WHERE bundle = ? ORDER BY row", .blob(file.bytes)
        ) { row -> Int64? in
            guard let number = row.integer(0), let id = row.text(1) else { return nil }
            let isSame =
                id == bundle.id || id == earlier || Self.hashes(row.text(2)).contains(where: photos.contains)
            return isSame ? number : nil
        }
        guard let first = rows.first else { return nil }
        for other in rows.dropFirst() {
            try database.run(
                "UPDATE OR IGNORE favourite SET menu = ? WHERE menu = ?", .integer(first), .integer(other))
            try database.run(
                """
                UPDATE menu SET own_name = coalesce(own_name, (SELECT own_name FROM menu AS other WHERE other.row = ?))
                WHERE row = ?
                """, .integer(other), .integer(first))
            try database.run("DELETE FROM search WHERE rowid = ?", .integer(other))
            try database.run("DELETE FROM menu WHERE row = ?", .integer(other))
        }
        return first
    }

    private static func hashes(_ text: String?) -> [String] { text?.split(separator: " ").map(String.init) ?? [] }
}

extension MenuBundle {
    /// The hashes of the photos that could be read, in page order.
    var photoHashes: [String] { pages.map(\.photo.sha256).filter { !$0.isEmpty } }
}
