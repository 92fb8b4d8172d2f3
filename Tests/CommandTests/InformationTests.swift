import Foundation
import TestMaterial
import Testing

/// Commands that tell about the program: on standard output, with nothing on standard error.
@Suite struct InformationTests {
    static let commands = ["scan", "read", "judge", "bench", "schema", "doctor", "about", "completions", "man", "help"]

    @Test func versionIsOneLine() async throws {
        let outcome = try await Program().run("--version")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.outputLines.count == 1 && outcome.output.contains(where: \.isNumber), "\(outcome)")
        #expect(outcome.errors.isEmpty)
    }

    @Test(arguments: [["--help"], ["-h"], ["help"]])
    func overviewNamesEveryCommand(_ arguments: [String]) async throws {
        let outcome = try await Program().run(arguments)
        #expect(outcome.code == 0, "\(outcome)")
        for command in Self.commands { #expect(outcome.output.contains(command), "\(command) isn't named") }
        #expect(outcome.errors.isEmpty)
    }

    @Test(arguments: commands)
    func helpOfEveryCommand(_ command: String) async throws {
        let program = try Program()
        let after = try await program.run(command, "--help")
        let before = try await program.run("help", command)
        #expect(after.code == 0, "\(after)")
        #expect(after.output.contains("vegyscan \(command)"))
        #expect(after.standardOutput == before.standardOutput)
        #expect(after.errors.isEmpty)
    }

    @Test func commandsMayHaveCommands() async throws {
        let program = try Program()
        let group = try await program.run("bench", "--help")
        #expect(group.code == 0 && group.output.contains("bench COMMAND") && group.output.contains("\n  text "))
        let after = try await program.run("bench", "text", "--help")
        let before = try await program.run("help", "bench", "text")
        #expect(after.code == 0 && after.output.contains("TRUTH_DIR"), "\(after)")
        #expect(after.standardOutput == before.standardOutput)
    }

    @Test func helpOfScanNamesItsOptions() async throws {
        let help = try await Program().run("scan", "--help").output
        for option in ["--out", "--files-from", "--json", "--jobs", "--languages", "--store"] {
            #expect(help.contains(option), "\(option) is missing")
        }
    }

    @Test func schemaIsJSONSchema() async throws {
        let outcome = try await Program().run("schema")
        #expect(outcome.code == 0, "\(outcome)")
        let schema = try JSONSerialization.jsonObject(with: outcome.standardOutput) as? [String: Any]
        #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        #expect((schema?["properties"] as? [String: Any])?["dishes"] != nil)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func completionsNameTheCommands(_ shell: String) async throws {
        let outcome = try await Program().run("completions", shell)
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.contains("vegyscan") && outcome.output.contains("doctor"))
    }

    @Test func completionsWorkInBash() async throws {
        let outcome = try await Program().shell(#"eval "$("$VEGYSCAN" completions bash)" && complete -p vegyscan"#)
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.contains("vegyscan"))
    }

    @Test func manualIsRoff() async throws {
        let outcome = try await Program().run("man")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.contains(".TH") && outcome.output.contains("130"))
    }

    @Test func eachCommandHasAManualPage() async throws {
        let program = try Program()
        let page = try await program.run("man", "history", "list")
        #expect(page.code == 0 && page.output.hasPrefix(".TH VEGYSCAN-HISTORY-LIST 1"), "\(page)")
        #expect(try await program.run("man", "history", "scan").code == 64)
        #expect(try await program.run("man", "--out", "pages").code == 0)
        let written = try FileManager.default.contentsOfDirectory(atPath: program.home["pages"])
        #expect(
            Set(written).isSuperset(of: ["vegyscan.1", "vegyscan-scan.1", "vegyscan-history-list.1"]), "\(written)")
        #expect(!written.contains("vegyscan-proposals.1"))
        #expect(try program.home.contents(of: "pages")["vegyscan-history-list.1"] == Data(page.output.utf8))
    }

    /// What a shell proposes is asked of the program, without its words about anything else.
    @Test func proposalsAreWordsWithMeanings() async throws {
        let program = try Program()
        #expect(try await program.run("profile", "create", "Ben Bo", "--diet", "vegan").code == 0)
        let profiles = try await program.run("proposals", "--quiet", "profiles")
        #expect(profiles.code == 0 && profiles.output.hasPrefix("Ben Bo\t"), "\(profiles)")
        #expect(try await program.run("proposals", "--quiet", "menus").output.isEmpty)
        #expect(try await program.run("proposals", "languages").output.contains("\neng\t"))
        #expect(try await program.run("proposals", "settings").output.contains("\ntarget_language\t"))
        #expect(try await program.run("proposals", "settings", "quality").output == "reject\t\nwarn\t\noff\t\n")
        #expect(try await program.run("proposals", "settings", "offline").output == "on\t\noff\t\n")
        #expect(try await program.run("proposals", "nothing").output.isEmpty)
    }

    @Test func aboutTellsVersionAndLicence() async throws {
        let outcome = try await Program().run("about")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.contains("Apache"))
    }

    @Test func doctorKnowsTheEnginesAndWhatIsMissing() async throws {
        let program = try Program()
        let well = try await program.run("doctor")
        #expect(well.code == 0, "\(well)")
        for part in ["Tesseract", "Leptonica", "eng"] {
            #expect(well.output.lowercased().contains(part.lowercased()), "\(part) isn't named")
        }
        let ill = try await program.run("doctor", "--languages", "amh_old")
        #expect(ill.code == 69, "\(ill)")
        #expect((ill.output + ill.errors).contains("tesseract-ocr-amh-old"), "the package must be named: \(ill)")
    }

    @Test func doctorAsJSON() async throws {
        let outcome = try await Program().run("doctor", "--json")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try JSONSerialization.jsonObject(with: outcome.standardOutput) is [String: Any])
    }
}
