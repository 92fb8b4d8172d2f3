internal import Models

/// 3: a mark, plain words or a list of ingredients decided; 2: the usual recipe, variations exist; 1: too little known.
enum ConfidenceRule {
    static func confidence(_ found: DishFindings, _ rules: ClaimRules) -> Int {
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
        return found.understanding.hasFullIngredients ? 3 : 2
    }
}
