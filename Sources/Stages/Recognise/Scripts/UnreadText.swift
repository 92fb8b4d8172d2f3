internal import Foundation
internal import Models

/// Tells what was read from what was only seen: letters that make no words in any language that was tried.
enum UnreadText {
    /// Lines with fewer letters tell nothing.
    private static let leastLetters = 4
    /// Of a page's letters: from this share on that wasn't read the page isn't whole, and from that on it isn't read.
    private static let partly = 0.25
    private static let mostly = 0.6

    /// Whether a line is nothing but what a reader sees in letters that it doesn't know, or in no letters at all.
    static func isUnread(_ words: [Word], in language: String) -> Bool {
        let letters = letters(in: words)
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
        letters(in: [word]) >= 3 && ScriptFit([word], in: language).value >= 0.5
    }

    /// How many of a page's letters stand in lines that weren't read, from 0 to 1.
    static func share(of lines: [Line]) -> Double {
        let all = lines.reduce(0) { $0 + letters(in: $1.words) }
        guard all > 0 else { return 0 }
        return Double(lines.filter { $0.unread == true }.reduce(0) { $0 + letters(in: $1.words) }) / Double(all)
    }

    /// All lines unread where most are, or where the page fits no script and has no words that are known: what looks
    /// read between them is chance.
    static func settled(_ lines: [Line], isUnexplained: Bool) -> [Line] {
        let isKnown = { (LanguageEvidence(lines.flatMap(\.words)).ranking.first?.points ?? 0) >= leastEvidence }
        guard share(of: lines) >= mostly || isUnexplained && !isKnown() else { return lines }
        return lines.map { line in
            var line = line
            line.unread = true
            return line
        }
    }

    /// What to tell of a page, or nil where it was read.
    static func warning(for lines: [Line]) -> Warning? {
        let share = share(of: lines)
        guard share >= partly else { return nil }
        let part = share >= mostly ? "The text of this page" : "A part of this page's text"
        return Warning(
            code: .unread,
            message: "\(part) makes no words in any language that can be read here; name its language with -l, or "
                + "photograph it sharper.")
    }

    private static func letters(in words: [Word]) -> Int {
        words.reduce(0) { $0 + $1.text.unicodeScalars.count(where: \.isOfLetter) }
    }
}
