package import Models

/// One component that a word of the menu, or a mark, puts into the dish.
package struct DishFinding: Sendable {
    package var component: Component
    /// The words as printed, or the mark.
    package var text: String
    /// Whether words name the thing itself, rather than a dish that usually holds it.
    var isNamed: Bool
    var isSymbol = false
    /// Whether the word that brings it may be a misread one.
    var isSuspect = false
    /// Whether it comes only with what may be added or chosen: "add chicken", "ham or cheese".
    var isOption = false
    /// Set when neither the menu nor what is known of its words names the thing.
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

    /// Whether it contradicts a mark beside it rather than giving way to it.
    var isPlain: Bool { (isNamed || isSymbol) && component.certainty == .always && !component.isReplaceable }
}

/// Everything that a dish's words and marks show, before the rules weigh it.
package struct DishFindings: Sendable {
    package var findings: [DishFinding] = []
    package var marks: [MenuMark] = []
    /// Diets for which the menu offers a variant.
    package var offered: Set<Diet> = []
    /// Reasons why no claim may be a "yes" unless the menu itself makes it.
    var caps: [DishCap] = []
    var saysNotVegetarian = false
    /// A part of the name stands in quotation marks.
    var isQuoted = false
    /// Words that look like a claim stand in a sentence: no "yes" may follow from the text.
    package var isSuspicious = false
    /// Names that were understood as plants.
    var plants: [String] = []
    /// Known words that name something, kept for the evidence.
    var understood: [String] = []
    package var understanding = Understanding()
    /// Allergens shown by marks.
    var allergens: [Allergen: AllergenStatus] = [:]
    /// Those of them that words on the menu call traces.
    var traces: Set<Allergen> = []
    var freeFrom: Set<Allergen> = []
    /// The dish is cooked and no full list of its ingredients is known, so a cuisine's habits apply.
    var isCooked = false
    /// Claims about only a part of the dish.
    package var partClaims: [Evidence] = []
    /// How many parts of the name have a "vegan" of their own behind them.
    var claimedParts = 0
    /// Whether the name has other parts, of which that isn't said: "broccoli, vegan, peas, vegetables, vegan".
    var hasUnclaimedParts = false
    /// Marks that nobody explains, and other evidence that decides nothing.
    var silent: [Evidence] = []

    /// What may be added to the dish or chosen for it.
    var options: [DishFinding] { findings.filter(\.isOption) }

    /// The dish as it is without anything that may be added or chosen.
    var withoutOptions: DishFindings {
        var rest = self
        rest.findings.removeAll(where: \.isOption)
        return rest
    }

    /// The certainty of the most certain finding against a diet; nil when there is none.
    func worst(against diet: Diet) -> Certainty? {
        findings.lazy.filter { $0.component.substance.breaks(diet) }.map(\.component.certainty).max()
    }

    /// Whether an explained mark or plain words promise a diet that the component would break.
    func isSpokenFor(_ component: Component) -> Bool {
        marks.contains {
            $0.isStrong && component.substance.breaks($0.diet) && plainly(against: $0.diet) == nil
        }
    }

    /// Whether a word that nothing is known of, or that may be a misread one, may be something that breaks the diet.
    func isSuspected(against diet: Diet) -> Bool {
        findings.contains { ($0.supposition == .misread || $0.isSuspect) && $0.component.substance.breaks(diet) }
    }

    func plainly(against diet: Diet) -> DishFinding? {
        findings.first {
            ($0.isPlain || $0.isNamed && $0.component.certainty == .always) && $0.component.substance.breaks(diet)
        }
    }
}

/// How many of a dish's words are known.
package struct Understanding: Sendable {
    var unknownInName = 0
    var understoodInName = 0
    var unknownInDescription = 0
    package var understoodInDescription = 0
    /// There is a list of ingredients, and every word of it is known.
    var hasFullIngredients = false
    /// The name is a proper name that says nothing, but the description is a list in which every word is known.
    var isDescribed = false
    var unknownInIngredients = 0
    /// The number of things on the plate: stretches of the name, between commas and words like "with", that name
    /// something.
    var parts = 0
    /// Words that nothing is known of, as printed, including those that a "vegan" covers.
    package var unread: [String] = []
    /// Words for dishes, sauces and styles with recipes of their own, as printed: they hold more than the menu says.
    package var recipes: [String] = []
    /// Only kinds of dish are named, such as "Pizza" or "Soup of the day", without a word about what is in them.
    var isBare = false

    /// Whether every word that names something is known; in a long description one in twelve may not be.
    var isFull: Bool {
        if hasFullIngredients { return true }
        guard unknownInIngredients == 0, unknownInName == 0, understoodInName + understoodInDescription > 0 else {
            return false
        }
        return unknownInDescription * 12 <= understoodInDescription
    }

    /// Whether most words are known, which is enough to say what a dish is when something in it is plain.
    var isFair: Bool { unknownInName * 2 <= understoodInName || hasFullIngredients }
}
