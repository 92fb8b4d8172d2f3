/// A mark printed beside a dish, such as (V), GF or an allergen letter.
///
/// Two of them are equal when they say the same, wherever they stand.
public struct DietarySymbol: Codable, Sendable, Hashable {
    /// As printed, without brackets.
    public var mark: String
    public var meaning: SymbolMeaning
    public var source: SymbolSource
    /// Where it stands on the dish's page, or the word that carries it; nil where it stands at a heading, and in bundles
    /// of earlier versions.
    public var box: Box?

    public init(mark: String, meaning: SymbolMeaning, source: SymbolSource, box: Box? = nil) {
        self.mark = mark
        self.meaning = meaning
        self.source = source
        self.box = box
    }

    public static func == (left: DietarySymbol, right: DietarySymbol) -> Bool {
        left.mark == right.mark && left.meaning == right.meaning && left.source == right.source
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(mark)
        hasher.combine(meaning)
        hasher.combine(source)
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
    private static let plain: [SymbolMeaning] = [
        .vegan, .vegetarian, .pescatarian, .veganOption, .vegetarianOption, .containsMeat, .containsPork,
        .containsAlcohol, .spicy, .halal, .kosher, .organic, .houseSpecial, .additive, .unresolved,
    ]

    public static var allCases: [SymbolMeaning] {
        plain + Allergen.allCases.flatMap { [.contains($0), .mayContain($0), .freeFrom($0)] }
    }

    // Written out, since `==` of a raw representable type is `==` of its raw values and would call this again.
    public var rawValue: String {
        switch self {
        case .contains(let allergen): "contains_" + allergen.rawValue
        case .mayContain(let allergen): "may_contain_" + allergen.rawValue
        case .freeFrom(let allergen): allergen.rawValue + "_free"
        case .vegan: "vegan"
        case .vegetarian: "vegetarian"
        case .pescatarian: "pescatarian"
        case .veganOption: "vegan_option"
        case .vegetarianOption: "vegetarian_option"
        case .containsMeat: "contains_meat"
        case .containsPork: "contains_pork"
        case .containsAlcohol: "contains_alcohol"
        case .spicy: "spicy"
        case .halal: "halal"
        case .kosher: "kosher"
        case .organic: "organic"
        case .houseSpecial: "house_special"
        case .additive: "additive"
        case .unresolved: "unresolved"
        }
    }

    public init?(rawValue: String) {
        guard let found = Self.byName[rawValue] else { return nil }
        self = found
    }

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
