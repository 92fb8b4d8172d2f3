internal import Judging
internal import Models

/// Asks a service about one batch of dishes until each has an answer or it isn't worth asking on.
struct MenuInterview: Sendable {
    /// What was learnt, and why no more, if anything went wrong.
    struct Outcome: Sendable {
        /// By the dishes' keys.
        var opinions: [String: ModelOpinion] = [:]
        var failure: LanguageModelFailure?
    }

    private struct Portion {
        var batch: DishBatch
        var isRepeat = false
    }

    /// So many answers in a row without one usable opinion, and the model is given up on for this batch; enough to
    /// halve a full batch down to a single dish.
    static let maximumFruitless = 6

    let endpoint: ChatEndpoint
    let targetLanguage: String

    /// Answers that are missing, doubled or invalid are asked for once more, dish by dish; what was cut off is asked
    /// in halves; a refusal stands.
    func callAsFunction(_ batch: DishBatch) async -> Outcome {
        var outcome = Outcome()
        var portions = [Portion(batch: batch)]
        var fruitless = 0
        while fruitless < Self.maximumFruitless, let portion = portions.first {
            portions.removeFirst()
            let reply: ChatReply
            do throws(LanguageModelFailure) {
                reply = try await ask(portion.batch)
            } catch {
                outcome.failure = error
                return outcome
            }
            let found = opinions(in: reply, portion.batch)
            outcome.opinions.merge(found) { $1 }
            fruitless = found.isEmpty ? fruitless + 1 : 0
            portions.insert(contentsOf: next(portion, reply.ending, found), at: 0)
        }
        return outcome
    }

    private func ask(_ batch: DishBatch) async throws(LanguageModelFailure) -> ChatReply {
        guard let conversation = ModelPrompt.conversation(batch, targetLanguage: targetLanguage) else {
            throw .refused(status: 400)
        }
        return try await endpoint.chat(conversation)
    }

    private func opinions(in reply: ChatReply, _ batch: DishBatch) -> [String: ModelOpinion] {
        guard case .answered(let text) = reply.ending else { return [:] }
        let byID = ModelAnswer.opinions(in: text, on: batch, targetLanguage: targetLanguage)
        var byKey: [String: ModelOpinion] = [:]
        for (id, dish) in zip(batch.ids, batch.dishes) { byKey[dish.key] = byID[id] }
        return byKey
    }

    private func next(_ portion: Portion, _ ending: ChatReply.Ending, _ found: [String: ModelOpinion]) -> [Portion] {
        let count = portion.batch.dishes.count
        switch ending {
        case .refused: return []
        case .truncated: return count > 1 ? portion.batch.halves.map { Portion(batch: $0) } : []
        case .answered:
            if portion.isRepeat { return [] }
            if found.isEmpty, count > 2 { return portion.batch.halves.map { Portion(batch: $0) } }
            return portion.batch.dishes.filter { found[$0.key] == nil }
                .map { Portion(batch: DishBatch([$0]), isRepeat: true) }
        }
    }
}
