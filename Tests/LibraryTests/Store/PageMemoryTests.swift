import Asking
import Foundation
import Judging
import Models
import TestMaterial
import Testing

@testable import Library

/// The same menu on another photo.
@Suite struct PageMemoryTests {
    private let opinion = ModelOpinion(claims: [.vegan: .no], allergens: [.celery: .contains])

    /// The hash of a page; bits set in `change` differ from the first page's.
    private func hashes(
        _ change: UInt64 = 0, text: UInt64 = 0, algorithm: String = "dct-64", quality: Int? = 100
    ) -> [PerceptualHash] {
        let page = HashBits(0x1234_5678_9ABC_DEF0 ^ change)
        let part = HashBits(0x0F0F_F0F0_3C3C_C3C3 ^ text)
        return [
            PerceptualHash(
                algorithm: "pdq", version: 101, value: HashBits(SIMD4<UInt64>(1, 2, 3, 4)).hexadecimal, quality: quality
            ),
            PerceptualHash(algorithm: algorithm, version: 101, value: page.hexadecimal, quality: quality),
            PerceptualHash(algorithm: algorithm + "-text", version: 101, value: part.hexadecimal, quality: quality),
        ]
    }

    private func question(
        _ name: String, language: String? = "en", cuisine: String? = "italian", section: String? = "Mains"
    ) throws -> DishQuestion {
        let dish = DishText(name: name, language: language, cuisine: cuisine, section: section)
        return try #require(DishQuestion(dish, targetLanguage: "en", model: "m", host: "h"))
    }

    private func filled(_ folder: TemporaryFolder, clock: Clock = Clock()) async throws -> Store {
        let store = try folder.store(clock)
        let dishes = try [question("Beef stew with mushrooms"), question("Lasagne")]
        await store.keep(dishes.map { AnsweredQuestion($0, opinion) })
        await store.remember(hashes(), dishes: dishes)
        return store
    }

    @Test func theSameDishOnASimilarPageTakesItsAnswer() async throws {
        let store = try await filled(TemporaryFolder())
        let asked = try [
            question("Lasagne"), question("LASAGNE!", language: "it", cuisine: nil),
            question("Beef stew with mushroorns", language: nil),
            question("Lasagne", section: "Starters"), question("Lasagne", section: nil), question("Lasagne verde"),
            question("Lasagne 2"), question("Beet stew with mushrooms"),
        ]
        // Either the whole page or the part with text looks alike.
        #expect(await store.pages(like: hashes(.max)).map(\.distance) == [0])
        #expect(await store.pages(like: hashes(0b111, text: .max)).map(\.distance) == [3])
        let near = await store.answers(to: asked, on: hashes(0b1011, text: 0b11111), judge: Judge())
        #expect(near.map { $0?.origin } == [.menuCache, .menuCache, .menuCache, nil, nil, nil, nil, nil])
        #expect(near.map { $0?.isSlip } == [false, false, true, nil, nil, nil, nil, nil])
        // Without a page that proposes, language and cuisine count.
        for pages in [[], hashes(.max, text: .max), hashes(algorithm: "other"), hashes(quality: 10)] {
            let far = await store.answers(to: asked, on: pages, judge: Judge())
            #expect(far.map { $0?.origin } == [.dishCache, nil, nil, nil, nil, nil, nil, nil])
        }
        #expect(await store.hits[.menu] == 3)
    }

    @Test func answersOfAnotherModelOrForAnotherLanguageAreNotTaken() async throws {
        let store = try await filled(TemporaryFolder())
        for change: (inout DishQuestion.Asking) -> Void in [
            { $0.model = "n" }, { $0.host = "i" }, { $0.prompt = "0" }, { $0.targetLanguage = "de" },
        ] {
            var other = try question("Lasagne")
            change(&other.asking)
            #expect(await store.answers(to: [other], on: hashes(), judge: Judge()) == [nil])
        }
    }

    @Test func pagesOfOtherConnectionsAndRunsAreFound() async throws {
        let folder = try TemporaryFolder()
        let first = try await filled(folder)
        #expect(await first.pages(like: hashes()).map(\.distance) == [0])
        let second = try folder.store()
        #expect(await second.pages(like: hashes(1, text: 3)).map(\.distance) == [1])
        await second.remember(hashes(0b111, text: 0b1111), dishes: [try question("Lasagne")])
        let found = await first.pages(like: hashes())
        #expect(found.map(\.distance) == [0, 3])
        #expect(found.map(\.dishes.count) == [2, 1])
        #expect(await first.nearestPage(to: hashes(0b1111, text: .max)) == 1)
    }

    @Test func aPageIsRememberedOnceAndForThirtyDays() async throws {
        let clock = Clock()
        let folder = try TemporaryFolder()
        let store = try await filled(folder, clock: clock)
        // Only some of its dishes were asked about, as by a retry; the others stay known.
        await store.remember(hashes(), dishes: [try question("Lasagne")])
        let found = await store.pages(like: hashes())
        #expect(found.map(\.dishes.count) == [2])
        #expect(found.first?.radius == PageIndex.radius)
        clock.advance(days: 31)
        #expect(await store.pages(like: hashes()).isEmpty)
        #expect(await store.clearCache())
        #expect(await store.nearestPage(to: hashes()) == nil)
    }

    @Test func nothingIsKeptOfAPageButItsLookAndDishes() async throws {
        let folder = try TemporaryFolder()
        _ = try await filled(folder)
        let database = try Database(folder.locations.cache)
        let columns = try database.rows("SELECT name FROM pragma_table_info('page')") { $0.text(0) }
        #expect(
            columns == [
                "id", "dishes", "bytes", "kept_at", "used_at",
            ])
    }
}
