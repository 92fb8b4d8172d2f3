import Testing

@testable import Runner

@Suite struct TextScoreTests {
    @Test func theTextItselfHasNoErrors() {
        let text = "Soup of the day 4,50\nข้าวผัด ๑๐๐\n牛肉麵 ラーメン\n"
        let score = TextScore(truth: text, found: text)
        #expect(score.wordF1 == 1 && score.wordPrecision == 1 && score.wordRecall == 1)
        #expect(score.lineCER == 0 && score.wer == 0 && score.readingOrderError == 0)
    }

    @Test func nothingReadIsTheWorst() {
        let score = TextScore(truth: "Soup of the day", found: "")
        #expect(score.wordF1 == 0 && score.lineCER == 1 && score.wer == 1 && score.readingOrderError == 0)
    }

    @Test func orderCountsForTheWordErrorRateOnly() {
        let score = TextScore(truth: "tea coffee\nwater juice", found: "water juice\ntea coffee")
        #expect(score.wordF1 == 1 && score.lineCER == 0)
        #expect(score.wer == 1 && score.readingOrderError == 1)
    }

    @Test func inventedWordsCostPrecision() {
        let score = TextScore(truth: "tea", found: "tea xx yy tea")
        #expect(score.wordPrecision == 0.25 && score.wordRecall == 1 && score.wordF1 == 0.4)
        #expect(score.wer == 3 && score.readingOrderError == 0 && score.lineCER == 0)
    }

    @Test func aSlipCostsAWordAndACharacter() {
        let score = TextScore(truth: "onion soup", found: "onlon soup")
        #expect(score.wordF1 == 0.5 && score.wer == 0.5 && score.readingOrderError == 0)
        #expect(abs(score.lineCER - 1.0 / 9) < 1e-12)
    }

    @Test func aCharacterOfAScriptWithoutSpacesIsAWord() {
        let score = TextScore(truth: "牛肉麵", found: "牛内麵")
        #expect(abs(score.wordF1 - 2.0 / 3) < 1e-12)
    }

    @Test func linesOfOneCharacterAndEmptyTruthsDoNotCount() {
        #expect(LineErrors(truth: "a\n \n b \n", found: "").characters == 0)
        let score = TextScore(truth: "", found: "tea for two")
        #expect(score.wordF1 == 0 && score.lineCER == 0 && score.wer == 3)
    }

    @Test func aLineLongerThanAllThatWasReadIsComparedWithAllOfIt() {
        let errors = LineErrors(truth: "onion soup", found: "soup")
        #expect(errors.errors == 5 && errors.characters == 9)
    }

    @Test func noLineHasMoreErrorsThanCharacters() {
        #expect(LineErrors(truth: "ab", found: "xyxyxyxy").rate == 1)
    }

    @Test func spreads() throws {
        let spread = try #require(Spread([0.2, 0.9, 0.4], worst: { $0.first }))
        #expect(abs(spread.mean - 0.5) < 1e-12 && spread.median == 0.4 && spread.worst == 0.2)
        #expect(try #require(Spread([1, 2], worst: { $0.last })).median == 1.5)
        #expect(Spread([], worst: { $0.first }) == nil)
        let bad = TextScore(truth: "tea", found: "")
        let good = TextScore(truth: "tea", found: "tea")
        let summary = try #require(ScoreSummary([good, bad, good]))
        #expect(summary.wordF1.worst == 0 && summary.lineCER.worst == 1 && summary.wer.median == 0)
    }
}
