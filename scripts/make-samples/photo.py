"""Photographs a flat page: a table, an angle, light, a lens and a sensor; then the file."""

import io
import pathlib
import subprocess
import tempfile

import numpy
from PIL import Image, ImageDraw, ImageFilter


def photograph(
    page: Image.Image, size: tuple, corners: list = None, table: tuple = (92, 68, 50), shadow: float = 0.0,
    falloff: float = 0.08, blur: float = 1.2, noise: float = 2.0, seed: int = 1,
) -> Image.Image:
    """The page seen with its corners (top left, top right, bottom right, bottom left) at these points of the photo.

    `shadow` is how much light a soft shadow over the lower right takes away, `falloff` how much the corners lose,
    `blur` a radius in pixels, `noise` a standard deviation in grey values.
    """
    width, height = size
    generator = numpy.random.Generator(numpy.random.PCG64(seed))
    corners = corners or [(0, 0), (width, 0), (width, height), (0, height)]
    scene = wood(size, table, generator)
    seen = page.transform(size, Image.Transform.PERSPECTIVE, homography(corners, page.size), Image.Resampling.BICUBIC)
    outline = Image.new("L", size, 0)
    ImageDraw.Draw(outline).polygon(corners, fill=255)
    lying = outline.filter(ImageFilter.GaussianBlur(14)).point(lambda value: value // 2)
    scene.paste(Image.new("RGB", size, (20, 15, 12)), (10, 14), lying)
    scene.paste(seen, (0, 0), outline.filter(ImageFilter.GaussianBlur(0.8)))

    y, x = numpy.mgrid[0:height, 0:width].astype(numpy.float32)
    u, v = x / width - 0.45, y / height - 0.4
    light = 1.0 - falloff * (u * u + v * v) * 2.2
    if shadow:
        edge = (x * 0.55 + y * 0.75 - 0.78 * height) / (0.09 * height)
        light *= 1.0 - shadow / (1.0 + numpy.exp(-edge))
    pixels = numpy.asarray(scene.filter(ImageFilter.GaussianBlur(blur)), dtype=numpy.float32) * light[:, :, None]
    grain = generator.normal(0.0, noise, (height, width)).astype(numpy.float32)
    return Image.fromarray(numpy.clip(pixels + grain[:, :, None], 0, 255).astype(numpy.uint8))


def wood(size: tuple, colour: tuple, generator) -> Image.Image:
    """A plain table top with faint long grain."""
    width, height = size
    grain = Image.fromarray(generator.integers(108, 148, (height, 8), dtype=numpy.uint8))
    grain = grain.resize(size, Image.Resampling.BICUBIC).filter(ImageFilter.GaussianBlur(3))
    factor = numpy.asarray(grain, dtype=numpy.float32)[:, :, None] / 128.0
    return Image.fromarray(numpy.clip(factor * numpy.array(colour), 0, 255).astype(numpy.uint8))


def homography(corners: list, size: tuple) -> list:
    """The eight coefficients that take a point of the photo to the page, as PIL wants them."""
    width, height = size
    rows, values = [], []
    for (x, y), (u, v) in zip(corners, [(0, 0), (width, 0), (width, height), (0, height)]):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y])
        values += [u, v]
    return list(numpy.linalg.solve(numpy.array(rows, dtype=float), numpy.array(values, dtype=float)))


def jpeg(photo: Image.Image, quality: int = 78, **more) -> bytes:
    file = io.BytesIO()
    photo.save(file, "JPEG", quality=quality, optimize=True, **more)
    return file.getvalue()


def heic(photo: Image.Image, quality: int = 50) -> bytes:
    """Encoded by heif-enc (package libheif-examples)."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = pathlib.Path(folder, "photo.png"), pathlib.Path(folder, "photo.heic")
        photo.save(source)
        subprocess.run(["heif-enc", "-q", str(quality), "-o", str(target), str(source)], check=True, capture_output=True)
        return target.read_bytes()


def record(file: str, photo: Image.Image, format: str = "jpeg", orientation: int = None) -> dict:
    """What a bundle must say of the file; the photo given upright."""
    return {
        "file": file, "format": format, "width": photo.width, "height": photo.height, "orientation": orientation,
    }
