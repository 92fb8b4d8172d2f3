internal import Models
internal import Pages

/// What a recogniser read on one line.
struct LineReading {
    var words: [Word]
    /// The recogniser's language, as Tesseract's code; empty where nothing was read.
    var language: String
    /// Whether the confidence of each word is the product of its characters', as `GlyphWords` makes it.
    var isByCharacters = false
    /// Where there is something like text that no recogniser knew a letter of, with boxes as those of the words.
    var unread: [Box] = []
    /// Whether characters were seen that were left out, since they aren't of the language's script.
    var hasOtherCharacters = false
    /// The readings in two scripts that it was combined from, with boxes on the line's cut; empty for others.
    var combined: [LineReading] = []
    /// Raised signs that may be marks, on the line's cut of `LineCut.usualHeight`.
    var raised: [RaisedInk.Group] = []

    /// From this surplus on (see `ScriptFit`) a word counts as reliably read.
    private static let sureFrom = 0.6

    /// How well the words fit the language's script.
    var fit: ScriptFit { ScriptFit(words, in: language) }

    /// Whether the recogniser understood the whole line: each word with letters has only those of its script, and it
    /// and each number are reliably read.
    var isWhole: Bool {
        let writing = WritingOfLanguage(language)
        return !words.isEmpty
            && words.allSatisfy { word in
                if word.isNumber { return word.confidence >= Self.sureOfNumberFrom }
                return ScriptFit.surplus(word.confidence, over: writing.foreignConfidence) >= Self.sureFrom
                    && word.text.unicodeScalars.allSatisfy {
                        !$0.isOfLetter || writing.scripts.contains(Script.of($0))
                    }
            }
    }

    private static let sureOfNumberFrom = 0.9
}

extension Word {
    /// Whether it is a number, perhaps with a sign or letter of a currency: at least half of it is digits.
    var isNumber: Bool {
        let digits = text.unicodeScalars.count {
            $0.properties.numericType == .decimal || $0.properties.numericType != nil && Script.of($0) == .other
        }
        return digits * 2 >= text.unicodeScalars.count
    }
}
