import Models
import Testing

@testable import Stages

struct TraditionalChineseTests {
    @Test func simplifiedCharactersGetTheirForms() {
        let words = ["红烧鸡汤面", "馄饨", "湯麵 60", "Tea"].map {
            Word(text: $0, box: Box(x: 1, y: 2, width: 3, height: 4), confidence: 0.5)
        }
        #expect(TraditionalChinese.words(words).map(\.text) == ["紅燒雞湯麵", "餛飩", "湯麵 60", "Tea"])
        #expect(TraditionalChinese.words(words).map(\.box) == words.map(\.box))
    }
}

struct AsianLanguageTests {
    private func language(_ texts: String..., confidence: Double = 0.9) -> String? {
        LineLanguages.asianLanguage(
            texts.map { Word(text: $0, box: Box(x: 0, y: 0, width: 1, height: 1), confidence: confidence) })
    }

    @Test func theCharactersTellTheLanguage() {
        #expect(language("红烧鸡汤饭", "鲜虾馄饨") == "chi_sim")
        #expect(language("紅燒鸡湯飯", "鲜虾馄饨") == "chi_tra")
        #expect(language("ラーメン", "味噌ラーメン") == "jpn")
        #expect(language("Grilled chicken with rice", "鸡") == nil)
        #expect(language("红烧鸡汤饭", confidence: 0.3) == nil)
        #expect(language() == nil)
    }
}
