import Files
import Glibc
import Models
import TestMaterial
import Testing

@testable import Library

@Suite struct DatabaseTests {
    @Test func valuesComeBackAsTheyWent() throws {
        let folder = try TemporaryFolder()
        let database = try Database(folder.path.appending(FilePath(bytes: [0xFF, 0x3F, 0x23])))
        try database.run("CREATE TABLE t (n INTEGER, i INTEGER, r REAL, t TEXT, e TEXT, b BLOB, z BLOB)")
        let text = "a\0b'\"; é 味"
        try database.run(
            "INSERT INTO t VALUES (?, ?, ?, ?, ?, ?, ?)", .null, .integer(Int64.min), .real(0.1), .text(text),
            .text(""),
            .blob([0, 255]), .blob([]))
        let found = try database.rows("SELECT * FROM t") { row in
            #expect(row.integer(0) == nil && row.text(0) == nil && row.blob(0) == nil && row.real(0) == nil)
            #expect(row.integer(1) == .min)
            #expect(row.real(2) == 0.1)
            #expect(row.text(3) == text)
            #expect(row.text(4) == "")
            #expect(row.blob(5) == [0, 255])
            #expect(row.blob(6) == [])
            #expect(row.text(99) == nil)
            return true
        }
        #expect(found == [true])
    }

    @Test func namesAreNamesAndNoCommands() throws {
        for name in [":memory:", "file:x?mode=memory"] {
            let folder = try TemporaryFolder()
            let path = folder.path.appending(name)
            try Database(path).run("CREATE TABLE t (x)")
            #expect(try FileStatus(of: path)?.kind == .file)
        }
    }

    @Test func aTransactionIsAllOrNothing() throws {
        let folder = try TemporaryFolder()
        let database = try Database(folder.path.appending("d"))
        try database.run("CREATE TABLE t (x UNIQUE)")
        #expect(throws: DatabaseError.self) {
            try database.transaction { () throws(DatabaseError) in
                try database.run("INSERT INTO t VALUES (1)")
                try database.run("INSERT INTO t VALUES (1)")
            }
        }
        #expect(try database.number("SELECT count(*) FROM t") == 0)
        try database.transaction { () throws(DatabaseError) in try database.run("INSERT INTO t VALUES (1)") }
        #expect(try database.number("SELECT count(*) FROM t") == 1)
    }

    @Test func whoReadsFirstAndThenWritesIsNotOvertaken() throws {
        let folder = try TemporaryFolder()
        let one = try Database(folder.path.appending("d"))
        let other = try Database(folder.path.appending("d"))
        other.wait(atMost: 1)
        try one.run(script: "CREATE TABLE t (x INTEGER); INSERT INTO t VALUES (0)")
        try one.transaction { () throws(DatabaseError) in
            let present = try one.number("SELECT x FROM t") ?? 0
            #expect(throws: DatabaseError.busy) { try other.run("UPDATE t SET x = 7") }
            #expect(try other.number("SELECT x FROM t") == 0)
            try one.run("UPDATE t SET x = ?", .integer(present + 1))
        }
        #expect(try other.number("SELECT x FROM t") == 1)
    }

    @Test func onlyOneHoldsAFolder() async throws {
        let folder = try TemporaryFolder()
        let inside = Counter()
        let met = Counter()
        try await withThrowingTaskGroup { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<5 {
                        try FolderLock.hold(folder.path) { () throws(DatabaseError) in
                            let before = inside.next()
                            usleep(2000)
                            if inside.next() != before + 1 { _ = met.next() }
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(met.next() == 1)
        let answer = try FolderLock.hold(FilePath("/nowhere")) { () throws(DatabaseError) in 7 }
        #expect(answer == 7)
    }

    /// A statement that returns something before it is done may still fail, as where the disk is full.
    @Test func aRowIsNoProofThatAllWasWritten() throws {
        let folder = try TemporaryFolder()
        let database = try Database(folder.path.appending("db"))
        try database.run("CREATE TABLE a (row INTEGER PRIMARY KEY)")
        try database.run(
            "CREATE TABLE b (row INTEGER PRIMARY KEY, a INTEGER REFERENCES a DEFERRABLE INITIALLY DEFERRED)")
        #expect(throws: DatabaseError.self) {
            _ = try database.number("INSERT INTO b (a) VALUES (7) RETURNING row")
        }
        #expect(try database.number("SELECT count(*) FROM b") == 0)
    }
}
