/// Something to ask the staff, in one or more languages.
public struct StaffQuestion: Codable, Sendable, Hashable {
    public var about: Topic
    /// The question by BCP 47 code: in English, and in the menu's or its cuisine's language where that is known and
    /// another. Under `und` stands one whose language nobody told.
    public var texts: [String: String]

    /// What a question asks about: equal topics ask for the same.
    public enum Topic: String, Codable, Sendable, CaseIterable, Hashable {
        case meat
        /// Broth of meat or bones.
        case broth
        case fish, seafood
        case gelatine
        case animalFat = "animal_fat"
        case egg, milk, honey, rennet
        /// A mark that the words beside it contradict.
        case mark
        /// A variant that the menu offers.
        case variant
        /// All ingredients.
        case ingredients
        /// Whether a dish that seems vegan is prepared so.
        case vegan
        /// What a language model wants to know.
        case model
    }

    public init(about: Topic, texts: [String: String]) {
        self.about = about
        self.texts = texts
    }

    /// The question's texts, English first.
    public var textsInOrder: [String] {
        [texts["en"]].compactMap(\.self) + texts.filter { $0.key != "en" }.sorted { $0.key < $1.key }.map(\.value)
    }
}

/// What may be added to a dish or chosen for it, and whom it suits without.
public struct DishOptions: Codable, Sendable, Hashable {
    /// The words on the menu, such as "chicken" and "prawns".
    public var words: [String]
    /// The claims on the dish without any of it.
    public var without: [Diet: Claim]

    public init(words: [String], without: [Diet: Claim]) {
        self.words = words
        self.without = without
    }
}
