import Foundation
import KnownDishes
import Models
import Testing

@testable import Judging

/// Safe dishes and animal words put together are never safer than the animal word.
@Suite struct CombinationTests {
    static let languages = [
        "en", "de", "fr", "it", "es", "pt", "nl", "pl", "cs", "hu", "sv", "da", "nb", "ro", "el", "ru", "uk", "tr",
        "ar", "he", "hi", "th", "vi", "id", "ja", "ko", "zh",
    ]

    /// `make bench-combinations` tries many more.
    static let scale = ProcessInfo.processInfo.environment["VEGYSCAN_COMBINATIONS"].flatMap(Int.init) ?? 1

    /// Names of `Tests/Dishes` that are vegan beyond doubt and judged so, evenly over the file.
    static func safeDishes(_ language: String, count: Int) throws -> [String] {
        let file = try #require(
            (LabelledDishes.written + LabelledDishes.files(in: "BlindDishes"))
                .first { $0.deletingPathExtension().lastPathComponent == language })
        let combinations = Combinations(language: language)
        let names = try LabelledDishes.rows(in: file).filter { row in
            row.labelSet == ["vegan"]
                && combinations.isPlainlySafe(row.name)
        }.map(\.name)
        return stride(from: 0, to: names.count, by: max(1, names.count / count)).prefix(count).map { names[$0] }
    }

    @Test(arguments: languages)
    func aCombinationIsNeverSafer(language: String) throws {
        let combinations = Combinations(language: language)
        #expect(combinations.animals.count > 5)
        let all = combinations.animals
        let some = stride(from: 0, to: all.count, by: max(1, all.count / (8 * Self.scale))).map { all[$0] }
        var tally = Combinations.Tally()
        for safe in try Self.safeDishes(language, count: 4 * Self.scale) {
            tally += combinations.tally(safe, animals: some)
        }
        #expect(tally.tried > 100)
        print(
            "\(language): \(tally.tried) combinations, \(tally.unsafe.count) unsafe, \(tally.softer) less certain than the animal alone"
        )
        for slip in tally.unsafe.prefix(3) { Issue.record("unsafe: \(slip.dish) \(slip.verdict.claims)") }
        for slip in tally.allergenLost.prefix(3) { Issue.record("lost: \(slip.dish) \(slip.animal)") }
    }
}
