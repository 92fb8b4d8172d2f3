package import Pages

/// What each word of a page is. It is found in two passes: the first knows what most pages are like, the second what
/// this page is like.
package struct PageLabels: Sendable {
    /// The label of each token in reading order.
    package let labels: [WordLabel]
    /// The probability of each label of each token, in the order of `WordLabel`'s cases.
    package let probabilities: [[Double]]

    /// - Parameter starts: the first words of rows of a table that name a dish up to their price.
    package init(_ layout: PageLayout, weights: LabelWeights = .embedded, starts: Set<WordPlace> = []) {
        let tokens = layout.cells.flatMap(\.tokens)
        var known: [Int: WordLabel] = [:]
        for place in tokens.indices
        where tokens[place].part == 0 && starts.contains(WordPlace(line: tokens[place].line, word: tokens[place].word))
        {
            known[place] = .name
            let cell = layout.cells[layout.places[place].cell]
            let rest = cell.forms.indices.dropFirst(layout.places[place].token + 1)
                .prefix { !cell.forms[$0].isPrice && cell.tokens[$0].text.contains(where: \.isLetter) }
            for token in rest { known[place + token - layout.places[place].token] = .inName }
        }
        let chain = LabelChain(
            Self.features(layout, weights: weights, keepsNames: false),
            weights.second(forPageOf: tokens.count), known: known)
        labels = chain.best()
        probabilities = chain.marginals()
    }

    /// The features of the second pass, or of the first where no weights are given; weights are learned from these.
    package static func features(_ layout: PageLayout, weights: LabelWeights?, keepsNames: Bool) -> PageFeatures {
        let page = PageFacts(layout)
        var features = PageFeatures(page, keepsNames: keepsNames)
        if let weights {
            let marginals = LabelChain(features, weights.first(forPageOf: layout.places.count)).marginals()
            features.append(Habits.features(page, marginals, keepsNames: keepsNames))
        }
        return features
    }
}
