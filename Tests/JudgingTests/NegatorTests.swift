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

    @Test(arguments: ["en", nil]) func theEnglishNoStillTakesAway(_ language: String?) {
        let judged = Judge()(DishText(name: "Rice with beans, no cheese", language: language))
        #expect(judged.allergens[.milk] == nil)
    }
}
