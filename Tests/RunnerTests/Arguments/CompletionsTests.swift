import Foundation
import Testing

@testable import Runner

@Suite struct CompletionsTests {
    @Test(arguments: Shell.allCases) func everythingIsCompleted(shell: Shell) {
        let script = Completions.script(for: shell)
        let table = CommandTable.vegyscan
        for command in table.commands {
            #expect(script.contains(command.name.rawValue))
            for option in table.options(of: command) {
                let spelling = shell == .fish ? " -l \(option.name.rawValue) " : option.name.typed
                #expect(script.contains(spelling), "\(spelling)")
                if let letter = option.letter {
                    #expect(script.contains(shell == .fish ? " -s \(letter) " : "-\(letter)"))
                }
                guard case .choice(let words) = option.kind else { continue }
                for word in words { #expect(script.contains(word)) }
            }
        }
        #expect(script.hasSuffix("\n"))
    }

    /// Those that are installed, with the option that makes them check a script only.
    static let installed = [(Shell.bash, "-n"), (.zsh, "-n"), (.fish, "--no-execute")].filter {
        Shells.path(of: $0.0.rawValue) != nil
    }

    @Test(arguments: installed) func theShellAccepts(shell: Shell, check: String) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("c-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(Completions.script(for: shell).utf8).write(to: file)
        let result = try Shells.run(shell.rawValue, [check, file.path])
        #expect(result.status == 0)
        #expect(result.error == "")
    }

    /// What fish proposes at the end of a line, without the explanations.
    private func fishProposals(_ line: String) throws -> [String] {
        // The words that the program would propose are none here.
        let input = Completions.script(for: .fish) + "function vegyscan; end\ncomplete -C \(Completions.quoted(line))\n"
        let result = try Shells.run("fish", ["--no-config"], input: input)
        #expect(result.error == "")
        return result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }

    @Test(.enabled(if: Shells.path(of: "fish") != nil)) func fishProposes() throws {
        #expect(try fishProposals("vegyscan sc") == ["scan", "schema"])
        #expect(try fishProposals("vegyscan scan --detector ") == ["auto", "classic", "neural"])
        #expect(try fishProposals("vegyscan scan --no-l") == ["--no-llm", "--no-location"])
        #expect(try fishProposals("vegyscan settings ").contains("unset"))
        #expect(try !fishProposals("vegyscan settings unset ").contains("list"))
        #expect(try fishProposals("vegyscan knowledge add --kind vegan") == ["vegan", "vegan after"])
    }

    /// What bash proposes for the last of some words.
    ///
    /// - Parameter program: a shell function in place of the program, which the script asks for words.
    private func proposals(_ words: [String], program: String = "vegyscan() { :; }") throws -> Set<String> {
        let line = words.map(Completions.quoted).joined(separator: " ")
        let script =
            Completions.script(for: .bash) + program + "\n" + """
                COMP_WORDS=(\(line)); COMP_CWORD=\(words.count - 1); compopt() { :; }
                _vegyscan; printf '%s\\n' "${COMPREPLY[@]}"
                """
        let result = try Shells.run("bash", ["--norc", "-s"], input: script)
        #expect(result.error == "")
        return Set(result.output.split(separator: "\n").map(String.init))
    }

    @Test(.enabled(if: Shells.path(of: "bash") != nil)) func bashProposes() throws {
        #expect(try proposals(["vegyscan", "sc"]) == ["scan", "schema"])
        #expect(try proposals(["vegyscan", "--"]) == ["--help", "--version"])
        #expect(
            try proposals(["vegyscan", "scan", "--no-"])
                == ["--no-cache", "--no-history", "--no-llm", "--no-location"])
        #expect(try proposals(["vegyscan", "read", "--no-"]) == [])
        #expect(try proposals(["vegyscan", "scan", "--quality", ""]) == ["reject", "warn", "off"])
        #expect(try proposals(["vegyscan", "scan", "--quality", "=", "w"]) == ["warn"])
        #expect(try proposals(["vegyscan", "scan", "--quality", "="]) == ["reject", "warn", "off"])
        #expect(try proposals(["vegyscan", "scan", "--jobs", ""]) == [])
        #expect(try proposals(["vegyscan", "completions", ""]) == ["bash", "zsh", "fish"])
        #expect(try proposals(["vegyscan", "about", ""]) == [])
        #expect(try proposals(["vegyscan", "scan", "--target-language", "pt"]) == ["pt"])
        #expect(try proposals(["vegyscan", "nothing", "--"]) == [])
        #expect(
            Set(try proposals(["vegyscan", "bench", ""]))
                == Set(CommandTable.vegyscan.subcommands(of: "bench").map(\.name.ownWord)).union([
                    "-h", "--help", "--version",
                ]))
        #expect(try proposals(["vegyscan", "bench", "text", "--b"]) == ["--baseline"])
        #expect(try proposals(["vegyscan", "help", "bench", "te"]) == ["text"])
        #expect(try proposals(["vegyscan", "text", "--"]) == [])
    }

    @Test(.enabled(if: Shells.path(of: "bash") != nil)) func bashKeepsNamesWithSpacesWhole() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("b-\(UUID().uuidString)")
        let menus = folder.appendingPathComponent("my menus")
        try FileManager.default.createDirectory(at: menus, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appendingPathComponent("my photo.jpg"))
        let start = folder.path + "/my"
        #expect(try proposals(["vegyscan", "scan", start]) == [menus.path, folder.path + "/my photo.jpg"])
        #expect(try proposals(["vegyscan", "scan", "-o", start]) == [menus.path])
    }

    /// What differs from person to person is asked of the program, and a name is text whatever it holds.
    @Test(.enabled(if: Shells.path(of: "bash") != nil)) func bashAsksTheProgram() throws {
        let program = """
            vegyscan() { printf '%s\\n' "$*" >&3
                case "$4" in
                profiles) printf 'Anna\\tvegan\\nBen and Bo\\tnothing\\n$(echo oops)\\t\\n' ;;
                languages) printf 'auto\\t\\ndeu\\t\\n' ;;
                menus) printf '12\\tTrattoria Roma\\n' ;;
                settings) printf 'jobs\\t%s\\n' "$5" ;;
                esac; }
            exec 3>/dev/null
            """
        func asked(_ words: String...) throws -> Set<String> { try proposals(["vegyscan"] + words, program: program) }
        #expect(try asked("profile", "use", "") == ["Anna", #"Ben\ and\ Bo"#, #"\$\(echo\ oops\)"#])
        #expect(try asked("scan", "--profile", "A") == ["Anna"])
        #expect(try asked("profile", "create", "") == [])
        #expect(try asked("scan", "--languages", "") == ["auto", "deu"])
        #expect(try asked("history", "show", "1") == ["12"])
        #expect(try asked("settings", "set", "j") == ["jobs"])
        #expect(try asked("settings", "set", "jobs", "") == ["jobs"])
    }

    @Test func textsAreQuotedAndShort() {
        #expect(Completions.quoted("it's") == #"'it'\''s'"#)
        #expect(Completions.short("Do this. Or that.") == "Do this")
        #expect(Completions.short("Do this; or that.") == "Do this")
        #expect(Completions.short("Do this.") == "Do this")
    }
}
