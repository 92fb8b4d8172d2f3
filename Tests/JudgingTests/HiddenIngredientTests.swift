import Foundation
import Models
import Pages
import Testing

@testable import Judging

struct HiddenIngredientTests {
    private func verdict(
        _ name: String, cuisine: String?, language: String = "en", description: String? = nil,
        ingredients: String? = nil
    ) -> Classification {
        Judge()(
            DishText(
                name: name, description: description, ingredients: ingredients, language: language, cuisine: cuisine))
    }

    @Test func aCuisinesHabitsAreNamed() {
        let curry = verdict("Vegetable curry", cuisine: "thai").hiddenIngredients
        #expect(curry.first?.ingredient == "fish sauce")
        #expect(curry.first?.local == "น้ำปลา")
        #expect(curry.first?.likelihood == .sometimes)
        #expect(curry.first?.question?.contains("fish sauce") == true)
        #expect(curry.count == 3)
        #expect(verdict("Vegetable curry", cuisine: nil).hiddenIngredients.isEmpty)
        #expect(verdict("Vegetable curry", cuisine: "martian").hiddenIngredients.isEmpty)
    }

    @Test func whatWouldChangeNothingIsLeftOut() {
        // No diet is left that fish sauce could break.
        #expect(verdict("Beef curry", cuisine: "thai").hiddenIngredients.isEmpty)
        // Nobody cooks plain ingredients.
        #expect(verdict("Rice", cuisine: "thai").hiddenIngredients.isEmpty)
        // A full list of ingredients tells all.
        let listed = verdict("Curry", cuisine: "thai", ingredients: "coconut milk, chickpeas, tomatoes, rice")
        #expect(listed.hiddenIngredients.isEmpty)
        // The menu's own word is believed.
        #expect(verdict("Vegan curry", cuisine: "thai").hiddenIngredients.isEmpty)
        // For someone who eats fish, fish sauce changes nothing beside it.
        #expect(!verdict("Fish curry", cuisine: "thai").hiddenIngredients.contains { $0.ingredient == "fish sauce" })
    }

    @Test func rennetBearsOnCheeseOnly() {
        let cheese = verdict("Pizza quattro formaggi", cuisine: "italian", language: "it").hiddenIngredients
        let salad = verdict("Insalata di pomodori", cuisine: "italian", language: "it").hiddenIngredients
        #expect(!salad.contains { $0.ingredient == "animal rennet" })
        #expect(cheese.allSatisfy { $0.likelihood == .rare })
    }

    @Test func rareHabitsAskButCastNoDoubt() {
        let plain = verdict("Gemüsesuppe", cuisine: nil, language: "de")
        let german = verdict("Gemüsesuppe", cuisine: "german", language: "de")
        #expect(plain.claims == german.claims)
        #expect(plain.allergens == german.allergens)
        #expect(!german.hiddenIngredients.isEmpty)
        #expect(german.questions.count >= plain.questions.count)
    }

    @Test(arguments: ["thai", "Thai", "Middle Eastern", "middle-eastern", "middle_eastern", "sri lankan"])
    func cuisinesAreFoundHoweverTheyAreWritten(name: String) {
        #expect(!Knowledge.embedded.cuisines.habits(of: name).isEmpty)
        #expect(!CuisineOrigin.languages(of: name).isEmpty || name.hasPrefix("sri"))
    }

    @Test func theCuisinesLanguageIsAskedInToo() {
        let thai = verdict("Vegetable curry", cuisine: "thai").questions
        #expect(thai.contains { $0.contains("น้ำปลา") })
        let german = verdict("Gemüsecurry", cuisine: "thai", language: "de").questions
        #expect(german.contains { $0.contains("Fischsoße") } && !german.contains { $0.contains("น้ำปลา") })
    }

    @Test func bundlesWithoutThemAreStillRead() throws {
        let verdict = verdict("Vegetable curry", cuisine: "thai")
        let bytes = try JSONEncoder.bundle().encode(verdict)
        #expect(try JSONDecoder().decode(Classification.self, from: bytes) == verdict)
        var object = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        #expect((object["hidden_ingredients"] as? [Any])?.count == verdict.hiddenIngredients.count)
        object["hidden_ingredients"] = nil
        let old = try JSONDecoder().decode(
            Classification.self, from: JSONSerialization.data(withJSONObject: object))
        #expect(old.hiddenIngredients.isEmpty)
        #expect(old.claims == verdict.claims)
    }
}

struct CuisineTableTests {
    private let knowledge = Knowledge.embedded

    @Test func everyRowIsReadAndAsksAKnownQuestion() {
        #expect(knowledge.cuisines.faults.isEmpty)
        #expect(knowledge.cuisines.names.count >= 40)
        for name in knowledge.cuisines.names {
            for habit in knowledge.cuisines.habits(of: name) {
                #expect(knowledge.questions.keys.contains(habit.asks), "\(name): \(habit.asks)")
                #expect(!habit.ingredient.isEmpty && !habit.local.isEmpty && !habit.why.isEmpty)
                #expect(habit.component.certainty < .usual, "\(name) would make every dish of it a no")
                // A row for some dishes only can't cast doubt on all.
                #expect(habit.beside == nil || habit.component.certainty == .rare)
            }
        }
    }

    @Test func everyCuisineIsAtHomeSomewhere() {
        let origins = Set(CuisineOrigin.all.map(\.cuisine))
        #expect(origins.count == CuisineOrigin.all.count)
        for name in knowledge.cuisines.names { #expect(origins.contains(name), "\(name)") }
    }

    @Test func everyQuestionIsInEveryLanguage() {
        #expect(knowledge.questions.faults.isEmpty)
        #expect(knowledge.questions.languageCount >= 17)
        for key in knowledge.questions.keys {
            for code in ["de", "fr", "it", "es", "pt", "nl", "pl", "sv", "tr", "el", "ru", "zh", "ja", "ko", "ar"] {
                let texts = knowledge.questions.question(key, ReadingLanguage(code: code))?.texts
                #expect(texts?.count == 2 && texts?["en"] != nil && texts?[code] != texts?["en"], "\(key) \(code)")
            }
        }
    }

    @Test func aRowWithMoreOrLessIsAFault() {
        let table = GroupedTable(
            text: """
                [thai]
                fish?\tfish sauce\tน้ำปลา\tit salts\tmoderate\tfish
                fish? egg?\tfish sauce\tน้ำปลา\tit salts\tmoderate\tfish
                fish?\tfish sauce\tน้ำปลา\tit salts\tperhaps\tfish
                fish?\tfish sauce
                """)
        #expect(CuisineTable(table).faults == [3, 4, 5])
    }
}
