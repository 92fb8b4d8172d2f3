import Testing

@testable import Reading

@Suite struct LiraSignTests {
    @Test func theSignIsLikeItselfAndFramesAndStemsAreNot() {
        #expect(LiraSign.likeness(LiraSign.shape) > 0.999)
        let frame = LiraSign.fields(columns: 20, rows: 30) { x, y in x < 4 || x >= 16 || y < 4 || y >= 26 ? 1 : 0 }
        let stem = LiraSign.fields(columns: 20, rows: 30) { x, _ in x >= 8 && x < 13 ? 1 : 0 }
        let filled = LiraSign.fields(columns: 3, rows: 5) { _, _ in 1 }
        for fields in [frame, stem, filled, []] { #expect(LiraSign.likeness(fields) < LiraSign.leastLikeness) }
    }

    @Test func aLargerSignIsStillOne() {
        let large = LiraSign.fields(columns: 36, rows: 54) { x, y in LiraSign.shape[y / 3 * 12 + x / 3] }
        #expect(LiraSign.likeness(large) > 0.999)
        #expect(LiraSign.fields(columns: 0, rows: 5) { _, _ in 1 }.isEmpty)
    }
}
