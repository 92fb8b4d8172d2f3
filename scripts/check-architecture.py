#!/usr/bin/env python3
"""Compares the picture of targets and arrows in docs/architecture.md with Package.swift and with what files import.

Fails when

- the picture lacks a target or an arrow that Package.swift has, or has one more; targets of tests are left out,
- a target stands above one that it depends on, or the arrows make a circle,
- Judging or Menus reach a C library,
- a file imports a module of this package that its target doesn't name, or a target outside of the tests names one that
  none of its files imports.

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

# "Files → Models CCrypto", and "Models →" for a target without dependencies.
ROW = re.compile(r"^\s*(\w+) +→(.*)$")
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:actor|class|enum|func|let|protocol|struct|typealias|var)\s+)?(\w+)", re.M)


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
    drawn = drawn_targets((root / PICTURE).read_text(encoding="utf-8"))
    faults = ["there is no picture of the targets in " + PICTURE] if not drawn else []
    for check in (check_picture(drawn, targets), check_arrows(targets), check_imports(targets, root)):
        faults += check
    for fault in faults:
        print(f"architecture: {fault}", file=sys.stderr)
    if not faults:
        print(f"{len(drawn)} targets: the picture, Package.swift and the imports agree.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
