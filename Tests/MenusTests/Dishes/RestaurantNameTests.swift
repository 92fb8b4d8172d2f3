import Menus
import Models
import TestMaterial
import Testing

@Suite("The restaurant's name")
struct RestaurantNameTests {
    @Test(arguments: [
        ["The Copper Kettle", "14 Alder Lane, Wexcombe", "en"],
        ["Night Owl Burgers", "88 Lantern Street, Port Ellery", "en"],
        ["Blackthorn Grill", "2 Quarry Road, Stonehollow", "en"],
        ["Gasthaus zum Silberfuchs", "Mühlgasse 21, Hinterbach", "de"],
        ["La Bella Pizza", "Via delle Lucciole 7, Montefiore", "it"],
    ])
    func standsOverTheAddress(texts: [String]) {
        let draft = Self.page(title: texts[0], second: texts[1], language: texts[2]).draft
        #expect(draft.restaurantName == texts[0])
        #expect(draft.pages[0].lines[0].role == .restaurant)
        #expect(draft.pages[0].lines[1].role == .restaurant)
    }

    @Test(arguments: ["Breakfast Menu", "Burgers", "Speisekarte", "MENS", "YAS PECIAL", "M@FFIN", "€ Cabana", "MBAY"])
    func isNoHeading(title: String) {
        #expect(Self.page(title: title, second: "Starters", language: "en").draft.restaurantName == nil)
    }

    @Test(arguments: [
        ("R. K’S Dum Biriyani", true), ("ENGLISH IVY'S", true), ("Chef's Specials", false), ("Today's Catch", false),
        ("Mother's Day", false),
    ])
    func isWhoseTheHouseIs(title: String, isName: Bool) {
        #expect(
            Self.page(title: title, second: "Starters", language: "en").draft.restaurantName == (isName ? title : nil))
    }

    @Test func endsWhereAnAddressBegins() {
        let draft = Self.page(title: "阿平麵館地址：新北市安民街309號", second: "電話 02-22112580", language: "zh-Hant").draft
        #expect(draft.restaurantName == "阿平麵館")
    }

    @Test(arguments: [
        (["Burmese Kebat", "Burma Palata", "Shwe Gyi", "Burmese Salad", "Thai Chili Beef", "Thai Basil"], "burmese"),
        (["Roast Beef", "Indian Tea", "Thai Soup", "Green Salad"], nil), (["酸辣汤", "饺子", "红烧牛肉", "炒面"], "chinese"),
    ])
    func leavesCuisineToWords(dishes: [String], cuisine: String?) {
        #expect(Cuisine.named(in: dishes) == cuisine)
    }

    private static func page(title: String, second: String, language: String) -> PrintedPage {
        var page = PrintedPage(languages: [language])
        page.print(title, x: 300, y: 100, size: 40)
        page.print(second, x: 350, y: 170, size: 20)
        page.print("Starters", x: 60, y: 240, size: 26)
        for (index, dish) in ["Tomato Soup", "Garlic Bread", "Onion Rings", "Green Salad"].enumerated() {
            page.print(dish, price: "\(index + 4).50", y: 290 + 50 * index)
        }
        return page
    }
}
