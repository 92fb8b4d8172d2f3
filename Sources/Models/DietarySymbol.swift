/// A mark printed beside a dish, such as (V), GF or an allergen letter.
public struct DietarySymbol: Codable, Sendable, Hashable {
    /// As printed, without brackets.
    public var mark: String
    public var meaning: SymbolMeaning
    public var source: SymbolSource

    public init(mark: String, meaning: SymbolMeaning, source: SymbolSource) {
        self.mark = mark
        self.meaning = meaning
        self.source = source
    }
}

/// How a mark came to its meaning.
public enum SymbolSource: String, Codable, Sendable, CaseIterable {
    /// The menu's own legend says so.
    case legend
    /// What the mark means on most menus; weaker than a legend.
    case convention
    /// Nobody says; the mark is shown and never used for a "yes".
    case unresolved
}

/// What a mark says about its dish.
///
/// Written as one word: `vegan`, `vegetarian`, `gluten_free`, `contains_milk`, `may_contain_nuts`, `spicy`, ….
public enum SymbolMeaning: Sendable, Hashable {
    case vegan, vegetarian, pescatarian
    case veganOption, vegetarianOption
    case contains(Allergen)
    case mayContain(Allergen)
    case freeFrom(Allergen)
    case containsMeat, containsPork, containsAlcohol
    case spicy, halal, kosher, organic, houseSpecial, additive
    case unresolved
}

extension SymbolMeaning: CaseIterable, RawRepresentable, Codable {
    private static let plain: [(SymbolMeaning, String)] = [
        (.vegan, "vegan"), (.vegetarian, "vegetarian"), (.pescatarian, "pescatarian"),
        (.veganOption, "vegan_option"), (.vegetarianOption, "vegetarian_option"),
        (.containsMeat, "contains_meat"), (.containsPork, "contains_pork"), (.containsAlcohol, "contains_alcohol"),
        (.spicy, "spicy"), (.halal, "halal"), (.kosher, "kosher"), (.organic, "organic"),
        (.houseSpecial, "house_special"), (.additive, "additive"), (.unresolved, "unresolved"),
    ]

    public static var allCases: [SymbolMeaning] {
        plain.map(\.0)
            + Allergen.allCases.flatMap { [.contains($0), .mayContain($0), .freeFrom($0)] }
    }

    public var rawValue: String {
        switch self {
        case .contains(let allergen): "contains_" + allergen.rawValue
        case .mayContain(let allergen): "may_contain_" + allergen.rawValue
        case .freeFrom(let allergen): allergen.rawValue + "_free"
        default: Self.plain.first { $0.0 == self }?.1 ?? "unresolved"
        }
    }

    public init?(rawValue: String) {
        guard let found = Self.byName[rawValue] else { return nil }
        self = found
    }

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
