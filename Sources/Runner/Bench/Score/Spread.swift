internal import Models

/// One figure over all photos.
struct Spread: Encodable, Sendable, Hashable {
    var mean: Double
    /// The middle value, or the mean of the two in the middle.
    var median: Double
    var worst: Double

    /// Nil when there are no values.
    init?(_ values: [Double], worst: ([Double]) -> Double?) {
        let sorted = values.sorted()
        guard let least = worst(sorted) else { return nil }
        mean = sorted.reduce(0, +) / Double(sorted.count)
        let middle = sorted.count / 2
        median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
        self.worst = least
    }

    enum CodingKeys: String, CodingKey {
        case mean, median, worst
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(mean.rounded(toDecimals: 4), forKey: .mean)
        try values.encode(median.rounded(toDecimals: 4), forKey: .median)
        try values.encode(worst.rounded(toDecimals: 4), forKey: .worst)
    }
}

/// The scores of all photos together.
struct ScoreSummary: Encodable, Sendable, Hashable {
    var wordF1: Spread
    var lineCER: Spread
    var wer: Spread
    var readingOrderError: Spread

    /// Nil when there are no scores.
    init?(_ scores: [TextScore]) {
        guard let wordF1 = Spread(scores.map(\.wordF1), worst: { $0.first }),
            let lineCER = Spread(scores.map(\.lineCER), worst: { $0.last }),
            let wer = Spread(scores.map(\.wer), worst: { $0.last }),
            let readingOrderError = Spread(scores.map(\.readingOrderError), worst: { $0.last })
        else { return nil }
        (self.wordF1, self.lineCER, self.wer, self.readingOrderError) = (wordF1, lineCER, wer, readingOrderError)
    }

    enum CodingKeys: String, CodingKey {
        case wer
        case wordF1 = "word_f1"
        case lineCER = "line_cer"
        case readingOrderError = "reading_order_error"
    }
}
