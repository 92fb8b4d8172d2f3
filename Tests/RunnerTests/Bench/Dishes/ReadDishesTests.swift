import Testing

@testable import Runner

@Suite struct ReadDishesTests {
    private func wanted(_ name: String, _ amounts: Int...) -> TrueDish {
        TrueDish(name: name, section: "", description: "", amounts: amounts, marks: [])
    }

    private func got(_ name: String, _ amounts: Int...) -> FoundDish { FoundDish(name: name, amounts: amounts) }

    @Test func namesAreReadAcrossLinesAndSpaces() {
        let words = TextWords.of("Fresh tomato\nsoup with basil 5,00\nSteak").map { Array($0.unicodeScalars) }
        #expect(ReadDishes.isRead(ComparedName("Tomato Soup"), among: words))
        #expect(ReadDishes.isRead(ComparedName("TomatoSoup"), among: words))
        #expect(!ReadDishes.isRead(ComparedName("Tea"), among: words))
        #expect(!ReadDishes.isRead(ComparedName("Soup tomato"), among: words))
    }

    @Test func aDishThatWasNotReadCountsOnNeitherSide() {
        let read = ReadDishes(
            [wanted("Tomato soup", 500), wanted("Onion tart", 700), wanted("Cheese", 900)],
            [got("Tomato soup", 500), got("Omon tarl", 700), got("Xq zzv", 900), got("Monday closed")],
            in: "Tomato soup 5.00\nOmon tarl 7.00\nXq zzv 9.00\nMonday closed",
            transcription: "Tomato soup 5.00\nOnion tart 7.00\nCheese 9.00\nMonday closed")
        #expect(read.truth.map(\.name) == ["Tomato soup"])
        #expect(read.found.map(\.name) == ["Tomato soup", "Monday closed"])
    }

    @Test func aDishThatWasReadButNotFoundCounts() {
        let read = ReadDishes(
            [wanted("Tomato soup", 500)], [got("Xq zzv")], in: "Tomato soup 5.00 Xq zzv",
            transcription: "Tomato soup 5.00")
        #expect(read.truth.count == 1 && read.found.count == 1)
    }

    @Test func aPriceThatWasNotReadIsLeftOutWithTheWrongOneInItsPlace() {
        let read = ReadDishes(
            [wanted("Soup", 500), wanted("Tart", 700), wanted("Stew", 800)],
            [got("Soup", 600), got("Tart", 800), got("Stew")], in: "Soup 6.00 Tart 8.00 Stew 7.00",
            transcription: nil)
        #expect(read.truth.map(\.amounts) == [[], [700], [800]])
        #expect(read.found.map(\.amounts) == [[], [800], []])
    }

    @Test func noMorePricesAreLeftOutThanTheTextLacks() {
        let read = ReadDishes(
            [wanted("Soup", 500), wanted("Tart", 500), wanted("Stew", 500)], [got("Soup"), got("Tart"), got("Stew")],
            in: "Soup 5.00 Tart 5.00 Stew", transcription: nil)
        #expect(read.truth.map(\.amounts) == [[], [500], [500]])
    }
}
