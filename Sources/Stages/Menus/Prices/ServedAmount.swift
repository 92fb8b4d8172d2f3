internal import Pages

/// A number before a unit that says how much is served: "0,25 l" looks like a price of a quarter.
///
/// A letter behind a price may also be the code of an allergen ("4,50 g"), and rolls cost "0,60 a piece". So this goes by
/// units of volume and weight right behind the number, and by the number: less than one, or up to two with one decimal.
enum ServedAmount {
    static func isMeant(by form: PriceForm, of amount: Token, before unit: Token) -> Bool {
        guard form.isPrice, !form.isMarked, form.amounts.count == 1, let value = form.amounts.first,
            units.contains(unit.text.lowercased()), isRightBehind(unit, amount)
        else { return false }
        let decimals = form.plain.reversed().prefix(while: \.isWholeNumber).count
        return value < 1 || value <= 2 && decimals == 1 && form.plain.contains { ",.".contains($0) }
    }

    /// Whether a stroke behind a number below one is a misread "l" for litre: "0,4 1". Prices have two decimals, and what
    /// stands behind one may be the number of an additive, so of two decimals this goes only by those of glasses and
    /// bottles.
    static func isMisreadLitre(_ stroke: Token, behind amount: Token) -> Bool {
        guard ["1", "I", "ı"].contains(stroke.text), stroke.symbols.isEmpty, isRightBehind(stroke, amount) else {
            return false
        }
        let characters = Array(amount.text)
        guard (3...4).contains(characters.count), characters[0] == "0", ",.".contains(characters[1]) else {
            return false
        }
        let decimals = String(characters[2...])
        return decimals.count == 1 ? decimals.allSatisfy(\.isASCIIDigit) : measures.contains(decimals)
    }

    private static let units: Set<String> = ["l", "lt", "ltr", "cl", "dl", "ml", "kg", "л", "мл", "кг"]
    private static let measures: Set<String> = ["25", "33", "75"]

    /// Whether no more than a space lies between both.
    private static func isRightBehind(_ word: Token, _ before: Token) -> Bool {
        let height = max(word.rect.height, before.rect.height)
        let gap = word.rect.left - before.rect.right
        return !word.hasLeader && gap < height && gap > -0.5 * height
    }
}
