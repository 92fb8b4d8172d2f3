internal import Judging
internal import Models

/// Decides about a food that a person named by a word of their own.
///
/// - Named on the menu, in a language the program knows it in: avoid, also behind a "without", which is left to a person.
/// - Inside a longer word: ask.
/// - The dish holds what the food always is, such as tree nuts for almonds: avoid where that is one food, where the word
///   names all of its kind ("meat", "fish"), or where the allergy is severe or critical; else ask.
/// - Meat of a kind that isn't named, for a food that is meat: ask.
/// - Silence: ask for an allergy. For a word to avoid: fits where a description names what is in it, every word is known
///   (one that isn't may be the food misread), and, for a food that the tables of knowledge don't tell of, no dish with
///   a recipe of its own and no sauce, spice or other mixture is named. Else ask.
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
        if food.isMeat, let meat = dish.holds(\.mayBeAnyMeat), meat.certainty >= .sometimes {
            return (.ask, "May contain \(meat.substance.name) (\(meat.text)), of a kind that isn't stated – ask.")
        }
        if severity == nil, dish.isDescribed, dish.label != nil {
            if let word = dish.unread { return (.ask, "A word on the menu isn't known (\(word)) – ask.") }
            if food.substances.isEmpty {
                if let recipe = dish.recipe {
                    return (.ask, "The menu doesn't say all that is in it (\(recipe)) – ask.")
                }
                if dish.words.match(.mixtures) != nil {
                    return (.ask, "It holds a mixture of which the menu doesn't say all – ask.")
                }
            }
            return (.fits, "The description doesn't name \(food.word).")
        }
        return (.ask, "Whether \(food.word) is in it isn't stated – ask.")
    }
}
