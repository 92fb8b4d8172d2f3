import Testing

@testable import Runner

/// Cases of one cluster are alike, so that they bound a rate less than as many cases of many clusters.
@Suite struct ClusteredRateTests {
    private func rate(_ clusters: [(hits: Int, cases: Int)]) -> ClusteredRate {
        var rate = ClusteredRate()
        for (number, cluster) in clusters.enumerated() {
            rate.add(BoundedRate(hits: cluster.hits, cases: cluster.cases), to: "\(number)")
        }
        return rate
    }

    /// Both hits in one of ten clusters of ten: the variance is 1/2,500 instead of 0.02 × 0.98 / 100, so 100 cases are
    /// worth 49 with 0.98 hits, of which scipy.stats.beta gives the bound.
    @Test func hitsInOneClusterCountForLess() throws {
        let alike = rate([(2, 10)] + Array(repeating: (0, 10), count: 9))
        #expect(abs(alike.designEffect - 2.040816) < 1e-6)
        #expect(abs(try #require(alike.upper) - 0.0925667) < 1e-6)
        #expect(alike.struck == BoundedRate(hits: 1, cases: 10))
        #expect(alike.total == BoundedRate(hits: 2, cases: 100))
    }

    /// With one case in each cluster, or hits spread more evenly than chance does, the bound is that of single cases.
    @Test func independentCasesAreBoundedAsBefore() {
        let single = rate(Array(repeating: (1, 1), count: 3) + Array(repeating: (0, 1), count: 97))
        // The variance of a sample is larger by one in its number.
        #expect(abs(single.designEffect - 100 / 99) < 1e-9)
        let even = rate(Array(repeating: (1, 10), count: 10))
        #expect(even.designEffect == 1)
        #expect(even.upper == RateBound.upper(hits: 10, of: 100))
        #expect(rate([(0, 30)]).upper == RateBound.upper(hits: 0, of: 30))
        #expect(rate([]).upper == nil)
    }

    @Test func partsOfAClusterAreOneCluster() {
        var sum = rate([(1, 5), (0, 5)])
        sum += rate([(1, 5)])
        #expect(sum.clusters.count == 2)
        #expect(sum.struck == BoundedRate(hits: 1, cases: 2))
        #expect(sum.total == BoundedRate(hits: 2, cases: 15))
    }
}
