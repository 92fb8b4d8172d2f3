#!/usr/bin/env python3
"""Validates a folder of fixtures with two validators that share nothing, its types with the compilers of their
languages, and shows it to the web client of examples/.

    scripts/test-fixtures.py FOLDER [--tsc COMMAND] [--kotlinc COMMAND]

The validators are jsonschema and jsonschema-rs, from PyPI. Ends with 0 when each bundle is what the manifest says, each
other file and each result of a photo is valid, and the client finds the safe dishes; else with 1. The Kotlin types are
left out, with a note, where there is no compiler.
"""

import argparse
import itertools
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

import jsonschema
import jsonschema_rs

CLIENT = pathlib.Path(__file__).resolve().parent.parent / "examples" / "web-client"
# A page that shows a menu should be short enough to be read at a sitting.
LONGEST_CLIENT = 150

# kotlinx.serialization comes from no Debian package; this is all that the types need of it.
KOTLIN_STUBS = {
    "Stub.kt": """package kotlinx.serialization
annotation class SerialName(val value: String)
annotation class Serializable
""",
    "Json.kt": """package kotlinx.serialization.json
abstract class JsonElement
""",
}
KOTLIN_USE = """import vegyscan.bundle.*
fun safe(bundle: MenuBundle) = bundle.dishes.filter { it.classification.claims.vegan == Claim.YES }.map { it.name }
fun eggs(dish: Dish) = dish.classification.allergens["eggs"] == AllergenStatus.CONTAINS
"""

# Prints what the client finds in each file named, or null where it refuses the file: for each wish, a diet and allergens
# with commas between them, its verdict on each dish, and the names of the safe ones.
VERDICTS = """
const [client, wishes, ...files] = process.argv.slice(1);
const { read, verdict, safeDishes } = require(client);
const found = {};
for (const file of files) {
    try {
        const bundle = read(require("fs").readFileSync(file, "utf8"));
        found[file] = {};
        for (const wish of JSON.parse(wishes)) {
            const [diet, ...without] = wish.split(",");
            found[file][wish] = {
                verdicts: bundle.dishes.map((dish) => verdict(dish, diet, without)),
                safe: safeDishes(bundle, diet, without).map((dish) => dish.name),
            };
        }
    } catch { found[file] = null; }
}
console.log(JSON.stringify(found));
"""
DIETS = ["vegan", "vegetarian", "pescatarian"]
ALLERGENS = ["gluten", "crustaceans", "eggs", "fish", "peanuts", "soybeans", "milk", "nuts", "celery", "mustard", "sesame",
             "sulphites", "lupin", "molluscs"]
WISHES = [",".join([diet, *without]) for diet in DIETS
          for count in range(3) for without in itertools.combinations(ALLERGENS, count)]


def verdict(dish: dict, wish: str) -> str:
    """What docs/bundle.md has a client say of a dish: an allergen that isn't listed is unknown, never absent."""
    diet, *without = wish.split(",")
    judged = dish["classification"]
    if judged["claims"][diet] == "no" or any(allergen in judged["allergens"] for allergen in without):
        return "avoid"
    return "order" if judged["claims"][diet] == "yes" and not without else "ask"


def others(folder: pathlib.Path) -> list[str]:
    """What is wrong with the files that are no bundles."""
    problems = []
    formats = {
        "events.jsonl": "events", "export.json": "export", "index.jsonl": "index", "profile.json": "profile",
        "separate-words/bundle.json": "bundle", "separate-words/words.json": "words",
    }
    for name, schema in formats.items():
        validator = jsonschema.Draft202012Validator(
            json.loads((folder / "schema" / f"{schema}.schema.json").read_text()))
        text = (folder / "others" / name).read_text()
        rows = [json.loads(line) for line in text.splitlines()] if name.endswith(".jsonl") else [json.loads(text)]
        problems += [f"{name}: {fault.message[:200]}" for row in rows for fault in validator.iter_errors(row)]
        if not rows:
            problems.append(f"{name}: is empty")
    return problems


