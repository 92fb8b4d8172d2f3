package import Models

/// How many dishes have each label.
package struct LabelCounts: Codable, Sendable, Hashable {
    package var vegan: Int
    package var vegetarian: Int
    package var pescatarian: Int
    package var meat: Int
    /// Includes dishes that haven't been judged.
    package var uncertain: Int

    package init(vegan: Int = 0, vegetarian: Int = 0, pescatarian: Int = 0, meat: Int = 0, uncertain: Int = 0) {
        self.vegan = vegan
        self.vegetarian = vegetarian
        self.pescatarian = pescatarian
        self.meat = meat
        self.uncertain = uncertain
    }

    package init(of dishes: [Dish]) {
        let counts = dishes.labelCounts
        self.init(
            vegan: counts[.vegan] ?? 0, vegetarian: counts[.vegetarian] ?? 0, pescatarian: counts[.pescatarian] ?? 0,
            meat: counts[.meat] ?? 0, uncertain: counts[.uncertain] ?? 0)
    }
}

extension LabelCounts {
    package subscript(label: DietLabel) -> Int {
        switch label {
        case .vegan: vegan
        case .vegetarian: vegetarian
        case .pescatarian: pescatarian
        case .meat: meat
        case .uncertain: uncertain
        }
    }
}
