package import Files
internal import Models

internal import struct Foundation.Date

/// Restores the history from what is on disk.
extension Store {
    /// A menu of an output folder.
    package struct StoredMenu: Sendable, Hashable {
        /// Its folder within the output folder.
        package var menu: String
        /// Its bundle's id; nil when it has to be read from the bundle.
        package var id: String?

        package init(menu: String, id: String?) {
            (self.menu, self.id) = (menu, id)
        }
    }

    /// Adds menus with existing bundles that the history lacks, because their runs kept no history or another one. They
    /// count as scanned when their bundles were written.
    ///
    /// - Parameters:
    ///   - output: the output folder.
    ///   - days: menus whose bundles are older than this are left out; nil for no limit.
    ///   - renewing: whether existing entries are rewritten as well, keeping numbers and favourites.
    /// - Returns: how many missing menus were added.
    package func catchUp(
        _ menus: [StoredMenu], in output: FilePath, noOlderThanDays days: Int? = nil, renewing: Bool = false
    ) -> Int {
        enter(menus, in: output, noOlderThanDays: days, renewing: renewing).added
    }

    /// What came of putting results into the history.
    package struct Entered: Sendable, Hashable {
        /// How many the history lacked.
        package var added = 0
        /// How many were written, those that it had among them.
        package var written = 0
        /// Menus whose bundles can't be read, in their order.
        package var unreadable: [String] = []
    }

    /// Puts all menus of an output folder into the history, those that it has anew with their numbers and favourites.
    package func rebuild(_ menus: [String], in output: FilePath) -> Entered {
        enter(menus.map { StoredMenu(menu: $0, id: nil) }, in: output, noOlderThanDays: nil, renewing: true)
    }

    private func enter(
        _ menus: [StoredMenu], in output: FilePath, noOlderThanDays days: Int?, renewing: Bool
    ) -> Entered {
        guard !menus.isEmpty, let known = knownBundles() else { return Entered() }
        let writer = BundleWriter(folder: output.place)
        let limit = days.map { time - Double($0) * 86_400 }
        var entered = Entered()
        for menu in menus {
            let folder = FilePath(menu.menu)
            var file = writer.file(ofMenu: folder)
            if !renewing, let id = menu.id, known[Self.key(id, file.bytes)] != nil { continue }
            // A menu's own folder may be a link.
            file = file.place
            guard let stamp = FileStamp(of: file) else { continue }
            let written = Double(stamp.modified) / 1_000_000_000
            if let limit, written < limit { continue }
            guard let bundle = writer.existing(menu: folder) else {
                entered.unreadable.append(menu.menu)
                continue
            }
            var scanned = known[Self.key(bundle.id, file.bytes)]
            if !renewing, scanned != nil { continue }
            if scanned == nil { scanned = follow(bundle.id, menu: folder, to: file)?.scannedAt }
            let time = Date(timeIntervalSince1970: scanned ?? written)
            guard keep(bundle, menu: menu.menu, file: file, scannedAt: time) else { continue }
            entered.written += 1
            if scanned == nil { entered.added += 1 }
        }
        return entered
    }

    /// Makes the menu whose result was moved into a file follow it, with its number, its favourites and its name.
    ///
    /// - Parameters: as of `History.movedResult`.
    /// - Returns: the menu as it was; nil when there is none, or that could not be done.
    @discardableResult
    func follow(_ id: String, menu: FilePath, to file: FilePath) -> MovedResult? {
        withHistory { history throws(DatabaseError) -> MovedResult? in
            guard let gone = try history.movedResult(id, menu: menu, now: file) else { return nil }
            try history.move(menu: gone.number, to: file)
            return gone
        } ?? nil
    }

