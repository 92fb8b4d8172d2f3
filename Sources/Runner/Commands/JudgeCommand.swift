internal import Foundation
internal import Judging
internal import Models

/// `vegyscan judge`: dishes in, verdicts out, a line each, in the same order.
struct JudgeCommand {
    /// For rows that say none themselves.
    let language: String?
    let cuisine: String?
    let knowledge: Knowledge
    /// Evidence, questions and hidden ingredients take most of the time of writing a row.
    let tellsEvidence: Bool
    let console: Console

    func run() -> ExitCode {
        let judge = Judge(knowledge: knowledge)
        let decoder = JSONDecoder()
        let encoder = JSONEncoder.bundle()
        var exitCode = ExitCode.success
        var number = 0
        while let line = readLine() {
            number += 1
            if line.allSatisfy(\.isWhitespace) { continue }
            guard var row = try? decoder.decode(DishRow.self, from: Data(line.utf8)) else {
                console.error("line \(number): This is no JSON object with a text \"name\"; the line was left out.")
                exitCode = .someFailed
                continue
            }
            row.dish.language = row.dish.language ?? language
            row.dish.cuisine = row.dish.cuisine ?? cuisine
            let verdict = VerdictRow(
                id: row.id, name: row.dish.name, classification: judge(row.dish), tellsEvidence: tellsEvidence)
            guard let data = try? encoder.encode(verdict) else {
                console.error("line \(number): The verdict could not be written as JSON; please report this.")
                exitCode = .internalError
                continue
            }
            guard StandardStreams.print(String(decoding: data, as: UTF8.self) + "\n") else { return .cannotWrite }
        }
        return exitCode
    }
}
