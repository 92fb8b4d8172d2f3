/// For fish 3 and later.
struct FishCompletion {
    let table: CommandTable

    private var inCommand: String { "__\(table.program)_in" }
    private var atEndOf: String { "__\(table.program)_at" }

    var lines: [String] {
        [
            "# fish completion for \(table.program); written by \"\(table.program) completions fish\"",
            "function \(inCommand)",
            "    set -l words (commandline -opc)",
            "    set -l last (math (count $argv) + 1)",
            "    test (count $words) -ge $last; and test \"$words[2..$last]\" = \"$argv\"",
            "end",
            "function \(atEndOf)",
            "    set -l words (commandline -opc)",
            "    test (count $words) -ge 2; and test \"$words[2..-1]\" = \"$argv\"",
            "end",
            "function __\(table.program)_first",
            "    test (count (commandline -opc)) -eq 1",
            "end",
            "complete -c \(table.program) -f",
        ]
            + table.topCommands.map { proposal($0, under: "__\(table.program)_first") }
            + table.groupCommands.flatMap { group in
                table.subcommands(of: group.name).map { proposal($0, under: "\(atEndOf) \(group.name)") }
            }
            + table.globalOptions.map { "complete -c \(table.program)" + spelling($0) }
            + table.runnableCommands.flatMap(lines)
    }

    private func proposal(_ command: CommandDescription, under condition: String) -> String {
        "complete -c \(table.program) -n \(Completions.quoted(condition)) -a \(command.name.ownWord)"
            + " -d \(Completions.quoted(command.summary))"
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
        case .flag, .toggle, .text, .integer, .amount, .money, .currency, .date, .languageCode, .shard, .webAddress:
            " -f"
        }
    }
}
