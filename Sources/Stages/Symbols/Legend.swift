internal import Models

/// What a menu's legend says, ready to be asked.
struct Legend {
    private var meanings: [String: [SymbolMeaning]] = [:]
    /// The marks it explains, in the form they are compared in, each once.
    private(set) var marks: [String] = []

    init(_ entries: [LegendEntry]) {
        for entry in entries {
            meanings[MarkCode.key(entry.mark), default: []] += entry.meanings
        }
        for (mark, all) in meanings { meanings[mark] = Self.settled(all) }
        marks = meanings.keys.sorted()
        // A small l is read as other strokes; where these are no marks of their own they mean it.
        if entries.contains(where: { $0.mark == "l" }), let meant = meanings["L"] {
            for stroke in ["I", "1"] where meanings[stroke] == nil { meanings[stroke] = meant }
        }
    }

    var isEmpty: Bool { meanings.isEmpty }

    func meanings(of mark: String) -> [SymbolMeaning]? { meanings[MarkCode.key(mark)] }

    func explains(_ mark: String) -> Bool { meanings(of: mark) != nil }

    /// The letters of "ACG" where each is a mark and the whole is none; nil when it isn't such a list.
    ///
    /// Lists are printed in order, so that words in capitals are hardly ever taken for one.
    func letters(of code: String) -> [String]? {
        let letters = Array(MarkCode.key(code))
        guard (2...14).contains(letters.count), !explains(code), letters.allSatisfy({ explains(String($0)) }),
            zip(letters, letters.dropFirst()).allSatisfy({ $0 < $1 }), letters.allSatisfy(\.isLetter)
        else { return nil }
        return letters.map(String.init)
    }

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
