import Asking
import Files
import Foundation
import Judging
import Models
import Pages
import TestMaterial
import Testing

@testable import Library

@Suite struct CacheTests {
    private let opinion = ModelOpinion(
        claims: [.vegan: .no, .vegetarian: .yes], allergens: [.milk: .contains], questions: ["Is there lard in it?"])

    @Test func remembersAReadingUnderItsNewPath() async throws {
        let folder = try TemporaryFolder()
        let clock = Clock()
        let store = try folder.store(clock)
        #expect(await store.reading(forKey: "k", path: "b.jpg") == nil)
        await store.keep(.sample(path: "home/a.jpg"), forKey: "k")
        #expect(await store.reading(forKey: "k", path: "b.jpg") == .sample(path: "b.jpg"))
        #expect(await store.reading(forKey: "K", path: "b.jpg") == nil)
        #expect(try await folder.store(clock).reading(forKey: "k", path: "") == .sample())
        let bytes = try #require(SmallFile.bytes(of: folder.locations.cache, limit: 1 << 24))
        let journal = SmallFile.bytes(of: FilePath(folder.locations.cache.display + "-wal"), limit: 1 << 24) ?? []
        #expect((bytes + journal).firstRange(of: Array("home/a.jpg".utf8)) == nil)
    }

    @Test func remembersAnOpinion() async throws {
        let store = try TemporaryFolder().store()
        await store.keep(opinion, forKey: "k")
        #expect(await store.opinion(forKey: "k") == opinion)
        #expect(await store.opinion(forKey: "other") == nil)
        await store.keep(ModelOpinion(claims: [:]), forKey: "k")
        #expect(await store.opinion(forKey: "k") == ModelOpinion(claims: [:]))
    }

    @Test func forgetsAfterThirtyDays() async throws {
        let clock = Clock()
        let folder = try TemporaryFolder()
        let store = try folder.store(clock)
        await store.keep(.sample(), forKey: "k")
        await store.keep(opinion, forKey: "k")
        clock.advance(days: 29.9)
        #expect(await store.reading(forKey: "k", path: "") != nil)
        #expect(await store.opinion(forKey: "k") != nil)
        clock.advance(days: 0.2)
        #expect(await store.reading(forKey: "k", path: "") == nil)
        #expect(await store.opinion(forKey: "k") == nil)
        clock.advance(days: -60)
        await store.keep(.sample(), forKey: "k")
        clock.advance(days: -2)
        #expect(await store.reading(forKey: "k", path: "") == nil)
    }

    @Test func makesRoomByForgettingWhatIsUsedLeast() async throws {
        let clock = Clock()
        var limits = CacheLimits()
        limits.bytes = 100_000
        let store = try TemporaryFolder().store(clock, limits: limits)
        let text = String(repeating: "x", count: 18_000)
        for number in 1...5 {
            await store.keep(.sample(text), forKey: "\(number)")
            clock.advance(days: 1)
        }
        #expect(await store.reading(forKey: "1", path: "") != nil)
        await store.keep(.sample(text), forKey: "6")
        var left: [Int] = []
        for number in 1...6 where await store.reading(forKey: "\(number)", path: "") != nil { left.append(number) }
        #expect(left == [1, 4, 5, 6])
        await store.keep(.sample(String(repeating: "x", count: 30_000)), forKey: "giant")
        #expect(await store.reading(forKey: "giant", path: "") == nil)
        #expect(await store.reading(forKey: "6", path: "") != nil)
    }

    @Test func keepsOnlySoManyOpinions() async throws {
        let clock = Clock()
        var limits = CacheLimits()
        limits.answers = 3
        let store = try TemporaryFolder().store(clock, limits: limits)
        for number in 1...3 {
            await store.keep(opinion, forKey: "\(number)")
            clock.advance(days: 1)
        }
        #expect(await store.opinion(forKey: "1") != nil)
        await store.keep(opinion, forKey: "4")
        var left: [Int] = []
        for number in 1...4 where await store.opinion(forKey: "\(number)") != nil { left.append(number) }
        #expect(left == [1, 3, 4])
    }

