internal import Foundation
internal import Models
internal import Pages

/// What the words after a mark in a legend say.
struct LegendPhrase: Hashable {
    /// Empty when no word of the phrase is known.
    var meanings: [SymbolMeaning]
    /// Whether it has no words at all.
    var isEmpty: Bool
    /// Whether every word is one that legends consist of.
    var isPure: Bool
    /// Whether at least half of the words are.
    var isMostlyKnown: Bool
    /// Whether it names a diet or an additive, or says that something is contained or missing, which a dish's name
    /// alone never does; a bare "fish" could be a dish.
    var isTelling: Bool

    /// Whether it says nothing but who may eat a dish, or that it is spicy.
    var isDiet: Bool {
        isPure && !meanings.isEmpty
            && meanings.allSatisfy { meaning in
                switch meaning {
                case .vegan, .vegetarian, .pescatarian, .veganOption, .vegetarianOption, .freeFrom, .spicy, .halal,
                    .kosher, .organic:
                    true
                default: false
                }
            }
    }

    /// Reads a phrase. Of several readings the cautious one wins: vegetarian over vegan, an option is never the dish
    /// itself, and what may be left out on request is not absent.
    init(_ phrase: some Sequence<String>) {
        let words = Self.joiningPairs(phrase.flatMap(MeaningWords.words)).flatMap { MeaningWords.divided($0) ?? [$0] }
        var found: [SymbolMeaning] = []
        var allergens: [Allergen] = []
        var kinds: Set<LegendWord> = []
        var lactose = false
        var unknown = 0
        var freedom = FreeFrom()
        var index = 0
        while index < words.count {
            let word = words[index]
            // "More than 10 mg/kg".
            if index + 1 < words.count, words[index + 1] == "mg", word.allSatisfy(\.isWholeNumber) {
                index += 1
                continue
            }
            let (match, compoundFree) = Self.match(words[index...])
            index += match?.length ?? 1
            guard let kind = match?.kind else {
                unknown += 1
                continue
            }
            if compoundFree { kinds.insert(.free) }
            freedom.read(word, kind, isFree: compoundFree, next: index < words.count ? words[index] : nil)
            switch kind {
            case .meaning(let meaning): if !found.contains(meaning) { found.append(meaning) }
            case .allergen(let allergen): if !allergens.contains(allergen) { allergens.append(allergen) }
            case .lactose: lactose = true
            default: break
            }
            kinds.insert(kind)
        }
        let negated = kinds.contains(.free) || kinds.contains(.not)
        isEmpty = words.isEmpty
        let pure = unknown == 0 && !words.isEmpty
        isPure = pure
        isMostlyKnown = unknown * 2 <= words.count && !words.isEmpty
        isTelling =
            negated || kinds.contains(.contains) || kinds.contains(.may) || kinds.contains(.neutral)
            || !found.isEmpty && !found.allSatisfy { $0 == .containsMeat }
        meanings = Self.cautious(
            found: found, allergens: allergens, lactose: lactose, negated: negated,
            contradicts: kinds.contains(.free) && kinds.contains(.contains) || kinds.contains(.not),
            may: kinds.contains(.may), contains: kinds.contains(.contains), option: kinds.contains(.option))
        if meanings.isEmpty, kinds.contains(.neutral) || lactose { meanings = [.unresolved] }
        // "Gluten free soy sauce" promises nothing about soy, and a promise among unknown words may not be one at all.
        if !pure || negated && !freedom.isCertain, meanings.contains(where: \.isFreedom) { meanings = [.unresolved] }
        if !pure { meanings = meanings.map { $0 == .vegan || $0 == .veganOption ? .unresolved : $0 } }
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
        // "Can be served gluten friendly" says neither that there is gluten nor that there isn't.
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

    /// Joins words such as "plant based", which only mean something together; Han characters are read as the words they
    /// form.
    private static func joiningPairs(_ words: [String]) -> [String] {
        var joined: [String] = []
        var han = ""
        for word in words + [""] {
            if word.first?.isIdeograph == true {
                han += word
                continue
            }
            joined += MeaningWords.segmented(han)
            han = ""
            if word.isEmpty { continue }
            if word == "based", joined.last == "plant" {
                joined[joined.count - 1] = "plantbased"
            } else {
                joined.append(word)
            }
        }
        return joined
    }

    /// What some folded words begin with, and whether the first is a compound ending in "free", such as "glutenfrei".
    private static func match(_ words: ArraySlice<String>) -> (MeaningWords.Match?, Bool) {
        if let match = MeaningWords.match(words) { return (match, false) }
        let word = words.first ?? ""
        let endings = ["freies", "freier", "freie", "frei", "free", "vrij", "vrije", "siz", "suz"]
        for ending in endings where word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.count))
            if let kind = MeaningWords.word(stem) { return (MeaningWords.Match(kind: kind, length: 1), true) }
        }
        // "Soj a" is a word with a gap in it; only warnings are read from such words.
        if words.count > 1, case .allergen(let allergen)? = MeaningWords.word(word + words[words.startIndex + 1]) {
            return (MeaningWords.Match(kind: .allergen(allergen), length: 2), false)
        }
        return (nil, false)
    }
}

/// Whether the word "free" in a phrase applies to all its allergens: to those before "free", or to those after "free
/// from" and "without", up to "with".
private struct FreeFrom {
    private var isPrefix = false
    private var open = 0

    /// Whether it applies to all of them.
    var isCertain: Bool { open == 0 || isPrefix }

    mutating func read(_ word: String, _ kind: LegendWord, isFree: Bool, next: String?) {
        if ["with", "mit", "avec", "con", "com", "met"].contains(word) { isPrefix = false }
        switch kind {
        case .allergen, .lactose: if !isFree { open += 1 }
        case .free:
            if open == 0 || next.map(["from", "of", "von", "de", "di"].contains) == true { isPrefix = true }
            open = 0
        default: break
        }
    }
}

extension SymbolMeaning {
    fileprivate var isFreedom: Bool { if case .freeFrom = self { true } else { false } }
}
