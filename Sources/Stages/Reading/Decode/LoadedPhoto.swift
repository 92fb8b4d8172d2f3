/// The bytes of a photo file, not yet decoded.
public struct LoadedPhoto: Sendable {
    /// The path as the bundle shows it, relative to the folder given on the command line.
    public var path: String
    public var bytes: [UInt8]
    /// 64 lower-case hexadecimal digits.
    public var sha256: String

    public init(path: String, bytes: [UInt8], sha256: String) {
        self.path = path
        self.bytes = bytes
        self.sha256 = sha256
    }
}
