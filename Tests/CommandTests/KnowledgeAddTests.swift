import Foundation
import TestMaterial
import Testing

/// `knowledge add`: a word for a table of one's own.
@Suite struct KnowledgeAddTests {
    private static let flurb = ["knowledge", "add", "flurb", "--kind", "dish", "--meaning", "beef", "--language", "en"]

    @Test func itIsWrittenBesideTheSettingsAndUsedOnceTheyNameIt() async throws {
        let program = try Program()
        let added = try await program.run(Self.flurb)
        let path = program.home["config/vegyscan/words.tsv"]
        #expect(
            added.code == 0 && added.output.contains("words.tsv") && added.errors.contains("settings set"), "\(added)")
        let table = try String(contentsOfFile: path, encoding: .utf8)
        #expect(table.hasSuffix("[dish\ten\tbeef]\nflurb\n"), "\(table)")
        let input = #"{"name": "Flurb", "language": "en"}"#
        let before = try await program.run(["judge"], input: input)
        #expect(!before.output.contains("\"label\":\"meat\""), "\(before)")
        let set = try await program.run("settings", "set", "knowledge", path)
        #expect(set.code == 0, "\(set)")
        let after = try await program.run(["judge"], input: input)
        #expect(after.output.contains("\"label\":\"meat\""), "\(after)")
        let second = try await program.run(
            "knowledge", "add", "flurb", "stew", "--kind", "dish", "--meaning", "beef", "--language", "en")
        #expect(second.code == 0 && second.errors.contains("from now on"), "\(second)")
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("\nflurb\nflurb stew\n"))
        let again = try await program.run(Self.flurb)
        #expect(again.code == 0 && again.output.isEmpty && again.errors.contains("already"), "\(again)")
        let check = try await program.run("knowledge", "check", path)
        #expect(check.code == 0 && check.output.contains("2 words; 0 lines"), "\(check)")
    }

    @Test func whatMakesADishSaferIsToldAndWritten() async throws {
        let program = try Program()
        try program.home.write("dish\ten\tegg\tflurb\n", to: "mine.tsv")
        let outcome = try await program.run(
            "knowledge", "add", "butter", "--kind", "ingredient", "--meaning", "plant", "--file", "mine.tsv")
        #expect(
            outcome.code == 0 && outcome.errors.contains("Careful") && outcome.errors.contains("milk"), "\(outcome)")
        #expect(outcome.errors.contains("--knowledge mine.tsv"), "\(outcome)")
        let table = try String(contentsOfFile: program.home["mine.tsv"], encoding: .utf8)
        #expect(table == "dish\ten\tegg\tflurb\n\n[ingredient\t*\tplant]\nbutter\n")
        let quiet = try await program.run(Self.flurb + ["--file", "mine.tsv", "--quiet"])
        #expect(quiet.code == 0 && quiet.errors.isEmpty, "\(quiet)")
    }

    @Test(arguments: [
        ["flurb", "--kind", "soup", "--meaning", "milk"], ["flurb", "--kind", "dish", "--meaning", "ham"],
        ["flurb", "--kind", "dish", "--meaning", "milk", "--language", "eo"], ["flurb", "--kind", "dish"],
        ["--kind", "dish", "--meaning", "milk"], ["a|b", "--kind", "dish", "--meaning", "milk"],
    ])
    func whatCannotBeAddedIsAUsageError(arguments: [String]) async throws {
        let program = try Program()
        let outcome = try await program.run(["knowledge", "add"] + arguments + ["--file", "mine.tsv"])
        #expect(outcome.code == 64 && outcome.output.isEmpty && !outcome.errors.isEmpty, "\(outcome)")
        #expect(!FileManager.default.fileExists(atPath: program.home["mine.tsv"]))
    }

    @Test func aTableThatCannotBeReadOrWrittenStaysAsItIs() async throws {
        let program = try Program()
        try program.home.write("beef\n", to: "bad.tsv")
        let bad = try await program.run(Self.flurb + ["--file", "bad.tsv"])
        #expect(bad.code == 78 && bad.errors.contains("line 1"), "\(bad)")
        #expect(try String(contentsOfFile: program.home["bad.tsv"], encoding: .utf8) == "beef\n")
        let folder = try await program.run(Self.flurb + ["--file", "."])
        #expect(folder.code == 73, "\(folder)")
        let nowhere = try await program.run(Self.flurb + ["--file", "none/mine.tsv"])
        #expect(nowhere.code == 73, "\(nowhere)")
    }
}
