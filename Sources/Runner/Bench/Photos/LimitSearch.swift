internal import Foundation
internal import Judging

/// Chooses limits of doubt by Learn then Test (Angelopoulos, Bates, Candès, Jordan and Lei, 2021): of a grid that is fixed
/// beforehand each pair is tested against the hypothesis that more than a given share of its safe claims is wrong, with
/// Bonferroni's correction for their number. So with 95 % none of those that pass is wrong more often, on menus like these,
/// and the one with the most claims is taken.
///
/// Claims of one menu are alike; they count for as many independent ones as `ClusteredRate` finds them to be worth. That is
/// estimated from the same claims, so the 95 % are nominal.
struct LimitSearch: Sendable {
    /// The share of wrong claims that isn't to be exceeded, from 0 to 1.
    let risk: Double
    let rows: [Row]

    struct Row: Sendable {
        var limits: DoubtLimits
        var wrong: ClusteredRate
        /// How probable so few wrong claims would be if their share were `risk`.
        var pValue: Double
    }

    static let structures = [0, 0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95]
    static let readings = [0, 0.25, 0.5, 0.75]

    /// - Parameter claims: made without limits.
    init(_ claims: [SafeClaim], risk: Double) {
        self.risk = risk
        rows = Self.readings.flatMap { reading in
            Self.structures.map { structure in
                var wrong = ClusteredRate()
                for claim in claims where claim.structure >= structure && claim.reading >= reading {
                    wrong.add(BoundedRate(hits: claim.isWrong ? 1 : 0, cases: 1), to: claim.menu)
                }
                return Row(
                    limits: DoubtLimits(reading: reading, structure: structure), wrong: wrong,
                    pValue: wrong.chance(at: risk))
            }
        }
    }

    /// What each pair's test may err by for all of them to err by 5 %.
    private var level: Double { (1 - RateBound.confidence) / Double(rows.count) }

    func passes(_ row: Row) -> Bool { row.pValue <= level }

    /// Nil where no pair passes. Of those with equally many claims the strictest is taken, the last of the grid.
    var chosen: Row? { rows.reversed().filter(passes).max { $0.wrong.total.cases < $1.wrong.total.cases } }

    /// For a person.
    var text: String {
        let heads = ["reading", "structure", "wrong of the safe", "by menus", "p", ""]
        let cells = rows.map { row in
            [
                String(format: "%.2f", row.limits.reading), String(format: "%.2f", row.limits.structure),
                "\(row.wrong.total.hits)/\(row.wrong.total.cases)",
                row.wrong.upper.map { String(format: "%.2f %%", $0 * 100) } ?? "-", String(format: "%.5f", row.pValue),
                passes(row) ? "passes" : "",
            ]
        }
        let share = String(format: "%.2f %%", risk * 100)
        let end =
            chosen.map {
                "Of the \(rows.count) pairs of limits, reading \($0.limits.reading) and structure "
                    + "\($0.limits.structure) leave the most safe claims, with at most \(share) of them wrong."
            } ?? "With none of the \(rows.count) pairs of limits can it be said that at most \(share) are wrong."
        return (AlignedColumns.lines([heads] + cells, leading: 0) + ["", end]).joined(separator: "\n") + "\n"
    }
}
