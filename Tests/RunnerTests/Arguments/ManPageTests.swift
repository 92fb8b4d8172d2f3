import Foundation
import Testing

@testable import Runner

@Suite struct ManPageTests {
    let text = ManPage(version: "1.2.3").text

    @Test func hasTheUsualSections() {
        let sections = text.split(separator: "\n").filter { $0.hasPrefix(".SH ") }.map { String($0.dropFirst(4)) }
        #expect(
            sections == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS OF ALL COMMANDS", "SETTINGS", "EXIT STATUS",
                "ENVIRONMENT", "FILES", "EXAMPLES", "SEE ALSO",
            ])
        #expect(text.hasPrefix(".TH VEGYSCAN 1 "))
        #expect(text.contains("vegyscan 1.2.3"))
    }

    @Test func namesEveryCommandOptionSettingAndCode() {
        for command in CommandTable.vegyscan.shownCommands {
            #expect(text.contains(".SS " + Roff.text(command.synopsis(program: "vegyscan"))))
            for option in command.options {
                #expect(text.contains(Roff.bold(option.name.typed)))
                #expect(text.contains(Roff.text(option.fullHelp)))
            }
        }
        let lines = text.split(separator: "\n")
        for key in AllSettings.list.map(\.key) {
            #expect(lines.count { $0 == Roff.bold(key.rawValue) } == 1, "\(key)")
            #expect(lines.count { $0 == Roff.bold(key.environmentVariable) } == 1, "\(key)")
        }
        for code in CommandTable.vegyscan.manual.exitCodes { #expect(text.contains(Roff.bold(String(code.code)))) }
        #expect(text.contains("VEGYSCAN_LLM_KEY"))
        #expect(text.contains("./vegyscan.json"))
    }

    @Test func textCanNotBecomeACommand() {
        #expect(Roff.text(".so /etc/passwd") == "\\&.so /etc/passwd")
        #expect(Roff.text("'a") == "\\(aqa")
        #expect(Roff.text("a\\b\nc-d") == "a\\eb c\\-d")
        let pages = [text] + CommandTable.vegyscan.shownCommands.map(ManPage(version: "1.2.3").text)
        for line in pages.joined().split(separator: "\n") where line.hasPrefix(".") {
            #expect(
                [".TH", ".SH", ".SS", ".PP", ".TP", ".RS", ".RE", ".nf", ".fi", ".br", ".nh", ".ad"].contains(
                    line.prefix(3)))
        }
    }

    @Test func eachCommandHasAPageOfItsOwn() throws {
        let table = CommandTable.vegyscan
        for command in table.shownCommands {
            let page = ManPage(version: "1.2.3").text(for: command)
            let name = ManPage.name(of: command.name, in: table)
            #expect(page.hasPrefix(".TH \(name.uppercased()) 1 "))
            #expect(page.contains("\n.SH NAME\n" + Roff.text(name) + " \\- "))
            for option in table.options(of: command) { #expect(page.contains(Roff.text(option.fullHelp))) }
            for text in command.discussion { #expect(page.contains(Roff.text(text))) }
            for other in table.subcommands(of: command.name) {
                #expect(page.contains(Roff.bold(ManPage.name(of: other.name, in: table)) + "(1)"))
            }
        }
        let show = try #require(table["history show"])
        #expect(ManPage(version: "1").text(for: show).contains(Roff.bold("vegyscan-history") + "(1)"))
    }

    @Test(
        .enabled(if: Shells.path(of: "man") != nil),
        arguments: [nil, "scan", "bench", "favourite add"] as [CommandName?])
    func manHasNothingToComplainAbout(command: CommandName?) throws {
        let page = ManPage(version: "1.2.3")
        let result = try Shells.run(
            "man", ["--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", "-"],
            input: command.flatMap { CommandTable.vegyscan[$0] }.map(page.text) ?? text)
        #expect(result.status == 0)
        #expect(result.error == "")
        #expect(result.output.contains("vegyscan"))
    }
}
