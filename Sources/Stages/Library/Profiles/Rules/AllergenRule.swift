internal import Judging
internal import Models

/// Decides about one of the 14 allergens (Annex II of Regulation (EU) No 1169/2011) in a dish.
///
/// - Named, marked or usual in a dish of the name: avoid, whatever the severity.
/// - "May contain" printed on the menu: avoid; with a mild allergy ask.
/// - Perhaps in a dish of the name: avoid with a critical allergy, else ask.
/// - A mark "free from" that the menu explains: fits, but with a critical allergy ask, since the mark is only as good as
///   the reading of a small sign on a photo.
/// - A mark "free from" that nobody explains: fits with a mild or moderate allergy, else ask.
/// - A mark "free from" beside a mark that is unexplained or unread: ask.
/// - "Vegan" or "vegetarian" printed: fits with a mild allergy to what it excludes, else ask. Such words are no statement
///   on allergens (European Vegetarian Union, position on Article 36 of the regulation; UK Food Standards Agency, 2024).
/// - Silence: ask. An allergen that a bundle doesn't name is unknown, never absent.
enum AllergenRule {
    static func judge(_ allergen: Allergen, _ severity: AllergySeverity, _ dish: DishFacts) -> (Verdict, String) {
        let name = allergen.shownName
        let shown = name.prefix(1).uppercased() + name.dropFirst()
        if dish.allergens[allergen] == .contains || dish.source(of: .contains(allergen)) != nil {
            return (.avoid, "Appears to contain \(name)\(words(allergen, dish)).")
        }
        if dish.source(of: .mayContain(allergen)) != nil {
            return (severity == .mild ? .ask : .avoid, "The menu says that it may contain \(name).")
        }
        if dish.allergens[allergen] == .mayContain {
            return (severity == .critical ? .avoid : .ask, "May contain \(name)\(words(allergen, dish)) – ask.")
        }
        if let source = dish.source(of: .freeFrom(allergen)) {
            if dish.symbols.contains(where: { $0.meaning == .unresolved }) {
                return (.ask, "A mark says free from \(name), and another mark beside it isn't understood – ask.")
            }
            if source == .legend, severity != .critical {
                return (.fits, "The menu marks it free from \(name); traces aren't spoken of.")
            }
            if severity <= .moderate {
                return (.fits, "It has a usual mark for free from \(name), which the menu doesn't explain.")
            }
            return (
                .ask, "A mark says free from \(name), which is too little for a \(severity.rawValue) allergy – ask."
            )
        }
        if let diet = allergen.excludingDiets.first(where: dish.isPrinted) {
            return (
                severity == .mild ? .fits : .ask,
                "The menu says \(diet.rawValue), which leaves out \(name) but is no statement on allergens"
                    + (severity == .mild ? "." : " – ask.")
            )
        }
        return (
            .ask, "\(shown) aren't stated on the menu, which doesn't mean that there are none – ask.".mending(allergen)
        )
    }

    /// The words that show it, in brackets, or nothing.
    private static func words(_ allergen: Allergen, _ dish: DishFacts) -> String {
        dish.holds { $0.allergen == allergen }.map { " (\($0.text))" } ?? ""
    }
}

extension Allergen {
    /// The diets whose foods never hold it.
    fileprivate var excludingDiets: [Diet] {
        switch self {
        case .milk, .eggs: [.vegan]
        case .fish, .crustaceans, .molluscs: [.vegan, .vegetarian]
        default: []
        }
    }

    fileprivate var isSingular: Bool {
        switch self {
        case .gluten, .fish, .milk, .celery, .mustard, .sesame, .soybeans, .lupin: true
        default: false
        }
    }
}

extension String {
    /// The sentence with its verb made to agree with one thing.
    fileprivate func mending(_ allergen: Allergen) -> String {
        guard allergen.isSingular else { return self }
        return replacing("aren't stated", with: "isn't stated").replacing("there are none", with: "there is none")
    }
}

extension AllergySeverity: Comparable {
    /// The more severe one is the greater.
    package static func < (left: AllergySeverity, right: AllergySeverity) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
