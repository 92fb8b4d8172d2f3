import Foundation
import Models
import Testing

@testable import Stages

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
        await store.keep(opinion, forKey: "k", model: "m")
        #expect(await store.opinion(forKey: "k") == opinion)
        #expect(await store.opinion(forKey: "other") == nil)
        await store.keep(ModelOpinion(claims: [:]), forKey: "k", model: "m")
        #expect(await store.opinion(forKey: "k") == ModelOpinion(claims: [:]))
    }

    @Test func forgetsAfterThirtyDays() async throws {
        let clock = Clock()
        let folder = try TemporaryFolder()
        let store = try folder.store(clock)
        await store.keep(.sample(), forKey: "k")
        await store.keep(opinion, forKey: "k", model: "m")
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
        limits.opinions = 3
        let store = try TemporaryFolder().store(clock, limits: limits)
        for number in 1...3 {
            await store.keep(opinion, forKey: "\(number)", model: "m")
            clock.advance(days: 1)
        }
        #expect(await store.opinion(forKey: "1") != nil)
        await store.keep(opinion, forKey: "4", model: "m")
        var left: [Int] = []
        for number in 1...4 where await store.opinion(forKey: "\(number)") != nil { left.append(number) }
        #expect(left == [1, 3, 4])
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
            try database.run("INSERT OR REPLACE INTO reading VALUES ('k', ?, 1, ?, ?)", body, now, now)
            try database.run("INSERT OR REPLACE INTO opinion VALUES ('k', 'm', ?, 1, ?, ?)", body, now, now)
            #expect(await store.reading(forKey: "k", path: "") == nil)
            #expect(await store.opinion(forKey: "k") == nil)
        }
        #expect(try database.number("SELECT (SELECT count(*) FROM reading) + (SELECT count(*) FROM opinion)") == 0)
        try database.run("INSERT INTO reading VALUES ('k', x'00', 1, 'soon', x'01')")
        #expect(await store.reading(forKey: "k", path: "") == nil)
        await store.keep(.sample(), forKey: "k")
        #expect(await store.reading(forKey: "k", path: "") != nil)
    }
}
