import Models
import Pages
import Testing

struct WordTextTests {
    @Test(
        arguments: [
            ("soup", "soup"), ("so\u{0}up\n", "soup"), ("\u{7}", nil), ("", nil), (" \u{a0}\u{2028}", nil),
            ("e\u{301}", "e\u{301}"),
            ("\u{202e}evil", "evil"), ("می\u{200c}خواهم", "می\u{200c}خواهم"),
            ("\u{b5}έλι", "\u{3bc}έλι"),
        ] as [(String, String?)])
    func controlCharactersGo(text: String, wanted: String?) {
        #expect(WordText.cleaned(text) == wanted)
    }

    @Test func spacesStandBetweenWordsButNotBetweenHan() {
        #expect(WordText.joined(["Soup", "of", "day"]) == "Soup of day")
        #expect(WordText.joined(["牛肉", "麵", "120"]) == "牛肉麵 120")
        #expect(WordText.joined([]) == "")
    }

    @Test func aPageHasTextFromTenCharactersAndOneSureWord() {
        func page(_ words: [(String, Double)]) -> ReadPage {
            let box = Box(x: 0, y: 0, width: 1, height: 1)
            let read = words.map { Word(text: $0.0, box: box, confidence: $0.1) }
            return ReadPage(
                photo: PhotoRecord(path: "", sha256: ""), metadata: PhotoMetadata(),
                quality: Quality(brightness: 1, contrast: 1, sharpness: 1, glare: 0), straightening: Straightening(),
                languages: [], lines: [Line(id: 0, text: "", box: box, confidence: 0, block: 0, words: read)])
        }
        #expect(page([("ten", 0.3), ("letters", 0.1)]).hasText)
        #expect(!page([("ten", 0.29), ("letters", 0.1)]).hasText)
        #expect(!page([("two", 0.9), ("three", 0.9)]).hasText)
        #expect(!page([]).hasText)
    }
}
