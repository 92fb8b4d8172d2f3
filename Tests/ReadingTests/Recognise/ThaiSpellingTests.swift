import Models
import Testing

@testable import Reading

/// Signs go to the letter they belong to, in the order that Thai is spelt in.
@Suite struct ThaiSpellingTests {
    private func joined(_ texts: [String]) -> [String] {
        ThaiSpelling.joined(
            texts.enumerated().map {
                Word(text: $1, box: Box(x: $0 * 20, y: 0, width: 18, height: 30), confidence: 0.9)
            }
        ).map(\.text)
    }

    @Test func aSignIsNoWordOfItsOwn() {
        #expect(joined(["ห", "ม", "ู"]) == ["ห", "มู"])
        #expect(joined(["เน", "ื", "้", "อ"]) == ["เนื้", "อ"])
    }

    @Test(
        "Sara am is one sign, after the tone",
        arguments: [["น", "้", "้", "า"], ["น", "ํ", "้", "า"], ["น", "้", "ํ", "า"]])
    func saraAm(_ read: [String]) {
        #expect(joined(read) == ["น\u{0E49}\u{0E33}"])
    }

    @Test func saraAmWithoutATone() { #expect(joined(["ต", "ํ", "า"]) == ["ต\u{0E33}"]) }

    @Test func aSecondToneGoesWhereNoVowelFollows() { #expect(joined(["ก", "้", "้", "ง"]) == ["ก\u{0E49}", "ง"]) }

    @Test func otherScriptsStay() { #expect(joined(["Pad", "Thai", "120"]) == ["Pad", "Thai", "120"]) }
}
