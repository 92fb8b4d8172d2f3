internal import Models

/// A line that was found and read, and that may still be rejected.
struct ReadTrial {
    let line: DetectedLine
    var words: [Word]
    /// The language it was read in, as Tesseract's code.
    var language: String
    /// Whether it was read in another language than the page turned out to be in.
    var isInOtherLanguage = false

    /// Characters without spaces.
    var length: Int { words.reduce(0) { $0 + $1.text.count } }

    /// Takes the more confident reading of each word, where the other trial reads the same line in the same words.
    mutating func takeSurerWords(of other: ReadTrial) {
        guard other.words.count == words.count, other.isInOtherLanguage == isInOtherLanguage else { return }
        for (index, word) in other.words.enumerated() where word.confidence > words[index].confidence {
            let shared = min(words[index].box.maxX, word.box.maxX) - max(words[index].box.x, word.box.x)
            guard 4 * shared > 3 * max(words[index].box.width, word.box.width) else { continue }
            words[index].text = word.text
            words[index].confidence = word.confidence
        }
    }
}
