internal import Foundation

/// Asks before something is removed for good.
struct Confirmation {
    /// Whether the person has said yes already, with --yes.
    let isGiven: Bool
    /// What to run where nobody can be asked, such as `vegyscan reset --yes`.
    let command: String
    let console: Console

    /// Nil to go on; otherwise the program's exit code.
    ///
    /// - Parameter question: ends with a question mark.
    func ask(_ question: String, no outcome: String = "Nothing was removed.") -> ExitCode? {
        if isGiven { return nil }
        guard isatty(STDIN_FILENO) == 1 else {
            console.error("Nobody can be asked here; run \"\(command)\".")
            return .usage
        }
        StandardStreams.printError("\(question) [y/N] ")
        if let answer = readLine(), ["y", "yes"].contains(answer.lowercased()) { return nil }
        console.note(outcome)
        return .success
    }
}
