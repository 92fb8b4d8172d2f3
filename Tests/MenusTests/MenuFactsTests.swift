import Menus
import Models
import Testing

@Suite("What is known of a menu beforehand")
struct MenuFactsTests {
    private let draft = MenuDraft(
        pages: [],
        dishes: [
            Dish(
                id: "d1", page: 1, name: "Rösti", prices: [Price(text: "12.-"), Price(text: "€ 11", currency: "EUR")],
                box: Box(x: 0, y: 0, width: 1, height: 1), lines: [])
        ], restaurantName: "Gasthaus", cuisine: "german")

    @Test func nameAndCuisineTakeThePlaceOfThoseFound() {
        let stated = draft.stating(MenuFacts(restaurantName: "Zur Post", cuisine: "swiss"))
        #expect(stated.restaurantName == "Zur Post" && stated.cuisine == "swiss")
        #expect(draft.stating(MenuFacts()) == draft)
    }

    @Test func theCurrencyIsOfPricesThatPrintNone() {
        let stated = draft.stating(MenuFacts(currency: "CHF"))
        #expect(stated.dishes[0].prices.map(\.currency) == ["CHF", "EUR"])
    }

    @Test func aStatedCuisineIsNotGuessedFromTheCountry() {
        var unnamed = draft
        (unnamed.cuisine, unnamed.languages) = (nil, ["it"])
        #expect(unnamed.settingCuisine(country: "IT").cuisine == "italian")
        #expect(unnamed.stating(MenuFacts(cuisine: "thai")).settingCuisine(country: "IT").cuisine == "thai")
    }
}
