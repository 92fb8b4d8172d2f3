internal import Models
internal import Pages

/// Turns drafts into dishes.
struct DishFinisher {
    /// The page's lines; their ids are their places.
    let lines: [Line]
    let page: Int
    let structure: DishStructure
    /// Puts the words of a name or description into reading order.
    let inOrder: ([Token]) -> [Token]

    func dishes(_ drafts: [DishDraft]) -> [Dish] {
        let counted = areCounted(drafts)
        let habits = DishHabits(drafts)
        return drafts.enumerated().compactMap { place, draft in
            guard var dish = self.dish(draft, bareNumbers: counted) else { return nil }
            let habitual = habits.certainty(of: draft, below: place > 0 ? drafts[place - 1] : nil)
            dish.structure = min(dish.structure ?? 1, habitual)
            return dish
        }
    }

    private func text(_ tokens: [Token]) -> String { inOrder(tokens).joinedText }

    /// Whether bare numbers in front of names count the dishes: most dishes have one, and the numbers rise.
    private func areCounted(_ drafts: [DishDraft]) -> Bool {
        let numbers = drafts.compactMap { draft -> Int? in
            guard draft.number.isEmpty, let first = text(draft.name).split(separator: " ").first else { return nil }
            return Int(first)
        }
        guard numbers.count >= 3, numbers.count * 2 >= drafts.count else { return false }
        return zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
    }

    private func dish(_ draft: DishDraft, bareNumbers: Bool) -> Dish? {
        let counted = draft.number.filter { $0.text.contains { $0.isNumber || $0.isLetter } }
        let (number, name) = DishWords.numbered(
            text(counted + draft.name), bareNumbers: bareNumbers || !counted.isEmpty)
        guard name.hasLetters(2) || name.contains(where: \.isIdeograph), let box = box(draft.tokens) else { return nil }
        let description = text(draft.text).trimmingPrefix(while: { "-–—•·:, ".contains($0) })
        var symbols: [DietarySymbol] = []
        for symbol in draft.tokens.flatMap(\.symbols) + draft.sectionSymbols where !symbols.contains(symbol) {
            symbols.append(symbol)
        }
        for place in symbols.indices {
            symbols[place].box = draft.tokens.first { $0.symbols.contains(symbols[place]) }.flatMap { self.box([$0]) }
        }
        return Dish(
            id: "", page: page, section: draft.section, number: number, name: name,
            description: description.contains(where: \.isLetter) ? String(description) : nil,
            prices: prices(of: draft).map { placed($0, in: draft) }, symbols: symbols, box: box,
            nameBox: self.box(draft.name), lines: Set(draft.tokens.map(\.line)).sorted(),
            structure: structure.certainty(of: draft), reading: reading(of: draft))
    }

    /// The least confidence of its words with letters, in hundredths; a mark or a price has doubts of its own.
    private func reading(of draft: DishDraft) -> Double? {
        (draft.name + draft.text).filter { $0.text.contains(where: \.isLetter) }.map(\.confidence).min()
            .map { ($0 * 100).rounded() / 100 }
    }

    private func prices(of draft: DishDraft) -> [FoundPrice] {
        if !draft.prices.isEmpty { return draft.prices }
        return draft.sectionPrices.isEmpty ? draft.additionPrices : draft.sectionPrices
    }

    /// The price with the place of the words that stand where it was found.
    private func placed(_ found: FoundPrice, in draft: DishDraft) -> Price {
        var price = found.price
        price.box = box(draft.priceTokens.filter { $0.rect.mostlyShares(with: found.rect) })
        return price
    }

    /// The box in the photo around the words themselves.
    private func box(_ tokens: [Token]) -> Box? {
        tokens.compactMap { token in
            guard lines.indices.contains(token.line), lines[token.line].words.indices.contains(token.word) else {
                return nil
            }
            return lines[token.line].words[token.word].box
        }.union()
    }
}

extension Rect {
    /// Whether the two share half of the narrower one's width and half of the lower one's height.
    fileprivate func mostlyShares(with other: Rect) -> Bool {
        let across = min(right, other.right) - max(left, other.left)
        let down = min(bottom, other.bottom) - max(top, other.top)
        return across * 2 >= min(right - left, other.right - other.left)
            && down * 2 >= min(bottom - top, other.bottom - other.top)
    }
}
