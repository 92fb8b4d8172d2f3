package import Files
package import Models

/// Rebuilds everything in an output folder that merely repeats what the bundles say.
///
/// It doesn't read photos: what the journal knows of them stays valid if the bundle names the same content, and the
/// next scan checks the others.
package struct OutputRepair: Sendable, Hashable {
    /// Menus whose bundle is intact.
    package private(set) var menus = 0
    /// Menus whose bundle can't be read; their files stay as they are.
    package private(set) var damaged: [FilePath] = []
    /// Intact menus that the index didn't have, or had with different content.
    package private(set) var newLines = 0
    /// Lines of the index about menus that have no bundle.
    package private(set) var goneLines = 0
    /// Files that killed runs had left and that have been removed.
    package private(set) var leftovers = 0

    /// Repairs the folder; the caller holds its lock.
    ///
    /// - Throws: `unreadable` when the folder can't be opened; `cannot_write`.
    package init(of folder: FilePath) throws(StageFailure) {
        let writer = BundleWriter(folder: folder)
        let journal = Journal(folder: folder)
        let index = BundleIndex(folder: folder)
        let known = journal.load()
        let lines = index.load()
        let before = Dictionary(lines.map { (FilePath($0.menu), $0) }, uniquingKeysWith: { _, last in last })
        var entries: [JournalEntry] = []
        try BundleFolder(folder: folder).visit { place, names in
            let path = place.map(folder.appending) ?? folder
            leftovers += AtomicFile.sweep(folder: path)
            guard let menu = place, names.contains(MenuFolder.bundleName) else { return }
            let file = writer.file(ofMenu: menu)
            let stamp = FileStamp(of: file)
            guard let bundle = writer.existing(menu: menu) else {
                damaged.append(menu)
                return
            }
            let noted = known.entry(of: menu.display)
            let entry = JournalEntry(
                bundle, menu: menu, stamp: FileStamp(of: file) == stamp ? stamp : nil,
                photos: noted?.stamps(of: bundle) ?? [], origin: noted?.origin)
            entries.append(entry)
            if before[menu] != entry.line { newLines += 1 }
        }
        damaged.sort()
        menus = entries.count
        let found = Set(entries.map { FilePath($0.line.menu) }).union(damaged)
        goneLines = before.keys.count { !found.contains($0) }
        entries.sort { FilePath($0.line.menu) < FilePath($1.line.menu) }
        let stamp = try index.write(inOrder: entries.lazy.map(\.line))
        journal.replace(with: entries, index: stamp)
    }
}
