internal import Models

/// Gives a mark its meaning: the menu's legend first, then convention, else it stays unresolved.
struct MarkResolver {
    let legend: Legend

    func symbols(_ mark: String) -> [DietarySymbol] {
        if let meanings = legend.meanings(of: mark) {
            return meanings.map {
                DietarySymbol(mark: mark, meaning: $0, source: $0 == .unresolved ? .unresolved : .legend)
            }
        }
        // A menu that explains its marks uses the others in its own way too.
        if legend.isEmpty || mark.count >= 2, let meaning = ConventionalMarks.meaning(of: mark) {
            return [DietarySymbol(mark: mark, meaning: meaning, source: .convention)]
        }
        return [DietarySymbol(mark: mark, meaning: .unresolved, source: .unresolved)]
    }

    /// The symbols for the text between brackets, or nil when it is no mark.
    func bracketed(_ content: String) -> [DietarySymbol]? {
        let parts = content.split(whereSeparator: { $0.isWhitespace || ",/+;·.|&".contains($0) }).map(String.init)
        guard !parts.isEmpty, parts.count <= 14 else { return nil }
        if parts.allSatisfy({ isMark($0, amongSeveral: parts.count > 1) }) {
            return parts.flatMap(symbols)
        }
        let phrase = LegendPhrase(parts.flatMap { $0.split(separator: "-").map(String.init) })
        guard phrase.isPure, phrase.meanings.allSatisfy(Self.isDietWord), !phrase.meanings.isEmpty,
            parts.map(\.foldedForMatching) != ["hot"]
        else { return nil }
        return phrase.meanings.map { DietarySymbol(mark: content, meaning: $0, source: .convention) }
    }

    private func isMark(_ text: String, amongSeveral: Bool) -> Bool {
        if legend.meanings(of: text) != nil || ConventionalMarks.meaning(of: text) != nil { return true }
        guard MarkCode.isCode(text), !Self.sizes.contains(text.uppercased()) else { return false }
        if MarkCode.isNumber(text) { return amongSeveral }
        guard MarkCode.isCapital(text) else { return false }
        return text.count == 1 || !legend.isEmpty && text.count <= 3
    }

    /// What stands in brackets behind a name without being a mark.
    private static let sizes: Set<String> = [
        "XS", "S", "M", "L", "XL", "XXL", "CL", "ML", "KG", "LB", "OZ", "PC", "PCS", "UK", "USA", "BBQ", "IPA",
    ]

    private static func isDietWord(_ meaning: SymbolMeaning) -> Bool {
        switch meaning {
        case .vegan, .vegetarian, .pescatarian, .veganOption, .vegetarianOption, .freeFrom, .spicy, .halal, .kosher,
            .organic:
            true
        default: false
        }
    }
}
