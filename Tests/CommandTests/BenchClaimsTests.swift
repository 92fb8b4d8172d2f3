import Foundation
import Models
import TestMaterial
import Testing

/// `bench claims`: figures for dishes whose truth is known.
@Suite struct BenchClaimsTests {
    private static let dishes = """
        {"id": "a", "name": "Beef stew", "language": "en", "label": "meat", "allergens": [], "allergens_complete": true}
        {"id": 2, "name": "Omelette", "language": "en", "label_set": ["vegetarian"]}
        {"name": "Xyzzy", "language": "en", "label": "uncertain", "label_set": ["vegan", "meat", "uncertain"]}
        {"name": "Cheese sandwich", "language": "en", "label": "vegan", "allergens": ["milk"], "allergens_scope": "us9"}
        """
    private static let ingredients = """
        {"text": "Butter", "language": "en", "vegan": "no", "vegetarian": "yes"}
        {"text": "Rice", "language": "en", "vegan": "yes", "vegetarian": "yes"}
        """

    private func object(_ data: Data) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func program() throws -> Program {
        let program = try Program()
        try program.home.write(Self.dishes, to: "dishes.jsonl")
        try program.home.write(Self.ingredients, to: "ingredients.jsonl")
        return program
    }

    @Test func figuresOfEachFileAndOfAll() async throws {
        let outcome = try await program().run(
            "bench", "claims", "dishes.jsonl", "ingredients.jsonl", "--json", "--curve")
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
        let report = try object(outcome.standardOutput)
        #expect(report["bench"] as? String == "claims" && report["schema_version"] as? String == "1.0")
        let files = try #require(report["files"] as? [[String: Any]])
        #expect(files.map { $0["file"] as? String } == ["dishes.jsonl", "ingredients.jsonl"])
        let dishes = try #require(files[0]["figures"] as? [String: Any])
        #expect(dishes["rows"] as? Int == 4 && dishes["coverage"] as? Double == 0.75, "\(dishes)")
        let unsafe = try #require(dishes["unsafe"] as? [String: [String: Double]])
        #expect(unsafe["vegan"]?["hits"] == 0 && unsafe["vegan"]?["of"] == 2 && unsafe["vegetarian"]?["of"] == 1)
        #expect(unsafe["vegetarian"]?["upper_95"] == 0.95)
        let confusion = try #require(dishes["confusion"] as? [String: [String: Int]])
        #expect(confusion["meat"]?["meat"] == 1 && confusion["vegan"]?["vegetarian"] == 1)
        #expect(confusion["uncertain"]?["uncertain"] == 1)
        let wrong = try #require((dishes["errors"] as? [String: [[String: Any]]])?["wrong"])
        #expect(wrong.contains { ($0["word"] as? String)?.contains("cheese") == true }, "\(wrong)")
        #expect((dishes["curve"] as? [Any])?.isEmpty == false)
        let ingredients = try #require(
            (files[1]["figures"] as? [String: Any])?["ingredients"] as? [String: [String: Any]])
        #expect(ingredients["vegan"]?["accuracy"] as? Double == 1 && ingredients["vegan"]?["rows"] as? Int == 2)
        #expect((report["all"] as? [String: Any])?["rows"] as? Int == 6)
    }

    @Test func aTableForAPerson() async throws {
        let program = try program()
        let outcome = try await program.run("bench", "claims", "dishes.jsonl", "ingredients.jsonl", "--curve")
        #expect(outcome.code == 0, "\(outcome)")
        for words in [
            "dishes.jsonl: 4 rows", "true \\ called", "Unsafe called safe", "0 of 2", "Coverage 75.00 % (3 of 4)",
            "1 of 1 taken cautiously", "Ingredients, vegan: 2", "most doubt", "all of 2 dishes", "Slowest",
            "all together", "unsafe vegetarian",
        ] {
            #expect(outcome.output.contains(words), "\(words) in \(outcome)")
        }
        let alone = try await program.run("bench", "claims", "dishes.jsonl")
        #expect(!alone.output.contains("all together") && !alone.output.contains("most doubt"), "\(alone)")
    }

    @Test func rowsAreKept() async throws {
        let program = try program()
        let outcome = try await program.run("bench", "claims", "dishes.jsonl", "--json", "--out", "kept")
        #expect(outcome.code == 0, "\(outcome)")
        let kept = try program.home.contents(of: "kept")
        #expect(kept.keys.sorted() == ["report.json", "rows.jsonl"] && kept["report.json"] == outcome.standardOutput)
        let rows = try String(decoding: try #require(kept["rows.jsonl"]), as: UTF8.self).split(separator: "\n").map {
            try object(Data($0.utf8))
        }
        #expect(rows.map { $0["name"] as? String } == ["Beef stew", "Omelette", "Xyzzy", "Cheese sandwich"])
        #expect(rows[0]["id"] as? String == "a" && rows[1]["id"] as? Int == 2)
        #expect(rows[0]["verdict"] as? String == "meat" && rows[0]["truth"] as? [String] == ["meat"])
        #expect((rows[0]["evidence"] as? [[String: Any]])?.first?["says"] != nil)
        #expect((rows[0]["microseconds"] as? Double ?? 0) > 0 && rows[3]["right"] as? Bool == false)
    }

    @Test func moreWordsAreJudgedWhereAsked() async throws {
        let program = try Program()
        try program.home.write(
            #"{"name": "Lunch", "description": "with bacon", "ingredients": ["beef"], "language": "en", "label": "meat"}"#,
            to: "a.jsonl")
        for (words, coverage) in [([], 0.0), (["--with", "description"], 1), (["--with", "ingredients"], 1)] {
            let outcome = try await program.run(["bench", "claims", "a.jsonl", "--json"] + words)
            let files = try object(outcome.standardOutput)["files"] as? [[String: Any]]
            #expect((files?.first?["figures"] as? [String: Any])?["coverage"] as? Double == coverage, "\(outcome)")
        }
        try program.home.write("ingredient\ten\tbeef\tlunch\n", to: "mine.tsv")
        let mine = try await program.run("bench", "claims", "a.jsonl", "--knowledge", "mine.tsv")
        #expect(mine.output.contains("Coverage 100.00 %"), "\(mine)")
        try program.home.write("beef\n", to: "bad.tsv")
        let bad = try await program.run("bench", "claims", "a.jsonl", "--knowledge", "bad.tsv")
        #expect(bad.code == 78 && bad.output.isEmpty && bad.errors.contains("line 1"), "\(bad)")
    }

    @Test func filesThatCannotBeUsed() async throws {
        let program = try program()
        let missing = try await program.run("bench", "claims", "nowhere.jsonl")
        #expect(missing.code == 66 && missing.output.isEmpty && missing.errors.contains("nowhere.jsonl"), "\(missing)")
        try program.home.write("{\"name\": \"no truth\"}\n", to: "none.jsonl")
        let none = try await program.run("bench", "claims", "none.jsonl")
        #expect(none.code == 66 && none.output.isEmpty && !none.errors.contains("no truth"), "\(none)")
        let one = try await program.run("bench", "claims", "none.jsonl", "dishes.jsonl")
        #expect(one.code == 1 && one.output.contains("4 rows"), "\(one)")
        try program.home.write("nonsense\n" + Self.dishes, to: "dishes.jsonl")
        let some = try await program.run("bench", "claims", "dishes.jsonl")
        #expect(some.code == 1 && some.errors.contains("line 1") && some.output.contains("4 rows"), "\(some)")
        let folder = try await program.run("bench", "claims", ".")
        #expect(folder.code == 66, "\(folder)")
        let without = try await program.run("bench", "claims")
        #expect(without.code == 64, "\(without)")
        let word = try await program.run("bench", "claims", "dishes.jsonl", "--with", "soup")
        #expect(word.code == 64, "\(word)")
    }
}
