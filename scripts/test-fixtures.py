#!/usr/bin/env python3
"""Validates a folder of fixtures with two validators that share nothing, and its types with the TypeScript compiler.

    scripts/test-fixtures.py FOLDER [--tsc COMMAND]

The validators are jsonschema and jsonschema-rs, from PyPI. Ends with 0 when each bundle is what the manifest says, and
each result of a photo is valid; else with 1.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

import jsonschema
import jsonschema_rs


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--tsc", default="tsc")
    options = parser.parse_args()
    schema = json.loads((options.folder / "schema" / "bundle.schema.json").read_text())
    validators = {
        "jsonschema": jsonschema.Draft202012Validator(schema).is_valid,
        "jsonschema-rs": jsonschema_rs.validator_for(schema).is_valid,
    }
    expected = {entry["file"]: entry["schema_valid"] for entry in json.loads((options.folder / "manifest.json").read_text())}
    for path in sorted((options.folder / "samples").rglob("bundle.json")):
        expected[str(path.relative_to(options.folder))] = True
    problems = []
    typed = []
    for name, wanted in expected.items():
        text = (options.folder / name).read_text()
        try:
            bundle = json.loads(text)
        except ValueError:
            if wanted:
                problems.append(f"{name}: no JSON")
            continue
        for validator, is_valid in validators.items():
            if is_valid(bundle) != wanted:
                problems.append(f"{name}: {validator} says {not wanted}")
        # Keys of a later version are an error in a literal, and nowhere else.
        if "later-" not in name:
            typed.append((name, wanted, text))
    with tempfile.TemporaryDirectory() as work:
        folder = pathlib.Path(work)
        (folder / "bundle.d.ts").write_text((options.folder / "types" / "bundle.d.ts").read_text())
        for number, (_, _, text) in enumerate(typed):
            (folder / f"b{number}.ts").write_text(
                f'import type {{ MenuBundle }} from "./bundle";\nexport const bundle: MenuBundle = {text};\n')
        compiler = subprocess.run(
            [options.tsc, "--noEmit", "--strict", "--pretty", "false", *[f"b{n}.ts" for n in range(len(typed))]],
            cwd=folder, capture_output=True, text=True)
        for number, (name, wanted, _) in enumerate(typed):
            faults = [line for line in compiler.stdout.splitlines() if line.startswith(f"b{number}.ts")]
            if (not faults) != wanted:
                problems.append(f"{name}: tsc says {not wanted} {faults[:1]}")
        if compiler.returncode not in (0, 1, 2) or "bundle.d.ts" in compiler.stdout:
            problems.append(f"tsc: {compiler.stdout[:500]}")
    for problem in problems:
        print("BROKEN:", problem)
    print(f"fixtures: {len(expected)} bundles, {'FAILED' if problems else 'all well'}")
    return 1 if problems else 0


sys.exit(main())
