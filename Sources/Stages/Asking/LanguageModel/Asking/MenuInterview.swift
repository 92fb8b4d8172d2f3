internal import Judging
internal import Models

/// Asks a service about one batch of dishes until each has an answer or further asking isn't worthwhile.
struct MenuInterview: Sendable {
    /// What was learnt, and why it isn't more.
    struct Outcome: Sendable {
        /// By the dishes' keys.
        var opinions: [String: ModelOpinion] = [:]
        /// Never nil when a dish is without an opinion: an unusable answer counts as none.
        var failure: LanguageModelFailure?
    }

    private struct Portion {
        var batch: DishBatch
        /// Whether its dishes have already been asked about one by one.
        var isRepeat = false
    }

    /// After so many answers in a row without one usable opinion, the model is given up on for this batch; that is
    /// enough to halve a full batch down to a single dish.
    static let maximumFruitless = 6

    let endpoint: ChatEndpoint
    let targetLanguage: String

    /// If an answer is of no use to any dish, the halves are asked about again, so that one dish can't spoil it for the
    /// others. If it is useful, the missing, duplicate or invalid dishes are asked about again one by one, once.
    func callAsFunction(_ batch: DishBatch) async -> Outcome {
        var outcome = Outcome()
        var portions = [Portion(batch: batch)]
        var fruitless = 0
        var complaint = LanguageModelFailure.unusable
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
            complaint = reply.ending.complaint ?? complaint
            portions.insert(contentsOf: next(portion, reply.ending, found), at: 0)
        }
        if batch.dishes.contains(where: { outcome.opinions[$0.key] == nil }) { outcome.failure = complaint }
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

    /// What is asked next in place of a portion.
    private func next(_ portion: Portion, _ ending: ChatReply.Ending, _ found: [String: ModelOpinion]) -> [Portion] {
        let missing = portion.batch.dishes.filter { found[$0.key] == nil }
        if portion.isRepeat || missing.isEmpty { return [] }
        // A dish whose request is too long won't get shorter.
        if case .tooLong = ending, missing.count == 1 { return [] }
        if found.isEmpty, missing.count > 2 { return portion.batch.halves.map { Portion(batch: $0) } }
        return missing.map { Portion(batch: DishBatch([$0]), isRepeat: true) }
    }
}

extension ChatReply.Ending {
    /// Why dishes have no opinion if this is all there is; nil for an answer that has yet to be read.
    fileprivate var complaint: LanguageModelFailure? {
        switch self {
        case .answered: nil
        case .truncated: .cutOff
        case .refused: .declined
        case .tooLong(let status): .refused(status: status)
        }
    }
}
