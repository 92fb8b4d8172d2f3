internal import Judging
internal import Models

/// Decides about ways of eating by what the bundle claims.
///
/// Alcohol in the dish: avoid; perhaps in it: ask. Where nothing shows it, a dish fits only when every word of it is
/// known and so is what it is made of, either for certain or by its description and the usual recipe.
enum LifestyleRule {
    static func judge(_ lifestyle: Lifestyle, _ dish: DishFacts) -> (Verdict, String) {
        guard let diet = lifestyle.diet else { return noAlcohol(dish) }
        switch dish.claim(diet) {
        case .yes: return (.fits, "Appears \(diet.rawValue) by what the menu says.")
        case .no: return (.avoid, "Doesn't appear \(diet.rawValue)\(against(diet, dish)).")
        case .maybe: return (.ask, "May be \(diet.rawValue), or can be made so\(against(diet, dish)) – ask.")
        case .unknown: return (.ask, "Whether it is \(diet.rawValue) isn't stated – ask.")
        }
    }

    private static func noAlcohol(_ dish: DishFacts) -> (Verdict, String) {
        if let held = alcohol(dish) {
            return held.isCertain
                ? (.avoid, "Appears to contain alcohol (\(held.text)).")
                : (.ask, "May contain alcohol (\(held.text)) – ask.")
        }
        if let word = dish.unread { return (.ask, "A word on the menu isn't known (\(word)) – ask.") }
        let confidence = dish.confidence ?? 0
        if let label = dish.label, label != .uncertain, confidence >= 3 || confidence == 2 && dish.isDescribed {
            return (.fits, "Nothing on the menu names alcohol, and what it is made of is known.")
        }
        return (.ask, "Alcohol isn't stated, and too little is known of the dish – ask.")
    }

    /// Alcohol in the dish, by its words, a mark or its usual recipe.
    static func alcohol(_ dish: DishFacts) -> (isCertain: Bool, text: String)? {
        if dish.source(of: .containsAlcohol) != nil { return (true, "a mark says so") }
        let held = dish.holds { $0 == .alcohol }
        if let held, held.certainty >= .usual { return (true, held.text) }
        let named = dish.words.match(.alcohol)
        if named == .word { return (true, "the menu names it") }
        if let held { return (false, held.text) }
        if named == .inside { return (false, "a word may mean it") }
        return dish.words.match(perhapsAlcohol) == .word ? (false, "often made with it") : nil
    }

    /// Dishes that are often made with alcohol, and words that mean something else elsewhere.
    private static let perhapsAlcohol = SearchedWords(Synonyms.embedded.words(perhaps: "alcohol"))

    /// What speaks against a diet, in brackets, or nothing.
    private static func against(_ diet: Diet, _ dish: DishFacts) -> String {
        dish.holds { $0.breaks(diet) }.map { " (\($0.text): \($0.substance.name))" } ?? ""
    }
}
