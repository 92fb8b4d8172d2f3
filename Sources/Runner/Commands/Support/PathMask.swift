internal import Files
internal import Library

/// Removes what identifies a person or a machine from a text that is passed on: the paths of the user's own folders.
struct PathMask {
    /// Each with what stands for it, the longest first.
    private let folders: [(path: String, word: String)]

    init(home: FilePath?, locations: StoreLocations?) {
        var folders: [(String, String)] = []
        if let home { folders.append((home.display, "~")) }
        if let locations {
            folders += [
                (locations.history.parent.display, "DATA"), (locations.cache.parent.display, "CACHE"),
                (locations.runs.parent.display, "STATE"),
            ]
        }
        // Folders below the home folder are told by their place in it, which is the same on every machine.
        let ownHome = home.map { $0.display + "/" }
        self.folders = folders.filter { path, word in
            path.count > 1 && (word == "~" || !(ownHome.map(path.hasPrefix) ?? false))
        }.sorted { $0.0.count > $1.0.count }
    }

    func masked(_ text: String) -> String {
        folders.reduce(text) { $0.replacing($1.path, with: $1.word) }
    }
}
