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
            return try namesAndTypes(of: folder).map { entry in
                let kind: FileKind? =
                    switch Int(entry.type) {
                    case Int(DT_REG): .file
                    case Int(DT_DIR): .folder
                    // A link, or a file system that doesn't say.
                    default: nil
                    }
                return (entry.name, kind ?? FileKind.of(folder.appending(entry.name)))
            }.sorted { $0.name < $1.name }
        } catch {
            throw StageFailure(.decode, .unreadable, "The folder can't be opened: \(error.reason).")
        }
    }

    /// The names in no fixed order, without `.` and `..`.
    static func unsorted(in folder: FilePath) throws(SystemError) -> [FilePath] {
        try namesAndTypes(of: folder).map(\.name)
    }

    package static func entries(of folder: FilePath) throws(SystemError) -> [FilePath] {
        try namesAndTypes(of: folder).map(\.name).sorted()
    }

    /// - Returns: each name with the kind recorded in the folder, one of the `DT_…` constants.
    private static func namesAndTypes(of folder: FilePath) throws(SystemError) -> [(name: FilePath, type: UInt8)] {
        let stream = try unsafe folder.withCPath { name throws(SystemError) in
            guard let stream = unsafe opendir(name) else { throw .last }
            return unsafe stream
        }
        defer { unsafe _ = closedir(stream) }
        var names: [(FilePath, UInt8)] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
            if name == Array(".".utf8) || name == Array("..".utf8) { continue }
            names.append((FilePath(bytes: name), unsafe entry.pointee.d_type))
        }
        return names
    }
}
