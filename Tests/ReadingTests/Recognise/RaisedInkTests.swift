import Models
import Pages
import Testing

@testable import Reading

/// Lines as boxes of letters: capitals 30 high that stand on 100, small letters 20 high.
struct RaisedInkTests {
    private static func letters(_ heights: [Int], from x: Int = 0, on baseline: Int = 100) -> [Box] {
        heights.enumerated().map { Box(x: x + 24 * $0, y: baseline - $1, width: 20, height: $1) }
    }

    private static let name = letters([30, 20, 20, 30, 20, 30, 20])
    /// A sign 18 high whose foot is 11 above the baseline.
    private static func raised(_ x: Int, width: Int = 12, height: Int = 18) -> Box {
        Box(x: x, y: 89 - height, width: width, height: height)
    }

    private static func groups(_ pieces: [Box]) -> [RaisedInk.Group] {
        RaisedInk.groups(in: pieces.sorted { $0.x < $1.x }, lineHeight: 48)
    }

    @Test func signsBehindANameAreOneGroupWithTheirComma() throws {
        let comma = Box(x: 184, y: 86, width: 4, height: 6)
        let price = Self.letters([30, 30, 30], from: 400)
        let found = Self.groups(Self.name + price + [Self.raised(170), comma, Self.raised(190)])
        #expect(found.map(\.box) == [Box(x: 170, y: 71, width: 32, height: 21)])
        let group = try #require(found.first)
        #expect(group.room.lowerBound > 164 && group.room.contains(201) && group.room.upperBound < 400)
    }

    @Test func aLineThatSinksHasItsBaselineAllTheSame() {
        let sinking = (Self.name + [Self.raised(170)]).map { box in
            Box(x: box.x, y: box.y + box.x / 10, width: box.width, height: box.height)
        }
        #expect(Self.groups(sinking).count == 1)
    }

    @Test func theLastLetterOfAShortWordWithATailIsNone() {
        // "aipo": the tail of the p ends 9 below the line.
        var word = Self.letters([20, 28, 20, 20])
        word[2].height += 9
        #expect(Self.groups(word).isEmpty)
    }

    @Test func lettersOnTheLineAreNone() { #expect(Self.groups(Self.name).isEmpty) }

    @Test func accentsAndQuotesAreNone() {
        // Above a letter, and narrow.
        #expect(Self.groups(Self.name + [Box(x: 26, y: 62, width: 12, height: 12)]).isEmpty)
        #expect(Self.groups(Self.name + [Self.raised(170, width: 4, height: 11)]).isEmpty)
    }

    @Test func aStrokeWithADotIsALetter() {
        let dot = Box(x: 170, y: 72, width: 4, height: 4)
        #expect(Self.groups(Self.name + [Self.raised(170, width: 4, height: 11), dot]).count == 1)
    }

    /// Its dot was too pale to be ink. Quotes are at most two fifths of a capital high.
    @Test func aStrokeHigherThanAQuoteIsALetter() {
        #expect(Self.groups(Self.name + [Self.raised(170, width: 4, height: 13)]).count == 1)
    }

    /// Most letters of "Makowiec" are as low as the raised capital behind it.
    @Test func amongSmallLettersACapitalIsOne() {
        let word = Self.letters([30, 20, 30, 20, 20, 20, 20, 20, 20, 20])
        #expect(Self.groups(word + [Self.raised(242, height: 19)]).count == 1)
    }

    /// "CinnamonTwist" with a T that stands higher is a word.
    @Test func aLetterOutOfLineWithinAWordIsNone() {
        #expect(Self.groups(Self.name + [Self.raised(168)] + Self.letters([20, 20], from: 182)).isEmpty)
    }

    @Test func farFromAnyWordThereIsNone() { #expect(Self.groups(Self.name + [Self.raised(260)]).isEmpty) }

    @Test func ofNothingThereIsNothing() {
        #expect(Self.groups([]).isEmpty)
        #expect(Self.groups([Box(x: 0, y: 0, width: 1, height: 1)]).isEmpty)
    }

    @Test func theYodOfAHebrewWordIsNoMark() {
        let word = Word(text: "ישראלי", box: Box(x: 100, y: 0, width: 80, height: 30), confidence: 0.9)
        #expect(RaisedMarks.isYod(Box(x: 168, y: 0, width: 8, height: 15), in: word))
        #expect(!RaisedMarks.isYod(Box(x: 84, y: 0, width: 8, height: 15), in: word))
        let other = Word(text: "סלט", box: word.box, confidence: 0.9)
        #expect(!RaisedMarks.isYod(Box(x: 168, y: 0, width: 8, height: 15), in: other))
    }

    // MARK: Words around a mark

    @Test(arguments: [("laitiersOeufs", ["laitiers", "Oeufs"]), ("tahıl-hardal", ["tahıl", "hardal"])])
    func aWordReadAcrossAMarkIsParted(text: String, parts: [String]) {
        let word = Word(text: text, box: Box(x: 100, y: 0, width: 20 * text.count, height: 30), confidence: 1)
        let mark = Box(x: 100 + 20 * parts[0].count, y: 0, width: 12, height: 16)
        let found = RaisedMarks.parted(word, at: mark)
        #expect(found.map(\.text) == parts)
        #expect(found.allSatisfy { $0.box.maxX <= mark.x || $0.box.x >= mark.maxX })
    }

    @Test func aWordWithoutAGapAtTheMarkStaysWhole() {
        let word = Word(text: "McDonald", box: Box(x: 100, y: 0, width: 160, height: 30), confidence: 1)
        #expect(RaisedMarks.parted(word, at: Box(x: 240, y: 0, width: 12, height: 16)) == [word])
        #expect(RaisedMarks.parted(word, at: Box(x: 280, y: 0, width: 12, height: 16)) == [word])
    }
}
