internal import Models

/// The claims of one answer, made free of contradictions.
enum ClaimCoherence {
    private static let animal: Set<Allergen> = [.milk, .eggs, .fish, .crustaceans, .molluscs]
    private static let seafood: Set<Allergen> = [.fish, .crustaceans, .molluscs]

    /// What fits a diet fits every wider one. "Unknown" says nothing about any diet except those that it may fit.
    static func claims(_ suits: AnswerFit, perhaps: AnswerFit) -> [Diet: Claim] {
        var claims: [Diet: Claim] = [:]
        for (diet, strictness) in [(Diet.vegan, 3), (.vegetarian, 2), (.pescatarian, 1)] {
            claims[diet] =
                if strictness <= suits.strictness {
                    .yes
                } else if strictness <= perhaps.strictness {
                    .maybe
                } else {
                    suits == .unknown || perhaps == .unknown ? .unknown : .no
                }
        }
        return claims
    }

    /// A "yes" falls to "maybe" when the same answer lists an animal product; nothing is ever raised.
    static func cautious(_ claims: [Diet: Claim], _ allergens: [Allergen: AllergenStatus]) -> [Diet: Claim] {
        var claims = claims
        let contained = Set(allergens.filter { $0.value == .contains }.keys)
        if claims[.vegan] == .yes, !contained.isDisjoint(with: animal) { claims[.vegan] = .maybe }
        if claims[.vegetarian] == .yes, !contained.isDisjoint(with: seafood) { claims[.vegetarian] = .maybe }
        return claims
    }
}
