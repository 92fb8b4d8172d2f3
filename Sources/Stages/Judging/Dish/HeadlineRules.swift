internal import Models

/// The one thing to know first about a dish.
enum HeadlineRules {
    static func headline(_ found: DishFindings, _ rules: ClaimRules) -> Headline {
        switch rules.label {
        case .vegan: return Headline(code: .vegan, because: rules.deciding?.evidence.text)
        case .vegetarian: return Headline(code: .vegetarian, because: rules.deciding?.evidence.text)
        default: break
        }
        if rules.claims[.vegetarian] == .no {
            if let meat = first(found, { $0.isMeat }) { return Headline(code: .containsMeat, because: meat) }
            if let fish = first(found, { $0.isSeafood }) { return Headline(code: .containsFish, because: fish) }
            return Headline(code: .notVegetarian, because: first(found) { $0.isFlesh || $0 == .rennet })
        }
        if rules.claims[.vegan] == .no { return Headline(code: .notVegan, because: first(found) { $0.isAnimal }) }
        return Headline(code: .unknown)
    }

    /// The words of the most certain finding.
    private static func first(_ found: DishFindings, _ test: (Substance) -> Bool) -> String? {
        found.findings.filter { test($0.component.substance) && $0.component.certainty >= .usual }
            .max { $0.component.certainty < $1.component.certainty }?.text
    }
}
