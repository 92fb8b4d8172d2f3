package import Files
package import Models

/// The menus that earlier runs left in an output folder. The bundles are the truth, whatever the index says.
package struct BundleFolder: Sendable {
    package let folder: FilePath

    package init(folder: FilePath) {
        self.folder = folder
    }

    /// The folders with a `bundle.json`, relative to the output folder, in byte order.
    ///
    /// Links to folders are followed, but each folder only once, so that circular links end.
    ///
    /// - Throws: `unreadable` when the output folder can't be opened.
    package func menus() throws(StageFailure) -> [FilePath] {
        var found: [FilePath] = []
        try visit { menu, names in
            if let menu, names.contains(MenuFolder.bundleName) { found.append(menu) }
        }
        return found.sorted()
    }

    /// Visits the output folder and all folders below it that aren't hidden.
    ///
    /// - Parameter each: receives a folder relative to the output folder, nil for itself, and the names in it.
    func visit(_ each: (_ place: FilePath?, _ names: [FilePath]) -> Void) throws(StageFailure) {
        var visited: Set<FileIdentity> = []
        // A stack of our own instead of recursion, so that no depth of folders can overflow it.
        var pending: [FilePath?] = [nil]
        while let place = pending.popLast() {
            let path = place.map(folder.appending) ?? folder
            guard let identity = FileIdentity(of: path), visited.insert(identity).inserted else { continue }
            // A folder that can't be opened hides only itself; for the output folder, that would be everything.
            guard
                let entries = place == nil
                    ? try FolderListing.namesAndKinds(in: path) : try? FolderListing.namesAndKinds(in: path)
            else { continue }
            let shown = entries.filter { $0.name.bytes.first != UInt8(ascii: ".") }
            each(place, shown.map(\.name))
            for (name, kind) in shown where kind == .folder && (place == nil || name != MenuFolder.bundleName) {
                pending.append(place?.appending(name) ?? name)
            }
        }
    }
}
