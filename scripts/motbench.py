#!/usr/bin/env python3
"""Scores a program by MOTBench's own rule (arXiv 2504.13945), on menus with dishes and prices beside them.

usage: motbench.py FOLDER --command 'CMD {}' [--out DIR]   the text that a command prints for each photo
       motbench.py FOLDER --bundles DIR [--text]           what vegyscan found: its dishes, or the text it read

FOLDER holds photos with NAME.dishes.json beside NAME, an array of {"name", "price"}. A true dish counts as named when
its name stands in what the program gives, both normalised; as priced when name and all amounts stand on one line of it,
or in one dish. Prints how many dishes there are, and the two shares in percent. --out keeps the texts, and a second run
takes those that it finds there. The benchmark also maps traditional characters to simplified ones, which is left out
here.
"""

import argparse
import json
import pathlib
import re
import shlex
import subprocess
import sys
import unicodedata


def normalised(text):
    text = unicodedata.normalize("NFKC", str(text)).lower().strip().replace("‘", "'").replace("’", "'")
    text = text.replace(" / ", "/").replace(" w/ ", " with ").replace(" w. ", " with ")
    text = re.sub(r'["#!]', "", text)
    return re.sub(r"\s+", "" if re.search(r"[\u4e00-\u9fff]", text) else " ", text)


def amounts(text):
    return {round(float(found.replace(",", ".")), 2) for found in re.findall(r"\d+(?:[.,]\d{1,2})?", str(text or ""))}


def read(photo, command, kept):
    """The lines that a command prints, each with its amounts; none where it fails."""
    file = kept / f"{photo.name}.txt" if kept else None
    if file and file.exists():
        text = file.read_text(encoding="utf-8")
    else:
        words = [word.replace("{}", str(photo)) for word in shlex.split(command)]
        run = subprocess.run(words, capture_output=True, stdin=subprocess.DEVNULL)
        text = run.stdout.decode("utf-8", "replace") if run.returncode == 0 else ""
        if file:
            kept.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    return [(normalised(line), amounts(line)) for line in text.splitlines()]


def bundled(folder, takes_text):
    """By the names of photos, the dishes or lines of their bundles, each with its amounts."""
    found = {}
    for file in sorted(folder.rglob("bundle.json")):
        bundle = json.loads(file.read_text(encoding="utf-8"))
        for page in bundle["pages"]:
            if takes_text:
                units = [(line["text"], amounts(line["text"])) for line in page.get("lines", [])]
            else:
                units = [
                    (dish["name"], {round(p["amount"], 2) for p in dish["prices"] if p.get("amount") is not None})
                    for dish in bundle["dishes"]
                    if dish["page"] == page["number"]
                ]
            name = pathlib.Path(page["photo"]["path"]).name
            found.setdefault(name, []).extend((normalised(text), numbers) for text, numbers in units)
    return found


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--command")
    parser.add_argument("--out", type=pathlib.Path)
    parser.add_argument("--bundles", type=pathlib.Path)
    parser.add_argument("--text", action="store_true")
    given = parser.parse_args()
    if (given.command is None) == (given.bundles is None):
        sys.exit("motbench.py: give either --command or --bundles")
    found = bundled(given.bundles, given.text) if given.bundles else None
    total = named = priced = 0
    for truth in sorted(given.folder.glob("*.dishes.json")):
        photo = truth.with_name(truth.name.removesuffix(".dishes.json"))
        units = read(photo, given.command, given.out) if found is None else found.get(photo.name, [])
        whole = "\n".join(text for text, _ in units)
        for dish in json.loads(truth.read_text(encoding="utf-8")):
            name, wanted = normalised(dish["name"]), amounts(dish.get("price"))
            total += 1
            named += name in whole
            priced += any(name in text and wanted <= numbers for text, numbers in units)
    if total == 0:
        sys.exit(f"motbench.py: {given.folder}: no dishes here")
    shares = {name: round(100 * count / total, 1) for name, count in [("named", named), ("priced", priced)]}
    print(json.dumps({"dishes": total, **shares}))


main()
