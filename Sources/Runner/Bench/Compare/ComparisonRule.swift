/// A limit to a difference, such as `word_f1 < -0.01`: what a later report may not have.
struct ComparisonRule: Sendable, Hashable {
    var figure: String
    var isBelow: Bool
    var limit: Double
    /// As it is told.
    var text: String

    /// Nil for a text that is no figure, sign and number.
    init?(_ text: String) {
        guard let sign = text.firstIndex(where: { $0 == "<" || $0 == ">" }) else { return nil }
        let figure = text[..<sign].filter { $0 != " " }
        let number = text[text.index(after: sign)...].filter { $0 != " " }
        guard !figure.isEmpty, let limit = Double(number), limit.isFinite else { return nil }
        self.figure = String(figure)
        self.limit = limit
        isBelow = text[sign] == "<"
        self.text = "\(figure) \(text[sign]) \(number)"
    }

    func applies(to difference: Double) -> Bool { isBelow ? difference < limit : difference > limit }
}

extension BenchComparison {
    /// The readings that a rule is against, with a sentence for each.
    func broken(_ rule: ComparisonRule) -> [String] {
        guard let line = figures.first(where: { $0.measure.figure == rule.figure }) else { return [] }
        return zip(readings.dropFirst(), line.differences).compactMap { reading, difference in
            guard rule.applies(to: difference.mean) else { return nil }
            return "\(reading.name): \(rule.figure) differs by \(ComparisonFigures.signed(difference.mean)), which "
                + "\(rule.text) forbids."
        }
    }
}
