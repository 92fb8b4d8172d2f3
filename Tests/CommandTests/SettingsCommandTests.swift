import Foundation
import TestMaterial
import Testing

/// `vegyscan settings` and its commands.
@Suite struct SettingsCommandTests {
    private let program: Program
    private let file = ".config/vegyscan/config.json"

    init() throws {
        program = try Program()
    }

    private func written() throws -> String? {
        try program.home.contents().first { $0.key.hasSuffix("vegyscan/config.json") }
            .map { String(decoding: $0.value, as: UTF8.self) }
    }

    /// An editor isn't needed to mend the file, whatever is wrong with a value or a key.
    @Test func whatIsWrongInTheFileCanBeTakenOut() async throws {
        let program = try Program()
        try program.home.write(#"{"jobs": "x", "later": 1, "location": false}"#, to: "config/vegyscan/config.json")
        #expect(try await program.run("settings", "get", "location").code == 78)
        let first = try await program.run("settings", "unset", "jobs")
        #expect(first.code == 0 && first.errors.contains("\"later\""), "\(first)")
        let second = try await program.run("settings", "unset", "later")
        #expect(second.code == 0 && second.errors.contains("later is taken out."), "\(second)")
        #expect(try await program.run("settings", "get", "location").output == "off\n")
        let none = try await program.run("settings", "unset", "latr")
        #expect(none.code == 64 && none.errors.contains("no setting"), "\(none)")
    }

    @Test func aSettingIsSavedAtOnceAndTheOthersStay() async throws {
        #expect(try await program.run("settings", "set", "retention_days", "180").code == 0)
        #expect(try await program.run("settings", "set", "location", "off").code == 0)
        #expect(try await program.run("settings", "set", "jobs", "2").code == 0)
        #expect(try await program.run("settings", "get", "retention_days").output == "180\n")
        let text = try #require(try written())
        for part in [#""location" : false"#, #""retention_days" : "180""#, #""jobs" : 2"#] {
            #expect(text.contains(part), "\(text)")
        }
        #expect(try await program.run("settings").output.contains("Denied, no place is kept"))
        #expect(try await program.run("settings", "unset", "location").code == 0)
        #expect(try await program.run("settings", "get", "location").output == "on\n")
        let origin = try await program.run("settings", "list")
        #expect(origin.output.contains("config.json"))
    }

    @Test(arguments: [
        ["retention_days", "45"], ["retention", "30"], ["jobs", "-1"], ["llm_url", "http://me:secret@host/"],
        ["jobs"], ["jobs", "1", "2"], ["currency", "ZZZ"], ["currency", "XAU"], ["llm_model", "  "],
        ["target_language", "en-XX"], ["store", "here.txt"], ["photo_folder", "here.txt"], ["knowledge", "."],
        ["knowledge", "here.txt"], ["llm_prices", "here.txt"], ["llm_key_file", "here.txt"],
        ["llm_url", "http://example.com/v1"], ["support_url", "http://192.168.0.7/"],
    ])
    func whatIsWrongIsRefusedAndNothingSaved(words: [String]) async throws {
        // Neither words, nor prices, nor a key.
        try program.home.write("two\nlines", to: "here.txt")
        let refused = try await program.run(["settings", "set"] + (words.contains("-1") ? ["--"] : []) + words)
        #expect(refused.code == 64, "\(refused)")
        #expect(!refused.errors.contains("secret"))
        #expect(try written() == nil)
    }

    @Test func whatCanComeLaterIsSaved() async throws {
        for (key, value) in [("currency", "chf"), ("target_language", "pt-br"), ("photo_folder", "later")] {
            let saved = try await program.run("settings", "set", key, value)
            #expect(saved.code == 0 && saved.errors.contains("isn't there now") == (value == "later"), "\(saved)")
        }
        let engine = try await program.run(
            ["settings", "set", "detector", "neural"], environment: ["VEGYSCAN_ENGINE_FOLDER": "none"])
        #expect(engine.code == 69 && engine.errors.contains("Nothing was saved"), "\(engine)")
        #expect(try await program.run("settings", "get", "currency").output == "CHF\n")
    }

    @Test func aFileOfNonsenseIsNotTouched() async throws {
        #expect(try await program.run("settings", "set", "jobs", "2").code == 0)
        let path = try #require(try program.home.contents().keys.first { $0.hasSuffix("vegyscan/config.json") })
        for nonsense in ["{", "[]", #"{"jbos": 2}"#, #"{"jobs": "many"}"#] {
            try program.home.write(nonsense, to: path)
            let refused = try await program.run("settings", "set", "offline", "on")
            #expect(refused.code == 78 && refused.errors.contains("config.json"), "\(refused)")
            #expect(try written() == nonsense)
            #expect(try await program.run("settings").code == 78)
        }
    }

    /// Also with nothing there, as on the first day.
    @Test func theScreenReadsAloud() async throws {
        let screen = try await program.run("settings")
        #expect(screen.code == 0)
        for line in screen.output.split(separator: "\n") where line.hasPrefix("  ") && !line.hasPrefix("    ") {
            #expect(line.contains(": "), "\(line)")
        }
        for title in ["Access", "Data", "Preferences", "Sources", "About"] {
            #expect(screen.output.contains(title + "\n"))
        }
        #expect(screen.output.contains("0 B (0 menus)"))
        let sections =
            try JSONSerialization.jsonObject(
                with: Data(try await program.run("settings", "--json").output.utf8)) as? [[String: Any]]
        #expect(sections?.count == 5)
        #expect(try program.home.contents().isEmpty, "looking makes nothing")
    }

    @Test func aPhotoFolderIsScannedByItself() async throws {
        let unset = try await program.run("scan", "--out", "out")
        #expect(unset.code == 64 && unset.errors.contains("photo_folder"), "\(unset)")
        try program.home.write(WordlessPhoto.file, to: "menus/photo.jpg")
        #expect(try await program.run("settings", "set", "photo_folder", "menus").code == 0)
        #expect(try await program.run("settings").output.contains("Photo folder: Allowed"))
        #expect(try await program.run("scan", "--out", "out").code == 0)
        #expect(try program.home.contents()["out/photo.jpg/bundle.json"] != nil)
        try FileManager.default.removeItem(atPath: program.home["menus"])
        #expect(try await program.run("settings").output.contains("Photo folder: Denied"))
    }
}
