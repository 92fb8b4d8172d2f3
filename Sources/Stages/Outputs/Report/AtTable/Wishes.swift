package import Models

/// What somebody at the table can't or won't eat.
package struct Wishes: Sendable, Hashable {
    /// Nil for one who eats everything.
    package var diet: Diet?
    package var allergies: Set<Allergen>

    package init(diet: Diet? = nil, allergies: Set<Allergen> = []) {
        self.diet = diet
        self.allergies = allergies
    }

    /// What a page shows before anything is chosen.
    static let first = Wishes(diet: firstDiet)
    static let firstDiet = Diet.vegan

    /// A wish of its own, as one can be chosen on a page.
    enum Single: Sendable, Hashable, CaseIterable {
        case diet(Diet)
        case allergy(Allergen)

        static let allCases = Diet.allCases.map(Single.diet) + Allergen.allCases.map(Single.allergy)

        /// The word for it in a page's address and data.
        var code: String {
            switch self {
            case .diet(let diet): diet.rawValue
            case .allergy(let allergen): allergen.rawValue
            }
        }
    }

    /// In the order in which they are shown: the diet first.
    var singles: [Single] {
        (diet.map { [.diet($0)] } ?? []) + Allergen.allCases.filter(allergies.contains).map(Single.allergy)
    }
}
