import Testing

@testable import Outputs

@Suite struct MarginPlacesTests {
    @Test func signsStandWhereTheirDishesDo() {
        #expect(MarginPlaces.spread([20, 60, 90], apart: 10, within: 100) == [20, 60, 90])
        #expect(MarginPlaces.spread([], apart: 10, within: 100).isEmpty)
    }

    @Test func noneCoversAnother() {
        let places = MarginPlaces.spread([50, 51, 52, 99, 99.5], apart: 10, within: 100)
        for (upper, lower) in zip(places, places.dropFirst()) { #expect(lower - upper >= 10) }
        #expect(places.first.map { $0 >= 5 } == true && places.last.map { $0 <= 95 } == true)
    }

    /// More than the margin holds share it evenly.
    @Test func tooManyShareTheMargin() {
        let places = MarginPlaces.spread(Array(repeating: 50, count: 20), apart: 10, within: 100)
        #expect(places == (0..<20).map { 2.5 + 5 * Double($0) })
    }
}
