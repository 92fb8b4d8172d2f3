package import Pages

/// What each word of a page is. It is found in two passes: the first knows what most pages are like, the second what
/// this page is like.
package struct PageLabels: Sendable {
    /// The label of each token in reading order.
    package let labels: [WordLabel]
    /// The probability of each label of each token, in the order of `WordLabel`'s cases.
    package let probabilities: [[Double]]

    /// - Parameter starts: words that are known to begin a dish.
    package init(_ layout: PageLayout, weights: LabelWeights = .embedded, starts: Set<WordPlace> = []) {
        let tokens = layout.cells.flatMap(\.tokens)
        let known = tokens.indices.filter {
            tokens[$0].part == 0 && starts.contains(WordPlace(line: tokens[$0].line, word: tokens[$0].word))
        }
        let chain = LabelChain(
            Self.features(layout, weights: weights, keepsNames: false), weights.second,
            known: Dictionary(uniqueKeysWithValues: known.map { ($0, .name) }))
        labels = chain.best()
        probabilities = chain.marginals()
    }

    /// The features of the second pass, or of the first where no weights are given; weights are learned from these.
    package static func features(_ layout: PageLayout, weights: LabelWeights?, keepsNames: Bool) -> PageFeatures {
        let page = PageFacts(layout)
        var features = PageFeatures(page, keepsNames: keepsNames)
        if let weights {
            let marginals = LabelChain(features, weights.first).marginals()
            features.append(Habits.features(page, marginals, keepsNames: keepsNames))
        }
        return features
    }
}
