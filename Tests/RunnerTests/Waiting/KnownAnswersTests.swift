import Asking
import Judging
import Models
import Testing

@testable import Runner

@Suite struct KnownAnswersTests {
    /// Knows whatever is called soup.
    private struct SoupCache: OpinionCache {
        func answers(to questions: [DishQuestion], on pages: [PerceptualHash], judge: Judge) async -> [DishAnswer?] {
            questions.map {
                $0.words.name.contains("soup") ? DishAnswer(KnownAnswersTests.opinion, from: .menuCache) : nil
            }
        }
        func keep(_ opinions: [AnsweredQuestion]) async {}
        func pages(like hashes: [PerceptualHash]) async -> [RememberedPage] { [] }
        func remember(_ hashes: [PerceptualHash], dishes: [DishQuestion]) async {}
    }

    private static let opinion = ModelOpinion(claims: [.vegan: .no])

    private func questions(_ names: [String]) throws -> [DishQuestion] {
        try names.map { name in
            try #require(DishQuestion(DishText(name: name), targetLanguage: "en", model: "m", host: "h"))
        }
    }

    @Test func answersOfAFileComeFirstAndEachStandsAtItsQuestion() async throws {
        let asked = try questions(["tomato soup", "tea", "onion soup", "cake"])
        let byFile = [asked[1].key: Self.opinion, asked[2].key: Self.opinion]
        let all = await KnownAnswers(opinions: byFile, cache: SoupCache()).answers(to: asked, on: [], judge: Judge())
        #expect(all.map { $0?.origin } == [.menuCache, .dishCache, .dishCache, nil])
        let alone = await KnownAnswers(opinions: byFile, cache: nil).answers(to: asked, on: [], judge: Judge())
        #expect(alone.map { $0?.origin } == [nil, .dishCache, .dishCache, nil])
    }
}
