#!/usr/bin/python3 -B
"""Measures whether photos read the same when they are turned.

    scripts/bench-turned.py PROGRAM PHOTO... [--step 15] [--filling edge] [--rows FILE]

Turns each photo clockwise over the whole circle, on a canvas that holds all of it, has PROGRAM (vegyscan) scan the
copies and compares each with the photo as it is: the word F1, and whether the dishes are the same. Dishes are the same
when each has a partner whose name is at least 0.7 alike and whose printed amounts are equal, and none is left over.
"worse" counts dishes that became vegan by turning. The last row is of the upright photos with five pixels cut off at
each side: what changes there changes by the reader and the layout, whatever the angle. What comes into view has the colour of the photo's edge, or white.

Needs python3-pil.
"""

import argparse
import collections
import difflib
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata

from PIL import Image, ImageOps

ALIKE = 0.7
NEAR = 0.03


CUT = "cut"


def turned(image, angle, filling):
    if angle == CUT:
        return image.crop((5, 5, image.width - 5, image.height - 5))
    if angle % 90 == 0:
        return image.transpose([None, Image.Transpose.ROTATE_270, Image.Transpose.ROTATE_180,
                                Image.Transpose.ROTATE_90][angle // 90]) if angle else image
    colour = (255, 255, 255)
    if filling == "edge":
        rim = [image.getpixel((x, y)) for x in range(0, image.width, 7) for y in (0, image.height - 1)]
        rim += [image.getpixel((x, y)) for y in range(0, image.height, 7) for x in (0, image.width - 1)]
        colour = tuple(sorted(pixel[channel] for pixel in rim)[len(rim) // 2] for channel in range(3))
    return image.rotate(-angle, Image.Resampling.BICUBIC, expand=True, fillcolor=colour)


def words(bundle):
    text = "\n".join(line["text"] for page in bundle["pages"] for line in page["lines"])
    text = unicodedata.normalize("NFKC", text).lower()
    # Scripts without spaces count by character.
    text = re.sub(r"([\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff])", r" \1 ", text)
    return collections.Counter(re.findall(r"[^\W_]+(?:[.,:'][^\W_]+)*", text))


def f1(truth, found):
    return 2 * sum((truth & found).values()) / max(1, sum(truth.values()) + sum(found.values()))


def amounts(dish):
    return sorted(price["amount"] for price in dish["prices"] if price.get("amount") is not None)


def is_vegan(dish):
    return dish["classification"]["claims"]["vegan"] == "yes"


def compared(truth, found):
    """Whether the dishes are the same, the share of the upright ones that have a partner, and how many became vegan."""
    pairs = []
    for i, one in enumerate(truth):
        for j, other in enumerate(found):
            match = difflib.SequenceMatcher(None, one["name"].lower(), other["name"].lower(), autojunk=False)
            if match.quick_ratio() >= ALIKE and match.ratio() >= ALIKE:
                pairs.append((match.ratio() + (amounts(one) == amounts(other)) / 10, -abs(i - j), i, j))
    taken, same, worse = (set(), set()), 0, 0
    for _, _, i, j in sorted(pairs, reverse=True):
        if i in taken[0] or j in taken[1]:
            continue
        taken[0].add(i)
        taken[1].add(j)
        same += amounts(truth[i]) == amounts(found[j])
        worse += is_vegan(found[j]) and not is_vegan(truth[i])
    share = 2 * same / max(1, len(truth) + len(found)) if truth or found else 1
    return same == len(truth) == len(found), share, worse


def scan(program, paths, out):
    command = [program, "scan", "--out", out, "--no-cache", "--no-history", "--quiet", *paths]
    subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
    found = {}
    for path in paths:
        bundle = pathlib.Path(out, path.name, "bundle.json")
        found[path.name] = json.loads(bundle.read_text()) if bundle.exists() else {
            "pages": [], "dishes": [], "status": "missing", "warnings": []}
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("photos", nargs="+", type=pathlib.Path)
    parser.add_argument("--step", type=int, default=15)
    parser.add_argument("--angles", type=lambda text: [int(angle) for angle in text.split(",")])
    parser.add_argument("--filling", choices=["edge", "white"], default="edge")
    parser.add_argument("--rows", type=pathlib.Path)
    given = parser.parse_args()
    angles = given.angles or [angle for angle in range(0, 360, given.step) if angle]
    rows = []
    for number, photo in enumerate(given.photos):
        with tempfile.TemporaryDirectory() as folder:
            image = ImageOps.exif_transpose(Image.open(photo)).convert("RGB")
            paths = {}
            for angle in [0] + angles + [CUT]:
                paths[angle] = pathlib.Path(folder, f"{angle:>03}.jpg")
                turned(image, angle, given.filling).save(paths[angle], quality=95, subsampling=0)
            found = scan(given.program, list(paths.values()), pathlib.Path(folder, "out"))
        upright = found[paths[0].name]
        name = photo.name if photo.parent.parent.name != "samples" else photo.parent.name + "/" + photo.name
        for angle in angles + [CUT]:
            bundle = found[paths[angle].name]
            same, share, worse = compared(upright["dishes"], bundle["dishes"])
            warned = sorted({warning["code"] for warning in bundle["warnings"]})
            rows.append((name, angle, f1(words(upright), words(bundle)), same, share, worse, bundle["status"],
                         "+".join(warned)))
        own = rows[-len(angles) - 1:-1]
        print(f"{number + 1:3} {name:44} dishes {len(upright['dishes']):3}  words {mean(near(own)):5.3f}  "
              f"same dishes {mean([row[3] for row in own]):5.3f}  dish F1 {mean([row[4] for row in own]):5.3f}  "
              f"worse {sum(row[5] for row in own)}", flush=True)
        if given.rows:
            lines = ["\t".join(["photo", "angle", "f1", "same", "dish_f1", "worse", "status", "warnings"])]
            lines += ["\t".join([row[0], str(row[1]), f"{row[2]:.3f}", str(int(row[3])), f"{row[4]:.3f}",
                                 *map(str, row[5:])]) for row in rows]
            given.rows.write_text("\n".join(lines) + "\n")
    report(rows, angles)


def near(rows):
    return [row[2] >= 1 - NEAR for row in rows]


def mean(values):
    return sum(values) / max(1, len(values))


def report(rows, angles):
    print(f"\n{'angle':>5} {'photos':>6} {'word F1':>8} {'within ' + str(NEAR):>12} {'same dishes':>12} {'dish F1':>8}")
    for angle in angles + [None, CUT]:
        own = [row for row in rows if angle == row[1] or angle is None and row[1] != CUT]
        both = [row[3] and close for row, close in zip(own, near(own))]
        print(f"{'all' if angle is None else angle:>5} {len(own):6} {mean([row[2] for row in own]):8.3f} "
              f"{mean(near(own)):12.3f} {mean([row[3] for row in own]):12.3f} {mean([row[4] for row in own]):8.3f}"
              + (f"   both {mean(both):.3f}, became vegan {sum(row[5] for row in own)}" if angle is None else ""))


if __name__ == "__main__":
    sys.exit(main())
