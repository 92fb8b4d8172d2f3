internal import Models
internal import Pages

/// Combines two recognisers' readings of a number, of which one knows the currency sign and the other the digits.
enum NumberWord {
    /// The confidence from which the second recogniser's digits are taken.
    private static let sureFrom = 0.85

    /// The longest unit beside a number, in characters.
    private static let longestUnit = 4

    /// The place of the number in words that consist of a number and at most a unit; nil for others.
    static func only(in words: [Word]) -> Int? {
        guard words.count <= 2, let place = words.firstIndex(where: { !number(in: $0.text).isEmpty }) else {
            return nil
        }
        let others = words.indices.filter { $0 != place }
        guard others.allSatisfy({ words[$0].text.count <= longestUnit && number(in: words[$0].text).isEmpty }),
            words[place].text.count(where: \.isLetter) <= longestUnit
        else { return nil }
        return place
    }

    /// The word with the digits of another reading of the same place, where that is more confident and has as many
    /// digits or more. A recogniser that doesn't know a sign sees letters in it, and those are dropped.
    static func surer(_ word: Word, _ again: [Word]) -> Word {
        let numbers = again.filter { !number(in: $0.text).isEmpty }
        guard numbers.count == 1, let other = numbers.first, other.confidence >= max(sureFrom, word.confidence) else {
            return word
        }
        let digits = number(in: other.text)
        let own = number(in: word.text)
        guard !digits.isEmpty, digits.count(where: \.isWholeNumber) >= own.count(where: \.isWholeNumber) else {
            return word
        }
        var word = word
        word.text = own.isEmpty ? String(digits) : word.text.replacing(own, with: digits, maxReplacements: 1)
        word.confidence = other.confidence
        return word
    }

    /// The text from the first digit to the last.
    private static func number(in text: String) -> Substring {
        let isDigit = { (character: Character) in character.isWholeNumber && Script.of(character) == .other }
        guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else { return "" }
        return text[first...last]
    }
}
