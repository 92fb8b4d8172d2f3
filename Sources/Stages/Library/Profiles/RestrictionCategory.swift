internal import Models

/// The kinds of restrictions, each with a help text.
package enum RestrictionCategory: String, Codable, Sendable, CaseIterable, Hashable {
    case allergy, medical, religious, lifestyle, avoid

    /// The category as a heading.
    package var title: String {
        switch self {
        case .allergy: "Allergies"
        case .medical: "Medical conditions"
        case .religious: "Religious diets"
        case .lifestyle: "Ways of eating"
        case .avoid: "Words to avoid"
        }
    }

    /// What it is for and how it is judged.
    package var help: String {
        switch self {
        case .allergy:
            "The 14 allergens that menus in the EU must be able to tell, or any other word. Each needs a severity: "
                + "mild, moderate, severe or critical. What a menu doesn't say is never taken for absent; with a "
                + "critical allergy no dish fits, and at best you are told to ask."
        case .medical:
            "Conditions that a menu says something about: celiac disease (gluten) and lactose intolerance (milk). For "
                + "any other one name the foods, as allergies or as words to avoid."
        case .religious:
            "What speaks against a dish is named. A dish fits only where the menu itself marks it, or where it is "
                + "certainly made of plants and nothing speaks against it. Kosher needs the menu's mark, and no dish "
                + "is known to fit jain."
        case .lifestyle:
            "A dish fits where the result says yes, as in the bundle. With no-alcohol a dish fits when its recipe is "
                + "known well enough and holds none."
        case .avoid:
            "Any word, looked for in names and descriptions in the languages the program knows it in. A dish without "
                + "a description never fits, since its name needn't tell."
        }
    }

    /// The words it takes; empty where any word will do.
    package var choices: [String] {
        switch self {
        case .allergy: Allergen.allCases.map(\.rawValue)
        case .medical: MedicalCondition.allCases.map(\.rawValue)
        case .religious: ReligiousDiet.allCases.map(\.rawValue)
        case .lifestyle: Lifestyle.allCases.map(\.rawValue)
        case .avoid: []
        }
    }

    /// Options as they are typed.
    package var examples: [String] {
        switch self {
        case .allergy: ["--allergy peanuts=critical", "--allergy milk=mild", "--allergy kiwi=severe"]
        case .medical: ["--medical celiac", "--medical lactose"]
        case .religious: ["--religious halal", "--religious hindu"]
        case .lifestyle: ["--diet vegan", "--diet no-alcohol"]
        case .avoid: ["--avoid coriander", "--avoid \"blue cheese\""]
        }
    }
}
