internal import Foundation
internal import Judging
internal import Pages

/// What a cell's words tell; the features of each word are made from it.
struct CellFacts {
    let cell: Cell
    let shapes: [WordShape]
    /// The kinds of each token, according to the tables of knowledge.
    let kinds: [[String]]
    /// Each token folded, with letters and digits only.
    let keys: [String]
    /// The places of the tokens that aren't prices.
    let words: [Int]
    let endsInPrice: Bool

    private(set) var isUpper = false
    private(set) var isLower = false
    /// "upper", "title", "lower", "sentence", "han" or "other".
    private(set) var letterCase = "other"
    let hasHan: Bool

    let isPhrase: Bool
    let isHeading: Bool
    let hasHeadingWord: Bool
    let isHanHeading: Bool
    let connectors: Int
    let knownWords: Int
    let commas: Int
    /// "restaurant", "note", "charge" or "none".
    let info: String
    let openBrackets: Int
    /// Whether it is nothing but a diet or two, such as "vegan, gluten-free".
    let isDiet: Bool
    private let languages: TextLanguages
    private let script: Script?

    /// The height of its capitals, leaving out its prices where it has words; and where those stand.
    let size: Double
    let rect: Rect

    // The page sets what depends on other cells.
    /// How its language compares with that of the cell before it.
    var language = "unknown"
    /// How it is set, and each of its tokens; nil where that isn't known.
    var type: TypeFacts?
    var types: [TypeFacts?]
    var face: Face?
    var ofFace = Likes()
    var nextPrice = 0
    var lastPrice = 0
    var style = Style()
    var ofStyle = Likes()
    var edge = 0
    var aligned = 0
    /// The width of its words, relative to the widest cell with the same left edge.
    var fill = 1.0
    /// The widths that the widest cells below or above it reach: all with its left edge or middle, and those set in its
    /// style.
    var reach = 0.0
    var reachOfStyle = 0.0
    /// The room between it and the cell before or behind it in reading order, in units; nil where that isn't above or below
    /// it.
    var gapBefore: Double?
    var gapBehind: Double?

    /// What cells set in the same style have in common.
    struct Style: Hashable {
        var letterCase = ""
        var size = 0
    }

    /// What cells have in common that are set in one style and one type.
    struct Face: Hashable {
        var style: Style
        var type: String
    }

    /// What is known of the cells that look like this one, itself among them.
    struct Likes {
        /// Their part of the page's cells of text, how often they end in a price, and how many words they have on
        /// average.
        var share = 0.0
        var price = 0.0
        var words = 0.0
    }

    var hasText: Bool { !words.isEmpty }

    init(_ cell: Cell) {
        self.cell = cell
        let tokens = cell.tokens
        types = Array(repeating: nil, count: tokens.count)
        shapes = zip(tokens, cell.forms).map { WordShape($0.text, $1) }
        keys = tokens.map { Self.key($0.text) }
        words = tokens.indices.filter { !cell.forms[$0].isPrice }
        endsInPrice = cell.endsInPrice
        hasHan = shapes.contains { $0.kind == "han" }

        let texts = words.map { tokens[$0].text }
        let classes = WordClasses(of: texts, language: tokens.first?.language)
        var kinds = Array(repeating: [String](), count: tokens.count)
        for (place, found) in zip(words, classes.kinds) { kinds[place] = found }
        self.kinds = kinds
        isPhrase = classes.isPhrase
        let text = words.map { tokens[$0] }.joinedText
        isHeading = HeadingWords.isHeading(text)
        hasHeadingWord = words.contains { HeadingWords.isHeading(tokens[$0].text) }
        isHanHeading = HanHeadings.ends(text)
        connectors = words.count { Self.connects(kinds[$0]) }
        knownWords = words.count { !kinds[$0].isEmpty }
        commas = texts.count { $0.hasSuffix(",") || $0.hasSuffix("、") || $0.hasSuffix("，") || $0.hasSuffix("،") }
        switch InfoPatterns.kind(of: tokens.joinedText, isPriced: endsInPrice && !words.isEmpty) {
        case .restaurant: info = "restaurant"
        case .note: info = "note"
        case .charge: info = "charge"
        case nil: info = HanHeadings.isNote(text) ? "note" : "none"
        }
        openBrackets = Self.openBrackets(tokens[...])
        isDiet = words.count <= Self.mostWordsOfDiet && LegendPhrase(texts).isDiet
        languages = TextLanguages(of: texts)
        script = texts.script

        let of = words.isEmpty ? Array(tokens.indices) : words
        size = max(1, middle(of.map { tokens[$0].rect.height }))
        rect = of.dropFirst().reduce(tokens[of[0]].rect) { $0.union(tokens[$1].rect) }
        tellCase()
    }

    private mutating func tellCase() {
        let cases = words.map { shapes[$0].name }.filter(WordShape.letterCases.contains)
        let upper = cases.count { $0 == "upper" }
        let capital = cases.count { $0 == "capital" }
        isUpper = !cases.isEmpty && Double(upper) > 0.6 * Double(cases.count)
        isLower = cases.first == "lower"
        if isUpper {
            letterCase = "upper"
        } else if !cases.isEmpty, Double(upper + capital) >= 0.6 * Double(cases.count) {
            letterCase = "title"
        } else if isLower {
            letterCase = "lower"
        } else {
            letterCase = !cases.isEmpty ? "sentence" : hasHan ? "han" : "other"
        }
    }

    private static let mostWordsOfDiet = 6

    /// Whether another cell is in the same language: "same", "other" where one word tells so, "another" where several do,
    /// "script" where the letters do, "unknown" where nothing does.
    func language(_ other: CellFacts) -> String {
        if let script, let second = other.script, script != second { return "script" }
        guard let difference = languages.disagreement(with: other.languages) else { return "unknown" }
        return difference == 0 ? "same" : difference == 1 ? "other" : "another"
    }

    static func connects(_ kinds: [String]) -> Bool {
        kinds.contains { $0 == "with" || $0 == "and" || $0 == "or" || $0.hasPrefix("ties") }
    }

    static func key(_ text: String) -> String {
        text.foldedForMatching.filter { $0.isLetter || $0.isNumber }
    }

    static func openBrackets(_ tokens: ArraySlice<Token>) -> Int {
        tokens.reduce(0) { sum, token in
            sum + token.text.reduce(0) { $0 + ("(（[【".contains($1) ? 1 : ")）]】".contains($1) ? -1 : 0) }
        }
    }
}

/// The endings of Chinese headings and the contents of Chinese notes; there are no spaces to find their words by.
enum HanHeadings {
    private static let endings = LineWords.headingEnding.list
    private static let notes = PhraseList(LineWords.notePart)

    static func ends(_ text: String) -> Bool { text.hasHan && endings.contains(where: text.hasSuffix) }

    static func isNote(_ text: String) -> Bool { text.hasHan && notes.stand(in: text) }
}

extension [String] {
    /// The script of most of their letters. Japanese writes in two by itself, which count as one.
    var script: Script? { Script.main(of: self).map { $0 == .kana ? .han : $0 } }
}
