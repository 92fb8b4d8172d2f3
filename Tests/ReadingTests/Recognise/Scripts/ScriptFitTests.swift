import Models
import Testing

@testable import Reading

struct ScriptFitTests {
    private func words(_ text: String, _ confidence: Double) -> [Word] {
        text.split(separator: " ").map {
            Word(text: String($0), box: Box(x: 0, y: 0, width: 10, height: 10), confidence: confidence)
        }
    }

    private func fit(_ text: String, _ language: String, confidence: Double = 1) -> Double {
        ScriptFit(words(text, confidence), in: language).value
    }

    @Test(arguments: [
        ("ell", "μουσακάς με πατάτες"), ("kor", "김치찌개 비빔밥"), ("heb", "מרק עדשים"), ("ara", "شوربة عدس"),
        ("tha", "ต้มยำกุ้ง"), ("hin", "दाल मखनी"), ("jpn", "味噌ラーメン"), ("rus", "борщ со сметаной"), ("eng", "soup"),
    ])
    func theRightScriptFitsAndOthersDoNot(language: String, text: String) {
        #expect(fit(text, language) == 1)
        #expect(fit(text, language, confidence: 0.95) > 0.75)
        #expect(fit(text, language == "eng" ? "ell" : "eng") == 0)
    }

    @Test(arguments: [
        ("汤类", "chi_sim", true), ("汤", "chi_sim", false), ("밥류", "kor", true), ("μου", "ell", true),
        ("με", "ell", false),
    ])
    func aFewLettersTellAScript(text: String, language: String, isTelling: Bool) {
        #expect(ScriptFit(words(text, 1), in: language).isTelling == isTelling)
    }

    @Test func numbersAroundALineDoNotCount() {
        #expect(fit("12. μουσακάς 8,50 €", "ell") == 1)
        #expect(fit("μουσακάς 2 πατάτες", "ell") < 1)
        #expect(fit("12 8,50", "ell") == 0)
        // Of each line for itself.
        let lines = [words("μουσακάς 8,50", 1), words("9,50 πατάτες", 1)]
        #expect(ScriptFit(lines, in: "ell").value == 1)
        #expect(ScriptFit(lines.flatMap(\.self), in: "ell").value < 1)
    }

    @Test func foreignLettersDoNotCount() {
        #expect(fit("μουσακάς moussaka", "ell") == 0.5)
        let latin = ScriptFit(words("moussaka", 1), in: "ell")
        #expect(latin.value == 0 && latin.letters == 0)
    }

    @Test func unsureReadingsCountLess() {
        #expect(abs(fit("μουσακάς", "ell", confidence: 0.65) - 0.5) < 1e-9)
        #expect(fit("μουσακάς", "ell", confidence: 0.3) == 0)
        #expect(fit("μουσακάς", "ell", confidence: 0.1) == 0)
    }

    @Test func thaiIsSureOfWhatItDoesNotKnow() {
        #expect(fit("ต้มยำกุ้ง", "tha", confidence: 0.75) == 0)
        #expect(fit("ต้มยำกุ้ง", "tha", confidence: 0.95) > 0.75)
        #expect(fit("מרק", "heb", confidence: 0.75) > 0.6)
    }

    @Test func fewLettersTellNothing() {
        #expect(!ScriptFit(words("πα 24,50", 1), in: "ell").isTelling)
        #expect(ScriptFit(words("παν 24,50", 1), in: "ell").isTelling)
        let nothing = ScriptFit([Word](), in: "ell")
        #expect(nothing.value == 0 && !nothing.isTelling)
    }
}
