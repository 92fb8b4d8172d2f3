"""Photographs a page lying on a table, under conditions of four severities, with scripts/make-samples/photo.py."""

import dataclasses
import functools
import math
import pathlib
import random
import sys

import numpy
from PIL import Image, ImageFilter

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


@dataclasses.dataclass(frozen=True)
class Conditions:
    """Worse ones than those of `photograph`; pairs are the least and the most."""
    # In degrees: how far the page is turned, either way, and how far the lens stands from upright above it.
    turn: float
    tilt: tuple
    # Of the page's height, how far its middle bulges.
    curl: tuple
    # Of the size of the page.
    scale: tuple
    # In pixels of the photo.
    blur: tuple
    noise: tuple
    # How much light a shadow across the page takes, and how much it gets at all.
    shadow: tuple
    light: tuple
    # Of the way to white in the middle of a spot of glare, and the spot's radius, of the photo's width.
    glare: tuple
    spot: tuple
    quality: int
    # How far the hand moves, in pixels of the photo; in half of the photos.
    motion: tuple = (0, 0)


MEDIUM = Conditions(
    turn=6, tilt=(8, 14), curl=(0, 0), scale=(1, 1), blur=(1.0, 1.5), noise=(4, 7), shadow=(0.2, 0.4), light=(0.85, 1),
    glare=(0, 0), spot=(0, 0), quality=70)
SEVERE = Conditions(
    turn=15, tilt=(16, 24), curl=(0.012, 0.03), scale=(0.57, 0.63), blur=(0.7, 1.1), noise=(7, 11), shadow=(0.3, 0.5),
    light=(0.7, 0.95), glare=(0.55, 0.8), spot=(0.12, 0.2), quality=55)
WORST = Conditions(
    turn=180, tilt=(15, 27), curl=(0.01, 0.03), scale=(0.45, 0.55), blur=(0.9, 1.5), noise=(8, 13), shadow=(0.3, 0.6),
    light=(0.35, 0.55), glare=(1.3, 2), spot=(0.06, 0.12), quality=45, motion=(3, 6))


def photograph_under(conditions: Conditions, page: Image.Image, chance: random.Random) -> bytes:
    def some(bounds: tuple) -> float:
        return chance.uniform(*bounds)

    size = page.size
    photo = photographed(
        page, size, tilted(size, chance.uniform(-conditions.turn, conditions.turn), some(conditions.tilt), chance),
        table=chance.choice(TABLES), falloff=some((0.08, 0.25)), blur=0.5, noise=0, seed=chance.randrange(1 << 32))
    if conditions.curl[1]:
        photo = curled(photo, some(conditions.curl) * chance.choice([-1, 1]), chance)
    scale = some(conditions.scale)
    if scale != 1:
        photo = photo.resize(tuple(round(side * scale) for side in size), Image.Resampling.LANCZOS)
    if conditions.motion[1] and chance.random() < 0.5:
        photo = moved(photo, some(conditions.motion), chance.uniform(0, math.pi))
    photo = photo.filter(ImageFilter.GaussianBlur(some(conditions.blur)))
    pixels = numpy.asarray(lit(photo, chance), dtype=numpy.float32)
    pixels = pixels * (some(conditions.light) * shadow(photo.size, some(conditions.shadow), chance))[:, :, None]
    if conditions.glare[1]:
        white = glare(photo.size, some(conditions.glare), some(conditions.spot), chance)[:, :, None]
        pixels = pixels + (255 - pixels) * white
    generator = numpy.random.Generator(numpy.random.PCG64(chance.randrange(1 << 32)))
    # A sensor's grain has some colour.
    grain = generator.normal(0, some(conditions.noise), pixels.shape[:2])[:, :, None]
    grain = grain + generator.normal(0, 0.4 * conditions.noise[0], pixels.shape)
    pixels = numpy.clip(pixels + grain, 0, 255).astype(numpy.uint8)
    return jpeg(Image.fromarray(pixels), quality=conditions.quality)


