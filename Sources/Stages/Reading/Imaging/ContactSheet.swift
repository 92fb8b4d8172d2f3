internal import CLeptonica

/// Small copies of photos with a caption each, in rows on one picture, to be looked at together.
///
/// It belongs to one lane.
@safe public final class ContactSheet {
    private let pictures: UnsafeMutablePointer<PIXA>
    private let width: Int
    private let columns: Int

    /// The longest side of a sheet that may be a JPEG.
    private static let longest = 65_000

    /// Nil without memory.
    ///
    /// - Parameters:
    ///   - width: of each copy, in pixels; photos that are narrower keep their size.
    ///   - columns: how many stand in a row.
    public init?(width: Int, columns: Int) {
        guard let pictures = unsafe pixaCreate(0) else { return nil }
        unsafe self.pictures = pictures
        self.width = width
        self.columns = columns
    }

    deinit {
        var owned: UnsafeMutablePointer<PIXA>? = unsafe pictures
        unsafe pixaDestroy(&owned)
    }

    /// Adds a copy of a photo; does nothing without memory.
    ///
    /// - Parameter caption: one line below it; only the printable characters of ASCII can be drawn.
    public func add(_ picture: borrowing Picture, caption: String) {
        let factor = min(1, Double(width) / Double(max(picture.pix.width, 1)))
        guard let small = picture.pix.scaled(by: factor) else { return }
        let text = String(caption.map { $0.isASCII && !$0.isNewline && $0 != "\t" ? $0 : "?" })
        guard unsafe pixSetText(small.unsafePointer, text) == 0 else { return }
        _ = unsafe pixaAddPix(pictures, small.unsafePointer, Int32(L_COPY))
    }

    /// The sheet as the bytes of a JPEG file; nil where it has no photo, would be too large, or without memory.
    public var jpegBytes: [UInt8]? {
        let count = unsafe pixaGetCount(pictures)
        guard count > 0 else { return nil }
        let across = Int32(clamping: columns * (width + Self.spacing) + Self.spacing)
        let sheet = unsafe Pix(
            adopting: pixaDisplayTiledWithText(
                pictures, across, 1, Int32(Self.spacing), 1, Self.letters, Self.ink))
        guard let sheet, max(sheet.width, sheet.height) <= Self.longest else { return nil }
        return sheet.jpegBytes(quality: 80)
    }

    /// The distance between photos, in pixels.
    private static let spacing = 12
    /// The height of the captions' letters, in the units of Leptonica's own typeface.
    private static let letters: Int32 = 8
    /// A dark red, which stands out from menus, as red, green, blue and an unused byte.
    private static let ink: UInt32 = 0x9000_0000
}
