import Foundation
import Models
import Testing

@testable import Runner

@Suite struct RateBoundTests {
    /// 4 of 20: NIST/SEMATECH e-Handbook of Statistical Methods, 7.2.4.1, the upper end of the two-sided interval of
    /// 90 %. 0 of n: 1 - 0.05^(1/n), the "rule of three".
    @Test(arguments: [
        (4, 20, 0.401029), (0, 100, 0.0295130), (0, 30, 0.0950339), (0, 1, 0.95), (1, 100, 0.0465600),
        (5, 100, 0.102253),
        (10, 1000, 0.016903), (2, 10, 0.506901),
    ])
    func agreesWithPublishedValues(hits: Int, cases: Int, expected: Double) throws {
        let upper = try #require(RateBound.upper(hits: hits, of: cases))
        #expect(abs(upper - expected) < 2e-6, "\(upper)")
    }

    @Test func theEndsAreThemselves() {
        #expect(RateBound.upper(hits: 3, of: 3) == 1)
        #expect(RateBound.upper(hits: 0, of: 0) == nil)
        #expect(RateBound.upper(hits: 2, of: 1) == nil)
    }

    /// At the bound, so many hits or fewer have a chance of 5 %, by adding up the terms of the binomial distribution.
    @Test(arguments: [(0, 7), (3, 40), (17, 60), (12, 937), (150, 400)])
    func isWhereTheTailIsOneInTwenty(hits: Int, cases: Int) throws {
        let rate = try #require(RateBound.upper(hits: hits, of: cases))
        var term = exp(Double(cases) * log1p(-rate))
        var tail = term
        for hit in 0..<hits {
            term *= Double(cases - hit) / Double(hit + 1) * rate / (1 - rate)
            tail += term
        }
        #expect(abs(tail - 0.05) < 1e-9, "\(tail)")
    }

    @Test func largeCountsStayFast() throws {
        let upper = try #require(RateBound.upper(hits: 5_000, of: 1_000_000))
        #expect(upper > 0.005 && upper < 0.0052)
    }

    @Test func theBetaFunctionIsSymmetric() {
        #expect(IncompleteBeta.regularised(0.5, 3, 3).rounded(toDecimals: 12) == 0.5)
        #expect(abs(IncompleteBeta.regularised(0.3, 2, 5) + IncompleteBeta.regularised(0.7, 5, 2) - 1) < 1e-12)
        // I_x(1, 1) is x, I_x(a, 1) is x^a.
        #expect(abs(IncompleteBeta.regularised(0.37, 1, 1) - 0.37) < 1e-12)
        #expect(abs(IncompleteBeta.regularised(0.37, 4, 1) - pow(0.37, 4)) < 1e-12)
        #expect(IncompleteBeta.regularised(0, 2, 2) == 0 && IncompleteBeta.regularised(1, 2, 2) == 1)
    }
}
