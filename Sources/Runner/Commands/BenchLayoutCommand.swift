import Foundation
import Models

/// `vegyscan bench layout`: how the time for a page grows with its lines.
struct BenchLayoutCommand {
    let printsJSON: Bool

    private static let rounds = 3

    func run() -> ExitCode {
        let rows = LayoutBench(rounds: Self.rounds).run()
        guard printsJSON else { return StandardStreams.print(Self.table(rows)) ? .success : .cannotWrite }
        guard let data = try? JSONEncoder.bundle(pretty: true).encode(Report(lines: LayoutBench.sizes, pages: rows))
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
    private static func table(_ rows: [LayoutBench.Row]) -> String {
        let sizes = LayoutBench.sizes
        var cells = [["page", "\(sizes[0]) lines"] + sizes.dropFirst().map { "to \($0)" }]
        for row in rows {
            let first = String(format: "%.1f ms", (row.seconds.first ?? 0) * 1000)
            cells.append([row.page, first] + row.ratios.map { String(format: "%.2f", $0) })
        }
        return AlignedColumns.lines(cells, leading: 1).joined(separator: "\n") + "\n"
    }
}
