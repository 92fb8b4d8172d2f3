import Judging
import Models
import Testing

/// Every verdict has its grounds.
struct EvidenceTests {
    private let judge = Judge()

    @Test(arguments: [
        ("Beurre sucre", "fr"), ("Tomatoes with rice", "en"), ("Grilled salmon with potatoes", "en"),
        ("Carbonara", "it"),
        ("Veggie burger", "en"), ("Spaghetti", "de"), ("Vegane Lasagne", "de"), ("Quiche", "fr"),
        ("Rindergulasch", "de"),
        ("Käse, Ei, Milch, Butter, Quark, Tomate, Reis, Linsen, Bohnen, Mais, Kohl, Nüsse, Senf, Sellerie", "de"),
        (
            "Eis, Rahm, Reis, Linsen, Nudeln, Nüsse, Senf, Sesam, Sellerie, Soja, Erdnüsse, Lupinen, Bier, Wein, Honig",
            "de"
        ),
    ])
    func eachClaimHasSome(name: String, language: String) {
        let verdict = judge(DishText(name: name, language: language))
        for diet in Diet.allCases {
            let claim = verdict.claims[diet]
            guard claim == .yes || claim == .no else { continue }
            #expect(verdict.evidence.contains { $0.says[diet] == claim && $0.kind != .llm }, "\(diet): \(verdict)")
        }
    }

    @Test func eachKnownPlantSpeaksForItself() {
        let verdict = judge(DishText(name: "Rice with tomatoes and cheese", language: "en"))
        let tomato = verdict.evidence.first { $0.text == "tomatoes" }
        #expect(tomato?.says == [.vegetarian: .yes, .pescatarian: .yes])
        let cheese = verdict.evidence.first { $0.text == "cheese" }
        #expect(cheese?.says == [.vegan: .no, .vegetarian: .yes, .pescatarian: .yes])
    }

    @Test func nothingSpeaksForADietThatDoesNotFit() {
        let verdict = judge(DishText(name: "Bacon with tomatoes", language: "en"))
        #expect(verdict.evidence.allSatisfy { !$0.says.values.contains(.yes) })
    }

    @Test func allThreeClaimsAreAlwaysThere() {
        let opinion = ModelOpinion(claims: [.vegan: .yes])
        for name in ["", " ", "Beef", "Flurbelwump", "Vegan"] {
            #expect(Set(judge(DishText(name: name)).claims.keys) == Set(Diet.allCases))
            #expect(Set(judge(DishText(name: name), opinion: opinion).claims.keys) == Set(Diet.allCases))
        }
    }

    /// "Vegan" beside eggs that may be in it can't be written: the printed mark says that the recipe is another one.
    @Test func aVeganMarkTellsThatARecipeIsAnotherOne() {
        let mark = DietarySymbol(mark: "VG", meaning: .vegan, source: .legend)
        let torte = judge(DishText(name: "Chocolate almond torte", language: "en", cuisine: "thai", symbols: [mark]))
        #expect(torte.label == .vegan)
        #expect(torte.allergens[.eggs] == nil)
        #expect(torte.allergens[.nuts] == .contains)
        #expect(torte.allergens[.fish] == nil)
    }
}
