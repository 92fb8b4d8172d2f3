internal import Files
internal import Glibc

/// Which files of the searched folders are photos to be taken, by patterns as in a shell.
///
/// A pattern without a slash is about names; one with a slash about the path below the folder that was named. `*` and `?`
/// match no slash, `**` isn't special.
struct NamePatterns: Sendable, Hashable {
    /// One of these must fit a photo, unless it is empty.
    var included: [String] = []
    /// What fits one of these is left out, a folder with all it holds.
    var excluded: [String] = []

    /// What browsers and copiers call files that they haven't finished, and would be photos by their content.
    static let unfinished = ["*.part", "*.partial", "*.filepart", "*.crdownload", "*.download", "*.tmp", "*~"]

    func takes(photo name: FilePath, in folder: PhotoFolder) -> Bool {
        let path = folder.shown(name)
        return (included.isEmpty || included.contains { Self.fits($0, name, path) })
            && !excluded.contains { Self.fits($0, name, path) }
    }

    func takes(folder: PhotoFolder) -> Bool {
        !excluded.contains { Self.fits($0, folder.path.lastComponent, folder.shown) }
    }

    private static func fits(_ pattern: String, _ name: FilePath, _ path: String) -> Bool {
        let text = pattern.contains("/") ? path : name.display
        return unsafe fnmatch(pattern, text, FNM_PATHNAME) == 0
    }
}
