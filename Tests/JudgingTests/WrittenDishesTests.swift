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

    /// Unsafe answers were 2 of 1,031, 13 of 316, 22 of 142, 3 of 59 and 1 of 35 before the laws on claims in descriptions
    /// and the tables of thirteen languages; after them 0 of 182, 1 of 81 and 0 of 269 of the last three at first sight.
    @Test(arguments: [
        ("dishes", 1_050, 0.82), ("claims", 350, 0.7), ("parts", 190, 0.83), ("heads", 75, 0.65),
        ("languages", 260, 0.7),
    ])
    func dishesOfTheThirdBlindSetStaySafe(file: String, calledSafe: Int, coverage: Double) throws {
        let score = try score(of: file, in: "third")
        #expect(score.wronglySafe == 0)
        #expect(score.calledSafe > calledSafe)
        #expect(score.coverage >= coverage)
    }

    /// At first sight 2 dishes under headings were unsafe, and one each of "allergens" and "everyday".
    @Test(arguments: [
        ("sections", 290, 0.7), ("allergens", 470, 0.78), ("combinations", 310, 0.78), ("everyday", 430, 0.73),
    ])
    func dishesOfTheFourthBlindSetStaySafe(file: String, calledSafe: Int, coverage: Double) throws {
        let score = try score(of: file, in: "fourth")
        #expect(score.wronglySafe == 0)
        #expect(score.calledSafe > calledSafe)
        #expect(score.coverage >= coverage)
    }

    /// No safe answer was unsafe at first sight.
    @Test(arguments: [("west", 125, 0.81), ("other", 120, 0.73)])
    func dishesOfTheSixthBlindSetStaySafe(file: String, calledSafe: Int, coverage: Double) throws {
        let score = try score(of: file, in: "sixth")
        #expect(score.wronglySafe == 0)
        #expect(score.calledSafe > calledSafe)
        #expect(score.coverage >= coverage)
    }

    /// At first sight 2 of 227 safe answers were unsafe.
    @Test func namedDishesStaySafe() throws {
        let score = try score(of: "named", in: "seventh")
        #expect(score.wronglySafe == 0)
        #expect(score.calledSafe > 215)
        #expect(score.coverage >= 0.92)
    }

    private func score(of file: String, in folder: String) throws -> LabelledDishes.Score {
        let files = LabelledDishes.files(in: "BlindDishes/\(folder)")
        let rows = try LabelledDishes.rows(
            in: try #require(files.first { $0.lastPathComponent == "\(file).jsonl" }))
        return LabelledDishes.score(rows)
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

    /// Three sets by somebody who had seen neither tables nor code; 2 of 125, 1 of 121 and 1 of 88 safe answers were
    /// unsafe, and 35 of 704 certain allergens missed, when they were first scored. They have been learned from since.
    @Test func misleadingDishesThatWereLearnedFromStayUncertain() throws {
        let found = try blind(["one", "two", "three"])
        #expect(found.all.rows == 1_792)
        #expect(found.all.calledSafe > 340)
        #expect(found.all.wronglySafe == 0)
        // Where the dish is a choice of several things, "uncertain" is the right answer.
        #expect(found.plain.coverage >= 0.75)
        #expect(found.all.accuracy >= 0.9)
        #expect(found.named > 690)
        #expect(found.missed <= 10)
    }

    /// A fourth set, from which nothing has been learned yet: as when it was first scored.
    @Test func misleadingDishesWrittenBlindStayUncertain() throws {
        let found = try blind(["four"])
        #expect(found.all.rows == 467)
        #expect(found.all.calledSafe > 100)
        #expect(found.all.wronglySafe <= 2)
        #expect(found.plain.coverage >= 0.76)
        #expect(found.all.accuracy >= 0.9)
        #expect(found.named > 230)
        #expect(found.missed <= 5)
    }

    /// A fifth set, whose missed words were learned as a class after it had been scored (2 of 174 unsafe, 15 missed).
    @Test func misleadingDishesByAStrangerStayUncertain() throws {
        let found = try blind(["five"])
        #expect(found.all.rows == 600)
        #expect(found.all.calledSafe > 160)
        #expect(found.all.wronglySafe <= 1)
        #expect(found.all.accuracy >= 0.94)
        #expect(found.named > 405)
        #expect(found.missed <= 8)
    }

    /// The score of all dishes, that of dishes with one label only, and how many certain allergens are named and missed.
    private func blind(
        _ sets: [String]
    ) throws -> (all: LabelledDishes.Score, plain: LabelledDishes.Score, named: Int, missed: Int) {
        var (all, plain) = (LabelledDishes.Score(), LabelledDishes.Score())
        var (named, missed) = (0, 0)
        for file in LabelledDishes.files(in: "MisleadingDishes/blind")
        where sets.contains(file.deletingPathExtension().lastPathComponent) {
            let rows = try LabelledDishes.rows(in: file)
            plain += LabelledDishes.score(rows.filter { $0.labelSet.count == 1 })
            all += LabelledDishes.score(rows) { row, verdict in
                let allergens = (row.allergens ?? []).compactMap { Allergen(rawValue: $0) }
                named += allergens.count
                missed += allergens.count { verdict.allergens[$0] != .contains }
            }
        }
        return (all, plain, named, missed)
    }
}
