#!/usr/bin/env python3
"""Compares the picture of targets and arrows in docs/architecture.md with Package.swift and with what files import.

Fails when

- the picture lacks a target or an arrow that Package.swift has, or has one more; targets of tests are left out,
- a target stands above one that it depends on, or the arrows make a circle,
- Judging or Menus reach a C library,
- the table of what lives where names a folder that isn't there, or leaves one out that holds sources,
- a file imports a module of this package that its target doesn't name, or a target outside of the tests names one that
  none of its files imports,
- a test looks with @testable into another target than the one that it is for.

Usage: check-architecture.py [ROOT]
"""
import json
import os
import re
import subprocess
import sys
from pathlib import Path

PICTURE = "docs/architecture.md"
FREE_OF_C = ("Judging", "Menus")
# The table of what lives where: the second cell of a row names folders of Sources, in brackets those inside the first.
TABLE_HEADER = "| target | folder in `Sources` |"

# "Files → Models CCrypto", and "Models →" for a target without dependencies.
ROW = re.compile(r"^\s*(\w+) +→(.*)$")
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:actor|class|enum|func|let|protocol|struct|typealias|var)\s+)?(\w+)", re.M)
# Tests that follow a drawing from its template to its meaning, and one that makes releases of the engine: doors for
# these would be for nobody else.
LOOKING_ELSEWHERE = ("EngineInstallationTests.swift", "ColourLookTests.swift", "IconMeaningTests.swift")
TESTABLE = re.compile(r"^@testable import (\w+)$", re.M)


class Target:
    """A target as Package.swift describes it."""

    def __init__(self, described, root):
        self.name = described["name"]
        self.is_c_library = described["type"] == "system"
        is_test = described["type"] == "test"
        self.folder = root / (described.get("path") or f"{'Tests' if is_test else 'Sources'}/{self.name}")
        self.is_for_tests = is_test or self.folder.is_relative_to(root / "Tests")
        # A dependency is {"byName": ["Files", null]} or the like.
        self.dependencies = [next(iter(dependency.values()))[0] for dependency in described["dependencies"]]

    def imports(self):
        """The names of the modules that are imported, each with the files that do."""
        found = {}
        for file in sorted(self.folder.rglob("*.swift")):
            for name in IMPORT.findall(file.read_text(encoding="utf-8")):
                files = found.setdefault(name, [])
                if file not in files:
                    files.append(file)
        return found


def described_targets(root):
    environment = {name: value for name, value in os.environ.items() if name != "VEGYSCAN_FUZZ"}
    package = subprocess.run(
        ["swift", "package", "--package-path", str(root), "dump-package"], env=environment, check=True,
        stdout=subprocess.PIPE).stdout
    targets = [Target(described, root) for described in json.loads(package)["targets"]]
    return {target.name: target for target in targets}


def drawn_targets(text):
    """The targets of the picture, from top to bottom, each with the ends of its arrows."""
    for block in re.findall(r"^```[^\n]*\n(.*?)^```", text, re.M | re.S):
        rows = [ROW.match(line) for line in block.splitlines() if line.strip()]
        if len(rows) > 1 and all(rows):
            return [(row[1], row[2].split()) for row in rows]
    return []


def check_picture(drawn, targets):
    names = [name for name, _ in drawn]
    wanted = {name: target for name, target in targets.items() if not (target.is_c_library or target.is_for_tests)}
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"{name} stands in the picture twice"
    for name in wanted:
        if name not in names:
            yield f"{name} is missing in the picture"
    for place, (name, ends) in enumerate(drawn):
        if name not in wanted:
            yield f"{name} stands in the picture and is no target of Sources in Package.swift"
            continue
        for end in wanted[name].dependencies:
            if end not in ends:
                yield f"{name} → {end} is missing in the picture"
        for end in ends:
            if end not in wanted[name].dependencies:
                yield f"{name} → {end} stands in the picture and not in Package.swift"
            if end in names[place:]:
                yield f"{name} stands in the picture above {end}, which it depends on"


def reached(name, targets):
    """All that a target depends on, directly or through others."""
    found, waiting = set(), list(targets[name].dependencies)
    while waiting:
        other = waiting.pop()
        if other in found or other not in targets:
            continue
        found.add(other)
        waiting += targets[other].dependencies
    return found


def check_arrows(targets):
    for name in targets:
        if name in reached(name, targets):
            yield f"{name} depends on itself, through others"
    for name in FREE_OF_C:
        for library in sorted(other for other in reached(name, targets) if targets[other].is_c_library):
            yield f"{name} reaches the C library {library}"


def named_folders(text):
    """The folders that the table of what lives where names, below Sources."""
    rows = text.partition(TABLE_HEADER)[2].partition("\n\n")[0].splitlines()[2:]
    for row in rows:
        outside, _, inside = row.split("|")[2].partition("(")
        folders = re.findall(r"`([^`]+)`", outside)
        yield from folders
        yield from (f"{folders[0]}/{name}" for name in re.findall(r"`([^`]+)`", inside))


def check_table(text, root):
    sources = root / "Sources"
    named = set(named_folders(text))
    for folder in sorted(named):
        if not (sources / folder).is_dir():
            yield f"the table names Sources/{folder}, which isn't there"
    for room in [*sorted((sources / "Stages").iterdir()), sources / "Runner"]:
        for folder in sorted(room.iterdir()) if room.is_dir() else []:
            name = str(folder.relative_to(sources))
            if folder.is_dir() and next(folder.rglob("*.swift"), None) and name not in named:
                yield f"the table leaves out Sources/{name}"


def check_testable(targets, root):
    for target in targets.values():
        # Commands are tried from outside, but some of what they wait for has no door.
        own = {"CommandTests": "Runner"}.get(target.name, target.name.removesuffix("Tests"))
        for file in sorted(target.folder.rglob("*.swift")) if target.name.endswith("Tests") else []:
            for name in TESTABLE.findall(file.read_text(encoding="utf-8")):
                if name != own and file.name not in LOOKING_ELSEWHERE:
                    yield f"{file.relative_to(root)} looks with @testable into {name}"


def check_imports(targets, root):
    for target in targets.values():
        imports = target.imports()
        for name, files in sorted(imports.items()):
            if name in targets and name != target.name and name not in target.dependencies:
                for file in files:
                    yield f"{file.relative_to(root)} imports {name}, which {target.name} doesn't name in Package.swift"
        if not target.is_for_tests:
            for name in target.dependencies:
                if name not in imports:
                    yield f"{target.name} names {name} in Package.swift, and none of its files imports it"


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent.parent).resolve()
    targets = described_targets(root)
    text = (root / PICTURE).read_text(encoding="utf-8")
    drawn = drawn_targets(text)
    faults = ["there is no picture of the targets in " + PICTURE] if not drawn else []
    for check in (
            check_picture(drawn, targets), check_arrows(targets), check_table(text, root), check_imports(targets, root),
            check_testable(targets, root)):
        faults += check
    for fault in faults:
        print(f"architecture: {fault}", file=sys.stderr)
    if not faults:
        print(f"{len(drawn)} targets: the picture, Package.swift and the imports agree.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
