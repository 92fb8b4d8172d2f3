/// What each word of a page is, told in two passes: what most pages are like, then what this page is like.
package struct PageLabels: Sendable {
    /// Of each token in the order of reading.
    package let labels: [WordLabel]
    /// How probable each label of each token is; in the order of `WordLabel`'s cases.
    package let probabilities: [[Double]]

    package init(_ layout: PageLayout, weights: LabelWeights = .embedded) {
        let chain = LabelChain(Self.features(layout, weights: weights, keepsNames: false), weights.second)
        labels = chain.best()
        probabilities = chain.marginals()
    }

    /// The features of the second pass, or of the first where no weights are given: what weights are learned from.
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
