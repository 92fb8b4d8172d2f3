internal import Models
internal import Pages

/// The restaurant's own name on its menu.
enum RestaurantName {
    struct Title {
        var name: String
        /// The first words of the cells that the name stands in.
        var starts: Set<TokenPlace>
    }

    private static let houses = LineWords.house.set
    private static let addresses = LineWords.address.list

    /// The largest text in the upper third of a page, if it is clearly larger than everything else there and isn't a
    /// word that heads a section or a menu; nil rather than a guess.
    static func title(_ cells: [LabelledCell]) -> Title? {
        let rows = cells.map(TitleRow.init)
        let worded = rows.filter { $0.hasWords }
        guard worded.count >= 4, let top = worded.map(\.rect.top).min(), let bottom = worded.map(\.rect.bottom).max()
        else { return nil }
        let limit = top + (bottom - top) / 3
        let heights = worded.map(\.capital).sorted()
        let usual = heights[heights.count / 2]
        let upper = worded.filter { $0.rect.bottom <= limit && $0.isPriceless }.sorted {
            ($0.capital, -$0.rect.top) > ($1.capital, -$1.rect.top)
        }
        guard let largest = upper.first, let tallest = heights.last else { return nil }
        if let owned = upper.first(where: { $0.rect.top <= top && $0.capital >= 1.3 * usual && isOwned($0) }) {
            return Title(name: name(owned), starts: [owned.key])
        }
        // An address right below shows that this is the house's name, even where it holds a word for food: "Night Owl
        // Burgers".
        let ordered = worded.sorted { $0.rect.top < $1.rect.top }
        if let first = ordered.first, ordered.count > 1, first.key == largest.key, first.capital >= 1.2 * usual,
            InfoPatterns.kind(of: ordered[1].text) == .restaurant, isName(first, allowingFood: true)
        {
            return Title(name: name(first), starts: [first.key])
        }
        if isName(largest), largest.capital >= 1.35 * usual, largest.capital >= 0.95 * tallest {
            let second = worded.filter { $0.key != largest.key }.map(\.capital).max() ?? 0
            if largest.capital >= 1.15 * second { return Title(name: name(largest), starts: [largest.key]) }
        }
        let named = upper.first { row in
            isName(row, allowingHouse: true) && row.capital >= 1.1 * usual
                && row.rect.bottom <= top + (bottom - top) / 5
                && HeadingWords.words(row.text).contains { houses.contains($0) }
                && HeadingWords.words(row.text).count >= 2
        }
        guard let named else { return nil }
        // "Indian kitchen" under a larger line says what kind of house that line names.
        let above = upper.first {
            isName($0) && $0.capital > named.capital && $0.rect.bottom < named.rect.bottom
                && named.rect.top - $0.rect.bottom < 1.5 * named.capital
        }
        if let above { return Title(name: name(above), starts: [above.key, named.key]) }
        let own = HeadingWords.words(named.text).filter { !houses.contains($0) && !Cuisine.names($0) }
        return own.isEmpty ? nil : Title(name: name(named), starts: [named.key])
    }

    /// The row's words up to where an address begins: Chinese is written without spaces between words.
    private static func name(_ row: TitleRow) -> String {
        var text = Substring(row.text)
        for word in addresses {
            if let range = text.firstRange(of: word) { text = text[..<range.lowerBound] }
        }
        return DishWords.cleaned(String(text))
    }

    private static func isName(_ row: TitleRow, allowingHouse: Bool = false, allowingFood: Bool = false) -> Bool {
        let text = name(row)
        let words = HeadingWords.words(text)
        guard (1...6).contains(words.count), row.symbols.isEmpty, !describes(row.text), isWellRead(row, text),
            !owners(text).contains(where: nobody.contains)
        else { return false }
        if allowingFood { return !HeadingWords.isHeading(text) }
        guard words.count > 1 || text.count >= fewestLetters || text.contains(where: \.isIdeograph) else {
            return false
        }
        return !words.contains { word in
            HeadingWords.isHeading(word) && !(allowingHouse && houses.contains(word))
                || HeadingWords.isNearHeading(word)
        }
    }

    /// Whether a line reads like a description or a sentence rather than a name.
    private static func describes(_ text: String) -> Bool {
        if text.hasPrefix("(") || text.hasPrefix("[") { return true }
        if text.first(where: \.isLetter)?.isLowercase == true { return true }
        let words = text.split(separator: " ")
        let first = words.first.map { $0.lowercased().filter(\.isLetter) } ?? ""
        return text.count(where: { $0 == "," }) >= 2 || words.count > 9 || describing.contains(first)
    }

    private static let describing = LineWords.describing.set

    /// The least length of a one-word name: shorter ones are mostly pieces of lettering.
    private static let fewestLetters = 5
    private static let leastConfidence = 0.7

    /// Whether the recogniser is sure of every word and saw no sign that names don't contain.
    private static func isWellRead(_ row: TitleRow, _ text: String) -> Bool {
        let confidence = row.tokens.filter(\.hasLetters).map(\.confidence).min() ?? 0
        return DishWords.isName(text) && confidence >= leastConfidence
            && (text.count(where: \.isLetter) >= 4 || text.contains(where: \.isIdeograph))
            && text.allSatisfy {
                $0.isLetter || $0.isNumber || $0.isWhitespace || "'’‘´`&.,-–—!+()/·\"“”„".contains($0)
            }
    }

    /// "R. K's Dum Biriyani": whether the name is somebody's, other than a chef's or a mother's.
    private static func isOwned(_ row: TitleRow) -> Bool {
        let text = name(row)
        guard isWellRead(row, text), (2...6).contains(HeadingWords.words(text).count), row.symbols.isEmpty else {
            return false
        }
        return owners(text).contains { !nobody.contains($0) }
    }

    /// The words before an English "'s".
    private static func owners(_ text: String) -> [String] {
        text.split(separator: " ").compactMap { word in
            let parts = word.lowercased().split(whereSeparator: { "'’‘´`".contains($0) })
            return parts.count == 2 && parts[1] == "s" ? String(parts[0]) : nil
        }
    }

    private static let nobody = LineWords.noOwner.set
}

/// A cell seen as a line that may name the house.
private struct TitleRow {
    let tokens: [Token]
    let text: String
    let rect: Rect
    let capital: Double
    let hasWords: Bool
    /// Whether no price stands in it.
    let isPriceless: Bool
    let key: TokenPlace
    var symbols: [DietarySymbol] { tokens.flatMap(\.symbols) }

    init(_ labelled: LabelledCell) {
        let cell = labelled.cell
        let prices = Set(labelled.places([.price, .additionPrice]))
        tokens = cell.tokens.indices.filter { !prices.contains($0) }.map { cell.tokens[$0] }
        text = tokens.joinedText
        rect = cell.rect
        hasWords = tokens.contains { $0.text.hasLetters(2) || $0.text.contains { $0.isIdeograph } }
        capital = middle((hasWords ? tokens.filter(\.hasLetters) : cell.tokens).map(\.rect.height))
        isPriceless = prices.isEmpty
        key = TokenPlace(cell.tokens[0])
    }
}

/// Where a word stands among the page's lines.
struct TokenPlace: Hashable {
    var line: Int
    var word: Int

    init(_ token: Token) {
        line = token.line
        word = token.word
    }
}
