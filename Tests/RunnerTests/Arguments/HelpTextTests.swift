import Testing

@testable import Runner

@Suite struct HelpTextTests {
    @Test(arguments: CommandTable.types.map { $0.name }) func helpNamesEverythingACommandTakes(name: CommandName) throws
    {
        let command = try #require(CommandTable.vegyscan[name])
        let text = HelpText().text(for: name)
        // Line breaks are free to fall anywhere.
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for option in CommandTable.vegyscan.options(of: command) {
            #expect(text.contains(option.label))
            if let letter = option.letter { #expect(text.contains("-\(letter), \(option.label)")) }
            #expect(words.contains(option.help))
            if let setting = option.setting { #expect(words.contains("[\(setting.environmentVariable)")) }
        }
        let subcommands = CommandTable.vegyscan.subcommands(of: name)
        for subcommand in subcommands {
            #expect(text.contains("\n  \(subcommand.name.ownWord) "))
            #expect(words.contains(subcommand.summary))
        }
        if let operand = command.operand, subcommands.isEmpty { #expect(words.contains(operand.fullHelp)) }
        for example in command.examples { #expect(text.contains(example.lines[0])) }
        #expect(words.contains("Usage: " + command.synopsis(program: "vegyscan")))
    }

    @Test func theOverviewNamesCommandsAndExitCodes() {
        let text = HelpText().text(for: nil)
        for command in CommandTable.vegyscan.topCommands {
            #expect(text.contains("\n  \(command.name.rawValue) "))
            #expect(text.contains(command.summary))
        }
        for code in [0, 1, 64, 66, 69, 70, 73, 78, 130] { #expect(text.contains("\n  \(code) ")) }
    }

    /// The program's name alone, or a group's, is a question and no mistake.
    @Test func aNameAloneGivesShortHelp() throws {
        #expect(try invocation() == .shortHelp(nil))
        let short = HelpText().shortText(for: nil)
        #expect(short.split(separator: "\n", omittingEmptySubsequences: false).count <= 24)
        #expect(short.contains("vegyscan scan photos --out results") && short.contains("vegyscan --help"))
        for group in CommandTable.vegyscan.groupCommands where !group.runsAlone {
            #expect(
                try ArgumentParser().parse(group.name.rawValue.split(separator: " ").map { Array($0.utf8) })
                    == .shortHelp(group.name))
            let text = HelpText().shortText(for: group.name)
            let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            for command in CommandTable.vegyscan.subcommands(of: group.name) {
                #expect(words.contains(command.summary))
            }
            #expect(text.count < HelpText().text(for: group.name).count, "\(group.name)")
        }
    }

    @Test(arguments: [nil, "40", "59", "60", "80", "100"] as [String?]) func linesFit(columns: String?) {
        let help = HelpText(columns: columns)
        for name in [nil] + CommandTable.types.map({ Optional($0.name) }) {
            let text = help.text(for: name)
            #expect(text.hasSuffix("\n"))
            #expect(!text.hasSuffix("\n\n"))
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                #expect(!line.hasSuffix(" "))
                // What is to be copied and single long words stay whole.
                let isCommand =
                    line.hasPrefix("    vegyscan") || line.hasPrefix("    find") || line.hasPrefix("    echo")
                let isGoingOn = line.hasPrefix("        ") && line.dropFirst(8).first.map { "->".contains($0) } == true
                if isCommand || isGoingOn || line.split(separator: " ").count == 1 { continue }
                #expect(line.count <= help.width, "\(line)")
            }
        }
    }

    @Test func theWidthIsKeptReadable() {
        for (columns, width) in [("20", 40), ("72", 72), ("100", 100), ("500", 100), ("x", 80), ("", 80)] {
            #expect(HelpText(columns: columns).width == width)
        }
        #expect(HelpText(columns: "99999999999999999999").width == 80)
        #expect(HelpText().width == 80)
    }

    @Test func wrappingKeepsAllWords() {
        #expect(WrappedText.lines("aa bb  cc", width: 5) == ["aa bb", "cc"])
        #expect(WrappedText.lines("a verylongword b", width: 5) == ["a", "verylongword", "b"])
        #expect(WrappedText.lines(" ", width: 5) == [])
        #expect(WrappedText.definition("-x", "does it", column: 8, width: 80) == ["  -x    does it"])
        #expect(WrappedText.definition("--long", "does it", column: 8, width: 80) == ["  --long", "        does it"])
    }
}
