import Foundation
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
            environment: ["PYTHON": python, "HERE": home.path, "OUT": run.program.home[run.folder]])
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.isEmpty, "\(outcome.output)")
        #expect(outcome.errors.contains("validated \(try run.bundles().count)"))
    }
}
