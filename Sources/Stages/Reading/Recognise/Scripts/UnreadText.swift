internal import Foundation
internal import Models
internal import Pages

/// Tells what was read from what was merely seen: letters that make no words in any language that was tried.
enum UnreadText {
    /// Lines with fewer letters than this show nothing.
    private static let leastLetters = 4

    /// Whether a line holds only what a recogniser sees in letters that it doesn't know, or in no letters at all.
    ///
    /// - Parameter words: the line's words as they are shown.
    static func isUnread(_ words: [Word], of line: ReadLine) -> Bool {
        let letters = UnreadLines.letters(in: words)
        guard letters >= leastLetters else { return false }
        return ScriptFit(words, in: line.language).value < leastFit
            && !words.contains { isBelievable($0, in: line.language) }
            && !(line.isByCharacters && isSureOfCharacters(words, in: line.language))
    }

    /// Whether the characters were seen for sure in the mean: a long word is doubtful as a whole then, and yet read.
    ///
    /// - Parameter words: with confidences that are the products of their characters'.
    private static func isSureOfCharacters(_ words: [Word], in language: String) -> Bool {
        let written = words.filter { word in word.text.contains(where: \.isLetter) }
        guard !written.isEmpty, written.allSatisfy({ $0.confidence >= leastConfidence }) else { return false }
        let count = written.reduce(0) { $0 + $1.text.count }
        let logarithms = written.reduce(0) { $0 + log($1.confidence) }
        let scripts = WritingOfLanguage(language).scripts
        let isOwn = written.flatMap { $0.text.unicodeScalars.map { scripts.contains(Script.of($0)) } }
        return isOwn.count(where: \.self) * 2 >= isOwn.count && logarithms >= Double(count) * log(leastOfCharacters)
    }

    /// The mean confidence of characters, as the geometric mean, from which on they are sure. Of 209 lines of 400 drawn
    /// and 33 real photos that were unread without this rule, 116 are printed so but for three letters in ten: from this
    /// mean on 43 of these, and six of the others.
    private static let leastOfCharacters = 0.85
    /// Confidences are kept with three decimals; one of 0 tells nothing of its characters.
    private static let leastConfidence = 0.001

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
