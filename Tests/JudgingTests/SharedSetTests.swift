import KnownDishes
import Testing

/// Bounds on the labelled sets, where they lie beside the repository. By name only, as menus mostly are.
@Suite(.enabled(if: LabelledDishes.folder != nil, "needs the shared dish sets"))
struct SharedSetTests {
    /// The shares are what a reader of the README is promised, with a little room below the figures stated there.
    struct Bounds: Sendable, CustomTestStringConvertible {
        var set: String
        /// Of the dishes that break the diet, the most that may be called fit for it.
        var unsafe = 0.02
        var coverage = 0.0
        var accuracy = 0.92

        var testDescription: String { self.set }
    }

    @Test(arguments: [
        Bounds(set: "hamburg_de", unsafe: 0.007, coverage: 0.74), Bounds(set: "tum_de", unsafe: 0.007, coverage: 0.75),
        Bounds(set: "epicurious_en", unsafe: 0.008, coverage: 0.75),
        Bounds(set: "umd_en", unsafe: 0.03, coverage: 0.75),
        Bounds(set: "swiggy_en", coverage: 0.75), Bounds(set: "indian_en", accuracy: 0.85),
        Bounds(set: "howtocook_zh"),
    ])
    func unsafeAnswersAreRare(bounds: Bounds) throws {
        let score = try LabelledDishes.score(bounds.set, namesOnly: true)
        #expect(score.rows > 100)
        #expect(score.unsafe <= bounds.unsafe)
        #expect(score.coverage >= bounds.coverage)
        #expect(score.accuracy >= bounds.accuracy)
    }
}
