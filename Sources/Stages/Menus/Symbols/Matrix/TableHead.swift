internal import Models
internal import Pages

/// What stands over a column of a table, and what it says of the dishes that have a sign in it.
struct TableHead: Hashable {
    /// As printed.
    var text: String
    /// Empty where nobody can tell.
    var meanings: [SymbolMeaning]
    /// Its middle on the level page.
    var x: Double
    var y: Double
    /// Its words on the page; none where it was turned.
    var words: [WordPlace] = []

    var isUnderstood: Bool { meanings.contains { $0 != .unresolved } }

    /// What a sign in its column says.
    var symbols: [DietarySymbol] {
        isUnderstood ? DietarySymbol.explained(text, by: meanings) : [.unresolved(text)]
    }
}

/// A row of heads: those of one table.
struct TableHeadRow: Hashable {
    /// From left to right.
    var heads: [TableHead]

    /// Where its lower edge stands, about.
    var y: Double { heads.map(\.y).max() ?? 0 }

    /// A table is proven by so many columns that are understood.
    private static let fewestUnderstood = 2

    /// Whether it heads a table whose signs stand between two places.
    func isOfTable(from left: Double, to right: Double) -> Bool {
        heads.count { $0.isUnderstood && $0.x >= left && $0.x <= right } >= Self.fewestUnderstood
    }
}
