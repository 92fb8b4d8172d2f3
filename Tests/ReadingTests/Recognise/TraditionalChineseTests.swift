import Models
import Testing

@testable import Reading

struct TraditionalChineseTests {
    @Test func simplifiedCharactersGetTheirForms() {
        let words = ["红烧鸡汤面", "馄饨", "湯麵 60", "Tea"].map {
            Word(text: $0, box: Box(x: 1, y: 2, width: 3, height: 4), confidence: 0.5)
        }
        #expect(TraditionalChinese.words(words).map(\.text) == ["紅燒雞湯麵", "餛飩", "湯麵 60", "Tea"])
        #expect(TraditionalChinese.words(words).map(\.box) == words.map(\.box))
    }
}

struct ChineseVariantTests {
    private func evidence(_ text: String, _ confidence: Double, traditional: Bool) -> Double {
        HanVariants.evidence(
            in: [Word(text: text, box: Box(x: 0, y: 0, width: 1, height: 1), confidence: confidence)],
            traditional: traditional)
    }

    @Test func theSurerWayOfWritingHasMoreEvidence() {
        let simplified = evidence("鸡汤 鱼饭", 0.75, traditional: false)
        #expect(evidence("雞湯 魚飯", 0.9, traditional: true) > simplified)
        #expect(evidence("雞湯 魚飯", 0.5, traditional: true) < simplified)
    }

    @Test func onlyItsOwnFormsSpeakForIt() {
        #expect(evidence("雞湯 魚飯", 0.9, traditional: false) == 0)
        #expect(evidence("鸡汤 鱼饭", 0.9, traditional: true) == 0)
        #expect(evidence("牛肉面 soup", 0.9, traditional: false) == 0)
        #expect(evidence("", 0.9, traditional: true) == 0)
    }
}
