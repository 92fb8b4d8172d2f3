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

    /// A file that is called like a picture of a single page isn't opened, since a folder may hold 100,000 of them;
    /// should it have more pages all the same, `pagesUnread` says so once it is read. Of pages that are too many one is
    /// counted: reading it says so.
    public static func pageCount(of path: FilePath) -> Int {
        isCalledSinglePage(path) ? 1 : storedPageCount(of: path)
    }

    private static func isCalledSinglePage(_ path: FilePath) -> Bool {
        let name = path.lastComponent.bytes
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
        return singlePageEndings.contains(String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased())
    }

    /// By the file's content, whatever it is called.
    private static func storedPageCount(of path: FilePath) -> Int {
        let count =
            switch try? PictureSniffer.format(of: path) {
            case .pdf: PDFPages.count(in: path)
            case .tiff: TIFFPages.count(in: path)
            default: 1
            }
        return min(count, LoadPhoto.mostPages + 1)
    }

    private static let singlePageEndings: Set = [
        "jpg", "jpeg", "jpe", "png", "webp", "gif", "bmp", "heic", "heif", "avif",
    ]

    /// Says of a first page that the pages behind it are not read, since the file is called like a single picture.
    var pagesUnread: Warning? {
        guard page == 0, Self.isCalledSinglePage(path), Self.storedPageCount(of: path) > 1 else { return nil }
        return Warning(
            code: .pagesUnread,
            message: "The file has more pages than this one; give its name the ending .tif or .pdf, and scan it again.")
    }
}

extension LoadPhoto {
    public func callAsFunction(_ file: PhotoFile) throws(StageFailure) -> LoadedPhoto {
        try self(file.path, page: file.page, shownAs: file.shown)
    }
}
