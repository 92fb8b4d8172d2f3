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
}
