internal import Models

/// Finds the prices among the words of a segment, at its end or at its start.
struct PriceRun {
    private(set) var prices: [FoundPrice] = []
    private(set) var doubtful: [FoundPrice] = []
    private(set) var rest: [Token]
    private(set) var leads = false

    private struct Amount {
        var range: Range<Int>
        var readings: [PriceReader.Reading]
        var currency: String?
        var isCertain: Bool
    }

    init(_ tokens: [Token]) {
        rest = tokens
        if takeMarketPrice(of: tokens) { return }
        let amounts = Self.amounts(in: tokens)
        guard let last = amounts.last else { return }
        let tail = tokens[last.range.upperBound...]
        if tail.allSatisfy({ $0.isLeader || $0.text.isEmpty || SizeWords.isPerPiece($0.text) }) {
            take(trailing: amounts, of: tokens)
        } else if let first = amounts.first, tokens[..<first.range.lowerBound].allSatisfy({ $0.isLeader }) {
            take(leading: first, of: tokens)
        }
    }

    /// A price in words, without an amount.
    private mutating func takeMarketPrice(of tokens: [Token]) -> Bool {
        guard let market = MarketPrice(atEndOf: tokens) else { return false }
        let words = tokens.suffix(market.count).filter { !$0.text.isEmpty && !$0.isLeader }
        guard let first = words.first else { return false }
        let found = FoundPrice(
            price: Price(text: words.joinedText), rect: words.dropFirst().reduce(first.rect) { $0.union($1.rect) },
            isCertain: market.isCertain, line: first.line, words: words.map(\.word))
        if market.isCertain {
            prices = [found]
            rest = tokens.dropLast(market.count) + Self.marks(tokens.suffix(market.count))
        } else {
            doubtful = [found]
        }
        return true
    }

    /// The marks on tokens that are taken for prices: they stay with the dish.
    private static func marks(_ tokens: some Sequence<Token>) -> [Token] {
        tokens.filter { !$0.symbols.isEmpty }.map { token in
            var bare = token
            bare.text = ""
            return bare
        }
    }

    /// Walks back from the end over prices and the sizes between them: "small 4.50 large 7.00".
    private mutating func take(trailing amounts: [Amount], of tokens: [Token]) {
        var taken: [(amount: Amount, label: Range<Int>)] = []
        var limit = tokens.count
        for amount in amounts.reversed() {
            // The label of the price behind may reach into this number: "0,2 l 4,50" is one price with a size.
            guard amount.range.upperBound <= limit else { break }
            let between = tokens[amount.range.upperBound..<limit]
            guard taken.isEmpty || between.isEmpty || between.allSatisfy({ $0.isLeader || $0.text == "/" }) else {
                break
            }
            // Sure and doubtful numbers don't mix: the "2" of "2 pancakes 4.50" is no price.
            if let before = taken.last, before.amount.isCertain != amount.isCertain { break }
            let label = SizeWords.label(before: amount.range.lowerBound, in: tokens)
            taken.append((amount, label))
            limit = label.isEmpty ? amount.range.lowerBound : label.lowerBound
            if amount.range.lowerBound == 0 { break }
        }
        let tail = tokens[amounts[amounts.count - 1].range.upperBound...].filter { !$0.isLeader && !$0.text.isEmpty }
        for (position, entry) in taken.enumerated().reversed() {
            var label = tokens[entry.label].map(\.text).joined(separator: " ")
            if position == 0, label.isEmpty { label = tail.map(\.text).joined(separator: " ") }
            append(entry.amount, label: label, tokens: tokens)
        }
        rest = Array(tokens[..<limit]) + (doubtful.isEmpty ? Self.marks(tokens[limit...]) : [])
        // A number that may yet turn out to be a word of the name keeps its place there.
        if !doubtful.isEmpty { rest = tokens }
    }

    private mutating func take(leading first: Amount, of tokens: [Token]) {
        append(first, label: "", tokens: tokens)
        leads = true
        if doubtful.isEmpty { rest = Array(tokens[first.range.upperBound...]) }
    }

    private mutating func append(_ amount: Amount, label: String, tokens: [Token]) {
        let rects = tokens[amount.range].map(\.rect)
        let whole = rects.dropFirst().reduce(rects[0]) { $0.union($1) }
        let several = amount.readings.count > 1
        for (index, reading) in amount.readings.enumerated() {
            let text = several ? reading.text : Self.printed(tokens[amount.range], reading: reading)
            let step = whole.width / Double(amount.readings.count)
            var rect = whole
            rect.left += step * Double(index)
            rect.right = rect.left + step
            let found = FoundPrice(
                price: Price(
                    text: text, amount: reading.amount, currency: amount.currency ?? reading.currency,
                    label: label.isEmpty ? nil : label),
                rect: rect, isCertain: amount.isCertain, line: tokens[amount.range.lowerBound].line,
                words: tokens[amount.range].map(\.word))
            if amount.isCertain { prices.append(found) } else { doubtful.append(found) }
        }
    }

    private static func printed(_ tokens: ArraySlice<Token>, reading: PriceReader.Reading) -> String {
        tokens.map { token in
            token.text.contains(where: \.isWholeNumber) ? reading.text : token.text
        }.joined(separator: " ")
    }

    /// Whether a currency sign belongs to the amount behind it: "(33 cl € 3,50".
    private static func leadsTo(surerThan certain: Bool, after sign: Int, in tokens: [Token]) -> Bool {
        guard !certain, sign + 1 < tokens.count else { return false }
        return PriceReader.readings(tokens[sign + 1].text)?.allSatisfy(\.isCertain) == true
    }

    private static func amounts(in tokens: [Token]) -> [Amount] {
        var amounts: [Amount] = []
        var index = 0
        while index < tokens.count {
            defer { index += 1 }
            guard !tokens[index].text.hasPrefix("+"), index == 0 || tokens[index - 1].text != "+",
                let readings = PriceReader.readings(tokens[index].text)
            else { continue }
            var start = index
            var end = index + 1
            var currency = readings.first?.currency
            var certain = readings.allSatisfy(\.isCertain)
            if index > 0, Currency.isCurrency(tokens[index - 1].text),
                amounts.last.map({ $0.range.upperBound < index }) ?? true
            {
                start = index - 1
                currency = currency ?? Currency.code(of: tokens[index - 1].text)
                certain = true
            } else if currency == nil, end < tokens.count, Currency.isCurrency(tokens[end].text),
                !leadsTo(surerThan: certain, after: end, in: tokens)
            {
                currency = Currency.code(of: tokens[end].text)
                end += 1
                certain = true
            }
            if currency == nil, end < tokens.count, SizeWords.isUnit(tokens[end].text) { continue }
            amounts.append(Amount(range: start..<end, readings: readings, currency: currency, isCertain: certain))
            index = end - 1
        }
        return amounts
    }
}
