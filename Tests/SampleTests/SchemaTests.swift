import Foundation
import TestMaterial
import Testing

/// The bundles follow the schema that the program publishes.
@Suite struct SchemaTests {
    @Test(.enabled(if: Python.withJSONSchema != nil, "no python3 with jsonschema"))
    func bundlesAreValid() async throws {
        let run = try await SampleRun.shared
        let schema = try await run.program.run("schema")
        #expect(schema.code == 0, "\(schema)")
        let home = try TemporaryFolder()
        try home.write(schema.standardOutput, to: "schema.json")
        try home.write(Python.validator, to: "validate.py")
        let python = try #require(Python.withJSONSchema)
        let outcome = try await run.program.shell(
            "\"$PYTHON\" \"$HERE/validate.py\" \"$HERE/schema.json\" \"$OUT\"",
            environment: ["PYTHON": python, "HERE": home.root, "OUT": run.program.home[run.folder]])
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.isEmpty, "\(outcome.output)")
        #expect(outcome.errors.contains("validated \(try run.bundles().count)"))
    }

    /// What `--json` prints, and the run log, which holds the same and what the run ran on.
    @Test(.enabled(if: Python.withJSONSchema != nil, "no python3 with jsonschema"))
    func eventsAreValid() async throws {
        let program = try Program()
        let schema = try await program.run("schema", "events")
        #expect(schema.code == 0, "\(schema)")
        try program.home.write(schema.standardOutput, to: "schema.json")
        try program.home.write(Python.lineValidator, to: "validate.py")
        try program.home.write("no picture", to: "in/broken.jpg")
        try program.home.copySample("straight-page/menu.jpg", to: "in/good.jpg")
        let scan = try await program.run(
            "scan", "in", "missing", "--json", "--out", "out", "--store", "store", "--offline")
        #expect(scan.code == 1, "\(scan)")
        try program.home.write(scan.standardOutput, to: "lines/events.jsonl")
        let again = try await program.run("scan", "in/good.jpg", "--json", "--out", "out", "--store", "store")
        #expect(again.code == 0, "\(again)")
        let python = try #require(Python.withJSONSchema)
        let outcome = try await program.shell(
            "\"$PYTHON\" validate.py schema.json lines store/runs", environment: ["PYTHON": python])
        #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome)")
        for event in ["run_context", "run_started", "problem", "photo_started", "photo_finished", "menu_finished"] {
            #expect(outcome.errors.contains(event), "\(event) was seen: \(outcome.errors)")
        }
    }

    /// The index of the samples' results, and verdicts with all that belongs to them.
    @Test(.enabled(if: Python.withJSONSchema != nil, "no python3 with jsonschema"))
    func linesAreValid() async throws {
        let run = try await SampleRun.shared
        let program = try Program()
        let index = try Data(contentsOf: URL(fileURLWithPath: run.program.home[run.folder + "/index.jsonl"]))
        try program.home.write(index, to: "index.jsonl")
        let dishes = ["Pad thai", "Flurbelwump", "Rice, add chicken", "Zuppa di pesce", "Cake, may contain nuts"]
        let rows = dishes.map { #"{"id": 7, "name": "\#($0)", "cuisine": "thai"}"# + "\n" }.joined()
        let judged = try await program.run(["judge", "--evidence"], input: rows)
        try program.home.write(judged.standardOutput, to: "judge.jsonl")
        try program.home.write(Python.rowValidator, to: "validate.py")
        let python = try #require(Python.withJSONSchema)
        for (name, count) in [("index", index.split(separator: UInt8(ascii: "\n")).count), ("judge", dishes.count)] {
            let schema = try await program.run("schema", name)
            #expect(schema.code == 0, "\(schema)")
            try program.home.write(schema.standardOutput, to: "schema.json")
            let outcome = try await program.shell(
                "\"$PYTHON\" validate.py schema.json \(name).jsonl", environment: ["PYTHON": python])
            #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome)")
            #expect(outcome.errors.contains("validated \(count)"), "\(outcome)")
        }
    }

    /// Each fixture is valid or not as its manifest says.
    @Test(.enabled(if: Python.withJSONSchema != nil, "no python3 with jsonschema"))
    func fixturesAreWhatTheirManifestSays() async throws {
        let program = try Program()
        let made = try await program.run("fixtures", "--out", "fixtures")
        #expect(made.code == 0, "\(made)")
        try program.home.write(Python.manifestValidator, to: "validate.py")
        let python = try #require(Python.withJSONSchema)
        let outcome = try await program.shell("\"$PYTHON\" validate.py fixtures", environment: ["PYTHON": python])
        #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome)")
        #expect(outcome.errors.contains("validated"), "\(outcome)")
    }
}
