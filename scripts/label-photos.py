#!/usr/bin/env python3
"""Gives photos of real menus the labels that `vegyscan bench photos` scores by, without their texts.

    scripts/label-photos.py PHOTOS OUT               # OUT gets links to the photos, and their dishes with labels
    scripts/label-photos.py PHOTOS --merge A B       # what two readers wrote becomes Tests/PhotoLabels/labels.tsv

PHOTOS holds photos and beside each a list of its dishes (NAME.dishes.json). Tests/PhotoLabels/labels.tsv names a photo and
a dish's name by the beginnings of their SHA-256 hashes, and its README.md tells how the labels came about. A photo whose
list has other names than the labels is left out and named.

A reader's file holds a JSON object a line: "list" (the photo's name, perhaps behind "…__"), "place" (of the dish in its list,
from 0), "labels" and "allergens". A dish may be called whatever either reader accepts, and holds for certain what both say.
"""

import argparse
import collections
import hashlib
import json
import pathlib
import sys

TABLE = pathlib.Path(__file__).resolve().parent.parent / "Tests/PhotoLabels/labels.tsv"
LABELS = ["vegan", "vegetarian", "pescatarian", "meat", "uncertain"]


def digest(content):
    return hashlib.sha256(content).hexdigest()[:16]


def photos(folder):
    """The photos of a folder that have a list of dishes, with that list."""
    for path in sorted(folder.glob("*.dishes.json")):
        photo = path.with_name(path.name.removesuffix(".dishes.json"))
        yield photo, json.loads(path.read_text())


def merged(one, other):
    labels = [label for label in LABELS if label in one["labels"] or label in other["labels"]]
    return labels, sorted(set(one["allergens"]) & set(other["allergens"]))


def readings(path):
    rows = collections.defaultdict(dict)
    for line in path.read_text().splitlines():
        row = json.loads(line)
        rows[row["list"].split("__")[-1]][row["place"]] = row
    return rows


def write(folder, files):
    known = TABLE.read_text().splitlines() if TABLE.exists() else []
    readers = [readings(file) for file in files]
    alike = count = 0
    lines = []
    for photo, dishes in photos(folder):
        if not all(photo.name in reader for reader in readers):
            continue
        mark = digest(photo.read_bytes())
        known = [line for line in known if not line.startswith(mark)]
        for place, dish in enumerate(dishes):
            one, other = (reader[photo.name].get(place) for reader in readers)
            if one is None or other is None:
                sys.exit(f"{photo.name}: dish {place} has no label from one of the readers.")
            labels, allergens = merged(one, other)
            alike += one["labels"][0] == other["labels"][0]
            count += 1
            name = digest(dish["name"].encode())[:8]
            lines.append("\t".join([mark, str(place), name, ",".join(labels), ",".join(allergens)]))
    TABLE.write_text("\n".join(sorted(known) + lines) + "\n")
    print(f"{count} dishes; both readers put the same label first on {alike} of them")


def label(folder, out):
    known = collections.defaultdict(dict)
    for line in TABLE.read_text().splitlines():
        mark, place, name, labels, allergens = line.split("\t")
        known[mark][int(place)] = (name, labels.split(","), [word for word in allergens.split(",") if word])
    count = 0
    for photo, dishes in photos(folder):
        labels = known.get(digest(photo.read_bytes()))
        if labels is None:
            continue
        names = {place: name for place, (name, _, _) in labels.items()}
        if names != {place: digest(dish["name"].encode())[:8] for place, dish in enumerate(dishes)}:
            print(f"{photo.name}: its list of dishes isn't the one that was labelled; it is left out.", file=sys.stderr)
            continue
        out.mkdir(parents=True, exist_ok=True)
        for place, dish in enumerate(dishes):
            _, dish["label_set"], dish["certain_allergens"] = labels[place]
        link = out / photo.name
        if not link.exists():
            link.symlink_to(photo.resolve())
        (out / f"{photo.name}.dishes.json").write_text(json.dumps(dishes, ensure_ascii=False, indent=1) + "\n")
        count += len(dishes)
    if count == 0:
        sys.exit(f"{folder}: none of its photos has a list of dishes and known labels.")
    print(f"{count} dishes labelled in {out}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photos", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path, nargs="?")
    parser.add_argument("--merge", type=pathlib.Path, nargs=2, metavar=("A", "B"))
    options = parser.parse_args()
    if options.merge:
        write(options.photos, options.merge)
    elif options.out:
        label(options.photos, options.out)
    else:
        parser.error("Name a folder for the labelled lists, or --merge with the files of two readers.")


main()
