internal import Glibc
public import Models

/// The names in a folder, as the system has them.
public enum FolderListing {
    /// The names in byte order, without `.` and `..`.
    ///
    /// - Throws: `unreadable` with the system's reason.
    public static func names(in folder: FilePath) throws(StageFailure) -> [FilePath] {
        do throws(SystemError) {
            return try entries(of: folder)
        } catch {
            throw StageFailure(.decode, .unreadable, "The folder can't be opened: \(error.reason).")
        }
    }

    /// Like `names`, each with the kind of what it leads to, links followed.
    ///
    /// - Throws: `unreadable` with the system's reason.
    public static func namesAndKinds(in folder: FilePath) throws(StageFailure) -> [(name: FilePath, kind: FileKind)] {
        do throws(SystemError) {
            var found: [(name: FilePath, kind: FileKind)] = []
            try forEachName(in: folder) { name, type in
                let kind: FileKind? =
                    switch Int(type) {
                    case Int(DT_REG): .file
                    case Int(DT_DIR): .folder
                    // A link, or a file system that doesn't say.
                    default: nil
                    }
                found.append((name, kind ?? FileKind.of(folder.appending(name))))
            }
            // In place: a folder may hold a million.
            found.sort { $0.name < $1.name }
            return found
        } catch {
            throw StageFailure(.decode, .unreadable, "The folder can't be opened: \(error.reason).")
        }
    }

    /// The names in no fixed order, without `.` and `..`.
    static func unsorted(in folder: FilePath) throws(SystemError) -> [FilePath] {
        var names: [FilePath] = []
        try forEachName(in: folder) { name, _ in names.append(name) }
        return names
    }

    package static func entries(of folder: FilePath) throws(SystemError) -> [FilePath] {
        try unsorted(in: folder).sorted()
    }

    /// - Parameter body: gets each name with the kind recorded in the folder, one of the `DT_…` constants.
    private static func forEachName(
        in folder: FilePath, _ body: (FilePath, _ type: UInt8) -> Void
    ) throws(SystemError) {
        let stream = try unsafe folder.withCPath { name throws(SystemError) in
            guard let stream = unsafe opendir(name) else { throw .last }
            return unsafe stream
        }
        defer { unsafe _ = closedir(stream) }
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
            if name == Array(".".utf8) || name == Array("..".utf8) { continue }
            body(FilePath(bytes: name), unsafe entry.pointee.d_type)
        }
    }
}
