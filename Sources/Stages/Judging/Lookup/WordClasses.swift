internal import Foundation

/// What the words of a line do on a menu, according to the tables in all languages at once, and what little words
/// join according to those of the line's own: "z" is "with" in Polish, and elsewhere nothing.
///
/// This serves to tell names, descriptions and headings apart; what a dish is judged by is never taken from here.
package struct WordClasses: Sendable {
    /// Names of `WordKind`s, such as "ingredient", in the order of the kinds; empty where nothing is known of the word.
    package private(set) var kinds: [[String]]
    /// Whether the words as a whole are one phrase of the tables.
    package private(set) var isPhrase = false
    /// What the text begins with and ends in: in a script without spaces the first and the last of what one word may
    /// hold, in others that of one word, and nothing of letters between full stops or commas ("S.O.S.", "a,c").
    package private(set) var (opening, closing): ([String], [String]) = ([], [])

    /// - Parameters:
    ///   - words: the words in reading order; one may consist of several, or of nothing but signs.
    ///   - language: the line's language, a BCP 47 code; nil where it isn't known.
    package init(of words: [String], language: String? = nil, in knowledge: Knowledge = .embedded) {
        kinds = Array(repeating: [], count: words.count)
        var line: [UInt8] = []
        var ends: [Int] = []
        for word in words {
            // Full-width forms change their length when a text is normalised.
            let plain = word.utf8.allSatisfy { $0 < 0x80 } ? word : word.precomposedStringWithCompatibilityMapping
            line += Array(plain.utf8)
            ends.append(line.count)
            line.append(UInt8(ascii: " "))
        }
        let text = MenuTokens(line)
        var reader = ItemReader(text, ReadingLanguage(code: nil), knowledge.phrases)
        let items = reader.read()
        isPhrase = items.count == 1 && items[0].isKnown
        let isLettered = items.count > 1 && words.count == 1 && words[0].dropLast().contains { ".,".contains($0) }
        if !isLettered {
            opening = items.first.map(Self.kinds) ?? []
            closing = items.last.map(Self.kinds) ?? []
        }
        var start = 0
        for item in items where item.isKnown {
            guard let first = item.tokens.first, let last = item.tokens.last else { continue }
            let range = text.tokens[first].range.lowerBound..<text.tokens[last].range.upperBound
            let names = MeaningText.kinds(item.kind)
            while start < ends.count, ends[start] <= range.lowerBound { start += 1 }
            var word = start
            while word < ends.count, word == 0 || ends[word - 1] < range.upperBound {
                for name in names where !kinds[word].contains(name) { kinds[word].append(name) }
                word += 1
            }
        }
        guard let own = ReadingLanguage(code: language).own else { return }
        for (place, word) in words.enumerated() where word.count <= ItemReader.longestLittleWord {
            let key = Array(word.lowercased().utf8)
            let meaning = knowledge.phrases.meaning(of: key.span, WordHash(key.span), in: own)
            guard let meaning, meaning.kind.isDisjoint(with: .content) else { continue }
            let joins = meaning.kind.intersection([.with, .and, .or, .tie])
            for name in MeaningText.kinds(joins) {
                if !kinds[place].contains(name) { kinds[place].append(name) }
                if place == 0, !opening.contains(name) { opening.append(name) }
                if place == words.count - 1, !closing.contains(name) { closing.append(name) }
            }
        }
    }

    private static func kinds(of item: DishItem) -> [String] { item.isKnown ? MeaningText.kinds(item.kind) : [] }
}
