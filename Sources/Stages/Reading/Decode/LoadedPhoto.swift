/// The bytes of a photo file, not yet decoded.
public struct LoadedPhoto: Sendable {
    /// The path as the bundle shows it, relative to the folder given on the command line.
    public var path: String
    public var bytes: [UInt8]
    /// 64 lower-case hexadecimal digits; different for each page of a file.
    public var sha256: String
    /// Which page of a PDF it is, from 0. Of a TIFF file the bytes have the page put first.
    public var page: Int

    public init(path: String, bytes: [UInt8], sha256: String, page: Int = 0) {
        self.path = path
        self.bytes = bytes
        self.sha256 = sha256
        self.page = page
    }
}
