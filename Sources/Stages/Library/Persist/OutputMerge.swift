package import Files
package import Models

/// Combines the menus of several output folders into one, as if one run had written them.
package struct OutputMerge: Sendable, Hashable {
    /// A menu that is in two folders with different content.
    package struct Conflict: Sendable, Hashable {
        package var menu: FilePath
        package var first: FilePath
        package var second: FilePath
    }

    /// Menus that were copied.
    package private(set) var copied = 0
    /// Menus that already existed with the same bytes.
    package private(set) var same = 0
    /// Bundles that can't be read; they are left out.
    package private(set) var damaged: [FilePath] = []

    /// The menus that can't be put into one folder, in byte order.
    ///
    /// - Throws: `unreadable` when a folder can't be opened.
    package static func conflicts(between sources: [FilePath], and output: FilePath) throws(StageFailure) -> [Conflict]
    {
        var known: [FilePath: (hash: String, folder: FilePath)] = [:]
        var conflicts: [Conflict] = []
        let folders = FileKind.of(output) == .folder ? [output] + sources : sources
        for folder in folders {
            for menu in try BundleFolder(folder: folder).menus() {
                guard let content = bytes(of: menu, in: folder) else { continue }
                let hash = ContentHash.sha256(content)
                if let earlier = known[menu] {
                    if earlier.hash != hash {
                        conflicts.append(Conflict(menu: menu, first: earlier.folder, second: folder))
                    }
                } else {
                    known[menu] = (hash, folder)
                }
            }
        }
        return conflicts.sorted { ($0.menu, $0.second) < ($1.menu, $1.second) }
    }

    /// Copies what doesn't exist yet; the caller holds the output folder's lock and has checked that there are no
    /// conflicts.
    ///
    /// - Throws: `unreadable` when a folder can't be opened; `cannot_write`.
    package init(of sources: [FilePath], into output: FilePath) throws(StageFailure) {
        let writer = BundleWriter(folder: output)
        let journal = Journal(folder: output)
        for source in sources {
            let known = Journal(folder: source, isReadOnly: true).load()
            for menu in try BundleFolder(folder: source).menus() {
                guard let content = Self.bytes(of: menu, in: source),
                    let bundle = BundleWriter(folder: source).existing(menu: menu)
                else {
                    damaged.append(source.appending(menu))
                    continue
                }
                let file = writer.file(ofMenu: menu)
                var stamp = FileStamp(of: file)
                if Self.bytes(of: menu, in: output) == content, stamp == FileStamp(of: file) {
                    same += 1
                } else {
                    stamp = try writer.write(copy: content, menu: menu)
                    copied += 1
                }
                journal.add(
                    JournalEntry(
                        bundle, menu: menu, stamp: stamp,
                        photos: known.entry(of: menu.display)?.stamps(of: bundle) ?? []))
            }
        }
        try IndexRenewal(writer: writer, journal: journal)()
    }

    private static func bytes(of menu: FilePath, in folder: FilePath) -> [UInt8]? {
        SmallFile.bytes(of: BundleWriter(folder: folder).file(ofMenu: menu), limit: BundleWriter.sizeLimit)
    }
}
