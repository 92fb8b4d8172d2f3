import Foundation
import KnownDishes
import Models
import Testing

/// Bounds on the dishes of `Tests/Dishes`, which were written without a look at the tables.
struct WrittenDishesTests {
    @Test func allFilesAreThere() {
        #expect(LabelledDishes.written.count == 39)
    }

    @Test func unsafeAnswersAreRareInAllLanguagesTogether() throws {
        var all = LabelledDishes.Score()
        for file in LabelledDishes.written {
            all += LabelledDishes.score(try LabelledDishes.rows(in: file), namesOnly: true)
        }
        #expect(all.rows > 4_000)
        #expect(all.unsafe <= 0.006)
        #expect(all.coverage >= 0.75)
        #expect(all.accuracy >= 0.94)
    }

    /// No language may hide behind the others.
    @Test(arguments: LabelledDishes.written.map(\.lastPathComponent))
    func everyLanguageIsKnown(file: String) throws {
        let rows = try LabelledDishes.rows(
            in: try #require(LabelledDishes.written.first { $0.lastPathComponent == file }))
        let score = LabelledDishes.score(rows, namesOnly: true)
        #expect(score.unsafe <= 0.04)
        #expect(score.coverage >= 0.55)
        #expect(score.accuracy >= 0.8)
    }

    /// Written by somebody who had seen neither tables nor code, with sections, marks and descriptions. They were scored
    /// before they were learned from: 2 of 708; that must not get worse.
    @Test func dishesWrittenBlindStaySafe() throws {
        var all = LabelledDishes.Score()
        for file in LabelledDishes.files(in: "BlindDishes") {
            all += LabelledDishes.score(try LabelledDishes.rows(in: file))
        }
        #expect(all.rows > 1_500)
        #expect(all.calledSafe > 650)
        #expect(all.wronglySafe <= 2)
        #expect(all.coverage >= 0.75)
        #expect(all.accuracy >= 0.92)
    }

    /// 800 more, after the tables had been read through; 4 of 489 when they were only scored.
    @Test func furtherDishesWrittenBlindStaySafe() throws {
        var all = LabelledDishes.Score()
        for file in LabelledDishes.files(in: "BlindDishes/second") {
            all += LabelledDishes.score(try LabelledDishes.rows(in: file))
        }
        #expect(all.rows == 800)
        #expect(all.calledSafe > 450)
        #expect(all.wronglySafe == 0)
        #expect(all.coverage >= 0.77)
        #expect(all.accuracy >= 0.93)
    }

    /// Dishes built to mislead, by kind of trap, so that none hides behind the others.
    @Test func trapsStayShut() throws {
        var all = LabelledDishes.Score()
        var traps: [String: LabelledDishes.Score] = [:]
        for file in LabelledDishes.files(in: "MisleadingDishes") {
            for row in try LabelledDishes.rows(in: file) {
                let score = LabelledDishes.score([row])
                traps[try #require(row.trap), default: LabelledDishes.Score()] += score
                all += score
            }
        }
        #expect(all.rows > 1_600)
        #expect(all.calledSafe > 520)
        #expect(all.wronglySafe <= 14)
        for (trap, score) in traps { #expect(score.wronglySafe <= 4, "\(trap)") }
    }

    /// Four sets by people who had not seen the tables that day; 2 of 125, 1 of 121, 1 of 88 and 2 of 123 safe answers
    /// were unsafe, and 40 of 941 certain allergens missed, when they were first scored. Nothing has been learned from
    /// the fourth yet.
    @Test func misleadingDishesWrittenBlindStayUncertain() throws {
        var (all, plain) = (LabelledDishes.Score(), LabelledDishes.Score())
        var (named, missed) = (0, 0)
        for file in LabelledDishes.files(in: "MisleadingDishes/blind") {
            let rows = try LabelledDishes.rows(in: file)
            // Where the dish is a choice of several things, "uncertain" is the right answer.
            plain += LabelledDishes.score(rows.filter { $0.labelSet.count == 1 })
            all += LabelledDishes.score(rows) { row, verdict in
                let allergens = (row.allergens ?? []).compactMap { Allergen(rawValue: $0) }
                named += allergens.count
                missed += allergens.count { verdict.allergens[$0] != .contains }
            }
        }
        #expect(all.rows == 2_259)
        #expect(all.calledSafe > 440)
        #expect(all.wronglySafe <= 2)
        #expect(plain.coverage >= 0.76)
        #expect(all.accuracy >= 0.9)
        #expect(named > 920)
        #expect(missed <= 15)
    }
}
