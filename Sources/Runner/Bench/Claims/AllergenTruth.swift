internal import Models

/// Which allergens a dish is known to hold, and which it is known not to.
struct AllergenTruth: Sendable, Hashable {
    var held: Set<Allergen>
    /// Those the source would have named.
    var declared: Set<Allergen>

    /// The allergens covered by a source that names only the major allergens of the United States: the eight of the
    /// Food Allergen Labeling and Consumer Protection Act of 2004, and sesame by the FASTER Act of 2021. Its shellfish
    /// are crustaceans; its wheat is gluten here.
    static let us9: Set<Allergen> = [
        .milk, .eggs, .fish, .crustaceans, .nuts, .peanuts, .gluten, .soybeans, .sesame,
    ]
}
