import Files
import Foundation
import Judging
import Library
import Menus
import Models
import StubService
import TestMaterial
import Testing

@testable import Asking

/// From a menu through the caches to a model, and again from another photo of it.
@Suite struct MenuReuseTests {
    private func menu(
        _ names: [String], hash: UInt64, language: String, cuisine: String? = nil
    ) -> MenuDraft {
        let box = Box(x: 0, y: 0, width: 1, height: 1)
        let hashes = [
            PerceptualHash(algorithm: "dct-64", version: 101, value: HashBits(hash).hexadecimal, quality: 90)
        ]
        return MenuDraft(
            pages: [Page(number: 1, photo: PhotoRecord(path: "", sha256: ""), pageHashes: hashes)],
            dishes: names.enumerated().map { Dish(id: "d\($0)", page: 1, name: $1, box: box, lines: []) },
            languages: [language], cuisine: cuisine)
    }

    @Test func anotherPhotoOfAMenuAsksOnlyAboutWhatChanged() async throws {
        let folder = try TemporaryFolder()
        let test = try ModelUnderTest(cache: try Store(locations: .folder(folder.path.appending("store")))) {
            StubAnswer.chat(StubAnswer.verdicts($0, contains: ["celery"]))
        }
        defer { test.stub.stop() }
        let first = menu(["Beef stew with mushrooms", "Fish soup", "Lasagne"], hash: 0xFF00, language: "en")
        _ = await Classify(model: test.model)(first)
        #expect(test.stub.requests.count == 1)

        // Another run: the page looks a little different, the language was worked out otherwise, one dish changed.
        let settings = LanguageModelSettings(url: test.stub.url, model: "tiny")
        let model = try LanguageModel(
            settings, cache: try Store(locations: .folder(folder.path.appending("store"))), timing: test.time.timing())
        let second = menu(
            ["BEEF STEW WITH MUSHROORNS", "Fish soup!", "Lasagne verde"], hash: 0xFF07, language: "fr",
            cuisine: "italian")
        let judged = await Classify(model: model)(second)
        #expect(test.stub.requests.map(\.names).last == ["Lasagne verde"])
        #expect(test.stub.requests.count == 2)
        #expect(judged.pending.isEmpty)
        #expect(judged.dishes.allSatisfy { $0.classification?.allergens[.celery] != nil })

        // A page that looks like none: language and cuisine count again.
        _ = await model.answers(
            to: second.dishes.map { DishText($0, of: second) }, targetLanguage: "en", on: second.pagesOfDishes())
        #expect(test.stub.requests.count == 2)
        let third = menu(["Fish soup"], hash: .max, language: "fr", cuisine: "italian")
        _ = await Classify(model: model)(third)
        #expect(test.stub.requests.count == 3)
    }

    @Test func failuresRefusalsAndInvalidAnswersAreNeverKept() async throws {
        let answers: [@Sendable (RecordedRequest) -> [StubStep]] = [
            { _ in StubAnswer.http(500, "") }, { _ in StubAnswer.http(403, "") },
            { _ in StubAnswer.chat(nil, refusal: "No.") }, { _ in StubAnswer.chat("{\"dishes\":[") },
            { _ in StubAnswer.chat("", finish: "length") },
            { StubAnswer.chat(StubAnswer.verdicts($0), finish: "length") },
        ]
        for answer in answers {
            let folder = try TemporaryFolder()
            let store = try Store(locations: .folder(folder.path.appending("store")))
            let test = try ModelUnderTest(cache: store, answer)
            defer { test.stub.stop() }
            _ = await Classify(model: test.model)(menu(["Soup"], hash: 1, language: "en"))
            let statistics = try #require(await store.cacheStatistics())
            #expect(statistics.answers.entries == 0 && statistics.pages.entries == 0)
        }
    }
}
