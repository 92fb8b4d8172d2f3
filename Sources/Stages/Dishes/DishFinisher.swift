internal import Models

/// Turns gathered rows into dishes.
struct DishFinisher {
    let lines: [Line]
    let page: Int

    func dishes(_ drafts: [DishDraft]) -> [Dish] {
        let counted = Self.areCounted(drafts)
        return drafts.compactMap { dish($0, bareNumbers: counted) }
    }

    /// Whether bare numbers in front of names count the dishes: most have one, and they grow.
    private static func areCounted(_ drafts: [DishDraft]) -> Bool {
        let numbers = drafts.compactMap { draft -> Int? in
            guard let first = draft.nameRows.first?.text.split(separator: " ").first else { return nil }
            return Int(first)
        }
        guard numbers.count >= 3, numbers.count * 2 >= drafts.count else { return false }
        return zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
    }

    private func dish(_ draft: DishDraft, bareNumbers: Bool) -> Dish? {
        let parts = NameParts(draft.nameRows)
        let (number, name) = DishWords.numbered(parts.name, bareNumbers: bareNumbers)
        let aside = parts.aside.contains(where: \.isLetter) ? [parts.aside] : []
        let described =
            aside
            + draft.textRows.enumerated().compactMap { index, row -> String? in
                if draft.optionRows.contains(index) { return nil }
                // An extra keeps its price in the text, since it is no price of the dish.
                let text = DishWords.addsOn(row.text) ? row.fullText : row.text
                return text.contains { $0.isLetter } ? text : nil
            }
        let description = described.joined(separator: " ").trimmingPrefix(while: { "-–—•· ".contains($0) })
        let tokens = draft.rows.flatMap(\.segments).flatMap(\.source)
        guard let box = box(tokens) else { return nil }
        var symbols: [DietarySymbol] = []
        for symbol in draft.rows.flatMap(\.symbols) + draft.sectionSymbols where !symbols.contains(symbol) {
            symbols.append(symbol)
        }
        return Dish(
            id: "", page: page, section: draft.section, number: number, name: name,
            description: description.isEmpty ? nil : String(description),
            prices: (draft.prices.isEmpty ? draft.sectionPrices : draft.prices).map(\.price), symbols: symbols,
            box: box, lines: Set(tokens.map(\.line)).sorted())
    }

    /// Around the words themselves, in the photo.
    private func box(_ tokens: [Token]) -> Box? {
        tokens.compactMap { token in
            guard lines.indices.contains(token.line), lines[token.line].words.indices.contains(token.word) else {
                return nil
            }
            return lines[token.line].words[token.word].box
        }.union()
    }
}
