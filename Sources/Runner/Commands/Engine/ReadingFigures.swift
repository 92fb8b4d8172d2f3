/// How well and how fast a way of reading was measured to be: 33 photos of menus, 12 languages, two lanes. The source is
/// docs/figures.md, "Reading"; a test holds the two together.
struct ReadingFigures: Sendable, Encodable {
    /// Mean over the photos, 0–1; more is better.
    var wordF1: Double
    /// Character error rate of lines, mean over the photos; less is better.
    var lineCER: Double
    /// Wall time as a multiple of plain `tesseract`'s.
    var time: Double

    static let neural = ReadingFigures(wordF1: 0.89, lineCER: 0.05, time: 2.4)
    static let classic = ReadingFigures(wordF1: 0.79, lineCER: 0.17, time: 3.6)

    /// In figures.
    var text: String { "word F1 \(wordF1), line CER \(lineCER), \(time) x the time of tesseract" }

    enum CodingKeys: String, CodingKey {
        case wordF1 = "word_f1"
        case lineCER = "line_cer"
        case time
    }
}
