import Models
import Testing

@testable import Judging

struct KnowledgeTests {
    private func meaning(_ word: String, _ language: String?) -> Meaning? {
        let text = MenuTokens(word)
        var search = PhraseSearch(text, ReadingLanguage(code: language), Knowledge.embedded.phrases)
        let match = search.longestMatch(at: 0)
        return match?.length == text.tokens.count ? match?.meaning : nil
    }

    @Test func everyLineOfTheTablesIsRead() {
        let builder = KnowledgeBuilder.embedded(with: [])
        #expect(builder.faults.isEmpty)
        #expect(builder.phrases.phraseCount == Knowledge.embedded.count)
        #expect(Knowledge.embedded.count > 10_000)
    }

    @Test func everyCuisineAndQuestionIsRead() {
        let knowledge = Knowledge.embedded
        for name in knowledge.cuisines.names { #expect(!knowledge.cuisines.habits(of: name).isEmpty) }
        for key in [
            "meat", "fish", "seafood", "milk", "egg", "honey", "gelatine", "animal_fat", "rennet", "ingredients",
            "vegan", "variant", "mark",
        ] {
            #expect(knowledge.questions.keys.contains(key))
            #expect(knowledge.questions.question(key, ReadingLanguage(code: "de"))?.texts.count == 2)
        }
    }

    @Test func ambiguousWordsFollowTheLanguage() {
        #expect(meaning("lima", "es")?.components.isEmpty == true)
        #expect(meaning("bar", "fr")?.components.first?.substance == .fish)
        #expect(meaning("bar", "en")?.components.contains { $0.substance == .fish } != true)
        #expect(meaning("ei", "de")?.components.first?.substance == .egg)
        #expect(meaning("ost", "de") == nil)
        #expect(meaning("ost", "sv")?.components.first?.substance == .milk)
    }

    @Test(arguments: [
        ("tomatoes", "en"), ("Kartoffeln", "de"), ("Erbsen", "de"), ("pommes de terre", "fr"), ("zucchine", "it"),
        ("lentejas", "es"), ("creme fraiche", "fr"), ("Gemuese", "de"), ("strawberries", "en"), ("funghi", "it"),
    ])
    func inflectedAndUnaccentedWordsAreKnown(word: String, language: String) {
        #expect(meaning(word, language) != nil)
    }

    @Test func paateIsReadCautiously() {
        #expect(meaning("pate", "fr")?.components.contains { $0.substance == .meat } == true)
    }

    @Test func longestMatchWins() {
        #expect(meaning("peanut butter", "en")?.components.map(\.substance) == [.peanut])
        #expect(meaning("coconut milk", "en")?.components.isEmpty == true)
        #expect(meaning("oyster mushrooms", "en")?.components.isEmpty == true)
        #expect(meaning("gai lan", "en")?.components.isEmpty == true)
    }

    @Test func notationIsReadWhole() {
        let meaning = Meaning(notation: "meat~^ egg? milk?? gluten beef^^", kind: .dish)
        #expect(meaning?.components.map(\.certainty) == [.usual, .sometimes, .rare, .always, .always])
        #expect(meaning?.components.map(\.yields) == [.toStandIns, .never, .never, .never, .toPlants])
        #expect(Meaning(notation: "egg~~", kind: .dish) == nil)
        #expect(Meaning(notation: "unicorn", kind: .dish) == nil)
    }

    @Test(arguments: [
        ("Rindergulasch", [Substance.beef]), ("Kräuterquark", [.milk]), ("Sojasahnesoße", [.soy, .milk]),
        ("Wachteleier", [.egg]), ("Erdnussbuttersoße", [.peanut, .milk]),
    ])
    func compoundsAreTakenApart(word: String, substances: [Substance]) throws {
        let language = ReadingLanguage(code: "de")
        let field = DishField(word, role: .name, language: language, phrases: Knowledge.embedded.phrases)
        let item = try #require(field.items.first)
        #expect(item.isKnown)
        #expect(Set(item.components.map(\.substance)).isSubset(of: Set(substances)))
        #expect(item.components.first?.substance == substances.first)
    }

    @Test func tokensKeepTheirBoundaries() {
        let text = MenuTokens("Käse-Ei, 12.50 (Huhn) l'ail & 100g")
        let tokens = text.tokens
        #expect(tokens.indices.map { text.key(of: $0) } == ["käse", "ei", "12", "50", "huhn", "l", "ail", "&", "100g"])
        #expect(tokens[1].boundary == .hyphen)
        #expect(tokens[2].boundary == .hard)
        #expect(tokens[3].boundary == .space)
        #expect(tokens[4].boundary == .hard)
        #expect(tokens[8].isQuantity && !tokens[4].isQuantity)
    }

    /// Fruit is usually flambéed in butter, also where the heading that would say "crêpes" was not read.
    @Test(arguments: ["Pommes Flambées", "Bananes flambées", "Ananas flambiert", "Flambéed apples"])
    func flambeedFruitIsNotSurelyVegan(name: String) {
        #expect(Judge()(DishText(name: name)).claims[.vegan] != .yes)
    }
}
