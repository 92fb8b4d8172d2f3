package import Files
package import Models

/// Writes the index of an output folder at the end of a run, and brings the journal up to date with it.
package struct IndexRenewal: Sendable {
    let writer: BundleWriter
    let journal: Journal

    package init(writer: BundleWriter, journal: Journal) {
        self.writer = writer
        self.journal = journal
    }

    private var index: BundleIndex { BundleIndex(folder: writer.folder) }

    /// Whether the index holds exactly the menus of the journal, and all of them look as they did then.
    ///
    /// - Parameter seen: menus of the journal that have already been checked.
    package func isCurrent(_ contents: JournalContents, seen: Set<FilePath>) -> Bool {
        guard let stamp = contents.index, FileStamp(of: index.path) == stamp else { return false }
        if contents.count == seen.count { return true }
        return contents.entries.allSatisfy { entry in
            let menu = FilePath(entry.line.menu)
            return seen.contains(menu)
                || entry.bundle != nil && FileStamp(of: writer.file(ofMenu: menu)) == entry.bundle
        }
    }

    /// Writes, in byte order, the lines of all menus in the journal, and of those that only the index knows and whose
    /// bundle exists.
    ///
    /// - Throws: `cannot_write`.
    package func callAsFunction() throws(StageFailure) {
        let before = journal.load()
        // In that case the index holds no menu that the journal doesn't have.
        let isKnown = before.lastIndex != nil && before.lastIndex == FileStamp(of: index.path)
        var isSame = isKnown && before.index != nil
        var sound = 0
        var hasNews = false
        var gone: Set<FilePath> = []
        for entry in before.entries {
            sound += 1
            let menu = FilePath(entry.line.menu)
            guard let present = present(entry, menu: menu) else {
                gone.insert(menu)
                continue
            }
            if present != entry {
                journal.add(present)
                hasNews = true
                isSame = false
            }
        }
        let isWhole = isKnown && sound == before.count
        if isSame, isWhole, gone.isEmpty { return }
        if !isWhole {
            for line in index.kept(except: { before.entry(of: $0.display) != nil }) {
                // Only the bundle can tell whether the line is right; the next run that comes here checks it.
                journal.add(JournalEntry(line: line, fingerprint: "", bundle: nil, photos: []))
                hasNews = true
            }
        }
        let contents = hasNews ? journal.load() : before
        let entries = contents.entriesInOrder.lazy.filter { !gone.contains(FilePath($0.line.menu)) }
        let stamp = try index.write(inOrder: entries.map(\.line))
        if !gone.isEmpty || contents.lineCount > contents.count * 2 + 1000 {
            journal.replace(with: entries, index: stamp)
        } else if let stamp {
            journal.addIndex(stamp)
        }
    }

    /// The current entry of a menu that this run didn't process; nil when its bundle is gone.
    private func present(_ entry: JournalEntry, menu: FilePath) -> JournalEntry? {
        guard BundleWriter.accepts(menu: menu), let stamp = FileStamp(of: writer.file(ofMenu: menu)) else { return nil }
        guard stamp != entry.bundle, let bundle = writer.existing(menu: menu) else { return entry }
        return JournalEntry(
            bundle, menu: menu, stamp: FileStamp(of: writer.file(ofMenu: menu)) == stamp ? stamp : nil,
            photos: entry.stamps(of: bundle), origin: entry.origin)
    }
}

extension JournalEntry {
    /// - Parameters:
    ///   - stamp: the stamp of the bundle's file.
    ///   - photos: the stamps of its photos in page order; those missing at the end count as nil.
    ///   - origin: where they came from, or nil when that isn't known.
    package init(
        _ bundle: MenuBundle, menu: FilePath, stamp: FileStamp?, photos: [FileStamp?], origin: String? = nil
    ) {
        line = IndexLine(menu: menu, bundle: bundle)
        fingerprint = bundle.producer.fingerprint
        self.bundle = stamp
        self.origin = origin
        self.photos = bundle.pages.enumerated().map { place, page in
            Photo(
                path: page.photo.path, sha256: page.photo.sha256,
                stamp: place < photos.count && !page.photo.sha256.isEmpty ? photos[place] : nil)
        }
    }

    /// The stamps of a bundle's photos, as far as this entry knows files of the same name and content.
    package func stamps(of bundle: MenuBundle) -> [FileStamp?] {
        bundle.pages.enumerated().map { place, page in
            guard place < photos.count, photos[place].sha256 == page.photo.sha256,
                photos[place].path == page.photo.path
            else { return nil }
            return photos[place].stamp
        }
    }
}
