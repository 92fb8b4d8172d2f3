import Foundation
import TestMaterial
import Testing

/// `bench compare`: reports beside each other.
@Suite struct BenchCompareTests {
    private static let dishes = """
        {"id": "a", "name": "Beef stew", "language": "en", "label": "meat", "allergens": []}
        {"name": "Lunch", "language": "en", "label": "meat"}
        {"name": "Omelette", "language": "de", "label": "vegetarian"}
        """

    /// Reports without and with words of one's own.
    private func reports() async throws -> Program {
        let program = try Program()
        try program.home.write(Self.dishes, to: "dishes.jsonl")
        try program.home.write("ingredient\ten\tbeef\tlunch\n", to: "mine.tsv")
        let before = try await program.run("bench", "claims", "dishes.jsonl", "--json")
        let after = try await program.run("bench", "claims", "dishes.jsonl", "--json", "--knowledge", "mine.tsv")
        #expect(before.code == 0 && after.code == 0, "\(before) \(after)")
        try program.home.write(before.output, to: "before.json")
        try program.home.write(after.output, to: "after.json")
        return program
    }

    @Test func whatAChangeDidIsTold() async throws {
        let program = try await reports()
        let outcome = try await program.run("bench", "compare", "before.json", "after.json", "--figure", "decided")
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
        let lines = outcome.outputLines.map { $0.split(separator: " ").map(String.init) }
        #expect(outcome.output.hasPrefix("A: before.json (vegyscan "))
        #expect(lines.contains { $0.starts(with: ["coverage", "3", "0.667", "1.000", "+0.333"]) }, "\(outcome)")
        #expect(lines.contains { $0.starts(with: ["en", "2", "0.500", "1.000"]) })
        #expect(lines.contains(["Lunch", "0.000", "1.000", "+1.000"]))
        #expect(outcome.output.contains("1 better, 0 worse, 2 the same"))
    }

    /// The same ids in several files are told apart, in whatever order the files are named.
    @Test func filesWithTheSameIdsAreNotMixed() async throws {
        let program = try Program()
        for (folder, label) in [("one", "vegan"), ("two", "meat")] {
            for name in ["x", "y"] {
                try program.home.write(
                    #"{"id": "a", "name": "Beef stew", "label": "\#(name == "x" ? label : "meat")"}"#,
                    to: "\(folder)/\(name).jsonl")
            }
        }
        for (report, files) in [
            ("forth", ["one/x.jsonl", "one/y.jsonl"]), ("back", ["one/y.jsonl", "one/x.jsonl"]),
            ("same-names", ["one/x.jsonl", "two/x.jsonl"]), ("names-back", ["two/x.jsonl", "one/x.jsonl"]),
        ] {
            let outcome = try await program.run(["bench", "claims"] + files + ["--json"])
            #expect(outcome.code == 0, "\(outcome)")
            try program.home.write(outcome.output, to: report + ".json")
        }
        for (first, second) in [("forth.json", "back.json"), ("same-names.json", "names-back.json")] {
            let outcome = try await program.run("bench", "compare", first, second, "--figure", "right")
            #expect(outcome.code == 0 && !outcome.output.contains(" better, "), "none has moved: \(outcome)")
        }
    }

    @Test func otherForms() async throws {
        let program = try await reports()
        for (format, start) in [("markdown", "- A: before.json"), ("csv", "by,part,figure"), ("svg", "<svg ")] {
            let outcome = try await program.run("bench", "compare", "before.json", "after.json", "--format", format)
            #expect(outcome.code == 0 && outcome.output.hasPrefix(start), "\(outcome)")
        }
    }

    @Test func aRuleThatIsBrokenIsAnExitCode() async throws {
        let program = try await reports()
        let worse = try await program.run(
            "bench", "compare", "after.json", "before.json", "--fail-if", "decided < -0.1", "--fail-if", "right < -0.1")
        #expect(worse.code == 1 && worse.errors.contains("before.json: decided differs by -0.333"), "\(worse)")
        #expect(!worse.errors.contains("right differs"))
        let better = try await program.run(
            "bench", "compare", "before.json", "after.json", "--fail-if", "decided < -0.1")
        #expect(better.code == 0 && better.errors.isEmpty, "\(better)")
        for rule in ["decided", "colour < 1"] {
            let outcome = try await program.run("bench", "compare", "before.json", "after.json", "--fail-if", rule)
            #expect(outcome.code == 64 && outcome.output.isEmpty && !outcome.errors.isEmpty, "\(outcome)")
        }
    }

    @Test func aReportSaysOnWhatItRan() async throws {
        let program = try await reports()
        let report = try JSONSerialization.jsonObject(with: program.home.contents()["before.json"] ?? Data())
        let stamp = try #require((report as? [String: Any])?["stamp"] as? [String: Any])
        #expect(stamp["program"] as? String == "vegyscan" && stamp["version"] is String)
        #expect((stamp["machine"] as? [String: Any])?["cores"] as? Int ?? 0 > 0)
        #expect((stamp["libraries"] as? [String: Any])?["Tesseract"] is String)
        #expect((stamp["data"] as? [String: Any])?["files"] as? Int == 1)
        // Another file of the same name is other data.
        try program.home.write(Self.dishes.replacing("Lunch", with: "Dinner"), to: "dishes.jsonl")
        let other = try await program.run("bench", "claims", "dishes.jsonl", "--json")
        try program.home.write(other.output, to: "other.json")
        let outcome = try await program.run("bench", "compare", "before.json", "other.json")
        #expect(outcome.code == 0 && outcome.output.contains("different data"), "\(outcome)")
        #expect(outcome.output.contains("before.json: Items that not all reports have were left out: 1."))
    }

    /// A report of another program needs no more than what the help says.
    @Test func reportsOfOthersAndWhatIsNone() async throws {
        let program = try await reports()
        try program.home.write(
            #"{"measures": [{"figure": "decided", "title": "decided", "better": "higher"}], "items": ["#
                + #"{"item": "a", "figures": {"decided": 0}}, {"item": "Lunch", "figures": {"decided": 1}}]}"#,
            to: "theirs.json")
        let outcome = try await program.run("bench", "compare", "before.json", "theirs.json")
        #expect(outcome.code == 0 && outcome.outputLines.contains { $0.contains("theirs.json") }, "\(outcome)")
        try program.home.write("[]", to: "list.json")
        try program.home.write("{\"bench\": \"text\"}", to: "early.json")
        for (files, code, words) in [
            (["before.json"], 64, "two reports"), (["before.json", "none.json"], 66, "none.json"),
            (["before.json", "list.json"], 66, "no report"), (["before.json", "early.json"], 66, "item by item"),
            (["before.json", "after.json", "--figure", "colour"], 64, "colour"), ([], 64, "REPORT"),
        ] as [([String], Int32, String)] {
            let outcome = try await program.run(["bench", "compare"] + files)
            #expect(outcome.code == code && outcome.output.isEmpty && outcome.errors.contains(words), "\(outcome)")
        }
    }
}
