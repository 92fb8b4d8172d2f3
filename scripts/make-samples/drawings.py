"""Small drawings as menus print them beside dishes: plain silhouettes in one or two colours."""

import math

from PIL import Image, ImageDraw

GREEN, RED, BROWN, BLUE, ORANGE = (34, 120, 52), (196, 38, 34), (122, 74, 40), (36, 84, 150), (214, 120, 20)
FINE = 8


def arc(start, bend, end, steps=24):
    """Points of a quadratic Bézier curve."""
    points = []
    for step in range(steps + 1):
        t = step / steps
        points.append(tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, bend, end)))
    return points


class Drawing:
    """A field of 100 by 100 to draw on, the origin at the top left."""

    def __init__(self, size: int):
        self.scale = size * FINE / 100
        self.image = Image.new("RGBA", (size * FINE, size * FINE), (0, 0, 0, 0))
        self.draw = ImageDraw.Draw(self.image)

    def shape(self, points, colour):
        self.draw.polygon([(x * self.scale, y * self.scale) for x, y in points], fill=colour)

    def round(self, x, y, rx, ry, colour, angle=0):
        turn = math.radians(angle)
        self.shape([(x + rx * math.cos(a) * math.cos(turn) - ry * math.sin(a) * math.sin(turn),
                     y + rx * math.cos(a) * math.sin(turn) + ry * math.sin(a) * math.cos(turn))
                    for a in (2 * math.pi * step / 48 for step in range(48))], colour)

    def line(self, points, width, colour):
        self.draw.line([(x * self.scale, y * self.scale) for x, y in points], fill=colour,
                       width=max(1, round(width * self.scale)), joint="curve")


CLEAR = (0, 0, 0, 0)


def square(d, colour):
    d.shape([(2, 2), (98, 2), (98, 98), (2, 98)], colour)
    d.shape([(11, 11), (89, 11), (89, 89), (11, 89)], CLEAR)


def veg(d, colour):
    square(d, colour)
    d.round(50, 50, 25, 25, colour)


def triangle(d, colour):
    square(d, colour)
    d.shape([(50, 22), (77, 74), (23, 74)], colour)


def dot(d, colour):
    d.round(50, 50, 40, 40, colour)


def leaf(d, colour):
    d.shape(arc((8, 92), (2, 18), (94, 6)) + arc((94, 6), (92, 96), (8, 92)), colour)
    d.line(arc((14, 86), (40, 56), (74, 28)), 5, CLEAR)


def chilli(d, colour):
    d.shape(arc((62, 22), (56, 62), (4, 92)) + arc((4, 92), (84, 86), (86, 34)) + [(76, 22)], colour)
    d.line(arc((74, 26), (78, 10), (94, 4)), 9, GREEN)


def wheat(d, colour):
    d.line([(50, 30), (50, 98)], 6, colour)
    d.round(50, 14, 9, 15, colour)
    for y in (34, 54, 74):
        d.round(33, y, 8, 16, colour, -32)
        d.round(67, y, 8, 16, colour, 32)


def fish(d, colour):
    d.shape(arc((4, 50), (36, 12), (72, 50)) + arc((72, 50), (36, 88), (4, 50)), colour)
    d.shape([(64, 50), (97, 26), (90, 50), (97, 74)], colour)
    d.round(22, 44, 5, 5, CLEAR)


def shrimp(d, colour):
    d.line(arc((84, 28), (10, -6), (18, 56)) + arc((18, 56), (24, 92), (62, 80)), 24, colour)
    d.shape([(56, 72), (92, 70), (80, 84), (88, 98), (56, 92)], colour)
    d.line([(82, 24), (98, 6)], 4, colour)


def egg(d, colour):
    d.round(50, 60, 35, 37, colour)
    d.shape(arc((16, 54), (32, 4), (50, 4)) + arc((50, 4), (68, 4), (84, 54)), colour)


def milk(d, colour):
    d.shape([(38, 2), (62, 2), (62, 28)] + arc((62, 28), (78, 40), (78, 56)) + [(78, 98), (22, 98)]
            + arc((22, 56), (22, 40), (38, 28)), colour)


def nut(d, colour):
    d.shape(arc((18, 46), (20, 84), (50, 98)) + arc((50, 98), (80, 84), (82, 46)), colour)
    d.shape(arc((8, 40), (14, 10), (50, 12)) + arc((50, 12), (86, 10), (92, 40)), colour)
    d.line([(50, 14), (54, 0)], 8, colour)


def peanut(d, colour):
    d.round(35, 30, 24, 26, colour)
    d.round(63, 71, 26, 27, colour)
    d.line([(38, 36), (60, 64)], 34, colour)


def soy(d, colour):
    for x, y, r in ((20, 64, 17), (48, 50, 19), (76, 36, 17)):
        d.round(x, y, r, r, colour)
    d.line([(14, 68), (84, 32)], 18, colour)
    d.line([(84, 32), (98, 18)], 6, colour)


def moon(d, colour):
    """Nothing that any program expects on a menu."""
    d.round(46, 50, 44, 44, colour)
    d.round(66, 40, 36, 36, CLEAR)


def pot(d, colour):
    """Neither is this: a lidded pot with two handles."""
    d.shape([(16, 40), (84, 40), (78, 92), (22, 92)], colour)
    d.line([(2, 50), (98, 50)], 12, colour)
    d.shape(arc((14, 32), (50, 0), (86, 32)), colour)


def drawing(kind, size: int, colour: tuple) -> Image.Image:
    """A drawing of so many pixels, to be pasted over paper through itself."""
    d = Drawing(size)
    kind(d, colour)
    return d.image.resize((size, size), Image.Resampling.LANCZOS)
