internal import Foundation
internal import Models

/// What the words behind a mark in a legend say.
struct LegendPhrase: Hashable {
    /// Empty when no word of the phrase is known.
    var meanings: [SymbolMeaning]
    /// Whether every word is one that legends are made of.
    var isPure: Bool
    /// Whether it speaks of a diet, an additive or of containing or lacking something, which no dish's name does
    /// alone; a bare "fish" could be a dish.
    var isTelling: Bool

    /// Reads a phrase. Of several readings the cautious one wins: vegetarian over vegan, an option is never the dish
    /// itself, and what may be left out on request is not absent.
    init(_ phrase: some Sequence<String>) {
        let words = Self.joiningPairs(phrase.map(\.foldedForMatching))
        var found: [SymbolMeaning] = []
        var allergens: [Allergen] = []
        var kinds: Set<LegendWord> = []
        var lactose = false
        var pure = !words.isEmpty
        for word in words {
            let (kind, compoundFree) = Self.kind(of: word)
            guard let kind else {
                pure = false
                continue
            }
            if compoundFree { kinds.insert(.free) }
            switch kind {
            case .meaning(let meaning): if !found.contains(meaning) { found.append(meaning) }
            case .allergen(let allergen): if !allergens.contains(allergen) { allergens.append(allergen) }
            case .lactose: lactose = true
            default: break
            }
            kinds.insert(kind)
        }
        let negated = kinds.contains(.free) || kinds.contains(.not)
        isPure = pure
        isTelling =
            negated || kinds.contains(.contains) || kinds.contains(.may) || kinds.contains(.neutral)
            || !found.isEmpty && !found.allSatisfy { $0 == .containsMeat }
        meanings = Self.cautious(
            found: found, allergens: allergens, lactose: lactose, negated: negated,
            contradicts: kinds.contains(.free) && kinds.contains(.contains) || kinds.contains(.not),
            may: kinds.contains(.may), contains: kinds.contains(.contains), option: kinds.contains(.option))
        if meanings.isEmpty, kinds.contains(.neutral) || lactose { meanings = [.unresolved] }
    }

    private static func cautious(
        found: [SymbolMeaning], allergens: [Allergen], lactose: Bool, negated: Bool, contradicts: Bool, may: Bool,
        contains: Bool, option: Bool
    ) -> [SymbolMeaning] {
        if found.isEmpty, allergens.isEmpty, !lactose { return [] }
        if contradicts {
            return found.contains(.vegetarian) && allergens.isEmpty ? [.containsMeat] : [.unresolved]
        }
        if negated {
            // "Free from" something that is no allergen (meat, alcohol, milk sugar) settles no question we ask.
            let kept = found.filter { [.vegan, .vegetarian, .pescatarian].contains($0) }
            guard !option, !may, !lactose, !(kept.isEmpty && allergens.isEmpty) else { return [.unresolved] }
            return diets(kept, option: false) + allergens.map { .freeFrom($0) }
        }
        // "Can be served gluten friendly" says neither that there is gluten nor that there is none.
        if option, !contains, !may, !allergens.isEmpty { return [.unresolved] }
        var all = allergens
        if lactose, !all.contains(.milk) { all.append(.milk) }
        return diets(found, option: option) + all.map { may ? .mayContain($0) : .contains($0) }
    }

    private static func diets(_ found: [SymbolMeaning], option: Bool) -> [SymbolMeaning] {
        var kept = found
        if kept.contains(.vegetarian) { kept.removeAll { $0 == .vegan } }
        guard option else { return kept }
        return kept.map { meaning in
            switch meaning {
            case .vegan: .veganOption
            case .vegetarian: .vegetarianOption
            case .spicy, .containsMeat, .containsPork, .containsAlcohol, .additive: meaning
            default: .unresolved
            }
        }
    }

    /// "plant based" and the like mean something only together.
    private static func joiningPairs(_ words: [String]) -> [String] {
        var joined: [String] = []
        for word in words {
            if word == "based", joined.last == "plant" {
                joined[joined.count - 1] = "plantbased"
            } else {
                joined.append(word)
            }
        }
        return joined
    }

    /// The kind of a folded word, and whether it is a compound that ends in "free", such as "glutenfrei".
    private static func kind(of word: String) -> (LegendWord?, Bool) {
        if let kind = MeaningWords.word(word) { return (kind, false) }
        for ending in ["freies", "freier", "freie", "frei", "free", "vrij"] where word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.count))
            if let kind = MeaningWords.word(stem) { return (kind, true) }
        }
        return (nil, false)
    }
}

extension StringProtocol {
    /// Lower case, without accents, `ß` as `ss`: the form word tables are written in.
    var foldedForMatching: String {
        String(self).folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
            .replacingOccurrences(of: "ß", with: "ss").lowercased()
    }
}
