package import Models

/// What a food can be or hold that matters for who may eat it.
///
/// The raw values are the words of the knowledge tables.
package enum Substance: String, CaseIterable, BitwiseCopyable, Sendable {
    case meat, beef, pork, poultry, lamb, game
    case fish, crustacean, mollusc
    case gelatine
    case animalFat = "animalfat"
    case insect
    case egg, milk, honey, rennet
    case gluten, peanut, soy, nuts, celery, mustard, sesame, sulphites, lupin
    case alcohol

    /// Rennet breaks no vegetarian claim here: kitchens and menus call Parmesan vegetarian; it is left to a question.
    package func breaks(_ diet: Diet) -> Bool {
        switch diet {
        case .vegan: isAnimal
        case .vegetarian: isFlesh
        case .pescatarian: isFlesh && !isSeafood
        }
    }

    var isAnimal: Bool { isFlesh || self == .egg || self == .milk || self == .honey || self == .rennet }

    /// Whether a guest has to be warned of it where it is only suspected: an allergen, or anything from an animal.
    var isRisk: Bool { isAnimal || allergen != nil }

    /// Whether it is part of an animal's body.
    package var isFlesh: Bool {
        switch self {
        case .meat, .beef, .pork, .poultry, .lamb, .game, .gelatine, .animalFat, .insect: true
        default: isSeafood
        }
    }

    var isSeafood: Bool { self == .fish || self == .crustacean || self == .mollusc }

    /// Whether it is meat that a dish may be made of, as opposed to fat or gelatine in it.
    package var isMeat: Bool {
        switch self {
        case .meat, .beef, .pork, .poultry, .lamb, .game: true
        default: false
        }
    }

    /// The allergen by Annex II of Regulation (EU) No 1169/2011.
    package var allergen: Allergen? { ingredient.allergen }

    /// Its code in bundles.
    package var ingredient: Ingredient {
        switch self {
        case .meat: .meat
        case .beef: .beef
        case .pork: .pork
        case .poultry: .poultry
        case .lamb: .lamb
        case .game: .game
        case .fish: .fish
        case .crustacean: .crustacean
        case .mollusc: .mollusc
        case .gelatine: .gelatine
        case .animalFat: .animalFat
        case .insect: .insect
        case .egg: .egg
        case .milk: .milk
        case .honey: .honey
        case .rennet: .rennet
        case .gluten: .gluten
        case .peanut: .peanut
        case .soy: .soy
        case .nuts: .nuts
        case .celery: .celery
        case .mustard: .mustard
        case .sesame: .sesame
        case .sulphites: .sulphites
        case .lupin: .lupin
        case .alcohol: .alcohol
        }
    }

    /// The name used in findings and reasons.
    package var name: String {
        switch self {
        case .animalFat: "animal fat"
        case .game: "game or other meat"
        case .insect: "insects or insect colouring"
        case .crustacean: "crustaceans"
        case .mollusc: "molluscs"
        case .meat: "meat"
        default: rawValue
        }
    }
}
