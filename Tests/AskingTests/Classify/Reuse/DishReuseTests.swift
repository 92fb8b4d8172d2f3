import Asking
import Judging
import KnownDishes
import Models
import Testing

/// Whether one dish's answer is ever given to another.
@Suite struct DishReuseTests {
    private static let reuse = DishReuse(judge: Judge())

    private static func question(_ name: String, _ language: String? = nil) -> DishQuestion? {
        DishQuestion(DishText(name: name, language: language), targetLanguage: "en", model: "m", host: "h")
    }

    /// Nil when either holds nothing, or they are two dishes.
    private static func likeness(_ left: String, _ right: String, _ language: String?) -> DishReuse.Likeness? {
        guard let left = question(left, language), let right = question(right, language) else { return nil }
        return reuse.likeness(left, right)
    }

    @Test func noDishOfAnAdversarialPairAnswersForTheOther() {
        var tried = 0
        for pair in NamePairs.all {
            for language in [pair.language, nil] {
                tried += 1
                #expect(Self.likeness(pair.safe, pair.unsafe, language) == nil, "\(pair.description)")
                #expect(Self.likeness(pair.unsafe, pair.safe, language) == nil, "\(pair.description)")
            }
        }
        #expect(tried >= 1_700)
    }

    /// Words that look the same in print and are two words.
    @Test(arguments: [
        ("Corn soup", "Com soup"), ("Clove cake", "Dove cake"), ("Chili oil", "Chill oil"), ("Clam soup", "Dam soup"),
        ("Pâte brisée", "Pâté brisée"), ("Thé glacé", "The glace"), ("Egg plant curry", "Eggplant curry"),
        ("Ham burger", "Hamburger"), ("Butter milk soup", "Buttermilk soup"),
        ("Salad without egg", "Salad with out egg"),
        ("Nonvegan pie", "Non vegan pie"), ("Lươn nướng", "Luôn nướng"), ("Cà kho", "Cá kho"), ("Rice 15", "Rice IS"),
        ("Set menu 1", "Set menu l"), ("Pizza 68", "Pizza 88"), ("Bread B12", "Bread BI2"),
        ("Eggfree cake", "Egg free cake"),
        ("Veganer Kuchen", "Vegan er Kuchen"), ("Ohneei", "Ohne Ei"), ("Beef", "Beet"),
        ("Pasta, mit Ei", "Pasta mit Ei"),
        ("Tofu", "Tofu (V)"), ("Wine", "Vvine and fish"), ("Sin carne", "5in carne"),
        ("Egg-free cake", "Egg free cake"),
    ])
    func wordsThatLookAlikeAreTwoDishes(left: String, right: String) {
        for language in ["en", "de", "fr", "es", "vi", nil] {
            #expect(Self.likeness(left, right, language) == nil)
            #expect(Self.likeness(right, left, language) == nil)
        }
    }

    @Test(arguments: [
        ("Beef stew with mushrooms", "Beef stew with mushroorns"), ("Chicken with tomato", "Chicken with t0mato"),
        ("Grilled salmon fillet", "Grilledsalmon fillet"),
        ("Beef with asparagus", "Beef with aspar agus"), ("Duck with lemongrass", "Duck with lernongrass"),
    ])
    func aReadersSlipIsTheSameDish(left: String, right: String) {
        #expect(Self.likeness(left, right, "en") == .slip)
        #expect(Self.likeness(right, left, "en") == .slip)
    }

    /// The knowledge base has to judge both readings the same: it doubts what it can't read.
    @Test(arguments: [("Grilled chicken", "Grilled chlcken"), ("Tomato salad", "T0mato salad")])
    func aSlipThatChangesTheVerdictIsNone(left: String, right: String) {
        #expect(Self.likeness(left, right, "en") == nil)
    }

    @Test func everyFieldCounts() throws {
        let base = DishText(
            name: "Grilled chicken", description: "with rice", ingredients: "chicken, rice", language: "en",
            cuisine: "thai", section: "Mains",
            symbols: [DietarySymbol(mark: "A", meaning: .contains(.milk), source: .legend)])
        func question(
            _ change: (inout DishText) -> Void = { _ in }, target: String = "en", model: String = "m",
            host: String = "h"
        ) throws -> DishQuestion {
            var dish = base
            change(&dish)
            return try #require(DishQuestion(dish, targetLanguage: target, model: model, host: host))
        }
        let other = try [
            question { $0.name = "Grilled beef" }, question { $0.description = "with noodles" },
            question { $0.description = nil }, question { $0.ingredients = "chicken" },
            question { $0.section = "Starters" }, question { $0.section = nil }, question { $0.symbols = [] },
            question { $0.symbols[0].mark = "a" }, question { $0.symbols[0].meaning = .mayContain(.milk) },
            question(target: "de"), question(model: "n"), question(host: "i"),
        ]
        let first = try question()
        for question in other {
            #expect(Self.reuse.likeness(first, question, isSameMenu: true) == nil)
            #expect(question.key != first.key && question.skeleton != first.skeleton)
        }
        // On another photo of the same menu language and cuisine may have been worked out differently.
        for question in try [question { $0.language = "th" }, question { $0.cuisine = nil }] {
            #expect(Self.reuse.likeness(first, question) == nil)
            #expect(Self.reuse.likeness(first, question, isSameMenu: true) == .exact)
            #expect(question.key != first.key)
        }
        let slip = try question { $0.name = "Grilled chlcken" }
        #expect(slip.skeleton == first.skeleton && slip.key != first.key)
    }
}
