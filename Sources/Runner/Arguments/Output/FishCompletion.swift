/// For fish 3 and later.
struct FishCompletion {
    let table: CommandTable

    private var inCommand: String { "__\(table.program)_in" }

    var lines: [String] {
        [
            "# fish completion for \(table.program); written by \"\(table.program) completions fish\"",
            "function \(inCommand)",
            "    set -l words (commandline -opc)",
            "    test (count $words) -ge 2; and contains -- $words[2] $argv",
            "end",
            "function __\(table.program)_first",
            "    test (count (commandline -opc)) -eq 1",
            "end",
            "complete -c \(table.program) -f",
        ]
            + table.shownCommands.map { command in
                "complete -c \(table.program) -n __\(table.program)_first -a \(command.name)"
                    + " -d \(Completions.quoted(command.summary))"
            }
            + table.globalOptions.map { "complete -c \(table.program)" + spelling($0) }
            + table.shownCommands.flatMap(lines)
    }

    private func lines(for command: CommandDescription) -> [String] {
        let start = "complete -c \(table.program) -n \(Completions.quoted("\(inCommand) \(command.name)"))"
        let operand = command.operand.map { [start + values($0.kind)] } ?? []
        return operand + command.options.map { start + spelling($0) }
    }

    private func spelling(_ option: OptionDescription) -> String {
        (option.letter.map { " -s \($0)" } ?? "") + " -l \(option.name.rawValue)"
            + (option.kind.takesValue ? " -r" + values(option.kind) : "")
            + " -d " + Completions.quoted(Completions.short(option.help))
    }

    private func values(_ kind: ValueKind) -> String {
        switch kind {
        case .file: " -F"
        case .folder: " -f -a '(__fish_complete_directories)'"
        case .choice(let words): " -f -a \(Completions.quoted(words.joined(separator: " ")))"
        case .languages: " -f -a auto"
        case .flag, .toggle, .text, .integer, .amount, .languageCode, .webAddress: " -f"
        }
    }
}
