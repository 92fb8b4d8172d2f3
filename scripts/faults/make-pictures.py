r"""Draws Tests/Fuzz/Seeds/picture: one small page with two dishes in every format that is read.

    apt-get install python3-pil libheif-examples fonts-liberation
    /usr/bin/python3 scripts/faults/make-pictures.py

Small, so that thousands of damaged copies can be read in minutes. The EXIF block has an orientation, a time and a
place, since these are what the program takes from it.
"""

import pathlib
import struct
import subprocess
import tempfile

from PIL import Image, ImageDraw, ImageFont

HOME = pathlib.Path(__file__).resolve().parents[2] / "Tests" / "Fuzz" / "Seeds" / "picture"
FONT = "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"


def page() -> Image.Image:
    picture = Image.new("RGB", (260, 96), "white")
    draw = ImageDraw.Draw(picture)
    font = ImageFont.truetype(FONT, 22)
    draw.text((10, 10), "Tomato soup  4.50", fill="black", font=font)
    draw.text((10, 52), "Grilled tofu  8.90", fill=(20, 60, 30), font=font)
    return picture


def exif(orientation: int) -> bytes:
    """Orientation, a time and a place in Berlin, as a camera writes them (Exif 2.32, little-endian)."""
    when = b"2024:05:06 12:13:14\0"
    first, camera, place = 8, 8 + 2 + 3 * 12 + 4, 8 + 2 + 3 * 12 + 4 + 2 + 12 + 4
    end = place + 2 + 4 * 12 + 4
    block = struct.pack("<2sHI", b"II", 42, first)
    block += directory((0x0112, 3, 1, orientation), (0x8769, 4, 1, camera), (0x8825, 4, 1, place))
    block += directory((0x9003, 2, len(when), end))
    north, east = ord("N"), ord("E")
    block += directory((1, 2, 2, north), (2, 5, 3, end + 20), (3, 2, 2, east), (4, 5, 3, end + 44))
    return b"Exif\0\0" + block + when + struct.pack("<12I", 52, 1, 31, 1, 12, 1, 13, 1, 24, 1, 18, 1)


def directory(*entries: tuple[int, int, int, int]) -> bytes:
    return struct.pack("<H", len(entries)) + b"".join(struct.pack("<HHII", *entry) for entry in entries) + bytes(4)


def main() -> None:
    (HOME.parent / "exif").mkdir(parents=True, exist_ok=True)
    (HOME.parent / "exif" / "berlin.bin").write_bytes(exif(1)[6:])
    HOME.mkdir(parents=True, exist_ok=True)
    whole = page()
    turned = whole.transpose(Image.Transpose.ROTATE_90)
    whole.save(HOME / "exif.jpg", quality=80, exif=exif(1))
    turned.save(HOME / "turned.jpg", quality=80, exif=exif(6))
    whole.convert("L").save(HOME / "progressive.jpg", quality=70, progressive=True)
    whole.save(HOME / "colour.png", exif=exif(1))
    whole.quantize(16).save(HOME / "palette.png")
    whole.save(HOME / "lossy.webp", quality=60, exif=exif(1))
    whole.save(HOME / "lossless.webp", lossless=True)
    whole.save(HOME / "lzw.tif", compression="tiff_lzw")
    whole.convert("1").save(HOME / "fax.tif", compression="group4")
    whole.convert("L").save(HOME / "grey.bmp")
    whole.quantize(16).save(HOME / "page.gif")
    with tempfile.TemporaryDirectory() as temporary:
        png = pathlib.Path(temporary) / "page.png"
        whole.save(png, exif=exif(1))
        subprocess.run(["heif-enc", "-q", "50", "-o", HOME / "page.heic", png], check=True, stdout=subprocess.DEVNULL)


main()
