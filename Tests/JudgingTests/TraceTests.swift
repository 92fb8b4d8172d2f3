import Judging
import Models
import Testing

/// What may be there in traces is told, and says nothing of diets.
@Suite struct TraceTests {
    private let judge = Judge()

    @Test(arguments: [
        ("Vegan oat cookie (may contain traces of egg)", "en", Allergen.eggs),
        ("Vegane Kekse, kann Spuren von Milch enthalten", "de", .milk),
        ("Biscotti vegani, possibili tracce di uova", "it", .eggs),
        ("Vegan cake, kan sporen van melk bevatten", "nl", .milk),
    ])
    func aTraceIsNoIngredient(_ name: String, _ language: String, _ allergen: Allergen) {
        let verdict = judge(DishText(name: name, language: language))
        #expect(verdict.claims[.vegan] == .yes, "\(verdict.reason)")
        #expect(verdict.allergens[allergen] == .mayContain)
    }

    @Test func whatIsNamedBeforeStaysInTheDish() {
        let verdict = judge(DishText(name: "Cheese sandwich, may contain traces of nuts", language: "en"))
        #expect(verdict.claims[.vegan] == .no)
        #expect(verdict.allergens[.milk] == .contains)
        #expect(verdict.allergens[.nuts] == .mayContain)
    }

    /// Only a notice about allergens takes anything out, and only what it surely speaks of.
    @Test(arguments: [
        "Rice, may contain chicken", "Vegan burger may contain bacon",
        "Vegetable curry (may contain nuts) with chicken",
        "Tofu bowl may contain traces of nuts and served with prawns",
        "Green salad, may contain nuts, shrimp", "Reis, kann Huhn enthalten", "Rice (may contain traces of nuts), beef",
    ])
    func anAnimalInANoticeStays(_ name: String) {
        let verdict = judge(DishText(name: name))
        #expect(verdict.claims[.vegetarian] != .yes, "\(verdict.reason)")
    }
}
