internal import Models

/// Words in place of a price: it changes from day to day, or the guest is asked to enquire.
package struct MarketPrice {
    /// How many tokens at the end of the segment say so.
    package let count: Int
    /// Nil when the tokens don't end like that.
    package init?(atEndOf tokens: [Token]) {
        let words = tokens.map { token in
            token.isLeader ? "" : token.text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "/" }
        }
        guard let last = words.lastIndex(where: { !$0.isEmpty }) else { return nil }
        for first in max(0, last - Self.longest + 1)...last where !words[first].isEmpty {
            let phrase = words[first...last].filter { !$0.isEmpty }.joined(separator: " ")
            let isAlone = words[..<first].allSatisfy(\.isEmpty)
            guard Self.priced.contains(phrase) || isAlone && Self.asking.contains(phrase) else { continue }
            count = tokens.count - first
            return
        }
        return nil
    }

    private static let longest = 4

    private static let priced = LineWords.marketPrice.set

    /// Words that count only where nothing stands beside them: behind "vegan" or "without gluten" they limit what is
    /// promised and must stay there.
    private static let asking = LineWords.asking.set
}
