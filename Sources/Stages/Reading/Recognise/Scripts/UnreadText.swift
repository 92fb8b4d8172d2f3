internal import Foundation
internal import Models
internal import Pages

/// Tells what was read from what was only seen: letters that make no words in any language that was tried.
enum UnreadText {
    /// Lines with fewer letters tell nothing.
    private static let leastLetters = 4

    /// Whether a line is nothing but what a reader sees in letters that it doesn't know, or in no letters at all.
    static func isUnread(_ words: [Word], in language: String) -> Bool {
        let letters = UnreadLines.letters(in: words)
        guard letters >= leastLetters else { return false }
        return ScriptFit(words, in: language).value < leastFit && !words.contains { isBelievable($0, in: language) }
    }

    /// Below this, see `ScriptFit`. Of 1,320 lines read on 33 photos of menus that stand there with at most three wrong
    /// letters in ten none is left out for it.
    private static let leastFit = 0.1
    /// What the words of a page show of any language at least, in points of `LanguageEvidence`, where a page that fits
    /// no script is believed all the same: hard photos do, other scripts read as Latin don't.
    private static let leastEvidence = 2.0

    private static func isBelievable(_ word: Word, in language: String) -> Bool {
        UnreadLines.letters(in: [word]) >= 3 && ScriptFit([word], in: language).value >= 0.5
    }

    /// All lines unread where most are, or where the page fits no script and has no words that are known: what looks
    /// read between them is chance.
    static func settled(_ lines: [Line], isUnexplained: Bool) -> [Line] {
        let isKnown = { (LanguageEvidence(lines.flatMap(\.words)).ranking.first?.points ?? 0) >= leastEvidence }
        guard UnreadLines.share(of: lines) >= UnreadLines.mostly || isUnexplained && !isKnown() else { return lines }
        return lines.map { line in
            var line = line
            line.unread = true
            return line
        }
    }
}
