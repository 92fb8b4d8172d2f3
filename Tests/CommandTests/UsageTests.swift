import TestMaterial
import Testing

/// A wrong command line: one clear message on standard error, code 64, nothing done.
@Suite struct UsageTests {
    /// Each with a word that the message must hold.
    static let wrong: [(arguments: [String], mentions: String)] = [
        (["scna", "x"], "scan"),
        (["raed", "x.jpg"], "read"),
        (["scan", "photos", "--out", "o", "--jbos", "2"], "--jobs"),
        (["scan", "photos", "--out", "o", "--langauges", "eng"], "--languages"),
        (["scan", "photos"], "--out"),
        (["scan", "--out", "o"], "PATH"),
        (["scan", "photos", "--out"], "--out"),
        (["scan", "photos", "--out", "o", "--jobs", "0"], "--jobs"),
        (["scan", "photos", "--out", "o", "--jobs", "two"], "--jobs"),
        (["scan", "photos", "--out", "o", "--jobs", "99999999999999999999"], "--jobs"),
        (["scan", "photos", "--out", "o", "--json=yes"], "--json"),
        (["scan", "photos", "--out", "o", "--quiet", "--verbose"], "--verbose"),
        (["scan", "photos", "--out", "o", "--languages", "e;rm"], "--languages"),
        (["read"], "FILE"),
        (["schema", "--out", "x"], "--out"),
        (["completions", "bsh"], "bash"),
        (["bench", "txet", "truth"], "text"),
        (["bench", "text"], "TRUTH_DIR"),
        (["bench", "text", "one", "two"], "two"),
    ]

    @Test(arguments: wrong.indices)
    func isRefused(_ place: Int) async throws {
        let (arguments, mentions) = Self.wrong[place]
        let program = try Program()
        let outcome = try await program.run(arguments)
        #expect(outcome.code == 64, "\(outcome)")
        #expect(outcome.output.isEmpty, "\(outcome)")
        #expect(outcome.errors.contains(mentions), "\(outcome)")
        #expect(try program.home.contents().isEmpty, "something was written")
    }

    @Test(arguments: [["scna"], ["scan", "x", "--out", "o", "--jbos", "2"], ["completions", "bsh"]])
    func meantWordIsOffered(_ arguments: [String]) async throws {
        let outcome = try await Program().run(arguments)
        #expect(outcome.errors.lowercased().contains("did you mean"), "\(outcome)")
    }

    @Test func nonsenseIsNotGuessedAt() async throws {
        let outcome = try await Program().run("qqqqqqqqqq")
        #expect(outcome.code == 64)
        #expect(!outcome.errors.lowercased().contains("did you mean"), "\(outcome)")
    }

    /// The program's name alone, or a group's, is a question.
    @Test(arguments: [[], ["bench"], ["history"]]) func aNameAloneGetsShortHelp(_ words: [String]) async throws {
        let outcome = try await Program().run(words)
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
        #expect(outcome.outputLines.count <= 24 && outcome.output.contains("--help"), "\(outcome)")
    }

    @Test func colourIsForThoseWhoWantIt() async throws {
        let program = try Program()
        let coloured = try await program.run(["scna"], environment: ["CLICOLOR_FORCE": "1"])
        #expect(coloured.errors.hasPrefix("\u{1B}[1;31mvegyscan:\u{1B}[0m "), "\(coloured)")
        let help = try await program.run(["--help"], environment: ["CLICOLOR_FORCE": "1"])
        #expect(help.output.contains("\u{1B}[1mCommands:\u{1B}[0m\n"), "\(help)")
        for environment in [[:], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]] {
            let plain = try await program.run(["scna"], environment: environment)
            #expect(!plain.errors.contains("\u{1B}"), "\(plain)")
        }
    }

    /// A hostile argument must not steer the terminal.
    @Test func argumentIsShownSafely() async throws {
        let outcome = try await Program().run("--\u{1B}[31mred\nline")
        #expect(outcome.code == 64)
        #expect(!outcome.errors.contains("\u{1B}"), "\(outcome)")
    }
}
