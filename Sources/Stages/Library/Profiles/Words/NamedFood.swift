package import Judging
package import Models

/// How the program understands a food that a person named for an allergy or to avoid it.
package struct NamedFood: Sendable {
    /// Whether the tables know the word; an unknown one is searched for only as it was typed.
    package let isKnown: Bool
    /// The allergens that it always is, such as tree nuts for almonds.
    package let allergens: [Allergen]

    /// - Parameter knowledge: the knowledge, including a person's own words where there are some.
    package init(_ word: String, knowledge: Knowledge = .embedded) {
        let food = AvoidedFood(word, knowledge: knowledge)
        isKnown = food.isKnown
        allergens = Allergen.allCases.filter { allergen in food.substances.contains { $0.allergen == allergen } }
    }
}

extension Allergen {
    /// The allergens that a word names as a whole, such as tree nuts for "nut"; empty for a single food such as
    /// almonds.
    package static func named(by word: String) -> [Allergen] {
        let folded = SearchedText.folded(word)
        if let allergen = Allergen(rawValue: folded) { return [allergen] }
        return groups[folded] ?? []
    }

    private static let groups: [String: [Allergen]] = [
        "crustacean": [.crustaceans], "shellfish": [.crustaceans, .molluscs],
        "seafood": [.fish, .crustaceans, .molluscs],
        "egg": [.eggs], "peanut": [.peanuts], "groundnut": [.peanuts], "groundnuts": [.peanuts],
        "soy": [.soybeans], "soya": [.soybeans], "soybean": [.soybeans], "soyabean": [.soybeans],
        "dairy": [.milk], "lactose": [.milk], "nut": [.nuts], "tree nut": [.nuts], "tree nuts": [.nuts],
        "sesame seed": [.sesame], "sesame seeds": [.sesame], "sulphite": [.sulphites], "sulfite": [.sulphites],
        "sulfites": [.sulphites], "sulphur dioxide": [.sulphites], "lupine": [.lupin], "lupins": [.lupin],
        "mollusc": [.molluscs], "mollusk": [.molluscs], "mollusks": [.molluscs],
    ]
}
