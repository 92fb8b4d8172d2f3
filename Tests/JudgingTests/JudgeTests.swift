import Foundation
import Judging
import Models
import Testing

struct JudgeTests {
    private let judge = Judge()

    private func verdict(
        _ name: String, _ description: String? = nil, language: String? = "en", section: String? = nil,
        symbols: [DietarySymbol] = []
    ) -> Classification {
        judge(
            DishText(
                name: name, description: description, language: language, section: section, symbols: symbols))
    }

    private func symbol(_ mark: String, _ meaning: SymbolMeaning, _ source: SymbolSource) -> DietarySymbol {
        DietarySymbol(mark: mark, meaning: meaning, source: source)
    }

    // MARK: Marks

    @Test func legendWinsOverAUsualRecipe() {
        let carbonara = verdict("Carbonara", symbols: [symbol("VG", .vegan, .legend)])
        #expect(carbonara.label == .vegan)
        #expect(carbonara.confidence == 3)
        #expect(carbonara.evidence.first?.kind == .symbol)
    }

    @Test func markBesideBaconIsAContradiction() {
        let bacon = verdict("Pasta with bacon", symbols: [symbol("VG", .vegan, .legend)])
        #expect(bacon.claims[.vegan] == .no)
        #expect(bacon.claims[.vegetarian] == .no)
        #expect(bacon.evidence.contains { $0.kind == .symbol && $0.says[.vegan] == .yes })
        #expect(bacon.evidence.contains { $0.text == "bacon" && $0.says[.vegan] == .no })
        #expect(bacon.reason.contains("bacon") && bacon.reason.contains("ask"))
        #expect(bacon.confidence == 1)
    }

    @Test func conventionalVIsVegetarianOnly() {
        let curry = verdict("Special of the house", symbols: [symbol("V", .vegan, .convention)])
        #expect(curry.label == .vegetarian)
        #expect(curry.claims[.vegan] != .yes)
    }

    @Test func unresolvedMarksSayNothing() {
        let marked = verdict("Xyzzy", symbols: [symbol("V", .vegan, .unresolved)])
        #expect(marked.label == .uncertain)
        #expect(marked.evidence.contains { $0.text == "V" && $0.says.isEmpty })
    }

    @Test func allergenMarksCount() {
        let soup = verdict("Lentil salad", symbols: [symbol("G", .contains(.milk), .legend)])
        #expect(soup.claims[.vegan] == .no)
        #expect(soup.allergens[.milk] == .contains)
        let fish = verdict("Lentil salad", symbols: [symbol("D", .contains(.fish), .legend)])
        #expect(fish.claims[.vegetarian] == .no)
        let pork = verdict("Lentil salad", symbols: [symbol("S", .containsPork, .legend)])
        #expect(pork.label == .meat)
    }

    @Test func anOptionIsNoYes() {
        let option = verdict("Cheese pizza", symbols: [symbol("VO", .veganOption, .legend)])
        #expect(option.claims[.vegan] == .maybe)
        let words = verdict("Gemüsepfanne mit Hähnchen (auf Wunsch vegan)", language: "de")
        #expect(words.claims[.vegan] == .maybe)
        #expect(words.label == .uncertain)
    }

    @Test func freeFromNeverClearsWhatTheWordsName() {
        let cake = verdict("Cheese cake", symbols: [symbol("LF", .freeFrom(.milk), .legend)])
        #expect(cake.allergens[.milk] == .contains)
    }

    // MARK: Headings

    @Test func aHeadingIsAsStrongAsConvention() {
        let under = verdict("Buddha's delight", section: "Vegetarian")
        #expect(under.label == .vegetarian)
        #expect(under.confidence == 2)
        #expect(verdict("Pork belly", section: "Vegetarian").label == .meat)
        #expect(verdict("Buddha's delight", section: "Vegan & vegetarian").claims[.vegan] != .yes)
        #expect(verdict("Buddha's delight", section: "Not vegetarian").claims[.vegetarian] != .yes)
    }

    @Test func aHeadingOfMeatOrFishMakesCautious() {
        #expect(verdict("Tomaten mit Reis", language: "de").label == .vegan)
        #expect(verdict("Tomaten mit Reis", language: "de", section: "Fleischgerichte").label == .uncertain)
        #expect(verdict("Funghi", language: "it", section: "Pizza").claims[.vegan] != .yes)
    }

    // MARK: Words

