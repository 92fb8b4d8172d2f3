import Files
import Foundation
import Glibc
import Judging
import Models
import TestMaterial
import Testing

@testable import Library

@Suite struct StoreConcurrencyTests {
    private let day = Date(timeIntervalSince1970: 1_800_000_000)

    private static func fill(_ store: Store, from start: Int) async {
        for number in start..<start + 100 {
            await store.record(
                .sample(id: "\(number)", dishes: ["A", "B"]), menu: "m", output: FilePath("/out/\(number)"),
                scannedAt: Date(timeIntervalSince1970: Double(number)))
            await store.keep(.sample(), forKey: "\(number)")
            await store.keep(ModelOpinion(claims: [:]), forKey: "\(number)")
        }
    }

    private static func check(_ store: Store, count: Int) async {
        #expect(await store.historyCount() == count)
        #expect(await store.takeWarnings() == [])
        for number in 0..<count {
            #expect(await store.reading(forKey: "\(number)", path: "") != nil)
            #expect(await store.opinion(forKey: "\(number)") != nil)
        }
    }

    @Test func connectionsTakeTurns() async throws {
        let folder = try TemporaryFolder()
        // They also open at once, which makes the tables and switches the journal.
        let stores = try await withThrowingTaskGroup { group in
            for _ in 0..<4 { group.addTask { try Store(locations: folder.locations) } }
            return try await group.reduce(into: [Store]()) { $0.append($1) }
        }
        await withTaskGroup { group in
            for (lane, store) in stores.enumerated() {
                group.addTask { await Self.fill(store, from: lane * 100) }
            }
        }
        for store in stores { #expect(await store.takeWarnings() == []) }
        await Self.check(stores[0], count: 400)
    }

    @Test func processesTakeTurns() async throws {
        // Both processes know the number of the first one.
        let path = FilePath("/tmp/vegyscan-store-\(getpid())")
        defer { try? FileManager.default.removeItem(atPath: path.display) }
        let store = try Store(locations: .folder(path))
        async let own: Void = Self.fill(store, from: 0)
        async let other = #expect(processExitsWith: .success) {
            let store = try Store(locations: .folder(FilePath("/tmp/vegyscan-store-\(getppid())")))
            await Self.fill(store, from: 100)
            #expect(await store.takeWarnings() == [])
        }
        _ = await (own, other)
        await Self.check(store, count: 200)
    }

    @Test func aProcessThatHangsCostsOneWait() async throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        await store.record(.sample(), menu: "m", output: FilePath("/out/1"), scannedAt: day)
        await store.wait(atMost: 1)
        let history = try Database(folder.locations.history)
        let cache = try Database(folder.locations.cache)
        for database in [history, cache] { try database.run("BEGIN IMMEDIATE") }
        for number in 0..<3 {
            await store.record(.sample(), menu: "m", output: FilePath("/out/\(number)"), scannedAt: day)
            await store.keep(.sample(), forKey: "k")
        }
        #expect(await store.reading(forKey: "k", path: "") == nil)
        #expect(await store.takeWarnings().map(\.code) == ["history_not_kept"])
        for database in [history, cache] { try database.run("COMMIT") }
        await store.record(.sample(), menu: "m", output: FilePath("/out/2"), scannedAt: day)
        await store.keep(.sample(), forKey: "k")
        #expect(await store.historyCount() == 2)
        #expect(await store.reading(forKey: "k", path: "") != nil)
    }

    @Test func aKilledProcessLosesNothingItRecorded() async throws {
        let path = FilePath("/tmp/vegyscan-lost-\(getpid())")
        defer { try? FileManager.default.removeItem(atPath: path.display) }
        await #expect(processExitsWith: .signal(SIGKILL)) {
            let store = try Store(locations: .folder(FilePath("/tmp/vegyscan-lost-\(getppid())")))
            await Self.fill(store, from: 0)
            kill(getpid(), SIGKILL)
        }
        await Self.check(try Store(locations: .folder(path)), count: 100)
    }

    @Test func onlyTheOwnerMayLook() async throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        await Self.fill(store, from: 0)
        let log = try RunLog(folder: folder.locations.runs, startedAt: day, pid: 1)
        log.append(["event": "start"])
        var names = [(folder.path.appending("store"), mode_t(0o700)), (folder.locations.runs, 0o700)]
        for name in [
            "vegyscan.sqlite", "vegyscan.sqlite-wal", "vegyscan.sqlite-shm", "cache.sqlite", "cache.sqlite-wal",
        ] {
            names.append((folder.path.appending("store").appending(name), 0o600))
        }
        names.append((folder.locations.runs.appending("1800000000-1.jsonl"), 0o600))
        for (name, mode) in names {
            var status = stat()
            unsafe #expect(try name.withCPath { unsafe stat($0, &status) } == 0)
            #expect(status.st_mode & 0o777 == mode, "\(name.lastComponent.display)")
        }
    }
}
