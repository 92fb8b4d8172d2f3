internal import Foundation

/// The words and phrases as they stand in the tables, used to tell how a word on a menu was recognised.
///
/// What a word means is never taken from here, but from the way a dish is read.
struct ListedWords: Sendable {
    /// Each word with the languages of its rows, as the tables write them; `*` is any.
    private var listed: [String: [String]] = [:]
    /// Words stripped of their accents, each with the words that look so.
    private var alike: [String: [String]] = [:]
    /// Single words by their first three letters.
    private var starts: [String: [String]] = [:]

    /// - Parameter overrides: a person's own tables.
    init(overrides: [String]) {
        for table in KnowledgeTable.words + [.openFoodFacts] + overrides.map(KnowledgeTable.init(text:)) {
            for case .success(let row) in table.rows {
                for word in row.words { add(Self.key(table.text(word.range)), row.languageCode) }
            }
        }
    }

    private mutating func add(_ word: String, _ language: String) {
        if let known = listed[word] {
            if !known.contains(language) { listed[word] = known + [language] }
            return
        }
        listed[word] = [language]
        let folded = Self.folded(word)
        alike[folded, default: []].append(word)
        if !word.contains(" ") { starts[String(folded.prefix(3)), default: []].append(word) }
    }

    func contains(_ word: String) -> Bool { listed[word] != nil }

    /// The languages whose tables have the word, or nil when none has.
    func languages(of word: String) -> [String]? { listed[word]?.sorted() }

    /// Words that differ only in their accents.
    func alike(_ word: String) -> [String] {
        let folded = Self.folded(word)
        let plain = folded.replacing("ae", with: "a").replacing("oe", with: "o").replacing("ue", with: "u")
        let found = (alike[folded] ?? []) + (plain == folded ? [] : alike[plain] ?? [])
        return found.filter { $0 != word }.sorted()
    }

    /// Words that differ in their last letters, the most similar first.
    func forms(_ word: String) -> [String] {
        let folded = Self.folded(word)
        let found = (starts[String(folded.prefix(3))] ?? []).compactMap { other -> (String, Int)? in
            let common = zip(folded, Self.folded(other)).prefix { $0 == $1 }.count
            let changed = max(folded.count, other.count) - common
            return changed <= 3 && common >= 3 && other != word ? (other, changed) : nil
        }
        return found.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    }

    /// In lower case and NFKC, with single spaces between words.
    static func key(_ text: some StringProtocol) -> String {
        if isPlain(text) { return String(text) }
        let lower = String(text).precomposedStringWithCompatibilityMapping.lowercased()
        return lower.split { !$0.isLetter && !$0.isNumber && $0 != "&" }.joined(separator: " ")
    }

    /// Most words consist of plain letters and need no further processing.
    private static func isPlain(_ text: some StringProtocol) -> Bool {
        text.utf8.allSatisfy { $0 == 0x20 || (0x61...0x7A).contains($0) } && !text.hasSuffix(" ")
    }

    private static func folded(_ word: String) -> String {
        if isPlain(word) { return word }
        return foldedByDecomposition(word)
    }

    private static func foldedByDecomposition(_ word: String) -> String {
        word.folding(options: .diacriticInsensitive, locale: nil).replacing("ß", with: "ss")
            .replacing("æ", with: "ae").replacing("œ", with: "oe").replacing("ø", with: "o")
            .replacing("ł", with: "l").replacing("ı", with: "i")
    }
}
