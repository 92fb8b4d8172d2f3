internal import Models
internal import Pages

/// Whether a reading is of text at all, or of a pattern in which the recogniser saw letters.
///
/// It was fitted on 33 photos of menus and 60 pictures without text (noise, clouds, wood, weave, leaves, rice, codes,
/// bricks), thirteen of them also read in Chinese. Every menu had anchors, none of the pictures had one. Of the letters
/// read on the pictures at most 0.23 were reliable, on readable menus in Latin letters 0.57 and more.
struct TextEvidence {
    /// Words read, with anything in them.
    private(set) var words = 0
    /// The number of items that a pattern is never read as: a reliable word of some length, or a run of reliable
    /// characters.
    private(set) var anchors = 0
    let score: ReadingScore

    init(_ lines: [ReadLine]) {
        score = ReadingScore(lines)
        for line in lines {
            words += line.words.count
            anchors += line.words.count { Self.isAnchor($0) } + Self.runs(in: line)
        }
    }

    /// Whether there is text: an anchor for every 150 words, or at least ten letters of which half are reliable.
    var isText: Bool {
        anchors > 0 && anchors * Self.wordsForEachAnchor >= words
            || score.all >= Self.leastLetters && score.share >= Self.sureShare
    }

    static let wordsForEachAnchor = 150
    static let leastLetters = 10
    static let sureShare = 0.5

    /// Whether a word has at least four letters, three of them different (patterns are read as "eee"), and a confidence
    /// of 0.8; in Hangul, where a character is a syllable, two are enough.
    static func isAnchor(_ word: Word) -> Bool {
        guard word.confidence >= 0.8 else { return false }
        let letters = word.text.lowercased().unicodeScalars.filter(\.properties.isAlphabetic)
        if letters.count >= 2, letters.allSatisfy({ Script.of($0) == .hangul }) { return Set(letters).count >= 2 }
        return letters.count >= 4 && Set(letters).count >= 3 && !letters.allSatisfy { Script.of($0).isUnspaced }
    }

    /// The number of runs of three or more reliable characters, not all the same, in a script without spaces; the
    /// recogniser outputs such characters in words of any length.
    private static func runs(in line: ReadLine) -> Int {
        var runs = 0
        var run: [Unicode.Scalar] = []
        func finish() {
            if run.count >= 3, Set(run).count >= 2 { runs += 1 }
            run = []
        }
        for word in line.words {
            let scalars = word.text.unicodeScalars
            guard word.confidence >= ReadingScore.sureFrom, scalars.allSatisfy({ Script.of($0).isUnspaced }) else {
                finish()
                continue
            }
            run += scalars
        }
        finish()
        return runs
    }
}
