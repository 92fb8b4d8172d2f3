import Foundation
import Models
import Testing

@testable import Reading

/// A currency's sign that the reader doesn't know is put right by what stands beside the other prices.
@Suite struct PriceUnitsTests {
    /// Words of one line from left to right, "|" for a wide gap.
    private func line(_ text: String) -> ReadLine {
        var x = 0
        var words: [Word] = []
        for part in text.split(separator: " ") {
            if part == "|" {
                x += 300
                continue
            }
            let width = part.count * 15
            words.append(Word(text: String(part), box: Box(x: x, y: 0, width: width, height: 30), confidence: 0.9))
            x += width + 10
        }
        return ReadLine(words: words, block: 0)
    }

    private func restored(_ lines: [String], _ language: String) -> [String] {
        PriceUnits.restored(lines.map(line), in: [language]).map { $0.words.map(\.text).joined(separator: " ") }
    }

    @Test func theWonsSignIsWhatStandsBeforeMostPrices() {
        let lines = ["마늘빵 | W19,500", "감자튀김 | \\23,000", "설렁탕 | ¥5,000", "잡채 | 퓨 5,000"]
        #expect(restored(lines, "kor") == ["마늘빵 ₩19,500", "감자튀김 ₩23,000", "설렁탕 ₩5,000", "잡채 ₩ 5,000"])
    }

    @Test func aSignTakenForADigitIsFoundByTheOthers() {
        #expect(restored(["ก | B255", "ข | B95", "ค | B120", "ง | 8315"], "tha").last == "ง ฿315")
    }