    /// Menus of an output folder that the history has at places where they aren't any more: their folder, or the whole
    /// output folder, was moved. Nothing is looked at where no result is gone.
    package func movedResults(to output: FilePath) -> [StoredMenu] {
        let gone = goneBundles()
        guard !gone.isEmpty, let known = knownBundles(), let menus = try? BundleFolder(folder: output).menus() else {
            return []
        }
        let lines = BundleIndex(folder: output).load().map { ($0.menu, $0.id) }
        let ids = Dictionary(lines, uniquingKeysWith: { first, _ in first })
        let writer = BundleWriter(folder: output.place)
        return menus.compactMap { menu in
            guard let id = ids[menu.display] ?? writer.existing(menu: menu)?.id, gone.contains(id),
                known[Self.key(id, writer.file(ofMenu: menu).bytes)] == nil
            else { return nil }
            return StoredMenu(menu: menu.display, id: id)
        }
    }

    /// What a bundle is known by in `knownBundles`. Ids and places of a million bundles would take ten times the memory
    /// of their hashes.
    private static func key(_ id: String, _ file: [UInt8]) -> Int {
        var hasher = Hasher()
        hasher.combine(id)
        hasher.combine(file)
        return hasher.finalize()
    }

    /// The bundles that the history has with their dishes, by the time they were scanned, in seconds since 1970; nil
    /// when it can't be read.
    private func knownBundles() -> [Int: Double]? {
        withHistory { history throws(DatabaseError) in
            let rows = try history.database.rows("SELECT id, bundle, scanned_at FROM menu WHERE pages > 0") {
                row -> (Int, Double)? in
                guard let id = row.text(0), let file = row.blob(1), let time = row.real(2) else { return nil }
                return (Self.key(id, file), time)
            }
            return Dictionary(rows, uniquingKeysWith: { first, _ in first })
        }
    }

    /// The ids of those of them that aren't where the history has them.
    private func goneBundles() -> Set<String> {
        let gone = withHistory { history throws(DatabaseError) in
            try history.database.rows("SELECT id, bundle FROM menu WHERE pages > 0") { row -> String? in
                guard let file = row.blob(1), FileKind.of(FilePath(bytes: file)) == .missing else { return nil }
                return row.text(0)
            }
        }
        return Set(gone ?? [])
    }

    /// Adds a bundle to the history and to its second copy.
    ///
    /// - Returns: false when that could not be done.
    @discardableResult
    func keep(
        _ bundle: MenuBundle, menu: String, file: FilePath, scannedAt: Date, replacing earlier: String? = nil
    ) -> Bool {
        let kept = withHistory { history throws(DatabaseError) in
            let number = try history.record(
                bundle, menu: menu, file: file, scannedAt: scannedAt, replacing: earlier)
            return try history.kept(menu: number)
        }
        for menu in kept ?? [] { keptFile.add(menu) }
        return kept != nil
    }

    /// Rewrites the second copy from the history.
    func renewKept() {
        if let state = withHistory({ history throws(DatabaseError) in try history.keptState() }) {
            keptFile.replace(with: state)
        }
    }

    /// Makes sure that the history has what its second copy has, after either was lost or damaged.
    ///
    /// - Parameter wasDamaged: whether the history is a new one that replaces a damaged one.
    /// - Returns: what to report, or nil.
    static func mend(_ history: History, _ file: KeptFile, wasDamaged: Bool) throws(DatabaseError) -> Warning? {
        let isEmpty = try history.isUnfinished()
        guard file.isThere else {
            if !isEmpty { file.replace(with: try history.keptState()) }
            return wasDamaged ? .historyDamaged(menus: 0, favourites: 0) : nil
        }
        if !isEmpty {
            let count = try history.bringBackMissing(file.loadTreasured())
            if file.isOvergrown(menus: { try? history.count() }) { file.replace(with: try history.keptState()) }
            return count > 0 ? .favouritesMended(count) : nil
        }
        let state = file.load()
        guard wasDamaged || !state.menus.isEmpty || state.unreadable > 0 else { return nil }
        try history.rebuild(from: state)
        file.replace(with: try history.keptState())
        return .historyDamaged(
            menus: state.menus.count, favourites: state.menus.reduce(0) { $0 + $1.favourites.count },
            unreadable: state.unreadable)
    }
}
