internal import Models

/// The result of one pass over a picture.
struct SheetText {
    var lines: [ReadLine]
    /// False when the deadline cut it short.
    var complete: Bool
    /// The Tesseract codes it was read with.
    var languages: [String]
    /// Whether its text fits no language that can be read, which makes it a guess.
    var isUnexplained = false

    /// The lines without what is no text: specks, and one or two letters that are many times as tall as the other lines,
    /// which are shapes of the table or of a picture.
    var kept: [ReadLine] {
        let heights = lines.filter { $0.letters > Self.fewLetters }.map(\.box.height).sorted()
        let usual = heights.isEmpty ? Int.max : heights[heights.count / 2]
        return lines.filter { line in
            !line.isSpeck && (line.letters > Self.fewLetters || line.box.height / Self.tallest < usual)
        }
    }

    private static let fewLetters = 2
    /// In heights of the usual line: an initial is set over three to five. Set by hand.
    private static let tallest = 10

    static let nothing = SheetText(lines: [], complete: true, languages: [])
}

/// One line as the recogniser saw it.
struct ReadLine {
    var words: [Word]
    /// The number of the recogniser's own text block.
    var block: Int
    /// The language it was read in, as Tesseract's code; empty where that isn't known.
    var language = ""
    /// As `LineReading.isByCharacters`.
    var isByCharacters = false
    /// The words with which a further piece begins that was found apart from the words before, in ascending order.
    var pieces: [Int] = []

    /// Whether it is a scrap of a picture rather than text: at most five letters and digits, and a mean confidence
    /// below 0.3.
    ///
    /// Without them the mean word F1 of 33 photos of menus rose by 0.008 and the character error rate fell.
    var isSpeck: Bool {
        letters <= 5 && words.meanConfidence < 0.3
    }

    /// The number of its letters and digits.
    fileprivate var letters: Int { words.reduce(0) { $0 + $1.text.count { $0.isLetter || $0.isNumber } } }

    var box: Box { words.map(\.box).union() ?? Box(x: 0, y: 0, width: 0, height: 0) }
}
