import Foundation
import TestMaterial

/// A Python 3 that has jsonschema, if there is one: a validator that shares nothing with the program.
enum Python {
    static let withJSONSchema: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":").map(String.init)
        return (folders + ["/usr/bin"]).lazy.compactMap { executable(of: $0 + "/python3") }.first
    }()

    /// What a command truly runs, since a wrapper may need the user's home; nil when it lacks jsonschema.
    private static func executable(of command: String) -> String? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: command)
        process.arguments = ["-c", "import sys; from jsonschema import Draft202012Validator; print(sys.executable)"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard FileManager.default.isExecutableFile(atPath: command), (try? process.run()) != nil else { return nil }
        let answer = try? output.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        guard process.terminationStatus == 0, let answer else { return nil }
        return String(decoding: answer, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Prints a line for each fixture that the schema accepts against what the manifest says, or refuses so. Argument:
    /// the folder of fixtures.
    static let manifestValidator = """
        import json, pathlib, sys
        from jsonschema import Draft202012Validator

        folder = pathlib.Path(sys.argv[1])
        validator = Draft202012Validator(json.loads((folder / "schema" / "bundle.schema.json").read_text()))
        entries = json.loads((folder / "manifest.json").read_text())
        for entry in entries:
            try:
                errors = [error.message[:200] for error in validator.iter_errors(json.loads((folder / entry["file"]).read_text()))]
            except ValueError as error:
                errors = [str(error)]
            if (not errors) != entry["schema_valid"]:
                print(entry["file"], errors[:3])
        listed = {entry["file"] for entry in entries}
        there = {str(path.relative_to(folder)) for path in (folder / "bundles").iterdir()}
        if listed != there:
            print("listed and there differ", listed ^ there)
        print("validated", len(entries), file=sys.stderr)
        """

    /// Prints a line for each fault of the lines of files below folders, under a schema and under a strict copy of it,
    /// and says which events it saw. Arguments: schema, folders.
    static let lineValidator =
        beginning + """

            schema = json.loads(pathlib.Path(sys.argv[1]).read_text())
            files = [path for folder in sys.argv[2:] for path in sorted(pathlib.Path(folder).glob("*.jsonl"))]
            seen = set()
            for kind in (schema, strict(schema)):
                Draft202012Validator.check_schema(kind)
                validator = Draft202012Validator(kind)
                for path in files:
                    for line in path.read_text().splitlines():
                        event = json.loads(line)
                        seen.add(event["event"])
                        for error in validator.iter_errors(event):
                            print(path.name, event["event"], error.json_path, error.message[:200])
                for wrong in ({}, {"event": "run_started"}, {"event": "no_such"}, {"event": "photo_started", "photo": 7}):
                    if validator.is_valid(wrong):
                        print("the schema takes", wrong)
            print("saw", *sorted(seen), file=sys.stderr)
            """

    /// Prints a line for each fault of the bundles below a folder, under a schema and under a copy of it in which no
    /// object may have a property that isn't listed. Arguments: schema, folder.
    static let validator =
        beginning + """

            schema = json.loads(pathlib.Path(sys.argv[1]).read_text())
            bundles = sorted(pathlib.Path(sys.argv[2]).rglob("bundle.json"))
            for kind in (schema, strict(schema)):
                Draft202012Validator.check_schema(kind)
                validator = Draft202012Validator(kind)
                for path in bundles:
                    for error in validator.iter_errors(json.loads(path.read_text())):
                        print(path.parent.name, error.json_path, error.message[:200])
                for wrong in ({}, [], {"schema_version": "1.0"}, {"dishes": 7}):
                    if validator.is_valid(wrong):
                        print("the schema takes", wrong)
            print("validated", len(bundles), file=sys.stderr)
            """

    /// The same for the lines of a file. Arguments: schema, file.
    static let rowValidator =
        beginning + """

            schema = json.loads(pathlib.Path(sys.argv[1]).read_text())
            rows = [json.loads(line) for line in pathlib.Path(sys.argv[2]).read_text().splitlines()]
            for kind in (schema, strict(schema)):
                Draft202012Validator.check_schema(kind)
                validator = Draft202012Validator(kind)
                for row in rows:
                    for error in validator.iter_errors(row):
                        print(row.get("name"), error.json_path, error.message[:200])
                if validator.is_valid({}):
                    print("the schema takes an empty object")
            print("validated", len(rows), file=sys.stderr)
            """

    /// A copy of a schema in which no object may have a property that isn't listed.
    private static let beginning = """
        import copy, json, pathlib, sys
        from jsonschema import Draft202012Validator

        def strict(part):
            if isinstance(part, list):
                return [strict(item) for item in part]
            if not isinstance(part, dict):
                return part
            part = {key: strict(value) for key, value in part.items()}
            if isinstance(part.get("properties"), dict) and not isinstance(part.get("additionalProperties"), dict):
                part["additionalProperties"] = False
            return part
        """
}
