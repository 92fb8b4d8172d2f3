internal import Judging
internal import Models
internal import Pages
internal import Tables

/// What a word or phrase of a legend can stand for.
enum LegendWord: Hashable {
    case meaning(SymbolMeaning)
    case allergen(Allergen)
    /// Lactose: its presence means milk, its absence says nothing about milk.
    case lactose
    /// Understood, but irrelevant to any diet or allergy, such as "frozen".
    case neutral
    /// "free", before or after what is absent.
    case free
    case not
    case may
    /// "on request", "option": true only for another version of the dish.
    case option
    case contains
    /// Articles, connectors and other words that legends are built with.
    case filler
}

/// The words and phrases of legends, from `Tables/legend/words.tsv`.
///
/// They are looked up folded (`foldedForMatching`), in all languages at once: legends are short, often in two languages,
/// and a menu's language may be unknown.
enum MeaningWords {
    /// A phrase at the beginning of a sequence of words.
    struct Match: Hashable {
        var kind: LegendWord
        /// The length in words.
        var length: Int
    }

    /// The longest known phrase at the beginning of some folded words; nil when even the first is unknown.
    static func match(_ words: ArraySlice<String>) -> Match? {
        guard let first = words.first else { return nil }
        let longest = table.longest[first] ?? table.longest[first.withAlikeStrokes] ?? 1
        for length in stride(from: min(longest, words.count), through: 2, by: -1) {
            let phrase = words.prefix(length).joined(separator: " ")
            if let kind = table.kinds[phrase] ?? table.allergen(like: phrase) {
                return Match(kind: kind, length: length)
            }
        }
        return word(first).map { Match(kind: $0, length: 1) }
    }

    /// A printed word in the form used for lookup; "d'arachides" becomes two.
    static func words(_ printed: String) -> [String] {
        printed.split { $0 == "'" || $0 == "’" }.map(\.foldedForMatching)
    }

    static func word(_ folded: String) -> LegendWord? {
        if let known = table.kinds[folded] ?? table.allergen(like: folded) { return known }
        // The ligature of "œufs" is read as "ce" or "e".
        for read in ["ce", "e"] where folded.hasPrefix(read + "u") {
            if case .allergen(let allergen)? = table.kinds["oe" + folded.dropFirst(read.count)] {
                return .allergen(allergen)
            }
        }
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

    /// Whether a folded word stands in some phrase of the table.
    static func isPart(_ folded: String) -> Bool {
        table.parts[folded] != nil || word(folded) != nil
            || folded.count >= fewestAlike && table.alikeParts.contains(folded.withAlikeStrokes)
    }

    /// Fewer characters than this may be another word whose strokes look alike.
    fileprivate static let fewestAlike = 4

    /// The two words of an unknown one between which the reader lost a space, such as "semidi" and "ilaktoza"; nil where
    /// it is no such pair. One of them is short, as in prepositions.
    static func divided(_ folded: String) -> [String]? {
        guard folded.count >= 5, folded.utf8.count <= 24, word(folded) == nil, table.parts[folded] == nil else {
            return nil
        }
        for length in 1...3 {
            for cut in [length, folded.count - length] where cut > 0 && folded.count - length >= 4 {
                let parts = [String(folded.prefix(cut)), String(folded.dropFirst(cut))]
                if parts.allSatisfy({ table.parts[$0] != nil }) { return parts }
            }
        }
        return nil
    }

    /// A run of letters in a script without spaces, divided into words of the table, the longest first; what the table
    /// doesn't have becomes single characters.
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

    /// The longest run of characters without a space.
    private static let longestRun = 14

    /// Undoes doubled letters, and single ones that a recogniser confuses; anything looser could turn one allergen into
    /// another.
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

    /// For each letter read, the letters that may have been printed.
    private static let printedAs: [Character: [Character]] = [
        "c": ["t", "e"], "l": ["t", "i"], "f": ["t"], "e": ["c"], "o": ["c"], "i": ["l"], "t": ["l", "f"], "u": ["n"],
        "n": ["u"], "b": ["h"],
    ]

    private static let table = Table()

    private struct Table {
        var kinds: [String: LegendWord] = [:]
        /// All words of all phrases, with the number of phrases they stand in.
        var parts: [String: Int] = [:]
        /// For each first word, the number of words in its longest phrase; also for its form with strokes alike.
        var longest: [String: Int] = [:]
        /// The allergens of words and phrases with their strokes alike; nil where these could be two.
        var alike: [String: LegendWord?] = [:]
        /// All words of their phrases with their strokes alike.
        var alikeParts: Set<String> = []

        /// The allergen of a word or phrase of which upright strokes were read as one another: "acl bakla" for "acı
        /// bakla", "vicí bob" for "vlčí bob". Only warnings are read from such words.
        func allergen(like folded: String) -> LegendWord? {
            folded.count < MeaningWords.fewestAlike ? nil : alike[folded.withAlikeStrokes] ?? nil
        }

        init() {
            for group in unsafe GroupedTable(table_legend_words()).groups {
                guard let kind = LegendWord(group.heading[0]) else { continue }
                for phrase in group.entries { add(phrase.text, kind) }
            }
        }

        private mutating func add(_ phrase: String, _ kind: LegendWord) {
            let words = phrase.split(separator: " ").flatMap { MeaningWords.words(String($0)) }
            guard let first = words.first else { return }
            for first in [first, first.withAlikeStrokes] { longest[first] = max(longest[first] ?? 1, words.count) }
            for word in words { parts[word, default: 0] += 1 }
            let key = words.joined(separator: " ")
            // The table lists allergens first, so a word that may be one counts as one.
            if kinds[key] == nil { kinds[key] = kind }
            guard case .allergen = kind, kinds[key] == kind else { return }
            alikeParts.formUnion(words.map(\.withAlikeStrokes))
            let shape = key.withAlikeStrokes
            if let other = alike[shape], other != kind { alike[shape] = .some(nil) } else { alike[shape] = kind }
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

extension String {
    /// The folded text with all upright strokes alike, and rings.
    fileprivate var withAlikeStrokes: String {
        String(map { "iı1|".contains($0) ? "l" : $0 == "0" ? "o" : $0 })
    }
}
