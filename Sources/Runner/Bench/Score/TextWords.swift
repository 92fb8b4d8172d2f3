/// The words of a text as they are counted.
enum TextWords {
    /// The normalised words in their order: each Thai, kana or Han character alone; elsewhere runs of letters, digits
    /// and underscores, with single `.`, `,`, `:` and `'` between them, so that `12.50` is one word.
    static func of(_ text: String) -> [String] {
        let scalars = NormalisedText.scalars(text)
        var words: [String] = []
        var place = 0
        while place < scalars.count {
            if isUnspaced(scalars[place]) {
                words.append(String(scalars[place]))
                place += 1
            } else if isWordPart(scalars[place]) {
                let end = endOfWord(from: place, in: scalars)
                var word = String.UnicodeScalarView()
                word.append(contentsOf: scalars[place..<end])
                words.append(String(word))
                place = end
            } else {
                place += 1
            }
        }
        return words
    }

    /// Behind the last part of the word that begins at `start`.
    private static func endOfWord(from start: Int, in scalars: [Unicode.Scalar]) -> Int {
        var place = start
        while place < scalars.count {
            if isWordPart(scalars[place]) {
                place += 1
            } else if joiners.contains(scalars[place]), place + 1 < scalars.count, isWordPart(scalars[place + 1]) {
                place += 2
            } else {
                break
            }
        }
        return place
    }

    private static let joiners: Set<Unicode.Scalar> = [".", ",", ":", "'"]

    /// Thai, kana and Han, which are written without spaces.
    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0E7F, 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF: true
        default: false
        }
    }

    /// Letters, numbers of any kind and the underscore; combining marks are none.
    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        if isUnspaced(scalar) { return false }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
        default: return scalar == "_" || scalar.properties.numericType != nil
        }
    }
}
