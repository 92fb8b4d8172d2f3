internal import Models

/// What drawings beside dishes show, in the words by which people and programs tell of them.
enum MarkShapes {
    /// The usual word for a shape by each of its words.
    static let names: [String: String] = [
        "dot": "dot", "dots": "dot", "circle": "dot", "leaf": "leaf", "leaves": "leaf", "sprout": "leaf",
        "chili": "chilli", "chilli": "chilli", "chile": "chilli", "pepper": "chilli", "peppers": "chilli",
        "chilies": "chilli", "chillies": "chilli", "flame": "flame", "fire": "flame", "star": "star",
        "heart": "heart", "thumb": "thumb", "wheat": "wheat", "fish": "fish", "crustacean": "crustacean",
        "shrimp": "crustacean", "prawn": "crustacean", "crab": "crustacean", "egg": "egg", "milk": "milk",
        "nut": "nut", "nuts": "nut", "peanut": "peanut", "peanuts": "peanut", "soy": "soy", "soya": "soy",
    ]

    static let colours: Set<String> = ["green", "red", "brown", "yellow", "orange", "blue", "black", "white"]

    /// Drawings that Unicode has, in words.
    static let pictures: [Unicode.Scalar: String] = [
        "🟢": "green dot", "🔴": "red dot", "🟤": "brown dot", "🌶": "chilli", "🌱": "leaf", "🌿": "leaf", "🍃": "leaf",
        "🍀": "leaf", "☘": "leaf", "🔥": "flame", "⭐": "star", "★": "star", "☆": "star", "❤": "heart", "♥": "heart",
        "👍": "thumb", "🌾": "wheat", "🐟": "fish", "🦐": "crustacean", "🦀": "crustacean", "🥚": "egg", "🥛": "milk",
        "🌰": "nut", "🥜": "peanut",
    ]

    /// Whether a drawing of this shape can have a meaning: a program may know what a drawing means and not what it shows.
    static func canMean(_ meaning: SymbolMeaning, shape: String, colour: String?) -> Bool {
        if let allergen = allergens[shape] {
            return [.contains(allergen), .mayContain(allergen), .freeFrom(allergen)].contains(meaning)
        }
        switch (shape, colour) {
        case ("dot", "red"), ("dot", "brown"): return [.containsMeat].contains(meaning)
        case ("dot", "green"), ("leaf", _): return Self.plants.contains(meaning)
        case ("chilli", _), ("flame", _): return meaning == .spicy
        case ("star", _), ("heart", _), ("thumb", _): return meaning == .houseSpecial
        default: return false
        }
    }

    private static let plants: [SymbolMeaning] = [.vegan, .vegetarian, .veganOption, .vegetarianOption]

    private static let allergens: [String: Allergen] = [
        "wheat": .gluten, "fish": .fish, "crustacean": .crustaceans, "egg": .eggs, "milk": .milk, "nut": .nuts,
        "peanut": .peanuts, "soy": .soybeans,
    ]
}
