package import Models

/// One component that a word of the menu, or a mark, puts into the dish.
package struct DishFinding: Sendable {
    package var component: Component
    /// The words as printed, or the mark.
    package var text: String
    /// Words that name the thing itself, as against a dish that usually holds it.
    var isNamed: Bool
    var isSymbol = false
    /// Neither the menu nor what is known of its words says so.
    var supposition: Supposition?

    enum Supposition { case cuisine, misread }

    var basis: Basis {
        switch supposition {
        case .cuisine: .cuisine
        case .misread: .guess
        case nil where isSymbol: .mark
        case nil where component.certainty == .always: isNamed ? .words : .definition
        case nil: .recipe
        }
    }

    /// It speaks against a mark beside it, rather than giving way to it.
    var isPlain: Bool { (isNamed || isSymbol) && component.certainty == .always && !component.isReplaceable }
}

/// Everything a dish's words and marks show, before the rules weigh it.
package struct DishFindings: Sendable {
    package var findings: [DishFinding] = []
    package var marks: [MenuMark] = []
    /// Diets for which the menu offers a variant.
    package var offered: Set<Diet> = []
    /// What keeps every claim from being a "yes" unless the menu itself makes it.
    var caps: [DishCap] = []
    var saysNotVegetarian = false
    /// Words that look like a claim stand in a sentence: no "yes" may follow from the text.
    package var isSuspicious = false
    /// Names that were understood as plants.
    var plants: [String] = []
    /// Known words that name something, for the evidence.
    var understood: [String] = []
    package var understanding = Understanding()
    /// Allergens from marks.
    var allergens: [Allergen: AllergenStatus] = [:]
    /// Of these, those that words on the menu tell of as traces.
    var traces: Set<Allergen> = []
    var freeFrom: Set<Allergen> = []
    /// The name is one of a dish that somebody cooks, whose list of ingredients isn't known: habits bear on it.
    var isCooked = false
    /// Claims about a part of the dish only.
    package var partClaims: [Evidence] = []
    /// Marks that nobody explains and other evidence without a say.
    var silent: [Evidence] = []

    /// How certain the most certain thing against a diet is; nil when nothing is.
    func worst(against diet: Diet) -> Certainty? {
        findings.lazy.filter { $0.component.substance.breaks(diet) }.map(\.component.certainty).max()
    }

    /// An explained mark or plain words promise a diet that the component would break.
    func isSpokenFor(_ component: Component) -> Bool {
        marks.contains {
            $0.isStrong && component.substance.breaks($0.diet) && plainly(against: $0.diet) == nil
        }
    }

    func plainly(against diet: Diet) -> DishFinding? {
        findings.first {
            ($0.isPlain || $0.isNamed && $0.component.certainty == .always) && $0.component.substance.breaks(diet)
        }
    }
}

/// How much of a dish's words is known.
package struct Understanding: Sendable {
    var unknownInName = 0
    var understoodInName = 0
    var unknownInDescription = 0
    package var understoodInDescription = 0
    /// There is a list of ingredients, and every word of it is known.
    var hasFullIngredients = false
    /// The name is a proper name that says nothing, but the description is a list whose every word is known.
    var isDescribed = false
    var unknownInIngredients = 0
    /// Things on the plate: stretches of the name between commas and words like "with" that name something.
    var parts = 0
    /// Words that nothing is known of, as printed, also where a "vegan" covers them.
    package var unread: [String] = []
    /// Words for dishes, sauces and styles with recipes of their own, as printed: they hold more than the menu says.
    package var recipes: [String] = []
    /// Only kinds of dish are named, such as "Pizza" or "Soup of the day", without a word on what is in them.
    var isBare = false

    /// Every word that names something is known; in a long description one in twelve may not be.
    var isFull: Bool {
        if hasFullIngredients { return true }
        guard unknownInIngredients == 0, unknownInName == 0, understoodInName + understoodInDescription > 0 else {
            return false
        }
        return unknownInDescription * 12 <= understoodInDescription
    }

    /// Most words are known, enough to say what a dish is when something in it is plain.
    var isFair: Bool { unknownInName * 2 <= understoodInName || hasFullIngredients }
}
