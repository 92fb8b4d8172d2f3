import Models
import Testing

@testable import Judging

/// A word that takes something away in one language and brings something in another takes nothing away where the menu is
/// in the other.
@Suite struct NegatorTests {
    @Test(arguments: [
        "Bolo vegano no leite condensado", "Frango vegano no queijo", "Moqueca vegana de palmito no gorgonzola",
        "Batata no queijo", "Banana no leite",
    ])
    func thePortugueseInIsNoWithout(_ name: String) {
        let judged = Judge()(DishText(name: name, language: "pt"))
        #expect(judged.allergens[.milk] == .contains)
        #expect(judged.claims[.vegan] == .no)
    }

    @Test(arguments: [
        "Bolo vegano no leite condensado", "Frango vegano no queijo", "Moqueca vegana de palmito no gorgonzola",
    ])
    func whereTheLanguageIsNotKnownTheNextWordTells(_ name: String) {
        for language in [nil, "en", "de"] {
            let judged = Judge()(DishText(name: name, language: language))
            #expect(judged.claims[.vegan] != .yes)
        }
    }

    @Test(arguments: [
        ("Nicht", "vegan, aber wie bei Nonna: Tofu", "de"), ("Tofu bowl, not", "vegan", "en"),
        ("Pas", "végétarien : tofu", "fr"), ("Almost", "vegan burger", "en"), ("Tofu bowl not 4", "vegan", "en"),
        ("Tofu nem", "vegán", "hu"), ("Tofu bowl not", "vegan", "ja"), ("Vegan tofu", "not", "en"),
        ("Tofu vegan", "değil", "tr"),
    ])
    func aNegationAtTheEndOfATextMayDenyTheOther(_ name: String, _ description: String, _ language: String) {
        let claims = Judge()(DishText(name: name, description: description, language: language)).claims
        #expect(claims[.vegan] != .yes && claims[.vegetarian] != .yes)
        let affirmed = Judge()(DishText(name: "Tofu", description: "vegan", language: language)).claims
        #expect(affirmed[.vegan] == .yes && affirmed[.vegetarian] == .yes)
    }

    @Test func whereNothingIsClaimedNothingIsDenied() {
        let judged = Judge()(DishText(name: "Hummus, half", description: "with tomatoes", language: "en"))
        #expect(judged.claims[.vegan] == .yes)
    }

    @Test(arguments: [
        ("Tofu bowl isn't vegan", "en"), ("Tofu bowl isn’t vegan", "en"), ("Tofu majdnem vegán", "hu"),
        ("두부 안 비건", "ko"), ("비건이 아닌 두부", "ko"),
    ])
    func contractedAndAlmostDeny(_ name: String, _ language: String) {
        #expect(Judge()(DishText(name: name, language: language)).claims[.vegan] != .yes)
    }

    @Test(arguments: ["en", nil]) func theEnglishNoStillTakesAway(_ language: String?) {
        let judged = Judge()(DishText(name: "Rice with beans, no cheese", language: language))
        #expect(judged.allergens[.milk] == nil)
    }

    @Test(arguments: [
        ("Pandekager ikke æg til vaniljeis", "da"), ("Pandekager uden æg til vaniljeis", "da"),
        ("Pfannkuchen ohne Ei zu Vanilleeis", "de"),
    ])
    func theScopeEndsAtAConnector(_ name: String, _ language: String) {
        let alone = Judge()(DishText(name: String(name.split(separator: " ").last ?? ""), language: language))
        let judged = Judge()(DishText(name: name, language: language))
        #expect(judged.allergens[.eggs] == alone.allergens[.eggs])
        #expect(judged.allergens[.milk] == .contains)
        #expect(judged.allergens[.sesame] == nil)
    }

    @Test func whatIsDeniedRightBeforeChangesTheRecipe() {
        for name in ["Egg-free mayonnaise", "Mayonnaise without egg"] {
            #expect(Judge()(DishText(name: name, language: "en")).allergens[.eggs] != .contains)
        }
    }

    @Test(arguments: [
        ("Corn chips with salsa, non gluten-free", "en", Allergen.gluten), ("Cake, not dairy free", "en", .milk),
    ])
    func notFreeSaysThatItIsThere(_ name: String, _ language: String, _ allergen: Allergen) {
        #expect(Judge()(DishText(name: name, language: language)).allergens[allergen] == .contains)
    }

    @Test func anAbbreviationIsNoWord() {
        // A bracketed "veg" is a mark that nobody explains, and an abbreviation doesn't reach back over a comma.
        #expect(Judge()(DishText(name: "Panino con mortadella (veg)", language: "it")).claims[.vegetarian] != .yes)
        #expect(Judge()(DishText(name: "Hackbraten, veg. Beilage (V)", language: "de")).claims[.vegetarian] == .no)
        #expect(Judge()(DishText(name: "Veg biryani", language: "en")).claims[.vegetarian] == .yes)
    }

    @Test func theDietOfAnAnimalIsNoClaim() {
        for (name, language) in [
            ("Okseinderlår fra køer fodret vegetarisk", "da"), ("Pork loin, vegetarian-fed", "en"),
            ("Ente, vegan gefüttert", "de"),
        ] { #expect(Judge()(DishText(name: name, language: language)).claims[.vegetarian] != .yes) }
    }

    /// A list behind "without" may be meant as a whole.
    @Test(arguments: [
        ("Lentil stew without egg, milk and meat", "en"), ("Linsekaker uten egg, melk og kjøtt", "nb"),
        ("Salade sans œuf, fromage ou viande", "fr"), ("Салата без яйца, мляко и месо", "bg"),
    ])
    func aClosedListBehindWithoutIsInDoubt(_ name: String, _ language: String) {
        let judged = Judge()(DishText(name: name, language: language))
        #expect(judged.label == .uncertain)
        #expect(judged.allergens[.milk] != .contains)
    }

    /// What goes on after the comma without closing a list, or says more than one thing, is in the dish.
    @Test(arguments: [
        ("Noodles without egg, prawns", "en"), ("Noodles without egg, prawns and cheese, with salad", "en"),
        ("Noodles without egg, prawns and grilled vegetables", "en"), ("Nudeln ohne Ei, Garnelen", "de"),
        ("Noodles without egg, prawns and peanuts", "en"),
    ])
    func anOpenListBehindWithoutTakesNothingAway(_ name: String, _ language: String) {
        let judged = Judge()(DishText(name: name, language: language))
        #expect(judged.claims[.vegetarian] == .no)
        #expect(judged.allergens[.crustaceans] == .contains)
    }
}
