internal import Models
internal import Pages

/// How much of a reading can be trusted, for choosing between readings of the same picture.
///
/// Measured on 33 photos of menus: of two readings, one plain and one of the local contrast, the one with more sure
/// letters was within 0.02 word F1 of the better one on 30.
struct ReadingScore {
    /// The number of letters and digits in words of at least two (or of Han, kana, Hangul or Thai) that were read with
    /// a confidence of at least 0.7.
    var sure = 0
    /// All letters and digits.
    var all = 0

    /// The confidence from which a word counts as sure.
    static let sureFrom = 0.7

    init(_ lines: [ReadLine]) {
        for word in lines.lazy.flatMap(\.words) {
            let letters = word.text.unicodeScalars.count {
                $0.properties.isAlphabetic || $0.properties.numericType != nil
            }
            all += letters
            guard word.confidence >= Self.sureFrom else { continue }
            if letters >= 2 || word.text.unicodeScalars.contains(where: { Script.of($0).isUnspaced }) {
                sure += letters
            }
        }
    }

    /// Reliable letters per letter; 0 when there are none.
    var share: Double { all == 0 ? 0 : Double(sure) / Double(all) }
}
