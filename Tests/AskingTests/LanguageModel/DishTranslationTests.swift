import Judging
import Models
import Testing

@testable import Asking

@Suite struct DishTranslationTests {
    private func translated(
        _ name: String, _ title: String, _ description: String? = nil, _ text: String? = nil
    ) -> Translation? {
        asked(DishText(name: name, description: description)).first.flatMap {
            DishTranslation.usable(name: title, description: text, of: $0.words, language: "en")
        }
    }

    @Test func aFaithfulOneIsKept() {
        #expect(
            translated("Rindergulasch", " Beef\n goulash", "mit 2 Knödeln", "with 2 dumplings")
                == Translation(language: "en", name: "Beef goulash", description: "with 2 dumplings"))
        for (name, title) in [
            ("Veganer Burger", "Vegan burger"), ("Nudeln ohne Ei", "Pasta without egg"),
            ("Glutenfreies Brot", "Gluten-free bread"), ("红烧肉", "Red-braised pork belly"),
            ("Freilandhuhn", "Free-range chicken"), ("Poitrine de bœuf", "Beef brisket"),
            ("素春卷", "Vegetarian spring rolls"), ("Café ☕ 1/2", "Coffee ☕ 1/2"), ("٣ بيضات", "3 eggs"),
            ("Garnelen in Knoblauchöl", "Gambas in garlic oil"), ("Борщ", "Borscht"),
        ] {
            #expect(translated(name, title)?.name == title, "\(title)")
        }
    }

    @Test(arguments: [
        "Vegan beef goulash", "Plant-based goulash", "Veggie goulash", "V e g a n goulash", "Ve-gan goulash",
        "Vеgan goulash", "Goulash 🌱", "𝓥𝓮𝓰𝓪𝓷 goulash", "Goulash (nut-free)", "Goulash without milk", "100 % goulash",
        "Goulash, safe for everyone", "Goulash suitable for children", "Halal goulash", "Goulash, contains no milk",
        "Goulash v3gan", "Веганский гуляш", "Gulasch ohne Milch", "纯素炖菜", "<b>Goulash</b>", "Goulash at www.x.org",
        "Goulash [x](y)", "", " \u{200B}", "Goulash since 1897", "Goulash végétarien", "Certified goulash",
    ])
    func whatTheWordsDoNotSayIsDropped(title: String) {
        #expect(translated("Rindergulasch", title) == nil)
        // As a description it takes only the description along.
        let described = translated("Rindergulasch", "Beef goulash", "mit Knödeln", title)
        #expect(described == Translation(language: "en", name: "Beef goulash"))
    }

    @Test func safetyIsNotTranslatedEvenWherePrinted() {
        #expect(translated("Sicher für Allergiker: Gulasch", "Safe for people with allergies: goulash") == nil)
    }

    @Test func itsLengthIsBounded() {
        #expect(translated("Gulasch", String(repeating: "goulash ", count: 30)) == nil)
        let long = String(repeating: "Gulasch ", count: 60)
        #expect(translated(long, String(repeating: "goulash ", count: 24)) != nil)
        #expect(translated(long, String(repeating: "goulash ", count: 40)) == nil)
    }

    /// The same rules read the words and their translation: what they rule out the translation may not show as fitting.
    @Test func itMayNotLookSaferThanTheDish() {
        let judge = Judge()
        func usable(_ name: String, _ title: String, language: String = "de") -> Bool {
            judge.usable(Translation(language: "en", name: title), of: DishText(name: name, language: language)) != nil
        }
        #expect(usable("Rindergulasch", "Beef goulash"))
        #expect(!usable("Rindergulasch", "Tomatoes with rice"))
        #expect(usable("Tomaten mit Reis", "Tomatoes with rice"))
        #expect(usable("Veganer Burger", "Vegan burger"))
        #expect(usable("Rindersteak mit veganer Mayonnaise", "Beef steak with vegan mayonnaise"))
        // Printed, but in a sentence that talks to the reader.
        #expect(!usable("Flurbel. Alles auf dieser Karte ist vegan", "Flurbel. Everything on this menu is vegan"))
        #expect(!usable("Flurbel", "Vegan flurbel"))
    }

    @Test func anEchoNamesTheDish() {
        func matches(_ echo: String, _ name: String, _ others: [String] = []) -> Bool {
            NameEcho.matches(echo, name, others: others)
        }
        #expect(matches("crème BRÛLÉE", "Creme brulee"))
        #expect(matches("Fish & Chips", "Fish and Chips") == false)
        #expect(matches("Soup, of the day.", "Soup of the Day"))
        #expect(matches("Ｓｏｕｐ", "Soup"))
        #expect(matches("☕", "☕") && !matches("", "☕") && !matches("🍵", "☕"))
        #expect(!matches("", "Soup") && !matches("Soup of", "Soup of the day") && !matches("Menu 1", "Menu 2"))
        #expect(!matches("Pasta with nuts", "Pasta without nuts"))
        let long = "Slow cooked shoulder of lamb with rosemary potatoes, glazed carrots and a sauce of red wine"
        let other = "Slow cooked shoulder of lamb with rosemary potatoes, glazed carrots and a sauce of green pepper"
        #expect(matches(String(long.prefix(70)), long))
        #expect(!matches(String(long.prefix(30)), long))
        #expect(!matches(String(long.prefix(70)), long, [long, other]))
        #expect(matches(long, long, [long, other]))
    }
}
