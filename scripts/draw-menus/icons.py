"""Drawings of allergens, as characters of the Private Use Area that `Lettering` draws among its letters."""

import dataclasses
import functools
import math

from PIL import Image, ImageChops, ImageDraw, ImageFilter

# In the middle of a disc of ink, as shapes of ink, as outlines, or each in a colour of its own.
STYLES = ("disc", "filled", "outlined", "coloured")
FIRST = 0xE000
# Side of a drawing, and how much room it takes, of the size of the letters.
SIDE, ADVANCE = 0.92, 1.08
# Drawn so much larger, and then made smaller.
SCALE = 4
COLOURS = [
    (200, 40, 40), (30, 130, 60), (40, 90, 190), (220, 120, 20), (130, 60, 150), (150, 90, 40), (20, 140, 150),
    (190, 30, 110),
]


class Shape:
    """A mask of a drawing; places and sizes are shares of its side, from the top left."""

    def __init__(self, side: int):
        self.side = side * SCALE
        self.mask = Image.new("L", (self.side, self.side), 0)
        self.canvas = ImageDraw.Draw(self.mask)

    def at(self, *values: float) -> list:
        return [value * self.side for value in values]

    def oval(self, x: float, y: float, width: float, height: float, ink: int = 255) -> None:
        """Around its middle."""
        self.canvas.ellipse(self.at(x - width / 2, y - height / 2, x + width / 2, y + height / 2), fill=ink)

    def corners(self, *points: tuple, ink: int = 255) -> None:
        self.canvas.polygon([tuple(self.at(*point)) for point in points], fill=ink)

    def stroke(self, *points: tuple, width: float = 0.07, ink: int = 255) -> None:
        self.canvas.line(
            [tuple(self.at(*point)) for point in points], fill=ink, width=round(width * self.side), joint="curve")

    def leaf(self, x: float, y: float, length: float, width: float, angle: float, ink: int = 255) -> None:
        """A pointed oval around its middle, turned clockwise by degrees from upright."""
        turn, points = math.radians(angle), []
        for step in range(24):
            along = math.cos(step / 24 * 2 * math.pi) * length / 2
            across = math.sin(step / 24 * 2 * math.pi) * width / 2
            points.append((
                x + across * math.cos(turn) + along * math.sin(turn),
                y + across * math.sin(turn) - along * math.cos(turn)))
        self.corners(*points, ink=ink)


def wheat(shape: Shape) -> None:
    shape.stroke((0.5, 0.98), (0.5, 0.2), width=0.06)
    shape.leaf(0.5, 0.14, 0.28, 0.14, 0)
    for y in (0.3, 0.5, 0.7):
        shape.leaf(0.34, y, 0.3, 0.14, -38)
        shape.leaf(0.66, y, 0.3, 0.14, 38)


def shrimp(shape: Shape) -> None:
    shape.oval(0.52, 0.52, 0.84, 0.84)
    shape.oval(0.6, 0.56, 0.5, 0.5, ink=0)
    shape.corners((0.52, 0.5), (1, 0.3), (1, 0.9), ink=0)
    shape.corners((0.55, 0.8), (0.98, 0.74), (0.9, 0.99))
    shape.stroke((0.7, 0.16), (0.98, 0.04), width=0.05)
    shape.stroke((0.7, 0.2), (0.99, 0.22), width=0.05)


def egg(shape: Shape) -> None:
    shape.oval(0.5, 0.6, 0.7, 0.72)
    shape.leaf(0.5, 0.5, 0.96, 0.62, 0)


def fish(shape: Shape) -> None:
    shape.leaf(0.42, 0.5, 0.84, 0.5, 90)
    shape.corners((0.72, 0.5), (0.98, 0.22), (0.98, 0.78))
    shape.oval(0.2, 0.45, 0.09, 0.09, ink=0)


def peanut(shape: Shape) -> None:
    shape.oval(0.36, 0.32, 0.5, 0.5)
    shape.oval(0.62, 0.67, 0.56, 0.56)
    shape.leaf(0.5, 0.5, 0.6, 0.36, -35)


def soy(shape: Shape) -> None:
    for step in range(3):
        shape.oval(0.26 + 0.24 * step, 0.7 - 0.22 * step, 0.36, 0.36)
    shape.stroke((0.82, 0.2), (0.95, 0.05), width=0.07)
    shape.stroke((0.18, 0.78), (0.06, 0.92), width=0.07)
    for step in range(3):
        shape.oval(0.26 + 0.24 * step, 0.7 - 0.22 * step, 0.14, 0.14, ink=0)


def bottle(shape: Shape) -> None:
    shape.corners(
        (0.38, 0.04), (0.62, 0.04), (0.62, 0.3), (0.78, 0.46), (0.78, 0.98), (0.22, 0.98), (0.22, 0.46), (0.38, 0.3))
    shape.corners((0.3, 0.6), (0.7, 0.6), (0.7, 0.66), (0.3, 0.66), ink=0)


