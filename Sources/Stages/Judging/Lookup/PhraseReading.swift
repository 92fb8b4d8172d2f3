public import Models

/// What a phrase on a menu says, read as a dish's name is.
public struct PhraseReading: Sendable, Hashable {
    /// The menu languages in which it is read like this: two-letter codes, in the order of the tables.
    public var languages: [String]
    /// Whether it is also read like this where the language isn't known.
    public var isForUnknownLanguage: Bool
    /// The words from left to right; a phrase that the tables know as a whole counts as one.
    public var words: [WordReading]
    /// What kitchens of the menu's cuisine put into cooked dishes without naming it, such as "sometimes fish (fish sauce, …): …".
    public var habits: [String] = []

    /// Whether nothing is known of some of its words.
    public var hasUnknownWords: Bool { words.contains { !$0.isKnown } }
}

/// What one word or phrase says.
public struct WordReading: Sendable, Hashable {
    /// As it was typed.
    public var text: String
    public var isKnown: Bool
    /// Such as "ingredient" and "dish", or what it does to other words.
    public var kinds: [String]
    /// Such as "usually milk, sometimes egg; stands in for meat".
    public var meaning: String
    /// The diets it speaks against: `no`, or `maybe` where it depends on the kitchen.
    public var against: [Diet: Claim]
    public var allergens: [Allergen: AllergenStatus]
    public var way: WordWay
}

/// How a word was recognised.
public enum WordWay: Sendable, Hashable {
    /// It is in the tables, in rows of these languages; `*` is any.
    case itself(languages: [String])
    /// It is another form of a word in the tables; nil where that word can't be told.
    case form(of: String?)
    /// It is a word of the tables with other accents.
    case accents(of: String)
    /// It is composed of these parts.
    case compound([WordPart])
    /// A number, a single letter or the like, which says nothing.
    case empty
    /// It isn't known.
    case unknown(isPerhapsMisread: Bool)
}

/// A part of a word made of several.
public struct WordPart: Sendable, Hashable {
    public var text: String
    /// The part's meaning, written like that of a word.
    public var meaning: String
}
