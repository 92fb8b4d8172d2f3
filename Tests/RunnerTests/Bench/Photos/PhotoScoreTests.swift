import Judging
import Models
import TestMaterial
import Testing

@testable import Runner

@Suite struct PhotoScoreTests {
    private func dish(_ name: String, _ label: DietLabel, _ allergens: [Allergen: AllergenStatus] = [:]) -> Dish {
        Dish(
            id: name, page: 1, name: name, box: Box(x: 0, y: 0, width: 1, height: 1), lines: [],
            classification: Classification(
                label: label, confidence: 1, claims: [:], allergens: allergens, reason: "", allergenBasis: [:]))
    }

    /// - Parameter text: what was read on the page.
    private func score(_ wanted: String, _ dishes: [Dish], text: String = "") throws -> PhotoScore {
        var bundle = MenuBundle.sample(dishes: [text])
        bundle.dishes = dishes
        return PhotoScore(
            photo: "a.jpg", try #require(TrueDish.list(Array(wanted.utf8))), bundle, language: "en", Judge())
    }

    /// Lists of dishes have the size in the name, the program has it at the price.
    @Test(arguments: [(["0,4 l"], 0), ([nil], 1), (["0,3 l", "0,4 l"], 1)])
    func theSizeOfTheOnlyPriceBelongsToTheName(sizes: [String?], strays: Int) throws {
        var drink = dish("Apfelschorle", .vegan)
        drink.prices = sizes.map { Price(text: "4,80", amount: 4.8, label: $0) }
        let tally = try score(#"[{"name": "Apfelschorle 0,4 l", "label": "vegan"}]"#, [drink]).tally
        #expect(tally.strays == strays && tally.lost == strays)
    }

    /// Whoever types a whole menu shows its cuisine, too, whose kitchens make some dishes uncertain.
    @Test func theTrueWordsAreJudgedAsOneMenu() throws {
        let dish = "番茄炒蛋"
        #expect(Judge()(DishText(name: dish, language: "zh-Hans")).label == .vegetarian)
        let truth = Array("[{\"name\": \"\(dish)\", \"label\": \"vegetarian\"}]".utf8)
        let score = PhotoScore(
            photo: "a.jpg", try #require(TrueDish.list(truth)), MenuBundle.sample(dishes: []), language: "zh-Hans",
            Judge())
        #expect(score.tally.typed == 0)
    }

    @Test func safeAnswersAreCountedWithThoseThatAreWrong() throws {
        let truth = """
            [{"name": "Beef stew with carrots", "label": "meat", "certain_allergens": ["celery"]},
             {"name": "Grilled vegetables", "label_set": ["vegan", "vegetarian"], "certain_allergens": ["soybeans"]},
             {"name": "Cheese fondue", "label": "vegetarian", "certain_allergens": ["milk"]},
             {"name": "Opening hours"}]
            """
        let found = [
            dish("Stew with carrots", .vegan), dish("Grilled vegetables", .vegetarian, [.soybeans: .mayContain]),
            dish("Salad of the day", .vegan), dish("Roast lamb", .meat),
        ]
        let score = try score(truth, found, text: "Stew with carrots Grilled vegetables")
        let tally = score.tally
        #expect(tally.dishes == 3 && tally.lost == 1 && tally.decided == 2)
        #expect(tally.unsafe == BoundedRate(hits: 1, cases: 2) && tally.menus.struck == BoundedRate(hits: 1, cases: 1))
        #expect(tally.accuracy.right == 1 && tally.strays == 1 && tally.straysPerThousand == 1000.0 / 3)
        #expect(tally.causes == [.reading: 1])
        // What the true words tell of and the photo doesn't is lost on the photo.
        #expect(tally.allergens.held == 3 && tally.allergens.warned == 1)
        #expect(tally.allergens.typed >= 1 && tally.allergens.lostOnPhoto >= 1)
        #expect(score.errors.map(\.read) == ["Stew with carrots", "Salad of the day"])
    }

    @Test(arguments: [
        ("Grilled vegetable skewers, ham", "Grilled vegetable skewers, ham", PhotoTally.Cause.structure),
        ("Grilled vegetable skewers, ham", "Grilled vegetable skewers, haw", .reading),
        ("Grilled vegetable skewers", "Grilled vegetable skewers", .judging),
    ])
    func aWrongAnswerHasItsCause(name: String, text: String, cause: PhotoTally.Cause) throws {
        let truth = #"[{"name": "\#(name)", "label": "meat"}]"#
        #expect(try score(truth, [dish("Grilled vegetable skewers", .vegan)], text: text).tally.causes == [cause: 1])
    }

    /// A verdict is about all words of a dish, wherever its name ends.
    @Test func aNameMayGoOnInTheDescription() throws {
        var found = dish("Grilled vegetables", .vegan)
        found.description = "and goat cheese with roasted nuts"
        let truth =
            #"[{"name": "Grilled vegetables and goat cheese", "description": "with nuts", "label": "vegetarian"}]"#
        let tally = try score(truth, [found], text: "Grilled vegetables and goat cheese with nuts").tally
        #expect(tally.lost == 0 && tally.strays == 0 && tally.unsafe == BoundedRate(hits: 1, cases: 1))
    }

    /// A truth tells the name as it is printed; what is a mark was taken out of what was read.
    @Test func aMarkMayBePartOfTheTrueName() throws {
        var found = dish("Lecsó", .vegan)
        found.symbols = [DietarySymbol(mark: "vegán", meaning: .vegan, source: .convention)]
        let tally = try score(#"[{"name": "Lecsó (vegán)", "label": "vegan"}]"#, [found]).tally
        #expect(tally.lost == 0 && tally.strays == 0 && tally.decided == 1)
    }

    @Test func aPromiseIsAboutTheBound() {
        var report = PhotoBenchReport(promise: 0.05)
        #expect(!report.isKept, "nothing was called safe")
        report.all.menus.add(BoundedRate(hits: 0, cases: 59), to: "one menu")
        #expect(report.isKept)
        report.all.menus.add(BoundedRate(hits: 1, cases: 1), to: "another")
        #expect(!report.isKept)
    }
}
