/// The help that `--help` prints.
struct HelpText: Sendable {
    var table = CommandTable.vegyscan
    /// In columns.
    var width = 80
    var colours = TerminalColours.none

    /// - Parameter columns: the value of the environment variable COLUMNS, or nil. Kept between 40 and 100, where lines
    ///   read well; anything that isn't a number counts as 80.
    init(table: CommandTable = .vegyscan, columns: String? = nil, colours: TerminalColours = .none) {
        (self.table, self.colours) = (table, colours)
        width = min(max(columns.flatMap { Int($0) } ?? 80, 40), 100)
    }

    /// The help for a command, or the overview; ends with a line end.
    func text(for name: CommandName?) -> String {
        let lines = name.flatMap { table[$0] }.map(help) ?? overview
        return lines.joined(separator: "\n") + "\n"
    }

    /// What fits on a screen: where to begin, or what a group holds.
    func shortText(for group: CommandName?) -> String {
        let lines: [String]
        if let group = group.flatMap({ table[$0] }) {
            let program = "\(table.program) \(group.name)"
            lines =
                paragraph("\(program): \(group.summary)", indent: 0)
                + section("Commands", commands(table.subcommands(of: group.name)))
                + section("Examples", group.examples.flatMap(example)) + [""]
                + paragraph("Run \"\(program) COMMAND --help\" for a command's options.", indent: 0)
        } else {
            lines =
                paragraph("\(table.program): \(table.summary)", indent: 0)
                + section("Examples", table.examples.flatMap(example))
                + section(
                    "Commands", paragraph(table.topCommands.map(\.name.rawValue).joined(separator: " "), indent: 2))
                + [""]
                + paragraph(
                    "Run \"\(table.program) --help\" to see what each does, \"\(table.program) help COMMAND\" for its "
                        + "options.", indent: 0)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Where the right column begins.
    private var column: Int { width < 60 ? 6 : 26 }

    private var overview: [String] {
        var lines = paragraph("\(table.program): \(table.summary)", indent: 0)
        lines += section("Usage", ["  \(table.program) COMMAND [OPTIONS] ..."])
        for text in table.discussion { lines += [""] + paragraph(text, indent: 0) }
        lines += section(
            "Commands", commands(table.topCommands))
        lines += section("Options", table.globalOptions.flatMap(option))
        lines += section("Examples", table.examples.flatMap(example))
        lines += section(
            "Exit codes", table.manual.exitCodes.flatMap { definition(String($0.code), $0.meaning, at: 7) })
        lines += section("Settings", table.manual.settings.prefix(1).flatMap { paragraph($0, indent: 2) })
        return lines + [""]
            + paragraph(
                "Run \"\(table.program) help COMMAND\" for a command's options, \"\(table.program) man\" for all.",
                indent: 0)
            + paragraph(
                "Run \"\(table.program) help TOPIC\" to read offline on: \(HelpTopic.names.joined(separator: ", ")).",
                indent: 0)
    }

    private func help(for command: CommandDescription) -> [String] {
        var lines = paragraph("\(table.program) \(command.name): \(command.summary)", indent: 0)
        lines += section("Usage", paragraph(command.synopsis(program: table.program), indent: 2))
        for text in command.discussion { lines += [""] + paragraph(text, indent: 0) }
        let subcommands = table.subcommands(of: command.name)
        if !subcommands.isEmpty {
            lines += section("Commands", commands(subcommands))
        } else if let operand = command.operand {
            lines += section("Operands", definition(operand.label, operand.fullHelp, at: column))
        }
        for group in OptionGroup.allCases {
            let options = table.options(of: command).filter { $0.group == group }
            if !options.isEmpty { lines += section(group.rawValue, options.flatMap(option)) }
        }
        return lines + section("Examples", command.examples.flatMap(example))
    }

    private func section(_ title: String, _ lines: [String]) -> [String] {
        ["", colours(title + ":", .heading)] + lines
    }

    private func paragraph(_ text: String, indent: Int) -> [String] {
        WrappedText.indented(text, by: indent, width: width)
    }

    private func definition(_ term: String, _ text: String, at column: Int) -> [String] {
        WrappedText.definition(term, text, column: column, width: width)
    }

    private func commands(_ commands: [CommandDescription]) -> [String] {
        let column = max(15, (commands.map(\.name.ownWord.count).max() ?? 0) + 4)
        return commands.flatMap { definition($0.name.ownWord, $0.summary, at: column) }
    }

    private func option(_ option: OptionDescription) -> [String] {
        definition((option.letter.map { "-\($0), " } ?? "    ") + option.label, option.fullHelp, at: column)
    }

    /// Command lines are never wrapped, since they couldn't be copied then.
    private func example(_ example: Example) -> [String] {
        paragraph(example.meaning, indent: 2) + example.lines.map { "    " + $0 }
    }
}
