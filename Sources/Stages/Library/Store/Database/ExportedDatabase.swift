package import Files
internal import Glibc
package import Models

/// A database that is written in one go for other programs: it is whole or not there.
package final class ExportedDatabase {
    private let database: Database

    /// What SQLite may keep of the file in memory while it is written, in KiB.
    private static let cache: StaticString = "PRAGMA cache_size = -16384"

    private init(_ path: FilePath) throws(DatabaseError) {
        // Without the write-ahead log: it would lie beside a file that is renamed.
        database = try Database(path, on: .network)
        // Nobody else knows the file, and what fails is thrown away, so nothing has to be undone or safe meanwhile.
        _ = try database.rows("PRAGMA journal_mode = OFF") { $0.text(0) }
        try database.run("PRAGMA synchronous = OFF")
        try database.run(Self.cache)
    }

    /// Writes the file under a hidden name in its folder, syncs it to the disk and renames it.
    ///
    /// An existing file is replaced; when anything fails it stays as it was and nothing else is left behind.
    ///
    /// - Parameters:
    ///   - tables: the statements that make the tables.
    ///   - end: statements that are run once all rows are there, such as those that make indexes.
    ///   - fill: adds the rows.
    /// - Throws: `cannot_write`, or what `fill` throws.
    package static func write(
        to path: FilePath, tables: StaticString, end: StaticString,
        fill: (ExportedDatabase) throws(StageFailure) -> Void
    ) throws(StageFailure) {
        let folder = path.parent
        let temporary: (path: FilePath, descriptor: Int32)
        do throws(SystemError) {
            temporary = try TemporaryName.claim(in: folder, permissions: 0o666)
        } catch {
            throw .cannotWrite(.export, error)
        }
        // Closed last: its lock keeps others from taking the file for one left behind.
        defer { _ = close(temporary.descriptor) }
        do throws(StageFailure) {
            try fillFile(temporary.path, tables: tables, end: end, fill: fill)
            do throws(SystemError) {
                try SystemCalls.system.syncFile(temporary.descriptor)
                try SystemCalls.system.rename(temporary.path, path)
                try Folder.sync(folder)
            } catch {
                throw .cannotWrite(.export, error)
            }
        } catch {
            TemporaryName.remove(temporary.path)
            throw error
        }
    }

    /// The file is closed when it returns.
    private static func fillFile(
        _ path: FilePath, tables: StaticString, end: StaticString,
        fill: (ExportedDatabase) throws(StageFailure) -> Void
    ) throws(StageFailure) {
        let export = try writing { () throws(DatabaseError) in
            let export = try ExportedDatabase(path)
            try export.database.run(script: tables)
            try export.database.run("BEGIN")
            return export
        }
        try fill(export)
        try writing { () throws(DatabaseError) in
            try export.database.run("COMMIT")
            try export.database.run(script: end)
        }
    }

    /// A statement that adds a row a call.
    ///
    /// - Parameter sql: an INSERT with a question mark for each value.
    package func insertion(_ sql: StaticString) throws(StageFailure) -> Insertion {
        try Self.writing { () throws(DatabaseError) in Insertion(try database.prepare(sql)) }
    }

    /// One statement for many rows.
    package final class Insertion {
        private let statement: Statement

        fileprivate init(_ statement: consuming Statement) {
            self.statement = statement
        }

        package func callAsFunction(_ values: [SQLValue]) throws(StageFailure) {
            try ExportedDatabase.writing { () throws(DatabaseError) in
                try statement.bind(values)
                while try statement.step() {}
                statement.reset()
            }
        }
    }

    private static func writing<Value: ~Copyable>(
        _ work: () throws(DatabaseError) -> Value
    ) throws(StageFailure) -> Value {
        do throws(DatabaseError) {
            return try work()
        } catch {
            // SQLite doesn't pass on what the system said.
            throw .cannotWrite(.export, SystemError(error == .full ? ENOSPC : EIO))
        }
    }
}
