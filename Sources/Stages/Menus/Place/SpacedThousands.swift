internal import Pages

/// Amounts whose thousands are set off by a space: "5 390 Ft", "1 250 Kč".
enum SpacedThousands {
    /// Currencies in which a dish costs hundreds or thousands (ISO 4217).
    private static let currencies: Set<String> = [
        "HUF", "CZK", "RUB", "UAH", "KZT", "RSD", "ISK", "IDR", "KRW", "VND", "JPY", "CLP", "COP", "INR", "AMD", "GEL",
    ]
    /// Fewer such amounts on a page may be a count and a price: "2 250 Ft".
    private static let fewest = 3
    /// The widest gap within an amount, in heights of its digits. Set by hand.
    private static let gap = 0.7

    /// The lines with each such amount as one token, where a page has several.
    static func joined(_ lines: [[Token]]) -> [[Token]] {
        let places = lines.map { line in line.indices.filter { isAmount(line, at: $0) } }
        guard places.reduce(0, { $0 + $1.count }) >= fewest else { return lines }
        return zip(lines, places).map { line, places in
            var joined: [Token] = []
            for (place, token) in line.enumerated() {
                if place > 0, places.contains(place - 1) {
                    joined[joined.count - 1].text += token.text
                    joined[joined.count - 1].rect = joined[joined.count - 1].rect.union(token.rect)
                    joined[joined.count - 1].symbols += token.symbols
                } else {
                    joined.append(token)
                }
            }
            return joined
        }
    }

    /// Whether a token and the next are the thousands and the rest of an amount with its currency.
    private static func isAmount(_ line: [Token], at place: Int) -> Bool {
        guard place + 1 < line.count else { return false }
        let (first, second) = (line[place], line[place + 1])
        let digits = second.text.prefix(while: \.isASCIIDigit)
        guard (1...3).contains(first.text.count), first.text.allSatisfy(\.isASCIIDigit), first.text.first != "0",
            digits.count == 3, first.symbols.isEmpty,
            second.rect.left - first.rect.right < gap * first.rect.height
        else { return false }
        let rest = second.text.dropFirst(3)
        let unit = rest.isEmpty ? place + 2 < line.count ? line[place + 2].text : "" : String(rest)
        return Currency.code(of: unit).map(currencies.contains) ?? false
    }
}
