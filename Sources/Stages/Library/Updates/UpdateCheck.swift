internal import Asking
internal import Judging

/// Checks whether the text of an update may be used.
enum UpdateCheck {
    /// Throws `content` with the first thing that is wrong.
    static func check(_ text: String, of kind: UpdateKind) throws(UpdateFailure) {
        switch kind {
        case .knowledge: try checkKnowledge(text)
        case .prices: try checkPrices(text)
        }
    }

    /// The number of words or prices, for display.
    static func count(_ text: String, of kind: UpdateKind) -> Int {
        switch kind {
        case .knowledge: KnowledgeAddition(text).words
        case .prices: text.split(whereSeparator: \.isNewline).count { !$0.hasPrefix("#") }
        }
    }

    private static func checkPrices(_ text: String) throws(UpdateFailure) {
        do throws(ModelPrices.TableError) {
            guard try ModelPrices(text) != ModelPrices() else {
                throw ModelPrices.TableError(line: 1)
            }
        } catch {
            throw UpdateFailure(.content, error.description)
        }
    }

    private static func checkKnowledge(_ text: String) throws(UpdateFailure) {
        let addition = KnowledgeAddition(text)
        if let fault = addition.faults.first {
            throw UpdateFailure(.content, "Line \(fault.line): \(fault.message).")
        }
        guard addition.words > 0 else { throw UpdateFailure(.content, "There are no words in it.") }
        for case .success(let row) in KnowledgeTable(text: text).rows where !row.isFood {
            // Such words change how all others are read; they only come with a version of the program.
            throw UpdateFailure(
                .content, "Line \(row.line): an update may hold rows of the kinds ingredient and dish only.")
        }
        if let change = addition.changes.first {
            throw UpdateFailure(
                .content,
                "Line \(change.line): \"\(change.word)\" would lose \(change.drops.joined(separator: ", ")); an update "
                    + "may only add to what is known to be in a word.")
        }
        if let problem = SafetyCheck(update: text).problem {
            throw UpdateFailure(.content, "It isn't safe: " + problem)
        }
    }
}
