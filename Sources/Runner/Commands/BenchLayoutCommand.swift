import Foundation
import Models

/// `vegyscan bench layout`: how the time for a page grows with its lines.
struct BenchLayoutCommand {
    let printsJSON: Bool

    private static let rounds = 2

    func run() -> ExitCode {
        let bench = LayoutBench(rounds: Self.rounds)
        let rows = bench.run()
        guard printsJSON else {
            return StandardStreams.print(Self.table(rows, sizes: bench.sizes)) ? .success : .cannotWrite
        }
        guard let data = try? JSONEncoder.bundle(pretty: true).encode(Report(lines: bench.sizes, pages: rows))
        else { return .internalError }
        return StandardStreams.print(String(decoding: data, as: UTF8.self) + "\n") ? .success : .cannotWrite
    }

    private struct Report: Encodable {
        var schemaVersion = "1.0"
        var lines: [Int]
        var pages: [LayoutBench.Row]

        enum CodingKeys: String, CodingKey {
            case lines, pages
            case schemaVersion = "schema_version"
        }
    }

    /// A row for each kind of page: its time at the fewest lines, then the ratio for each doubling.
    private static func table(_ rows: [LayoutBench.Row], sizes: [Int]) -> String {
        var cells = [["page", "\(sizes[0]) lines"] + sizes.dropFirst().map { "to \($0)" }]
        for row in rows {
            let first = String(format: "%.1f ms", (row.seconds.first ?? 0) * 1000)
            cells.append([row.page, first] + row.ratios.map { String(format: "%.2f", $0) })
        }
        return AlignedColumns.lines(cells, leading: 1).joined(separator: "\n") + "\n"
    }
}
