internal import Models

/// The order in which the words of a line are read, where some of them run from right to left.
package enum WordOrder {
    /// Of a page's letters in two directions, the share from which the fewer ones may still be those of the page: names
    /// in Hebrew are shorter than their translations.
    private static let fewest = 0.25

    /// Whether a page is read from right to left: most of its letters are of scripts that run so, or many are and its
    /// numbers, which are mostly prices, stand left of its words. `middle` is a word's place from the left.
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

    /// Words that stand in the page's direction (from left to right, or on a page in Arabic or Hebrew from right to left),
    /// in the order they are read in: runs of words of the other direction turn round, with the numbers and signs
    /// between them (the Unicode Bidirectional Algorithm, UAX #9, with words for characters).
    package static func logical<Item>(_ words: [Item], rightToLeft: Bool, text: (Item) -> String) -> [Item] {
        var ordered: [Item] = []
        // A run of the other direction, and the words without direction after it, which belong to it if it goes on.
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