    @Test func aSignTakenForADigitBesideAllNumbersIsNone() {
        #expect(
            restored(["ก | B255", "ข | 895", "ค | 8120", "ง | 8315", "จ | 870"], "tha")
                == ["ก ฿255", "ข ฿95", "ค ฿120", "ง ฿315", "จ ฿70"])
        #expect(
            restored(["а | 1802", "б | 902", "в | 4352", "г | 1252", "д | 3602"], "ukr")
                == ["а 180₴", "б 90₴", "в 435₴", "г 125₴", "д 360₴"])
    }

    @Test func aNameThatTouchesItsPriceIsNoSign() {
        let lines = ["粥 38", "炒饭 ￥58", "虾饺¥63", "凉皮 ￥18", "牛肉面 ￥28", "烤鸭 | ￥98"]
        #expect(restored(lines, "chi_sim").prefix(3) == ["粥 38", "炒饭 ￥58", "虾饺¥63"])
        #expect(restored(["게 5,000", "마늘빵 | ₩19,500", "감자 | ₩2,000", "잡채 | ₩5,000"], "kor").first == "게 5,000")
        #expect(restored(["ปู 60", "ก | B255", "ข | B95", "ค | B120"], "tha").first == "ปู 60")
    }

    @Test func aCurrencysWordThatIsReadStays() {
        let lines = ["क | रु 310", "ख | रु 440", "ग | रु 70", "घ | रु 350"]
        #expect(restored(lines, "hin") == lines.map { $0.replacing(" |", with: "") })
    }

    @Test func aDashBehindAPriceIsNoSign() {
        #expect(restored(["ก | 115.-", "ข | 95.-", "ค | 120.-"], "tha") == ["ก 115.-", "ข 95.-", "ค 120.-"])
    }

    @Test func aDigitBehindANumberFarFromTheOthersIsTheSign() {
        let signed = ["а | 285 ₴", "б | 425 ₴", "в | 180 ₴", "г | 225 ₴", "д | 95 ₴", "е | 160 ₴"]
        let restored = { self.restored(signed + $0, "ukr").suffix($0.count) }
        #expect(restored(["є | 1158", "ж | 3756"]) == ["є 115₴", "ж 375₴"])
        // A dear dish without a sign, one that fits, and one that isn't round.
        #expect(restored(["є | 1500", "ж | 368", "з | 1238"]) == ["є 1500", "ж 368", "з 1238"])
    }

    @Test func digitsThatPricesShareStay() {
        let begin = ["ก | 850", "ข | 890", "ค | 820", "ง | 880", "จ | 860"]
        #expect(restored(begin, "tha") == begin.map { $0.replacingOccurrences(of: " |", with: "") })
        let end = ["а | 182", "б | 92", "в | 432", "г | 122", "д | 362"]
        #expect(restored(end, "ukr") == end.map { $0.replacingOccurrences(of: " |", with: "") })
    }

    @Test func whatStandsInThePlaceOfASignThatIsSeenIsOne() {
        let seen = ["₪97 | א", "₪80 | ב", "₪34 | ג", "m42 | ד", "61 | ה", "31 | ו", "63 | ז", "41 | ח", "44 | ט"]
        #expect(
            restored(seen, "heb").map { $0.split(separator: " ")[0] }.prefix(5) == ["₪97", "₪80", "₪34", "₪42", "61"])
        let unseen = seen.map { $0.replacing("₪", with: "") }
        #expect(restored(unseen, "heb").contains { $0.contains("m42") })
    }

    @Test func aNumberThatLostItsSignKeepsItsDigits() {
        let lines = ["а | ₽350", "б | ₽290", "в | ₽500", "г | 2880", "д | 2460", "е | 240", "ж | 2710"]
        #expect(restored(lines, "rus").suffix(4) == ["г ₽880", "д ₽460", "е 240", "ж ₽710"])
        let bare = ["а | 250", "б | 270", "в | 2100", "г | 290", "д | 240"]
        #expect(restored(bare, "rus") == bare.map { $0.replacingOccurrences(of: " |", with: "") })
    }

    @Test func aSignBehindAllNumbersIsKnownByWhatIsBeforeIt() {
        let lines = ["а | 1802", "б | 3702", "в | 4302", "г | 1052", "д | 1502"]
        #expect(restored(lines, "ukr") == ["а 180₴", "б 370₴", "в 430₴", "г 105₴", "д 150₴"])
    }

    @Test func aUnitInPiecesIsWhole() {
        #expect(
            PriceUnits.restored([line("ก | 145 บา ท")], in: ["tha"]).map { $0.words.map(\.text) } == [
                ["ก", "145", "บาท"]
            ])
    }

    @Test func unreadInkBeforeACurrencyThatLacksItsFirstLetterIsThat() {
        let lines = ["رهم \u{FFFD} 57", "درهم 40 | مخلل", "درهم 76 | فلافل"]
        #expect(restored(lines, "ara").first == "درهم 57")
        // Milk, whose mark wasn't read.
        #expect(restored(["חלב \u{FFFD} 20", "ש״ח 40 | חומוס"], "heb").first == "חלב \u{FFFD} 20")
    }

    @Test func anArabicUnitIsTheOneThatIsReadRightElsewhere() {
        let lines = ["OW.) 57 | متبل", "ow.) 40 | مخلل", "ر.س 76 | فلافل"]
        #expect(restored(lines, "ara") == ["ر.س 57 متبل", "ر.س 40 مخلل", "ر.س 76 فلافل"])
    }

    @Test func aPageThatPrintsAnotherCurrencyKeepsIt() {
        let lines = ["마늘빵 | $19", "감자튀김 | $23", "설렁탕 | $5"]
        #expect(restored(lines, "kor") == ["마늘빵 $19", "감자튀김 $23", "설렁탕 $5"])
    }

    @Test func numbersWithoutUnitsStay() {
        let lines = ["ก | 255", "ข | 95", "ค | 8120"]
        #expect(restored(lines, "tha") == ["ก 255", "ข 95", "ค 8120"])
    }

    @Test func latinMenusAreLeftAlone() {
        let lines = ["Soup | B12", "Salad | B14", "Pie | B9"]
        #expect(restored(lines, "eng") == ["Soup B12", "Salad B14", "Pie B9"])
    }

    @Test func theLastSyllableOfANameIsNoUnit() {
        let lines = ["비빔 밥 | 5,000", "볶음 밥 | 6,000", "김 밥 | 7,000"]
        #expect(restored(lines, "kor") == ["비빔 밥 5,000", "볶음 밥 6,000", "김 밥 7,000"])
    }
}
