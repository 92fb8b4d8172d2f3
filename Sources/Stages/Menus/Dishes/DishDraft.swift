internal import Judging
internal import Models

/// A price and where it stands.
struct FoundPrice {
    var price: Price
    var rect: Rect
    /// Whether a currency or a portion is written with it.
    var isMarked: Bool
}

/// A dish while its words are being gathered.
struct DishDraft {
    var section: String?
    /// The number in reading order.
    var number: [Token] = []
    var name: [Token]
    /// The description, and what is offered as an addition to the dish.
    var text: [Token] = []
    var prices: [FoundPrice] = []
    var priceTokens: [Token] = []
    /// Marks beside its words that have no text.
    var marks: [Token] = []
    /// The cell in which the name ends.
    var cell: Int
    /// The last cell with words of the dish.
    var lastCell: Int
    /// Prices of additions; the dish's own where it has no other, since then one of the additions is chosen.
    var additionPrices: [FoundPrice] = []
    /// A price printed once for the whole section, for dishes that have none of their own.
    var sectionPrices: [FoundPrice] = []
    /// Marks beside the heading that hold for every dish under it.
    var sectionSymbols: [DietarySymbol] = []

    var tokens: [Token] { number + name + text + priceTokens + marks }

    /// Adds a word to the name. Rows in its type that stand between the name's rows are part of it, even though they
    /// look like a description: "Jacket potato / with cheddar / and beans".
    ///
    /// Not so where a diet is named: one at the head of a name would hold for what is said to come with the dish.
    mutating func goOnWithName(_ word: Token, in cell: Int) {
        let rows = Set(name.map(\.line))
        let between = text.filter { !rows.contains($0.line) && $0.line != word.line }
        let top = name.map(\.rect.bottom).max() ?? 0
        let areBetween = between.allSatisfy { $0.rect.bottom > top && $0.rect.bottom < word.rect.bottom }
        if !between.isEmpty, areBetween, !Self.nameDiet(name + text + [word]),
            abs(Self.height(of: between) - Self.height(of: name)) < 0.15 * Self.height(of: name)
        {
            let moved = Set(between.map { TokenPlace($0) })
            text.removeAll { moved.contains(TokenPlace($0)) }
            name += between
        }
        name.append(word)
        self.cell = cell
    }

    /// Whether words speak of a diet, as "vegan on request" does.
    static func nameDiet(_ words: [Token]) -> Bool {
        WordClasses(of: words.map(\.text), language: words.first?.language).kinds.joined().contains {
            $0.hasPrefix("says ") || $0.hasPrefix("takes away ")
        } || words.contains { !$0.symbols.isEmpty }
    }

    /// The mean height of words.
    private static func height(of words: [Token]) -> Double {
        words.reduce(0) { $0 + $1.rect.height } / Double(max(1, words.count))
    }

    /// Adds words to a price in words that was cut off in the row above; false where there is none.
    mutating func goOnWithMarketPrice(_ tokens: [Token]) -> Bool {
        guard let last = prices.indices.last, prices[last].price.amount == nil else { return false }
        prices[last].price.text += " " + tokens.joinedText
        priceTokens += tokens
        return true
    }

    /// Labels the prices with the size headers they stand under.
    mutating func label(with sizes: [(x: Double, label: String)]) {
        guard sizes.count >= 2 else { return }
        let spread = zip(sizes, sizes.dropFirst()).map { abs($1.x - $0.x) }.min() ?? 0
        for index in prices.indices where prices[index].price.label == nil {
            let x = prices[index].rect.midX
            guard let nearest = sizes.min(by: { abs($0.x - x) < abs($1.x - x) }) else { continue }
            if abs(nearest.x - x) < 0.6 * spread { prices[index].price.label = nearest.label }
        }
    }
}
