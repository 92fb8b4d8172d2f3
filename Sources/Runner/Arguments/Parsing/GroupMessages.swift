/// Words the errors in what follows a command that only groups others.
struct GroupMessages {
    let group: CommandName
    let subcommands: [CommandDescription]
    let table: CommandTable

    private var invocation: String { "\(table.program) \(group)" }
    private var hint: String { "Run \"\(invocation) --help\" to see them all." }
    private var words: [String] { subcommands.map(\.name.ownWord) }

    var missing: UsageError {
        UsageError(
            kind: .missingCommand,
            problem: "\"\(invocation)\" needs a command of its own, one of: \(words.joined(separator: ", ")).",
            hint: hint)
    }

    func unknown(_ text: String?, typed: [UInt8]) -> UsageError {
        UsageError(
            kind: .unknownCommand, problem: "\"\(invocation)\" has no command \(QuotedArgument(typed)).",
            suggestion: text.flatMap { NearestWord.to($0, among: words) }, hint: hint)
    }
}