def tilted(size: tuple, turn: float, tilt: float, chance: random.Random) -> list:
    """Where the page's corners lie when the lens looks at it from one side; all of them within the photo."""
    width, height = size
    turned, tilted, direction = math.radians(turn), math.radians(tilt), chance.uniform(0, 2 * math.pi)
    # How far the lens is away.
    distance, points = 1.7 * height, []
    for x, y in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]:
        x, y = x * width, y * height
        x, y = x * math.cos(turned) - y * math.sin(turned), x * math.sin(turned) + y * math.cos(turned)
        # Along the direction of the tilt, and across it.
        along = x * math.cos(direction) + y * math.sin(direction)
        across = y * math.cos(direction) - x * math.sin(direction)
        nearness = distance / (distance + along * math.sin(tilted))
        along, across = along * math.cos(tilted) * nearness, across * nearness
        points.append((
            along * math.cos(direction) - across * math.sin(direction),
            along * math.sin(direction) + across * math.cos(direction)))
    lefts, tops = zip(*points)
    filled = chance.uniform(0.93, 0.96)
    scale = filled * min(width / (max(lefts) - min(lefts)), height / (max(tops) - min(tops)))
    return [
        (width / 2 + scale * (x - (max(lefts) + min(lefts)) / 2),
         height / 2 + scale * (y - (max(tops) + min(tops)) / 2))
        for x, y in points]


def curled(photo: Image.Image, depth: float, chance: random.Random) -> Image.Image:
    """Rows bent up or down by this part of the height, most in the middle, and darker where the paper turns away."""
    width, height = photo.size
    middle, steps = chance.uniform(0.35, 0.65), 48

    def bend(x: float) -> float:
        return depth * height * (math.exp(-(((x / width - middle) / 0.28) ** 2)) - 0.5)

    mesh = []
    for step in range(steps):
        left, right = round(width * step / steps), round(width * (step + 1) / steps)
        up, down = bend(left), bend(right)
        mesh.append(((left, 0, right, height), (
            left, up, left, height + up, right, height + down, right, down)))
    # What lies beyond the edge is the table at the edge.
    border = math.ceil(abs(depth) * height) + 1
    wide = numpy.pad(numpy.asarray(photo), ((border, border), (0, 0), (0, 0)), mode="edge")
    mesh = [(box, tuple(value + border * (place % 2) for place, value in enumerate(quad))) for box, quad in mesh]
    bent = Image.fromarray(wide).transform(photo.size, Image.Transform.MESH, mesh, Image.Resampling.BICUBIC)
    across = (numpy.arange(width) / width - middle) / 0.28
    slope = across * numpy.exp(-(across ** 2)) * 0.35
    pixels = numpy.asarray(bent, dtype=numpy.float32) * (1 - 0.1 - slope)[None, :, None]
    return Image.fromarray(numpy.clip(pixels, 0, 255).astype(numpy.uint8))


def moved(photo: Image.Image, length: float, angle: float) -> Image.Image:
    """As the mean of what is seen along the way."""
    steps = 2 * math.ceil(length) + 1
    total = numpy.zeros((photo.height, photo.width, 3), dtype=numpy.float32)
    for step in range(steps):
        along = (step / (steps - 1) - 0.5) * length
        shift = (1, 0, along * math.cos(angle), 0, 1, along * math.sin(angle))
        total += numpy.asarray(photo.transform(photo.size, Image.Transform.AFFINE, shift, Image.Resampling.BILINEAR))
    return Image.fromarray(numpy.clip(total / steps, 0, 255).astype(numpy.uint8))


def shadow(size: tuple, depth: float, chance: random.Random) -> numpy.ndarray:
    """The light that is left beside the soft edge of a shadow, which lies across the page at any angle."""
    width, height = size
    angle, place, softness = chance.uniform(0, 2 * math.pi), chance.uniform(-0.15, 0.25), chance.uniform(0.02, 0.07)
    across = numpy.linspace(-0.5, 0.5, width, dtype=numpy.float32)[None, :] * math.cos(angle)
    down = numpy.linspace(-0.5, 0.5, height, dtype=numpy.float32)[:, None] * math.sin(angle)
    return 1 - depth / (1 + numpy.exp(-(across + down - place) / softness))


def glare(size: tuple, strength: float, radius: float, chance: random.Random) -> numpy.ndarray:
    """How far each pixel is on its way to white, around a spot somewhere on the page."""
    width, height = size
    x, y = chance.uniform(0.33, 0.67) * width, chance.uniform(0.33, 0.67) * height
    wide, high = radius * width * chance.uniform(0.8, 1.3), radius * width * chance.uniform(0.8, 1.3)
    across = ((numpy.arange(width, dtype=numpy.float32) - x) / wide)[None, :] ** 2
    down = ((numpy.arange(height, dtype=numpy.float32) - y) / high)[:, None] ** 2
    return numpy.minimum(1, strength * numpy.exp(-(across + down) / 2))


# From a page and its chance to a JPEG.
CAMERAS = {"mild": photograph} | {
    name: functools.partial(photograph_under, conditions)
    for name, conditions in [("medium", MEDIUM), ("severe", SEVERE), ("worst", WORST)]}
