import Judging
import Models
import Testing

/// What a heading says of the dishes under it, and what it doesn't.
struct HeadingTests {
    private func verdict(
        _ name: String, _ description: String? = nil, language: String? = "en", section: String
    ) -> Classification {
        Judge()(DishText(name: name, description: description, language: language, section: section))
    }

    @Test(arguments: [
        "Tapas", "Small Plates", "Other Plates", "Large Plates", "Mains", "Starters", "Wraps", "Specials",
    ])
    func coursesAndSizesSayNothing(section: String) {
        #expect(
            verdict("Tortilla Española", "patata, huevo, cebolla", language: "es", section: section).label
                == .vegetarian)
        #expect(verdict("Gambas al Ajillo", language: "es", section: section).label == .pescatarian)
        #expect(verdict("Salt and Pepper Squid", section: section).label == .pescatarian)
        #expect(verdict("Tomatoes with rice", section: section).label == .vegan)
    }

    @Test func burgersAreNotAllOfBeef() {
        #expect(verdict("Halloumi Burger", "grilled pepper", section: "Burgers").label == .vegetarian)
        #expect(verdict("Fish Finger Sandwich", section: "Burgers").label == .pescatarian)
        // A name that is none of a dish says nothing of the patty.
        #expect(verdict("Classic", "tomato, lettuce, cheddar", section: "Burgers").claims[.vegetarian] != .yes)
    }

    @Test func groupsOfAnimalsCount() {
        for (section, language) in [
            ("Fisch", "de"), ("Fleischgerichte", "de"), ("From the sea", "en"), ("Meeresfrüchte", "de"),
        ] {
            let under = verdict("Reis", language: language, section: section)
            #expect(under.claims[.vegetarian] != .yes, "\(section)")
        }
        #expect(verdict("Grilled salmon", section: "Meat & fish").label == .pescatarian)
    }

    @Test func kindsThatHoldEggOrMilkCountForVegansOnly() {
        let crepe = verdict("Pommes flambées", language: "fr", section: "Crêpes sucrées")
        #expect(crepe.claims[.vegan] == .maybe)
        #expect(crepe.claims[.vegetarian] == .yes)
        #expect(crepe.allergens[.eggs] == .mayContain)
        #expect(verdict("Funghi", language: "it", section: "Pizza").claims[.vegetarian] == .yes)
    }

    @Test func aDietInTheHeadingIsAWeakMark() {
        let plain = verdict("Special of the house", section: "Vegan")
        #expect(plain.label == .vegan)
        #expect(plain.confidence == 2)
        #expect(verdict("Beef stew", section: "Vegan").label != .vegan)
    }

    /// The name of a dish may need its heading to be that of a dish.
    @Test(arguments: [
        ("French Onion", "Soups", "en", Allergen.milk), ("Waldorf", "Salads", "en", .celery),
        ("Napoli", "Pizzas", "en", .fish), ("Classic Waldorf", "SALADS", "en", .eggs),
        ("Греческий", "Салаты", "ru", .milk), ("親子", "丼", "ja", .eggs), ("부대", "찌개", "ko", .soybeans),
    ])
    func aHeadingCompletesNames(name: String, section: String, language: String, allergen: Allergen) {
        let under = verdict(name, language: language, section: section)
        #expect(under.allergens[allergen] == .contains, "\(name) under \(section)")
        #expect(under.claims[.vegan] != .yes)
    }

    @Test func aHeadingMakesNothingOfLongerNames() {
        #expect(verdict("Grilled courgette with rice and French onion", section: "Soups").claims[.vegan] != .no)
        #expect(verdict("Mushroom", section: "Soups").allergens[.fish] == nil)
    }

    @Test func aHeadingThatSaysThereIsMeatIsBelieved() {
        #expect(verdict("Chilli 65", section: "Non-Veg Starters").claims[.vegan] == .no)
        #expect(verdict("Chilli 65", section: "Non-Veg Starters").claims[.vegetarian] != .yes)
        #expect(verdict("Fried potatoes", section: "Veg & Non-Veg Starters").claims[.vegetarian] == .yes)
    }

    @Test func aDietInTheHeadingLeavesTheBun() {
        let under = verdict("The Green One", "avocado, tomato", section: "Vegan Burgers")
        #expect(under.allergens[.gluten] == .mayContain)
        #expect(under.claims[.vegan] == .yes)
    }

    @Test(arguments: ["Vegan dishes", "Our vegan dishes", "Vegane Gerichte", "Piatti vegani", "Platos veganos"])
    func aHeadingOfDishesSaysWhatTheyAre(heading: String) {
        let claims = Judge()(DishText(name: "Green curry", section: heading)).claims
        #expect(claims[.vegan] == .yes, "\(heading): \(claims)")
    }

    /// Notices about other dishes that were taken for the heading of these.
    @Test(arguments: [
        "See our vegan dishes", "Scan for vegan dishes", "Vegan dishes marked (V)", "V = vegan dishes",
        "Vegane Gerichte verfügbar", "All dishes are vegan", "Vegan dishes on request",
    ])
    func aNoticeIsNoHeading(heading: String) {
        let claims = Judge()(DishText(name: "Green curry", section: heading)).claims
        #expect(claims[.vegan] != .yes, "\(heading): \(claims)")
    }
}
