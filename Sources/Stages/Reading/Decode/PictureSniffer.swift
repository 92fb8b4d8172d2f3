public import Files
public import Models

/// Tells picture formats apart by the first bytes, whatever a file is called.
public enum PictureSniffer {
    /// The number of bytes needed.
    public static let headLength = 32

    /// The format that the first bytes announce, or `unknown`.
    public static func format(ofFirst bytes: some Collection<UInt8>) -> PhotoFormat {
        let head = ByteReader(Array(bytes.prefix(headLength)))
        if head.matches([0xFF, 0xD8, 0xFF], at: 0) { return .jpeg }
        if head.matches([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) { return .png }
        if head.matches("RIFF", at: 0), head.matches("WEBP", at: 8) { return .webp }
        if head.matches([0x49, 0x49, 0x2A, 0], at: 0) || head.matches([0x4D, 0x4D, 0, 0x2A], at: 0) { return .tiff }
        if head.matches("GIF87a", at: 0) || head.matches("GIF89a", at: 0) { return .gif }
        if head.matches("%PDF-", at: 0) { return .pdf }
        if isBitmap(head) { return .bmp }
        if head.matches("ftyp", at: 4), isImageBrand(head) { return .heif }
        return .unknown
    }

    /// The format of a file; throws as `LoadPhoto` when it can't be read or is no regular file.
    public static func format(of file: FilePath) throws(StageFailure) -> PhotoFormat {
        let open = try OpenFile(file)
        return format(ofFirst: try open.read(upTo: headLength))
    }

    /// Many texts begin with "BM"; the size of the second header tells them from bitmaps.
    private static func isBitmap(_ head: ByteReader) -> Bool {
        guard head.matches("BM", at: 0), let size = head.little32(at: 14) else { return false }
        return [12, 16, 40, 52, 56, 64, 108, 124].contains(size)
    }

    /// The major brand, and the compatible ones among the first bytes (ISO/IEC 23008-12, AVIF 1.1).
    private static func isImageBrand(_ head: ByteReader) -> Bool {
        let brands = [
            "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "mif2", "msf1", "miaf", "avif",
            "avis",
        ]
        let boxEnd = min(Int(head.big32(at: 0) ?? 0), headLength)
        return [8, 16, 20, 24, 28].contains { place in
            (place == 8 || place + 4 <= boxEnd) && brands.contains { head.matches($0, at: place) }
        }
    }
}
