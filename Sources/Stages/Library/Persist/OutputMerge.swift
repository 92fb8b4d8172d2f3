package import Files
package import Models

/// Combines the menus of several output folders into one, as if one run had written them.
package struct OutputMerge: Sendable, Hashable {
    /// Menus that were copied.
    package private(set) var copied = 0
    /// Menus that already existed with the same bytes.
    package private(set) var same = 0
    /// Menus with a profile's verdicts that aren't copied: only its owner may decide where else they lie.
    package private(set) var verdictsLeft = 0
    /// Bundles that can't be read; they are left out.
    package private(set) var damaged: [FilePath] = []

    /// Copies what doesn't exist yet; the caller holds the output folder's lock.
    ///
    /// - Throws: `unreadable` when a folder can't be opened; `cannot_write`.
    package init(_ plan: MergePlan, into output: FilePath) throws(StageFailure) {
        let writer = BundleWriter(folder: output)
        let journal = Journal(folder: output)
        for (source, menus) in plan.sources {
            let known = Journal(folder: source, isReadOnly: true).load()
            for menu in menus {
                guard let content = MergePlan.bytes(of: menu, in: source),
                    let bundle = BundleWriter(folder: source).existing(menu: menu)
                else {
                    damaged.append(source.appending(menu))
                    continue
                }
                let words = bundle.words == .separate ? Self.words(of: menu, in: source) : nil
                let place = plan.place(of: menu, in: source)
                let hasVerdicts = ProfileFile.isThere(beside: menu, in: source)
                let file = writer.file(ofMenu: place)
                var stamp = FileStamp(of: file)
                if MergePlan.bytes(of: place, in: output) == content, words == Self.words(of: place, in: output),
                    stamp == FileStamp(of: file)
                {
                    same += 1
                } else {
                    stamp = try writer.write(copy: content, words: words, menu: place)
                    copied += 1
                }
                if hasVerdicts, !ProfileFile.isThere(beside: place, in: output) { verdictsLeft += 1 }
                journal.add(
                    JournalEntry(
                        bundle, menu: place, stamp: stamp,
                        photos: known.entry(of: menu.display)?.stamps(of: bundle) ?? []))
            }
        }
        try IndexRenewal(writer: writer, journal: journal)()
    }

    /// The words beside a menu's bundle, or nil.
    private static func words(of menu: FilePath, in folder: FilePath) -> [UInt8]? {
        let bundle = BundleWriter(folder: folder).file(ofMenu: menu)
        guard WordsFile(beside: bundle) != nil else { return nil }
        return SmallFile.bytes(of: WordsFile.path(beside: bundle), limit: BundleWriter.sizeLimit)
    }
}
