internal import Foundation

/// Turns measures into steps, which features are made of: nothing about a word's own size or place is learned.
enum Grade {
    /// The value in steps, clamped to a range.
    static func of(_ value: Double, step: Double, from least: Int, to most: Int) -> Int {
        guard value.isFinite else { return value > 0 ? most : least }
        return Int(max(Double(least), min(Double(most), (value / step + 0.5).rounded(.down))))
    }

    /// How much larger one length is than another, in steps of the logarithm.
    static func ofRatio(_ one: Double, _ other: Double, step: Double, from least: Int, to most: Int) -> Int {
        of(log(max(1, one) / max(1, other)), step: step, from: least, to: most)
    }

    /// Whether few, some or most of the values are true; "none" where there are no values.
    static func share(_ values: [Bool], factor: Double = 1) -> String {
        guard !values.isEmpty else { return "none" }
        let part = factor * Double(values.count { $0 }) / Double(values.count)
        return part > 0.66 ? "most" : part < 0.2 ? "few" : "some"
    }
}
