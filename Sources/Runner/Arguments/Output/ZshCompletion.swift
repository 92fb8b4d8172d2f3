internal import Outputs

/// Works from a folder in `fpath` and through `eval`.
struct ZshCompletion {
    let table: CommandTable

    var lines: [String] {
        let name = "_\(table.program)"
        return [
            "#compdef \(table.program)",
            "# zsh completion for \(table.program); written by \"\(table.program) completions zsh\"",
            "# Asks the program for words, each with a tab and what it means.",
            "\(name)_proposals() {",
            "    local -a words_found",
            "    local line",
            "    while IFS= read -r line; do",
            #"        line=${line//:/\\:}"#,
            "        words_found+=(\"${line/$'\\t'/:}\")",
            "    done < <(\(table.program) proposals --quiet -- \"$@\" 2>/dev/null)",
            "    _describe -t \"$1\" \"$1\" words_found",
            "}",
            "\(name)() {",
            "    local context state state_descr line",
            "    typeset -A opt_args",
            "    if (( CURRENT == 2 )); then",
            "        local -a commands=(",
        ]
            + table.topCommands.map { "            " + described($0) }
            + [
                "        )",
                "        _describe -t commands command commands",
                "        _arguments " + table.globalOptions.flatMap(specifications).joined(separator: " "),
                "        return",
                "    fi",
                "    local command=$words[2]",
                "    shift words",
                "    (( CURRENT-- ))",
            ]
            + table.groupCommands.flatMap(descent)
            + ["    case $command in"]
            + table.runnableCommands.flatMap(branch)
            + [
                "    esac",
                "}",
                "if [[ $funcstack[1] == \(name) ]]; then",
                "    \(name) \"$@\"",
                "else",
                "    compdef \(name) \(table.program)",
                "fi",
            ]
    }

    private func described(_ command: CommandDescription) -> String {
        Completions.quoted("\(command.name.ownWord):\(plain(command.summary))")
    }

    /// Descends from a command that only groups others to the subcommand typed after it.
    private func descent(_ group: CommandDescription) -> [String] {
        [
            "    if [[ $command == \(Completions.quoted(group.name.rawValue)) ]]; then",
            "        if (( CURRENT == 2 )); then",
            "            local -a commands=(",
        ]
            + table.subcommands(of: group.name).map { "                " + described($0) }
            + [
                "            )",
                "            _describe -t commands command commands",
                "            _arguments " + table.globalOptions.flatMap(specifications).joined(separator: " "),
                "            return",
                "        fi",
                "        command=\"$command $words[2]\"",
                "        shift words",
                "        (( CURRENT-- ))",
                "    fi",
            ]
    }

    private func branch(_ command: CommandDescription) -> [String] {
        var specifications = table.options(of: command).flatMap(specifications)
        if let operand = command.operand {
            let count = operand.isRepeatable ? "*" : "1"
            specifications.append(
                Completions.quoted("\(count):\(operand.name):\(action(operand.kind, operand.proposes))"))
        }
        return ["        \(Completions.quoted(command.name.rawValue)))", "            _arguments -s -S \\"]
            + specifications.dropLast().map { "                \($0) \\" }
            + specifications.suffix(1).map { "                \($0)" }
            + ["            ;;"]
    }

    /// One specification for each spelling. Each excludes the other spelling and its own repetition, unless the option
    /// is repeatable.
    private func specifications(_ option: OptionDescription) -> [String] {
        let takesValue = option.kind.takesValue
        var spellings = [option.name.typed + (takesValue ? "=" : "")]
        if let letter = option.letter { spellings.insert("-\(letter)" + (takesValue ? "+" : ""), at: 0) }
        let names = (option.letter.map { ["-\($0)"] } ?? []) + [option.name.typed] + option.conflicts.map(\.typed)
        let exclusion = option.isRepeatable ? "*" : "(" + names.joined(separator: " ") + ")"
        let value = takesValue ? ":\(option.valueName):\(action(option.kind, option.proposes))" : ""
        return spellings.map {
            Completions.quoted("\(exclusion)\($0)[\(plain(Completions.short(option.help)))]\(value)")
        }
    }

    private func action(_ kind: ValueKind, _ proposes: ProposedWords?) -> String {
        guard let proposes = proposes ?? kind.proposes else { return action(kind) }
        let words = proposes == .settings ? #" "${(@)words[2,CURRENT-1]}""# : ""
        // The space keeps the shell from putting options of its own before the words.
        let asked = " _\(table.program)_proposals \(proposes.rawValue)\(words)"
        return kind == .file ? "{_files;\(asked)}" : asked
    }

    private func action(_ kind: ValueKind) -> String {
        switch kind {
        case .file: "_files"
        case .folder: "_files -/"
        case .choice(let words): "(\(words.joined(separator: " ")))"
        case .languageCode: "(\(Wording.languages.joined(separator: " ")))"
        case .flag, .toggle, .text, .integer, .amount, .money, .currency, .date, .languages, .shard, .webAddress: " "
        }
    }

    /// Without the characters that end a part of a specification.
    private func plain(_ text: String) -> String {
        String(text.flatMap { "\\:[]".contains($0) ? ["\\", $0] : [$0] })
    }
}
