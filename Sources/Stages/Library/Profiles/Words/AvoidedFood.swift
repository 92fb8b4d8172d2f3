internal import Judging
internal import Models

/// A food that a person named by a word of their own, with the signs that a dish may hold it.
struct AvoidedFood: Sendable {
    let word: String
    private let searched: SearchedWords
    /// What is often made with it or tastes of it.
    private let perhaps: SearchedWords
    /// What it always is according to the tables of knowledge, such as tree nuts for almonds.
    let substances: Set<Substance>
    /// What the word names as a whole, such as meat.
    private let kinds: Set<Substance>
    /// Whether the tables of knowledge or the table of synonyms have it.
    let isKnown: Bool

    init(_ word: String, knowledge: Knowledge, synonyms: Synonyms = .embedded) {
        self.word = word
        searched = SearchedWords(synonyms.words(for: word))
        perhaps = SearchedWords(synonyms.words(perhaps: word))
        let meaning = Self.meaning(of: word, knowledge)
        let groups = Allergen.named(by: word)
        kinds = Set(
            Substance.allCases.filter { $0.allergen.map(groups.contains) ?? false || $0 == .meat && meaning == [.meat] }
        )
        var substances = (meaning ?? []).union(kinds)
        if substances.contains(.meat) { substances.formUnion(Substance.allCases.filter(\.isMeat)) }
        self.substances = substances
        isKnown = meaning != nil || !kinds.isEmpty || searched.count > 1
    }

    /// Whether it is some kind of meat.
    var isMeat: Bool { substances.contains(where: \.isMeat) }

    /// How the dish's words name it; nil when they don't.
    func match(_ text: SearchedText) -> SearchedText.Match? {
        text.match(searched) ?? (text.match(perhaps) == nil ? nil : .inside)
    }

    /// Whether the word covers everything of this substance, as "meat" covers beef.
    func isKind(_ substance: Substance) -> Bool {
        kinds.contains(substance) || kinds.contains(.meat) && substance.isMeat
    }

    /// The word's meaning, read like a dish's name in every language, since a person may write in any. Nil when no
    /// table has it.
    private static func meaning(of word: String, _ knowledge: Knowledge) -> Set<Substance>? {
        for codes in [[nil, "en"], LanguageSet.codes.map(Optional.some)] as [[String?]] {
            var found: Set<Substance> = []
            var isKnown = false
            for code in codes {
                let field = DishField(
                    word, role: .name, language: ReadingLanguage(code: code), phrases: knowledge.phrases)
                for item in field.items where item.isKnown && item.kind.contains(.ingredient) && !item.isNegated {
                    isKnown = true
                    found.formUnion(item.components.filter { $0.certainty == .always }.map(\.substance))
                }
            }
            if isKnown { return found }
        }
        return nil
    }
}

extension Substance {
    /// What a menu names without saying which animal it is from: meat, and what is made of bones and fat.
    var mayBeAnyMeat: Bool { self == .meat || self == .animalFat || self == .gelatine }

    /// Whether it is so specific that two words for it name the same food.
    var isOneFood: Bool {
        switch self {
        case .beef, .pork, .lamb, .egg, .honey, .gelatine, .rennet, .peanut, .soy, .celery, .mustard, .sesame, .lupin,
            .alcohol:
            true
        default: false
        }
    }
}
