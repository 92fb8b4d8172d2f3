internal import Asking
package import Judging
internal import Menus
package import Models

/// What is known about a dish, for the rules of restrictions: what its bundle says, and what its words and marks tell
/// this version of the program. Where the two differ, the more cautious one counts.
struct DishFacts {
    let symbols: [DietarySymbol]
    /// Diets that the menu itself promises, by an explained mark or in plain words, without anything contradicting it.
    private let promised: [Diet]
    let allergens: [Allergen: AllergenStatus]
    /// Nil for a dish that was never judged.
    let confidence: Int?
    let label: DietLabel?
    private let claims: [Diet: Claim]
    private let substances: [Substance: (certainty: Certainty, text: String)]
    /// The printed words, and a translation of them.
    let words: SearchedText
    /// Whether a description names at least two known things.
    let isDescribed: Bool
    /// A word of the menu that nothing is known of, such as a misread one; nil when all are known.
    let unread: String?
    /// A word for a dish, sauce or style that holds more than the menu says; nil when only foods are named.
    let recipe: String?

    init(_ dish: Dish, of menu: MenuDraft, judge: Judge) {
        symbols = dish.symbols
        let text = DishText(dish, of: menu)
        let found = judge.findings(text)
        let now = ClaimRules(found)
        let before = dish.classification
        var claims: [Diet: Claim] = [:]
        for diet in Diet.allCases {
            claims[diet] = Self.cautious(before?.claims[diet] ?? .unknown, now.claims[diet] ?? .unknown)
        }
        let promised = Diet.allCases.filter { diet in
            claims[diet] == .yes && found.marks.contains { $0.isStrong && $0.granted.contains(diet) }
        }
        confidence = before.map { min($0.confidence, ConfidenceRule.confidence(found, now)) }
        label = before.map { $0.label == now.label ? $0.label : .uncertain }
        allergens = (before?.allergens ?? [:]).merging(AllergenRules.allergens(found, now, nil)) {
            $0 == .contains ? $0 : $1
        }
        substances = Self.substances(found, before?.evidence ?? [], promised: promised)
        self.promised = promised
        self.claims = claims
        isDescribed = found.understanding.understoodInDescription >= 2
        unread = found.understanding.unread.first
        recipe = found.understanding.recipes.first
        let printed = [dish.name, text.description].compactMap(\.self)
        let translated = [dish.translation?.name, dish.translation?.description].compactMap(\.self)
        words = SearchedText(
            printed + translated,
            parts: printed.flatMap { WordsWithin.words(within: $0, language: text.language, in: judge.knowledge) })
    }

    /// Whether the dish fits a diet; the more cautious of the bundle and this version.
    func claim(_ diet: Diet) -> Claim { claims[diet] ?? .unknown }

    /// Whether it fits the diet by a mark that the menu explains, by its plain words, or by a list of known
    /// ingredients.
    func isCertainly(_ diet: Diet) -> Bool { claim(diet) == .yes && (confidence ?? 0) >= 3 }

    /// Whether the menu itself says so, by an explained mark or in plain words, without anything contradicting it.
    func isPrinted(_ diet: Diet) -> Bool { promised.contains(diet) }

    /// How often the dish holds one of these, and the words that show it; nil when nothing does.
    func holds(_ wanted: (Substance) -> Bool) -> (certainty: Certainty, substance: Substance, text: String)? {
        var most: (certainty: Certainty, substance: Substance, text: String)?
        for substance in Substance.allCases where wanted(substance) {
            guard let held = substances[substance] else { continue }
            if held.certainty > most?.certainty ?? .rare || most == nil {
                most = (held.certainty, substance, held.text)
            }
        }
        return most
    }

    /// Whether it holds one of these, by its words, by the bundle or by a mark; nil when nothing shows it.
    func holds(oneOf wanted: Set<Substance>) -> (isCertain: Bool, substance: Substance, text: String?)? {
        let held = holds(wanted.contains)
        if let held, held.certainty >= .usual { return (true, held.substance, held.text) }
        var perhaps: Substance?
        for substance in Substance.allCases where wanted.contains(substance) {
            guard let allergen = substance.allergen else { continue }
            if allergens[allergen] == .contains { return (true, substance, nil) }
            if allergens[allergen] == .mayContain || source(of: .mayContain(allergen)) != nil {
                perhaps = perhaps ?? substance
            }
        }
        return held.map { (false, $0.substance, $0.text) } ?? perhaps.map { (false, $0, nil) }
    }

    /// The source of the mark with this meaning. The legend wins over mere convention, and an unexplained mark counts
    /// as none.
    func source(of meaning: SymbolMeaning) -> SymbolSource? {
        let sources = symbols.filter { $0.meaning == meaning && $0.source != .unresolved }.map(\.source)
        return sources.contains(.legend) ? .legend : sources.first
    }

    private static func cautious(_ first: Claim, _ second: Claim) -> Claim {
        let order: [Claim] = [.no, .unknown, .maybe, .yes]
        return order.first { $0 == first || $0 == second } ?? .unknown
    }

    /// The findings, and what the bundle's evidence adds from a person's own words, which may be gone by now.
    ///
    /// - Parameter promised: diets that the menu itself promises; where the usual recipe breaks one, this dish follows
    ///   another.
    private static func substances(
        _ found: DishFindings, _ evidence: [Evidence], promised: [Diet]
    ) -> [Substance: (certainty: Certainty, text: String)] {
        var substances: [Substance: (certainty: Certainty, text: String)] = [:]
        func add(_ substance: Substance, _ certainty: Certainty, _ text: String) {
            if let known = substances[substance], known.certainty >= certainty { return }
            if promised.contains(where: substance.breaks) { return }
            substances[substance] = (certainty, text)
        }
        for finding in found.findings {
            add(finding.component.substance, finding.component.certainty, finding.text)
        }
        for ground in evidence where ground.kind != .llm {
            guard let held = ground.held else { continue }
            add(held.substance, held.certainty, ground.text)
        }
        return substances
    }
}

extension Evidence {
    /// What the dish holds or may hold by it, and how certainly; nil where it is about something else.
    package var held: (substance: Substance, certainty: Certainty)? {
        // Bundles of version 1.0 have no codes, only sentences.
        guard let code else { return EvidenceFinding.read(finding) }
        guard code == .ingredient, let ingredient, let likelihood,
            let substance = Substance.allCases.first(where: { $0.ingredient == ingredient })
        else { return nil }
        return (substance, Certainty(likelihood))
    }
}

/// Parses what a bundle of version 1.0 says about a substance, such as "usually milk".
private enum EvidenceFinding {
    static func read(_ finding: String) -> (Substance, Certainty)? {
        for (word, certainty) in [("usually ", Certainty.usual), ("sometimes ", .sometimes), ("rarely ", .rare)]
        where finding.hasPrefix(word) {
            return names[String(finding.dropFirst(word.count))].map { ($0, certainty) }
        }
        return names[finding].map { ($0, .always) }
    }

    private static let names = Dictionary(uniqueKeysWithValues: Substance.allCases.map { ($0.name, $0) })
}
