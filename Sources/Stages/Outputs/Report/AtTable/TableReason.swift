internal import Judging
internal import Library
internal import Models

/// Why a dish is to be ordered, asked about or avoided: one reason in plain words.
struct TableReason {
    let dish: Dish
    let words: Wording

    func reason(for wish: Wishes.Single) -> String {
        switch wish {
        case .diet(let diet): reason(for: diet)
        case .allergy(let allergen): reason(for: allergen)
        }
    }

    private var evidence: [Evidence] { dish.classification?.evidence ?? [] }

    private func reason(for diet: Diet) -> String {
        guard let classification = dish.classification else { return words[.notJudged] }
        return switch classification.claims[diet] ?? .unknown {
        case .yes: whyItFits(diet, classification)
        case .no: whyItDoesNot(diet, classification)
        case .maybe, .unknown: whyToAsk(diet, classification)
        }
    }

    private func whyItFits(_ diet: Diet, _ classification: Classification) -> String {
        let name = words.name(diet)
        let grounds = evidence.filter { $0.says[diet] == .yes }
        if let mark = grounds.first(where: { $0.kind == .symbol }) {
            let isExplained =
                mark.by.map { $0 == .legend } ?? dish.symbols.contains { $0.mark == mark.text && $0.source == .legend }
            return (isExplained ? words[.marked, name] : words[.markedUnexplained, name]).because(mark.text)
        }
        return switch classification.claimBasis[diet] {
        case .words: words[.menuSays, name].because(grounds.first { $0.kind == .words }?.text)
        case .definition: words[.allNamed, name]
        case .recipe, .cuisine: words[.byRecipe, name]
        case .mark: words[.marked, name]
        case .guess, .model, .traces, nil: words[.seems, name]
        }
    }

    private func whyItDoesNot(_ diet: Diet, _ classification: Classification) -> String {
        if classification.claimBasis[diet] == .model { return words[.isNotByModel, words.name(diet)] }
        for ground in evidence where ground.says[diet] == .no {
            guard let (substance, certainty) = ground.held else { continue }
            let name = words.name(substance.ingredient)
            return (certainty == .always ? words[.contains, name] : words[.usuallyContains, name]).because(ground.text)
        }
        return words[.isNot, words.name(diet)]
    }

    private func whyToAsk(_ diet: Diet, _ classification: Classification) -> String {
        let name = words.name(diet)
        if QuestionTable.embedded.topics(of: classification).contains("mark") { return words[.disagrees] }
        if dish.hasMark(.veganOption) || diet != .vegan && dish.hasMark(.vegetarianOption) {
            return words[.canBeMade, name]
        }
        for ground in evidence where ground.says[diet] == .maybe {
            guard let held = ground.held else { continue }
            return words[.mayContain, words.name(held.substance.ingredient)].because(ground.text)
        }
        if let hidden = classification.hiddenIngredients.first {
            return words[.oftenCookedWith, words.name(hidden)]
        }
        return words[.tooLittleKnown, name]
    }

    private func reason(for allergen: Allergen) -> String {
        guard let classification = dish.classification else { return words[.notJudged] }
        let name = words.name(allergen)
        guard let status = classification.allergens[allergen] else {
            if dish.hasMark(.contains(allergen)) { return words[.contains, name] }
            if dish.hasMark(.mayContain(allergen)) { return words[.mayContain, name] }
            if dish.hasMark(.freeFrom(allergen), by: .legend) { return words[.markedFree, name] }
            if dish.hasMark(.freeFrom(allergen)) { return words[.freeUnexplained, name] }
            return words[.notStated, name]
        }
        let ground = evidence.first { ($0.ingredient ?? $0.held?.substance.ingredient)?.allergen == allergen }
        return words.allergen(allergen, status, on: classification.allergenBasis[allergen]).because(ground?.text)
    }
}

extension Wording {
    /// Its name in English and in the cuisine's own words, or in these alone where the report isn't in English.
    func name(_ hidden: HiddenIngredient) -> String {
        guard language == "en" else { return hidden.local.isolated }
        return hidden.local == hidden.ingredient
            ? hidden.ingredient : "\(hidden.ingredient) (\(hidden.local.isolated))"
    }
}

extension String {
    /// With the words that show it in brackets, where there are any.
    fileprivate func because(_ words: String?) -> String {
        guard let words, !words.isEmpty else { return self }
        return "\(self) (\(words.isolated))"
    }
}
