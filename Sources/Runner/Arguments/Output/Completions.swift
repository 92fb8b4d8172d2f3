/// Scripts that complete command lines in a shell, made from the table.
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

    /// An option's help up to the end of its first sentence, without the full stop.
    static func short(_ help: String) -> String {
        var first = help
        if let end = help.firstRange(of: ". ") { first = String(help[..<end.lowerBound]) }
        return first.hasSuffix(".") ? String(first.dropLast()) : first
    }
}
