import Judging
import Models
import Testing

/// Words that only say how something is cooked, and those that hide what is in it.
struct PreparationTests {
    private func verdict(_ name: String, _ description: String? = nil, language: String? = "en") -> Classification {
        Judge()(DishText(name: name, description: description, language: language))
    }

    @Test(arguments: [
        ("Roast peppers with rice", "en"), ("Honey roast carrots", "en"), ("Roast pumpkin with rice", "en"),
        ("Nut roast", "en"),
        ("Patate arrosto", "it"), ("Pomodori arrosto", "it"), ("Camembert rôti", "fr"), ("Mushroom pâté", "en"),
        ("Bratapfel", "de"), ("Röstgemüse", "de"), ("Gebratene Champignons", "de"), ("Tomato bisque", "en"),
    ])
    func aWayOfCookingIsNoMeat(name: String, language: String) {
        #expect(verdict(name, language: language).claims[.vegetarian] == .yes, "\(verdict(name, language: language))")
    }

    @Test(arguments: [
        ("Roast", "en"), ("Sunday roast", "en"), ("Pot roast", "en"), ("Roast with potatoes", "en"),
        ("Roast dinner", "en"),
        ("Roast beef", "en"), ("Roast sandwich", "en"), ("Chef's roast", "en"), ("Braten", "de"),
        ("Schweinebraten", "de"),
        ("Rôti", "fr"), ("Arrosto misto", "it"), ("Arrosto con patate", "it"), ("Asado", "es"),
        ("Asado con papas", "es"),
        ("Pâté", "en"), ("Pâté de campagne", "fr"), ("Rillettes", "fr"), ("Bisque", "en"), ("Gravy", "en"),
    ])
    func asTheDishItselfItIs(name: String, language: String) {
        #expect(verdict(name, language: language).claims[.vegetarian] != .yes)
    }

    @Test func roastSoupIsNoMeat() {
        #expect(verdict("Roast tomato soup", "basil oil, toasted sourdough").claims[.vegetarian] == .yes)
        #expect(verdict("Yorkshire pudding").claims[.vegan] == .no)
    }

    /// What hides behind a plant's name is a doubt, not a "yes".
    @Test(arguments: [
        "Vegetable green curry", "Red curry with tofu", "Refried beans", "Vegetable ramen",
        "Biscuits and gravy", "Quiche", "Dumplings", "Croquettes", "Miso aubergine",
    ])
    func whatMayHideMeatOrFishIsAsked(name: String) {
        #expect(verdict(name).claims[.vegetarian] != .yes, "\(verdict(name).evidence)")
        #expect(verdict(name).claims[.vegan] != .yes)
    }

    @Test func plantsInPlaceOfMeatAreNoMeat() {
        for name in ["Mushroom wellington", "Sweet potato katsu", "Feta and tomato salad"] {
            #expect(verdict(name).label != .meat, "\(name)")
        }
        // A feta burger may well be one of beef with feta.
        #expect(verdict("Greek feta burger").claims[.vegetarian] != .yes)
    }

    @Test func spreadsOfFishAreOfFish() {
        #expect(verdict("Smoked mackerel pâté").label == .pescatarian)
        #expect(verdict("Rillettes de saumon", language: "fr").label == .pescatarian)
        #expect(verdict("Chicken liver pâté").label == .meat)
    }

    @Test(arguments: [
        ("Onion rings", "en"), ("Vegetable tempura", "en"), ("Beer battered cauliflower", "en"),
        ("Zucchini im Backteig", "de"), ("Panierte Champignons", "de"), ("Verdure in pastella", "it"),
        ("Beignets de légumes", "fr"), ("Berenjenas rebozadas", "es"), ("Potato croquettes", "en"),
        ("Potato gratin", "en"), ("Apple crumble", "en"), ("Garlic naan", "en"),
        ("Polenta con funghi", "it"), ("Waldpilzragout", "de"), ("Mushroom risotto", "en"), ("Pesto pasta", "en"),
    ])
    func batterAndTheLikeAreNotVegan(name: String, language: String) {
        let verdict = verdict(name, language: language)
        #expect(verdict.claims[.vegan] != .yes)
        #expect(verdict.claims[.vegetarian] == .yes, "\(verdict.evidence)")
        #expect(!verdict.questions.isEmpty)
    }

