import Foundation
import Judging
import Models
import StubService
import Testing

@testable import Asking

/// What a page costs is bytes sent and bytes that come back; neither may grow unnoticed.
@Suite struct QuestionSizeTests {
    private func batch(into language: String) throws -> DishBatch {
        let batches = DishBatch.batches(of: asked(ThirtyDishes.dishes, targetLanguage: language))
        #expect(batches.count == 1)
        return try #require(batches.first)
    }

    private func answer(to batch: DishBatch, translates: Bool) -> String {
        let verdicts = zip(batch.ids, ThirtyDishes.rows).map { id, row in
            var verdict: [String: Any] = [
                "id": id, "name": row.name, "in": row.contains, "may": row.mayContain, "suits": row.suits,
                "sometimes": row.perhaps, "type": row.type, "questions": row.question.map { [$0] } ?? [],
            ]
            if translates {
                verdict["title"] = row.title
                verdict["text"] = row.text
            }
            return verdict
        }
        return StubAnswer.content(verdicts)
    }

    private func schema(_ conversation: Conversation) throws -> String {
        String(decoding: try JSONEncoder.bundle().encode(conversation.schema), as: UTF8.self)
    }

    @Test func aPageOfThirtyDishes() throws {
        let batch = try batch(into: "en")
        #expect(batch.dishes.count == 30)
        let conversation = try #require(ModelPrompt.conversation(batch, targetLanguage: "en"))
        #expect(conversation.system.utf8.count <= 2_050, "\(conversation.system.utf8.count)")
        #expect(conversation.user.utf8.count <= 3_900, "\(conversation.user.utf8.count)")
        let schema = try schema(conversation)
        #expect(schema.utf8.count <= 1_150, "\(schema.utf8.count)")
        let answer = answer(to: batch, translates: true)
        #expect(answer.utf8.count <= 7_000, "\(answer.utf8.count)")
        let found = ModelAnswer.opinions(in: answer, on: batch, targetLanguage: "en")
        #expect(found.count == 30)
        #expect(found.values.allSatisfy { $0.translation?.description != nil }, "\(found)")
        #expect(found.values.count { !$0.questions.isEmpty } == ThirtyDishes.rows.count { $0.question != nil })
    }

    /// In its own language nothing is translated, and nothing of that is asked or paid for.
    @Test func withoutATranslationItIsLess() throws {
        let batch = try batch(into: "de-AT")
        let conversation = try #require(ModelPrompt.conversation(batch, targetLanguage: "de-AT"))
        #expect(!conversation.system.contains("TITLE"))
        let schema = try schema(conversation)
        #expect(!schema.contains("title"))
        #expect(conversation.system.utf8.count <= 1_850, "\(conversation.system.utf8.count)")
        let answer = answer(to: batch, translates: false)
        #expect(answer.utf8.count <= 4_800, "\(answer.utf8.count)")
        let found = ModelAnswer.opinions(in: answer, on: batch, targetLanguage: "de-AT")
        #expect(found.count == 30 && found.values.allSatisfy { $0.translation == nil })
        // A translation that nobody asked for is none.
        let talkative = self.answer(to: batch, translates: true)
        #expect(
            ModelAnswer.opinions(in: talkative, on: batch, targetLanguage: "de-AT").values
                .allSatisfy { $0.translation == nil })
    }
}
