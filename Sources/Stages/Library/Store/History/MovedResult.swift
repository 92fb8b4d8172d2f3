internal import Files
internal import Models

/// A result that the history has at a place where it isn't any more.
struct MovedResult: Hashable {
    /// The number of its menu.
    var number: Int
    /// Where its bundle was.
    var file: FilePath
    /// Its menu's folder within its output folder.
    var menu: FilePath
    /// Seconds since 1970, UTC.
    var scannedAt: Double
}

extension History {
    /// The menu whose bundle now lies in a file that the history doesn't know. Of several with the same content it is
    /// the one whose names on the way to the file agree for longest.
    ///
    /// - Parameters:
    ///   - id: the id of the bundle in the file.
    ///   - menu: the menu's folder within its output folder.
    /// - Returns: nil when the history has the bundle in this file, or knows none like it that is gone.
    func movedResult(_ id: String, menu: FilePath, now file: FilePath) throws(DatabaseError) -> MovedResult? {
        let rows = try database.rows(
            "SELECT row, bundle, menu, scanned_at FROM menu WHERE id = ? ORDER BY row", .text(id)
        ) { row -> MovedResult? in
            guard let number = row.integer(0), let bytes = row.blob(1), let menu = row.text(2), let time = row.real(3)
            else { return nil }
            return MovedResult(
                number: Int(number), file: FilePath(bytes: bytes), menu: FilePath(menu), scannedAt: time)
        }
        guard !rows.contains(where: { $0.file == file }) else { return nil }
        let root = MenuFolder.root(of: file, menu: menu)
        return rows.filter { FileKind.of($0.file) == .missing && !Self.isBeside($0, id: id, in: root, except: menu) }
            .max { ($0.file.sharedEnd(with: file), $1.number) < ($1.file.sharedEnd(with: file), $0.number) }
    }

    /// Whether another folder is that menu's own place in the output folder, so that its result is there.
    private static func isBeside(_ gone: MovedResult, id: String, in root: FilePath?, except menu: FilePath) -> Bool {
        guard let root, gone.menu != menu else { return false }
        return BundleWriter(folder: root).existing(menu: gone.menu)?.id == id
    }

    /// Makes a menu whose results were moved follow them, with its number, its favourites and its name.
    func move(menu number: Int, to file: FilePath) throws(DatabaseError) {
        try database.run("UPDATE menu SET bundle = ? WHERE row = ?", .blob(file.bytes), .integer(number))
    }
}

extension FilePath {
    /// How many components at the end are the same in both.
    fileprivate func sharedEnd(with other: FilePath) -> Int {
        zip(components.reversed(), other.components.reversed()).prefix { $0 == $1 }.count
    }

    private var components: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "/")) }
}
