internal import Outputs

/// Needs bash 4.4 and nothing else; the bash-completion package isn't used.
struct BashCompletion {
    let table: CommandTable

    var lines: [String] {
        [
            "# bash completion for \(table.program); written by \"\(table.program) completions bash\"",
            "# Asks the program for words; what they hold is text to the shell, never a command.",
            "_\(table.program)_proposals() {",
            "    local word",
            #"    while IFS=$'\t' read -r word _; do"#,
            #"        if [[ "$word" == "$cur"* ]]; then COMPREPLY+=("$(printf '%q' "$word")"); fi"#,
            #"    done < <("${COMP_WORDS[0]}" proposals --quiet -- "$@" 2>/dev/null)"#,
            "}",
            "_\(table.program)() {",
            #"    local cur="${COMP_WORDS[COMP_CWORD]}" prev="" command="${COMP_WORDS[1]}""#,
            #"    (( COMP_CWORD > 0 )) && prev="${COMP_WORDS[COMP_CWORD-1]}""#,
            "    # bash splits --option=value into three words",
            #"    if [[ "$cur" == "=" ]]; then cur="""#,
            #"    elif [[ "$prev" == "=" ]]; then prev="${COMP_WORDS[COMP_CWORD-2]}"; fi"#,
            "    COMPREPLY=()",
            "    if (( COMP_CWORD == 1 )); then",
            "        " + words(table.topCommands.map(\.name.rawValue) + spellings(table.globalOptions)),
            "        return",
            "    fi",
        ] + table.groupCommands.flatMap(descent) + [
            #"    case "$command" in"#
        ] + table.runnableCommands.flatMap(branch) + [
            "    esac",
            "}",
            "complete -F _\(table.program) \(table.program)",
        ]
    }

    /// Descends from a command that only groups others to the subcommand typed after it.
    private func descent(_ group: CommandDescription) -> [String] {
        let place = group.name.rawValue.split(separator: " ").count + 1
        let subcommands = table.subcommands(of: group.name).map(\.name.ownWord)
        return [
            "    if [[ \"$command\" == \(Completions.quoted(group.name.rawValue)) ]]; then",
            "        if (( COMP_CWORD == \(place) )); then",
            "            " + words(subcommands + spellings(table.globalOptions)),
            "            return",
            "        fi",
            "        command+=\" ${COMP_WORDS[\(place)]}\"",
            "    fi",
        ]
    }

    private func branch(_ command: CommandDescription) -> [String] {
        let options = table.options(of: command)
        var lines = ["        \(Completions.quoted(command.name.rawValue)))"]
        let valued = options.filter { $0.kind.takesValue }
        if !valued.isEmpty {
            lines.append(#"            case "$prev" in"#)
            for option in valued {
                lines.append(
                    "                \(spellings([option]).joined(separator: "|"))) \(reply(option.kind, option.proposes)); return ;;"
                )
            }
            lines.append("            esac")
        }
        lines.append(#"            if [[ "$cur" == -* ]]; then"#)
        lines.append("                " + words(spellings(options)))
        if let operand = command.operand {
            let first = command.name.rawValue.split(separator: " ").count + 1
            lines += [
                "            else",
                "                "
                    + reply(
                        operand.kind, operand.proposes, before: #" "${COMP_WORDS[@]:\#(first):COMP_CWORD-\#(first)}""#),
            ]
        }
        return lines + ["            fi", "            ;;"]
    }

    private func spellings(_ options: [OptionDescription]) -> [String] {
        options.flatMap { option in (option.letter.map { ["-\($0)"] } ?? []) + [option.name.typed] }
    }

    /// Fills the reply with the possible values of this kind; names with spaces stay whole.
    ///
    /// - Parameter words: the arguments before it, as the shell has them.
    private func reply(_ kind: ValueKind, _ proposes: ProposedWords?, before words: String = "") -> String {
        let fixed = reply(kind)
        guard let proposes = proposes ?? kind.proposes else { return fixed }
        let asked = "_\(table.program)_proposals \(proposes.rawValue)\(proposes == .settings ? words : "")"
        return fixed == ":" ? asked : fixed + "; " + asked
    }

    private func reply(_ kind: ValueKind) -> String {
        switch kind {
        case .file: #"compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$cur")"#
        case .folder: #"compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- "$cur")"#
        case .choice(let choices): words(choices)
        case .languageCode: words(Wording.languages)
        case .flag, .toggle, .text, .integer, .amount, .money, .currency, .date, .languages, .shard, .webAddress: ":"
        }
    }

    private func words(_ words: [String]) -> String {
        #"mapfile -t COMPREPLY < <(compgen -W "# + Completions.quoted(words.joined(separator: " ")) + #" -- "$cur")"#
    }
}
