internal import Glibc
public import Models

/// The files that history, caches and run logs lie in, for those who want to be rid of all of it.
public struct StoredFiles: Sendable, Hashable {
    /// Databases with their journals, those that were put aside as damaged included.
    public private(set) var databases: [FilePath] = []
    public private(set) var runLogs: [FilePath] = []
    /// Bytes of all of them.
    public private(set) var size = 0
    private let folders: [FilePath]

    /// Looks what is there; other files in these folders don't count.
    public init(_ locations: StoreLocations) {
        folders = Set([locations.history.parent, locations.cache.parent]).sorted()
        for database in [locations.history, locations.cache] {
            databases += Self.names(in: database.parent) { Self.belongs($0, to: database.lastComponent) }
        }
        runLogs = Self.names(in: locations.runs, where: RunLog.isLog)
        size = (databases + runLogs).reduce(0) { $0 + ((try? FileStatus(of: $1))?.size ?? 0) }
    }

    public var isEmpty: Bool { databases.isEmpty && runLogs.isEmpty }

    /// Removes them. A run that is under way goes on with what it has open, and keeps nothing for the next one.
    ///
    /// - Throws: `cannot_write` when one of them can't be removed; the others are gone then.
    public func remove() throws(StageFailure) {
        var problem: SystemError?
        for file in databases + runLogs {
            do throws(SystemError) {
                try unsafe file.withCPath { name throws(SystemError) in
                    guard unsafe unlink(name) == 0 || errno == ENOENT else { throw .last }
                }
            } catch {
                problem = error
            }
        }
        for folder in folders {
            TemporaryName.remove(folder.appending(StorePresence.fileName))
            try? Folder.sync(folder)
        }
        if let problem { throw .cannotWrite(.store, problem) }
    }

    private static func names(in folder: FilePath, where isWanted: (FilePath) -> Bool) -> [FilePath] {
        ((try? FolderListing.entries(of: folder)) ?? []).filter(isWanted).map(folder.appending)
    }

    /// The database's file itself, what SQLite puts beside it, and what was put aside.
    private static func belongs(_ name: FilePath, to database: FilePath) -> Bool {
        guard name.bytes.starts(with: database.bytes) else { return false }
        let rest = String(decoding: name.bytes.dropFirst(database.bytes.count), as: UTF8.self)
        return ["", "-wal", "-shm", "-journal"].contains { rest == $0 || isAside(rest, $0) }
    }

    private static func isAside(_ rest: String, _ suffix: String) -> Bool {
        guard rest.hasPrefix(".corrupt-"), rest.hasSuffix(suffix) else { return false }
        let number = rest.dropFirst(9).dropLast(suffix.count)
        return !number.isEmpty && number.allSatisfy(\.isWholeNumber)
    }
}
