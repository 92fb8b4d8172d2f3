internal import Models

/// What a menu's legend says, prepared for lookups.
struct Legend {
    private var meanings: [String: [SymbolMeaning]] = [:]
    /// The marks it explains, in the form used for comparing, each once.
    private(set) var marks: [String] = []
    /// Whether it has at least three single small letters.
    private(set) var hasSmallLetters = false
    /// Whether its letters are small and l is among them, so that an upright stroke is that l: a small i has its dot.
    private var readsStrokesAsL = false
    private var lacksL = false

    init(_ entries: [LegendEntry]) {
        for entry in entries {
            meanings[MarkCode.key(entry.mark), default: []] += entry.meanings
        }
        let told = Dictionary(grouping: entries) { MarkCode.key($0.mark) }
        for (mark, all) in meanings {
            // No menu has one letter for so many things: these were drawings.
            let isMisread = Set((told[mark] ?? []).map(\.meanings)).count >= Self.mostMeanings
            meanings[mark] = isMisread ? [.unresolved] : Self.settled(all)
        }
        marks = meanings.keys.sorted()
        let letters = Set(entries.lazy.map(\.mark).filter { $0.count == 1 && $0.first?.isLetter == true })
        let small = letters.count { $0 == $0.lowercased() }
        hasSmallLetters = small >= 3
        readsStrokesAsL =
            hasSmallLetters && 2 * small > letters.count && meanings["L"] != nil && !letters.contains("I")
        lacksL = hasSmallLetters && 2 * small > letters.count && letters.contains("i") && meanings["L"] == nil
        addAlike(hasSmallL: readsStrokesAsL || letters.contains("l"))
        addAlikeCodes()
    }

    /// From so many different meanings on, a mark has none.
    private static let mostMeanings = 3

    /// Adds signs that may be a misread letter, where they aren't marks themselves: the letter's warnings count for
    /// them too.
    private mutating func addAlike(hasSmallL: Bool) {
        for (letter, signs) in Self.alike
        where (letter != "L" || hasSmallL) && (!marks.contains(where: MarkCode.isNumber) || letter == "L") {
            let warned = meanings[letter]?.filter(\.warns) ?? []
            for sign in signs where !warned.isEmpty && meanings[sign] == nil { meanings[sign] = warned }
            // Among letters and numbers nobody can tell a small l from a 1.
            if letter == "L", marks.contains("1"), !warned.isEmpty { meanings["1", default: []] += warned }
        }
    }

    /// Adds "a1" where "al" stands among marks such as "a2" and warns of something.
    private mutating func addAlikeCodes() {
        let isNumbered = marks.contains {
            $0.count == 2 && $0.first?.isLetter == true && $0.last?.isWholeNumber == true
        }
        guard isNumbered else { return }
        for mark in marks where mark.count == 2 && (mark.last == "L" || mark.last == "I") {
            let likely = String(mark.dropLast()) + "1"
            let warned = meanings[mark]?.filter(\.warns) ?? []
            if !warned.isEmpty, meanings[likely] == nil { meanings[likely] = warned }
        }
    }

    private static let alike: KeyValuePairs = [
        "L": ["1", "I", "|"], "I": ["1", "|"], "O": ["0"], "S": ["5"], "B": ["8"], "G": ["6", "9"], "Z": ["2"],
    ]

    var isEmpty: Bool { meanings.isEmpty }

    /// Whether it has at least three marks, all of them single capitals.
    var isOfLetters: Bool { marks.count >= 3 && marks.allSatisfy { $0.count == 1 && MarkCode.isCapital($0) } }

    /// Whether it has at least three marks, all of them numbers.
    var isOfNumbers: Bool { marks.count >= 3 && marks.allSatisfy(MarkCode.isNumber) }

    func meanings(of mark: String) -> [SymbolMeaning]? {
        meanings[mark == "I" && readsStrokesAsL ? "L" : MarkCode.key(mark)]
    }

    /// Whether a mark is an upright stroke in a legend that has a small i, which would have its dot, and whose l wasn't
    /// read: it may mean what nobody knows.
    func mayLack(_ mark: String) -> Bool { lacksL && mark == "I" }

    func explains(_ mark: String) -> Bool { meanings(of: mark) != nil }

    /// The letters of "ACG", where each is a mark and the whole isn't; nil when it is no such list.
    ///
    /// Lists are printed in alphabetical order, so words in capitals are hardly ever mistaken for one.
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
