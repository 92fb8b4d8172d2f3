public import Models
public import Pages

/// A menu whose legend is understood and whose marks are found, before its lines are sorted into dishes.
public struct MarkedMenu: Codable, Sendable, Hashable {
    public var pages: [MarkedPage]
    /// What the menu says its marks mean, in the order it says so; empty when it has no legend.
    public var legend: [LegendEntry]

    public init(pages: [MarkedPage], legend: [LegendEntry] = []) {
        self.pages = pages
        self.legend = legend
    }
}

/// One mark and what the menu's legend says about it.
public struct LegendEntry: Codable, Sendable, Hashable {
    /// The mark as printed, without brackets.
    public var mark: String
    /// More than one when the legend names several things, such as "nuts and peanuts".
    public var meanings: [SymbolMeaning]

    public init(mark: String, meanings: [SymbolMeaning]) {
        self.mark = mark
        self.meanings = meanings
    }
}

/// A page, the parts of it that explain marks, and the marks found beside its dishes.
public struct MarkedPage: Codable, Sendable, Hashable {
    /// The page's place in the menu, from 1.
    public var number: Int
    public var page: ReadPage
    /// In the order of lines and words; never overlapping.
    public var legend: [WordSpan]
    /// In the order of lines and words.
    public var marks: [PlacedMark]
    /// Drawings beside words, in the order of lines and words; what they mean stands among the marks too.
    public var icons: [PlacedIcon] = []
    /// The first words of rows of an allergen table, which begin dishes, in the order of lines and words.
    public var starts: [WordPlace] = []

    public init(number: Int, page: ReadPage, legend: [WordSpan] = [], marks: [PlacedMark] = []) {
        self.number = number
        self.page = page
        self.legend = legend
        self.marks = marks
    }
}

/// Words that follow each other in one line.
public struct WordSpan: Codable, Sendable, Hashable {
    /// The line's id, which is its place in the page's lines.
    public var line: Int
    /// Index of the first word in the line, from 0.
    public var firstWord: Int
    public var wordCount: Int

    public init(line: Int, firstWord: Int, wordCount: Int) {
        self.line = line
        self.firstWord = firstWord
        self.wordCount = wordCount
    }

    var words: Range<Int> { firstWord..<(firstWord + wordCount) }
}

/// A word that is a mark or carries one; the line's own text stays as it was read.
public struct PlacedMark: Codable, Sendable, Hashable {
    /// The line's id, which is its place in the page's lines.
    public var line: Int
    /// Index of the word in the line, from 0.
    public var word: Int
    /// What is left of the word without the mark; empty when the word is nothing else.
    public var rest: String
    /// Empty for the later words of a mark that spans several.
    public var symbols: [DietarySymbol]

    public init(line: Int, word: Int, rest: String, symbols: [DietarySymbol]) {
        self.line = line
        self.word = word
        self.rest = rest
        self.symbols = symbols
    }
}
