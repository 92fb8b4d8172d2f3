internal import Foundation
internal import Models
internal import Pages

/// What all lines of a page show of its scripts, by which a line that reads in either of two is settled: recognisers of
/// Latin letters are sure of much that they see in others.
struct ScriptHabit {
    /// The language that nearly all of a page's lines in two scripts begin in, where the scripts look alike; nil where
    /// there is none. By it, "Напої Drinks" isn't "Hanoi Drinks".
    private(set) var leading: String?
    /// The number of words by the script of most of their letters.
    private var words: [Script: Int] = [:]

    /// Nothing is known.
    init() {}

    init(_ lines: [LineReading]) {
        leading = Self.leading(lines)
        for word in lines.lazy.flatMap(\.words) where !word.isNumber {
            if let script = Script.main(of: [word.text]) { words[script, default: 0] += 1 }
        }
    }

    /// From this share of two scripts on, words in Latin letters are no rarity, as on a menu that says each name twice:
    /// they stand together there, which the costs of a change tell better.
    private static let rare = 0.25
    /// However few there are, a name such as "Chardonnay" may be the first.
    private static let most = 2.5
    /// Shorter words in Latin letters are known by chance: Thai "ต้ม" reads as "du", which is French.
    private static let leastKnown = 4

    /// How unlikely it is that words stand in Latin letters on a page that has few, as a logarithm; 0 for other scripts,
    /// and for words that a language is known by.
    ///
    /// It is the logarithm of the odds, each script with one word more than was read. Set on 118 drawn pages in eight
    /// languages (seed 211 of `scripts/draw-menus`): of 1,278 words in their scripts 64 were taken for Latin ones before,
    /// and 1 is; of 50 Latin ones 2 were taken for others before, and 4 are. On 46 pages that nobody had looked at (seed
    /// 902; Greek, Russian, Ukrainian): 81 of 1,010 before, 20 now; 2 of 23 before, 4 now.
    func cost(of words: [Word], in script: Script, beside other: Script) -> Double {
        guard script == .latin, other != .latin else { return 0 }
        let (few, many) = (Double(self.words[.latin, default: 0] + 1), Double(self.words[other, default: 0] + 1))
        guard few < Self.rare * (few + many), !words.contains(where: Self.isKnown) else { return 0 }
        return min(log(many / few), Self.most) * (SharedLine.isShort(words) ? 0.5 : 1)
    }

    private static func isKnown(_ word: Word) -> Bool {
        word.text.lowercased().split { !$0.isLetter }.contains { part in
            part.count >= leastKnown && LanguageWords.inLatin.contains(String(part))
        }
    }

    /// Fewer lines in two scripts, or a smaller share of them that begin in the same, show no habit.
    private static let fewestOfHabit = 4
    private static let leastOfHabit = 0.8

    private static func leading(_ lines: [LineReading]) -> String? {
        var beginnings: [String: Int] = [:]
        for line in lines where line.combined.count == 2 {
            let written = line.combined.map { WritingOfLanguage($0.language).mainScript }
            let scripts = line.words.compactMap { Script.main(of: [$0.text]) }
            guard SharedLine.lookAlikes.isSuperset(of: written), Set(scripts).isSuperset(of: written),
                let first = scripts.first(where: written.contains), let place = written.firstIndex(of: first)
            else { continue }
            beginnings[line.combined[place].language, default: 0] += 1
        }
        let all = beginnings.values.reduce(0, +)
        guard let usual = beginnings.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), all >= fewestOfHabit,
            Double(usual.value) >= leastOfHabit * Double(all)
        else { return nil }
        return usual.key
    }
}
