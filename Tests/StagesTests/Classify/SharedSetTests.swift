import Testing

@testable import Stages

/// Bounds on the labelled sets, where they lie beside the repository.
@Suite(.enabled(if: LabelledDishes.folder != nil, "needs the shared dish sets"))
struct SharedSetTests {
    @Test(arguments: ["hamburg_de", "tum_de", "epicurious_en", "umd_en", "swiggy_en", "indian_en", "howtocook_zh"])
    func unsafeAnswersAreRare(set: String) throws {
        let score = try LabelledDishes.score(set)
        #expect(score.rows > 100)
        #expect(score.unsafeVegan <= 0.05)
        #expect(score.unsafeVegetarian <= 0.05)
        #expect(score.coverage >= 0.5)
        #expect(score.accuracy >= 0.8)
    }
}
