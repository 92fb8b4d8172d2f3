import Foundation
import Testing

@testable import Menus

@Suite("Labels chosen together")
struct LabelChainTests {
    private static let head = "pass\tbefore\tfeature\tB\tI\tP\tD\tS\tH\tN\tX\tA\tQ\n"

    /// Words whose only features are "word|n", with made weights for three labels; all other labels are ruled out.
    private func chain(of count: Int) throws -> LabelChain {
        var table = Self.head
        for word in 0..<count {
            table +=
                "2\t-\tword|\(word)\t\(word % 3)\t\(1.5 - Double(word % 2))\t0.25\t-90\t-90\t-90\t-90\t-90\t-90\t-90\n"
        }
        table += "2\tB\tstep\t-1\t2\t0.5\t0\t0\t0\t0\t0\t0\t0\n2\tI\tstep\t0\t1\t1\t0\t0\t0\t0\t0\t0\t0\n"
        table += "2\tP\tstep\t1.5\t-2\t-1\t0\t0\t0\t0\t0\t0\t0\n1\t-\tany\t0\t0\t0\t0\t0\t0\t0\t0\t0\t0\n"
        let weights = try #require(LabelWeights(Array(table.utf8)))
        var features = PageFeatures(PageFacts(PageLayout([])), keepsNames: false)
        for word in 0..<count {
            var (own, step) = (FeatureList(keepsNames: false), FeatureList(keepsNames: false))
            own.add("word", word)
            step.add("step")
            features.add(own, step: step)
        }
        return LabelChain(features, weights.second(forPageOf: count))
    }

    /// Every path through three labels with its score.
    private func paths(of count: Int) -> [(labels: [Int], score: Double)] {
        let steps: [[Double]] = [[-1, 2, 0.5], [0, 1, 1], [1.5, -2, -1]]
        var paths: [(labels: [Int], score: Double)] = [([], 0)]
        for word in 0..<count {
            let own = [Double(word % 3), 1.5 - Double(word % 2), 0.25]
            paths = paths.flatMap { path in
                (0..<3).map { label in
                    (path.labels + [label], path.score + own[label] + (path.labels.last.map { steps[$0][label] } ?? 0))
                }
            }
        }
        return paths
    }

    @Test(arguments: 1...6) func areThoseOfTheBestPath(count: Int) throws {
        let best = try #require(paths(of: count).max { $0.score < $1.score })
        #expect(try chain(of: count).best().map(\.rawValue) == best.labels)
    }

    @Test(arguments: 1...6) func haveTheProbabilityOfAllPathsThroughThem(count: Int) throws {
        let all = paths(of: count).map { (labels: $0.labels, mass: exp($0.score)) }
        let sum = all.reduce(0) { $0 + $1.mass }
        let found = try chain(of: count).marginals()
        for word in 0..<count {
            for label in 0..<3 {
                let expected = all.filter { $0.labels[word] == label }.reduce(0) { $0 + $1.mass } / sum
                #expect(abs(found[word][label] - expected) < 1e-6)
            }
        }
    }

    @Test(arguments: [
        "", "nonsense", "pass\tbefore\tfeature\tB\n", head + "5\t-\tany\t0\t0\t0\t0\t0\t0\t0\t0\t0\t0\n",
        head + "1\t-\tany\t0\t0\tx\t0\t0\t0\t0\t0\t0\t0\n", head + "1\tZ\tany\t0\t0\t0\t0\t0\t0\t0\t0\t0\t0\n", head,
    ])
    func anotherTableIsNone(text: String) { #expect(LabelWeights(Array(text.utf8)) == nil) }

    /// The weight of the only feature for the first label, in the first pass for a page of so many words.
    private func weight(in table: String, words: Int) throws -> Double {
        let weights = try #require(LabelWeights(Array((Self.head + table).utf8)))
        var list = FeatureList(keepsNames: false)
        list.add("any")
        var scores = [Double](repeating: 0, count: WordLabel.allCases.count)
        weights.first(forPageOf: words).add(list, to: &scores)
        return scores[0]
    }

    @Test(arguments: [(0, 2.0), (60, 2), (90, 3), (120, 4), (5_000, 4)])
    func shortPagesHaveWeightsOfTheirOwn(words: Int, weight wanted: Double) throws {
        let rest = String(repeating: "\t0", count: 9) + "\n"
        let found = try weight(in: "1\t-\tany\t4" + rest + "3\t-\tany\t2" + rest, words: words)
        #expect(abs(found - wanted) < 1e-9)
    }

    @Test(arguments: [0, 90, 5_000]) func weightsOfLongPagesAloneHoldForAll(words: Int) throws {
        let rest = String(repeating: "\t0", count: 9) + "\n"
        #expect(try weight(in: "1\t-\tany\t4" + rest, words: words) == 4)
    }

    @Test func aFeatureIsFoundByTheNameInTheTable() throws {
        var list = FeatureList(keepsNames: true)
        list.add("shape first", "upper", true, -3)
        #expect(list.names == ["shape first|upper|1|-3"])
        #expect(list.entries[0].hash == FeatureList.hash("shape first|upper|1|-3".utf8))
    }
}
