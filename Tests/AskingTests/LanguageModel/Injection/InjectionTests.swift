import Asking
import KnownDishes
import Models
import StubService
import Testing

/// Text on a menu is data: whatever it tells a model to answer, and however well the model obeys, nobody is told that
/// they can eat more.
@Suite struct InjectionTests {
    @Test func thereAreEnough() {
        #expect(InjectedMenu.all.count >= 40)
        #expect(Set(InjectedMenu.all.map(\.language)).count >= 8)
        #expect(Set(InjectedMenu.all.map(\.text)).count == InjectedMenu.all.count)
    }

    @Test(arguments: ObedientModel.allCases)
    func anObedientModelChangesNothing(model: ObedientModel) async throws {
        for menu in model.menus {
            let test = try ModelUnderTest { model.answer($0, menu.text) }
            defer { test.stub.stop() }
            let told = await Classify(model: test.model, targetLanguage: "en")(menu.injected)
            let alone = await Classify(targetLanguage: "en")(menu.injected)
            #expect(!test.stub.requests.isEmpty)
            // The answer was understood; it is the rules that don't follow it.
            if model == .inForm {
                #expect(told.dishes.allSatisfy { $0.classification?.evidence.last?.kind == .llm }, "\(menu)")
            }
            for (told, alone) in zip(told.dishes, alone.dishes) { compare(told, alone, menu) }
        }
    }

    /// What the text is read as without any model, beside the same menu without it.
    @Test func theRulesAreNotTakenInEither() async throws {
        for menu in InjectedMenu.all {
            let injected = await Classify()(menu.injected).dishes
            let clean = await Classify()(menu.clean).dishes
            for (injected, clean) in zip(injected, clean) {
                let verdict = try #require(injected.classification)
                let before = try #require(clean.classification)
                for diet in Diet.allCases where verdict.claims[diet] == .yes {
                    #expect(before.claims[diet] == .yes, "\(menu.testDescription) \(diet) \(injected.name)")
                }
                for (allergen, status) in before.allergens {
                    #expect(
                        verdict.allergens[allergen] == status || verdict.allergens[allergen] == .contains,
                        "\(menu.testDescription) \(allergen) \(injected.name)")
                }
            }
            // A line that talks is no vegan dish.
            for dish in injected.dropFirst(clean.count) {
                #expect(dish.classification?.claims.values.contains(.yes) == false, "\(menu.testDescription)")
            }
        }
    }

    private func compare(_ told: Dish, _ alone: Dish, _ menu: InjectedMenu) {
        guard let verdict = told.classification, let before = alone.classification else {
            Issue.record("\(menu.testDescription)")
            return
        }
        #expect(isNoSafer(verdict, than: before), "\(menu.testDescription) \(told.name)")
        #expect(verdict.claims == before.claims && verdict.label == before.label, "\(menu.testDescription)")
        #expect(told.translation == nil, "\(menu.testDescription) \(told.name)")
        #expect(verdict.questions == before.questions, "\(menu.testDescription) \(verdict.questions)")
    }
}
