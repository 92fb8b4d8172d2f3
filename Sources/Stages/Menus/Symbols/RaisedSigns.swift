internal import Models
internal import Pages

/// Raised figures and stars that were read as quotes: "Kaffee’ 2,70" and "Espresso' 2,20" for a raised 1.
///
/// A single sign of this kind is an apostrophe. Several different ones, each behind a name and none with an opening
/// quote before it, are the recogniser's guesses at one small mark.
struct RaisedSigns {
    /// The mark behind names that the signs stand for; nil where they are punctuation.
    private let trailing: String?
    /// Whether quotes in front of names are stars.
    private let leadsWithStars: Bool
    private let takesStars: Bool
    /// Whether the menu has raised marks, so that any sign of this kind may be one that wasn't read.
    private let hasRaised: Bool

    private static let strokes: Set<Character> = ["'", "’", "‘", "`", "´", "\"", "”", "“", "″", "′"]
    private static let leading: Set<Character> = strokes.union(["«", "»", "„", "°"])
    private static let fewestSigns = 4
    private static let fewestKinds = 2
    private static let fewestStars = 2
    private static let fewestRaised = 2

    init(pages: [(lines: [Line], legend: [WordSpan], languages: [String])], legend: Legend) {
        var signs: [Character: Int] = [:]
        var stars = 0
        var leadingStars = 0
        var raisedWords = 0
        for page in pages {
            let explaining = Dictionary(grouping: page.legend, by: \.line)
            // Italian words such as "CAFFE'" and "un po'" end like this.
            let mayTrail = !page.languages.contains("it")
            for line in page.lines {
                raisedWords += line.words.count { $0.raised == true }
                for span in LineSpans.spans(of: line) where explaining[line.id]?.contains(span) != true {
                    let words = line.words[span.words].map(\.text)
                    if words.first?.first == "*" { leadingStars += 1 }
                    let opens = Self.opens(words)
                    for index in words.indices where mayTrail {
                        if words[index].last == "*", Self.endsName(words, at: index) { stars += 1 }
                        guard !opens, let sign = Self.sign(words, at: index), Self.endsName(words, at: index) else {
                            continue
                        }
                        signs[sign, default: 0] += 1
                    }
                }
            }
        }
        let count = signs.values.reduce(0, +)
        let areMarks = count >= Self.fewestSigns && signs.count >= Self.fewestKinds
        hasRaised = !legend.isEmpty && raisedWords >= Self.fewestRaised
        let printed: String? = legend.isEmpty || legend.explains("1") ? "1" : legend.explains("*") ? "*" : nil
        trailing = areMarks ? printed : nil
        takesStars = areMarks && !legend.explains("*") && stars < count
        leadsWithStars = legend.explains("*") && leadingStars >= Self.fewestStars
    }

    /// A word without the sign behind it, and the mark the sign stands for; nil when it has none.
    func split(_ words: [String], at index: Int) -> (body: String, mark: String)? {
        let word = words[index]
        if index == 0, leadsWithStars, let first = word.first, Self.leading.contains(first),
            word.dropFirst().first?.isUppercase ?? (words.count > 1),
            !words.contains(where: { $0.count > 1 && $0.last.map(Self.leading.contains) == true })
        {
            return (String(word.dropFirst()), "*")
        }
        let isSign = Self.sign(words, at: index) != nil && !Self.opens(words)
        if trailing == nil, hasRaised, isSign, Self.endsName(words, at: index) {
            return (String(word.dropLast()), RaisedMark.unread)
        }
        if trailing == nil, hasRaised, Self.isLoneSign(words, at: index), Self.endsName(words, at: index) {
            return ("", RaisedMark.unread)
        }
        guard let trailing, let last = word.last else { return nil }
        guard isSign || last == "!" || last == "*" && takesStars, Self.isName(word.dropLast()),
            Self.endsName(words, at: index)
        else { return nil }
        return (String(word.dropLast()), trailing)
    }

    /// The stroke at the end of a word, where no other one opens it.
    private static func sign(_ words: [String], at index: Int) -> Character? {
        guard let last = words[index].last, strokes.contains(last), isName(words[index].dropLast()) else { return nil }
        return last
    }

    /// Whether a stroke stands by itself behind a name, and no other one opens or closes with it.
    private static func isLoneSign(_ words: [String], at index: Int) -> Bool {
        guard index > 0, words[index].count == 1, let sign = words[index].first, sign == "^" || strokes.contains(sign),
            words[index - 1].hasLetters(3)
        else { return false }
        return words.indices.allSatisfy { $0 == index || !words[$0].contains(where: strokes.contains) }
    }

    /// Whether a word begins with a stroke that one behind a later word closes.
    private static func opens(_ words: [String]) -> Bool {
        words.contains { $0.first.map(strokes.contains) == true }
    }

    /// Whether it is a plain word in small letters; the genitive of English plurals ends in an apostrophe too.
    private static func isName(_ body: Substring) -> Bool {
        guard let last = body.last, last.isLetter, last != "s" else { return false }
        return body.hasLetters(3) && body.contains(where: \.isLowercase) && !body.contains(where: strokes.contains)
    }

    /// Whether a price or nothing follows, or the name goes on in small letters.
    private static func endsName(_ words: [String], at index: Int) -> Bool {
        guard index + 1 < words.count else { return true }
        let next = words[index + 1]
        return next.first?.isLowercase == true || !next.contains(where: \.isLetter)
    }
}
