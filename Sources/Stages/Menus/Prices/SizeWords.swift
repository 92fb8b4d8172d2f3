internal import Pages

/// Words that say what a price is for: sizes, vessels, pieces and units.
package enum SizeWords {
    private static let units = LineWords.unit.set
    private static let sizes = LineWords.size.set
    private static let perPiece = LineWords.perPiece.set

    package static func isUnit(_ word: String) -> Bool { units.contains(word.lowercased()) }

    package static func isPerPiece(_ word: String) -> Bool { perPiece.contains(word.lowercased()) }

    package static func isSize(_ word: String) -> Bool {
        let folded = word.lowercased().trimmingPrefix(while: { "(".contains($0) })
        let bare = folded.filter { !"():,".contains($0) }
        return sizes.contains(bare) || isMeasure(bare)
    }

    /// Whether a word may stand in a row of sizes.
    static func isHeader(_ word: String) -> Bool { isSize(word) || isUnit(word) || word.allSatisfy(\.isWholeNumber) }

    /// The headers in a row of sizes, a number and its unit together, and where each stands.
    package static func headers(_ tokens: [Token]) -> [(x: Double, label: String)] {
        var headers: [(x: Double, label: String)] = []
        var number: Token?
        for token in tokens where token.text.contains(where: { $0.isLetter || $0.isNumber }) {
            if Currency.code(of: token.text) != nil { continue }
            if let before = number, isUnit(token.text) || isSize(token.text) {
                headers.append(((before.rect.left + token.rect.right) / 2, before.text + " " + token.text))
                number = nil
                continue
            }
            if let before = number { headers.append((before.rect.midX, before.text)) }
            number = token.text.contains(where: \.isLetter) ? nil : token
            if number == nil { headers.append((token.rect.midX, DishWords.cleaned(token.text))) }
        }
        if let before = number { headers.append((before.rect.midX, before.text)) }
        return headers
    }

    /// "0,5l", "33cl", "6pcs".
    private static func isMeasure(_ text: String) -> Bool {
        guard let first = text.first, first.isWholeNumber,
            let end = text.lastIndex(where: \.isWholeNumber)
        else { return false }
        return units.contains(String(text[text.index(after: end)...]))
    }
}
