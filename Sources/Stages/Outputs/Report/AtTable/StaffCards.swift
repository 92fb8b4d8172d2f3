internal import Judging
internal import Models

/// What to ask the staff about the dishes of a menu: in the language of the menu, with the reader's below it.
struct StaffCards {
    /// Two-letter code of the language that the staff is asked in; nil where there is no question in the menu's language.
    let staffLanguage: String?
    let readerLanguage: String
    private let table = QuestionTable.embedded

    init(_ bundle: MenuBundle, reader: Wording) {
        readerLanguage = reader.language
        let staff = table.languageOfStaff(menu: bundle.languages.first, cuisine: bundle.cuisine)
        staffLanguage = staff == reader.language ? nil : staff
    }

    /// A question as it is shown.
    struct Card: Encodable, Hashable {
        /// In the language of the staff; nil where that is the reader's, or isn't known.
        var staff: String?
        var reader: String
    }

    func card(_ topic: String) -> Card? {
        guard let reader = table.text(on: topic, in: readerLanguage) ?? table.text(on: topic, in: "en") else {
            return nil
        }
        return Card(staff: staffLanguage.flatMap { table.text(on: topic, in: $0) }, reader: reader)
    }

    /// What is open about a dish for a diet, the most telling first.
    func topics(_ dish: Dish, for diet: Diet) -> [String] {
        let topics = dish.classification.map(table.topics)?.filter { Self.bears($0, on: diet) } ?? []
        return topics.isEmpty ? Self.general[diet] ?? [] : Array(topics.prefix(Self.most))
    }

    /// More than this nobody asks about one dish.
    private static let most = 2

    /// Whether the answer matters to the diet.
    private static func bears(_ topic: String, on diet: Diet) -> Bool {
        switch topic {
        case "milk", "egg", "honey", "vegan": diet == .vegan
        case "fish", "seafood": diet != .pescatarian
        default: true
        }
    }

    /// What to ask where nothing in particular is open.
    private static let general: [Diet: [String]] = [
        .vegan: ["vegan"], .vegetarian: ["meat", "fish"], .pescatarian: ["meat"],
    ]
}
