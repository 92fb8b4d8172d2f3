/// How certain it is which words of a page make up a dish, according to the label model's view of each.
struct DishStructure {
    /// For each word the probability of each label, in the order of `WordLabel`'s cases.
    private let probabilities: [TokenPlace: [Double]]

    init(_ layout: PageLayout, _ labels: PageLabels) {
        let tokens = layout.cells.flatMap(\.tokens)
        probabilities = Dictionary(
            zip(tokens.map { TokenPlace($0) }, labels.probabilities), uniquingKeysWith: { first, _ in first })
    }

    /// The least of the probabilities that the name begins and ends where it does, that each price or size is one, and
    /// that no other word begins another dish; 0 to 1, in hundredths.
    func certainty(of draft: DishDraft) -> Double {
        var least = 1.0
        func ask(_ token: Token, _ labels: [WordLabel], isAgainst: Bool = false) {
            // A mark has no label and raises no doubt.
            guard let row = probabilities[TokenPlace(token)] else { return }
            let sum = labels.reduce(0) { $0 + row[$1.rawValue] }
            least = min(least, isAgainst ? 1 - sum : sum)
        }
        for (place, token) in draft.name.enumerated() { ask(token, place == 0 ? [.name] : [.inName]) }
        for token in draft.priceTokens { ask(token, [.price, .size]) }
        for token in draft.text + draft.number { ask(token, [.name], isAgainst: true) }
        return (max(least, 0) * 100).rounded() / 100
    }
}
