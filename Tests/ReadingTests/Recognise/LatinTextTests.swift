import Models
import Testing

@testable import Reading

struct LatinTextTests {
    private func word(_ text: String) -> Word {
        Word(text: text, box: Box(x: 0, y: 0, width: 9, height: 9), confidence: 0.9)
    }

    @Test func chineseCharactersAndFormsGo() {
        let words = LatinText.cleaned([word("（paddy）！"), word("汤"), word("春CHINA"), word("ｆｉｓｈ"), word("rôti")])
        #expect(words.map(\.text) == ["(paddy)!", "CHINA", "fish", "rôti"])
    }

    /// "蛋炒饭￥58" is one word, and all of it is on the menu: read in Latin letters alone it is a price without a dish.
    @Test func aNameThatTouchesItsPriceStaysWhereItsScriptIsRead() {
        let words = LatinText.cleaned([word("蛋炒饭￥58"), word("粥￥9"), word("汤类")], isShared: true)
        #expect(words.map(\.text) == ["蛋炒饭￥58", "￥9"])
        #expect(abs(words[1].confidence - 0.9 * 2 / 3) < 1e-9)
    }

    @Test(arguments: [
        (["汤类", "Soups"], true), (["36元"], true), (["155も", "4,9"], false), (["も"], false), (["Soups", "36"], false),
    ])
    func charactersOfAnotherScriptAreNoticed(texts: [String], areThere: Bool) {
        #expect(LatinText.hasOtherCharacters(texts.map(word)) == areThere)
    }

    @Test func charactersThatAreUnsureShowNothing() {
        let ornament = Word(text: "汤类", box: Box(x: 0, y: 0, width: 9, height: 9), confidence: 0.6)
        #expect(!LatinText.hasOtherCharacters([ornament]))
    }

    @Test func accentsAloneAreNoDifference() {
        #expect(LatinText.isSameButForAccents(word("Klöße"), [word("Klosse")]))
        #expect(LatinText.isSameButForAccents(word("crème"), [word("cre"), word("me")]))
        #expect(!LatinText.isSameButForAccents(word("tofu"), [word("beef")]))
    }

    @Test func aCurrencySignTakenForALetterStays() {
        func kept(_ first: String, _ second: String) -> String {
            LatinText.keepingCurrency(of: word(first), in: [word(second)]).map(\.text).joined()
        }
        #expect(kept("€4.0O", "C4.00") == "€4.00")
        #expect(kept("£950", "9.50") == "9.50")
        #expect(kept("€4", "Cake") == "Cake")
        #expect(kept("4.00", "C4.00") == "C4.00")
        #expect(LatinText.keepingCurrency(of: word("€"), in: []).isEmpty)
    }
}
