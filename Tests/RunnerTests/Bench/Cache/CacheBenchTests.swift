import Asking
import Judging
import Models
import Testing

@testable import Runner

@Suite struct CacheBenchTests {
    private func question(
        _ name: String, _ description: String? = nil, marks: [String] = [], section: String? = "Mains"
    ) throws -> DishQuestion {
        let symbols = marks.map { DietarySymbol(mark: $0, meaning: .vegan, source: .legend) }
        let dish = DishText(name: name, description: description, section: section, symbols: symbols)
        return try #require(DishQuestion(dish, targetLanguage: "en", model: "m", host: "h"))
    }

    @Test(arguments: [
        ("beet burger", "beef burger"), ("soup", "soup 2"), ("menu 12", "menu 13"), ("tofu w/o egg", "tofu w o egg"),
        ("chili con carne", "chili sin carne"), ("\"chicken\" bowl with rice", "chicken bowl with rice"),
    ])
    func otherWordsAreOtherDishes(one: String, other: String) throws {
        #expect(PrintedWords(try question(one)) != PrintedWords(try question(other)))
    }

    @Test(arguments: [
        ("chicken", "chlcken"), ("cilantro", "cllantro"), ("saagwala", "saaqwala"), ("buttermilk", "butterrnilk"),
        ("jalapeño", "jalapeno"), ("a soup", "asoup"),
    ])
    func readingsOfOnePrintAreOneDish(one: String, other: String) throws {
        #expect(PrintedWords(try question(one)) == PrintedWords(try question(other)))
    }

    @Test func marksAndSectionsCount() throws {
        let plain = PrintedWords(try question("soup"))
        #expect(plain != PrintedWords(try question("soup", marks: ["V"])))
        #expect(plain != PrintedWords(try question("soup", section: "Starters")))
        #expect(plain != PrintedWords(try question("soup", "leek")))
    }

    @Test func anAnswerToAnotherDishIsSeen() throws {
        var answers = NamedAnswers()
        let (beef, beet) = (try question("beef burger"), try question("beet burger"))
        let answer = DishAnswer(answers.answer(to: beef).opinion, from: .dishCache)
        #expect(!answers.isWrong(answer, for: beef))
        #expect(answers.isWrong(answer, for: beet))
        #expect(NamedAnswers().isWrong(answer, for: beef))
    }

    @Test func hardOnesAllDiffer() throws {
        let dish = try question("chicken with 2 eggs", "and ham", marks: ["V"])
        let variants = HardQuestions(question: dish, neighbour: try question("tofu", "and rice")).all
        #expect(variants.count > 20 && Set(variants.map(\.words)).count == variants.count)
        #expect(!variants.contains { $0.words == dish.words })
        let names = Set(variants.map(\.words.name))
        #expect(
            names.isSuperset(of: ["chickpea with 2 eggs", "chicken without 2 eggs", "chicken with 20 eggs", "tofu"]))
        #expect(variants.contains { $0.words.marks.isEmpty } && variants.contains { $0.words.marks.count == 2 })
    }

    @Test func missesAreSortedByWhatDiffers() throws {
        let known = [try question("Tomato soup", "leek"), try question("Beef stew")]
        var tally = MissTally()
        for asked in [
            try question("Tomato soup", "leek", section: "Soups"), try question("Tomato soup", "leeks"),
            try question("Tomato soup", "leek", marks: ["V"]), try question("Tomat0 soup", "leek"), known[1],
            try question("Pancakes with jam"),
        ] {
            tally.add(asked, among: known)
        }
        #expect(MissTally.Kind.allCases.map { tally[$0] } == [1, 1, 1, 1, 1, 1])
    }
}
