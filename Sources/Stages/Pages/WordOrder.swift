internal import Models

/// The order in which the words of a line are read, where some of them run from right to left.
package enum WordOrder {
    /// Where a page has letters in both directions, the smallest share of the rarer ones that may still set the page's
    /// direction: names in Hebrew are shorter than their translations.
    private static let fewest = 0.25

    /// Whether a page is read from right to left: either most of its letters are of right-to-left scripts, or many are
    /// and its numbers, which are mostly prices, stand left of its words. `middle` is a word's horizontal position.
    package static func isRightToLeft(_ words: some Sequence<(text: String, middle: Double)>) -> Bool {
        var (left, right) = (0, 0)
        var letters: [Double] = []
        var numbers: [Double] = []
        for word in words {
            let own = word.text.unicodeScalars.filter(\.isOfLetter)
            right += own.count { Script.of($0).isRightToLeft }
            left += own.count { !Script.of($0).isRightToLeft }
            if own.isEmpty {
                if word.text.contains(where: \.isNumber) { numbers.append(word.middle) }
            } else {
                letters.append(word.middle)
            }
        }
        if right > left { return true }
        guard Double(right) >= fewest * Double(left + right), right > 0, !numbers.isEmpty else { return false }
        return numbers.sorted()[numbers.count / 2] < letters.sorted()[letters.count / 2]
    }

    /// Puts words that stand in the page's direction (from left to right, or from right to left on a page in Arabic or
    /// Hebrew) into reading order: runs of words in the other direction are reversed, with the numbers and signs
    /// between them (the Unicode Bidirectional Algorithm, UAX #9, with words for characters).
    package static func logical<Item>(_ words: [Item], rightToLeft: Bool, text: (Item) -> String) -> [Item] {
        var ordered: [Item] = []
        // A run in the other direction, and the directionless words after it, which belong to it if it goes on.
        var run: [Item] = []
        var tail: [Item] = []
        for word in words {
            switch direction(of: text(word)) {
            case .some(let isRight) where isRight != rightToLeft:
                run += tail + [word]
                tail = []
            case .none where !run.isEmpty: tail.append(word)
            default:
                ordered += run.reversed() + tail + [word]
                (run, tail) = ([], [])
            }
        }
        return ordered + run.reversed() + tail
    }

    /// Whether a word runs from right to left; nil for numbers and signs.
    private static func direction(of text: String) -> Bool? {
        let letters = text.unicodeScalars.filter(\.isOfLetter)
        return letters.isEmpty ? nil : letters.contains { Script.of($0).isRightToLeft }
    }
}
