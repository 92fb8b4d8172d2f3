internal import Judging
internal import Models

extension Judge {
    /// A model's translation of a dish where a guest may read it, or nil.
    ///
    /// It may not look safer than the dish: it may name a diet only where the rules took the menu's own words for a
    /// claim, not where these stand in a sentence addressed to the reader; and read by the same rules, it may not show
    /// as fitting what the words rule out.
    func usable(_ translation: Translation, of dish: DishText) -> Translation? {
        let found = findings(dish)
        guard !found.isSuspicious else { return nil }
        let text = [translation.name, translation.description].compactMap(\.self).joined(separator: " ")
        let promised = Promise.all(in: text)
        if promised.contains(.vegan), !Self.speaks(found, of: .vegan) { return nil }
        if promised.contains(.vegetarian), !Self.speaks(found, of: .vegetarian) { return nil }
        let claims = ClaimRules(found).claims
        let translated = self(
            DishText(
                name: translation.name, description: translation.description, language: translation.language,
                cuisine: dish.cuisine))
        let looksSafer = Diet.allCases.contains { claims[$0] == .no && translated.claims[$0] == .yes }
        return looksSafer ? nil : translation
    }

    /// Whether the menu's words claim a diet, for the dish, for a part of it or for a variant.
    private static func speaks(_ found: DishFindings, of diet: Diet) -> Bool {
        !found.partClaims.isEmpty || found.offered.contains(diet)
            || found.marks.contains { $0.evidence.kind == .words && $0.granted.contains(diet) }
    }
}
