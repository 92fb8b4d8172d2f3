internal import Models

/// Looks up what is known of a phrase, using the code that reads a dish's name.
public struct KnowledgeLookup: Sendable {
    private let knowledge: Knowledge
    private let listed: ListedWords

    /// - Parameter overrides: a person's own tables, as for `Knowledge`.
    public init(overrides: [String] = []) {
        knowledge = overrides.isEmpty ? .embedded : Knowledge(overrides: overrides)
        listed = ListedWords(overrides: overrides)
    }

    /// Every way a phrase is read, in one language or, where none is named, in all; languages that agree are listed
    /// together.
    ///
    /// - Parameters:
    ///   - language: a BCP 47 code, or nil for all languages of the tables and for an unknown one.
    ///   - cuisine: such as "thai", or nil.
    /// - Returns: the readings, those of the fewest languages first.
    public func readings(of phrase: String, language: String? = nil, cuisine: String? = nil) -> [PhraseReading] {
        if let language { return [reading(phrase, language, cuisine)] }
        var readings = [reading(phrase, nil, cuisine)]
        for code in LanguageSet.codes {
            let reading = reading(phrase, code, cuisine)
            if let place = readings.firstIndex(where: { $0.words == reading.words }) {
                readings[place].languages.append(code)
            } else {
                readings.append(reading)
            }
        }
        let order = readings.indices.sorted { (readings[$0].languages.count, $0) < (readings[$1].languages.count, $1) }
        return order.map { readings[$0] }
    }

    private func reading(_ phrase: String, _ code: String?, _ cuisine: String?) -> PhraseReading {
        let language = ReadingLanguage(code: code, kin: CuisineOrigin.languages(of: cuisine))
        let field = DishField(phrase, role: .name, language: language, phrases: knowledge.phrases)
        let ways = WordWayFinder(knowledge: knowledge, listed: listed, language: language)
        let words = field.items.map { item in
            let text = field.printed(item)
            return WordReading(
                text: text, isKnown: item.isKnown, kinds: MeaningText.kinds(item.kind),
                meaning: MeaningText.text(item), against: Self.against(item), allergens: Self.allergens(item, text),
                way: ways.way(of: item, text))
        }
        return PhraseReading(
            languages: [code].compactMap(\.self), isForUnknownLanguage: code == nil, words: words,
            habits: knowledge.cuisines.habits(of: cuisine).map(Self.text))
    }

    /// Such as "sometimes fish (fish sauce, น้ำปลา): seasons nearly everything".
    private static func text(_ habit: CuisineHabit) -> String {
        "\(MeaningText.text(habit.component)) (\(habit.ingredient), \(habit.local)): \(habit.why)"
    }

    /// The claim it makes against each diet, as a finding would: a plain or usual thing is a no, one that depends on
    /// the kitchen a doubt, a rare one only a question.
    private static func against(_ item: DishItem) -> [Diet: Claim] {
        var against: [Diet: Claim] = [:]
        let found = findings(item, "")
        for diet in Diet.allCases {
            switch found.worst(against: diet) {
            case .always, .usual: against[diet] = .no
            case .sometimes: against[diet] = .maybe
            case .rare, nil: break
            }
        }
        return against
    }

    private static func allergens(_ item: DishItem, _ text: String) -> [Allergen: AllergenStatus] {
        let found = findings(item, text)
        return AllergenRules.allergens(found, ClaimRules(found), nil)
    }

    private static func findings(_ item: DishItem, _ text: String) -> DishFindings {
        var found = DishFindings()
        guard !item.isNegated else { return found }
        found.findings = item.components.map {
            DishFinding(component: $0, text: text, isNamed: item.kind.contains(.ingredient))
        }
        return found
    }
}
