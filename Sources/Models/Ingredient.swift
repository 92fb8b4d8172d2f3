/// What evidence can show to be in a dish: the codes that a client puts into its own words.
public enum Ingredient: String, Codable, Sendable, CaseIterable, Hashable {
    /// Meat of no kind that the words tell.
    case meat
    case beef, pork, poultry, lamb
    /// Game, or other meat such as rabbit or horse.
    case game
    case fish, crustacean, mollusc, gelatine
    case animalFat = "animal_fat"
    /// Insects, or colouring made of them.
    case insect
    case egg, milk, honey
    /// From calves, in some cheese.
    case rennet
    case gluten, peanut, soy, nuts, celery, mustard, sesame, sulphites, lupin, alcohol

    /// The allergen that it is or belongs to, or nil.
    public var allergen: Allergen? {
        switch self {
        case .gluten: .gluten
        case .crustacean: .crustaceans
        case .egg: .eggs
        case .fish: .fish
        case .peanut: .peanuts
        case .soy: .soybeans
        case .milk: .milk
        case .nuts: .nuts
        case .celery: .celery
        case .mustard: .mustard
        case .sesame: .sesame
        case .sulphites: .sulphites
        case .lupin: .lupin
        case .mollusc: .molluscs
        case .meat, .beef, .pork, .poultry, .lamb, .game, .gelatine, .animalFat, .insect, .honey, .rennet, .alcohol: nil
        }
    }
}
