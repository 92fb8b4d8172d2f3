package import Library
package import Models

/// What one may do about a dish at the table, by nothing but the bundle's claims, allergens and marks.
///
/// - A diet: the claim "yes" is to be ordered, "no" avoided, anything else asked about.
/// - An allergy: what the dish contains, by whatever ground, or may contain by a mark or a notice on the menu, is avoided;
///   what it may contain for another reason is asked about. An allergen that the bundle doesn't name is unknown, never
///   absent, so it is asked about too, unless a mark says "free from" it, the menu's own legend explains that mark, and
///   no other mark of the dish is unexplained or unread.
/// - Several wishes: the most cautious of their verdicts.
///
/// How bad an allergy is isn't known here. The rule is never less cautious than `AllergenRule` is for a severe one; only a
/// profile can say that an allergy is critical, and then nothing fits.
package enum TableRule {
    package static func verdict(on dish: Dish, for wishes: Wishes) -> Verdict {
        wishes.singles.map { verdict(on: dish, for: $0) }.max() ?? .fits
    }

    static func verdict(on dish: Dish, for wish: Wishes.Single) -> Verdict {
        switch wish {
        case .diet(let diet): verdict(on: dish, for: diet)
        case .allergy(let allergen): verdict(on: dish, for: allergen)
        }
    }

    private static func verdict(on dish: Dish, for diet: Diet) -> Verdict {
        switch dish.classification?.claims[diet] {
        case .yes: .fits
        case .no: .avoid
        case .maybe, .unknown, nil: .ask
        }
    }

    private static func verdict(on dish: Dish, for allergen: Allergen) -> Verdict {
        guard let classification = dish.classification else { return .ask }
        if dish.hasMark(.contains(allergen)) || dish.hasMark(.mayContain(allergen)) { return .avoid }
        switch (classification.allergens[allergen], classification.allergenBasis[allergen]) {
        case (.contains, _), (.mayContain, .mark), (.mayContain, .traces): return .avoid
        case (.mayContain, _): return .ask
        case (nil, _):
            let isFree = dish.hasMark(.freeFrom(allergen), by: .legend)
            return isFree && !dish.symbols.contains { $0.meaning == .unresolved } ? .fits : .ask
        }
    }
}

extension Dish {
    /// Whether a mark of the dish has a meaning.
    ///
    /// - Parameter source: who says so; nil for anybody, but then a mark that nobody explains counts as none.
    func hasMark(_ meaning: SymbolMeaning, by source: SymbolSource? = nil) -> Bool {
        symbols.contains { symbol in
            symbol.meaning == meaning
                && (source.map { symbol.source == $0 } ?? (symbol.source != .unresolved))
        }
    }
}
