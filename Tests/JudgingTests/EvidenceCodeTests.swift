import Foundation
import Judging
import KnownDishes
import Models
import Testing

/// What a client can read without understanding English.
@Suite struct EvidenceCodeTests {
    private let judge = Judge()

    /// Every dish of `Tests/Dishes` and `Tests/MisleadingDishes`, with marks, sections and descriptions.
    @Test func everyClaimAndAllergenRefersToCodedEvidence() throws {
        var refers = 0
        for file in LabelledDishes.written + LabelledDishes.files(in: "BlindDishes")
            + LabelledDishes.files(in: "MisleadingDishes")
        {
            for row in try LabelledDishes.rows(in: file) {
                let verdict = judge(
                    DishText(
                        name: row.name, description: row.description, ingredients: row.ingredients,
                        language: row.language, cuisine: row.cuisine, section: row.section, symbols: row.symbols ?? []))
                for evidence in verdict.evidence {
                    #expect(
                        evidence.code != nil && evidence.basis != nil || evidence.code == .unexplainedMark
                            || evidence.code == .unreadMark)
                    #expect((evidence.ingredient != nil) == [.ingredient, .traces].contains(evidence.code))
                    #expect((evidence.likelihood != nil) == (evidence.code == .ingredient))
                }
                for (diet, claim) in verdict.claims where claim == .yes || claim == .no {
                    #expect(verdict.claimEvidence[diet]?.isEmpty == false, "\(row.name): \(diet) \(claim)")
                }
                for allergen in verdict.allergens.keys {
                    #expect(verdict.allergenEvidence[allergen]?.isEmpty == false, "\(row.name): \(allergen)")
                    refers += 1
                }
                #expect(verdict.staffQuestions.flatMap(\.textsInOrder) == verdict.questions)
            }
        }
        #expect(refers > 4_000)
    }

    @Test func everySubstanceHasACodeOfItsOwn() {
        #expect(Set(Substance.allCases.map(\.ingredient)) == Set(Ingredient.allCases))
        #expect(Set(Ingredient.allCases.compactMap(\.allergen)) == Set(Allergen.allCases))
    }

    @Test func codesSayWhatTheFindingSays() throws {
        let verdict = judge(DishText(name: "Salt and pepper squid", description: "lime mayonnaise", language: "en"))
        let egg = try #require(verdict.evidence.first { $0.ingredient == .egg })
        #expect(egg.text == "mayonnaise" && egg.code == .ingredient && egg.likelihood == .usual && egg.basis == .recipe)
        #expect(verdict.allergenEvidence[.eggs]?.contains(egg.id) == true)
        #expect(verdict.claimEvidence[.vegan]?.contains(egg.id) == true)
    }

    @Test func tracesAreEvidence() {
        let notice = judge(DishText(name: "Brownie", description: "may contain traces of peanuts", language: "en"))
        #expect(notice.evidence.contains { $0.code == .traces && $0.ingredient == .peanut && $0.basis == .traces })
        let mark = DietarySymbol(mark: "P", meaning: .mayContain(.peanuts), source: .legend)
        let marked = judge(DishText(name: "Brownie", language: "en", symbols: [mark]))
        #expect(marked.evidence.contains { $0.code == .traces && $0.text == "P" && $0.kind == .symbol })
        #expect(marked.allergenEvidence[.peanuts]?.count == 1)
    }

    @Test func whatMayBeChosenIsTold() {
        let verdict = judge(
            DishText(name: "Rice with vegetables", description: "add chicken or prawns", language: "en"))
        #expect(verdict.options?.words == ["chicken", "prawns"])
        #expect(verdict.options?.without[.vegan] == .yes && verdict.claims[.vegan] == .maybe)
        #expect(verdict.evidence.contains { $0.text == "chicken" && $0.isOption == true })
        #expect(judge(DishText(name: "Rice with vegetables", language: "en")).options == nil)
    }

    @Test func questionsSayTheirLanguage() {
        let verdict = judge(DishText(name: "Zuppa del giorno", language: "it"))
        #expect(!verdict.staffQuestions.isEmpty)
        #expect(verdict.staffQuestions.allSatisfy { Set($0.texts.keys) == ["en", "it"] })
        let opinion = ModelOpinion(
            claims: [:], questions: ["Ist Speck darin?"], translation: Translation(language: "de", name: "Suppe"))
        let asked = judge(DishText(name: "Soup", language: "en"), opinion: opinion)
        #expect(asked.staffQuestions.last == StaffQuestion(about: .model, texts: ["de": "Ist Speck darin?"]))
        let untold = judge(
            DishText(name: "Soup", language: "en"), opinion: ModelOpinion(claims: [:], questions: ["Ist Speck darin?"]))
        #expect(untold.staffQuestions.last?.texts.keys.first == "und")
    }
}
