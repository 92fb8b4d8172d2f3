/// The restaurant's own name on its menu.
enum RestaurantName {
    struct Title {
        var name: String
        var rows: Set<RowKey>
    }

    private static let houses: Set<String> = [
        "restaurant", "ristorante", "trattoria", "osteria", "pizzeria", "gasthaus", "gasthof", "gaststatte",
        "wirtshaus",
        "bistro", "brasserie", "taverna", "taverne", "cafe", "caffe", "cantina", "lokanta", "lokantasi", "restoran",
        "restaurante", "bodega", "inn", "pub", "diner", "kitchen", "bakery", "steakhouse", "biergarten", "ratskeller",
    ]

    /// The largest text in the upper third of a page, if it is clearly larger than everything else there and no word
    /// that heads a section or a menu; nil rather than a guess.
    static func title(_ rows: [Row]) -> Title? {
        let worded = rows.filter { $0.hasWords }
        guard worded.count >= 4, let top = worded.map(\.rect.top).min(), let bottom = worded.map(\.rect.bottom).max()
        else { return nil }
        let limit = top + (bottom - top) / 3
        let heights = worded.map(\.capital).sorted()
        let usual = heights[heights.count / 2]
        let upper = worded.filter { $0.rect.bottom <= limit && $0.prices.isEmpty }.sorted {
            ($0.capital, -$0.rect.top) > ($1.capital, -$1.rect.top)
        }
        guard let largest = upper.first, let tallest = heights.last else { return nil }
        // An address right below says whose name it is, also where that holds a word of food: "Night Owl Burgers".
        let ordered = worded.sorted { $0.rect.top < $1.rect.top }
        if let first = ordered.first, ordered.count > 1, first.key == largest.key, first.capital >= 1.2 * usual,
            InfoPatterns.kind(of: ordered[1].text) == .restaurant, isName(first, allowingFood: true)
        {
            return Title(name: name(first), rows: [first.key])
        }
        if isName(largest), largest.capital >= 1.35 * usual, largest.capital >= 0.95 * tallest {
            let second = worded.filter { $0.key != largest.key }.map(\.capital).max() ?? 0
            if largest.capital >= 1.15 * second { return Title(name: name(largest), rows: [largest.key]) }
        }
        let named = upper.first { row in
            isName(row, allowingHouse: true) && row.capital >= 1.1 * usual
                && row.rect.bottom <= top + (bottom - top) / 5
                && HeadingWords.words(row.text).contains { houses.contains($0) }
                && HeadingWords.words(row.text).count >= 2
        }
        guard let named else { return nil }
        // "Indian kitchen" under a larger line says what the house in that line is.
        let above = upper.first {
            isName($0) && $0.capital > named.capital && $0.rect.bottom < named.rect.bottom
                && named.rect.top - $0.rect.bottom < 1.5 * named.capital
        }
        if let above { return Title(name: name(above), rows: [above.key, named.key]) }
        let own = HeadingWords.words(named.text).filter { !houses.contains($0) && !Cuisine.names($0) }
        return own.isEmpty ? nil : Title(name: name(named), rows: [named.key])
    }

    private static func name(_ row: Row) -> String { DishWords.cleaned(row.text) }

    private static func isName(_ row: Row, allowingHouse: Bool = false, allowingFood: Bool = false) -> Bool {
        let text = name(row)
        let words = HeadingWords.words(text)
        let letters = row.tokens.filter(\.hasLetters)
        let confidence = letters.map(\.confidence).min() ?? 0
        guard DishWords.isName(text), (1...6).contains(words.count), confidence >= 0.6, row.symbols.isEmpty,
            !DishWords.describes(row.text), text.count(where: \.isLetter) >= 4
        else { return false }
        if allowingFood { return !HeadingWords.isHeading(text) }
        return !words.contains { word in
            HeadingWords.isHeading(word) && !(allowingHouse && houses.contains(word))
        }
    }
}
