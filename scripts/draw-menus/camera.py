"""Photographs a page lying on a table, a little askew, with scripts/make-samples/photo.py."""

import math
import pathlib
import random
import sys

import numpy
from PIL import Image

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "make-samples"))
from photo import jpeg, photograph as photographed  # noqa: E402

TABLES = [(92, 68, 50), (70, 72, 76), (120, 104, 84), (58, 44, 38), (150, 146, 140)]


def photograph(page: Image.Image, chance: random.Random) -> bytes:
    """A JPEG: turned by up to 2 degrees, seen slightly from one side, lit from one side, a little soft and noisy."""
    size = page.size
    photo = photographed(
        page, size, corners(size, chance), table=chance.choice(TABLES), falloff=chance.uniform(0.04, 0.16),
        blur=chance.uniform(0.5, 0.9), noise=chance.uniform(1.5, 4), seed=chance.randrange(1 << 32))
    return jpeg(lit(photo, chance), quality=85)


def corners(size: tuple, chance: random.Random) -> list:
    """Where the page's corners lie in the photo: top left, top right, bottom right, bottom left."""
    width, height = size
    angle, scale = math.radians(chance.uniform(-2, 2)), chance.uniform(0.925, 0.95)
    found = []
    for x, y in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]:
        # A corner nearer to the lens lies further out.
        x *= width * scale * (1 + chance.uniform(-0.008, 0.008))
        y *= height * scale * (1 + chance.uniform(-0.008, 0.008))
        found.append((
            width / 2 + x * math.cos(angle) - y * math.sin(angle),
            height / 2 + x * math.sin(angle) + y * math.cos(angle)))
    return found


def lit(photo: Image.Image, chance: random.Random) -> Image.Image:
    """Darker towards one side by up to a quarter."""
    width, height = photo.size
    angle, depth = chance.uniform(0, 2 * math.pi), chance.uniform(0.05, 0.25)
    across = numpy.linspace(-0.5, 0.5, width, dtype=numpy.float32)[None, :] * math.cos(angle)
    down = numpy.linspace(-0.5, 0.5, height, dtype=numpy.float32)[:, None] * math.sin(angle)
    light = 1 - depth * (across + down + 0.7) / 1.4
    pixels = numpy.asarray(photo, dtype=numpy.float32) * light[:, :, None]
    return Image.fromarray(numpy.clip(pixels, 0, 255).astype(numpy.uint8))
