internal import Foundation

/// Features of words, with a weight for every label, and of steps from a word to the next, with one for every two
/// labels.
///
/// None gives away a word itself, only its classes, so that weights can be published whatever menus they were learned
/// from. Widths of steps were set by hand.
package struct PageFeatures: Sendable {
    /// The features of each token and of the step to it, in reading order.
    package private(set) var words: [FeatureList] = []
    package private(set) var steps: [FeatureList] = []

    init(_ page: PageFacts, keepsNames: Bool) {
        for (cell, facts) in page.cells.enumerated() {
            for token in facts.cell.tokens.indices {
                var word = FeatureList(keepsNames: keepsNames)
                WordFeatures(page: page, number: cell, place: token).add(to: &word)
                var step = FeatureList(keepsNames: keepsNames)
                StepFeatures(page: page, number: cell, place: token).add(to: &step)
                add(word, step: step)
            }
        }
    }

    mutating func add(_ word: FeatureList, step: FeatureList) {
        words.append(word)
        steps.append(step)
    }

    mutating func append(_ habits: [FeatureList]) {
        for (place, list) in habits.enumerated() { words[place].append(list) }
    }
}
