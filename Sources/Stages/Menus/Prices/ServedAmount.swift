internal import Pages

/// A number before a unit that says how much is served: "0,25 l" looks like a price of a quarter.
///
/// A letter behind a price may also be the code of an allergen ("4,50 g"), so this goes by the number: less than one, or
/// up to two with one decimal, is no price of a dish that a code follows.
enum ServedAmount {
    static func isMeant(by form: PriceForm, before unit: Token) -> Bool {
        guard form.isPrice, !form.isMarked, form.amounts.count == 1, let amount = form.amounts.first,
            !unit.hasLeader, SizeWords.isUnit(unit.text)
        else { return false }
        let decimals = form.plain.reversed().prefix(while: \.isWholeNumber).count
        return amount < 1 || amount <= 2 && decimals == 1 && form.plain.contains { ",.".contains($0) }
    }
}
