internal import Foundation
internal import Models

/// `vegyscan bench layout`: how the time for a page grows with its lines.
struct BenchLayoutCommand: Command {
    static let name: CommandName = "bench layout"
    static let description = CommandDescription(
        name: name,
        summary: "time finding dishes on longer and longer made pages",
        discussion: [
            """
            Makes pages of 250 to 4000 lines of several kinds, from a plain list to lines that lie on one another, and \
            times how long finding marks and dishes takes, as the quicker of two runs. Prints the time for 250 lines, \
            then for each doubling how many times as long it took: 2 means in proportion to the page, 4 to its square.
            """
        ],
        options: [.flag(.json, nil, .output, "Print the figures as one JSON object.")],
        examples: [Example("vegyscan bench layout", meaning: "See how time grows with the lines of a page.")])

    let printsJSON: Bool
    let console: Console

    private static let rounds = 2

    init(_ intake: CommandIntake) {
        printsJSON = intake.arguments.has(.json)
        console = intake.console
    }

    func run() async -> ExitCode {
        let bench = LayoutBench(rounds: Self.rounds)
        let rows = bench.run()
        return await console.telling { () throws(CommandFailure) in
            let isPrinted = try BenchOutput.publish(
                Report(lines: bench.sizes, pages: rows), items: .layout(rows), of: [], asJSON: printsJSON,
                table: Self.table(rows, sizes: bench.sizes))
            return isPrinted ? .success : .cannotWrite
        }
    }

    private struct Report: BenchReport {
        static let bench = "layout"

        var lines: [Int]
        var pages: [LayoutBench.Row]
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
