internal import Files
internal import Library

/// Finds the new results of a run that show photos of others. One shared page is enough: a menu may have got another
/// page before its photos were renamed.
struct RepeatedPhotos {
    /// A new result with those of others that show photos of it.
    struct Repeated: Hashable {
        var menu: String
        /// In order.
        var others: [String]
    }

    /// In the order of the new results' names.
    private(set) var found: [Repeated] = []
    /// Whether one of the others has a page that was added by hand, which no scan finds.
    private(set) var concernsAddedPages = false

    /// - Parameters:
    ///   - entries: all that the journal knows.
    ///   - isNew: whether there was no result of a menu, by its folder.
    ///   - isThere: whether a menu's result still is.
    init(among entries: some Collection<JournalEntry>, isNew: (String) -> Bool, isThere: (String) -> Bool) {
        let entries = Self.sharing(entries)
        let own = entries.filter { isNew($0.line.menu) }.sorted { $0.line.menu < $1.line.menu }
        let wanted = Set(own.flatMap(Self.contents))
        var holders: [String: [JournalEntry]] = [:]
        for entry in entries where !isNew(entry.line.menu) {
            let shared = wanted.intersection(Self.contents(of: entry))
            guard !shared.isEmpty, isThere(entry.line.menu) else { continue }
            for content in shared { holders[content, default: []].append(entry) }
        }
        for entry in own {
            let contents = Self.contents(of: entry)
            let others = Set(contents.flatMap { holders[$0] ?? [] })
            if others.isEmpty {
                // The first by its name stands for the others.
                for content in contents { holders[content, default: []].append(entry) }
                continue
            }
            found.append(Repeated(menu: entry.line.menu, others: others.map(\.line.menu).sorted()))
            if others.contains(where: { $0.photos.contains { $0.path.hasPrefix(AddedPages.folder) } }) {
                concernsAddedPages = true
            }
        }
    }

    /// Those of which another one may have a photo too. Of all the others, which may be a hundred thousand, only numbers
    /// are kept, and only while this runs.
    private static func sharing(_ entries: some Collection<JournalEntry>) -> [JournalEntry] {
        var hashes: [Int] = []
        for entry in entries { hashes += contents(of: entry).map(\.hashValue) }
        hashes.sort()
        let shared = Set(zip(hashes, hashes.dropFirst()).lazy.filter(==).map(\.0))
        return shared.isEmpty ? [] : entries.filter { contents(of: $0).contains { shared.contains($0.hashValue) } }
    }

    /// What photos a result was made from. Its id tells where the journal names no photos.
    private static func contents(of entry: JournalEntry) -> Set<String> {
        Set(entry.photos.map(\.sha256).filter { !$0.isEmpty } + [entry.line.id].compactMap(\.self))
    }
}
