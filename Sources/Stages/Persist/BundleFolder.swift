internal import Models
internal import Stages

/// The menus that earlier runs left in an output folder. The bundles are the truth, whatever the index says.
struct BundleFolder {
    let folder: FilePath

    /// The folders with a `bundle.json`, relative to the output folder, in byte order.
    ///
    /// Links to folders are followed, each folder once, so that links that lead in a circle end.
    func menus() throws(StageFailure) -> [FilePath] {
        var found: [FilePath] = []
        var visited: Set<FileIdentity> = []
        // An own stack instead of recursion: no depth of folders can overflow it.
        var pending: [FilePath?] = [nil]
        while let menu = pending.popLast() {
            let path = menu.map(folder.appending) ?? folder
            guard let identity = FileIdentity(of: path), visited.insert(identity).inserted else { continue }
            // A folder that can't be opened hides only itself; the output folder hides all.
            guard let names = menu == nil ? try FolderListing.names(in: path) : try? FolderListing.names(in: path)
            else { continue }
            for name in names where name.bytes.first != UInt8(ascii: ".") {
                if name == Self.bundle, let menu {
                    found.append(menu)
                } else if FileKind.of(path.appending(name)) == .folder {
                    pending.append(menu?.appending(name) ?? name)
                }
            }
        }
        return found.sorted()
    }

    private static let bundle = FilePath("bundle.json")
}
