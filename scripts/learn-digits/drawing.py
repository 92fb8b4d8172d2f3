"""Draws numbers and words as the reader cuts them out of a photo, and takes them apart into pieces of ink."""

import random
import string
import subprocess

import numpy
from PIL import Image, ImageDraw, ImageFilter, ImageFont

# As `LineCut` and `NumberRun` of the program have them: the height of a line, the greatest grey of ink, the least
# pixels of a piece, and the rows and columns into which a piece is divided.
LINE, INK, SPECK = 48, 140, 4
ROWS, COLUMNS = 20, 16

WESTERN, ARABIC, PERSIAN = "0123456789", "٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹"
POINTS = {WESTERN: ".,", ARABIC: ".٫,", PERSIAN: ".٫"}
LETTERS = {"arabic": "ابتثجحخدذرزسشصضطظعغفقكلمنهوي", "latin": string.ascii_letters}
# What is drawn, and how often: numbers in these digits, and words in these letters.
KINDS = {ARABIC: 0.34, PERSIAN: 0.18, WESTERN: 0.2, "arabic": 0.18, "latin": 0.1}
# The program's order of what a piece may be: ten digits of Arabic, which include the Persian ones, ten Western ones, a
# decimal point, and anything else.
CLASSES = ARABIC + WESTERN + ".x"

# A family is drawn from as often as any other, however many faces it has. Noto isn't among them: draw-menus uses it,
# and the figures on its pages are to be of typefaces that nothing was learned from.
PACKAGES = [
    "fonts-arabeyes", "fonts-farsiweb", "fonts-freefarsi", "fonts-hosny-amiri", "fonts-hosny-thabit", "fonts-kacst",
    "fonts-kacst-one", "fonts-lemonada", "fonts-nafees", "fonts-paktype", "fonts-sil-harmattan", "fonts-sil-lateef",
    "fonts-sil-scheherazade", "fonts-ukij-uyghur",
]
LATIN_PACKAGES = ["fonts-liberation", "fonts-crosextra-carlito", "fonts-crosextra-caladea"]
HELD_OUT = ["fonts-noto-core"]
# UKIJ Tughra has ornaments in the place of digits.
UNFIT = ["Tughra"]


def files(package: str) -> list:
    listed = subprocess.run(["dpkg", "-L", package], capture_output=True, text=True, check=True).stdout.split("\n")
    fonts = [name for name in listed if name.lower().endswith((".ttf", ".otf"))]
    if package in HELD_OUT:
        fonts = [name for name in fonts if "Arabic-" in name and "Old" not in name]
    return sorted(name for name in fonts if not any(part in name for part in UNFIT))


def holds(font: ImageFont.FreeTypeFont, characters: str) -> bool:
    """Whether a font has all characters, and not the box that stands for those it lacks."""
    lacking = bytes(font.getmask("\U000F1234"))
    masks = [font.getmask(character) for character in characters]
    return all(mask.getbbox() is not None and bytes(mask) != lacking for mask in masks)


class Faces:
    """The font files of packages, by what they can write."""

    def __init__(self, packages: list):
        self.families = {}
        for package in packages:
            for path in files(package):
                font = ImageFont.truetype(path, 40)
                for kind in KINDS:
                    if holds(font, LETTERS[kind][0] if kind in LETTERS else kind):
                        self.families.setdefault(kind, {}).setdefault(package, []).append(path)

    def choose(self, rng: random.Random, kind: str) -> str:
        families = self.families[kind]
        return rng.choice(families[rng.choice(sorted(families))])


def number(rng: random.Random, digits: str) -> str:
    text = "".join(rng.choice(digits) for _ in range(rng.choice([1, 2, 2, 2, 3, 3, 4])))
    if rng.random() < 0.25:
        text += rng.choice(POINTS[digits]) + "".join(rng.choice(digits) for _ in range(rng.choice([1, 2, 2, 2])))
    return text


def word(rng: random.Random, kind: str) -> str:
    text = "".join(rng.choice(LETTERS[kind]) for _ in range(rng.choice([1, 2, 3, 4, 5, 6])))
    return text + rng.choice(".,:()-") if rng.random() < 0.15 else text


