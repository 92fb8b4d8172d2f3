internal import Models
internal import Pages

/// What a heading says about the dishes under it.
struct SectionHead {
    private(set) var name: String?
    /// A price for each dish without one.
    private(set) var prices: [FoundPrice] = []
    /// Marks that warn about the dishes.
    private(set) var symbols: [DietarySymbol] = []
    /// What the columns of prices are for, and where they stand.
    private(set) var sizes: [(x: Double, label: String)] = []
    private var sizesRect: Rect?
    private var last: (cell: Cell, number: Int)?

    /// Opens a section, or continues a heading of two lines.
    mutating func open(_ labelled: LabelledCell, number: Int, unit: Double) {
        let cell = labelled.cell
        var words = labelled.places([.heading]).filter { !cell.forms[$0].isPrice }.map { cell.tokens[$0] }
        // "Starters   Euro" also heads a column of prices.
        while words.count > 1, let last = words.last, Currency.named(by: last.text) != nil { words.removeLast() }
        // "Chicken   2 pcs   4 pcs": these sizes were mistaken for words of the heading.
        let first = words.lastIndex { !SizeWords.isHeader($0.text) }.map { $0 + 1 } ?? 0
        let ending = SizeWords.headers(Array(words[first...]))
        if first > 0, ending.count >= 2 { words = Array(words[..<first]) }
        let text = DishWords.cleaned(words.joinedText)
        let goesOn = last.map { $0.number == number - 1 && Self.isContinued($0.cell, cell, unit: unit) } ?? false
        name = goesOn ? [name, text].compactMap { $0 }.joined(separator: " ") : text
        last = (cell, number)
        prices = PriceGathering(cell, labelled.places([.additionPrice])).prices
        // A row of nothing but marks heads the columns of a table, or was cut off its dish; it holds for no section, and
        // neither do marks far from the heading.
        let isOfWords = words.contains { word in
            word.text.hasLetters(2) && !word.symbols.contains { $0.mark == word.text }
        }
        let marks = cell.marks.filter { $0.rect.left - cell.rect.right < Self.reach * cell.capital }
        symbols = isOfWords ? (cell.tokens + marks).flatMap(\.symbols).filter(\.warns) : []
        let own = SizeWords.headers(labelled.places([.size]).map { cell.tokens[$0] })
        sizes = own.isEmpty && ending.count >= 2 ? ending : own
        sizesRect = nil
    }

    /// In heights of the heading's capitals: a space or two before its marks.
    private static let reach = 3.0

    /// Adds sizes from another cell: those in one row head the prices below them together.
    mutating func addSizes(_ cell: Cell) {
        let isSameRow = sizesRect?.isLevel(with: cell.rect, sharing: 0.5) ?? false
        sizes = ((isSameRow ? sizes : []) + SizeWords.headers(cell.tokens)).sorted { $0.x < $1.x }
        sizesRect = cell.rect
    }

    private static func isContinued(_ upper: Cell, _ lower: Cell, unit: Double) -> Bool {
        abs(upper.capital - lower.capital) < 0.15 * lower.capital && lower.rect.top - upper.rect.bottom < 0.9 * unit
    }
}

extension LabelledCell {
    /// Whether it says what columns of prices are for, by sizes or by their currency.
    var headsPrices: Bool {
        if isOfDish || contains(.additionPrice) { return false }
        if contains(.size), !contains(.heading) { return true }
        return cell.tokens.allSatisfy {
            SizeWords.isSize($0.text) || SizeWords.isUnit($0.text) || Currency.named(by: $0.text) != nil
        }
    }
}

extension DietarySymbol {
    /// Whether the mark warns about a dish; only such marks pass from a heading to the dishes below it.
    fileprivate var warns: Bool {
        switch meaning {
        case .contains, .mayContain, .containsMeat, .containsPork, .containsAlcohol, .unresolved: true
        default: false
        }
    }
}
