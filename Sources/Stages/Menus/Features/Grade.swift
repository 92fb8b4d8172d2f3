internal import Foundation

/// Measures as steps, which is what features are told by: none of a word's own size or place is learned.
enum Grade {
    /// The value in steps, held between two ends.
    static func of(_ value: Double, step: Double, from least: Int, to most: Int) -> Int {
        guard value.isFinite else { return value > 0 ? most : least }
        return Int(max(Double(least), min(Double(most), (value / step + 0.5).rounded(.down))))
    }

    /// How much larger one length is than another, in steps of the logarithm.
    static func ofRatio(_ one: Double, _ other: Double, step: Double, from least: Int, to most: Int) -> Int {
        of(log(max(1, one) / max(1, other)), step: step, from: least, to: most)
    }

    /// Of truths: few, some or most; none where there is nothing to tell it from.
    static func share(_ values: [Bool], factor: Double = 1) -> String {
        guard !values.isEmpty else { return "none" }
        let part = factor * Double(values.count { $0 }) / Double(values.count)
        return part > 0.66 ? "most" : part < 0.2 ? "few" : "some"
    }
}
