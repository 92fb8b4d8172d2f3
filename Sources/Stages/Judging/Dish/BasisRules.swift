internal import Models

/// What claims and allergens rest on.
enum BasisRules {
    /// The basis of each claim that is "yes" or "no".
    static func claims(_ found: DishFindings, _ rules: ClaimRules) -> [Diet: Basis] {
        var bases: [Diet: Basis] = [:]
        for diet in Diet.allCases {
            switch rules.claims[diet] {
            case .yes: bases[diet] = basis(ofYes: diet, found, rules)
            case .no: bases[diet] = basis(ofNo: diet, found, rules)
            default: break
            }
        }
        return bases
    }

    private static func basis(ofYes diet: Diet, _ found: DishFindings, _ rules: ClaimRules) -> Basis {
        if let mark = rules.deciding, mark.granted.contains(diet) {
            return mark.evidence.kind == .symbol ? .mark : .words
        }
        if found.understanding.hasFullIngredients { return .words }
        let hasRecipe = found.findings.contains { $0.basis >= .recipe && $0.component.substance.isAnimal }
        return hasRecipe ? .recipe : .definition
    }

    private static func basis(ofNo diet: Diet, _ found: DishFindings, _ rules: ClaimRules) -> Basis {
        if rules.loweredByModel.contains(diet) { return .model }
        let against = found.findings.filter {
            $0.component.certainty >= .usual
                && ($0.component.substance.breaks(diet) || $0.component.substance == .rennet)
        }
        // Whatever else says no are the menu's own words: "not vegetarian".
        return against.map(\.basis).min() ?? .words
    }

    /// The basis of each allergen that is reported.
    static func allergens(
        _ told: [Allergen: AllergenStatus], _ found: DishFindings
    ) -> [Allergen: Basis] {
        var bases: [Allergen: Basis] = [:]
        for (allergen, status) in told {
            let shown = found.findings.filter {
                $0.component.substance.allergen == allergen
                    && (status == .mayContain || $0.component.certainty >= .usual)
            }
            let printed: Basis? = found.allergens[allergen].map { _ in found.traces.contains(allergen) ? .traces : .mark
            }
            bases[allergen] = (shown.map(\.basis) + [printed].compactMap(\.self)).min() ?? .model
        }
        return bases
    }
}
