internal import Models

/// Lowers claims of one answer that contradict each other.
enum ClaimCoherence {
    private static let animal: Set<Allergen> = [.milk, .eggs, .fish, .crustaceans, .molluscs]
    private static let seafood: Set<Allergen> = [.fish, .crustaceans, .molluscs]

    /// A "yes" falls to "maybe" when the same answer lists an animal product, and to the weaker claim of the wider
    /// diet: what isn't vegetarian can't be vegan. Nothing is ever raised.
    static func cautious(_ claims: [Diet: Claim], _ allergens: [Allergen: AllergenStatus]) -> [Diet: Claim] {
        var claims = claims
        let contained = Set(allergens.filter { $0.value == .contains }.keys)
        if claims[.vegan] == .yes, !contained.isDisjoint(with: animal) { claims[.vegan] = .maybe }
        if claims[.vegetarian] == .yes, !contained.isDisjoint(with: seafood) { claims[.vegetarian] = .maybe }
        claims[.vegetarian] = lower(claims[.vegetarian], claims[.pescatarian])
        claims[.vegan] = lower(claims[.vegan], claims[.vegetarian])
        return claims
    }

    private static func lower(_ narrow: Claim?, _ wide: Claim?) -> Claim? {
        switch (narrow, wide) {
        case (.yes, .some(let wide)): wide
        case (.maybe, .some(.no)): .no
        default: narrow
        }
    }
}
