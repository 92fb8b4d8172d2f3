internal import Models

/// The prices that some words of a cell print.
struct PriceGathering {
    private(set) var prices: [FoundPrice] = []

    /// - Parameters:
    ///   - places: of the words that are prices, or currencies beside them, in rising order.
    ///   - labels: of the words that say what the price behind them is for, or before them where nothing stands behind.
    init(_ cell: Cell, _ places: [Int], labels: Set<Int> = []) {
        let wanted = Set(places)
        var used: Set<Int> = []
        for place in places where !used.contains(place) && cell.forms[place].isPrice {
            used.insert(place)
            var (form, text, rect) = (cell.forms[place], cell.tokens[place].text, cell.tokens[place].rect)
            var (amounts, currency) = (form.amounts, form.currency)
            if let cents = Self.cents(behind: place, in: cell), wanted.contains(place + 1) {
                amounts = [cents]
                text += " " + cell.tokens[place + 1].text
                rect = rect.union(cell.tokens[place + 1].rect)
                used.insert(place + 1)
            }
            for beside in [place - 1, place + 1]
            where cell.tokens.indices.contains(beside) && !cell.forms[beside].isPrice && !used.contains(beside) {
                let sign = cell.tokens[beside].text
                guard currency == nil, PriceForm.isUnit(sign) else { continue }
                used.insert(beside)
                currency = Currency.code(of: sign)
                text = beside < place ? sign + " " + text : text + " " + sign
                rect = rect.union(cell.tokens[beside].rect)
                form = form.marked
            }
            append(amounts, text, currency, rect, isMarked: form.isMarked, label: Self.label(place, cell, labels))
        }
    }

    private mutating func append(
        _ amounts: [Double], _ text: String, _ currency: String?, _ rect: Rect, isMarked: Bool, label: String?
    ) {
        let parts = amounts.count > 1 ? text.split(whereSeparator: { "/|-–—／".contains($0) }).map(String.init) : []
        let step = rect.width / Double(max(amounts.count, 1))
        for (index, amount) in amounts.enumerated() {
            var own = rect
            own.left += step * Double(index)
            own.right = own.left + step
            let printed = parts.count == amounts.count ? parts[index].trimmed : DishWords.withoutLeaders(text)
            prices.append(
                FoundPrice(
                    price: Price(text: printed, amount: amount, currency: currency, label: label), rect: own,
                    isMarked: isMarked))
        }
    }

    /// The words right before a price that say what it is for, or behind the last one.
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

    /// 12.50 where 12 and 50 are two words, else nil.
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

extension String {
    fileprivate var trimmed: String {
        var body = Substring(self)
        while body.first?.isWhitespace == true { body.removeFirst() }
        while body.last?.isWhitespace == true { body.removeLast() }
        return String(body)
    }
}
