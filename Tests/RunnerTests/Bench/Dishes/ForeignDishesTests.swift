import Testing

@testable import Runner

@Suite struct ForeignDishesTests {
    @Test func linesBecomeTheDishesOfTheirPhotos() throws {
        let file = ForeignDishes(
            Array(
                """
                {"photo": "photos/a.jpg", "name": "Tea", "price": 2.5}
                {"file": "a.jpg", "name": "Cake", "price": ["3,00", "4,00 €"], "other": {"x": 1}}

                {"photo": "b.jpg", "name": "Soup"}
                {"photo": "b.jpg", "name": "Salt", "prices": [12.345, "0,5 l 4"], "price": null}
                """.utf8))
        let dishes = try #require(file.dishes["a.jpg"])
        #expect(dishes.map(\.name) == ["Tea", "Cake"] && dishes.map(\.amounts) == [[250], [300, 400]])
        #expect(file.dishes["b.jpg"]?.map(\.amounts) == [[], [1235, 400]])
        #expect(file.badLines.isEmpty && file.aspects == [])
    }

    @Test func whatIsToldIsScored() {
        let file = ForeignDishes(
            Array(#"{"photo": "a", "name": "Tea", "section": "Drinks", "description": "x", "symbols": ["V"]}"#.utf8))
        #expect(file.aspects == .all)
        #expect(file.dishes["a"]?.first?.marks == [PrintedMark("V")])
    }

    @Test func otherLinesArePassedOver() {
        let lines = [
            "{", "[]", #"{"name": "Tea"}"#, #"{"photo": "a.jpg"}"#, #"{"photo": "", "name": "Tea"}"#,
            #"{"photo": "a.jpg", "name": "Tea", "price": {"amount": 2}}"#,
        ]
        let file = ForeignDishes(Array(lines.joined(separator: "\n").utf8) + [0x0A, 0xFF])
        #expect(file.badLines == [1, 2, 3, 4, 5, 6, 7] && file.dishes.isEmpty)
    }

    @Test func tooManyDishesOfOnePhotoArePassedOver() {
        let line = #"{"photo": "a.jpg", "name": "Tea"}"# + "\n"
        let file = ForeignDishes(Array(String(repeating: line, count: TrueDish.mostDishes + 2).utf8))
        #expect(file.dishes["a.jpg"]?.count == TrueDish.mostDishes && file.badLines.count == 2)
    }
}
