import Files
import Reading
import Testing

@testable import Runner

@Suite struct ArgumentParserTests {
    @Test func valuesMayBeSeparateOrJoined() throws {
        for words in [["-j", "4"], ["-j4"], ["--jobs", "4"], ["--jobs=4"]] {
            let all = ["scan", "a", "-o", "out"] + words
            let parsed = try ArgumentParser().parse(all.map { Array($0.utf8) })
            guard case .command(let arguments) = parsed else { throw NoCommand() }
            #expect(arguments.integer(.jobs) == 4, "\(words)")
            #expect(arguments.path(.out) == FilePath("out"))
            #expect(arguments.paths == [FilePath("a")])
        }
    }

    @Test func lettersMayBeGrouped() throws {
        let parsed = try arguments("scan", "-v0j2", "-oout", "a")
        #expect(parsed.has(.verbose))
        #expect(parsed.has(.null))
        #expect(parsed.integer(.jobs) == 2)
        #expect(parsed.path(.out) == FilePath("out"))
        #expect(try arguments("scan", "-vo", "out", "a").path(.out) == FilePath("out"))
    }

    @Test func optionsMayStandAnywhere() throws {
        let parsed = try arguments("scan", "a", "--out", "x", "b", "--json", "c")
        #expect(parsed.paths == [FilePath("a"), FilePath("b"), FilePath("c")])
        #expect(parsed.has(.json))
        #expect(!parsed.has(.quiet))
    }

    @Test func twoDashesEndTheOptions() throws {
        let parsed = try arguments("scan", "-o", "x", "--", "-a", "--json", "--")
        #expect(parsed.paths == [FilePath("-a"), FilePath("--json"), FilePath("--")])
        #expect(!parsed.has(.json))
    }

    @Test func aDashIsAnOperandAndAValue() throws {
        let parsed = try arguments("scan", "-", "-o", "x", "--files-from", "-")
        #expect(parsed.paths == [FilePath("-")])
        #expect(parsed.paths(.filesFrom) == [FilePath("-")])
    }

    @Test func aJoinedValueMayHoldAnything() throws {
        #expect(try arguments("scan", "a", "--out=-x").path(.out) == FilePath("-x"))
        #expect(try arguments("scan", "a", "--out=a=b").path(.out) == FilePath("a=b"))
        #expect(try arguments("scan", "a", "-o-x").path(.out) == FilePath("-x"))
    }

    @Test func pathsKeepTheirBytes() throws {
        let name: [UInt8] = [0x66, 0xFF, 0x0A, 0x80]
        let words = [Array("scan".utf8), name, Array("--out=".utf8) + name, Array("--files-from".utf8), name]
        guard case .command(let parsed) = try ArgumentParser().parse(words) else { throw NoCommand() }
        #expect(parsed.paths == [FilePath(bytes: name)])
        #expect(parsed.path(.out) == FilePath(bytes: name))
        #expect(parsed.paths(.filesFrom) == [FilePath(bytes: name)])
        guard case .command(let short) = try ArgumentParser().parse([words[0], name, Array("-o".utf8) + name]) else {
            throw NoCommand()
        }
        #expect(short.path(.out) == FilePath(bytes: name))
    }

    @Test func aListStandsInForOperands() throws {
        let parsed = try arguments("read", "--files-from", "a", "--files-from=b", "-0")
        #expect(parsed.paths(.filesFrom) == [FilePath("a"), FilePath("b")])
        #expect(parsed.paths.isEmpty)
    }

    @Test func theSameValueTwiceIsFine() throws {
        #expect(try arguments("scan", "a", "-o", "x", "--out=x", "-v", "-v").path(.out) == FilePath("x"))
    }

    @Test func valuesOfEachKindAreUnderstood() throws {
        let parsed = try arguments(
            "scan", "a", "-o", "x", "-l", "eng+deu,eng", "--max-pixels", "12M", "--max-bytes=2k", "--quality", "off",
            "--target-language", "pt-BR", "--llm-url", "http://localhost:11434/v1", "--llm-model", "a b")
        #expect(parsed.languages(.languages) == .fixed(["eng", "deu"]))
        #expect(parsed.integer(.maxPixels) == 12_000_000)
        #expect(parsed.integer(.maxBytes) == 2048)
        #expect(parsed.text(.quality) == "off")
        #expect(parsed.text(.targetLanguage) == "pt-BR")
        #expect(parsed.text(.llmURL) == "http://localhost:11434/v1")
        #expect(parsed.text(.llmModel) == "a b")
        #expect(try arguments("doctor", "--languages=AUTO").languages(.languages) == .automatic)
        #expect(try arguments("completions", "zsh").word == "zsh")
    }

    @Test(arguments: CommandTable.types.map { $0.name }) func helpIsEverywhere(command: CommandName) throws {
        let words = command.rawValue.split(separator: " ").map(String.init)
        func asked(_ words: [String]) throws -> Invocation { try ArgumentParser().parse(words.map { Array($0.utf8) }) }
        #expect(try asked(["help"] + words) == .help(command))
        for letter in ["--help", "-h"] {
            #expect(try asked(words + [letter]) == .help(command))
            #expect(try asked(words + ["--no-such", letter, "--nor-this"]) == .help(command))
        }
        #expect(try asked(words + ["--version"]) == .version)
    }

    @Test func helpWithoutACommandIsTheOverview() throws {
        #expect(try invocation("--help") == .help(nil))
        #expect(try invocation("-h", "scan") == .help(nil))
        #expect(try invocation("help") == .help(nil))
        #expect(try invocation("--version") == .version)
        #expect(try invocation("scan", "-vh") == .help("scan"))
    }

    @Test func helpBehindTwoDashesIsAnOperand() throws {
        #expect(try arguments("read", "--", "--help", "-h").paths == [FilePath("--help"), FilePath("-h")])
    }
}
