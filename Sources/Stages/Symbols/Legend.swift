internal import Models

/// What a menu's legend says, ready to be asked.
struct Legend {
    private var meanings: [String: [SymbolMeaning]] = [:]

    init(_ entries: [LegendEntry]) {
        for entry in entries {
            meanings[MarkCode.key(entry.mark), default: []] += entry.meanings
        }
        for (mark, all) in meanings { meanings[mark] = Self.settled(all) }
    }

    var isEmpty: Bool { meanings.isEmpty }

    func meanings(of mark: String) -> [SymbolMeaning]? { meanings[MarkCode.key(mark)] }

    /// Where a menu explains one mark twice and differently, the cautious reading holds.
    private static func settled(_ all: [SymbolMeaning]) -> [SymbolMeaning] {
        var kept: [SymbolMeaning] = []
        for meaning in all where !kept.contains(meaning) { kept.append(meaning) }
        if kept.count > 1 { kept.removeAll { $0 == .unresolved } }
        if kept.contains(.veganOption) { kept.removeAll { $0 == .vegan } }
        if kept.contains(.vegetarianOption) { kept.removeAll { $0 == .vegetarian } }
        if kept.contains(.vegetarian) || kept.contains(.vegetarianOption) {
            kept.removeAll { $0 == .vegan || $0 == .veganOption }
        }
        return kept.filter { meaning in
            guard case .freeFrom(let allergen) = meaning else { return true }
            return !kept.contains(.contains(allergen)) && !kept.contains(.mayContain(allergen))
        }
    }
}
