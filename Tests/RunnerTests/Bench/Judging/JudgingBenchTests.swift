import Foundation
import Judging
import Models
import Testing

@testable import Runner

@Suite struct JudgingBenchTests {
    @Test func timesEveryMenuAndName() {
        let result = JudgingBench(factors: [1, 2], lengths: [20, 40, 80], rounds: 1).run()
        #expect(result.menus.map(\.language) == MadeMenu.all.map(\.language))
        #expect(result.menus.allSatisfy { $0.dishesPerSecond.count == 2 && $0.ratios.count == 1 })
        #expect(result.menus.flatMap(\.dishesPerSecond).allSatisfy { $0 > 0 })
        #expect(result.names.map(\.name) == MadeName.allCases.map(\.rawValue))
        #expect(result.names.allSatisfy { $0.seconds.count == 3 && $0.ratios.count == 2 })
        #expect(result.words.count == 2 && result.words[0] == Knowledge.embedded.count)
        #expect(abs(Double(result.words[1]) / Double(result.words[0]) - 2) < 0.05)
    }

    @Test(arguments: MadeName.allCases)
    func namesAreAsLongAsAsked(made: MadeName) {
        #expect(made.name(characters: 1234).count == 1234)
        #expect(!made.meaning.isEmpty)
    }

    /// Menus of words that aren't known would be judged too fast.
    @Test func mostDishesAreUnderstood() {
        let judge = Judge()
        let dishes = MadeMenu.all.flatMap(\.dishes)
        let decided = dishes.count { judge($0).label != .uncertain }
        #expect(decided * 2 > dishes.count, "\(decided) of \(dishes.count)")
        #expect(Set(dishes).count == dishes.count)
    }

    @Test func madeWordsDiffer() {
        #expect(Set((0..<20_000).map(MadeKnowledge.word)).count == 20_000)
    }
}
