internal import Outputs

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
        let start = start(of: command, behind: inCommand)
        guard let operand = command.operand else { return command.options.map { start + spelling($0) } }
        // The operand of a group stands where its subcommands stand, so it isn't proposed behind one of them.
        let isGroup = !table.subcommands(of: command.name).isEmpty
        let place = command.name.rawValue.split(separator: " ").count + 2
        let proposed = values(operand.kind, operand.proposes, place: place)
        return [(isGroup ? self.start(of: command, behind: atEndOf) : start) + proposed]
            + command.options.map { start + spelling($0) }
    }

    private func start(of command: CommandDescription, behind condition: String) -> String {
        "complete -c \(table.program) -n \(Completions.quoted("\(condition) \(command.name)"))"
    }

    private func spelling(_ option: OptionDescription) -> String {
        (option.letter.map { " -s \($0)" } ?? "") + " -l \(option.name.rawValue)"
            + (option.kind.takesValue ? " -r" + values(option.kind, option.proposes) : "")
            + " -d " + Completions.quoted(Completions.short(option.help))
    }

    /// - Parameter place: where the words before it begin, for what depends on them.
    private func values(_ kind: ValueKind, _ proposes: ProposedWords?, place: Int = 2) -> String {
        guard let proposes = proposes ?? kind.proposes else { return values(kind) }
        let words = proposes == .settings ? " (commandline -opc)[\(place)..-1]" : ""
        let asked = "(\(table.program) proposals --quiet -- \(proposes.rawValue)\(words) 2>/dev/null)"
        return (kind == .file ? " -F" : " -f") + " -a \(Completions.quoted(asked))"
    }

    private func values(_ kind: ValueKind) -> String {
        switch kind {
        case .file: " -F"
        case .folder: " -f -a '(__fish_complete_directories)'"
        case .choice(let words):
            // A list that fish reads like arguments of a command, so a value with a space wants quotes of its own.
            " -f -a " + Completions.quoted(words.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " "))
        case .languageCode: " -f -a \(Completions.quoted(Wording.languages.joined(separator: " ")))"
        case .flag, .toggle, .text, .integer, .amount, .money, .currency, .date, .languages, .shard, .webAddress:
            " -f"
        }
    }
}
