internal import Foundation
internal import Models
internal import Pages

/// Tells what was read from what was merely seen: letters that make no words in any language that was tried.
enum UnreadText {
    /// Lines with fewer letters than this show nothing.
    private static let leastLetters = 4

    /// Whether a line holds only what a recogniser sees in letters that it doesn't know, or in no letters at all.
    static func isUnread(_ words: [Word], in language: String) -> Bool {
        let letters = UnreadLines.letters(in: words)
        guard letters >= leastLetters else { return false }
        return ScriptFit(words, in: language).value < leastFit && !words.contains { isBelievable($0, in: language) }
    }

    /// The `ScriptFit` below which a line is unread. Of 1,320 lines read on 33 photos of menus that are there with at
    /// most three wrong letters in ten, this leaves out none.
    private static let leastFit = 0.1
    /// The least evidence of any language, in points of `LanguageEvidence`, at which a page that fits no script is
    /// still believed: hard photos have it, other scripts read as Latin don't.
    private static let leastEvidence = 2.0

    /// Whether some words are those of a language.
    static func hasKnownWords(_ words: some Sequence<Word>) -> Bool {
        (LanguageEvidence(Array(words)).ranking.first?.points ?? 0) >= leastEvidence
    }

    private static func isBelievable(_ word: Word, in language: String) -> Bool {
        UnreadLines.letters(in: [word]) >= 3 && ScriptFit([word], in: language).value >= 0.5
    }

    /// Marks all lines as unread where most are, or where the page fits no script and has no known words: whatever
    /// seems read between them is chance.
    static func settled(_ lines: [Line], isUnexplained: Bool) -> [Line] {
        guard
            UnreadLines.share(of: lines) >= UnreadLines.mostly
                || isUnexplained && !hasKnownWords(lines.lazy.flatMap(\.words))
        else { return lines }
        return lines.map { line in
            var line = line
            line.unread = true
            return line
        }
    }
}
