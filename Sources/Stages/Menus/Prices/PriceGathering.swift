internal import Models
internal import Pages

/// The prices that certain words of a cell give.
struct PriceGathering {
    private(set) var prices: [FoundPrice] = []

    /// - Parameters:
    ///   - places: those of the words that are prices, or currencies beside them, in ascending order.
    ///   - labels: the places of words that say what the price behind them is for, or the one before them where none
    ///     follows.
    init(_ cell: Cell, _ places: [Int], labels: Set<Int> = []) {
        if let market = Self.marketPrice(cell, places) {
            prices = [market]
            return
        }
        let wanted = Set(places)
        var used: Set<Int> = []
        for place in places where !used.contains(place) && cell.forms[place].isPrice {
            used.insert(place)
            let form = cell.forms[place]
            var found = Found(
                amounts: form.amounts, printed: form.printed, currency: form.currency, isMarked: form.isMarked,
                rect: cell.tokens[place].rect)
            if wanted.contains(place + 1), let cents = Self.cents(behind: place, in: cell) {
                found.amounts = [cents]
                found.printed = [cell.tokens[place].text + " " + cell.tokens[place + 1].text]
                found.rect = found.rect.union(cell.tokens[place + 1].rect)
                used.insert(place + 1)
            }
            for beside in [place - 1, place + 1]
            where cell.tokens.indices.contains(beside) && !cell.forms[beside].isPrice && !used.contains(beside) {
                guard found.currency == nil, PriceForm.isUnit(cell.tokens[beside].text) else { continue }
                used.insert(beside)
                found.add(cell.tokens[beside], isBefore: beside < place)
            }
            append(found, label: Self.label(place, cell, labels))
        }
    }

    /// The price where it is stated in words, without an amount.
    private static func marketPrice(_ cell: Cell, _ places: [Int]) -> FoundPrice? {
        let start = cell.tokens.count - cell.marketWords
        let words = places.filter { $0 >= start }.map { cell.tokens[$0] }
        guard cell.marketWords > 0, let first = words.first else { return nil }
        let rect = words.dropFirst().reduce(first.rect) { $0.union($1.rect) }
        return FoundPrice(price: Price(text: words.joinedText), rect: rect, isMarked: true)
    }

    /// What one word gives, together with the sign beside it.
    private struct Found {
        var amounts: [Double]
        var printed: [String]
        var currency: String?
        var isMarked: Bool
        var rect: Rect

        mutating func add(_ sign: Token, isBefore: Bool) {
            currency = Currency.code(of: sign.text)
            isMarked = true
            if printed.count == 1 {
                printed[0] = isBefore ? sign.text + " " + printed[0] : printed[0] + " " + sign.text
            }
            rect = rect.union(sign.rect)
        }
    }

    private mutating func append(_ found: Found, label: String?) {
        let step = found.rect.width / Double(max(found.amounts.count, 1))
        for (index, (amount, text)) in zip(found.amounts, found.printed).enumerated() {
            var rect = found.rect
            rect.left += step * Double(index)
            rect.right = rect.left + step
            prices.append(
                FoundPrice(
                    price: Price(text: text, amount: amount, currency: found.currency, label: label), rect: rect,
                    isMarked: found.isMarked))
        }
    }

    /// The words right before a price that say what it is for, or those behind the last price.
    private static func label(_ place: Int, _ cell: Cell, _ labels: Set<Int>) -> String? {
        var first = place
        while labels.contains(first - 1) { first -= 1 }
        var found = cell.tokens[first..<place].map(\.text)
        if found.isEmpty {
            var end = place + 1
            while labels.contains(end) { end += 1 }
            if !cell.forms[min(end, cell.forms.count - 1)].isPrice || end >= cell.tokens.count {
                found = cell.tokens[(place + 1)..<end].map(\.text)
            }
        }
        let text = DishWords.cleaned(found.joined(separator: " "))
        return text.isEmpty ? nil : text
    }

    /// The cents where 12.50 was read as two words, 12 and 50; else nil.
    private static func cents(behind place: Int, in cell: Cell) -> Double? {
        guard place + 1 < cell.tokens.count else { return nil }
        let (token, next) = (cell.tokens[place], cell.tokens[place + 1])
        let whole = token.text.filter(\.isASCIIDigit)
        let part = next.text.filter(\.isASCIIDigit)
        guard (1...2).contains(whole.count), token.text.count <= whole.count + 2, !token.text.contains(","),
            part.count == 2, next.text.hasPrefix(part), next.text.count <= 3,
            next.rect.left - token.rect.right < 0.8 * CellCutter.room * token.rect.height,
            next.rect.height < 0.85 * token.rect.height || token.text.hasSuffix(".")
        else { return nil }
        return Double(whole + "." + part)
    }
}
