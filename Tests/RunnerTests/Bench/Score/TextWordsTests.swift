import Testing

@testable import Runner

@Suite struct TextWordsTests {
    @Test(arguments: [
        ("Soup of the Day", ["soup", "of", "the", "day"]),
        ("12.50 €, 3:45 don’t", ["12.50", "3:45", "don't"]),
        ("a..b .c d. 1,,2", ["a", "b", "c", "d", "1", "2"]),
        ("CRÈME BRÛLÉE", ["crème", "brûlée"]),
        ("Cre\u{300}me", ["crème"]),
        ("ＡＢＣ１２ ﬁsh ½", ["abc12", "fish", "1", "2"]),
        ("snake_case 2² x³", ["snake_case", "22", "x3"]),
        ("牛肉麵 120元", ["牛", "肉", "麵", "120", "元"]),
        ("a牛b", ["a", "牛", "b"]),
        ("ラーメン", ["ラ", "ー", "メ", "ン"]),
        ("ข้าว", ["ข", "\u{E49}", "า", "ว"]),
        ("김치 ٣٤", ["김치", "٣٤"]),
        ("\u{FFA1}\u{FFC2}", ["가"]),
        ("ΜΟΥΣΑΚΑΣ ΣΑΣ", ["μουσακας", "σας"]),
        ("( ) — – ... '", []),
        ("", []),
    ])
    func wordsOf(text: String, words: [String]) {
        #expect(TextWords.of(text) == words)
    }

    @Test func aCombiningMarkThatBelongsToNoLetterEndsAWord() {
        // There is no single code point for k with a dot above and one below.
        #expect(TextWords.of("ak\u{323}\u{307}b") == ["aḳ", "b"])
    }

    @Test func quotesAndDashesAreStraight() {
        #expect(String(String.UnicodeScalarView(NormalisedText.scalars("‘a’ “b” –—"))) == "'a' \"b\" --")
    }

    @Test func linesEndAtEveryKindOfLineEnd() {
        #expect(
            NormalisedText.lines("a\r\nb\n\nc\u{2028}d\u{1E}e\u{85}f\u{B}g") == ["a", "b", "c", "d", "e", "f", "g"])
        #expect(NormalisedText.lines("a b\tc\u{1F}d") == ["a b\tc\u{1F}d"])
        #expect(NormalisedText.withoutSpaces(" a\u{A0}b\u{3000}c\u{1F}d\n").count == 4)
    }
}
