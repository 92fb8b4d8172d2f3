internal import Foundation
internal import Models
internal import Pages

/// How likely it is that the text read on a line is really there, judged by the reading, the line and the rest of the
/// page.
struct LineBelief {
    /// The usual height of a line in pixels of the sheet, and its contrast, taken from reliably read text on the page.
    private let usualHeight: Double
    private let usualContrast: Double

    init(_ trials: [ReadTrial]) {
        let sure = trials.filter { $0.length >= 4 && $0.words.meanConfidence >= 0.8 }
        let basis = sure.isEmpty ? trials : sure
        usualHeight = WeightedQuantile.median(basis.map { ($0.line.quad.height, $0.length) })
        usualContrast = WeightedQuantile.median(basis.map { ($0.line.contrast ?? 0, 1) })
    }

    /// From 0 to 1.
    func probability(of trial: ReadTrial) -> Double {
        let features = features(of: trial)
        let sum = zip(Self.weights, features).reduce(Self.bias) { $0 + $1.0 * $1.1 }
        return (trial.isInOtherLanguage ? 0.6 : 1) / (1 + exp(-sum))
    }

    /// The features in the order of `weights`.
    func features(of trial: ReadTrial) -> [Double] {
        let characters = trial.words.flatMap(\.text.unicodeScalars)
        let count = Double(max(1, characters.count))
        let confidence = trial.words.meanConfidence
        let unspaced = characters.count { Script.of($0).isUnspaced }
        let contrast = max(1, trial.line.contrast ?? usualContrast)
        return [
            confidence * confidence, log(1 + count),
            abs(log(count / Double(max(1, trial.line.letters ?? characters.count)))),
            abs(log(max(1, trial.line.quad.height) / max(1, usualHeight))), log(contrast / max(1, usualContrast)),
            Double(unspaced) / count, count <= 2 ? 1 : 0,
        ]
    }

    /// Set by hand, guided by the signs and sizes of a logistic regression on the lines of 33 photos of menus, whose
    /// target was the share of a line's words that stand on the menu. A regression with the tested photo left out did
    /// no better: mean word F1 0.767 with these weights against 0.766.
    private static let weights: [Double] = [7, 0.6, -0.3, -0.8, 0.4, 0.8, -0.8]
    private static let bias = -4.0
}
