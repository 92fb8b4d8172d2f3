internal import Glibc

/// How much room a file system has for users other than its administrator.
public struct DiskSpace: Sendable, Hashable {
    /// Bytes.
    public var free: Int
    /// How many more files may be created, or nil where the file system has no limit.
    public var freeNames: Int?

    /// The space on the file system that holds the folder; nil when the system doesn't say.
    public init?(of folder: FilePath) {
        var status = statvfs()
        let found = try? unsafe folder.withCPath { unsafe statvfs($0, &status) }
        guard found == 0 else { return nil }
        let (bytes, isTooLarge) = UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize))
        free = isTooLarge ? .max : Int(clamping: bytes)
        freeNames = status.f_files == 0 ? nil : Int(clamping: status.f_favail)
    }
}
