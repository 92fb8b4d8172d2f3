import Judging
import Models
import Testing

/// "Not X-free" says that X is there, and words that aren't meant by the letter promise nothing.
@Suite struct DenialTests {
    private let judge = Judge()

    @Test(arguments: [
        ("en", "Mushroom soup, not dairy-free", Allergen.milk), ("de", "Kürbissuppe, nicht laktosefrei", .milk),
        ("de", "Bratling, nicht glutenfrei", .gluten), ("nl", "Pannenkoek, niet glutenvrij", .gluten),
        ("nl", "Tomatensoep, niet melkvrij", .milk), ("en", "Flatbread, not gluten-free", .gluten),
        ("de", "Kokoscurry, nicht milchfrei", .milk), ("fr", "Soupe de potiron, non sans lactose", .milk),
        ("it", "Vellutata di zucca, non senza lattosio", .milk), ("tr", "Kabak çorbası, laktozsuz değil", .milk),
        ("pl", "Makaron, nie bezglutenowy", .gluten), ("hu", "Kenyér, nem gluténmentes", .gluten),
    ])
    func whatIsDeniedToBeAbsentIsThere(language: String, name: String, allergen: Allergen) {
        #expect(judge(DishText(name: name, language: language)).allergens[allergen] == .contains, "\(name)")
    }

    @Test(arguments: [
        ("nl", "Glutenvrije pasta", Allergen.gluten), ("pl", "Makaron bezglutenowy", .gluten),
        ("tr", "Yumurtasız mayonez", .eggs), ("nl", "Mayonaise zonder ei", .eggs), ("hu", "Tojásmentes majonéz", .eggs),
        ("de", "Glutenfreie Spaghetti mit Pesto", .gluten), ("nl", "Cappuccino met havermelk", .milk),
        ("pl", "Cappuccino z mlekiem owsianym", .milk),
    ])
    func whatThePrintTakesAwayIsAtMostADoubt(language: String, name: String, allergen: Allergen) {
        #expect(judge(DishText(name: name, language: language)).allergens[allergen] != .contains, "\(name)")
    }

    @Test(arguments: [("de", "Laktosefreier Käsekuchen"), ("nl", "Lactosevrije kaas"), ("tr", "Laktozsuz süt")])
    func milkWithoutLactoseIsMilk(language: String, name: String) {
        let judged = judge(DishText(name: name, language: language))
        #expect(judged.allergens[.milk] == .contains, "\(name)")
        #expect(judged.claims[.vegan] == .no, "\(name)")
    }

    @Test(arguments: [
        ("en", "Rice with 1amb"), ("es", "Guiso de garbanzos, nada vegano"), ("nl", "Bonen op slagerswijze"),
    ])
    func isNotVegan(language: String, name: String) {
        #expect(judge(DishText(name: name, language: language)).claims[.vegan] != .yes, "\(name)")
    }

    @Test func quotedWordsAreNotMeantByTheLetter() {
        #expect(judge(DishText(name: "Espresso pretzels", language: "en")).claims[.vegan] == .yes)
        #expect(judge(DishText(name: "Espresso “pretzels”", language: "en")).claims[.vegan] == .maybe)
        #expect(judge(DishText(name: "“Espresso pretzels”", language: "en")).claims[.vegan] == .yes)
        #expect(judge(DishText(name: "Vegan \"Butter Chicken\" (Soya)", language: "en")).claims[.vegan] == .yes)
    }

    @Test func partsThatAreClaimedLeaveTheOthers() {
        let parts = "Brokkoli, vegan, Paprikagemüse, Möhren, vegan"
        #expect(judge(DishText(name: parts, language: "de")).claims[.vegan] == .maybe)
        #expect(judge(DishText(name: "Brokkoli, Paprikagemüse, Möhren", language: "de")).claims[.vegan] == .yes)
    }

    @Test func aClaimBehindTheLastPartLeavesTheMeatOfAnother() {
        let parts = DishText(name: "Gulasch, Linsenbratling (vegan)", language: "de")
        #expect(judge(parts).claims[.vegan] != .yes)
        #expect(judge(DishText(name: "Linsenbratling, Reis (vegan)", language: "de")).claims[.vegan] == .yes)
    }
}