def drawn(rng: random.Random, text: str, path: str):
    """Grey values, dark on light, of a text as it stands on the cut of a line; None where that can't be."""
    # Drawn twice as large, then shrunk to the size on the photo, and enlarged to that of the line.
    size = rng.uniform(13, 44)
    font = ImageFont.truetype(path, round(size * 2))
    left, top, right, bottom = font.getbbox(text)
    picture = Image.new("L", (right - left + 60, bottom - top + 60), 255)
    ImageDraw.Draw(picture).text((30 - left, 30 - top), text, font=font, fill=rng.choice([0, 0, 30, 70]))
    if rng.random() < 0.4 and size > 18:
        bolder, bolder_still, lighter = ImageFilter.MinFilter(3), ImageFilter.MinFilter(5), ImageFilter.MaxFilter(3)
        picture = picture.filter(rng.choice([bolder, bolder_still if size > 30 else bolder, lighter]))
    if rng.random() < 0.5:
        picture = picture.rotate(rng.uniform(-2.5, 2.5), resample=Image.BICUBIC, fillcolor=255)
    if rng.random() < 0.4:
        slant = rng.uniform(-0.25, 0.25)
        picture = picture.transform(
            picture.size, Image.AFFINE, (1, slant, -slant * picture.height / 2, 0, 1, 0), resample=Image.BICUBIC,
            fillcolor=255)
    picture = picture.resize((max(4, picture.width // 2), max(4, picture.height // 2)), Image.BOX)
    if rng.random() < 0.7:
        picture = picture.filter(ImageFilter.GaussianBlur(rng.uniform(0, size * 0.03 + 0.25)))
    box = picture.point(lambda value: 255 if value < 200 else 0).getbbox()
    if not box:
        return None
    picture = picture.crop(box)
    sample = font.getbbox("8" if all(character.isascii() for character in text) else "٨")
    scale = rng.uniform(0.35, 0.85) * LINE / max(4, (sample[3] - sample[1]) / 2)
    width = max(2, round(picture.width * scale * rng.uniform(0.75, 1.25)))
    height = max(2, round(picture.height * scale))
    if height > LINE * 1.3 or width > 700:
        return None
    grey = numpy.full((height + 8, width + 8), 255.0)
    grey[4:-4, 4:-4] = numpy.asarray(picture.resize((width, height), Image.BILINEAR), float)
    noise = numpy.random.default_rng(rng.getrandbits(32)).normal(0, rng.uniform(0, 10), grey.shape)
    return (grey + noise).clip(0, 255)


def pieces(grey: numpy.ndarray) -> list:
    """The boxes (x, y, width, height) of the 8-connected pieces of ink, from left to right."""
    ink = grey < INK
    seen = numpy.zeros(ink.shape, bool)
    boxes = []
    for start in zip(*numpy.nonzero(ink)):
        if seen[start]:
            continue
        seen[start] = True
        found, waiting = [], [start]
        while waiting:
            y, x = waiting.pop()
            found.append((y, x))
            for near in [(y + down, x + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]:
                if 0 <= near[0] < ink.shape[0] and 0 <= near[1] < ink.shape[1] and ink[near] and not seen[near]:
                    seen[near] = True
                    waiting.append(near)
        if len(found) >= SPECK:
            (top, left), (bottom, right) = numpy.min(found, 0), numpy.max(found, 0)
            boxes.append((int(left), int(top), int(right - left + 1), int(bottom - top + 1)))
    return sorted(boxes)


def shares(fields: int, pixels: int, start: float, step: float) -> numpy.ndarray:
    """How much of each field lies on each pixel; fields follow each other from `start` in steps."""
    edges = start + step * numpy.arange(fields + 1)
    places = numpy.arange(pixels)
    over = numpy.minimum(edges[1:, None], places + 1) - numpy.maximum(edges[:-1, None], places)
    return over.clip(0) / step


def shape(grey: numpy.ndarray, box: tuple, run: list) -> list:
    """What the network sees of a piece: its ink in fields of the frame of its run (see `DigitShape` of the program),
    then four measures of its box."""
    x, y, width, height = box
    top, bottom = min(other[1] for other in run), max(other[1] + other[3] for other in run)
    tallest = max(other[3] for other in run)
    step = (bottom - top) / ROWS
    ink = ((255 - grey[y:y + height, x:x + width]) / 255).clip(0, 1)
    rows = shares(ROWS, height, top - y, step)
    columns = shares(COLUMNS, width, width / 2 - COLUMNS * step / 2, step)
    fields = (rows @ ink @ columns.T).ravel().tolist()
    return fields + [
        min(2, width / height), height / tallest, (bottom - y - height) / tallest, (y - top) / tallest]


def samples(count: int, seed: int, faces: Faces, latin: Faces) -> tuple:
    """Shapes, their classes, and the runs as (first shape, number of shapes, kind, text)."""
    rng = random.Random(seed)
    shapes, classes, runs = [], [], []
    while len(runs) < count:
        kind = rng.choices(list(KINDS), list(KINDS.values()))[0]
        is_latin = kind == "latin" or kind == WESTERN and rng.random() < 0.5
        path = (latin if is_latin else faces).choose(rng, kind)
        is_number = kind in POINTS
        text = number(rng, kind) if is_number else word(rng, kind)
        grey = drawn(rng, text, path)
        boxes = pieces(grey) if grey is not None else []
        # Where pieces touch or are broken, which is which isn't known.
        if not boxes or is_number and len(boxes) != len(text):
            continue
        runs.append((len(shapes), len(boxes), kind, text))
        shapes += [shape(grey, box, boxes) for box in boxes]
        classes += [class_of(character) for character in text] if is_number else [CLASSES.index("x")] * len(boxes)
    return numpy.array(shapes, numpy.float32), numpy.array(classes), runs


def class_of(character: str) -> int:
    if character in PERSIAN:
        return PERSIAN.index(character)
    return CLASSES.index("." if character in ".,٫" else character)
