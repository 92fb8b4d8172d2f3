internal import Judging
internal import Models

/// A food that a person named by a word of their own, and a dish.
///
/// - Named on the menu, in a language the program knows it in: avoid, also behind a "without", which is left to a person.
/// - Inside a longer word: ask.
/// - The dish holds what the food always is, such as tree nuts for almonds: avoid where that is one food, where the word
///   names all of its kind ("meat", "fish"), or where the allergy is severe or critical; else ask.
/// - Silence: ask for an allergy. For a word to avoid: fits where a description names what is in it, else ask.
enum WordRule {
    static func judge(
        _ food: AvoidedFood, severity: AllergySeverity?, _ dish: DishFacts
    ) -> (Verdict, String) {
        switch food.match(dish.words) {
        case .word: return (.avoid, "The menu names \(food.word).")
        case .inside:
            return (
                severity.map { $0 >= .severe } == true ? .avoid : .ask,
                "A word on the menu may mean \(food.word) – ask."
            )
        case nil: break
        }
        if let held = dish.holds(oneOf: food.substances) {
            let isDangerous = severity.map { $0 >= .severe } ?? false
            let what = held.substance.name + (held.text.map { " (\($0))" } ?? "")
            let whether = food.isKind(held.substance) ? "" : "; whether that is \(food.word) isn't stated"
            if held.isCertain, isDangerous || whether.isEmpty || held.substance.isOneFood {
                return (.avoid, "Appears to contain \(what)\(whether).")
            }
            let text = (held.isCertain ? "Appears to contain " : "May contain ") + what + whether + " – ask."
            return (severity == .critical ? .avoid : .ask, text)
        }
        if severity == nil, dish.isDescribed, dish.label != nil {
            return (.fits, "The description doesn't name \(food.word).")
        }
        return (.ask, "Whether \(food.word) is in it isn't stated – ask.")
    }
}