    @Test func whateverIsUsedLeastGoes() async throws {
        let clock = Clock()
        var limits = CacheLimits()
        limits.bytes = 100_000
        let store = try TemporaryFolder().store(clock, limits: limits)
        let long = ModelOpinion(claims: [:], questions: [String(repeating: "x", count: 900)])
        for number in 1...30 { await store.keep(long, forKey: "\(number)") }
        clock.advance(days: 1)
        let text = String(repeating: "x", count: 18_000)
        for number in 1...3 { await store.keep(.sample(text), forKey: "\(number)") }
        // The answers were used before the readings, but for one.
        clock.advance(days: 1)
        #expect(await store.opinion(forKey: "7") != nil)
        await store.keep(.sample(text), forKey: "4")
        #expect(await store.opinion(forKey: "7") != nil)
        var left = 0
        for number in 1...30 where await store.opinion(forKey: "\(number)") != nil { left += 1 }
        #expect(left > 1 && left < 25, "\(left)")
        for number in 1...4 { #expect(await store.reading(forKey: "\(number)", path: "") != nil) }
    }

    @Test func anExpiredAnswerStandsInUntilItsRoomIsNeeded() async throws {
        let clock = Clock()
        var limits = CacheLimits()
        limits.answers = 2
        let store = try TemporaryFolder().store(clock, limits: limits)
        let question = try #require(DishQuestion.sample("Dish 1"))
        await store.keep(opinion, forKey: "1")
        clock.advance(days: 31)
        let old = await store.answers(to: [question], on: [], judge: Judge())
        #expect(old == [DishAnswer(opinion, from: .dishCache, isExpired: true)])
        #expect(await store.hits == CacheHits())
        // It goes before a fresh one, though it was looked up later.
        await store.keep(opinion, forKey: "2")
        await store.keep(opinion, forKey: "3")
        #expect(await store.answers(to: [question], on: [], judge: Judge()) == [nil])
        clock.advance(days: 181)
        let other = try #require(DishQuestion.sample("Dish 2"))
        #expect(await store.answers(to: [other], on: [], judge: Judge()) == [nil])
    }

    @Test func anAnswerUnderAnotherDishIsNoAnswer() async throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        await store.keep(opinion, forKey: "1")
        await store.keep(ModelOpinion(claims: [.vegan: .yes]), forKey: "2")
        let database = try Database(folder.locations.cache)
        // Bodies exchanged, as a broken tool or a bad disk might.
        let bodies = try database.rows("SELECT body FROM answer ORDER BY rowid") { $0.blob(0) }
        try database.run("UPDATE answer SET body = ? WHERE rowid = 1", .blob(bodies[1]))
        try database.run("UPDATE answer SET body = ? WHERE rowid = 2", .blob(bodies[0]))
        #expect(await store.opinion(forKey: "1") == nil)
        #expect(await store.opinion(forKey: "2") == nil)
    }

    @Test func refreshingReadsNothingAndWrites() async throws {
        let folder = try TemporaryFolder()
        let first = try folder.store()
        await first.keep(.sample("old"), forKey: "k")
        await first.keep(opinion, forKey: "k")
        let second = try folder.store(mode: .refresh)
        #expect(await second.reading(forKey: "k", path: "") == nil)
        #expect(await second.opinion(forKey: "k") == nil)
        await second.keep(.sample("new"), forKey: "k")
        #expect(await first.reading(forKey: "k", path: "") == .sample("new"))
        #expect(await first.opinion(forKey: "k") == opinion)
        let off = try TemporaryFolder()
        let third = try off.store(mode: .off)
        await third.keep(.sample(), forKey: "k")
        #expect(await third.reading(forKey: "k", path: "") == nil)
        #expect(off.storeNames.allSatisfy { !$0.contains("cache") })
    }

    @Test func hitsAreCountedByLevel() async throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        await store.keep(.sample(), forKey: "k")
        await store.keep(opinion, forKey: "k")
        for _ in 0..<3 { _ = await store.reading(forKey: "k", path: "") }
        _ = await store.reading(forKey: "absent", path: "")
        _ = await store.opinion(forKey: "k")
        #expect(await store.hits[.photo] == 3)
        #expect(await store.hits[.dish] == 1)
        await store.saveHits()
        await store.saveHits()
        let cache = Cache(database: try Database(folder.locations.cache), limits: CacheLimits())
        let hits = await store.hits
        #expect(try cache.hits() == hits)
    }

    @Test func brokenRowsAreMisses() async throws {
        let folder = try TemporaryFolder()
        let clock = Clock()
        let store = try folder.store(clock)
        var wide = ReadPage.sample()
        wide.lines[0].box.width = .max
        await store.keep(wide, forKey: "wide")
        #expect(await store.reading(forKey: "wide", path: "") == nil)

        let database = try Database(folder.locations.cache)
        let now = SQLValue.real(clock.now().timeIntervalSince1970)
        let bodies: [SQLValue] = [
            .blob([]), .blob(Array("{".utf8)), .text("{}"), .integer(7), .blob([UInt8](repeating: 0xFF, count: 100)),
            .blob(Array(String(repeating: "[", count: 100_000).utf8)),
        ]
        for body in bodies {
            try database.run("INSERT OR REPLACE INTO reading VALUES ('p', 's', ?, 1, ?, ?)", body, now, now)
            try database.run("INSERT OR REPLACE INTO photo VALUES ('k', 'p')")
            await store.keep(opinion, forKey: "k")
            try database.run("UPDATE answer SET body = ?", body)
            #expect(await store.reading(forKey: "k", path: "") == nil)
            #expect(await store.opinion(forKey: "k") == nil)
        }
        #expect(try database.number("SELECT (SELECT count(*) FROM reading) + (SELECT count(*) FROM photo)") == 0)
        try database.run("INSERT INTO reading VALUES ('p', 's', x'00', 1, 'soon', x'01')")
        try database.run("INSERT INTO photo VALUES ('k', 'p')")
        #expect(await store.reading(forKey: "k", path: "") == nil)
        await store.keep(.sample(), forKey: "k")
        #expect(await store.reading(forKey: "k", path: "") != nil)
    }
}
