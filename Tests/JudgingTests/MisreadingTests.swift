import Models
import Testing

@testable import Judging

/// A letter of an animal word that is read as another never makes a dish fit for a diet that the animal breaks.
@Suite struct MisreadingTests {
    @Test(arguments: CombinationTests.languages)
    func aMisreadAnimalIsNoPlant(language: String) throws {
        let misreadings = Misreadings(language: language)
        let all = misreadings.animals
        let scale = CombinationTests.scale
        let some = stride(from: 0, to: all.count, by: max(1, all.count / (12 * scale))).map { all[$0] }
        var tally = Combinations.Tally()
        for safe in try CombinationTests.safeDishes(language, count: 2 * scale) {
            tally += misreadings.tally(safe, animals: some)
        }
        print("\(language): \(tally.tried) misreadings, \(tally.unsafe.count) unsafe")
        #expect(tally.tried > 20)
        for slip in tally.unsafe.prefix(3) { Issue.record("unsafe: \(slip.dish.name) (\(slip.animal))") }
    }

    @Test func aMisreadingDiffersInOneLetter() {
        let misread = Misreadings(language: "en").misread("chicken")
        #expect(misread.contains("chlcken"))
        #expect(misread.allSatisfy { $0.count == 7 && zip($0, "chicken").count { $0 != $1 } == 1 })
    }

    /// A slip in the middle of a word leaves both of its halves intact, in any script, and in a word that is tied to
    /// another by an apostrophe.
    @Test(arguments: [
        ("uk", "груеинка"), ("uk", "фрикаеельки"), ("uk", "м'ѐсна"), ("ru", "грудйнка"), ("el", "λουκάνικc"),
        // Other words stand there, but one of another language, or one that only seems to be a form of another.
        ("nb", "kren"), ("ro", "nata"), ("da", "østens"), ("de", "brotensauce"), ("pl", "boranich"),
        ("hu", "teles"), ("ko", "전볶구이"),
    ])
    func aSlipIsSeenWherever(language: String, word: String) {
        let judge = Judge()
        let alone = DishText(name: word, language: language)
        let diets = Diet.allCases.filter { judge(alone).claims[$0] == .yes }
        #expect(!diets.contains(.vegan), "\(word)")
    }

    /// In a script without spaces a character that looks like another hides what the whole phrase holds.
    @Test(arguments: [
        ("th", "ไข่ดาว", "โข่ดาว", Allergen.eggs), ("th", "แกงเขียวหวานเต้าหู้", "แกงเขียวหวานเด้าหู้", .soybeans),
        ("th", "ผัดไทย", "ผัดโทย", .peanuts), ("th", "น้ำพริกกะปิ", "น้าพริกกะปี", .crustaceans), ("th", "โรตี", "โรติ", .gluten),
        ("th", "ต้มยำกุ้ง", "ตัมยากุง", .crustaceans),
        ("ja", "はんぺんチーズフライ", "はんペんチーズフライ", .fish),
    ])
    func lookAlikeCharactersHideNoRisk(language: String, printed: String, read: String, allergen: Allergen) {
        let judge = Judge()
        #expect(judge(DishText(name: printed, language: language)).allergens[allergen] != nil)
        let verdict = judge(DishText(name: read, language: language))
        #expect(verdict.allergens[allergen] != nil && verdict.claims[.vegan] != .yes)
    }

    /// Known words are what they are, however much they look like others.
    @Test(arguments: [("th", "ข้าวสวย"), ("ja", "冷やしトマト"), ("zh-Hans", "凉拌黄瓜")])
    func knownCharactersRaiseNoDoubt(language: String, name: String) {
        let verdict = Judge()(DishText(name: name, language: language))
        #expect(verdict.allergens[.eggs] == nil && verdict.allergens[.fish] == nil)
    }

    @Test func marksAboveALetterLookAlike() {
        func shape(_ text: String) -> CharacterShape {
            text.unicodeScalars.reduce(into: CharacterShape()) { $0.append($1.value) }
        }
        #expect(shape("น้ำ").hash.state == shape("น้า").hash.state && shape("น้ำ").count == 3)
        #expect(shape("ที่").hash.state == shape("ทิ").hash.state)
        #expect(shape("べーグル").hash.state == shape("ヘ一クル").hash.state)
        #expect(shape("ยำ").hash.state == shape("ยา").hash.state && shape("ยำ").count == 2)
        #expect(shape("น้ำ").hash.state != shape("บ้า").hash.state)
        #expect(shape("น้ำ").isMistakable && !shape("黄瓜").isMistakable)
    }

    @Test func aMisreadWordBesideAPromiseIsNotCovered() {
        let judge = Judge()
        for word in ["груеинка", "м'ѐсна", "свинѐчою"] {
            let dish = DishText(name: "\(word), Сочевичний суп (веганський)", language: "uk")
            #expect(judge(dish).claims[.vegan] != .yes, "\(word)")
        }
        #expect(judge(DishText(name: "Сочевичний суп (веганський)", language: "uk")).claims[.vegan] == .yes)
    }
}
