internal import Models

/// Restores points and commas that were not read in prices: "475" on a page of prices such as "3.50".
///
/// Both the ink and the page must support it: the page's own numbers show whether its prices have two decimals, and
/// which mark stands before them.
struct LostMarks {
    /// The mark of the page's prices; nil where whole numbers are just as common.
    private let mark: Character?
    private let candidates: Set<Box>

    private static let fewestWithMark = 3

    init(in words: [Word], ink: WordInk) {
        var points = 0
        var commas = 0
        var wholes = 0
        var candidates: Set<Box> = []
        for word in words {
            let number = Self.number(word.text)
            if let mark = Self.decimalMark(of: number) {
                if mark == "." { points += 1 } else { commas += 1 }
            } else if Self.canLackMark(number) {
                if ink.hasDecimalMark(word.box, digits: number.count) {
                    candidates.insert(word.box)
                } else {
                    wholes += 1
                }
            }
        }
        let read = points + commas
        mark = read >= Self.fewestWithMark && read + candidates.count > wholes ? (commas > points ? "," : ".") : nil
        self.candidates = candidates
    }

    /// The word with its mark, or the word unchanged.
    func restored(_ word: Word) -> Word {
        let number = Self.number(word.text)
        guard let mark, candidates.contains(word.box), Self.canLackMark(number) else { return word }
        var word = word
        word.text.replaceSubrange(
            number.startIndex..<number.endIndex, with: "\(number.dropLast(2))\(mark)\(number.suffix(2))")
        return word
    }

    /// The number without a currency sign before or after it.
    private static func number(_ text: String) -> Substring {
        var number = Substring(text)
        if number.first?.isCurrencySymbol == true { number.removeFirst() }
        if number.last?.isCurrencySymbol == true { number.removeLast() }
        return number
    }

    private static func isDigits(_ text: Substring) -> Bool { text.allSatisfy { $0.isASCII && $0.isNumber } }

    private static func canLackMark(_ number: Substring) -> Bool { (3...5).contains(number.count) && isDigits(number) }

    /// The mark of a number with two decimals and at most three digits before them.
    private static func decimalMark(of number: Substring) -> Character? {
        let mark = number.dropLast(2).last
        guard (4...6).contains(number.count), let mark, mark == "." || mark == ",", isDigits(number.suffix(2)),
            isDigits(number.dropLast(3))
        else { return nil }
        return mark
    }
}

extension WordInk {
    /// Whether a point or comma stands before the last two of so many digits.
    func hasDecimalMark(_ box: Box, digits: Int) -> Bool { DecimalMark.stands(in: box, digits: digits, of: raster) }
}
