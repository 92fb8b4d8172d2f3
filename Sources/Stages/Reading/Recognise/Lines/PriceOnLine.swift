internal import Models
internal import Pages

/// The last number of a line, with what touches it or stands right beside it.
struct PriceOnLine {
    let line: Int
    /// The place of the word that holds the number.
    let place: Int
    var before: String?
    var after: String?
    /// The digits with what stands between them.
    let digits: String
    /// The unit's place where it is a word of its own.
    var wordBefore: Int?
    var wordAfter: Int?

    init?(_ line: ReadLine, at number: Int, longestUnit: Int) {
        let words = line.words
        let isDigit = { (character: Character) in character.isWholeNumber && character.isASCII }
        guard let place = words.lastIndex(where: { $0.text.contains(where: isDigit) }), place + 2 >= words.count,
            let first = words[place].text.firstIndex(where: isDigit),
            let last = words[place].text.lastIndex(where: isDigit)
        else { return nil }
        self.line = number
        self.place = place
        let text = words[place].text
        guard text[first...last].allSatisfy({ isDigit($0) || ".,".contains($0) }) else { return nil }
        digits = String(text[first...last])
        let head = text[..<first]
        var tail = text[text.index(after: last)...]
        // "115.-" is written so: nobody reads a sign as that.
        if tail.allSatisfy({ ".,-–—".contains($0) }) { tail = "" }
        guard head.count <= longestUnit, tail.count <= longestUnit else { return nil }
        func isUnit(_ word: Word) -> Bool {
            word.text.count <= longestUnit && !word.text.contains(where: isDigit)
                && gap(word.box, words[place].box) < Double(words[place].box.height)
        }
        if !head.isEmpty {
            // A name that touches its price is no unit, and nothing is known of what stands before the number.
            guard Self.mayBeUnit(head, isFirst: place == 0) else { return nil }
            before = String(head)
        } else if place > 0, words[place - 1].text.count <= 2, isUnit(words[place - 1]),
            Self.mayBeUnit(words[place - 1].text, isFirst: place == 1),
            place == 1
                || gap(words[place - 2].box, words[place - 1].box)
                    > 1.5 * Double(words[place].box.height)
        {
            before = words[place - 1].text
            wordBefore = place - 1
        }
        if !tail.isEmpty {
            guard Self.mayBeUnit(tail) else { return nil }
            after = String(tail)
        } else if place + 1 < words.count, isUnit(words[place + 1]), Self.mayBeUnit(words[place + 1].text) {
            after = words[place + 1].text
            wordAfter = place + 1
        }
        if place + 1 < words.count, wordAfter == nil { return nil }
    }

    /// Whether something is a currency or may be a misread sign, rather than the name of a dish: no sign looks like a
    /// character of Chinese or Japanese, or like several of Korean or Thai. One of these that begins the line is a name, too:
    /// "게 5,000" is crab.
    private static func mayBeUnit(_ text: some StringProtocol, isFirst: Bool = false) -> Bool {
        if Currency.isCurrency(String(text)) { return true }
        let scripts = text.unicodeScalars.map { Script.of($0) }
        return !scripts.contains { $0 == .han || $0 == .kana }
            && scripts.count { $0 == .hangul || $0 == .thai } <= (isFirst ? 0 : 1)
    }
}

/// The pixels between two boxes beside each other, in either order.
private func gap(_ one: Box, _ other: Box) -> Double {
    Double(max(one.x, other.x) - min(one.maxX, other.maxX))
}