def kotlin(folder: pathlib.Path, compiler: str) -> list[str]:
    """What the compiler says of the Kotlin types."""
    if not shutil.which(compiler):
        print(f"No {compiler}: the Kotlin types are not compiled.", file=sys.stderr)
        return []
    with tempfile.TemporaryDirectory() as work:
        sources = {**KOTLIN_STUBS, "Use.kt": KOTLIN_USE}
        for name, text in sources.items():
            (pathlib.Path(work) / name).write_text(text)
        types = sorted(str(path) for path in (folder / "types").glob("*.kt"))
        run = subprocess.run(
            [compiler, *sources, *types, "-d", "types.jar"], cwd=work, capture_output=True, text=True)
    return [] if run.returncode == 0 else [f"kotlinc: {run.stdout[-500:]}{run.stderr[-500:]}"]


def client(folder: pathlib.Path, tsc: str, expected: dict[str, bool]) -> list[str]:
    """What is wrong with the web client: its types, its length, or what it finds in the bundles."""
    problems = []
    lines = sum(len(path.read_text().splitlines()) for path in CLIENT.iterdir())
    if lines >= LONGEST_CLIENT:
        problems.append(f"web-client: {lines} lines")
    with tempfile.TemporaryDirectory() as work:
        shutil.copy(CLIENT / "client.js", work)
        shutil.copy(folder / "types" / "bundle.d.ts", work)
        (pathlib.Path(work) / "node.d.ts").write_text("declare var module: any;\n")
        check = subprocess.run(
            [tsc, "--noEmit", "--strict", "--allowJs", "--checkJs", "--target", "es2020", "--lib",
             "es2020,dom,dom.iterable", "client.js", "node.d.ts"], cwd=work, capture_output=True, text=True)
    if check.returncode != 0:
        problems.append(f"web-client: {check.stdout[:500]}")
    node = subprocess.run(
        ["node", "-e", VERDICTS, str(CLIENT / "client.js"), json.dumps(WISHES),
         *[str(folder / name) for name in expected]],
        capture_output=True, text=True, check=True)
    found = json.loads(node.stdout)
    seen = set()
    for name in expected:
        try:
            bundle = json.loads((folder / name).read_text())
        except ValueError:
            bundle = {}
        said = found[str(folder / name)]
        if not bundle.get("schema_version", "").startswith("1."):
            if said is not None:
                problems.append(f"web-client: {name} is not refused")
            continue
        for wish in WISHES:
            wanted = [verdict(dish, wish) for dish in bundle["dishes"]]
            safe = [dish["name"] for dish, one in zip(bundle["dishes"], wanted) if one == "order"]
            if said is None or said[wish] != {"verdicts": wanted, "safe": safe}:
                problems.append(f"web-client: {name}, {wish}: {said and said[wish]} instead of {wanted}")
                break
            seen.update((one, "," in wish) for one in wanted)
    # Nothing is ordered for somebody with an allergy; everything else must have been seen.
    if seen != {("order", False), ("ask", False), ("avoid", False), ("ask", True), ("avoid", True)}:
        problems.append(f"web-client: found only {sorted(seen)}")
    return problems


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--tsc", default="tsc")
    parser.add_argument("--kotlinc", default="kotlinc")
    options = parser.parse_args()
    schema = json.loads((options.folder / "schema" / "bundle.schema.json").read_text())
    validators = {
        "jsonschema": jsonschema.Draft202012Validator(schema).is_valid,
        "jsonschema-rs": jsonschema_rs.validator_for(schema).is_valid,
    }
    expected = {entry["file"]: entry["schema_valid"] for entry in json.loads((options.folder / "manifest.json").read_text())}
    for path in sorted((options.folder / "samples").rglob("bundle.json")):
        expected[str(path.relative_to(options.folder))] = True
    problems = others(options.folder) + kotlin(options.folder, options.kotlinc)
    problems += client(options.folder, options.tsc, expected)
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
