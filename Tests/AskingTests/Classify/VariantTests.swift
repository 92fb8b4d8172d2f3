import Asking
import Menus
import Models
import TestMaterial
import Testing

@Suite struct VariantTests {
    @Test func aVariantIsJudgedWithItsDish() async {
        var page = PrintedPage()
        for (index, name) in ["Tomato soup", "Green salad", "Onion tart"].enumerated() {
            page.print(name, price: "\(index + 4).50", y: 700 + 60 * index)
        }
        page.print("Bean curry", x: 60, y: 520)
        page.print("-Tofu", price: "12.00", y: 552)
        page.print("-Prawns", price: "16.00", y: 584)
        let judged = await Classify()(page.draft).dishes.first
        #expect(judged?.prices.map(\.label) == ["Tofu", "Prawns"])
        #expect(judged?.classification?.claims[.vegan] == .no)
        #expect(judged?.classification?.allergens[.crustaceans] == .contains)
    }
}
