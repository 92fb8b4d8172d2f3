import Testing

@testable import Runner

@Suite struct UsageErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var words: [String]
        var kind: UsageError.Kind
        var suggestions: [String]
        /// Has to stand in the message.
        var mentions: String

        init(_ line: String, _ kind: UsageError.Kind, _ mentions: String, suggests suggestions: String...) {
            words = line.split(separator: " ").map(String.init)
            self.kind = kind
            self.mentions = mentions
            self.suggestions = suggestions
        }

        var testDescription: String { words.joined(separator: " ") }
    }

    static let cases = [
        Case("scna", .unknownCommand, "scna", suggests: "scan"),
        Case("docter", .unknownCommand, "docter", suggests: "doctor"),
        Case("comp", .unknownCommand, "comp", suggests: "completions"),
        Case("xyz", .unknownCommand, "xyz"),
        Case("./photos -o x", .unknownCommand, "scan PATH"),
        Case("--jobs 4 scan", .misplacedOption, "after a command"),
        Case("--out=x scan a", .misplacedOption, "\"--out\""),
        Case("-j4 scan", .misplacedOption, "\"-j\""),
        Case("-z scan", .unknownOption, "-z"),
        Case("--verson", .unknownOption, "--verson", suggests: "--version"),
        Case("scan a -o x --jsno", .unknownOption, "--jsno", suggests: "--json"),
        Case("scan a -o x --jsno=1", .unknownOption, "--jsno", suggests: "--json"),
        Case("scan a -o x --lang en", .unknownOption, "--lang", suggests: "--languages"),
        Case("scan a -o x -z", .unknownOption, "-z"),
        Case("scan a -o x -qiuet", .unknownOption, "-i", suggests: "--quiet"),
        Case("read a --quality off", .unknownOption, "vegyscan scan"),
        Case("scan a -o", .missingValue, "folder"),
        Case("scan a --out --json", .missingValue, "--out=VALUE"),
        Case("scan a -vo -q", .missingValue, "-q"),
        Case("scan a -o x --json=yes", .unexpectedValue, "--json"),
        Case("scan a -o x --jobs four", .badValue, "from 1 to 256, not \"four\""),
        Case("scan a -o x --jobs 0", .badValue, "from 1 to 256"),
        Case("scan a -o x --jobs 257", .badValue, "from 1 to 256"),
        Case("scan a -o x --jobs=-1", .badValue, "-1"),
        Case("scan a -o x --jobs=+1", .badValue, "+1"),
        Case("scan a -o x --jobs 99999999999999999999", .badValue, "from 1 to 256"),
        Case("scan a -o x --max-bytes 9999999999999G", .badValue, "1G"),
        Case("scan a -o x --max-pixels M", .badValue, "500M"),
        Case("scan a -o x --max-pixels 1.5M", .badValue, "1.5M"),
        Case("scan a -o x --quality wran", .badValue, "reject, warn or off", suggests: "warn"),
        Case("scan a -o x --languages eng+", .badValue, "eng+"),
        Case("scan a -o x --languages ../x", .badValue, "../x"),
        Case("scan a -o x --target-language auto", .badValue, "auto"),
        Case("scan a -o x --llm-url localhost:80", .badValue, "http"),
        Case("scan a --out=", .badValue, "folder"),
        Case("completions bahs", .badValue, "bash, zsh or fish", suggests: "bash"),
        Case(
            "help sacn", .badValue, "one of \(CommandTable.words.count + HelpTopic.names.count) words, not",
            suggests: "scan"),
        Case("settings get diet", .badValue, "diet", suggests: "dietary_preference"),
        Case("settings get model", .badValue, "model", suggests: "llm_model"),
        Case(
            "settings get max", .badValue, "Did you mean \"max_pixels\", \"max_bytes\" or \"max_memory\"?",
            suggests: "max_pixels", "max_bytes", "max_memory"),
        // Not all of them.
        Case("help zzzz", .badValue, " words such as scan, report or retry, not \"zzzz\""),
        Case("scan a -o x --out=y", .repeatedOption, "--out"),
        Case("scan a -o x -qv", .conflictingOptions, "--verbose"),
        Case("read", .missingOperand, "FILE"),
        Case("completions", .missingOperand, "SHELL"),
        Case("scan a", .missingOption, "--out DIR"),
        Case("about x", .unexpectedOperand, "\"x\""),
        Case("completions bash zsh", .unexpectedOperand, "\"zsh\""),
        Case("text truth", .unknownCommand, "text"),
        Case("bench txt truth", .unknownCommand, "\"vegyscan bench\" has no command \"txt\"", suggests: "text"),
        Case("bench xyz", .unknownCommand, "xyz"),
        Case("bench scan", .unknownCommand, "scan"),
        Case("bench --json text truth", .misplacedOption, "vegyscan bench text --json"),
        Case("bench -z", .unknownOption, "-z"),
        Case("bench text", .missingOperand, "\"vegyscan bench text\" needs TRUTH_DIR"),
        Case("bench text a b", .unexpectedOperand, "\"b\""),
        Case("bench text a --history", .unknownOption, "\"vegyscan bench text\" has no option"),
        Case("scan a -o x --baseline", .unknownOption, "\"vegyscan bench text\" has"),
        Case("help bench scan", .unknownCommand, "bench scan"),
    ]

    @Test(arguments: cases) func sayWhatIsWrong(expected: Case) {
        do throws(UsageError) {
            _ = try ArgumentParser().parse(expected.words.map { Array($0.utf8) })
            Issue.record("was accepted")
        } catch {
            #expect(error.kind == expected.kind)
            #expect(error.suggestions == expected.suggestions)
            #expect(error.message.contains(expected.mentions), "\(error.message)")
            #expect(error.problem.hasSuffix("."))
            #expect(error.hint.contains("--help") || error.hint.contains("--out DIR"))
            #expect(error.message.hasSuffix(error.hint))
            #expect(!error.message.contains("\n"))
            for word in error.suggestions { #expect(error.message.contains("\"\(word)\"")) }
            #expect(error.message.contains("Did you mean") == !error.suggestions.isEmpty)
        }
    }

    @Test func allKindsAreTested() {
        let tested = Set(Self.cases.map(\.kind)).union([.notText])
        #expect(tested == Set(UsageError.Kind.allCases))
    }

    @Test func onlyPathsMayHaveOtherBytesThanUTF8() {
        for (words, kind) in [
            ([Array("scan".utf8), Array("--cuisine".utf8) + [0xFE]], UsageError.Kind.notText),
            ([Array("doctor".utf8), Array("--languages=".utf8) + [0xFE]], .badValue),
            ([Array("judge".utf8), Array("--cuisine=".utf8) + [0x61, 0xFE]], .badValue),
            ([Array("scan".utf8), [0x2D, 0xFE]], .unknownOption),
            ([[0x2D, 0xFE]], .unknownCommand), ([[0xFE]], .unknownCommand),
        ] {
            #expect(throws: UsageError.self) { try ArgumentParser().parse(words) }
            do throws(UsageError) {
                _ = try ArgumentParser().parse(words)
            } catch {
                #expect(error.kind == kind)
                #expect(error.message.contains("%FE"))
            }
        }
    }

    @Test func hostileArgumentsAreShownHarmless() throws {
        let escape = "\u{1B}[2J\n"
        let error = try #require(usageError("schema", escape))
        #expect(!error.message.contains("\u{1B}"))
        #expect(!error.message.contains("\n"))
        let long = try #require(usageError("scan", "a", "-o", "x", "--" + String(repeating: "j", count: 100_000)))
        #expect(long.message.count < 300)
    }

    @Test func anAddressIsNotRepeated() throws {
        let error = try #require(usageError("scan", "a", "-o", "x", "--llm-url", "https://me:secret@example.org/v1"))
        #expect(error.kind == .badValue)
        #expect(!error.message.contains("secret"))
    }
}
