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
    let slip: ReadingSlip

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

    /// Whether the answer to a dish holds for a dish of the same menu with the same words under another heading: whether
    /// it was asked about at least as cautiously.
    ///
    /// A heading may be taken for a dish's own by mistake: "vegan" must not answer for what stands among the burgers.
    func answer(to answered: DishQuestion, holdsFor question: DishQuestion) -> Bool {
        let (now, then) = verdicts(on: question, answered)
        return then.claims.allSatisfy { Self.promises($1, noMoreThan: now.claims[$0]) }
            && now.allergens.allSatisfy { [$1, .contains].contains(then.allergens[$0]) }
    }

    private static func promises(_ claim: Claim, noMoreThan other: Claim?) -> Bool {
        switch claim {
        case .no: true
        case .maybe, .unknown: other == .yes || other == .maybe || other == .unknown
        case .yes: other == .yes
        }
    }

    private func judgesTheSame(_ question: DishQuestion, _ other: DishQuestion) -> Bool {
        let (one, two) = verdicts(on: question, other)
        return one.label == two.label && one.claims == two.claims && one.allergens == two.allergens
    }

    /// What the knowledge base says of both, in the language and cuisine of the first.
    private func verdicts(on question: DishQuestion, _ other: DishQuestion) -> (Classification, Classification) {
        let symbols = question.words.marks.compactMap { mark in
            SymbolMeaning(rawValue: mark.meaning).map { DietarySymbol(mark: mark.mark, meaning: $0, source: .legend) }
        }
        func verdict(on dish: DishQuestion) -> Classification {
            judge(dish.text(language: question.language, cuisine: question.cuisine, symbols: symbols))
        }
        return (verdict(on: question), verdict(on: other))
    }
}
