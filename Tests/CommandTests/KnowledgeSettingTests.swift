import Foundation
import Models
import TestMaterial
import Testing

/// `--knowledge` and the setting behind it.
@Suite struct KnowledgeSettingTests {
    private func photos(_ outcome: Outcome) throws -> [[String: Any]] {
        try outcome.outputLines.compactMap { line in
            try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        }.filter { $0["event"] as? String == "photo_finished" }
    }

    /// Other words change the verdict, not what was read.
    @Test func otherWordsJudgeAnewWithoutReading() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let options = ["--json", "--quiet"]
        let first = try await folder.scan(["in/good.jpg"], options)
        #expect(try first.code == 0 && photos(first).count == 1, "\(first)")
        func label() throws -> DietLabel? {
            try folder.bundles().first?.bundle.dishes.first { $0.name.contains("Citron") }?.classification?.label
        }
        #expect(try label() != .meat)
        try folder.home.write("ingredient\t*\tbeef\tcitron\n", to: "mine.tsv")
        let second = try await folder.scan(["in/good.jpg"], options + ["--knowledge", "mine.tsv"])
        let photo = try #require(try photos(second).first, "\(second)")
        #expect((photo["stages"] as? [String: Double])?.isEmpty == true, "read again: \(photo)")
        #expect(try label() == .meat)
        try folder.home.write("ingredient\t*\tbeef\tcitron\n", to: "elsewhere.tsv")
        let third = try await folder.scan(["in/good.jpg"], options + ["--knowledge", "elsewhere.tsv"])
        #expect(try photos(third).isEmpty, "the contents count, not the place: \(third)")
        try folder.home.write("ingredient\t*\tplant\tcitron\n", to: "mine.tsv")
        let fourth = try await folder.scan(["in/good.jpg"], options + ["--knowledge", "mine.tsv"])
        #expect(try photos(fourth).count == 1 && label() != .meat, "\(fourth)")
    }

    @Test func aBadFileEndsTheScanAtOnce() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        try folder.home.write("beef\n", to: "mine.tsv")
        for file in ["mine.tsv", "nowhere.tsv"] {
            let outcome = try await folder.scan(["in"], ["--knowledge", file])
            #expect(outcome.code == 78 && outcome.errors.contains(file), "\(outcome)")
            #expect(try folder.bundles().isEmpty)
        }
    }

    @Test func itCanBeSetForGood() async throws {
        let program = try Program()
        try program.home.write("ingredient\ten\tbeef\txyzzy\n", to: "words/mine.tsv")
        let input = #"{"name": "Xyzzy", "language": "en"}"#
        let path = program.home["words/mine.tsv"]
        let variable = try await program.run(["judge"], input: input, environment: ["VEGYSCAN_KNOWLEDGE": path])
        #expect(variable.output.contains("\"label\":\"meat\""), "\(variable)")
        try program.home.write(#"{"knowledge": "~/words/mine.tsv"}"#, to: "config/vegyscan/config.json")
        let own = try await program.run(["judge"], input: input)
        #expect(own.output.contains("\"label\":\"meat\""), "\(own)")
        try program.home.write("ingredient\ten\tmilk\txyzzy\n", to: "other.tsv")
        let option = try await program.run(["judge", "--knowledge", "other.tsv"], input: input)
        #expect(!option.output.contains("\"label\":\"meat\"") && option.code == 0, "\(option)")
    }

    /// A folder of photos may not say what words mean.
    @Test func aForeignFolderCannotSetIt() async throws {
        let program = try Program()
        try program.home.write("ingredient\ten\tplant\tbeef\n", to: "mine.tsv")
        try program.home.write(#"{"knowledge": "mine.tsv"}"#, to: "vegyscan.json")
        let outcome = try await program.run(["judge"], input: #"{"name": "Beef"}"#)
        #expect(outcome.code == 78 && outcome.output.isEmpty && outcome.errors.contains("knowledge"), "\(outcome)")
    }
}
