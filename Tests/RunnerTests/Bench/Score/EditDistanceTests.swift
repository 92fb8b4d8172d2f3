import Pages
import Testing

@testable import Runner

@Suite struct EditDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("saturday", "sunday", 3),
        ("abc", "abc", 0), ("abc", "acb", 2), ("a", "b", 1),
    ])
    func levenshtein(one: String, other: String, distance: Int) {
        #expect(EditDistance.levenshtein(Array(one), Array(other)) == distance)
        #expect(EditDistance.levenshtein(Array(other), Array(one)) == distance)
    }

    @Test func wordsAreCompared() {
        #expect(EditDistance.levenshtein(words: ["tea", "or", "coffee"], ["tea", "and", "coffee", "cake"]) == 2)
        #expect(EditDistance.levenshtein(words: [], ["a", "a"]) == 2)
    }
}
