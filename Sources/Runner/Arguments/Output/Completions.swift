/// Scripts that complete command lines in a shell, generated from the table.
enum Completions {
    /// Ends with a line end.
    static func script(for shell: Shell, table: CommandTable = .vegyscan) -> String {
        let lines =
            switch shell {
            case .bash: BashCompletion(table: table).lines
            case .zsh: ZshCompletion(table: table).lines
            case .fish: FishCompletion(table: table).lines
            }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The text between single quotes, as all three shells understand it.
    static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }

    /// The beginning of an option's help, up to where it has said what the option does.
    static func short(_ help: String) -> String {
        let ends = [". ", "; ", ": "].compactMap { help.firstRange(of: $0)?.lowerBound }
        let first = help[..<(ends.min() ?? help.endIndex)]
        return String(first.last == "." ? first.dropLast() : first)
    }
}
