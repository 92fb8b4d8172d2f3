internal import Models

/// Decides which of a cuisine's habits apply to a dish.
enum HiddenIngredientRules {
    /// Nobody asks about more than this.
    private static let most = 3

    /// The likeliest come first, then the table's order counts.
    ///
    /// A habit applies to a cooked dish where it would break a diet that the dish may still fit, and where no mark or
    /// word of the menu speaks against it.
    static func habits(_ found: DishFindings, _ rules: ClaimRules, _ habits: [CuisineHabit]) -> [CuisineHabit] {
        guard found.isCooked, !habits.isEmpty else { return [] }
        let bearing = habits.filter { bears($0, on: found, rules) }
        var chosen: [CuisineHabit] = []
        for certainty in [Certainty.always, .usual, .sometimes, .rare] {
            chosen += bearing.filter { $0.component.certainty == certainty }
        }
        return Array(chosen.prefix(most))
    }

    private static func bears(_ habit: CuisineHabit, on found: DishFindings, _ rules: ClaimRules) -> Bool {
        let substance = habit.component.substance
        guard Diet.allCases.contains(where: { substance.breaks($0) && rules.claims[$0] != .no }) else { return false }
        if found.isSpokenFor(habit.component) { return false }
        if let allergen = substance.allergen, found.freeFrom.contains(allergen) { return false }
        guard let beside = habit.beside else { return true }
        return found.findings.contains { $0.component.substance == beside && $0.component.certainty >= .usual }
    }
}

extension HiddenIngredient {
    init(_ habit: CuisineHabit, _ questions: QuestionTable) {
        self.init(
            ingredient: habit.ingredient, local: habit.local, likelihood: habit.likelihood, why: habit.why,
            change: habit.change, question: questions.english(habit.asks))
    }
}
