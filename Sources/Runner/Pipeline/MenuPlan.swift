internal import Models
internal import Stages

/// A photo to be read.
struct PhotoFile: Sendable, Hashable {
    /// Where to open it.
    var path: FilePath
    /// How the bundle and messages call it: relative to the folder given on the command line. Further pages of a file
    /// have their number behind a `#`.
    var shown: String
    /// Which page of the file, from 0; only TIFF files have more than one.
    var page = 0

    /// The pages of a file, each a photo.
    static func pages(of path: FilePath, shown: String) -> [PhotoFile] {
        (0..<pageCount(of: path)).map { PhotoFile(path: path, shown: shownName(shown, page: $0), page: $0) }
    }

    static func shownName(_ shown: String, page: Int) -> String { page == 0 ? shown : "\(shown)#\(page + 1)" }

    /// Only files that are called so are looked into.
    static func pageCount(of path: FilePath) -> Int {
        let name = String(decoding: path.bytes.suffix(5), as: UTF8.self).lowercased()
        return name.hasSuffix(".tif") || name.hasSuffix(".tiff") ? TIFFPages.count(in: path) : 1
    }
}

extension LoadPhoto {
    func callAsFunction(_ file: PhotoFile) throws(StageFailure) -> LoadedPhoto {
        try self(file.path, page: file.page, shownAs: file.shown)
    }
}

/// A menu to be made: its photos in page order.
struct MenuPlan: Sendable, Hashable {
    /// The folder of its bundle, relative to the output folder; unique within a plan once `MenuFolders` has settled it.
    var folder: String
    var pages: [PhotoFile]
    /// The photo, or the folder of its photos, from the root; nil where nobody asked.
    var source: FilePath?

    /// What the journal remembers of where it came from, or nil.
    var origin: String? { source.map { MenuOrigin.mark(of: $0) } }
}
