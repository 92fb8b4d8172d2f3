import Models
import Testing

@testable import Judging

struct IngredientFamilyTests {
    private func verdict(_ name: String, _ language: String) -> Classification {
        Judge()(DishText(name: name, language: language))
    }

    @Test(arguments: [
        ("Tacaud, cru", "fr"), ("Lambi", "fr"), ("Boeuf, gîte à la noix", "fr"), ("Colvert", "fr"),
        ("Calf, head", "en"),
        ("Garfish", "en"), ("Razor clams", "en"), ("Woodcock", "en"), ("Schillerlocken", "de"), ("Presskopf", "de"),
        ("Latterini", "it"), ("Coratella", "it"), ("Boquerones", "es"), ("Criadillas", "es"),
    ])
    func animalsAreNone(name: String, language: String) {
        #expect(verdict(name, language).claims[.vegetarian] == .no)
    }

    @Test(arguments: [
        ("Giraumon, râpé", "fr"), ("Laitue de mer, séchée", "fr"), ("Groseille à maquereau", "fr"),
        ("Jus de grenade", "fr"),
        ("Pigeon pea, whole", "en"), ("Bladder wrack", "en"), ("Prickly pear", "en"), ("Käferbohnen", "de"),
        ("Friarielli", "it"), ("Grelos", "es"),
    ])
    func plantsAreVegan(name: String, language: String) {
        #expect(verdict(name, language).claims[.vegan] == .yes)
    }

    @Test(arguments: [("Chabichou", "fr"), ("Turkey egg", "en"), ("Graukäse", "de"), ("Squacquerone", "it")])
    func milkAndEggAreVegetarian(name: String, language: String) {
        #expect(verdict(name, language).claims[.vegan] == .no)
        #expect(verdict(name, language).claims[.vegetarian] == .yes)
    }

    /// What a compound names beside its main ingredient is in it as well.
    @Test(arguments: [
        ("Krebsbutter", "de", [Allergen.crustaceans, .milk]), ("Sardellenbutter", "de", [.fish, .milk]),
        ("Schinkensahnesoße", "de", [.milk]), ("Leberspätzlesuppe", "de", [.gluten]),
        ("Butternudeln", "de", [.milk, .gluten]),
        ("Butterspätzle", "de", [.milk, .gluten, .eggs]), ("Thunfischbaguette", "de", [.fish, .gluten]),
        ("Everything bagel", "en", [.sesame, .gluten]), ("Creamed herring", "en", [.fish, .milk]),
        ("Kalfskroket", "nl", [.gluten]), ("Mosterdmayonaise", "nl", [.mustard, .eggs]),
        ("Zsíroskenyér", "hu", [.gluten]),
        ("Estrogonofe de frango", "pt", [.milk]), ("Pataniscas de bacalhau", "pt", [.fish, .gluten, .eggs]),
        ("Șnițel de pui", "ro", [.gluten]), ("سنبوسك لحم", "ar", [.gluten]),
    ])
    func compoundsHoldAllThatTheyName(name: String, language: String, allergens: [Allergen]) {
        let found = verdict(name, language).allergens
        #expect(allergens.allSatisfy { found[$0] == .contains })
    }

    /// Gravy made of the roast's juices is meat; the juice of a fruit isn't.
    @Test func juiceIsNoGravy() {
        #expect(verdict("Jus de viande", "fr").claims[.vegetarian] == .no)
        #expect(verdict("Agneau, jus de thym", "fr").claims[.vegetarian] == .no)
        #expect(verdict("Jus d'orange", "fr").claims[.vegan] == .yes)
    }

    @Test(arguments: [
        ("Teriyaki", "en", [Allergen.soybeans, .gluten]), ("Soy sauce", "en", [.soybeans, .gluten]),
        ("Baba ganoush", "en", [.sesame]), ("Remoulade", "de", [.mustard, .eggs]), ("Satay", "en", [.peanuts]),
        ("Worcestershire", "en", [.fish]), ("Minestrone", "it", [.celery]), ("Fischstäbchen", "de", [.fish, .gluten]),
        ("Kaiserschmarrn", "de", [.eggs, .gluten, .milk]),
    ])
    func dishesNameTheirAllergens(name: String, language: String, allergens: [Allergen]) {
        let found = verdict(name, language).allergens
        for allergen in allergens { #expect(found[allergen] == .contains, "\(allergen)") }
    }
}

/// Words from the Open Food Facts taxonomy, in languages that the program's own tables say little of.
struct TaxonomyWordTests {
    private func meaning(_ word: String, _ language: String) -> Meaning? {
        let text = MenuTokens(word)
        var search = PhraseSearch(text, ReadingLanguage(code: language), Knowledge.embedded.phrases)
        let match = search.longestMatch(at: 0)
        return match?.length == text.tokens.count ? match?.meaning : nil
    }

    @Test(arguments: [
        ("śledzie", "pl", Substance.fish), ("форель", "ru", .fish), ("アンチョビ", "ja", .fish),
        ("tereyağı", "tr", .milk), ("máslo", "cs", .milk),
    ])
    func animalsAreKnown(word: String, language: String, substance: Substance) {
        #expect(meaning(word, language)?.components.contains { $0.substance == substance } == true)
    }

    @Test(arguments: [("мука", "ru"), ("mąka", "pl")])
    func flourHoldsGluten(word: String, language: String) {
        guard let meaning = meaning(word, language) else { return }
        #expect(meaning.components.contains { $0.substance == .gluten })
    }

    /// On menus these are soups, salads and porridges, whatever the taxonomy calls vegan about their plant.
    @Test(arguments: [("pomidorowa", "pl"), ("салат", "ru"), ("saláta", "hu"), ("babka", "pl"), ("каша", "ru")])
    func plantsThatAreDishesAreNotFromPlantsAlone(word: String, language: String) {
        #expect(meaning(word, language)?.components.isEmpty != true)
    }
}