def acorn(shape: Shape) -> None:
    shape.leaf(0.5, 0.6, 0.78, 0.6, 0)
    shape.oval(0.5, 0.32, 0.78, 0.36)
    shape.stroke((0.5, 0.16), (0.5, 0.02), width=0.09)
    shape.stroke((0.14, 0.45), (0.86, 0.45), width=0.05, ink=0)


def celery(shape: Shape) -> None:
    for x, bend in ((0.28, 0.14), (0.5, 0.5), (0.72, 0.86)):
        shape.stroke((0.5 + (x - 0.5) * 0.5, 0.98), (x, 0.5), (bend, 0.22), width=0.11)
        shape.oval(bend, 0.18, 0.28, 0.3)


def jar(shape: Shape) -> None:
    shape.corners((0.26, 0.06), (0.74, 0.06), (0.74, 0.2), (0.26, 0.2))
    shape.corners((0.16, 0.28), (0.84, 0.28), (0.84, 0.96), (0.16, 0.96))
    shape.stroke((0.32, 0.8), (0.32, 0.48), (0.5, 0.68), (0.68, 0.48), (0.68, 0.8), width=0.07, ink=0)


def seeds(shape: Shape) -> None:
    for x, y, angle in ((0.3, 0.26, -25), (0.7, 0.3, 30), (0.5, 0.74, 0)):
        shape.leaf(x, y, 0.46, 0.28, angle)


def glass(shape: Shape) -> None:
    shape.corners((0.2, 0.04), (0.8, 0.04), (0.74, 0.42), (0.56, 0.56), (0.44, 0.56), (0.26, 0.42))
    shape.stroke((0.5, 0.5), (0.5, 0.94), width=0.08)
    shape.corners((0.24, 0.9), (0.76, 0.9), (0.76, 0.98), (0.24, 0.98))


def spike(shape: Shape) -> None:
    shape.stroke((0.5, 0.98), (0.5, 0.1), width=0.06)
    for step, width in enumerate((0.2, 0.26, 0.3, 0.34)):
        y = 0.14 + 0.2 * step
        shape.oval(0.5 - 0.6 * width, y, width, 0.2)
        shape.oval(0.5 + 0.6 * width, y, width, 0.2)


def shell(shape: Shape) -> None:
    shape.corners(
        (0.5, 0.94), (0.04, 0.46), (0.1, 0.24), (0.26, 0.12), (0.5, 0.06), (0.74, 0.12), (0.9, 0.24), (0.96, 0.46))
    shape.corners((0.36, 0.84), (0.64, 0.84), (0.7, 0.98), (0.3, 0.98))
    for x in (0.28, 0.5, 0.72):
        shape.stroke((0.5, 0.84), (x, 0.2), width=0.045, ink=0)


DRAWINGS = {
    "gluten": wheat, "crustaceans": shrimp, "eggs": egg, "fish": fish, "peanuts": peanut, "soybeans": soy,
    "milk": bottle, "nuts": acorn, "celery": celery, "mustard": jar, "sesame": seeds, "sulphites": glass,
    "lupin": spike, "molluscs": shell,
}
NAMES = tuple(DRAWINGS)


@dataclasses.dataclass(frozen=True)
class Icon:
    name: str
    style: str

    def mask(self, size: int) -> Image.Image:
        return drawn(self.name, self.style, max(8, round(SIDE * size)))

    def colour(self, ink: tuple) -> tuple:
        return COLOURS[NAMES.index(self.name) % len(COLOURS)] if self.style == "coloured" else ink


def character(name: str, style: str) -> str:
    return chr(FIRST + STYLES.index(style) * len(NAMES) + NAMES.index(name))


def icon(text: str):
    """What a character draws, or None."""
    number = ord(text) - FIRST
    if not 0 <= number < len(STYLES) * len(NAMES):
        return None
    return Icon(NAMES[number % len(NAMES)], STYLES[number // len(NAMES)])


def worded(text: str) -> str:
    """The text with the names of drawings in place of their characters."""
    return "".join(found.name if (found := icon(letter)) else letter for letter in text)


def without(text: str) -> str:
    """The text as a reader of letters has it."""
    return " ".join("".join(" " if icon(letter) else letter for letter in text).split())


@functools.lru_cache(maxsize=512)
def drawn(name: str, style: str, side: int) -> Image.Image:
    """The mask of a drawing: 255 where it has ink."""
    shape = Shape(side)
    DRAWINGS[name](shape)
    mask = shape.mask
    if style == "outlined":
        # A stroke as strong as that of letters.
        inner = mask
        for _ in range(max(1, round(0.02 * shape.side))):
            inner = inner.filter(ImageFilter.MinFilter(5))
        mask = ImageChops.subtract(mask, inner)
    if style == "disc":
        disc = Shape(side)
        disc.oval(0.5, 0.5, 1, 1)
        small = mask.resize((round(0.66 * shape.side),) * 2)
        hole = Image.new("L", mask.size, 0)
        hole.paste(small, (round(0.17 * shape.side),) * 2)
        mask = ImageChops.subtract(disc.mask, hole)
    return mask.resize((side, side), Image.Resampling.LANCZOS)
