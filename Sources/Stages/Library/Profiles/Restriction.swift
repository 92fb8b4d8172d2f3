package import Models

/// One thing that a person doesn't eat, and why.
package enum Restriction: Sendable, Hashable {
    /// One of the 14 allergens that bundles know.
    case allergen(Allergen, AllergySeverity)
    /// An allergy to anything else, such as kiwi.
    case allergy(String, AllergySeverity)
    case medical(MedicalCondition)
    case religious(ReligiousDiet)
    case lifestyle(Lifestyle)
    /// A word that must not occur in the dish, for whatever reason.
    case avoid(String)

    package var category: RestrictionCategory {
        switch self {
        case .allergen, .allergy: .allergy
        case .medical: .medical
        case .religious: .religious
        case .lifestyle: .lifestyle
        case .avoid: .avoid
        }
    }

    /// The word used to type it.
    package var subject: String {
        switch self {
        case .allergen(let allergen, _): allergen.rawValue
        case .allergy(let word, _), .avoid(let word): word
        case .medical(let condition): condition.rawValue
        case .religious(let diet): diet.rawValue
        case .lifestyle(let lifestyle): lifestyle.rawValue
        }
    }

    /// Nil for all but allergies.
    package var severity: AllergySeverity? {
        switch self {
        case .allergen(_, let severity), .allergy(_, let severity): severity
        default: nil
        }
    }

    /// The longest word a person may want to avoid, in characters.
    package static let longestWord = 60

    func isSameThing(as other: Restriction) -> Bool {
        category == other.category && Profile.key(subject) == Profile.key(other.subject)
    }
}

/// How bad an allergy is, in the words a person would choose.
package enum AllergySeverity: String, Codable, Sendable, CaseIterable, Hashable {
    /// Unpleasant; small amounts are tolerated.
    case mild
    /// To be avoided; traces are tolerated.
    case moderate
    /// Dangerous; traces count.
    case severe
    /// Life-threatening; nothing unknown fits.
    case critical
}

/// Conditions that bundles can say something about.
package enum MedicalCondition: String, Codable, Sendable, CaseIterable, Hashable {
    case celiac
    case lactose
}

/// Food rules of a faith.
package enum ReligiousDiet: String, Codable, Sendable, CaseIterable, Hashable {
    case halal, kosher, hindu, jain, buddhist
}

/// What a person has chosen for other reasons.
package enum Lifestyle: String, Codable, Sendable, CaseIterable, Hashable {
    case vegan, vegetarian, pescatarian
    case noAlcohol = "no-alcohol"

    /// Nil for anything that isn't a diet judged in bundles.
    var diet: Diet? { Diet(rawValue: rawValue) }
}

extension Restriction: CustomStringConvertible {
    /// In a few words, such as "critical allergy to peanuts".
    package var description: String {
        switch self {
        case .allergen(let allergen, let severity): "\(severity.rawValue) allergy to \(allergen.shownName)"
        case .allergy(let word, let severity): "\(severity.rawValue) allergy to \(word)"
        case .medical(.celiac): "celiac disease"
        case .medical(.lactose): "lactose intolerance"
        case .religious(let diet): "\(diet.rawValue)"
        case .lifestyle(.noAlcohol): "no alcohol"
        case .lifestyle(let lifestyle): lifestyle.rawValue
        case .avoid(let word): "no \(word)"
        }
    }
}

extension Allergen {
    /// The name used within a sentence.
    var shownName: String {
        switch self {
        case .nuts: "tree nuts"
        case .soybeans: "soya"
        default: rawValue
        }
    }
}
