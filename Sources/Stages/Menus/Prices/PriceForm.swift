internal import Foundation
internal import Pages

/// What a word is as an amount of money: whether it may be a price at all, its amounts and how it is written.
///
/// `PriceReader` is sure of a price; this only says that a word may be one: "12" may as well number a dish or count
/// pieces. What it is on its page is for the label model to tell.
package struct PriceForm: Sendable {
    package private(set) var isPrice = false
    /// The amounts; several for "80/140".
    package private(set) var amounts: [Double] = []
    /// Each amount as it was read, without the leader dots, quotes and rules around it.
    private(set) var printed: [String] = []
    package private(set) var currency: String?
    /// Whether a currency or a portion is written with it.
    package private(set) var isMarked = false
    /// The text with full-width signs and the digits of all scripts converted, without a portion and without specks around it.
    package private(set) var plain: String

    /// Measure words by which Chinese menus count dishes.
    private static let portions: Set<Character> = Set("份串个位瓶斤只碗杯条打听桶例扎人盘锅套壶两罐支片根块粒煲盅")

    /// Whether it is a number by which the menu counts its dishes, whatever else it looks like.
    private(set) var counts = false

    /// The form of a number that counts dishes.
    init(counting text: String) {
        plain = text
        counts = true
    }

    /// Whether it is a number or a unit that says how much of something a dish has, and no price.
    private(set) var isQuantity = false

    /// The form of a number, or of its unit, that says how much of something a dish has.
    init(quantity text: String) {
        plain = text
        isQuantity = true
    }

    /// Whether it is a number that a unit follows, and says how much is served.
    private(set) var measures = false

    /// The form of a number that says how much is served.
    init(measuring text: String) {
        self.init(text)
        measures = true
    }

    package init(_ text: String) {
        plain = text.utf8.allSatisfy { $0 < 0x80 } ? text : Self.plain(text.precomposedStringWithCompatibilityMapping)
        guard plain.utf8.count <= 40, plain.contains(where: \.isWholeNumber) else { return }
        let characters = Array(plain)
        var core = plain
        if let digit = characters.lastIndex(where: \.isWholeNumber) {
            let unit = Self.unitLength(characters[(digit + 1)...])
            let behind = characters[(digit + 1)...]
            let money = behind.first == "元" || behind.first == "円"
            if unit > 0, unit == behind.count {
                core = String(characters[...digit]) + (money ? String(characters[digit + 1]) : "")
                isMarked = true
            }
        }
        if let found = Self.readings(core) {
            isPrice = true
            amounts = found.map(\.amount)
            // By itself it keeps its portion and the width of its digits.
            printed = found.count == 1 && core != text ? [text] : found.map(\.text)
            currency = found.first?.currency
            isMarked = isMarked || currency != nil
        } else if let dashed = Self.dashed(core) ?? Self.misread(core) {
            isPrice = true
            amounts = [dashed]
            printed = [text]
        }
    }

    /// Text with the digits of all scripts, and the points between them, in their Western forms.
    private static func plain(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.properties.numericType == .decimal, let digit = Character(scalar).wholeNumberValue {
                plain.append(contentsOf: String(digit).unicodeScalars)
            } else {
                plain.append(points[scalar] ?? scalar)
            }
        }
        return String(plain)
    }

    /// The signs of Arabic between whole and part, and between thousands.
    private static let points: [Unicode.Scalar: Unicode.Scalar] = ["\u{66B}": ".", "\u{66C}": ","]

    /// Whether it is a currency or a portion, which makes a number beside it a price.
    package static func isUnit(_ text: String) -> Bool {
        let characters = Array(text)
        guard !characters.isEmpty, characters.count <= 5 else { return false }
        return unitLength(characters[...]) == characters.count || Currency.isCurrency(text) && text.lowercased() != "k"
    }

    /// How many characters at the beginning are a portion ("份", "/份") or a currency with one ("元/份").
    static func unitLength(_ characters: ArraySlice<Character>) -> Int {
        var place = characters.startIndex
        if place < characters.endIndex, "元円".contains(characters[place]) { place += 1 }
        let money = place
        if place < characters.endIndex, "/／".contains(characters[place]) { place += 1 }
        // A small, medium, large or half portion.
        if place + 1 < characters.endIndex, "小中大半每".contains(characters[place]),
            portions.contains(characters[place + 1])
        {
            place += 1
        }
        if place < characters.endIndex, portions.contains(characters[place]) {
            return place + 1 - characters.startIndex
        }
        return money - characters.startIndex
    }

    private static func readings(_ text: String) -> [PriceReader.Reading]? {
        var body = Substring(text)
        while let last = body.last, ",.;)]".contains(last), body.count > 1 { body.removeLast() }
        if let found = PriceReader.readings(text) ?? PriceReader.readings(String(body)) { return found }
        // "8/12": low prices for two sizes.
        let parts = body.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count > 1 || parts[1].count > 1 else { return nil }
        let found = parts.compactMap { PriceReader.readings(String($0))?.first }
        return found.count == 2 && found.allSatisfy({ $0.amount > 2 }) ? found : nil
    }

    /// Reads "12-50" where 12.50 is printed.
    private static func dashed(_ text: String) -> Double? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...3).contains(parts[0].count), parts[1].count == 2,
            parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }), let amount = Double(parts[0] + "." + parts[1])
        else { return nil }
        return amount
    }

    /// Reads "S12.50", "12,50C": a price with cents and one sign misread at either end.
    private static func misread(_ text: String) -> Double? {
        var body = Substring(text)
        if let first = body.first, !first.isWholeNumber { body.removeFirst() }
        if let last = body.last, !last.isWholeNumber { body.removeLast() }
        let parts = body.split(whereSeparator: { ".,:".contains($0) })
        guard parts.count == 2, (1...3).contains(parts[0].count), parts[1].count == 2,
            body.count == parts[0].count + 3, parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) })
        else { return nil }
        return Double(parts[0] + "." + parts[1])
    }
}
