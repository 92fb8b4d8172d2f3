internal import struct Foundation.Date

extension History {
    /// - Returns: false when it was one already.
    func addFavourite(_ dish: String, ofMenu number: Int, at time: Date) throws(DatabaseError) -> Bool {
        try database.number(
            "INSERT INTO favourite (menu, dish, added_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING row",
            .integer(number), .text(dish), .real(time.timeIntervalSince1970)) != nil
    }

    /// - Returns: false when it wasn't one.
    func removeFavourite(_ dish: String, ofMenu number: Int) throws(DatabaseError) -> Bool {
        try database.number(
            "DELETE FROM favourite WHERE menu = ? AND dish = ? RETURNING row", .integer(number), .text(dish)) != nil
    }
}
