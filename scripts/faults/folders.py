"""What lies in an output folder, and how two of them differ."""

import hashlib
import json
import os
import pathlib
import sqlite3

OWN = ".vegyscan"
"""The folder in which a run keeps what concerns only itself; no part of the result."""


def contents(folder: pathlib.Path) -> dict[str, str]:
    """The digest of each file by its path in the folder; folders without files count too, as "folder"."""
    found = {}
    for home, folders, files in os.walk(folder):
        if pathlib.Path(home) == folder and OWN in folders:
            folders.remove(OWN)
        if not folders and not files and pathlib.Path(home) != folder:
            found[os.path.relpath(home, folder)] = "folder"
        for name in files:
            path = os.path.join(home, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, folder)] = hashlib.file_digest(file, "sha256").hexdigest() \
                    if hasattr(hashlib, "file_digest") else hashlib.sha256(file.read()).hexdigest()
    return found


def differences(wanted: dict[str, str], found: dict[str, str]) -> list[str]:
    return (
        [f"lost {name}" for name in sorted(wanted.keys() - found.keys())]
        + [f"too many: {name}" for name in sorted(found.keys() - wanted.keys())]
        + [f"different {name}" for name in sorted(wanted.keys() & found.keys()) if wanted[name] != found[name]])


def half_written(wanted: dict[str, str], found: dict[str, str]) -> list[str]:
    """Files under a final name that aren't what they will be in the end. Of the index `partial_index` tells."""
    return [
        f"half-written {name}" for name in found
        if name in wanted and name != "index.jsonl" and found[name] not in (wanted[name], "folder")]


def partial_index(whole: pathlib.Path, part: pathlib.Path) -> list[str]:
    """What is wrong with the index of a run that stopped before its end: it may list less than the whole run's index,
    but only whole lines of that one, and only menus that lie there.
    """
    if not (part / "index.jsonl").is_file():
        return []
    text = (part / "index.jsonl").read_text()
    problems = [] if not text or text.endswith("\n") else ["the index ends within a line"]
    lines = set((whole / "index.jsonl").read_text().splitlines())
    problems += ["the index has a line that the whole run's hasn't" for line in text.splitlines() if line not in lines]
    return problems or [
        f"the index names {menu}, which isn't there" for menu, line in index(part).items()
        if not (part / line["bundle"]).is_file()]


def index(folder: pathlib.Path) -> dict[str, dict]:
    """The lines of the index by menu."""
    lines = {}
    for line in (folder / "index.jsonl").read_text().splitlines():
        entry = json.loads(line)
        if entry["menu"] in lines:
            raise ValueError(f"{entry['menu']} is in the index twice")
        lines[entry["menu"]] = entry
    return lines


def history(path: pathlib.Path) -> dict[str, int]:
    """How often each menu is in the history; opened for reading only, after the program has ended."""
    counts: dict[str, int] = {}
    connection = sqlite3.connect(path)
    try:
        if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise ValueError("the history is damaged")
        for (menu,) in connection.execute("SELECT menu FROM menu"):
            counts[menu] = counts.get(menu, 0) + 1
    finally:
        connection.close()
    return counts
