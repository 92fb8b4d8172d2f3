internal import Judging
internal import Models

/// What was looked up, as it is printed in JSON.
struct LookupRecord: Encodable {
    var phrase: String
    var readings: [PhraseReading]

    enum CodingKeys: String, CodingKey {
        case phrase, readings
        case schemaVersion = "schema_version"
    }

    func encode(to encoder: any Encoder) throws {
        var record = encoder.container(keyedBy: CodingKeys.self)
        try record.encode("1.0", forKey: .schemaVersion)
        try record.encode(phrase, forKey: .phrase)
        try record.encode(readings.map(Reading.init), forKey: .readings)
    }

    private struct Reading: Encodable {
        var languages: [String]
        var isForUnknownLanguage: Bool
        var words: [Word]
        var habits: [String]

        init(_ reading: PhraseReading) {
            languages = reading.languages
            isForUnknownLanguage = reading.isForUnknownLanguage
            words = reading.words.map(Word.init)
            habits = reading.habits
        }

        enum CodingKeys: String, CodingKey {
            case languages, words
            case isForUnknownLanguage = "unknown_language"
            case habits = "cuisine_adds"
        }
    }

    private struct Word: Encodable {
        var text: String
        var known: Bool
        var kinds: [String]
        var meaning: String
        var against: [Diet: Claim]
        var allergens: [Allergen: AllergenStatus]
        /// Such as "compound".
        var way: String
        /// The languages of the rows it stands in.
        var tables: [String]?
        /// The word of the tables that it is a form of.
        var base: String?
        var parts: [Part]?
        var maybeMisread: Bool?

        init(_ word: WordReading) {
            text = word.text
            known = word.isKnown
            kinds = word.kinds
            meaning = word.meaning
            against = word.against
            allergens = word.allergens
            switch word.way {
            case .itself(let languages): (way, tables) = ("itself", languages)
            case .form(let other): (way, base) = ("form", other)
            case .accents(let other): (way, base) = ("accents", other)
            case .compound(let found):
                way = "compound"
                parts = found.map { Part(text: $0.text, meaning: $0.meaning) }
            case .empty: way = "empty"
            case .unknown(let isPerhapsMisread): (way, maybeMisread) = ("unknown", isPerhapsMisread)
            }
        }

        enum CodingKeys: String, CodingKey {
            case text, known, kinds, meaning, against, allergens, way, tables, base, parts
            case maybeMisread = "maybe_misread"
        }
    }

    private struct Part: Encodable {
        var text: String
        var meaning: String
    }
}
