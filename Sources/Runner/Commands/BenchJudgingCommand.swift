internal import Foundation
internal import Models

/// `vegyscan bench judging`: how fast dishes are judged, and what that depends on.
struct BenchJudgingCommand: Command {
    static let name: CommandName = "bench judging"
    static let description = CommandDescription(
        name: name,
        summary: "time judging, with larger tables of words and longer names",
        discussion: [
            """
            Judges made menus in several languages on one core, with the program's tables of words, and with 4 and 16 \
            times as many words. Prints how many dishes are judged in a second, then how much longer it takes with the \
            larger tables: 1 means just as long.
            """,
            """
            Then judges names of several kinds of 156 to 10,000 characters. Prints the time for the shortest, then for \
            each doubling how many times as long it took: 2 means in proportion to the name, 4 to its square. Each is \
            processor time, the quickest of several.
            """,
        ],
        options: [.flag(.json, nil, .output, "Print the figures as one JSON object.")],
        examples: [Example("vegyscan bench judging", meaning: "See how fast dishes are judged.")])

    let printsJSON: Bool
    let console: Console

    private static let rounds = 5

    init(_ intake: CommandIntake) {
        printsJSON = intake.arguments.has(.json)
        console = intake.console
    }

    func run() async -> ExitCode {
        let bench = JudgingBench(rounds: Self.rounds)
        let result = bench.run()
        let report = Report(
            factors: bench.factors, words: result.words, menus: result.menus, characters: bench.lengths,
            names: result.names)
        return await console.telling { () throws(CommandFailure) in
            let isPrinted = try BenchOutput.publish(
                report, items: .judging(result), of: [], asJSON: printsJSON, table: Self.table(result, of: bench))
            return isPrinted ? .success : .cannotWrite
        }
    }

    private struct Report: BenchReport {
        static let bench = "judging"

        var factors: [Int]
        var words: [Int]
        var menus: [JudgingBench.MenuRow]
        var characters: [Int]
        var names: [JudgingBench.NameRow]
    }

    /// Dishes a second and how much longer larger tables take; then names: the time of the shortest and the ratio for
    /// each doubling.
    private static func table(_ result: JudgingBench.Result, of bench: JudgingBench) -> String {
        var menus = [["menu", "dishes/s"] + bench.factors.dropFirst().map { "\($0) x table" }]
        for row in result.menus {
            let speed = String(format: "%.0f", row.dishesPerSecond.first ?? 0)
            menus.append([row.language, speed] + row.ratios.map { String(format: "%.2f", $0) })
        }
        var names = [["name", "\(bench.lengths[0]) characters"] + bench.lengths.dropFirst().map { "to \($0)" }]
        for row in result.names {
            let first = String(format: "%.0f us", (row.seconds.first ?? 0) * 1_000_000)
            names.append([row.name, first] + row.ratios.map { String(format: "%.2f", $0) })
        }
        let words = result.words.map(String.init).joined(separator: ", ")
        let lines =
            AlignedColumns.lines(menus, leading: 1) + ["", "Words and phrases in the tables: \(words)", ""]
            + AlignedColumns.lines(names, leading: 1)
        return lines.joined(separator: "\n") + "\n"
    }
}
