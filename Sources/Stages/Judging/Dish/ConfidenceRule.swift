internal import Models

/// 3: a mark, plain words, a list of ingredients or a dish that is made one way decided; 2: the usual recipe, variations
/// exist; 1: too little is known.
package enum ConfidenceRule {
    /// Of doubt; a rare habit of kitchens is more.
    private static let mostForCertain = 0.03

    package static func confidence(_ found: DishFindings, _ rules: ClaimRules) -> Int {
        if rules.label == .uncertain || rules.contradiction != nil { return 1 }
        if let mark = rules.deciding, rules.label == DietLabel(rawValue: mark.diet.rawValue) {
            return mark.isStrong ? 3 : 2
        }
        if rules.label == .meat {
            let isPlain = found.findings.contains {
                $0.component.substance.isFlesh && $0.component.certainty == .always
            }
            return isPlain ? 3 : 2
        }
        if found.understanding.hasFullIngredients { return 3 }
        // Cheese or egg is named, or always there, and nothing speaks for meat or fish.
        let isCertain = found.findings.contains { $0.component.certainty == .always && $0.component.substance.isAnimal }
        return rules.label == .vegetarian && isCertain && Doubt(found, .vegetarian).share <= mostForCertain ? 3 : 2
    }
}