    @Test(arguments: [
        ("de", "Rindergulasch", DietLabel.meat), ("de", "Käsespätzle", .vegetarian),
        ("de", "Reisnudeln mit Tofu", .vegan),
        ("de", "Leberkäse mit Ei", .meat), ("de", "Hähnchenbrustfilet", .meat),
        ("de", "Lachsfilet mit Reis", .pescatarian),
        ("en", "Butternut squash with rice", .vegan), ("en", "Crème brûlée", .vegetarian),
        ("en", "creme brulee", .vegetarian),
        ("en", "Fish and chips", .pescatarian), ("fr", "Lapin à la moutarde", .meat),
        ("fr", "Saumon grillé", .pescatarian),
        ("it", "Spaghetti alla carbonara", .meat), ("it", "Penne all'arrabbiata", .vegan),
        ("es", "Gambas al ajillo", .pescatarian),
        ("es", "Patatas bravas", .uncertain), ("en", "Tiramisu", .vegetarian), ("zh", "红烧肉", .meat),
        ("ko", "불고기", .meat), ("ja", "とんかつ", .meat), ("th", "ไก่", .meat), ("vi", "Phở bò", .meat),
        ("tr", "Tavuk", .meat),
    ])
    func knownDishes(language: String, name: String, label: DietLabel) {
        let verdict = verdict(name, language: language)
        #expect(verdict.label == label, "\(verdict.evidence)")
    }

    @Test func unknownWordsAreUnknownNeverYes() {
        #expect(verdict("Flurbelwump").claims == [.vegan: .unknown, .vegetarian: .unknown, .pescatarian: .unknown])
        #expect(verdict("Tomatoes with flurbelwump").claims[.vegan] == .unknown)
        #expect(verdict("Pizza").label == .uncertain)
    }

    @Test func aMatchNeverCrossesAComma() {
        #expect(verdict("Coconut, milk, rice").claims[.vegan] == .no)
        #expect(verdict("Coconut milk, rice").claims[.vegan] == .yes)
    }

    @Test func aClaimSpeaksForItsOwnPartOnly() {
        let veganSauce = verdict("Beef with vegan mayonnaise")
        #expect(veganSauce.label == .meat)
        let veganSausage = verdict("Vegane Bratwurst mit Quark", language: "de")
        #expect(veganSausage.label == .vegetarian)
        #expect(verdict("Pizza con queso vegano", language: "es").claims[.vegan] != .yes)
    }

    @Test func allergensOfWordsAndDishes() {
        let allergens = verdict("Spaghetti carbonara with peanuts").allergens
        #expect(allergens[.gluten] == .contains)
        #expect(allergens[.eggs] == .contains)
        #expect(allergens[.peanuts] == .contains)
        #expect(allergens[.lupin] == nil)
        #expect(verdict("Tapenade").allergens[.fish] == .mayContain)
    }

    @Test func aFullListOfIngredientsDecides() {
        let list = judge(
            DishText(name: "Curry", ingredients: "coconut milk, chickpeas, tomatoes, rice", language: "en"))
        #expect(list.label == .vegan)
        #expect(list.confidence == 3)
        let ghee = judge(DishText(name: "Curry", ingredients: "chickpeas, ghee, rice", language: "en"))
        #expect(ghee.label == .vegetarian)
    }

    @Test func cuisineRaisesDoubts() {
        let plain = judge(DishText(name: "Vegetable curry", language: "en"))
        let thai = judge(DishText(name: "Vegetable curry", language: "en", cuisine: "Thai"))
        #expect(plain.claims[.vegetarian] == .yes)
        #expect(thai.claims[.vegetarian] == .maybe)
        #expect(thai.questions.contains { $0.contains("fish sauce") })
    }

    // MARK: Words for people

    @Test func reasonsAreQualified() {
        let names = ["Beef", "Tomatoes", "Pizza", "Carbonara", "Salmon", "", "Quiche", "Vegan stew", "Tofu (vegan)"]
        for name in names {
            let reason = verdict(name).reason.lowercased()
            for banned in ["is vegan", "is vegetarian", "guarante", "100 %", "100%", "definitely"] {
                #expect(!reason.contains(banned), "\(name): \(reason)")
            }
            #expect(!reason.isEmpty)
        }
        #expect(verdict("Carbonara").reason.contains("traditionally contains"))
    }

    @Test func questionsComeInEnglishAndTheMenusLanguage() {
        let german = verdict("Tomatensuppe", language: "de").questions
        #expect(german.contains { $0.hasPrefix("Is there any milk") } && german.contains { $0.hasPrefix("Ist Milch") })
        #expect(verdict("Kartoffelsuppe", language: "nl").questions.allSatisfy { !$0.hasPrefix("Ist ") })
    }

    @Test func sameInputSameBytes() throws {
        let dish = DishText(name: "Vegane Lasagne mit Käse, Ei, Lachs und Nüssen", language: "de")
        let first = try JSONEncoder.bundle().encode(judge(dish))
        for _ in 0..<5 { #expect(try JSONEncoder.bundle().encode(Judge()(dish)) == first) }
    }
}