    @Test func aListBelowAProperNameIsNoMoreThanAHint() {
        let forest = verdict("La Clairière", "champignons, crème, emmental", language: "fr")
        #expect(forest.label == .uncertain)
        #expect(forest.claims == [.vegan: .no, .vegetarian: .maybe, .pescatarian: .maybe])
        let garden = verdict("La Flurbelwump", "courgettes, tomates, aubergines", language: "fr")
        #expect(garden.claims == [.vegan: .maybe, .vegetarian: .maybe, .pescatarian: .maybe])
        let fish = verdict("La Flurbelwump", "cabillaud, pommes de terre, tomates", language: "fr")
        #expect(fish.claims[.pescatarian] == .yes)
    }

    @Test(arguments: [("Reis mit El", "de"), ("Reis mit El", nil), ("Rice with El", "en"), ("Kartoffeln mit to", "de")])
    func aLittleWordThatTheTextsLanguageLacksIsUnknown(name: String, language: String?) {
        #expect(verdict(name, language: language).claims[.vegan] != .yes)
    }

    @Test(arguments: [0.05, 0.49]) func aWordThatWasHardlyLegiblePromisesNothing(reading: Double) {
        for name in ["Cola", "Vegan lentil soup"] {
            let verdict = Judge()(DishText(name: name, language: "en", reading: reading))
            #expect(verdict.claims[.vegan] == .maybe && verdict.claims[.vegetarian] == .maybe)
            #expect(Judge()(DishText(name: name, language: "en", reading: 0.9)).claims[.vegan] == .yes)
        }
        let beef = Judge()(DishText(name: "Beef stew", language: "en", reading: reading))
        #expect(beef.claims[.vegetarian] == .no)
    }

    @Test(arguments: [("Kaffee to go", "de"), ("Penne al pomodoro", "de"), ("Salade de tomates", nil)])
    func aPhraseOfAnotherLanguageIsRead(name: String, language: String?) {
        #expect(verdict(name, language: language).claims[.vegetarian] == .yes)
    }

    @Test(arguments: [
        ("Flurbelwump", "tomatoes, wumpflurb, cheese"), ("Flurbelwump", "with potatoes and cheese"),
        ("Flurbelwump", "cheese, bacon"), ("Flurbelwump", "cheese"), ("Chikcen", "rice, tomatoes, cheese"),
        ("Salmn", "potatoes, cream, leek"), ("Flurbelwump curry", "chicken stock, rice, peas"),
    ])
    func anIncompleteListOrAMisreadNameDoesNot(name: String, description: String) {
        #expect(verdict(name, description).claims[.vegetarian] != .yes)
    }

    @Test(arguments: [
        ("Gnocchi con noci tostate", "it", [Allergen.nuts]), ("Gelato alle nocciole", "it", [.nuts, .milk]),
        ("Torta di mandorle", "it", [.nuts]), ("Escargots au beurre", "fr", [.molluscs, .milk]),
        ("Salade aux noix", "fr", [.nuts]), ("Tarta de almendras", "es", [.nuts]), ("Haselnusskuchen", "de", [.nuts]),
        ("Pasta ai pistacchi", "it", [.nuts, .gluten]), ("Naan", "en", [.gluten]), ("Samosa", "en", [.gluten]),
    ])
    func allergensAreNotMissed(name: String, language: String, allergens: [Allergen]) {
        let found = verdict(name, language: language).allergens
        for allergen in allergens { #expect(found[allergen] == .contains, "\(found)") }
    }

    @Test func pineNutsAreNoTreeNuts() {
        #expect(verdict("Insalata con pinoli", language: "it").allergens[.nuts] == nil)
        #expect(verdict("Schnecken", language: "de").claims[.pescatarian] != .yes)
    }
}
