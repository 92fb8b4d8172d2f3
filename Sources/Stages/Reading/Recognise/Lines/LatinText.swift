internal import Models
internal import Pages

/// Repairs what a recogniser made for Chinese does to text in Latin letters.
enum LatinText {
    /// The words without Chinese characters, and with full-width signs in their usual forms; words of which nothing is
    /// left are dropped.
    ///
    /// - Parameter isShared: whether the line is also read in a script without spaces. Several of its characters in a word
    ///   are no ornament then, and the word stays as it is: a dish whose name touches its price would be left without it. One
    ///   is left out, but what is left explains less of the ink and is less sure.
    static func cleaned(_ words: [Word], isShared: Bool = false) -> [Word] {
        words.compactMap { word in
            let others = word.text.unicodeScalars.count { Script.of($0).isUnspaced && $0.isOfLetter }
            let isMixed = others < word.text.unicodeScalars.count
            if isShared, others > 1, isMixed { return word }
            var kept = String.UnicodeScalarView()
            for scalar in word.text.unicodeScalars where !Script.of(scalar).isUnspaced {
                // Unicode's block of full-width forms repeats ASCII from "!" on.
                let isFullWidth = (0xFF01...0xFF5E).contains(scalar.value)
                kept.append(isFullWidth ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
            }
            guard !kept.isEmpty else { return nil }
            let explained = isShared ? Double(kept.count) / Double(word.text.unicodeScalars.count) : 1
            return Word(text: String(kept), box: word.box, confidence: explained * word.confidence)
        }
    }

    /// Whether Chinese characters, which `cleaned` drops, were surely read: the line may be in two languages. A single one
    /// beside a number may be a currency's sign that the recogniser doesn't know, and counts only where it is a unit.
    static func hasOtherCharacters(_ words: [Word]) -> Bool {
        words.contains { word in
            guard word.confidence >= sure else { return false }
            let others = word.text.filter { $0.unicodeScalars.contains { Script.of($0).isUnspaced && $0.isOfLetter } }
            return others.count > 1 || word.isNumber && Currency.isCurrency(others)
        }
    }

    /// What is read on ornaments and pictures is less sure. Set by hand.
    private static let sure = 0.8

    /// Whether a text has letters of another script.
    static func isOtherScript(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0.properties.isAlphabetic && ![.latin, .other].contains(Script.of($0)) }
    }

    /// Whether a reading differs only in accents, some of which the second recogniser doesn't know, and in spaces.
    static func isSameButForAccents(_ word: Word, _ again: [Word]) -> Bool {
        func plain(_ text: String) -> String {
            text.lowercased().withoutAccents.replacing("ß", with: "ss").replacing("œ", with: "oe")
        }
        return plain(word.text) == plain(again.map(\.text).joined())
    }

    /// The words with the currency sign that the first recogniser saw before a number and the other took for a letter.
    static func keepingCurrency(of word: Word, in again: [Word]) -> [Word] {
        guard let sign = word.text.first, sign.isCurrencySymbol, var first = again.first,
            let letter = first.text.first, letter.isLetter, first.text.dropFirst().first?.isNumber == true
        else { return again }
        first.text = String(sign) + first.text.dropFirst()
        return [first] + again.dropFirst()
    }
}
