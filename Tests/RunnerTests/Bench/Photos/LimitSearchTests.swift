import Judging
import Testing

@testable import Runner

/// Limits of doubt are those that leave the most claims while few enough of them can be wrong.
@Suite struct LimitSearchTests {
    /// Claims of as many menus; of the doubtful ones every second is wrong, of the others one in `oneIn`.
    private func claims(_ count: Int, oneIn: Int) -> [SafeClaim] {
        (0..<count).map {
            SafeClaim(structure: 0.95, reading: 0.9, isWrong: $0 % oneIn == 1, menu: "\($0)")
        }
            + (0..<count / 10).map {
                SafeClaim(structure: 0.3, reading: 0.9, isWrong: $0 % 2 == 0, menu: "doubtful \($0)")
            }
    }

    @Test func doubtfulClaimsAreLeftOut() throws {
        let chosen = try #require(LimitSearch(claims(2000, oneIn: 1000), risk: 0.01).chosen)
        // All limits between the doubtful and the others leave the same claims.
        #expect(chosen.limits == DoubtLimits(reading: 0.75, structure: 0.95))
        #expect(chosen.wrong.total == BoundedRate(hits: 2, cases: 2000))
    }

    @Test func tooFewClaimsProveNothing() {
        #expect(LimitSearch(claims(100, oneIn: 1000), risk: 0.01).chosen == nil)
        #expect(LimitSearch([], risk: 0.01).chosen == nil)
    }

    @Test func whereNoDoubtHelpsNothingPasses() {
        #expect(LimitSearch(claims(2000, oneIn: 20), risk: 0.01).chosen == nil)
    }
}
