internal import Models
internal import Pages

/// How well a text was read, against its transcription.
struct TextScore: Encodable, Sendable, Hashable {
    var wordPrecision: Double
    var wordRecall: Double
    /// Of the bags of words: their order doesn't count.
    var wordF1: Double
    /// Character error rate of the true lines, each at its best place, from 0 to 1.
    var lineCER: Double
    /// Word error rate: the Levenshtein distance of the sequences of words per true word; over 1 when much was
    /// invented.
    var wer: Double
    /// The part of the word error rate that is due only to the order of the words.
    var readingOrderError: Double

    init(truth: String, found: String) {
        let trueWords = TextWords.of(truth)
        let foundWords = TextWords.of(found)
        let bag = WordBag(truth: trueWords, found: foundWords)
        (wordPrecision, wordRecall, wordF1) = (bag.precision, bag.recall, bag.f1)
        lineCER = LineErrors(truth: truth, found: found).rate
        wer = Double(EditDistance.levenshtein(words: trueWords, foundWords)) / Double(max(1, trueWords.count))
        readingOrderError = max(0, wer - bag.error)
    }

    enum CodingKeys: String, CodingKey {
        case wer
        case wordPrecision = "word_precision"
        case wordRecall = "word_recall"
        case wordF1 = "word_f1"
        case lineCER = "line_cer"
        case readingOrderError = "reading_order_error"
    }

    func encode(to encoder: any Encoder) throws {
        var row = encoder.container(keyedBy: CodingKeys.self)
        try row.encode(wordPrecision.rounded(toDecimals: 4), forKey: .wordPrecision)
        try row.encode(wordRecall.rounded(toDecimals: 4), forKey: .wordRecall)
        try row.encode(wordF1.rounded(toDecimals: 4), forKey: .wordF1)
        try row.encode(lineCER.rounded(toDecimals: 4), forKey: .lineCER)
        try row.encode(wer.rounded(toDecimals: 4), forKey: .wer)
        try row.encode(readingOrderError.rounded(toDecimals: 4), forKey: .readingOrderError)
    }
}
