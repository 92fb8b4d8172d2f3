/// Words that stand together in a row of a column, with their price behind them.
package struct Cell: Sendable {
    package private(set) var tokens: [Token]
    package private(set) var rect: Rect
    /// Whether it holds nothing but prices and what they are for: "glass 4.50".
    package private(set) var isPrice: Bool
    /// How many tokens at the end say that the price varies or has to be asked for.
    package private(set) var marketWords: Int

    init(_ tokens: [Token], forms: [PriceForm]) {
        self.tokens = tokens
        self.forms = forms
        rect = tokens.dropFirst().reduce(tokens[0].rect) { $0.union($1.rect) }
        marketWords = MarketPrice(atEndOf: tokens)?.count ?? 0
        isPrice =
            marketWords == tokens.count
            || forms.contains(where: \.isPrice)
                && zip(tokens, forms).allSatisfy {
                    $1.isPrice || PriceForm.isUnit($0.text) || SizeWords.isSize($0.text) || SizeWords.isUnit($0.text)
                        || $0.text.allSatisfy { "-—–/|$€£".contains($0) }
                }
    }

    /// Whether it says the same as the cell before it, in the other of two parallel columns.
    package var saysTheSame = false

    /// Marks without text that stand by themselves in its row.
    var marks: [Token] = []
    /// The price form of each token, in order.
    package private(set) var forms: [PriceForm]

    /// Whether any of its words carries a mark.
    var hasMarks: Bool { (tokens + marks).contains { !$0.symbols.isEmpty } }

    /// The usual height of its capitals.
    var capital: Double { middle(tokens.map(\.rect.height)) }

    /// Joins a cell of prices, which always go behind the words wherever they are printed.
    mutating func take(_ price: Cell) {
        tokens += price.tokens
        forms += price.forms
        marketWords = price.marketWords
        rect = rect.union(price.rect)
    }

    /// Moves prices that stand first behind the words.
    mutating func movePriceBehind() {
        let count = zip(tokens, forms).prefix { $1.isPrice || PriceForm.isUnit($0.text) }.count
        guard count > 0, count < tokens.count, forms.last?.isPrice == false else { return }
        tokens = Array(tokens[count...] + tokens[..<count])
        forms = Array(forms[count...] + forms[..<count])
    }

    var endsInPrice: Bool { marketWords > 0 || Self.endsInPrice(tokens[...], forms[...]) }

    static func endsInPrice(_ tokens: ArraySlice<Token>, _ forms: ArraySlice<PriceForm>) -> Bool {
        guard let last = tokens.last, let form = forms.last else { return false }
        return form.isPrice || forms.dropLast().last?.isPrice == true && PriceForm.isUnit(last.text)
    }
}

/// The median, the upper one of two; 0 where there are no values.
func middle(_ values: [Double]) -> Double { values.isEmpty ? 0 : values.sorted()[values.count / 2] }
