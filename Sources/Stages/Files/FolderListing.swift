internal import Glibc
public import Models

/// The names in a folder, as the system has them.
public enum FolderListing {
    /// In byte order, without `.` and `..`.
    ///
    /// - Throws: `unreadable` with the system's reason.
    public static func names(in folder: FilePath) throws(StageFailure) -> [FilePath] {
        do throws(SystemError) {
            return try entries(of: folder)
        } catch {
            throw StageFailure(.decode, .unreadable, "The folder can't be opened: \(error.reason).")
        }
    }

    static func entries(of folder: FilePath) throws(SystemError) -> [FilePath] {
        let stream = try unsafe folder.withCPath { name throws(SystemError) in
            guard let stream = unsafe opendir(name) else { throw .last }
            return unsafe stream
        }
        defer { unsafe _ = closedir(stream) }
        var names: [FilePath] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
            if name != Array(".".utf8), name != Array("..".utf8) { names.append(FilePath(bytes: name)) }
        }
        return names.sorted()
    }
}
