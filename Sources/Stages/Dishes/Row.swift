internal import Models

/// Everything at one height of a column.
struct Row {
    var segments: [Segment]

    var rect: Rect { segments.dropFirst().reduce(segments[0].rect) { $0.union($1.rect) } }
    var prices: [FoundPrice] { segments.flatMap(\.prices) }
    var tokens: [Token] { segments.flatMap(\.tokens) }
    var text: String { tokens.joinedText }
    /// All words as read, prices too.
    var fullText: String { segments.flatMap(\.source).joinedText }
    var hasWords: Bool { segments.contains(where: \.hasWords) }
    var symbols: [DietarySymbol] { tokens.flatMap(\.symbols) }

    /// The lines its words and prices come from.
    var lines: [Int] {
        Set(segments.flatMap(\.source).map(\.line)).sorted()
    }

    /// The usual height of its capitals.
    var capital: Double {
        let heights = segments.filter(\.hasWords).map(\.capital).sorted()
        return heights.isEmpty ? segments[0].capital : heights[heights.count / 2]
    }

    /// Its words without the sizes at its end that head columns of prices ("small large"), and those sizes.
    ///
    /// One word alone is a size only when it stands apart.
    var sizesSplit: (words: [Token], sizes: [Token]) {
        let source = segments.flatMap(\.source).filter { !$0.text.isEmpty }
        for start in source.indices.dropFirst() where SizeWords.begins(sizes: source[start...]) {
            return (Array(source[..<start]), Array(source[start...]))
        }
        let apart = segments.dropFirst().filter { SizeWords.isHeader($0.text) }
        var words = segments.filter { segment in !apart.contains { $0.rect == segment.rect } }.flatMap(\.tokens)
        while words.count > 1, let last = words.last, Currency.named(by: last.text) != nil { words.removeLast() }
        return (words, apart.flatMap(\.source))
    }

    /// Where its letters stand, as the middle of its segments' baselines.
    var baseline: Double {
        let bottoms = segments.map(\.rect.bottom).sorted()
        return bottoms[bottoms.count / 2]
    }

    /// Whether a price stands before its words.
    var leadsWithPrice: Bool {
        guard let name = segments.first(where: \.hasWords), let price = prices.first else { return false }
        return name.leadsWithPrice || price.rect.midX < name.rect.left
    }

    /// The left edge of its words, or of its prices when it has no words.
    var left: Double { segments.filter(\.hasWords).map(\.rect.left).min() ?? rect.left }

    /// Where the words alone stand.
    var wordsRect: Rect? {
        let words = tokens.filter { $0.text.contains { $0.isLetter || $0.isNumber } }
        guard let first = words.first else { return nil }
        return words.dropFirst().reduce(first.rect) { $0.union($1.rect) }
    }

    /// Whether nearly all its letters are capitals; nil for scripts without capitals.
    var isCapitals: Bool? {
        var upper = 0
        var lower = 0
        for character in text {
            if character.isUppercase { upper += 1 } else if character.isLowercase { lower += 1 }
        }
        guard upper + lower >= 2 else { return nil }
        return Double(upper) >= 0.8 * Double(upper + lower)
    }

    /// Leader dots read as letters ("a  A  O") are no words of the name before them; the lines keep them.
    mutating func dropLeaderNoise() {
        guard let name = segments.firstIndex(where: \.hasWords),
            let price = segments.lastIndex(where: { !$0.prices.isEmpty }),
            price > name || segments[name].leadsWithPrice == false
        else { return }
        for index in segments.indices where index > name && index <= price {
            let words = segments[index].tokens.filter { !$0.text.isEmpty }
            let letters = words.reduce(0) { $0 + $1.text.count }
            let confidence = words.reduce(0) { $0 + $1.confidence * Double($1.text.count) } / Double(max(letters, 1))
            let specks = words.allSatisfy { $0.text.count(where: \.isLetter) <= 2 && !SizeWords.isSize($0.text) }
            guard !words.isEmpty, confidence < 0.45 || specks && confidence < 0.8 else { continue }
            segments[index].tokens.removeAll { $0.symbols.isEmpty }
        }
    }

    var startsLower: Bool {
        text.first { $0.isLetter }?.isLowercase == true
    }
}
