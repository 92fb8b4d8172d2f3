internal import Models
internal import Pages

/// Gives a mark its meaning by the menu's legend, or else by convention; otherwise the mark stays unresolved.
struct MarkResolver {
    let legend: Legend

    func symbols(_ mark: String) -> [DietarySymbol] {
        if let meanings = legend.meanings(of: mark) {
            if legend.mayLack(mark) { return doubtful(mark) + [.unresolved(mark)] }
            return DietarySymbol.explained(mark, by: meanings)
        }
        // A menu that explains its marks may also use the others in its own way.
        if legend.isEmpty || mark.count >= 2, let meaning = ConventionalMarks.meaning(of: mark) {
            return [DietarySymbol(mark: mark, meaning: meaning, source: .convention)]
        }
        if let likely = misread(mark) { return doubtful(likely) }
        return [.unresolved(mark)]
    }

    /// The symbols for a mark that was probably, but not certainly, printed.
    func doubtful(_ mark: String) -> [DietarySymbol] {
        let warnings = (legend.meanings(of: mark) ?? []).filter(\.warns)
        if warnings.isEmpty { return [.unresolved(mark)] }
        return DietarySymbol.explained(mark, by: warnings)
    }

    /// The symbols of a code that may combine several letters, such as "ACG".
    func packed(_ code: String) -> [DietarySymbol] { (legend.letters(of: code) ?? [code]).flatMap(symbols) }

    /// The symbols of "/veg", also with a letter misread as a digit; nil when it is no mark.
    func slashed(_ word: String) -> [DietarySymbol]? {
        guard word.hasPrefix("/"), word.count >= 4 else { return nil }
        let body = word.dropFirst()
        let letters = String(body.map { Self.letterLike[$0] ?? $0 })
        return bracketed(String(body)) ?? (body.hasLetters(2) ? bracketed(letters) : nil)
    }

    private static let letterLike: [Character: Character] = ["9": "g", "0": "o", "1": "l", "6": "g"]

    /// Whether a code is certainly a mark of this menu: its legend explains it, or there is no legend and most menus
    /// use it.
    func isUsual(_ code: String) -> Bool {
        legend.explains(code) || legend.letters(of: code) != nil
            || legend.isEmpty && ConventionalMarks.meaning(of: code) != nil
    }

    private func misread(_ code: String) -> String? {
        guard MarkCode.isCode(code), MarkCode.isCapital(code), ConventionalMarks.meaning(of: code) == nil,
            !Self.sizes.contains(code)
        else { return nil }
        return MisreadCodes.likely(code, among: legend.marks)
    }

    /// The symbols for the text between brackets, or nil when it is no mark.
    func bracketed(_ content: String) -> [DietarySymbol]? {
        let parts = content.split(whereSeparator: { $0.isWhitespace || ",/+;·.|&".contains($0) }).map(String.init)
            .flatMap { legend.letters(of: $0) ?? [$0] }
        guard !parts.isEmpty, parts.count <= 14 else { return nil }
        // Among marks that the legend explains, whatever has a mark's form is one.
        let hasKnown = parts.contains(where: legend.explains)
        if parts.allSatisfy({ isMark($0, amongSeveral: parts.count > 1) || hasKnown && MarkCode.isCode($0) }) {
            return parts.flatMap(symbols)
        }
        let phrase = LegendPhrase(parts.flatMap { $0.split(separator: "-").map(String.init) })
        guard phrase.isDiet, parts.map(\.foldedForMatching) != ["hot"] else { return nil }
        return phrase.meanings.map { DietarySymbol(mark: content, meaning: $0, source: .convention) }
    }

    /// The symbols for isolated words that name only a diet, such as "vegetarisch"; else nil.
    func dietWords(_ words: [String]) -> [DietarySymbol]? {
        guard !words.isEmpty, words.count <= 3 else { return nil }
        let bare = words.map { $0.filter { $0.isLetter || $0.isNumber || $0 == "-" } }
        let phrase = LegendPhrase(bare.flatMap { $0.split(separator: "-").map(String.init) })
        let diets: Set<SymbolMeaning> = [.vegan, .vegetarian, .veganOption, .vegetarianOption]
        guard phrase.isPure, !phrase.meanings.isEmpty, phrase.meanings.allSatisfy(diets.contains) else { return nil }
        let mark = words.joined(separator: " ").trimmingPrefix(while: { !$0.isLetter })
        return phrase.meanings.map { DietarySymbol(mark: String(mark), meaning: $0, source: .convention) }
    }

    private func isMark(_ text: String, amongSeveral: Bool) -> Bool {
        if legend.explains(text) || ConventionalMarks.meaning(of: text) != nil || misread(text) != nil { return true }
        let isLetter = text.count == 1 && legend.isOfLetters
        guard MarkCode.isCode(text), isLetter || !Self.sizes.contains(text.uppercased()) else { return false }
        if MarkCode.isNumber(text) { return amongSeveral || legend.isOfNumbers }
        if text.count == 1, legend.hasSmallLetters { return true }
        guard MarkCode.isCapital(text) else { return false }
        return text.count == 1 || !legend.isEmpty && text.count <= 3
    }

    /// Texts that stand in brackets behind a name without being marks.
    private static let sizes: Set<String> = [
        "XS", "S", "M", "L", "XL", "XXL", "CL", "ML", "KG", "LB", "OZ", "PC", "PCS", "UK", "USA", "BBQ", "IPA",
    ]
}
