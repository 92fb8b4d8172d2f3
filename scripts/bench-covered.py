#!/usr/bin/env python3
"""Covers, smears and cuts words on photos of menus: no verdict may get safer by what can't be read any more.

    vegyscan scan PHOTOS -o KEPT --detector neural
    /usr/bin/python3 -B scripts/bench-covered.py PROGRAM PHOTOS KEPT [--trials 200] [--seed 1] [--out DIR]

KEPT holds the bundles of the photos as they are. Each trial takes a photo and a word that its dish's evidence against a
diet rests on, and lays something over it: a dark spot, a spot of glare, a smear; or it cuts the photo off within the word.
The photo is then scanned again. Where what stands there now has a "yes" that the dish didn't have, it got safer, and is
listed. It needs Debian's python3-pil.
"""

import argparse
import collections
import json
import pathlib
import random
import subprocess
import sys
import tempfile

from PIL import Image, ImageDraw, ImageFilter, ImageOps

KINDS = ["spot", "glare", "smear", "cut"]
DIETS = ["vegan", "vegetarian", "pescatarian"]


def spotted(photo, box, chance, colour):
    x, y, width, height = box
    mask = Image.new("L", photo.size, 0)
    more = 0.35 * height
    ImageDraw.Draw(mask).ellipse((x - 2 * more, y - more, x + width + 2 * more, y + height + more), fill=255)
    mask = mask.filter(ImageFilter.GaussianBlur(0.12 * height))
    return Image.composite(Image.new("RGB", photo.size, colour), photo, mask)


def smeared(photo, box, chance, _):
    x, y, width, height = box
    place = tuple(map(int, (x - height, y - 0.3 * height, x + width + height, y + 1.3 * height)))
    part = photo.crop(place).filter(ImageFilter.BoxBlur(max(4, int(0.45 * height))))
    changed = photo.copy()
    changed.paste(part, place[:2])
    return changed


def cut(photo, box, chance, _):
    """Off at the side where less of the photo is lost, through the middle of the word."""
    x, y, width, height = box
    across, middle = x + width // 2, y + height // 2
    sides = {"left": across, "right": photo.width - across, "top": middle, "bottom": photo.height - middle}
    side = min(sides, key=sides.get)
    edges = {"left": (across, 0, photo.width, photo.height), "right": (0, 0, across, photo.height),
             "top": (0, middle, photo.width, photo.height), "bottom": (0, 0, photo.width, middle)}[side]
    return photo.crop(edges), (edges[0], edges[1])


def words_against(bundle):
    """(dish, box) of each word with evidence against a diet."""
    for dish in bundle["dishes"]:
        for piece in (dish.get("classification") or {}).get("evidence", []):
            box = piece.get("box")
            if box and piece["kind"] != "mark" and "no" in piece.get("says", {}).values():
                yield dish, (box["x"], box["y"], box["width"], box["height"])


def overlap(one, other):
    width = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    height = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return max(0, width) * max(0, height)


def claims(dish):
    return (dish.get("classification") or {}).get("claims", {})


def moved(box, offset):
    return dict(box, x=box["x"] + offset[0], y=box["y"] + offset[1])


def safer(dish, word, old, new, offset):
    """(name now, diet) of each "yes" of what stands at the covered word's place, or nearest to it, where the dish had none."""
    x, y, width, height = word
    row = {"x": dish["box"]["x"], "y": y, "width": dish["box"]["width"], "height": height}
    found = max(new["dishes"], key=lambda one: overlap(moved(one["box"], offset), row), default=None)
    if found is None or overlap(moved(found["box"], offset), row) == 0:
        return
    # Where a dish is gone altogether, its neighbour is the nearest.
    if any(other["name"] == found["name"] for other in old["dishes"] if other["id"] != dish["id"]):
        return
    for diet in DIETS:
        if claims(found).get(diet) == "yes" and claims(dish).get(diet) != "yes":
            yield found["name"], diet


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("photos", type=pathlib.Path)
    parser.add_argument("kept", type=pathlib.Path)
    parser.add_argument("--trials", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=pathlib.Path, help="keep the changed photos and their bundles here")
    asked = parser.parse_args()
    chance = random.Random(asked.seed)
    bundles = {path.parent.name: json.loads(path.read_text()) for path in sorted(asked.kept.glob("*/bundle.json"))}
    choices = [(name, dish, box) for name, bundle in bundles.items() for dish, box in words_against(bundle)]
    if not choices:
        sys.exit("bench-covered: no dish here has evidence against a diet")
    work = asked.out or pathlib.Path(tempfile.mkdtemp())
    (work / "photos").mkdir(parents=True, exist_ok=True)
    trials = {}
    for number in range(asked.trials):
        name, dish, box = chance.choice(choices)
        kind, offset = KINDS[number % len(KINDS)], (0, 0)
        photo = ImageOps.exif_transpose(Image.open(asked.photos / name)).convert("RGB")
        if kind == "cut":
            photo, offset = cut(photo, box, chance, None)
        elif kind == "smear":
            photo = smeared(photo, box, chance, None)
        else:
            photo = spotted(photo, box, chance, (52, 40, 36) if kind == "spot" else (255, 255, 252))
        file = f"{number:04}-{kind}.jpg"
        photo.save(work / "photos" / file, quality=90)
        trials[file] = (kind, name, dish, box, offset)
    subprocess.run(
        [asked.program, "scan", work / "photos", "-o", work / "out", "--detector", "neural", "--no-history", "--no-cache",
         "--quiet"], check=False)
    counts = collections.Counter()
    for file, (kind, name, dish, box, offset) in trials.items():
        result = work / "out" / file / "bundle.json"
        if not result.exists():
            counts[kind, "unread"] += 1
            continue
        counts[kind, "trials"] += 1
        found = list(safer(dish, box, bundles[name], json.loads(result.read_text()), offset))
        counts[kind, "safer"] += bool(found)
        for now, diet in found:
            print(f"{file} ({name}): “{dish['name']}” now “{now}”: {diet}")
    for kind in KINDS:
        print(f"{kind}: {counts[kind, 'safer']} of {counts[kind, 'trials']} verdicts got safer"
              + (f", {counts[kind, 'unread']} without a result" if counts[kind, "unread"] else ""))


main()
