internal import Foundation
internal import Models
internal import Reading

/// The figures of `vegyscan bench cache` for a person.
struct CacheBenchTable {
    let report: CacheBenchReport

    var text: String {
        let rows = report.alterations.map { ($0.alteration.rawValue, $0.tally) } + [("all", report.total)]
        var lines = AlignedColumns.lines([Self.heading] + rows.map { cells($0, $1) }, leading: 1)
        lines += ["", "Dishes without an answer, by what differs from the most alike dish of the original:"]
        lines += AlignedColumns.lines(
            [[""] + MissTally.Kind.allCases.map { $0.rawValue.replacing("_", with: " ") }]
                + rows.map { name, tally in [name] + MissTally.Kind.allCases.map { "\(tally.misses[$0])" } }, leading: 1
        )
        let pairs = report.pairs
        let mean = report.meanShare.map { String(format: "%.1f %%", $0 * 100) } ?? "-"
        lines += [
            "",
            "Answered without a call, mean over alterations of the pixels: \(mean)",
            String(
                format: "%d photos with %d dishes: first scan %.1f s, again %.2f s, %d known by their bytes",
                report.photos, report.dishes, report.firstSeconds, report.rescanSeconds, report.rescanHits),
            "Pairs of menus: \(pairs.menuPairs) with \(pairs.dishPairs) pairs of dishes, "
                + "\(pairs.reused) answers reused; changed dishes: \(pairs.hardPairs), \(pairs.hardReused) answered",
            "Wrong reuse: \(report.wrong)",
        ]
        return lines.map(Console.printable).joined(separator: "\n") + "\n"
    }

    private static let heading = [
        "", "copies", "bytes", "pixels", "proposed", "dishes", "menu", "dish", "slip", "answered", "no call", "wrong",
    ]

    private func cells(_ name: String, _ tally: CopyTally) -> [String] {
        let counts = [
            tally.copies, tally.sameBytes, tally.samePixels, tally.proposed, tally.dishes, tally.menu, tally.dish,
            tally.slip,
        ]
        let share = tally.share.map { String(format: "%.1f %%", $0 * 100) } ?? "-"
        return [name] + counts.map { "\($0)" } + [
            share, "\(tally.menusWithoutCall) of \(tally.menus)", "\(tally.wrong)",
        ]
    }
}
