internal import Foundation

/// Chooses the labels of all words of a page together: a linear-chain conditional random field whose steps have
/// features too (Lafferty, McCallum and Pereira 2001), with exact inference.
struct LabelChain {
    private static let count = WordLabel.allCases.count
    /// The scores of each word for each label; and of each step for each pair of labels, the earlier one first.
    private let words: [[Double]]
    private let steps: [[Double]]

    /// - Parameter known: the labels of words, by their place, that need no choice.
    init(_ features: PageFeatures, _ weights: LabelWeights.Blend, known: [Int: WordLabel] = [:]) {
        words = features.words.enumerated().map { place, list in
            var scores = [Double](repeating: 0, count: Self.count)
            weights.add(list, to: &scores)
            if let label = known[place] { scores[label.rawValue] += Self.certain }
            return scores
        }
        steps = features.steps.map { list in
            var scores = [Double](repeating: 0, count: Self.count * Self.count)
            weights.addSteps(list, to: &scores)
            return scores
        }
    }

    /// More than all other scores of a word and its steps together.
    private static let certain = 1e6

    /// The most probable labels of the page as a whole (Viterbi).
    func best() -> [WordLabel] {
        guard var score = words.first else { return [] }
        var origins: [[Int]] = []
        for place in words.indices.dropFirst() {
            var next = [Double](repeating: 0, count: Self.count)
            var origin = [Int](repeating: 0, count: Self.count)
            for label in 0..<Self.count {
                var best = -Double.infinity
                for before in 0..<Self.count {
                    let value = score[before] + steps[place][before * Self.count + label]
                    if value > best { (best, origin[label]) = (value, before) }
                }
                next[label] = best + words[place][label]
            }
            origins.append(origin)
            score = next
        }
        var label = score.indices.max { (score[$0], -$0) < (score[$1], -$1) } ?? 0
        var path = [label]
        for origin in origins.reversed() {
            label = origin[label]
            path.append(label)
        }
        return path.reversed().compactMap(WordLabel.init(rawValue:))
    }

    /// The probability of each label of each word (forward-backward, scaled).
    func marginals() -> [[Double]] {
        guard !words.isEmpty else { return [] }
        let ofWords = words.map(Self.exponentials)
        let ofSteps = steps.map(Self.exponentials)
        var forward: [[Double]] = []
        for place in ofWords.indices {
            var row = ofWords[place]
            if let last = forward.last {
                for label in 0..<Self.count {
                    var sum = 0.0
                    for before in 0..<Self.count { sum += last[before] * ofSteps[place][before * Self.count + label] }
                    row[label] *= sum
                }
            }
            forward.append(Self.normalised(row))
        }
        var backward = [Double](repeating: 1, count: Self.count)
        var found = forward
        for place in ofWords.indices.reversed() {
            found[place] = Self.normalised(zip(forward[place], backward).map { $0 * $1 })
            guard place > 0 else { break }
            var row = [Double](repeating: 0, count: Self.count)
            for before in 0..<Self.count {
                for label in 0..<Self.count {
                    row[before] += ofSteps[place][before * Self.count + label] * ofWords[place][label] * backward[label]
                }
            }
            backward = Self.normalised(row)
        }
        return found
    }

    /// The exponentials, scaled so that the largest is 1 and none overflows; the small number keeps sums above zero.
    private static func exponentials(_ scores: [Double]) -> [Double] {
        let most = scores.max() ?? 0
        return scores.map { exp($0 - most) + 1e-12 }
    }

    private static func normalised(_ row: [Double]) -> [Double] {
        let sum = row.reduce(0, +)
        return sum > 0 ? row.map { $0 / sum } : row
    }
}
