import Judging
import Models
import Testing

/// What nobody can tell the meaning of keeps a dish from being called fit.
@Suite struct CapTests {
    private let judge = Judge()

    private func claims(_ name: String, _ language: String, _ symbols: [DietarySymbol] = []) -> [Diet: Claim] {
        judge(DishText(name: name, language: language, symbols: symbols)).claims
    }

    @Test(arguments: [
        ("Piselli alla romana", "it"), ("Fagiolini alla ligure", "it"), ("Haricots verts à la landaise", "fr"),
        ("Картофель по-деревенски", "ru"), ("Grüne Bohnen nach Bauernart", "de"), ("Guisantes a la francesa", "es"),
        ("Witloof op zijn Brussels", "nl"), ("Aardappelen op Franse wijze", "nl"), ("Kartofler på fransk maner", "da"),
        ("Burgonya francia módra", "hu"), ("Patates fransız usulü", "tr"), ("Πατάτες αλά γαλλικά", "el"),
        ("ผักสไตล์ฝรั่งเศส", "th"), ("Khoai tây kiểu Pháp", "vi"),
    ])
    func aStyleCaps(_ name: String, _ language: String) { #expect(claims(name, language)[.vegetarian] != .yes) }

    @Test(arguments: [("Zucchine alla griglia", "it"), ("Champiñones a la plancha", "es"), ("Carottes vapeur", "fr")])
    func aWayOfCookingDoesNot(_ name: String, _ language: String) { #expect(claims(name, language)[.vegan] == .yes) }

    @Test(arguments: ["Gemüsepfanne (A,C,G)", "Gemüsepfanne A,C,G", "Gemüsepfanne ²"])
    func anUnexplainedCodeCaps(_ name: String) {
        #expect(claims(name, "de")[.vegan] != .yes)
        #expect(claims("Gemüsepfanne", "de")[.vegan] == .yes)
    }

    /// A row of the menu is missing behind them.
    @Test(arguments: [
        ("Bohnen und", "de"), ("Reis mit", "de"), ("Rote Grütze (ohne", "de"), ("Grilled vegetables in", "en"),
        ("Morning glory)", "en"), ("Verdure grigliate con", "it"), ("Riz aux", "fr"), ("Vegan rice with", "en"),
        ("Domates ve", "tr"), ("Riisi ilman", "fi"), ("and rice with peas", "en"), ("de courge", "fr"),
        ("und Bohnen", "de"), ("y arroz", "es"), ("Petits pois à la", "fr"), ("Petits pois à l'", "fr"),
        ("Tofu mit der", "de"), ("Peas in the", "en"), ("Tofu a la", "es"),
    ])
    func wordsThatBreakOffCap(_ name: String, _ language: String) {
        #expect(claims(name, language)[.vegan] == .maybe)
    }

    @Test(arguments: [
        ("Reis (gekocht)", "de"), ("1) Reis", "de"), ("Rice and beans", "en"), ("Reis (mit Bohnen)", "de"),
        // "With tomatoes": the word stands behind them.
        ("Domates ile", "tr"),
        // An article alone may be misread, and says nothing.
        ("Tofu der", "de"),
    ])
    func wholeWordsDoNot(_ name: String, _ language: String) { #expect(claims(name, language)[.vegan] == .yes) }

    @Test func aStyleMayStandInTheNextText() {
        let dish = DishText(name: "Petits pois à la", description: "française", language: "fr")
        #expect(judge(dish).claims[.vegan] == .maybe)
        #expect(judge(DishText(name: "Pois aux", description: "carottes", language: "fr")).claims[.vegan] == .yes)
    }

    @Test func aDescriptionMayGoOn() {
        let dish = DishText(name: "Rice with", description: "beans", language: "en")
        #expect(judge(dish).claims[.vegan] == .yes)
    }

    /// Doubts that come from the page, not from the words.
    @Test func whatThePageLeavesOpenCaps() {
        func vegan(_ name: String, structure: Double? = nil, unread: Bool = false, cut: Bool = false) -> Claim? {
            judge(
                DishText(
                    name: name, language: "en", structure: structure, isBesideUnread: unread, isCutOff: cut)
            ).claims[.vegan]
        }
        for name in ["Cola", "Vegan lentil soup"] {
            #expect(vegan(name, structure: 0.9) == .yes)
            #expect(vegan(name, structure: 0.3) == .maybe)
            #expect(vegan(name, unread: true) == .maybe && vegan(name, cut: true) == .maybe)
        }
        #expect(vegan("Beef stew", structure: 0, unread: true, cut: true) == .no)
    }

    @Test func aCountIsNoCode() { #expect(claims("Falafel (6)", "en") == claims("Falafel", "en")) }

    @Test func anUnexplainedMarkCapsAndAnExplainedOneDoesNot() {
        let unresolved = DietarySymbol(mark: "3", meaning: .unresolved, source: .unresolved)
        let spicy = DietarySymbol(mark: "3", meaning: .spicy, source: .legend)
        #expect(claims("Gemüsepfanne", "de", [unresolved])[.vegan] == .maybe)
        #expect(claims("Gemüsepfanne", "de", [spicy])[.vegan] == .yes)
    }

    @Test func aMeatlessHeadingClaimsNoDiet() {
        let dish = DishText(name: "Rántott gombafejek", language: "hu", section: "Húsmentes ételek")
        #expect(judge(dish).claims[.vegan] != .yes)
        let fish = DishText(name: "Tagesfang", language: "de", section: "Fleischlose Gerichte")
        #expect(judge(fish).claims[.vegetarian] != .yes)
    }

    @Test func rennetOfCalvesIsNotForVegetarians() {
        #expect(claims("Risotto with animal rennet cheese", "en")[.vegetarian] != .yes)
        #expect(claims("Rucola mit Parmigiano Reggiano", "de")[.vegetarian] == .maybe)
    }

    /// A claim speaks of the noun it stands with, also where the tables hold a phrase for several.
    @Test(arguments: [
        ("huevos con chorizo vegano", "es"), ("Vegan baba ganoush with bone broth", "en"),
        ("Vegán lángos töltve jegeskávé tejszínhabbal", "hu"), ("枝豆 と じゃこ天", "ja"),
    ])
    func aClaimBindsToItsNoun(_ name: String, _ language: String) { #expect(claims(name, language)[.vegan] != .yes) }
}
