internal import Foundation

/// What `vegyscan bench labels` found out.
struct LabelBenchReport: BenchReport, Sendable {
    static let bench = "labels"

    private(set) var pages: [Row] = []
    private(set) var structure = StructureBins()

    /// One page, in numbers of dishes.
    struct Row: Encodable, Sendable {
        var page: String
        var wanted: Int
        var found: Int
        var matched: Int
        /// Of the matched, those with all true amounts and no others.
        var priced: Int
        /// Of these, those with a name at least 0.9 alike.
        var right: Int
        var matches: [DishMatch]

        enum CodingKeys: String, CodingKey {
            case page, found, matched, priced, right, matches
            case wanted = "true"
        }
    }

    enum CodingKeys: String, CodingKey {
        case pages, structure
    }

    mutating func add(_ page: String, _ wanted: [TrueDish], _ found: [FoundDish]) {
        let pairs = DishPairing(wanted, found).pairs
        let counts = DishCounts(wanted, found, pairs, aspects: [])
        structure.add(wanted, found, pairs)
        pages.append(
            Row(
                page: page, wanted: wanted.count, found: found.count, matched: counts.dishes.hits,
                priced: counts.prices.right, right: counts.strict.hits,
                matches: DishMatch.list(wanted, found, pairs)))
    }

    /// For a person.
    var text: String {
        var cells = [["page", "true", "found", "matched", "F1", "prices"]]
        for row in pages + [sum] {
            let f1 = Double(2 * row.matched) / Double(max(row.wanted + row.found, 1))
            let prices = row.matched == 0 ? "-" : String(format: "%.3f", Double(row.priced) / Double(row.matched))
            cells.append([
                row.page, "\(row.wanted)", "\(row.found)", "\(row.matched)", String(format: "%.3f", f1), prices,
            ])
        }
        return [cells, structure.cells].map { table in
            AlignedColumns.lines(table, leading: 1).map(Console.printable).joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    private var sum: Row {
        pages.reduce(into: Row(page: "all", wanted: 0, found: 0, matched: 0, priced: 0, right: 0, matches: [])) {
            $0.wanted += $1.wanted
            $0.found += $1.found
            $0.matched += $1.matched
            $0.priced += $1.priced
            $0.right += $1.right
        }
    }
}
