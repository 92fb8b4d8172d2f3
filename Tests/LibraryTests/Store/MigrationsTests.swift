import Files
import Models
import TestMaterial
import Testing

@testable import Library

@Suite struct MigrationsTests {
    private let first: StaticString = "CREATE TABLE a (x INTEGER); INSERT INTO a VALUES (1); PRAGMA user_version = 1;"
    private let second: StaticString = "ALTER TABLE a ADD COLUMN y TEXT DEFAULT 'y'; PRAGMA user_version = 2;"

    private func database(_ folder: TemporaryFolder) throws -> Database {
        try Database(folder.path.appending("d.sqlite"))
    }

    @Test func anEmptyFileGetsAllSteps() throws {
        let folder = try TemporaryFolder()
        try Migrations(steps: [first, second]).apply(to: try database(folder))
        let again = try database(folder)
        try Migrations(steps: [first, second]).apply(to: again)
        #expect(try again.number("PRAGMA user_version") == 2)
        #expect(try again.rows("SELECT x, y FROM a") { [$0.integer(0).map(String.init), $0.text(1)] } == [["1", "y"]])
    }

    @Test func anOlderFileGetsTheMissingStepsAndKeepsItsRows() throws {
        let folder = try TemporaryFolder()
        let database = try database(folder)
        try Migrations(steps: [first]).apply(to: database)
        try database.run("INSERT INTO a VALUES (2)")
        try Migrations(steps: [first, second]).apply(to: database)
        #expect(try database.rows("SELECT x FROM a WHERE y = 'y'") { $0.integer(0) } == [1, 2])
    }

    @Test func aStepThatFailsChangesNothing() throws {
        let folder = try TemporaryFolder()
        let database = try database(folder)
        try Migrations(steps: [first]).apply(to: database)
        let broken: StaticString = "CREATE TABLE b (x); INSERT INTO nowhere VALUES (1); PRAGMA user_version = 3;"
        #expect(throws: DatabaseError.self) { try Migrations(steps: [first, second, broken]).apply(to: database) }
        #expect(try database.number("PRAGMA user_version") == 1)
        #expect(try database.number("SELECT count(*) FROM sqlite_schema") == 1)
        try Migrations(steps: [first, second]).apply(to: database)
        #expect(try database.number("PRAGMA user_version") == 2)
    }

    @Test func everyStepCountsItself() throws {
        for migrations in [Migrations.history, .cache] {
            let folder = try TemporaryFolder()
            let database = try database(folder)
            try migrations.apply(to: database)
            #expect(try database.number("PRAGMA user_version") == Int64(migrations.steps.count))
        }
    }

    @Test func aNewerHistoryIsRefused() throws {
        let folder = try TemporaryFolder()
        _ = try folder.store()
        try Database(folder.locations.history).run("PRAGMA user_version = 99")
        let failure = #expect(throws: StageFailure.self) { try folder.store() }
        #expect(failure?.code == .unsupported)
        #expect(failure?.message.contains("newer version") == true)
        #expect(try Database(folder.locations.history).number("PRAGMA user_version") == 99)
        #expect(!folder.storeNames.contains { $0.contains("corrupt") })
    }

    @Test(arguments: [99, -1])
    func aCacheOfAnotherVersionIsLeftAlone(version: Int) async throws {
        let folder = try TemporaryFolder()
        _ = try folder.store()
        let database = try Database(folder.locations.cache)
        try database.run(script: version > 0 ? "PRAGMA user_version = 99" : "PRAGMA user_version = -1")
        let store = try folder.store()
        await store.keep(.sample(), forKey: "k")
        #expect(await store.reading(forKey: "k", path: "") == nil)
        #expect(await store.takeWarnings().map(\.code) == ["no_cache"])
        #expect(await store.takeWarnings().isEmpty)
        #expect(try database.number("PRAGMA user_version") == Int64(version))
    }

    @Test func anotherProgramsFileIsLeftAlone() throws {
        let folder = try TemporaryFolder()
        try Folder.create(folder.locations.history.parent)
        let database = try Database(folder.locations.history)
        try database.run("CREATE TABLE menu (theirs)")
        let failure = #expect(throws: StageFailure.self) { try folder.store() }
        #expect(failure?.code == .unsupported)
        #expect(try database.number("SELECT count(*) FROM sqlite_schema") == 1)
    }
}
