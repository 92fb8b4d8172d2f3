internal import Models

/// A dish while its rows are being gathered.
struct DishDraft {
    var section: String?
    var nameRows: [Row] = []
    var textRows: [Row] = []
    var prices: [FoundPrice] = []
    /// A price printed once for the whole section, for dishes that have none of their own.
    var sectionPrices: [FoundPrice] = []

    var rows: [Row] { nameRows + textRows }
    var hasPrice: Bool { !prices.isEmpty }

    init(section: String?, nameRows: [Row]) {
        self.section = section
        self.nameRows = nameRows
        prices = nameRows.flatMap(\.prices)
    }

    mutating func addName(_ row: Row) {
        nameRows.append(row)
        prices += row.prices
    }

    mutating func addText(_ row: Row, withPrices: Bool) {
        textRows.append(row)
        if withPrices { prices += row.prices }
    }

    /// Adds a row that prices one variant: its words are the price's label.
    mutating func addOption(_ row: Row) {
        textRows.append(row)
        let label = DishWords.cleaned(row.text)
        prices += row.prices.map { found in
            var labelled = found
            labelled.price.label = [label, found.price.label].compactMap { $0?.isEmpty == false ? $0 : nil }
                .joined(separator: " ")
            if labelled.price.label?.isEmpty == true { labelled.price.label = nil }
            return labelled
        }
        optionRows.insert(textRows.count - 1)
    }

    /// Marks beside the heading that hold for every dish under it.
    var sectionSymbols: [DietarySymbol] = []

    /// Names the prices after the size headers they stand under.
    mutating func label(with sizes: [(x: Double, label: String)]) {
        guard sizes.count >= 2 else { return }
        for index in prices.indices where prices[index].price.label == nil {
            let x = prices[index].rect.midX
            guard let nearest = sizes.min(by: { abs($0.x - x) < abs($1.x - x) }) else { continue }
            let spread = zip(sizes, sizes.dropFirst()).map { abs($1.x - $0.x) }.min() ?? 0
            if abs(nearest.x - x) < 0.6 * spread { prices[index].price.label = nearest.label }
        }
    }

    /// Places in `textRows` whose words are labels of prices.
    private(set) var optionRows: Set<Int> = []

    /// The row above when it priced a variant.
    var lastOption: Row? {
        optionRows.contains(textRows.count - 1) ? textRows.last : nil
    }
}
