import Foundation
import TestMaterial
import Testing

/// Benches of what other programs gave: with a command for each photo, or from their files.
@Suite struct OtherProgramsTests {
    /// A folder of two photos that nobody reads, with what stands on them.
    private func folder() throws -> ScanFolder {
        let folder = try ScanFolder()
        for (name, text) in [("a b.jpg", "Tomato Soup"), ("-c.jpg", "Pad Thai")] {
            try folder.home.write(Data([0xFF, 0xD8, 0xFF, 0xE0]), to: "in/\(name)")
            try folder.home.write(text, to: "in/\(name).gt.txt")
            try folder.home.write(#"[{"name": "\#(text)", "price": "5,50"}]"#, to: "in/\(name).dishes.json")
        }
        return folder
    }

    private func object(_ outcome: Outcome) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: outcome.standardOutput) as? [String: Any], "\(outcome)")
    }

    /// The photos' own transcriptions are what the "programs" write; a name with a space or dash is no trouble.
    @Test func aCommandIsRunForEachPhotoAndTimed() async throws {
        let folder = try folder()
        let outcome = try await folder.program.run(
            "bench", "text", "in", "--command", "cat {}.gt.txt", "--command", "printf %s", "--json", "--out", "kept")
        #expect(outcome.code == 0, "\(outcome)")
        let report = try object(outcome)
        let contenders = try #require(report["contenders"] as? [[String: Any]])
        #expect(contenders.map { $0["name"] as? String } == ["cat", "printf"])
        #expect(contenders.map { $0["version"] as? String } == ["cat {}.gt.txt", "printf %s"])
        let means = contenders.map {
            (($0["overall"] as? [String: Any])?["word_f1"] as? [String: Double])?["mean"] ?? -1
        }
        #expect(means[0] == 1 && means[1] < 1, "\(means)")
        #expect((contenders[0]["seconds"] as? [String: Double])?["total"] ?? 0 > 0)
        let items = try #require(report["items"] as? [[String: Any]])
        #expect(items.map { $0["reading"] as? String } == ["cat", "cat", "printf", "printf"])
        #expect(try folder.home.contents(of: "kept")["cat/a b.jpg.txt"] == Data("Tomato Soup".utf8))
        let failing = try await folder.program.run(
            "bench", "text", "in", "--command", "test {} = 'in/a b.jpg' && cat {}.gt.txt")
        #expect(failing.code == 1, "one of the two failed: \(failing)")
        #expect(failing.errors.contains("in/-c.jpg: test failed; it counts as without any text."), "\(failing)")
        for bench in ["text", "dishes", "hashes"] {
            let quoted = try await folder.program.run("bench", bench, "in", "--command", "cat '{}'")
            #expect(quoted.code == 64 && quoted.errors.contains("Don't quote {}"), "\(quoted)")
        }
        let same = try await folder.program.run(
            "bench", "text", "in", "--command", "cat {}.gt.txt", "--command", "cat")
        #expect(same.outputLines.contains { $0.hasPrefix("cat 2 (cat)") }, "\(same)")
    }

    /// A Ctrl-C doesn't reach what a command started, so it is ended by the program itself.
    @Test func anInterruptionEndsWhatWasStarted() async throws {
        let folder = try folder()
        let started = folder.home["started"]
        // Long enough for a machine that is busy with other tests, which may look for the file only minutes later.
        let running = try folder.program.start([
            "bench", "text", folder.home["in"], "--deadline", "1200", "--command",
            "echo $$ > '\(started).part'; mv '\(started).part' '\(started)'; sleep 1200; cat",
        ])
        for _ in 0..<2400 where !FileManager.default.fileExists(atPath: started) {
            try await Task.sleep(for: .milliseconds(50))
        }
        let shell = try String(contentsOfFile: started, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        running.send(SIGTERM)
        let outcome = try await running.outcome
        #expect(outcome.code == 130, "\(outcome)")
        // One that has ended has no words left, even while nobody has asked for its end.
        var words: Data?
        for _ in 0..<200 {
            words = try FileHandle(forReadingAtPath: "/proc/\(shell)/cmdline")?.readToEnd()
            if words?.isEmpty ?? true { break }
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(words?.isEmpty ?? true)
    }

    @Test func aCommandGivesTheDishesOfAPhoto() async throws {
        let folder = try folder()
        for command in ["cat {}.dishes.json", "tr -d '[]' < {}.dishes.json"] {
            let outcome = try await folder.program.run("bench", "dishes", "in", "--command", command, "--json")
            #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
            let photos = try #require(try object(outcome)["photos"] as? [[String: Any]])
            #expect(photos.count == 2 && photos.allSatisfy { $0["seconds"] is Double })
            #expect(photos.allSatisfy { ($0["figures"] as? [String: Double])?["strict_dish_f1"] == 1 }, "\(photos)")
        }
        let text = try await folder.program.run("bench", "dishes", "in", "--command", "cat {}.gt.txt")
        #expect(text.code == 1 && text.errors.contains("in/a b.jpg: The command failed"), "\(text)")
        let both = try await folder.program.run("bench", "dishes", "in", "--command", "cat", "--dishes", "x")
        #expect(both.code == 64, "\(both)")
    }

    private static let dishes = """
        {"id": "a", "name": "Beef stew", "label": "meat", "allergens": ["milk"], "allergens_complete": true}
        {"name": "Salad", "label": "vegan"}
        {"name": "Cake", "label": "vegetarian"}
        {"name": "Pie", "label": "meat"}
        {"text": "Butter", "vegan": "no", "vegetarian": "yes"}
        """

    @Test func verdictsOfAnotherProgramAreScored() async throws {
        let program = try Program()
        try program.home.write(Self.dishes, to: "dishes.jsonl")
        try program.home.write(
            """
            {"id": "a", "name": "Stew", "label": "vegetarian", "allergens": ["milk", "eggs"]}
            {"name": "Salad", "claims": {"vegan": "yes"}}
            {"name": "Pie", "claims": {"vegan": "no", "vegetarian": "no", "pescatarian": "no"}, "allergens": {}}
            {"text": "Butter", "claims": {"vegan": "no", "vegetarian": "yes"}}
            no verdict
            """, to: "theirs.jsonl")
        let outcome = try await program.run("bench", "claims", "dishes.jsonl", "--verdicts", "theirs.jsonl", "--json")
        #expect(outcome.code == 1 && outcome.errors.contains("line 5"), "\(outcome)")
        #expect(outcome.errors.contains("which count as uncertain: 1"), "the cake")
        let report = try object(outcome)
        #expect(report["verdicts"] as? String == "theirs.jsonl" && report["with"] == nil)
        let figures = try #require(((report["files"] as? [[String: Any]])?.first?["figures"]) as? [String: Any])
        #expect(figures["coverage"] as? Double == 0.75 && figures["accuracy"] as? Double == 0.6667, "\(figures)")
        #expect((figures["unsafe"] as? [String: [String: Double]])?["vegetarian"]?["hits"] == 1)
        let allergens = try #require((figures["allergens"] as? [String: Any])?["all"] as? [String: Any])
        #expect(allergens["right"] as? Int == 1 && allergens["wrong"] as? Int == 1)
        #expect((figures["ingredients"] as? [String: [String: Any]])?["vegan"]?["accuracy"] as? Double == 1)
        let table = try await program.run("bench", "claims", "dishes.jsonl", "--verdicts", "theirs.jsonl")
        #expect(table.output.hasPrefix("dishes.jsonl: 5 rows\n") && !table.output.contains("Slowest"), "\(table)")
    }

    /// What `judge` writes scores as `bench claims` does by itself.
    @Test func ownVerdictsComeToTheSame() async throws {
        let program = try Program()
        try program.home.write(Self.dishes, to: "dishes.jsonl")
        let judged = try await program.run(["judge"], input: Self.dishes)
        try program.home.write(judged.output, to: "own.jsonl")
        let own = try await program.run("bench", "claims", "dishes.jsonl", "--json")
        let file = try await program.run("bench", "claims", "dishes.jsonl", "--verdicts", "own.jsonl", "--json")
        let figures = try [own, file].map { outcome in
            ((try object(outcome)["files"] as? [[String: Any]])?.first?["figures"]) as? [String: Any]
        }
        for key in ["dishes", "decided", "coverage", "accuracy"] {
            #expect(figures[0]?[key] as? Double == figures[1]?[key] as? Double && figures[0]?[key] != nil, "\(key)")
        }
        for options in [["--with", "all"], ["--curve"]] {
            let outcome = try await program.run(
                ["bench", "claims", "dishes.jsonl", "--verdicts", "own.jsonl"] + options)
            #expect(outcome.code == 64, "\(outcome)")
        }
        let missing = try await program.run("bench", "claims", "dishes.jsonl", "--verdicts", "none.jsonl")
        #expect(missing.code == 66 && missing.output.isEmpty, "\(missing)")
    }

    @Test func hashesOfAnotherProgramAreScored() async throws {
        let program = try Program()
        try program.home.write(
            """
            {"photo": "copies/a.jpg/original.jpg", "hash": "00ff"}
            {"photo": "copies/a.jpg/darker.jpg", "hash": "01FF"}
            {"photo": "copies/a.jpg/blur.jpg", "hash": "0fff"}
            {"photo": "copies/b.jpg/original.png", "hash": "ff00"}
            {"photo": "copies/b.jpg/other.jpg", "hash": "ff00"}
            {"photo": "copies/b.jpg/crop.jpg", "hash": "xyz"}
            """, to: "theirs.jsonl")
        let outcome = try await program.run("bench", "hashes", "--hashes", "theirs.jsonl", "--json")
        #expect(outcome.code == 1 && outcome.errors.contains("passed over: 2; the first is line 5"), "\(outcome)")
        let distances = try #require((try object(outcome)["distances"] as? [[String: Any]])?.first)
        #expect(distances["kind"] as? String == "hash")
        #expect(
            (distances["same"] as? [String: Int])?["least"] == 1 && (distances["same"] as? [String: Int])?["most"] == 4)
        #expect((distances["different"] as? [String: Int])?["most"] == 16)
        let table = try await program.run("bench", "hashes", "--hashes", "theirs.jsonl")
        #expect(table.output.hasPrefix("hash, bits of 16") && !table.output.contains("entries"), "\(table)")
        try program.home.write("", to: "empty.jsonl")
        let empty = try await program.run("bench", "hashes", "--hashes", "empty.jsonl")
        #expect(empty.code == 66 && empty.output.isEmpty, "\(empty)")
    }

    @Test func aCommandHashesTheCopies() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let outcome = try await folder.program.run(
            "bench", "hashes", "in", "--copies", "copies", "--command", "sha256sum {}", "--json")
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
        let distances = try #require((try object(outcome)["distances"] as? [[String: Any]])?.first)
        let same = try #require(distances["same"] as? [String: Int])
        #expect(
            same["pairs"] == 8 && (64...192).contains(same["median"] ?? 0), "of 256 bits that tell nothing: \(same)")
        let kept = try folder.home.contents(of: "copies").keys
        #expect(kept.contains("good.jpg/original.jpg") && kept.contains("good.jpg/darker.jpg") && kept.count == 9)
        let failing = try await folder.program.run("bench", "hashes", "in", "--command", "echo none")
        #expect(failing.code == 66 && failing.errors.contains("isn't hexadecimal"), "\(failing)")
    }
}
