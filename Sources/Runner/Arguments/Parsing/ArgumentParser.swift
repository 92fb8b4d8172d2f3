/// What a command line requests.
enum Invocation: Sendable, Hashable {
    case command(ParsedArguments)
    /// Help for a command, or the overview.
    case help(CommandName?)
    /// What somebody needs who typed the program's name alone, or that of a command that only groups others.
    case shortHelp(CommandName?)
    case version
}

/// Parses a command line according to the table.
///
/// Follows the GNU conventions: `--opt value`, `--opt=value`, `-j 4`, `-j4`, grouped letters, options anywhere, `--`
/// ends the options, `-` is an operand. One thing is stricter: a value that starts with a dash has to be joined to its
/// option (`--out=-x`), so that a forgotten value doesn't swallow the next option.
struct ArgumentParser: Sendable {
    var table = CommandTable.vegyscan

    /// - Parameter arguments: as the system gives them, without the program's name; they need not be UTF-8.
    func parse(_ arguments: [[UInt8]]) throws(UsageError) -> Invocation {
        var rest = arguments[...]
        while let first = rest.popFirst() {
            switch String(validating: first, as: UTF8.self) {
            case "--help", "-h": return .help(nil)
            case "--version": return .version
            case "--": break
            case let text? where text.hasPrefix("-") && text != "-": throw misplaced(text, in: table.commands)
            case let text: return try parse(rest, asCommand: text, typed: first)
            }
        }
        return .shortHelp(nil)
    }

    private func parse(
        _ arguments: ArraySlice<[UInt8]>, asCommand text: String?, typed: [UInt8]
    ) throws(UsageError) -> Invocation {
        guard let name = text.map({ CommandName($0) }), name.parent == nil, let command = table[name] else {
            throw unknownCommand(text, typed: typed)
        }
        if table.isGroup(name) { return try parse(arguments, inGroup: name) }
        var scanner = ArgumentScanner(command: command, table: table, arguments: arguments)
        let invocation = try scanner.scan()
        guard name == HelpCommand.name, case .command(let parsed) = invocation, HelpTopic(parsed.words) == nil else {
            return invocation
        }
        return .help(try named(parsed.words))
    }

    /// Parses what follows a command group: the word of a subcommand, or nothing where the group runs by itself.
    private func parse(
        _ arguments: ArraySlice<[UInt8]>, inGroup group: CommandName
    ) throws(UsageError) -> Invocation {
        let subcommands = table.subcommands(of: group)
        let errors = GroupMessages(group: group, subcommands: subcommands, table: table)
        var rest = arguments
        if let command = table[group], command.runsAlone, rest.first.map({ $0.first == UInt8(ascii: "-") }) ?? true {
            var scanner = ArgumentScanner(command: command, table: table, arguments: rest)
            return try scanner.scan()
        }
        guard let first = rest.popFirst() else { return .shortHelp(group) }
        let text = String(validating: first, as: UTF8.self)
        if let command = subcommands.first(where: { $0.name.ownWord == text }) {
            if table.isGroup(command.name) { return try parse(rest, inGroup: command.name) }
            var scanner = ArgumentScanner(command: command, table: table, arguments: rest)
            return try scanner.scan()
        }
        for argument in arguments.prefix(while: { $0 != Array("--".utf8) }) {
            switch String(validating: argument, as: UTF8.self) {
            case "--help", "-h": return .help(group)
            case "--version": return .version
            default: break
            }
        }
        if let text, text.hasPrefix("-"), text != "-" { throw misplaced(text, in: subcommands) }
        throw errors.unknown(text, typed: first)
    }

    /// The command named by some words, or nil for none.
    private func named(_ words: [String]) throws(UsageError) -> CommandName? {
        guard !words.isEmpty else { return nil }
        let typed = words.joined(separator: " ")
        guard let type = table.type(named: CommandName(typed)) else {
            throw unknownCommand(typed, typed: Array(typed.utf8))
        }
        return type.name
    }

    private func unknownCommand(_ text: String?, typed: [UInt8]) -> UsageError {
        let problem = "There is no command \(QuotedArgument(typed))."
        // Somebody who begins with a path has forgotten that there are commands.
        if typed.contains(UInt8(ascii: "/")) || typed.contains(UInt8(ascii: ".")) {
            return UsageError(
                kind: .unknownCommand, problem: problem,
                hint: "To scan photos, write \"\(table.program) scan PATH... --out DIR\".")
        }
        let names = table.topCommands.map(\.name.rawValue)
        return UsageError(
            kind: .unknownCommand, problem: problem,
            suggestions: text.map { NearestWord.choice(for: $0, among: names) } ?? [],
            hint: "Run \"\(table.program) --help\" to see all commands.")
    }

    /// An option before the command.
    private func misplaced(_ text: String, in commands: [CommandDescription]) -> UsageError {
        let name = text.hasPrefix("--") ? text.prefix { $0 != "=" } : text.prefix(2)
        let owner = commands.first { command in
            command.options.contains { $0.name.typed == name || $0.letter.map { "-\($0)" } == name }
        }
        guard let owner else {
            return UsageError(
                kind: .unknownOption, problem: "There is no option \(QuotedArgument(text.utf8)).",
                suggestions: NearestWord.choice(for: String(name), among: table.globalOptions.map(\.name.typed)),
                hint: "Run \"\(table.program) --help\" to see all commands.")
        }
        return UsageError(
            kind: .misplacedOption,
            problem:
                "The option \"\(name)\" must come after a command, as in \"\(table.program) \(owner.name) \(name)\".",
            hint: "Run \"\(table.program) --help\" to see all commands.")
    }
}
