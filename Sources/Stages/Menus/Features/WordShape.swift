/// What a word looks like regardless of what it says: capitals, digits, kinds of numbers.
struct WordShape: Sendable {
    /// The shape in detail, such as `whole2` for a number of two digits.
    let name: String
    /// The shape without counts of letters and digits, for features that would otherwise be rare.
    let kind: String

    static let letterCases: Set<String> = ["upper", "capital", "lower", "mixed"]

    init(_ text: String, _ form: PriceForm) {
        (name, kind) = Self.shape(text, form)
    }

    private static func shape(_ text: String, _ form: PriceForm) -> (String, String) {
        if form.plain.contains(where: \.isWholeNumber) {
            let name = number(form)
            return (name, ["cents", "tenths"].contains(name) ? "decimal" : name.hasPrefix("whole") ? "whole" : name)
        }
        let han = text.count(where: \.isHan)
        if han > 0 { return ("han\(min(5, han))", "han") }
        let letters = text.filter(\.isLetter)
        guard !letters.isEmpty else {
            let sign = text.first.flatMap { "-–—:·•*|/&+$€£¥()".contains($0) ? String($0) : nil } ?? ""
            return ("mark" + sign, "mark" + sign)
        }
        let upper = letters.count(where: \.isUppercase)
        let lower = letters.count(where: \.isLowercase)
        if upper + lower == 0 { return ("other\(min(3, (letters.count + 2) / 3))", "other") }
        let name: String
        if letters.count == 1 {
            name = upper > 0 ? "one upper" : "one lower"
        } else if Double(upper) >= 0.8 * Double(letters.count) {
            name = "upper"
        } else if letters.first?.isUppercase == true {
            name = "capital"
        } else {
            name = upper > 0 ? "mixed" : "lower"
        }
        return (name, name)
    }

    /// The shape of a word with digits.
    private static func number(_ form: PriceForm) -> String {
        let text = form.plain
        if form.counts { return "number" }
        if form.isQuantity { return "measure" }
        // As "0,5" before its litre: with two decimals it would look like a price.
        if form.measures { return "tenths" }
        if form.isPrice { return price(form) }
        if isTime(text) { return "time" }
        if text.count(where: \.isWholeNumber) >= 6 { return "phone" }
        if isItemNumber(text) { return "number" }
        return isMeasure(text) ? "measure" : "digits"
    }

    private static func price(_ form: PriceForm) -> String {
        if form.amounts.count > 1 { return "range" }
        if form.isMarked { return "currency" }
        let characters = Array(form.plain)
        let digits = characters.count(where: \.isWholeNumber)
        if let mark = characters.lastIndex(where: { ".,:".contains($0) }), mark > 0, characters[mark - 1].isWholeNumber
        {
            let behind = characters[(mark + 1)...].prefix(while: \.isWholeNumber).count
            if behind == 2 { return "cents" }
            if behind == 1 { return "tenths" }
            if behind == 3 { return "thousands" }
            return characters.last.map { "-–—=".contains($0) } == true ? "whole-" : "whole."
        }
        if characters.last.map({ "-–—=".contains($0) }) == true { return "whole-" }
        if digits == 4, let year = Int(form.plain), (1950...2035).contains(year) { return "year" }
        return "whole\(min(4, digits))"
    }

    /// "11:30", "11.30-14".
    private static func isTime(_ text: String) -> Bool {
        let parts = text.split(whereSeparator: { "-–~".contains($0) })
        guard let first = parts.first else { return false }
        let sides = first.split(whereSeparator: { ":.h".contains($0) })
        guard sides.count == 2, let hour = Int(sides[0]), hour <= 24, sides[0].count <= 2 else { return false }
        let minutes = sides[1].prefix(while: \.isWholeNumber)
        let rest = sides[1].dropFirst(minutes.count).lowercased()
        return minutes.count == 2 && (rest.isEmpty || rest == "am" || rest == "pm")
            && (parts.count > 1 || first.contains(":"))
    }

    /// "12.", "(3)".
    private static func isItemNumber(_ text: String) -> Bool {
        let digits = text.drop { $0 == "(" }.prefix(while: \.isASCIIDigit)
        let rest = text.drop { $0 == "(" }.dropFirst(digits.count)
        return (1...3).contains(digits.count) && rest.count == 1 && rest.allSatisfy { ".)、:".contains($0) }
    }

    /// "0,3l", "250g", "12\"".
    private static func isMeasure(_ text: String) -> Bool {
        guard let digit = text.lastIndex(where: \.isWholeNumber) else { return false }
        let unit = String(text[text.index(after: digit)...]).lowercased()
        return SizeWords.isUnit(unit) || ["\"", "”", "°", "''", "%"].contains(unit)
    }
}
