/// The manual page in roff with the macros of man(7).
struct ManPage: Sendable {
    var table = CommandTable.vegyscan
    /// The program's version.
    var version: String

    /// The page of the whole program; ends with a line end.
    var text: String {
        var lines = head(table.program)
        lines += section("NAME", [Roff.text(table.program) + " \\- " + Roff.text(table.summary)])
        lines += section("SYNOPSIS", synopses)
        lines += section("DESCRIPTION", paragraphs(table.discussion))
        lines += section("COMMANDS", table.shownCommands.flatMap(describe))
        lines += section("OPTIONS OF ALL COMMANDS", table.globalOptions.flatMap(describe))
        lines += section("SETTINGS", paragraphs(table.manual.settings) + settings)
        lines += section("EXIT STATUS", table.manual.exitCodes.flatMap { term(Roff.bold(String($0.code)), $0.meaning) })
        lines += section("ENVIRONMENT", variables)
        lines += section("FILES", table.manual.files.flatMap { term(Roff.italic($0.path), $0.meaning) })
        lines += section(
            "EXAMPLES", (table.examples + table.shownCommands.flatMap(\.examples)).uniqueLines.flatMap(describe))
        lines += section("SEE ALSO", [Roff.bold("tesseract") + "(1)"])
        return lines.joined(separator: "\n") + "\n"
    }

    /// The page of one command, with all that its help tells; ends with a line end.
    func text(for command: CommandDescription) -> String {
        let subcommands = table.subcommands(of: command.name)
        var lines = head(Self.name(of: command.name, in: table))
        lines += section(
            "NAME", [Roff.text(Self.name(of: command.name, in: table)) + " \\- " + Roff.text(command.summary)])
        lines += section("SYNOPSIS", [Roff.text(command.synopsis(program: table.program))])
        lines += section("DESCRIPTION", paragraphs(command.discussion))
        if !subcommands.isEmpty {
            lines += section("COMMANDS", subcommands.flatMap { term(Roff.bold($0.name.ownWord), $0.summary) })
        }
        let operand = subcommands.isEmpty ? command.operand.map { term(Roff.italic($0.label), $0.fullHelp) } ?? [] : []
        lines += section("OPTIONS", operand + table.options(of: command).flatMap(describe))
        lines += section("EXAMPLES", command.examples.flatMap(describe))
        let others = [command.name.parent].compactMap(\.self) + subcommands.map(\.name)
        let pages = [table.program] + others.map { Self.name(of: $0, in: table) }
        lines += section("SEE ALSO", [pages.map { Roff.bold($0) + "(1)" }.joined(separator: ", ")])
        return lines.joined(separator: "\n") + "\n"
    }

    /// What the page of a command is called, such as `vegyscan-history-list`.
    static func name(of command: CommandName, in table: CommandTable) -> String {
        ([table.program] + command.rawValue.split(separator: " ").map(String.init)).joined(separator: "-")
    }

    private func head(_ name: String) -> [String] {
        [
            ".TH \(name.uppercased()) 1 \"\" \"\(table.program) \(Roff.text(version))\" \"User Commands\"",
            // Paths must not be hyphenated, nor spaces in commands stretched.
            ".nh", ".ad l",
        ]
    }

    private var synopses: [String] {
        let lines = table.shownCommands.map { Roff.text($0.synopsis(program: table.program)) }
        return Array(lines.map { [$0] }.joined(separator: [".br"]))
    }

    private var settings: [String] {
        AllSettings.list.flatMap { setting in
            term(
                Roff.bold(setting.key.rawValue),
                "\(setting.summary) Default: \(setting.defaultText ?? "none"). "
                    + "Variable: \(setting.key.environmentVariable).")
        }
    }

    private var variables: [String] {
        let settings = AllSettings.list.map { setting in
            (setting.key.environmentVariable, "Sets \(setting.key.rawValue): \(setting.kind.wanted).")
        }
        return (settings + table.manual.variables).flatMap { term(Roff.bold($0.0), $0.1) }
    }

    private func describe(_ command: CommandDescription) -> [String] {
        var lines = [".SS \(Roff.text(command.synopsis(program: table.program)))"]
        let summary = command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."
        lines += paragraphs([summary] + command.discussion)
        if let operand = command.operand { lines += term(Roff.italic(operand.label), operand.fullHelp) }
        return lines + command.options.flatMap(describe)
    }

    private func describe(_ option: OptionDescription) -> [String] {
        let letter = option.letter.map { Roff.bold("-\($0)") + ", " } ?? ""
        let value = option.valueName.isEmpty ? "" : " " + Roff.italic(option.valueName)
        return term(letter + Roff.bold(option.name.typed) + value, option.fullHelp)
    }

    private func describe(_ example: Example) -> [String] {
        [".PP", Roff.text(example.meaning), ".PP", ".RS 4", ".nf"] + example.lines.map(Roff.bold) + [".fi", ".RE"]
    }

    private func section(_ title: String, _ lines: [String]) -> [String] {
        // Right after a heading a paragraph macro has no effect, and man warns about it.
        [".SH \(title)"] + (lines.first == ".PP" ? Array(lines.dropFirst()) : lines)
    }

    private func paragraphs(_ texts: [String]) -> [String] {
        Array(texts.map { [Roff.text($0)] }.joined(separator: [".PP"]))
    }

    /// - Parameter marked: the term, already marked up for roff.
    private func term(_ marked: String, _ text: String) -> [String] { [".TP", marked, Roff.text(text)] }
}

extension [Example] {
    /// The examples without those that repeat an earlier command line.
    fileprivate var uniqueLines: [Example] {
        var seen: Set<[String]> = []
        return filter { seen.insert($0.lines).inserted }
    }
}

/// Marks up text for roff.
enum Roff {
    /// Text to be read literally: nothing in it is a command, and dashes and quotes can be copied.
    static func text(_ text: String) -> String {
        var escaped = ""
        for character in text {
            escaped += replacements[character] ?? String(character)
        }
        return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
    }

    static func bold(_ text: String) -> String { "\\fB" + self.text(text) + "\\fR" }
    static func italic(_ text: String) -> String { "\\fI" + self.text(text) + "\\fR" }

    private static let replacements: [Character: String] = [
        "\\": "\\e", "-": "\\-", "'": "\\(aq", "\"": "\\(dq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti", "\n": " ",
    ]
}
