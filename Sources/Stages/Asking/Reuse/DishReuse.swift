package import Judging
internal import Models

/// Decides whether the answer to one question is also the answer to another.
package struct DishReuse {
    /// How two questions are the same.
    package enum Likeness: Hashable {
        case exact
        /// The words differ only as two readings of the same print do.
        case slip
    }

    private let judge: Judge
    private let slip: ReadingSlip

    package init(judge: Judge) {
        self.judge = judge
        slip = ReadingSlip(knowledge: judge.knowledge)
    }

    /// Nil when they are different questions.
    ///
    /// - Parameter isSameMenu: whether both come from the same menu, so that language and cuisine are the same even if
    ///   they came out differently.
    package func likeness(_ question: DishQuestion, _ other: DishQuestion, isSameMenu: Bool = false) -> Likeness? {
        guard question.asking == other.asking, question.words.marks == other.words.marks,
            isSameMenu || (question.language == other.language && question.cuisine == other.cuisine)
        else { return nil }
        if question.words == other.words { return .exact }
        guard zip(question.words.texts, other.words.texts).allSatisfy({ slip.areReadings($0, $1) }),
            judgesTheSame(question, other)
        else { return nil }
        return .slip
    }

    /// Whether a dish of the same menu is the same, whichever heading it was found under.
    func isSame(_ question: DishQuestion, _ other: DishQuestion) -> Bool {
        question.asking == other.asking && question.words.withoutHeading == other.words.withoutHeading
            && judgesTheSame(question, other)
    }

    private func judgesTheSame(_ question: DishQuestion, _ other: DishQuestion) -> Bool {
        let symbols = question.words.marks.compactMap { mark in
            SymbolMeaning(rawValue: mark.meaning).map { DietarySymbol(mark: mark.mark, meaning: $0, source: .legend) }
        }
        let verdicts = [question, other].map {
            judge($0.text(language: question.language, cuisine: question.cuisine, symbols: symbols))
        }
        return verdicts[0].label == verdicts[1].label && verdicts[0].claims == verdicts[1].claims
            && verdicts[0].allergens == verdicts[1].allergens
    }
}
