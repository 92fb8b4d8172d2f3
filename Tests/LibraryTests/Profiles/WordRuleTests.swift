import Models
import Testing

@testable import Library

/// Foods that people name by words of their own.
@Suite struct WordRuleTests {
    @Test(arguments: [
        ("coriander", "Tacos with cilantro", Verdict.avoid),
        ("coriander", "Möhrensuppe mit Koriander", .avoid),
        ("coriander", "ผัดผักชี", .avoid),
        ("coriander", "香菜牛肉", .avoid),
        ("coriander", "Tomato soup", .ask),
        ("garlic", "Knoblauchbrot", .avoid),
        ("garlic", "GARLIC BREAD", .avoid),
        ("garlic", "Pain à l'ail", .avoid),
        ("garlic", "Ailes de poulet", .ask),
        ("mushroom", "Mushrooms on toast", .avoid),
        ("ham", "Champignons", .ask),
        ("blue cheese", "Pasta gorgonzola", .avoid),
        ("honey", "Honigmelone mit Honig", .avoid),
        ("honey", "Baklava with honey", .avoid),
        ("kiwi", "Kiwi sorbet", .avoid),
        ("almonds", "Hazelnut cake", .ask),
        ("meat", "Beef stew", .avoid),
        ("fish", "Grilled salmon", .avoid),
        ("dairy", "Cheese toast", .avoid),
        ("shrimp", "Lobster", .ask),
    ]) func isFound(word: String, dish: String, verdict: Verdict) throws {
        #expect(try KnownDish.read(dish).verdict(.avoid(word)).verdict == verdict)
    }

    @Test func aDescriptionThatDoesNotNameItIsEnoughForAWordButNotForAnAllergy() throws {
        let dish = KnownDish.read("Fruit salad", "apple, banana, orange")
        #expect(try dish.verdict(.avoid("kiwi")).verdict == .fits)
        for severity in AllergySeverity.allCases {
            #expect(try dish.verdict(.allergy("kiwi", severity)).verdict == .ask)
        }
    }

    /// Menus seldom say which nuts; with a dangerous allergy any count.
    @Test func whatAFoodAlwaysIsCountsToo() throws {
        let dish = KnownDish.read("Nut cake", "nuts, sugar")
        #expect(try dish.verdict(.allergy("almonds", .mild)).verdict == .ask)
        #expect(try dish.verdict(.allergy("almonds", .critical)).verdict == .avoid)
        #expect(NamedFood("almonds").allergens == [.nuts])
        #expect(NamedFood("shrimp").allergens == [.crustaceans])
        #expect(NamedFood("kiwi").allergens.isEmpty && NamedFood("kiwi").isKnown)
        #expect(!NamedFood("qwrtzp").isKnown)
    }

    @Test func groupsAreNamedByTheirUsualWords() {
        #expect(Allergen.named(by: "Peanut") == [.peanuts])
        #expect(Allergen.named(by: "shellfish") == [.crustaceans, .molluscs])
        #expect(Allergen.named(by: "almonds").isEmpty, "one food is not the group")
    }

    /// The rules ask for these.
    @Test func theTableHasWhatTheRulesNeed() {
        for word in ["garlic", "onion", "leek", "chives", "asafoetida", "potato", "carrot", "mushroom", "aubergine"] {
            #expect(Synonyms.embedded.words(for: word).count > 2, "\(word)")
        }
        #expect(Synonyms.embedded.words(for: "tomatoes").contains("pomodoro"))
        #expect(Synonyms.embedded.words(for: "qwrtzp") == ["qwrtzp"])
    }

    /// The words of the tables are sound: none is found in a text where another word stands alone.
    @Test func shortWordsNeedToStandAlone() {
        let text = SearchedText(["Hähnchen mit Paille und Anjou"])
        for word in ["ail", "ajo", "ham"] { #expect(text.match(SearchedWords([word])) == nil, "\(word)") }
        #expect(SearchedWord(" - ") == nil)
    }
}
