internal import Pages

/// Tells lines about the restaurant, and notes to the guest, from lines about food.
package enum InfoPatterns {
    package enum Kind {
        /// Address, telephone, web, opening hours.
        case restaurant
        /// A note to the guest: tips, taxes, warnings. It is no dish whatever its price.
        case note
        /// A charge that isn't for food, such as a cover charge, with a price of its own.
        case charge
    }

    package static func kind(of text: String, isPriced: Bool = false) -> Kind? {
        let folded = text.foldedForMatching
        let words = HeadingWords.words(text)
        if isWeb(folded) || (!isPriced || saysPhone(folded)) && isPhone(folded) || isHours(folded, words)
            || isAddress(folded, words)
        {
            return .restaurant
        }
        if isCharge(folded, words) { return .charge }
        if noteMarks.stand(in: folded) { return .note }
        return nil
    }

    private static func saysPhone(_ text: String) -> Bool { phoneWords.contains(where: text.hasPrefix) }

    private static let phoneWords = [
        "tel:", "tel.", "tel ", "telefon", "telephone", "phone", "fon:", "fax", "call us", "whatsapp", "☎",
    ]

    private static let web: PhraseList = ["www.", "http"]

    private static func isWeb(_ text: String) -> Bool {
        let ends = [".com", ".de", ".fr", ".it", ".es", ".net", ".org", ".co.uk", ".at", ".ch", ".tr", ".nl", ".vn"]
        if web.stand(in: text) { return true }
        return text.split(separator: " ").contains { word in
            word.contains("@") && word.count > 4
                || ends.contains { word.hasSuffix($0) && word.utf8.count > $0.utf8.count + 2 }
        }
    }

    private static func isPhone(_ text: String) -> Bool {
        let digits = text.count(where: \.isWholeNumber)
        if saysPhone(text), digits >= 5 { return true }
        var run = 0
        var groups = 0
        var longest = 0
        var decimals = false
        var previous: Character = " "
        for character in text {
            if character.isWholeNumber {
                run += 1
                if !previous.isWholeNumber { groups += 1 }
            } else if " -/()+.".contains(character) {
                // A point between digits belongs to a price.
                if character == ".", previous.isWholeNumber { decimals = true }
            } else {
                run = 0
                groups = 0
                decimals = false
            }
            if !decimals, run >= 9 || run >= 7 && groups <= 3 { longest = max(longest, run) }
            previous = character
        }
        return longest >= 7 && longest <= 15 && !text.contains(where: { "€$£₹¥₺".contains($0) })
            && digits == longest && text.count(where: \.isLetter) <= 24
    }

    private static let opening = PhraseList(LineWords.openingHours)
    private static let days = LineWords.day.set
    private static let shortDays = LineWords.shortDay.set

    private static func isHours(_ text: String, _ words: [String]) -> Bool {
        if opening.stand(in: text) || text == "hours" { return true }
        guard !text.contains(where: { Currency.signs.contains($0) }) else { return false }
        let times = times(text)
        if words.contains("uhr"), times >= 1 { return true }
        if words.contains(where: days.contains), times >= 1 { return true }
        if words.contains(where: shortDays.contains), times >= 2 { return true }
        return times >= 2 && words.contains { $0.hasSuffix("am") || $0.hasSuffix("pm") }
    }

    /// How many times of day a text names: "11:30", "11.30", "5pm", "18 Uhr", "12h".
    private static func times(_ text: String) -> Int {
        var count = 0
        for piece in text.split(whereSeparator: { " -–—,/()".contains($0) }) {
            let digits = piece.prefix(while: \.isWholeNumber)
            guard (1...2).contains(digits.count), let hour = Int(digits), hour <= 24 else { continue }
            let rest = piece.dropFirst(digits.count)
            if ["am", "pm", "h", "uhr", "a.m.", "p.m."].contains(String(rest)) {
                count += 1
            } else if let sign = rest.first, ":.h".contains(sign) {
                let minutes = rest.dropFirst().prefix(while: \.isWholeNumber)
                if minutes.count == 2, let value = Int(minutes), value < 60, value % 5 == 0 { count += 1 }
            }
        }
        return count
    }

    private static let streets = LineWords.street.set
    private static let streetEndings = LineWords.streetEnding.list

    private static func isAddress(_ text: String, _ words: [String]) -> Bool {
        guard text.contains(where: \.isWholeNumber), words.count <= 12 else { return false }
        let numbers = words.contains { $0.count <= 6 && $0.contains(where: \.isWholeNumber) }
        return numbers
            && words.contains { word in
                streets.contains(word) || streetEndings.contains { word.hasSuffix($0) && word.count > $0.count + 1 }
            }
    }

    private static let charges = PhraseList(LineWords.charge)

    private static func isCharge(_ text: String, _ words: [String]) -> Bool {
        return words.count <= 9 && charges.stand(in: text)
    }

    private static let noteMarks = PhraseList(LineWords.note)
}
