import Judging
import Models
import Testing

/// Kinds of wrong "vegan" that real, half-read menus have led to.
@Suite("Menus that were read badly or say little")
struct MisreadMenuTests {
    private let judge = Judge()

    @Test(arguments: [
        "Irish Coffee", "Thai Tea", "Vietnamese White Coffee", "Salted Coffee", "Hot Chocolate", "Eggnog", "Rueben",
        "Reuben",
    ])
    func whatItsNameHidesIsNotVegan(name: String) {
        for language in ["en", "de", nil] {
            #expect(judge(DishText(name: name, language: language)).claims[.vegan] != .yes, "\(name)")
        }
    }

    @Test func anUmlautIsOnlyPutBackInGerman() {
        let swedes = DishText(name: "Gekochte Ruebchen", language: "de")
        #expect(judge(DishText(name: "Gemuese", language: "de")).claims[.vegan] == .yes)
        #expect(judge(swedes).label != .meat)
        #expect(judge(DishText(name: "Gemuese", language: "en")).claims[.vegan] != .yes)
    }

    @Test func whatAHeadingAddsToAllCounts() {
        let spread = DishText(name: "Strawberry", language: "en", section: "Bagel with Cream Cheese")
        #expect(judge(spread).claims[.vegan] != .yes)
        #expect(judge(DishText(name: "Strawberry", language: "en", section: "Fruit")).claims[.vegan] == .yes)
    }

    @Test func aFragmentIsNoDishOfItsOwn() {
        let fragment = judge(DishText(name: "the Day", description: "or tossed greens", language: "en"))
        #expect(Diet.allCases.allSatisfy { fragment.claims[$0] != .yes })
        let list = judge(DishText(name: "Special", description: "tomato, basil, rocket", language: "en"))
        #expect(list.claims[.vegan] != .yes)
        #expect(list.claims[.vegetarian] == .yes)
    }
}
