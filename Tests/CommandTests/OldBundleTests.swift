import Foundation
import Models
import TestMaterial
import Testing

/// A result that was written as version 1.0 serves everywhere.
@Suite struct OldBundleTests {
    /// A folder with such a result, as an earlier version left it.
    private func results(in program: Program) async throws {
        let fixtures = try await program.run("fixtures", "--out", "fixtures")
        #expect(fixtures.code == 0, "\(fixtures)")
        let old = try Data(contentsOf: URL(fileURLWithPath: program.home["fixtures/bundles/missing-optionals.json"]))
        #expect(String(decoding: old, as: UTF8.self).contains("\"schema_version\" : \"1.0\""))
        try program.home.write(old, to: "out/menu.jpg/bundle.json")
        let repaired = try await program.run("repair", "out")
        #expect(repaired.code == 0 && !repaired.errors.contains("can't be read"), "\(repaired)")
    }

    @Test func everythingReadsIt() async throws {
        let program = try Program()
        try await results(in: program)
        let store = ["--store", "store"]
        let table = try await program.run("export-table", "out", "--format", "jsonl")
        #expect(table.code == 0 && table.outputLines.count == 2, "\(table)")
        let report = try await program.run(["report", "out", "--no-pictures"] + store)
        #expect(report.code == 0 && report.errors.contains("1 menu"), "\(report)")
        let merged = try await program.run("merge", "out", "--out", "merged")
        #expect(merged.code == 0 && merged.errors.contains("1 menu copied"), "\(merged)")
        let rebuilt = try await program.run(["history", "rebuild", "out"] + store)
        #expect(rebuilt.code == 0, "\(rebuilt)")
        let found = try await program.run(["history", "search", "Tomato", "--json"] + store)
        #expect(found.code == 0 && found.outputLines.count == 1, "\(found)")
        let profile = try await program.run(
            ["profile", "create", "Anna", "--diet", "vegan"] + store)
        #expect(profile.code == 0, "\(profile)")
        let rejudged = try await program.run(["rejudge", "out", "--profile", "Anna", "--json"] + store)
        #expect(rejudged.code == 0 && FileManager.default.fileExists(atPath: program.home["out/menu.jpg/profile.json"]))
    }

    /// Within 1.x keys are only added, so that what shows a bundle shows a later one; what would write it again, and lose
    /// keys, leaves it alone.
    @Test func aLaterMinorVersionIsShownAndLeftAlone() async throws {
        let program = try Program()
        try await results(in: program)
        #expect(try await program.run("fixtures", "--out", "fixtures").code == 0)
        let later = try Data(contentsOf: URL(fileURLWithPath: program.home["fixtures/bundles/later-minor.json"]))
        try program.home.write(later, to: "out/menu.jpg/bundle.json")
        let table = try await program.run("export-table", "out", "--format", "jsonl")
        #expect(table.code == 0 && table.outputLines.count == 2, "\(table)")
        let report = try await program.run("report", "out", "--no-pictures")
        #expect(report.code == 0, "\(report)")
        let single = try await program.run("report", "out", "--no-pictures", "--single", "one.html")
        #expect(single.code == 0, "\(single)")
        let repaired = try await program.run("repair", "out")
        #expect(repaired.code == 1 && repaired.errors.contains("can't be read"), "\(repaired)")
        #expect(try Data(contentsOf: URL(fileURLWithPath: program.home["out/menu.jpg/bundle.json"])) == later)
    }

    /// Nothing but the version differs, so nothing is said to.
    @Test func itIsTheSameAsToday() async throws {
        let program = try Program()
        try await results(in: program)
        let file = URL(fileURLWithPath: program.home["out/menu.jpg/bundle.json"])
        let read = try JSONDecoder().decode(MenuBundle.self, from: Data(contentsOf: file))
        try program.home.write(JSONEncoder.bundle().encode(read), to: "new/menu.jpg/bundle.json")
        let diff = try await program.run("diff", "out", "new")
        #expect(diff.code == 0 && diff.output.contains("0 with differences"), "\(diff)")
    }
}
