/// Says a dish's name word by word in another language, where each of its words is known.
///
/// A gloss is no translation: the words stay in the order in which they are printed, and none is left out. Nothing is
/// judged by it.
struct Gloss {
    private let source: Glossary
    private let target: Glossary
    private let parts: GlossaryParts
    /// Whether both languages say "without" before what is left out.
    private let negatesBefore: Bool

    /// Languages that say it behind: word by word, "without" would stand before the next word, which isn't left out.
    private static let negatingBehind: Set<String> = ["hu", "ja", "ko", "tr"]
    private static let negation = "without"

    /// - Parameters:
    ///   - source: the language of the names, a BCP 47 code.
    ///   - language: that of the reader, a BCP 47 code.
    /// - Returns: nil where the table lacks one of them, or they are the same.
    init?(of source: String, in language: String) {
        let (from, to) = (source.prefix { $0 != "-" }.lowercased(), language.prefix { $0 != "-" }.lowercased())
        guard from != to, let known = Glossary.of(from), let shown = Glossary.of(to) else { return nil }
        (self.source, target) = (known, shown)
        parts = GlossaryParts(of: known, language: from)
        negatesBefore = Self.negatingBehind.isDisjoint(with: [from, to])
    }

    /// - Returns: nil where a word isn't known, where "without" would change its place, or where the gloss says nothing that
    ///   the name doesn't.
    func text(of name: String) -> String? {
        let words = Self.words(of: name)
        var gloss = ""
        var place = 0
        var isNew = false
        while place < words.count {
            gloss += Self.joint(before: words[place].joint, isFirst: gloss.isEmpty)
            if words[place].plain.allSatisfy(\.isNumber) {
                gloss += words[place].text
                place += 1
                continue
            }
            guard
                let (concepts, count) = longestMatch(in: words[place...].map(\.plain)) ?? parts(of: words[place].plain)
            else { return nil }
            if !negatesBefore, concepts.joined().contains(Self.negation) { return nil }
            let shown = concepts.map { $0.compactMap { target.shown[$0] } }
            guard shown.allSatisfy({ !$0.isEmpty }) else { return nil }
            gloss += shown.map { $0.joined(separator: "/") }.joined(separator: " ")
            isNew = true
            place += count
        }
        guard isNew, Glossary.words(of: gloss) != words.map(\.plain) else { return nil }
        return gloss.prefix(1).uppercased() + gloss.dropFirst()
    }

    /// The meanings of the most words from here on that are one form.
    private func longestMatch(in words: [String]) -> (concepts: [[String]], count: Int)? {
        for count in stride(from: min(source.longest, words.count), to: 0, by: -1) {
            if let concepts = source.concepts(of: Array(words.prefix(count))) { return ([concepts], count) }
        }
        return nil
    }

    private func parts(of word: String) -> (concepts: [[String]], count: Int)? {
        parts.concepts(of: word).map { ($0, 1) }
    }

    private struct Word {
        /// What stands between it and the word before.
        var joint: String
        var text: String
        /// In lower case.
        var plain: String
    }

    private static func words(of name: String) -> [Word] {
        var words: [Word] = []
        var joint = ""
        var word = ""
        func end() {
            guard !word.isEmpty else { return }
            words.append(Word(joint: joint, text: word, plain: Glossary.plain(word)))
            (joint, word) = ("", "")
        }
        for character in name {
            if Glossary.isWordPart(character) {
                word.append(character)
            } else {
                end()
                joint.append(character)
            }
        }
        end()
        return words
    }

    /// What parts two words of a gloss, from what parts those of the name.
    private static func joint(before joint: String, isFirst: Bool) -> String {
        if isFirst { return "" }
        if joint.contains(where: { ",，、،;(（)）".contains($0) }) { return ", " }
        if joint.contains(where: { "/|".contains($0) }) { return " / " }
        if joint.contains(where: { "+&".contains($0) }) { return " + " }
        return " "
    }
}
