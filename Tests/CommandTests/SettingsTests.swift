import Foundation
import TestMaterial
import Testing

/// Bad settings end with code 78 and name where they stand.
@Suite struct SettingsTests {
    @Test func badEnvironment() async throws {
        let outcome = try await Program().run(
            ["scan", Samples.folder.path, "--out", "out"], environment: ["VEGYSCAN_JOBS": "zwanzig"])
        #expect(outcome.code == 78, "\(outcome)")
        #expect(outcome.errors.contains("VEGYSCAN_JOBS"), "\(outcome)")
        #expect(!outcome.errors.contains("zwanzig"), "a value may be secret")
    }

    @Test(arguments: [#"{"jobz": 2}"#, #"{"jobs": "two"}"#, #"{"jobs": 2"#, "[]"])
    func badFile(_ content: String) async throws {
        let program = try Program()
        try program.home.write(content, to: "config/vegyscan/config.json")
        let outcome = try await program.run("scan", Samples.folder.path, "--out", "out")
        #expect(outcome.code == 78, "\(outcome)")
        #expect(outcome.errors.contains("config.json"), "\(outcome)")
        #expect(try program.home.contents(of: "out").isEmpty)
    }

    @Test func unknownKeyIsAnsweredWithTheNearest() async throws {
        let program = try Program()
        try program.home.write(#"{"jobz": 2}"#, to: "config/vegyscan/config.json")
        let outcome = try await program.run("scan", Samples.folder.path, "--out", "out")
        for word in ["jobz", "\"jobs\"", "vegyscan help settings get"] {
            #expect(outcome.errors.contains(word), "\(outcome)")
        }
    }

    /// A file that came with somebody's photos must not send anything anywhere.
    @Test func folderOfPhotosCannotChooseAServer() async throws {
        let program = try Program()
        try program.home.write(#"{"llm_url": "http://127.0.0.1:9/v1"}"#, to: "vegyscan.json")
        let outcome = try await program.run("scan", Samples.folder.path, "--out", "out")
        #expect(outcome.code == 78, "\(outcome)")
        #expect(outcome.errors.contains("llm_url"), "\(outcome)")
    }
}
