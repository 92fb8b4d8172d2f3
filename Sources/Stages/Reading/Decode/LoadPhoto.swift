public import Files
internal import Glibc
public import Models

/// Reads a photo file's bytes, either all of them or none.
public struct LoadPhoto: Sendable {
    /// No more pages of one file are read: a menu has far fewer, and a book would hold up all others.
    public static let mostPages = 200

    private let limits: PhotoLimits

    public init(limits: PhotoLimits = PhotoLimits()) {
        self.limits = limits
    }

    /// Throws `notFound`, `notAFile`, `unreadable` (also when the file changes meanwhile), `empty` or `tooLarge` (also for a page behind `mostPages`).
    ///
    /// - Parameters:
    ///   - page: which page of a TIFF or PDF file, from 0; a TIFF's bytes have this page put first.
    ///   - path: the path as the bundle will show it.
    public func callAsFunction(
        _ file: FilePath, page: Int = 0, shownAs path: String
    ) throws(StageFailure) -> LoadedPhoto {
        guard page < Self.mostPages else {
            throw StageFailure(
                .decode, .tooLarge,
                "The file has more than \(Self.mostPages) pages, and those behind them are not read; split the file.")
        }
        let open = try OpenFile(file)
        let before = try open.status()
        guard before.st_size > 0 else {
            throw StageFailure(.decode, .empty, "The file is empty; copy the photo again.")
        }
        guard before.st_size <= limits.maxBytes else {
            throw StageFailure(
                .decode, .tooLarge,
                "The file has \(before.st_size) bytes, over the limit of \(limits.maxBytes); shrink it or raise the limit."
            )
        }
        // One byte more than expected shows whether the file has grown.
        let bytes = try open.read(upTo: before.st_size + 1)
        let after = try open.status()
        guard bytes.count == before.st_size, after.st_size == before.st_size,
            after.st_mtim.tv_sec == before.st_mtim.tv_sec, after.st_mtim.tv_nsec == before.st_mtim.tv_nsec
        else {
            throw StageFailure(
                .decode, .unreadable, "The file changed while it was read; try again when it is complete.")
        }
        if page == 0 { return LoadedPhoto(path: path, bytes: bytes, sha256: ContentHash.sha256(bytes)) }
        if PictureSniffer.format(ofFirst: bytes) == .pdf {
            let sum = ContentHash.sha256("\(ContentHash.sha256(bytes))#\(page + 1)")
            return LoadedPhoto(path: path, bytes: bytes, sha256: sum, page: page)
        }
        guard let paged = TIFFPages.bytes(bytes, page: page) else {
            throw StageFailure(.decode, .corrupt, "The file has no page \(page + 1); copy it again and scan again.")
        }
        return LoadedPhoto(path: path, bytes: paged, sha256: ContentHash.sha256(paged))
    }
}
