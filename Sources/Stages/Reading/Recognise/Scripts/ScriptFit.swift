internal import Models
internal import Pages

/// How well the text read on lines fits the script of its language, so that a reading in the wrong script loses even to
/// no reading.
///
/// A recogniser that meets letters it doesn't know answers with few of its own, with digits and signs among them, and
/// with less confidence. On two drawn menus in each of eleven languages the page's own script was best by share and
/// confidence together, before confidence was measured against what a recogniser shows on foreign letters.
struct ScriptFit {
    /// From 0 to 1: the share of characters in the language's own script, each weighted by how much more confident the
    /// recogniser is of it than of letters it doesn't know.
    let value: Double
    /// How many of them are letters of the language's own script.
    let letters: Int

    init(_ words: [Word], in language: String) {
        self.init([words], in: language)
    }

    /// Numbers at the beginning and the end of a line, such as prices, don't count.
    init(_ lines: [[Word]], in language: String) {
        let writing = WritingOfLanguage(language)
        var sum = 0.0
        var all = 0
        var own = 0
        for line in lines {
            for word in Self.withoutNumbersAround(line) {
                let scalars = word.text.unicodeScalars
                let letters = scalars.count { writing.scripts.contains(Script.of($0)) && $0.isOfLetter }
                all += scalars.count
                own += letters
                sum += Double(letters) * Self.surplus(word.confidence, over: writing.foreignConfidence)
            }
        }
        value = all == 0 ? 0 : sum / Double(all)
        letters = own
        isTelling = own >= (writing.scripts.isDisjoint(with: [.han, .kana, .hangul]) ? 3 : 2)
    }

    /// Whether there are letters to tell a script by: three, or two characters of which each is a syllable or more.
    let isTelling: Bool

    static func surplus(_ confidence: Double, over foreign: Double) -> Double {
        max(0, (confidence - foreign) / (1 - foreign))
    }

    private static func withoutNumbersAround(_ line: [Word]) -> ArraySlice<Word> {
        func isNumber(_ word: Word) -> Bool { !word.text.unicodeScalars.contains(where: \.isOfLetter) }
        var rest = line[...]
        while let last = rest.last, isNumber(last) { rest.removeLast() }
        while let first = rest.first, isNumber(first) { rest.removeFirst() }
        return rest
    }
}
