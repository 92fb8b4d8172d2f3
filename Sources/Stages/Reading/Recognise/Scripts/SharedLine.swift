internal import Foundation
internal import Models
internal import Pages

/// Combines what recognisers of different scripts saw on one line, as on menus that name each dish twice.
enum SharedLine {
    /// The weight of a recogniser's word in letters that aren't its own: recognisers of most scripts know Latin
    /// letters, but not as well as a recogniser of Latin.
    private static let foreignLetters = 0.5
    /// The share of the narrower of two words by which they may overlap and still stand side by side, since the
    /// recognisers' boxes are rough.
    private static let tolerance = 0.3
    /// The cost of a change of script within a line, as a logarithm of how likely a reading is. It is higher between
    /// scripts that share many shapes, since a word of one easily reads as a word of the other.
    private static let change = 0.3
    private static let changeAmongLookAlikes = 0.7
    static let lookAlikes: Set<Script> = [.latin, .greek, .cyrillic]
    /// Where a bracket opens, a translation is likely to begin: a change costs nothing. This and the costs and shares
    /// below were set by hand on two drawn menus, Greek and Ukrainian with English (seed 311 of `scripts/draw-menus`).
    private static let brackets: Set<Character> = ["(", "[", "（"]
    /// The bonus for a recogniser of Latin letters where both see a number, and for another where it also sees a unit
    /// such as "원".
    private static let knowsNumbers = 0.1
    private static let knowsUnit = 0.5

    /// The cost of the change that a page's lines usually make, from the language that they begin in, and that of the
    /// change back.
    private static let usualChange = 0.2
    private static let changeBack = 1.5

    /// Whether a line reads otherwise on a page of which more is known.
    static func changes(_ line: LineReading, by habit: ScriptHabit) -> Bool {
        guard line.combined.count == 2 else { return false }
        let (one, other) = (line.combined[0], line.combined[1])
        return merged(one, other).map(\.text) != merged(one, other, by: habit).map(\.text)
    }

    /// The combined readings, in the language of most of their letters; the first reading where nothing is gained.
    ///
    /// - Parameter habit: what the page's other lines show, where it is known.
    static func better(
        _ one: LineReading, _ other: LineReading, by habit: ScriptHabit = ScriptHabit()
    ) -> LineReading {
        let words = merged(one, other, by: habit)
        func letters(_ language: String) -> Int { ScriptFit(words, in: language).letters }
        let language = letters(other.language) > letters(one.language) ? other.language : one.language
        return LineReading(words: words, language: language, combined: [one, other])
    }

    /// The words of one reading or the other, place by place from left to right: the likeliest sequence of recognisers
    /// in which scripts rarely change (Viterbi 1967).
    static func merged(
        _ one: LineReading, _ other: LineReading, by habit: ScriptHabit = ScriptHabit()
    ) -> [Word] {
        let clusters = clusters(one.words, other.words)
        let scripts = [one, other].map { WritingOfLanguage($0.language).mainScript }
        let change = lookAlikes.isSuperset(of: scripts) ? changeAmongLookAlikes : change
        let leading = [one, other].contains { $0.language == habit.leading } ? habit.leading : nil
        let changes = [one, other].map {
            leading == nil ? change : $0.language == leading ? usualChange : changeBack
        }
        var sums = [one, other].map { leading == nil || $0.language == leading ? 0 : change }
        var origins: [[Int]] = []
        for cluster in clusters where !cluster.areNumbers {
            let costs = [
                cost(of: cluster.mine, in: one.language)
                    + habit.cost(of: cluster.mine, in: scripts[0], beside: scripts[1]),
                cost(of: cluster.others, in: other.language)
                    + habit.cost(of: cluster.others, in: scripts[1], beside: scripts[0]),
            ]
            var next = sums
            var origin = [0, 1]
            for reader in 0...1 {
                let stays = sums[reader]
                let comes =
                    origins.isEmpty
                    ? Double.infinity : sums[1 - reader] + (cluster.isBracket ? 0 : changes[1 - reader])
                origin[reader] = comes < stays ? 1 - reader : reader
                next[reader] = min(stays, comes) + costs[reader]
            }
            sums = next
            origins.append(origin)
        }
        var reader = sums[1] < sums[0] ? 1 : 0
        var readers: [Int] = []
        for origin in origins.reversed() {
            readers.append(reader)
            reader = origin[reader]
        }
        var merged: [Word] = []
        for cluster in clusters {
            let takesOther =
                cluster.areNumbers
                ? readsNumbersBetter(cluster.others, than: cluster.mine, scripts) : readers.popLast() == 1
            merged += takesOther ? cluster.others : cluster.mine
        }
        return merged
    }

