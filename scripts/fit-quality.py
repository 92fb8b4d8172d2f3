#!/usr/bin/python3 -B
"""Tells how well the quality gate foresees that a photo reads badly.

    scripts/fit-quality.py PROGRAM PHOTO... [--rows FILE]

Takes the photos that read well, makes each worse in many ways, has PROGRAM (vegyscan) judge and read them all, and
prints for each reason code how often it was given, how often the word F1 was then below 0.7 (precision) and which share
of the pictures made worse in that way and read below 0.7 it named (recall). The truth is NAME.gt.txt beside a photo, or
else what PROGRAM reads from the photo as it is. With --rows the figures of every picture go to a file, tab separated.

Needs python3-pil and python3-numpy.
"""

import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata

import numpy
from PIL import Image, ImageDraw, ImageFilter, ImageOps

BAD = 0.7
GOOD = 0.85


def noise(image, deviation, seed=1):
    grain = numpy.random.Generator(numpy.random.PCG64(seed)).normal(0, deviation, (image.height, image.width, 1))
    return Image.fromarray(numpy.clip(numpy.asarray(image, dtype=float) + grain, 0, 255).astype(numpy.uint8))


def light(image, factor, offset=0.0):
    return Image.fromarray(numpy.clip(numpy.asarray(image, dtype=float) * factor + offset, 0, 255).astype(numpy.uint8))


def blurred(image, share):
    return image.filter(ImageFilter.GaussianBlur(share * max(image.size) / 1600))


def glare(image, radius):
    width, height = image.size
    mask = Image.new("L", image.size, 0)
    reach = radius * max(image.size)
    ImageDraw.Draw(mask).ellipse((width / 2 - reach, height / 2 - reach, width / 2 + reach, height / 2 + reach), fill=255)
    lit = light(image, 0.6)
    lit.paste((255, 255, 255), (0, 0), mask.filter(ImageFilter.GaussianBlur(reach / 8)))
    return lit


def smaller(image, side):
    factor = side / max(image.size)
    if factor >= 1:
        return None
    return image.resize((max(1, round(image.width * factor)), max(1, round(image.height * factor))), Image.LANCZOS)


def seen_at_an_angle(image, far):
    """The upper edge `far` times as long as the lower one, on a dark table."""
    width, height = image.size
    inset = width * (1 - far) / 2
    corners = [(inset, height * 0.06), (width - inset, height * 0.06), (width * 0.98, height * 0.95),
               (width * 0.02, height * 0.95)]
    rows, values = [], []
    for (x, y), (u, v) in zip(corners, [(0, 0), (width, 0), (width, height), (0, height)]):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    coefficients = numpy.linalg.solve(numpy.array(rows, dtype=float), numpy.array(values, dtype=float))
    return image.transform(image.size, Image.Transform.PERSPECTIVE, list(coefficients), Image.Resampling.BICUBIC,
                           fillcolor=(40, 34, 30))


# What is done, and the reason that should be given when it goes too far.
WAYS = [
    ("blur", lambda image: blurred(image, 1.5)), ("blur", lambda image: blurred(image, 3)),
    ("blur", lambda image: blurred(image, 5)),
    ("too_dark", lambda image: noise(light(image, 0.12), 2)), ("too_dark", lambda image: noise(light(image, 0.05), 2)),
    ("low_contrast", lambda image: noise(light(image, 0.12, 110), 3)),
    ("low_contrast", lambda image: noise(light(image, 0.06, 120), 3)),
    ("small_text", lambda image: smaller(image, 700)), ("small_text", lambda image: smaller(image, 400)),
    ("glare", lambda image: glare(image, 0.15)), ("glare", lambda image: glare(image, 0.3)),
    ("overexposed", lambda image: light(image, 2.0)), ("overexposed", lambda image: light(image, 4.0)),
    ("extreme_perspective", lambda image: seen_at_an_angle(image, 0.7)),
    ("extreme_perspective", lambda image: seen_at_an_angle(image, 0.45)),
]


def words(text):
    text = unicodedata.normalize("NFKC", text).lower()
    return collections.Counter(re.findall(r"[^\W_]+(?:[.,:'][^\W_]+)*", text))


def f1(truth, found):
    hits = sum((truth & found).values())
    return 2 * hits / max(1, sum(truth.values()) + sum(found.values()))


def read(program, paths, folder):
    """The one page of each photo's bundle, in the order of the paths."""
    out = pathlib.Path(folder, "out")
    command = [program, "scan", "--out", out, "--no-cache", "--no-history", "--quality", "warn", *paths]
    subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
    return [json.loads((out / path.name / "bundle.json").read_text())["pages"][0] for path in paths]


def text(page):
    return words("\n".join(line["text"] for line in page["lines"]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("photos", nargs="+", type=pathlib.Path)
    parser.add_argument("--rows", type=pathlib.Path)
    given = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        # Numbered, since photos of several folders may share a name.
        pictures, truths = [], []
        for index, photo in enumerate(given.photos):
            image = ImageOps.exif_transpose(Image.open(photo)).convert("RGB")
            path = pathlib.Path(folder, f"{index}.png")
            image.save(path)
            pictures.append((path, image))
            beside = photo.with_name(photo.name + ".gt.txt")
            truths.append(words(beside.read_text("utf-8")) if beside.exists() else None)
        plain = read(given.program, [path for path, _ in pictures], folder)
        made = []
        for index, ((path, image), truth, page) in enumerate(zip(pictures, truths, plain)):
            truth = truth or text(page)
            if f1(truth, text(page)) < GOOD or sum(truth.values()) < 10:
                continue
            made.append((path, "none", truth))
            for number, (way, change) in enumerate(WAYS):
                worse = change(image)
                if worse is not None:
                    name = pathlib.Path(folder, f"{index}-{number}-{way}.png")
                    worse.save(name)
                    made.append((name, way, truth))
        pages = read(given.program, [path for path, _, _ in made], folder)
    for (path, way, truth), page in zip(made, pages):
        quality = page["quality"]
        rows.append((path.stem, way, f1(truth, text(page)), [reason["code"] for reason in quality["reasons"]], quality))
    if given.rows:
        figures = ["brightness", "contrast", "sharpness", "glare", "x_height"]
        lines = ["\t".join(["picture", "way", "f1", "reasons", *figures])]
        lines += ["\t".join([name, way, f"{score:.3f}", "+".join(codes), *(str(quality[key]) for key in figures)])
                  for name, way, score, codes, quality in rows]
        given.rows.write_text("\n".join(lines) + "\n")
    report(rows)


def report(rows):
    print(f"{len(rows)} pictures, {sum(score < BAD for _, _, score, _, _ in rows)} read below {BAD}")
    print(f"{'reason':20} {'given':>6} {'precision':>10} {'recall':>8}")
    for code in dict.fromkeys(way for way, _ in WAYS):
        given = [score < BAD for _, _, score, codes, _ in rows if code in codes]
        bad = [code in codes for _, way, score, codes, _ in rows if way == code and score < BAD]
        print(f"{code:20} {len(given):6} {share(given):>10} {share(bad):>8}")
    right = [(score < BAD) == bool(codes) for _, _, score, codes, _ in rows]
    print(f"any reason against none: {sum(right)} of {len(right)} right, error {1 - sum(right) / max(1, len(right)):.2f}")


def share(flags):
    return f"{sum(flags)}/{len(flags)}"


if __name__ == "__main__":
    sys.exit(main())
