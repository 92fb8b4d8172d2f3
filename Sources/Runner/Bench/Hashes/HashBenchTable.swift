internal import Foundation
internal import Models
internal import Reading

/// The figures of `vegyscan bench hashes` for a person.
struct HashBenchTable {
    let report: HashBenchReport

    var text: String {
        var lines: [String] = []
        for distances in report.distances {
            lines += AlignedColumns.lines(spreads(distances), leading: 1) + [""]
            lines += AlignedColumns.lines(radii(distances), leading: 1)
            if let area = distances.area { lines.append(String(format: "area under recall over false: %.4f", area)) }
            lines += distances.nearest.map { "nearest: \($0.distance) \($0.photos.joined(separator: " and "))" } + [""]
        }
        if let speed = report.speed {
            lines.append(
                String(
                    format: "%d photos; both hashes of a picture: %.0f a second, %.0f megapixels a second",
                    report.photos, speed.picturesPerSecond, speed.megapixelsPerSecond))
            lines.append("")
        }
        if !report.lookup.isEmpty { lines += AlignedColumns.lines(lookup, leading: 0) + [""] }
        if !report.dishes.isEmpty { lines += AlignedColumns.lines(dishes, leading: 1) }
        while lines.last == "" { lines.removeLast() }
        return lines.map(Console.printable).joined(separator: "\n") + "\n"
    }

    private func spreads(_ distances: HashDistances) -> [[String]] {
        var rows = [["\(distances.kind.name), bits of \(distances.kind.bits)"] + Self.spread]
        rows += distances.byAlteration.map { [$0.alteration.rawValue] + cells($0.spread) }
        rows.append(["same menu"] + cells(distances.same))
        rows.append(["different menus"] + cells(distances.different))
        return rows
    }

    private static let spread = ["pairs", "least", "median", "p90", "most"]

    private func cells(_ spread: HashDistances.Spread?) -> [String] {
        guard let spread else { return Self.spread.map { _ in "-" } }
        return [spread.pairs, spread.least, spread.median, spread.p90, spread.most].map { "\($0)" }
    }

    private func radii(_ distances: HashDistances) -> [[String]] {
        [
            ["radius"] + distances.radii.map { "\($0.radius)" },
            ["recall"] + distances.radii.map { point in point.recall.map { String(format: "%.3f", $0) } ?? "-" },
            ["false"]
                + distances.radii.map { point in point.falseProposals.map { String(format: "%.4f", $0) } ?? "-" },
        ]
    }

    private var dishes: [[String]] {
        [["dish", "entries", "median", "p99", "missed", "wrong"]]
            + report.dishes.map { row in
                [
                    row.kind.rawValue, "\(row.entries)", String(format: "%.3f ms", row.medianMilliseconds),
                    String(format: "%.3f ms", row.p99Milliseconds), "\(row.missed)", "\(row.wrong)",
                ]
            }
    }

    private var lookup: [[String]] {
        [["bits", "radius", "entries", "built", "median", "p99", "checked", "wrong"]]
            + report.lookup.map { row in
                [
                    "\(row.bits)", "\(row.radius)", "\(row.entries)", String(format: "%.2f s", row.buildSeconds),
                    String(format: "%.3f ms", row.medianMilliseconds), String(format: "%.3f ms", row.p99Milliseconds),
                    "\(row.checked)", "\(row.wrong)",
                ]
            }
    }
}
