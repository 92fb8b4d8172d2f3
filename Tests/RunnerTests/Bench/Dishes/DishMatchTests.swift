import Testing

@testable import Runner

@Suite struct DishMatchTests {
    @Test func everyDishIsThereOnce() {
        let truth = ["Tea", "Cake"].map {
            TrueDish(name: $0, section: "", description: "", amounts: [250], marks: [])
        }
        let found = [FoundDish(name: "Monday", amounts: []), FoundDish(name: "Cakes", amounts: [300])]
        let matches = DishMatch.list(truth, found, DishPairing(truth, found).pairs)
        #expect(matches.map(\.truth?.name) == ["Tea", "Cake", nil])
        #expect(matches.map(\.found?.name) == [nil, "Cakes", "Monday"])
        #expect(matches.map(\.likeness) == [nil, 0.8, nil])
        #expect(matches[1].truth?.amounts == [2.5] && matches[1].found?.amounts == [3])
    }
}
