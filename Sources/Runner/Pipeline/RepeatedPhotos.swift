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
    ///   - newcomers: folders of menus of which there was no result.
    ///   - entries: all that the journal knows.
    ///   - isThere: whether a menu's result still is.
    init(of newcomers: Set<String>, among entries: some Sequence<JournalEntry>, isThere: (String) -> Bool) {
        let entries = Array(entries)
        let own = entries.filter { newcomers.contains($0.line.menu) }.sorted { $0.line.menu < $1.line.menu }
        let wanted = Set(own.flatMap(Self.contents))
        var holders: [String: [JournalEntry]] = [:]
        for entry in entries where !newcomers.contains(entry.line.menu) {
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

    /// What photos a result was made from. Its id tells where the journal names no photos.
    private static func contents(of entry: JournalEntry) -> Set<String> {
        Set(entry.photos.map(\.sha256).filter { !$0.isEmpty } + [entry.line.id].compactMap(\.self))
    }
}
