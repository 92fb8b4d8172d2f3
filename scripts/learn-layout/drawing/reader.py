"""What camera and reader make of a sheet: lean, wrong letters, words glued, lines torn apart."""

import dataclasses
import itertools
import math
import random

from drawing.design import Design
from drawing.faces import Faces, Measuring
from drawing.sheet import Printed, Sheet
from letters import has_han

# Letters and digits that others are taken for.
LOWER, UPPER, DIGITS = "abcdefghilmnorstuvwy", "ABCDEFGHILMNORSTUVWY", "1lIoO05S"
# How many lines are not read, and how many words within a name or description are glued to the last.
LOST_LINES, GLUED = 0.006, 0.02
MISREAD_PRICES = 0.05
# What signs of currencies are taken for.
SIGNS = {"$": "S&8", "£": "&", "€": "CEe", "¥": "YV", "₩": "W", "₹": "%2?", "฿": "B", "₽": "PR", "₺": "tE", "₪": "nN"}


@dataclasses.dataclass
class Camera:
    """How the photo leans, in pixels a pixel; `squeeze` makes lines longer from top to bottom; `jitter` is of boxes."""
    turn: float
    shear: float
    squeeze: float
    jitter: float

    @classmethod
    def of(cls, chance: random.Random):
        return cls(
            chance.choice([0, 0, chance.gauss(0, 0.01), chance.gauss(0, 0.03)]),
            chance.choice([0, 0, chance.gauss(0, 0.02)]), chance.choice([0, 0, chance.gauss(0, 0.00002)]),
            chance.choice([0.01, 0.02, 0.04]))

    def box(self, word: Printed, em: float, is_tall: bool, chance: random.Random) -> dict:
        x, y = word.x + word.width / 2, word.y + word.height / 2
        x, y = x * (1 + self.squeeze * y) - self.turn * y + self.shear * y, y + self.turn * x
        width = word.width * (1 + chance.gauss(0, self.jitter))
        height = word.height * (1 + chance.gauss(0, 2 * self.jitter)) * (1.1 if is_tall else 1)
        y += chance.gauss(0, self.jitter) * em
        return {"x": x - width / 2, "y": y - height / 2, "width": width, "height": height}


def others(letter: str, text: str) -> str:
    """Letters that this one of the text may be taken for: in other scripts than Latin any other of the word."""
    if letter.isalpha() and letter > "\u036f":
        return text
    return LOWER if letter.islower() else DIGITS if letter.isdigit() else UPPER


def misread(text: str, noise: float, chance: random.Random) -> str:
    found = ""
    for letter in text:
        if chance.random() < noise:
            if chance.random() < 0.2:
                continue
            if not has_han(letter):
                letter = chance.choice(others(letter, text))
        found += letter
    return found or text


def misread_price(text: str, chance: random.Random) -> str:
    """Points are lost or taken for other marks, currency signs for letters, specks for marks at the end."""
    fate = chance.random()
    if fate < 0.3:
        return text.replace(".", "", 1)
    if fate < 0.6:
        return "".join(chance.choice(SIGNS.get(letter, letter)) for letter in text)
    if fate < 0.8:
        return text.replace(".", chance.choice(",:-"))
    return text + chance.choice(").,;-")


def torn(words: list, em: float, chance: random.Random) -> list:
    """A line in parts, where gaps are wide."""
    words = sorted(words, key=lambda word: word.x)
    parts = [[words[0]]]
    for last, word in zip(words, words[1:]):
        if word.x - last.x - last.width > chance.choice([1.5, 3, 8]) * em:
            parts.append([])
        parts[-1].append(word)
    return parts


def glued(words: list, noise: float, chance: random.Random) -> list:
    found = words[:1]
    for word in words[1:]:
        last = found[-1]
        is_same = word["label"] in "ID" and word["label"] == last["label"].replace("B", "I")
        if noise > 0 and chance.random() < GLUED and is_same:
            last["text"] += word["text"]
            last["box"]["width"] = word["box"]["x"] + word["box"]["width"] - last["box"]["x"]
        else:
            found.append(word)
    return found


def mirrored(line: dict) -> None:
    """Words from right to left; runs of words in Latin letters go on from left to right."""
    words = line["words"]
    for is_latin, run in itertools.groupby(words, lambda word: any("A" <= letter <= "\u024f" and letter.isalpha()
                                                                   for letter in word["text"])):
        boxes = [word["box"] for word in run]
        left, right = min(box["x"] for box in boxes), max(box["x"] + box["width"] for box in boxes)
        for box in boxes:
            box["x"] = box["x"] - left - right if is_latin else -box["x"] - box["width"]


def framed(lines: list, margin: float) -> dict:
    """The page with all boxes in a photo, to tenths of a pixel."""
    boxes = [word["box"] for line in lines for word in line["words"]]
    left, top = (min((box[side] for box in boxes), default=0) - margin for side in "xy")
    for box in boxes:
        box["x"], box["y"] = box["x"] - left, box["y"] - top
        box.update({side: round(value, 1) for side, value in box.items()})
    width = max((box["x"] + box["width"] for box in boxes), default=0) + margin
    height = max((box["y"] + box["height"] for box in boxes), default=0) + margin
    return {"photo": {"width": math.ceil(width), "height": math.ceil(height)}, "lines": lines}


def seen(words: list, em: float, noise: float, camera: Camera, measuring: Measuring, chance: random.Random) -> dict:
    """A line as the reader gives it."""
    # Boxes of words alone in their line and of Chinese ones have more room.
    is_tall = len(words) == 1 or all(has_han(word.text) for word in words)
    found = []
    for word in words:
        text = misread(word.text, noise, chance)
        if word.label in "PQ" and noise and chance.random() < MISREAD_PRICES:
            text = misread_price(text, chance)
        found.append({"text": text, "label": word.label, "box": camera.box(word, em, is_tall, chance)})
        type_ = measuring.of(word.face, word.text, word.height)
        if type_ is not None:
            found[-1]["type"] = type_
    return {"words": glued(found, noise, chance)}


def photographed(parts: list, em: float, noise: float, chance: random.Random) -> list:
    """The lines of a page, whose printed words are given in the parts that a reader finds."""
    camera = Camera.of(chance)
    measuring = Measuring(em, random.Random(chance.random()))
    return [seen(part, em, noise, camera, measuring, chance) for part in parts if chance.random() >= LOST_LINES]


def read(sheet: Sheet, design: Design, chance: random.Random) -> dict:
    """The photo's size and its lines, each with its words in the order they are read in."""
    faces = Faces(random.Random(chance.random()))
    for word in itertools.chain.from_iterable(sheet.lines.values()):
        word.face = faces.by_label[word.label]
    parts = [part for printed in sheet.lines.values() for part in torn(printed, design.em, chance)]
    lines = photographed(parts, design.em, design.noise, chance)
    if design.wording.is_right_to_left:
        for line in lines:
            mirrored(line)
    return framed(lines, chance.uniform(0, 3) * design.em)
