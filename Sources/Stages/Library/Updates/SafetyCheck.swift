internal import Judging
internal import Models

/// Judges dishes with and without an update of words: the update may make no verdict less cautious.
///
/// The dishes are a fixed list from many kitchens, and each word of the update by itself and beside meat, fish, milk
/// and eggs. Where the program says that something animal or an allergen is in a dish, the update must not revoke that.
struct SafetyCheck {
    private let text: String
    private let before: Judge
    private let after: Judge

    init(update text: String) {
        self.text = text
        before = Judge()
        after = Judge(knowledge: Knowledge(overrides: [text]))
    }

    /// One sentence about the first dish that would be judged less cautiously; nil when there is none.
    var problem: String? {
        for dish in SafetyDishes.all {
            if let problem = problem(with: dish) { return problem }
            if after(dish).claims[.vegan] == .yes { return "\"\(dish.name)\" would be vegan." }
        }
        let table = KnowledgeTable(text: text)
        for case .success(let row) in table.rows {
            let language = row.languageCode == "*" ? nil : row.languageCode
            for word in row.words {
                for dish in Self.dishes(with: table.text(word.range), language: language) {
                    if let problem = problem(with: dish) { return "line \(word.line): \(problem)" }
                }
            }
        }
        return nil
    }

    private static func dishes(with word: String, language: String?) -> [DishText] {
        [DishText(name: word, language: language)]
            + [
                "\(word) chicken", "chicken \(word)", "\(word) with beef and cream", "fish \(word)",
                "pasta with egg, \(word), peanuts",
            ].map { DishText(name: $0, language: "en") }
    }

    private func problem(with dish: DishText) -> String? {
        let (old, new) = (before(dish), after(dish))
        for diet in Diet.allCases where old.claims[diet] == .no && new.claims[diet] != .no {
            return "\"\(dish.name)\" would no longer be judged as not \(diet.rawValue)."
        }
        for (allergen, status) in old.allergens.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let later = new.allergens[allergen]
            guard later == .contains || later == status else {
                return "\"\(dish.name)\" would lose the allergen \(allergen.rawValue)."
            }
        }
        return nil
    }
}
