import Foundation
import TestMaterial
import Testing

/// `knowledge lookup`: what is known of a word.
@Suite struct LookupTests {
    @Test func knownWords() async throws {
        let outcome = try await Program().run("knowledge", "lookup", "--language", "en", "Pad", "Thai")
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
        #expect(
            outcome.outputLines.first == "On menus in en:" && outcome.output.contains("Pad Thai: fish"), "\(outcome)")
        #expect(
            outcome.output.contains("against vegan, vegetarian") && outcome.output.contains("contains"), "\(outcome)")
    }

    @Test func asJSON() async throws {
        let outcome = try await Program().run("knowledge", "lookup", "Butter", "--json", "--cuisine", "thai")
        #expect(outcome.code == 0, "\(outcome)")
        let object = try #require(try JSONSerialization.jsonObject(with: outcome.standardOutput) as? [String: Any])
        #expect(object["phrase"] as? String == "Butter" && object["schema_version"] as? String == "1.0")
        let readings = try #require(object["readings"] as? [[String: Any]])
        let words = try #require(readings.last?["words"] as? [[String: Any]])
        #expect(words.first?["known"] as? Bool == true && words.first?["way"] as? String == "itself")
        #expect((words.first?["against"] as? [String: String])?["vegan"] == "no")
        #expect((readings.last?["cuisine_adds"] as? [String])?.isEmpty == false)
    }

    @Test func unknownWords() async throws {
        let program = try Program()
        let unknown = try await program.run("knowledge", "lookup", "xyzzy")
        #expect(unknown.code == 1 && unknown.output.contains("xyzzy: not known"), "\(unknown)")
        try program.home.write("dish\ten\tegg?\txyzzy\n", to: "mine.tsv")
        let mine = try await program.run("knowledge", "lookup", "xyzzy", "--knowledge", "mine.tsv", "--language", "en")
        #expect(mine.code == 0 && mine.output.contains("xyzzy: sometimes egg"), "\(mine)")
        let without = try await program.run("knowledge", "lookup")
        #expect(without.code == 64, "\(without)")
        let missing = try await program.run("knowledge", "lookup", "salt", "--knowledge", "nowhere.tsv")
        #expect(missing.code == 78 && missing.output.isEmpty, "\(missing)")
    }

    @Test func oddWordsDoNoHarm() async throws {
        let long = String(repeating: "kartoffelsuppen", count: 300)
        for phrase in [long, "\u{1B}[2J", "🍕", "ーー", " ", "a\u{301}\u{301}"] {
            let outcome = try await Program().run("knowledge", "lookup", phrase)
            #expect([0, 1, 64].contains(outcome.code), "\(outcome)")
            #expect(!outcome.output.contains("\u{1B}"), "\(outcome)")
        }
    }
}
