import Menus
import Models
import Testing

struct CuisineHintTests {
    @Test(
        arguments: [
            ("th", nil, "thai"), ("th", "DE", "thai"), ("vi-VN", nil, "vietnamese"), ("zh-Hant", nil, "chinese"),
            ("ka", "DE", "georgian"), ("it", "IT", "italian"), ("it", "DE", nil), ("it", nil, nil),
            ("de", "AT", "austrian"),
            ("de", "DE", "german"), ("en", "IT", nil), ("fr", "BE", "belgian"), ("es", "MX", "mexican"),
            ("es", "ES", "spanish"),
            ("en", "TH", nil), ("eo", "PL", nil), (nil, "IT", nil),
        ] as [(String?, String?, String?)])
    func languageAndCountryTogetherPointToACuisine(language: String?, country: String?, cuisine: String?) {
        #expect(Cuisine.hinted(language: language, country: country, in: ["Menu", "12.50"]) == cuisine)
    }

    @Test func wordsOfAnotherCuisineLeaveItOpen() {
        #expect(Cuisine.hinted(language: "de", country: "DE", in: ["Sushi Menü", "Ramen", "Wasser"]) == nil)
        #expect(Cuisine.hinted(language: "de", country: "DE", in: ["Sushi", "Wasser", "Suppe"]) == "german")
    }

    @Test func theCountryOnlyFillsWhatTheMenuLeavesOpen() {
        let page = Page(
            number: 1, photo: PhotoRecord(path: "menu.jpg", sha256: ""),
            lines: [
                Line(
                    id: 0, text: "Suppe", box: Box(x: 0, y: 0, width: 9, height: 9), confidence: 1, block: 0, words: [])
            ])
        let open = MenuDraft(pages: [page], dishes: [], languages: ["de"])
        #expect(open.settingCuisine(country: "DE").cuisine == "german")
        #expect(open.settingCuisine(country: nil).cuisine == nil)
        let named = MenuDraft(pages: [page], dishes: [], languages: ["de"], cuisine: "thai")
        #expect(named.settingCuisine(country: "DE").cuisine == "thai")
    }
}
