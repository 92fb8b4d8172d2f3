import Models
import Testing

@testable import Reading

/// The language of short menus, clean and misread, in one language and in two.
struct MenuLanguageTests {
    private func words(_ text: String) -> [Word] {
        text.split(whereSeparator: \.isWhitespace).map {
            Word(text: String($0), box: Box(x: 0, y: 0, width: 10, height: 10), confidence: 0.9)
        }
    }

    private func main(of text: String) -> String? {
        LanguagesOfText.identify([words(text)], readWith: ["eng"]).first
    }

    @Test(arguments: MenuTexts.latin)
    func aCleanMenuIsNamed(language: String, text: String) {
        #expect(main(of: text) == LanguageCodes.bcp47(for: language))
        #expect(LanguageEvidence(words(text)).main == language)
    }

    @Test(arguments: MenuTexts.otherScripts)
    func anotherScriptIsNamed(language: String, code: String, text: String) {
        #expect(LanguagesOfText.identify([words(text)], readWith: [language]).first == code)
    }

    @Test func oneLetterInTenMisreadIsNoTrouble() {
        var right = 0
        var all = 0
        for (place, menu) in MenuTexts.latin.enumerated() {
            for seed in 0..<10 {
                var misreading = Misreading(seed: UInt64(place * 100 + seed))
                all += 1
                if main(of: misreading.of(menu.text)) == LanguageCodes.bcp47(for: menu.language) { right += 1 }
            }
        }
        #expect(Double(right) >= 0.95 * Double(all), "\(right) of \(all)")
    }

    @Test(arguments: MenuTexts.bilingual)
    func bothLanguagesOfABilingualMenuAreNamed(main: String, other: String, text: String) {
        let named = LanguagesOfText.identify([words(text)], readWith: ["eng"])
        #expect(Set(named) == Set([main, other].map { LanguageCodes.bcp47(for: $0) }))
    }

    /// English is printed for guests: the menu is in the language of its country.
    @Test(arguments: [
        ("宮保雞丁 Kung pao chicken 牛肉麵 Beef noodle soup 春捲 Spring rolls", ["eng", "chi_tra"], "zh-Hant"),
        ("Салат греческий Greek salad Сельдь под шубой Herring under a coat", ["eng", "rus"], "ru"),
        ("콩나물무침 Bean sprout salad 마늘빵 Garlic bread 설렁탕 Ox bone soup", ["eng", "kor"], "ko"),
    ])
    func aMenuWithEnglishForGuestsIsInTheOtherLanguage(text: String, engine: [String], code: String) {
        #expect(LanguagesOfText.identify([words(text)], readWith: engine).first == code)
    }

    @Test(arguments: [
        (["떡만두국 Rice cake and dumpling soup 24,000", "설렁탕 Ox bone soup 16,000", "아귀찜 Braised monkfish 6,000"], "ko"),
        (["Wonton soup 餛飩湯 8", "Kung pao chicken 宮保雞丁炒雞肉花生 14", "Beef noodles 紅燒牛肉麵牛腩湯麵 12"], "en"),
    ])
    func aMenuInTwoScriptsIsInTheOneItsLinesBeginWith(lines: [String], code: String) {
        let engine = ["eng", code == "ko" ? "kor" : "chi_tra"]
        #expect(LanguagesOfText.identify(lines.map(words), readWith: engine).first == code)
    }

    @Test func pricesBehindEnglishNamesMakeAnEnglishMenu() {
        let names = [
            "Sticky toffee pudding with custard 9", "Grilled salmon with butter and potatoes 18",
            "Beef stew with dumplings and cabbage 14", "Tomato soup with bread 6",
        ]
        let translations = [
            "Dattelkuchen mit Karamellsoße und Vanillesoße", "Gegrillter Lachs mit Butter und Kartoffeln",
            "Rindereintopf mit Klößen und Kohl", "Tomatensuppe mit Brot und Sahne",
        ]
        func main(_ rows: [[String]]) -> String? {
            let lines = rows.enumerated().flatMap { row, cells in
                cells.enumerated().map { column, text in
                    words(text).map { word in
                        var word = word
                        (word.box.x, word.box.y) = (column * 500, row * 40)
                        return word
                    }
                }
            }
            return LanguagesOfText.identify(lines, readWith: ["eng"]).first
        }
        let bare = names.map { String($0.prefix { !$0.isNumber }) }
        #expect(main(zip(names, translations).flatMap { [[$0], [$1]] }) == "en")
        #expect(main(zip(bare, translations).flatMap { [["\($1) 9"], [$0]] }) == "de")
        #expect(main(zip(names, translations).map { [$1, $0] }) == "de")
    }

    @Test func anEnglishMenuWithANameInAnotherScriptIsEnglish() {
        let text =
            "Crispy spring rolls with sweet chilli sauce 春捲 Kung pao chicken with peanuts and rice Beef noodle soup"
        #expect(LanguagesOfText.identify([words(text)], readWith: ["eng", "chi_tra"]) == ["en"])
    }

    @Test func aMisreadBilingualMenuIsInOneOfItsLanguages() {
        var right = 0
        var all = 0
        for (place, menu) in MenuTexts.bilingual.enumerated() {
            for seed in 0..<10 {
                var misreading = Misreading(seed: UInt64(place * 100 + seed))
                all += 1
                let language = self.main(of: misreading.of(menu.text))
                if [menu.main, menu.other].contains(where: { LanguageCodes.bcp47(for: $0) == language }) { right += 1 }
            }
        }
        #expect(Double(right) >= 0.95 * Double(all), "\(right) of \(all)")
    }

    @Test func indianDishesInLatinLettersAreEnglishWhereNothingElseIs() {
        let dishes = "Palak Paneer 180 / Chana Masala 150 / Aloo Gobi 140 / Garlic Naan 40 / Jeera Rice 90"
        #expect(main(of: dishes) == "en")
        #expect(
            main(of: dishes + " / Hähnchen mit Spinat und Zwiebeln, dazu Reis und Salat / Suppe mit Linsen") == "de")
    }

    @Test func aFewScrapsNameNoLanguage() {
        for text in ["a s e", "Ca de 12", "con 3,50", "ii vu oo le", "", "12,50 € 3"] { #expect(main(of: text) == nil) }
    }
}

/// Misreads one letter in ten, always alike for a seed.
struct Misreading {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

    private mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    private mutating func letter() -> Character { Array("abcdefghijklmnopqrstuvwxyz")[next(below: 26)] }

    mutating func of(_ text: String) -> String {
        var result = ""
        for character in text {
            guard character.isLetter, next(below: 10) == 0 else {
                result.append(character)
                continue
            }
            switch next(below: 5) {
            case 0: continue
            case 1: result += [character, letter()]
            default: result.append(letter())
            }
        }
        return result
    }
}