    private static func readsNumbersBetter(_ others: [Word], than mine: [Word], _ scripts: [Script]) -> Bool {
        func preference(_ words: [Word], _ script: Script) -> Double {
            if script == .latin { return knowsNumbers }
            let hasUnit =
                !lookAlikes.contains(script)
                && words.contains { $0.text.unicodeScalars.contains { $0.isOfLetter && Script.of($0) == script } }
            return hasUnit ? knowsUnit : 0
        }
        return others.meanConfidence + preference(others, scripts[1])
            > mine.meanConfidence + preference(mine, scripts[0])
    }

    /// What both recognisers saw in one place.
    private struct Cluster {
        var mine: [Word] = []
        var others: [Word] = []

        /// Whether a bracket opens before it.
        var isBracket: Bool {
            [mine, others].contains { $0.first?.text.first.map(brackets.contains) == true }
        }

        var areNumbers: Bool { !mine.isEmpty && !others.isEmpty && (mine + others).allSatisfy(\.isNumber) }
    }

    /// Words in groups that overlap each other, directly or through others, from left to right.
    private static func clusters(_ one: [Word], _ other: [Word]) -> [Cluster] {
        let words = (one.map { ($0, true) } + other.map { ($0, false) }).enumerated().sorted {
            ($0.element.0.box.x, $0.offset) < ($1.element.0.box.x, $1.offset)
        }
        var clusters: [Cluster] = []
        var last: Box?
        for (_, (word, isMine)) in words {
            if let end = last, Double(end.maxX - word.box.x) > tolerance * Double(min(word.box.width, end.width)) {
                last = end.maxX >= word.box.maxX ? end : word.box
            } else {
                clusters.append(Cluster())
                last = word.box
            }
            if isMine {
                clusters[clusters.count - 1].mine.append(word)
            } else {
                clusters[clusters.count - 1].others.append(word)
            }
        }
        return clusters
    }

    /// How unlikely it is that words stand where they were read, as a logarithm; short words count less.
    private static func cost(of words: [Word], in language: String) -> Double {
        let characters = words.reduce(0) { $0 + $1.text.unicodeScalars.count }
        guard characters > 0 else { return -log(unread) }
        let mean =
            words.reduce(0) { $0 + value(of: $1, in: language) * Double($1.text.unicodeScalars.count) }
            / Double(characters)
        return -log(max(mean, unlikeliest)) * (isShort(words) ? 0.5 : 1)
    }

    /// Whether words have at most two letters; a Chinese character or Korean syllable counts as a syllable of letters.
    static func isShort(_ words: [Word]) -> Bool {
        var letters = 0
        for scalar in words.lazy.flatMap(\.text.unicodeScalars) {
            letters += [.han, .kana, .hangul].contains(Script.of(scalar)) ? 2 : 1
        }
        return letters < 3
    }

    /// The likelihood that a recogniser sees nothing where there is something, and the least likelihood of any reading.
    private static let unread = 0.25
    private static let unlikeliest = 0.05

    private static func value(of word: Word, in language: String) -> Double {
        let writing = WritingOfLanguage(language)
        if word.isNumber { return word.confidence }
        let letters = word.text.unicodeScalars.filter(\.isOfLetter)
        let surplus = ScriptFit.surplus(word.confidence, over: writing.foreignConfidence)
        guard !letters.isEmpty else { return word.confidence / 2 }
        let own = Double(letters.count { writing.scripts.contains(Script.of($0)) }) / Double(letters.count)
        return surplus * (own + (1 - own) * foreignLetters)
    }
}
