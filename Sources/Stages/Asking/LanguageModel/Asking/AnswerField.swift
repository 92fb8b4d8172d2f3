/// The names of an answer's fields. They are short, since each comes back once per dish and answers cost the most.
///
/// A server that enforces a schema may make the model write the fields in alphabetical order, so those that identify
/// the dish come before the conclusions.
enum AnswerField: String, CodingKey, CaseIterable {
    case id
    /// Allergens in it.
    case contained = "in"
    /// Allergens that may be in it.
    case possible = "may"
    /// The printed name, word for word.
    case name
    case questions
    /// A stricter diet than the one it suits, which it fits in some kitchens.
    case sometimes
    /// The strictest diet that the dish fits.
    case suits
    /// The description in the target language.
    case text
    /// The name in the target language.
    case title
    case type
}

/// How strict a diet a dish fits, as an answer says it in one word for all three.
enum AnswerFit: String, Codable, CaseIterable {
    case vegan, vegetarian, pescatarian, none, unknown

    /// 3 for vegan to 0 for none.
    var strictness: Int {
        switch self {
        case .vegan: 3
        case .vegetarian: 2
        case .pescatarian: 1
        case .none, .unknown: 0
        }
    }
}
