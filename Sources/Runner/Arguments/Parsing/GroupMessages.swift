/// Words the errors in what follows a command that only groups others.
struct GroupMessages {
    let group: CommandName
    let subcommands: [CommandDescription]
    let table: CommandTable

    private var invocation: String { "\(table.program) \(group)" }
    private var hint: String { "Run \"\(invocation) --help\" to see them all." }
    private var words: [String] { subcommands.map(\.name.ownWord) }

    func unknown(_ text: String?, typed: [UInt8]) -> UsageError {
        UsageError(
            kind: .unknownCommand, problem: "\"\(invocation)\" has no command \(QuotedArgument(typed)).",
            suggestions: text.map { NearestWord.choice(for: $0, among: words) } ?? [], hint: hint)
    }
}
