/// How certain it is which words of a page make up a dish, according to the label model's view of each.
struct DishStructure {
    /// For each word the probability of each label, in the order of `WordLabel`'s cases.
    private let probabilities: [TokenPlace: [Double]]
    /// The page's words in the order in which they are labelled, and where each stands among them.
    private let tokens: [Token]
    private let places: [TokenPlace: Int]

    init(_ layout: PageLayout, _ labels: PageLabels) {
        tokens = layout.cells.flatMap(\.tokens)
        places = Dictionary(
            zip(tokens.map { TokenPlace($0) }, tokens.indices), uniquingKeysWith: { first, _ in first })
        probabilities = Dictionary(
            zip(tokens.map { TokenPlace($0) }, labels.probabilities), uniquingKeysWith: { first, _ in first })
    }

    /// The least of the probabilities that the name begins where it does and ends where it does in its first row, that
    /// each price or size is one, that no other word begins another dish, and that the word that follows doesn't go on
    /// with this one; 0 to 1, in hundredths. Whether a row below is part of the name or describes it isn't asked where the dish
    /// names no diet and takes nothing away: it holds the same words in either case. 0 where a word of the dish stands
    /// above its name in another column.
    func certainty(of draft: DishDraft) -> Double {
        var least = 1.0
        func ask(_ token: Token, _ labels: [WordLabel], isAgainst: Bool = false) {
            // A mark has no label and raises no doubt.
            guard let row = probabilities[TokenPlace(token)] else { return }
            let sum = labels.reduce(0) { $0 + row[$1.rawValue] }
            least = min(least, isAgainst ? 1 - sum : sum)
        }
        let namesDiet = DishDraft.nameDiet(draft.name + draft.text)
        for (place, token) in draft.name.enumerated() {
            let isBelow = !namesDiet && token.rect.top >= draft.name[0].rect.bottom
            ask(token, place == 0 ? [.name] : isBelow ? [.inName, .description] : [.inName])
        }
        for token in draft.priceTokens { ask(token, [.price, .size]) }
        for token in draft.text + draft.number { ask(token, [.name], isAgainst: true) }
        // What stands further up in another column may be the head of that.
        if let first = draft.name.first {
            let name = draft.name.dropFirst().reduce(first.rect) { $0.union($1.rect) }
            // A text of some rows beside a name begins a little above it.
            let upper = Rect(
                left: name.left, top: name.top - 2 * first.rect.height, right: name.right, bottom: name.bottom)
            if draft.text.contains(where: { $0.rect.isAboveAndBeside(upper) }) { return 0 }
        }
        if let next = next(after: draft) { ask(next, [.inName, .description], isAgainst: true) }
        return (max(least, 0) * 100).rounded() / 100
    }

    private func next(after draft: DishDraft) -> Token? {
        guard let last = draft.tokens.compactMap({ places[TokenPlace($0)] }).max(), last + 1 < tokens.count else {
            return nil
        }
        return tokens[last + 1]
    }
}
