import Judging
import Models
import Testing

@testable import Asking

/// A dish on a page that is printed again is the same one under another heading; on any other page it isn't.
@Suite struct RememberedDishesTests {
    private static let names = ["Green curry", "Papaya salad", "Mango pudding", "Iced tea", "Jasmine rice"]

    private static func question(_ name: String, under section: String?, _ description: String? = nil) -> DishQuestion?
    {
        let dish = DishText(name: name, description: description, language: "en", section: section)
        return DishQuestion(dish, targetLanguage: "de", model: "m", host: "h")
    }

    private static func page(_ dishes: [DishQuestion?]) -> RememberedPage {
        RememberedPage(id: 1, distance: 0, radius: 8, dishes: dishes.compactMap(\.self))
    }

    private func found(
        _ dish: DishQuestion?, of asked: [DishQuestion?], on page: RememberedPage
    ) throws -> DishQuestion? {
        let remembered = RememberedDishes([page], asked: asked.compactMap(\.self), DishReuse(judge: Judge()))
        return try remembered.dish(like: #require(dish))?.dish
    }

    private let menu = page(
        names.map { question($0, under: $0 == "Iced tea" ? "Drinks" : "Specials") })

    @Test func anotherHeadingOfThePageMakesNoOtherDish() throws {
        for heading in ["Drinks", nil, "Iced tea", "Specials Drinks", "Speciais"] {
            let asked = Self.names.map { Self.question($0, under: heading) }
            for (dish, known) in zip(asked, menu.dishes) {
                #expect(try found(dish, of: asked, on: menu) == known)
            }
        }
    }

    /// A menu that looks alike may name the same dishes under a heading of its own.
    @Test func aHeadingThatIsNotOnThePageMakesAnotherDish() throws {
        let asked = Self.names.map { Self.question($0, under: "Vegan") }
        for dish in asked { #expect(try found(dish, of: asked, on: menu) == nil) }
    }

    /// Near in letters isn't near in print.
    @Test func aHeadingThatIsNearlyOneOfThePageMakesAnotherDish() throws {
        let page = Self.page(Self.names.map { Self.question($0, under: "Soda drinks") })
        let asked = Self.names.map { Self.question($0, under: "Soja drinks") }
        #expect(try found(asked[3], of: asked, on: page) == nil)
    }

    @Test func aPageOfOtherDishesIsNotPrintedAgain() throws {
        let others = ["Pad thai", "Tom kha", "Massaman", "Satay"].map { Self.question($0, under: "Drinks") }
        let asked = [Self.question("Green curry", under: "Drinks"), Self.question("Papaya salad", under: nil)] + others
        #expect(try found(asked[0], of: asked, on: menu) == nil)
        #expect(try found(asked[1], of: asked, on: menu) == nil)
    }

    @Test func aThirdOfAPageIsNeeded() throws {
        let others = (0..<4).map { Self.question("Dish number \($0) of the house", under: "Specials") }
        let asked = Self.names.prefix(3).map { Self.question($0, under: nil) }
        #expect(try found(asked[0], of: asked, on: Self.page(menu.dishes + others)) == menu.dishes[0])
        let more = others + (4..<6).map { Self.question("Dish number \($0) of the house", under: "Specials") }
        #expect(try found(asked[0], of: asked, on: Self.page(menu.dishes + more)) == nil)
    }

    /// "Chicken" among the burgers is another dish than among the salads.
    @Test func whatStandsTwiceIsToldApartByItsHeading() throws {
        let twice = Self.page(menu.dishes + [Self.question("Green curry", under: "Drinks")])
        let asked = Self.names.map { Self.question($0, under: nil) }
        #expect(try found(asked[0], of: asked, on: twice) == nil)
        #expect(try found(asked[1], of: asked, on: twice) == twice.dishes[1])
        let again = asked + [Self.question("Papaya salad", under: "Drinks")]
        #expect(try found(asked[1], of: again, on: menu) == nil)
        // A misread one counts as well.
        let misread = asked + [Self.question("Papaya saIad", under: "Drinks")]
        #expect(try found(asked[1], of: misread, on: menu) == nil)
    }

    @Test func aHeadingThatChangesTheVerdictMakesAnotherDish() throws {
        let headings = [
            Self.question("Lasagne", under: "Vegan dishes"), Self.question("Goulash", under: "From the pan"),
        ]
        let page = Self.page(menu.dishes + headings)
        let asked = Self.names.map { Self.question($0, under: nil) } + [Self.question("Lasagne", under: "From the pan")]
        #expect(try found(asked.last ?? nil, of: asked, on: page) == nil)
    }

    /// What was asked about without a promise is answered cautiously.
    @Test func aHeadingThatPromisesMoreMakesNoOtherDish() throws {
        let headings = [
            Self.question("Lasagne", under: "From the pan"), Self.question("Goulash", under: "Vegan dishes"),
        ]
        let page = Self.page(menu.dishes + headings)
        let asked = Self.names.map { Self.question($0, under: nil) } + [Self.question("Lasagne", under: "Vegan dishes")]
        #expect(try found(asked.last ?? nil, of: asked, on: page) == headings[0])
    }

    @Test func otherWordsMakeAnotherDish() throws {
        var asked = Self.names.map { Self.question($0, under: nil) }
        asked[0] = Self.question("Green curry", under: nil, "with prawns")
        #expect(try found(asked[0], of: asked, on: menu) == nil)
    }
}
