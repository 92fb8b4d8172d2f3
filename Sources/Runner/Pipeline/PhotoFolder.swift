internal import Files
internal import Models
internal import Stages

/// A folder that photos lie in.
struct PhotoFolder: Sendable, Hashable {
    /// Empty for photos that are named without one.
    var path: FilePath
    /// Relative to where the walk began, and empty there.
    var shown: String
    /// The path from the root, the same however the folder was named; nil where nobody asked.
    var origin: FilePath?

    /// The folder of a photo that was named by itself, and its name in there. The path is the one that was given.
    static func parts(of photo: FilePath) -> (folder: PhotoFolder, name: FilePath) {
        let slash = UInt8(ascii: "/")
        let named = photo.bytes.dropLast(photo.bytes.reversed().prefix { $0 == slash }.count)
        let start = named.lastIndex(of: slash).map { $0 + 1 } ?? 0
        return (
            PhotoFolder(path: FilePath(bytes: Array(photo.bytes[..<start])), shown: ""),
            FilePath(bytes: Array(photo.bytes[start...]))
        )
    }

    /// The same folder as a walk from above another one shows it.
    ///
    /// - Parameter root: where this walk began.
    func shownWithin(_ root: FilePath) -> PhotoFolder {
        var folder = self
        let name = root.lastComponent.display
        folder.shown = shown.isEmpty ? name : name + "/" + shown
        return folder
    }

    func folder(_ name: FilePath) -> PhotoFolder {
        PhotoFolder(path: path.appending(name), shown: shown(name), origin: origin?.appending(name))
    }

    /// - Parameters:
    ///   - name: of a photo in it, as the system has it.
    ///   - page: as `PhotoFile.page`.
    func photo(_ name: FilePath, page: Int = 0) -> PhotoFile {
        PhotoFile(path: path.appending(name), shown: PhotoFile.shownName(shown(name), page: page), page: page)
    }

    /// As `PhotoFile.shown`.
    func shown(_ name: FilePath) -> String {
        // A name from the command line may end with a slash.
        let display = (name.bytes.last == UInt8(ascii: "/") ? name.lastComponent : name).display
        return shown.isEmpty ? display : shown + "/" + display
    }
}
