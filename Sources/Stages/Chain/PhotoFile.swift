public import Files
public import Models
public import Reading

/// A photo to be read.
public struct PhotoFile: Sendable, Hashable {
    /// Where to open it.
    public var path: FilePath
    /// How the bundle and messages call it: relative to the folder given on the command line. Further pages of a file
    /// have their number behind a `#`.
    public var shown: String
    /// Which page of the file, from 0; only TIFF and PDF files have more than one.
    public var page = 0

    public init(path: FilePath, shown: String, page: Int = 0) {
        self.path = path
        self.shown = shown
        self.page = page
    }

    /// The pages of a file, each a photo.
    public static func pages(of path: FilePath, shown: String) -> [PhotoFile] {
        (0..<pageCount(of: path)).map { PhotoFile(path: path, shown: shownName(shown, page: $0), page: $0) }
    }

    public static func shownName(_ shown: String, page: Int) -> String { page == 0 ? shown : "\(shown)#\(page + 1)" }

    /// Only files that are called so are looked into. Of pages that are too many one is counted: reading it says so.
    public static func pageCount(of path: FilePath) -> Int {
        let name = String(decoding: path.bytes.suffix(5), as: UTF8.self).lowercased()
        let count =
            if name.hasSuffix(".pdf") {
                PDFPages.count(in: path)
            } else if name.hasSuffix(".tif") || name.hasSuffix(".tiff") {
                TIFFPages.count(in: path)
            } else {
                1
            }
        return min(count, LoadPhoto.mostPages + 1)
    }
}

extension LoadPhoto {
    public func callAsFunction(_ file: PhotoFile) throws(StageFailure) -> LoadedPhoto {
        try self(file.path, page: file.page, shownAs: file.shown)
    }
}
