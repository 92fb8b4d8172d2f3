internal import Models

/// 3: a mark, plain words, a list of ingredients or a dish with only one recipe decided; 2: this is the usual recipe,
/// but variations exist; 1: too little is known.
package enum ConfidenceRule {
    /// The most doubt there may be; a rare habit of kitchens counts for more.
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
        // Cheese or egg is named or always part of it, and nothing points to meat or fish.
        let isCertain = found.findings.contains { $0.component.certainty == .always && $0.component.substance.isAnimal }
        return rules.label == .vegetarian && isCertain && Doubt(found, .vegetarian).share <= mostForCertain ? 3 : 2
    }
}
