import Models
import Testing

@testable import Stages

struct MixedScriptsTests {
    private func word(_ text: String, _ confidence: Double, x: Int = 0) -> Word {
        Word(text: text, box: Box(x: x, y: 0, width: 40, height: 20), confidence: confidence)
    }

    @Test func sureWordsOfAnotherScriptAreBelieved() {
        let words = [word("كباب", 0.9), word("25", 0.9), word("مش", 0.3), word("abc", 0.9)]
        #expect(MixedScripts.believed(of: words, latin: 0.4).map(\.text) == ["كباب"])
    }

    @Test func aLineAsSureInLatinLettersStaysLatin() {
        #expect(MixedScripts.believed(of: [word("كباب", 0.7)], latin: 0.6).isEmpty)
        #expect(MixedScripts.believed(of: [], latin: 0).isEmpty)
    }

    @Test func theLatinWordsInTheirPlaceGoAndOthersStay() {
        let lines = [
            ReadLine(words: [word("CLS", 0.4, x: 100), word("25", 0.9, x: 200)], block: 0),
            ReadLine(words: [word("ols", 0.4, x: 100)], block: 0), ReadLine(words: [word("Kebap", 0.9)], block: 0),
        ]
        let others = [ReadLine(words: [word("كباب", 0.9, x: 105)], block: 0)]
        #expect(MixedScripts.without(others, in: lines).map { $0.words.map(\.text) } == [["25"], ["Kebap"]])
    }

    @Test func onlyLettersOfOtherScriptsCount() {
        #expect(MixedScripts.letters(in: [word("Борщ 250", 0.9), word("soup", 0.9), word("٣", 0.9)]) == 5)
    }

    @Test(arguments: [("swe", "tesseract-ocr-swe"), ("kan", "tesseract-ocr-kan"), ("chi_sim", "tesseract-ocr-chi-sim")])
    func aMissingLanguageIsToldWithItsPackage(language: String, package: String) {
        let warning = Looks.missing(language)
        #expect(warning.code == "language_missing")
        #expect(warning.message.contains("`apt-get install \(package)`"))
    }
}
