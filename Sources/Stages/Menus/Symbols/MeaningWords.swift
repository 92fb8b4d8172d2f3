internal import Judging
internal import Models
internal import Pages
internal import Tables

/// What a word or phrase of a legend can stand for.
enum LegendWord: Hashable {
    case meaning(SymbolMeaning)
    case allergen(Allergen)
    /// Milk sugar: its presence means milk, its absence says nothing about milk.
    case lactose
    /// Understood, but nothing a diet or an allergy depends on, such as "frozen".
    case neutral
    /// "free", before or behind what is absent.
    case free
    case not
    case may
    /// "on request", "option": true only for another version of the dish.
    case option
    case contains
    /// Articles, connectors and the words legends are built with.
    case filler
}

/// The words and phrases of legends, from `Tables/legend/words.tsv`.
///
/// They are looked up folded (`foldedForMatching`), in all languages at once: legends are short, often in two languages,
/// and a menu's language may be unknown.
enum MeaningWords {
    /// A phrase at the beginning of some words.
    struct Match: Hashable {
        var kind: LegendWord
        /// In words.
        var length: Int
    }

    /// The longest known phrase that folded words begin with; nil when even the first is unknown.
    static func match(_ words: ArraySlice<String>) -> Match? {
        guard let first = words.first else { return nil }
        for length in stride(from: min(table.longest[first] ?? 1, words.count), through: 2, by: -1) {
            if let kind = table.kinds[words.prefix(length).joined(separator: " ")] {
                return Match(kind: kind, length: length)
            }
        }
        return word(first).map { Match(kind: $0, length: 1) }
    }

    /// A printed word as it is looked up; "d'arachides" is two.
    static func words(_ printed: String) -> [String] {
        printed.split { $0 == "'" || $0 == "’" }.map(\.foldedForMatching)
    }

    static func word(_ folded: String) -> LegendWord? {
        if let known = table.kinds[folded] { return known }
        // One slip of the recogniser or the menu's author in a long word, such as "gluteen".
        guard folded.count >= 6, folded.utf8.count <= 24 else { return nil }
        for likely in unslipped(Array(folded)) {
            switch table.kinds[likely] {
            case .allergen(let allergen): return .allergen(allergen)
            case .meaning(.vegetarian): return .meaning(.vegetarian)
            case .meaning(.additive): return .meaning(.additive)
            default: continue
            }
        }
        return nil
    }

    /// In scripts without spaces a run of letters as words of the table, the longest first; what the table lacks stays
    /// single characters.
    static func segmented(_ run: String) -> [String] {
        let characters = Array(run)
        var words: [String] = []
        var index = 0
        while index < characters.count {
            let longest = min(longestRun, characters.count - index)
            let length =
                (1...longest).reversed().first { table.kinds[String(characters[index..<(index + $0)])] != nil } ?? 1
            words.append(String(characters[index..<(index + length)]))
            index += length
        }
        return words
    }

    /// Of characters without a space between.
    private static let longestRun = 14

    /// Doubled letters, and single ones that a recogniser takes for one another; anything looser could turn one allergen
    /// into another.
    private static func unslipped(_ letters: [Character]) -> [String] {
        var likely: [String] = []
        for index in letters.indices {
            if index > 0, letters[index] == letters[index - 1] {
                likely.append(String(letters[..<index] + letters[(index + 1)...]))
            }
            for printed in printedAs[letters[index]] ?? [] {
                var changed = letters
                changed[index] = printed
                likely.append(String(changed))
            }
        }
        return likely
    }

    /// By the letter read, those that may be printed.
    private static let printedAs: [Character: [Character]] = [
        "c": ["t", "e"], "l": ["t", "i"], "f": ["t"], "e": ["c"], "o": ["c"], "i": ["l"], "t": ["l", "f"], "u": ["n"],
        "n": ["u"], "b": ["h"],
    ]

    private static let table = Table()

    private struct Table {
        var kinds: [String: LegendWord] = [:]
        /// By first word, of how many words the longest phrase is.
        var longest: [String: Int] = [:]

        init() {
            for group in unsafe GroupedTable(table_legend_words()).groups {
                guard let kind = LegendWord(group.heading[0]) else { continue }
                for phrase in group.entries { add(phrase.text, kind) }
            }
        }

        private mutating func add(_ phrase: String, _ kind: LegendWord) {
            let words = phrase.split(separator: " ").flatMap { MeaningWords.words(String($0)) }
            guard let first = words.first else { return }
            longest[first] = max(longest[first] ?? 1, words.count)
            let key = words.joined(separator: " ")
            // The table has allergens first: what may be one is taken for one.
            if kinds[key] == nil { kinds[key] = kind }
        }
    }
}

extension LegendWord {
    /// The kind that the table calls by a name.
    init?(_ name: String) {
        switch name {
        case "lactose": self = .lactose
        case "neutral": self = .neutral
        case "free": self = .free
        case "not": self = .not
        case "may": self = .may
        case "option": self = .option
        case "contains": self = .contains
        case "filler": self = .filler
        default:
            guard let meaning = SymbolMeaning(rawValue: name) else { return nil }
            if case .contains(let allergen) = meaning { self = .allergen(allergen) } else { self = .meaning(meaning) }
        }
    }
}
