/// The 14 allergens of Annex II of Regulation (EU) No 1169/2011, in its order.
public enum Allergen: String, Codable, Sendable, CaseIterable, Hashable, CodingKeyRepresentable {
    /// Cereals containing gluten.
    case gluten
    case crustaceans, eggs, fish, peanuts, soybeans
    /// Milk, lactose included.
    case milk
    /// Tree nuts.
    case nuts
    case celery, mustard, sesame
    /// Sulphur dioxide and sulphites.
    case sulphites
    case lupin, molluscs
}

/// What is known of an allergen in a dish. An allergen that isn't named is unknown, never absent.
public enum AllergenStatus: String, Codable, Sendable, CaseIterable, Hashable {
    case contains
    case mayContain = "may_contain"
}
