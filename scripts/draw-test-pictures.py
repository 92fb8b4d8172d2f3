#!/usr/bin/env python3
"""Draws the picture of Tests/Pictures: prices in typefaces from which no digits were learned.

Usage: draw-test-pictures.py FOLDER (needs the packages python3-pil and fonts-noto-core)
"""

import pathlib
import sys

from PIL import Image, ImageDraw, ImageFont

NOTO = "/usr/share/fonts/truetype/noto/Noto{}-Regular.ttf"


def picture(size: tuple, texts: list) -> Image.Image:
    """Texts as (text, typeface, size, x, y) of the left top corner, dark on light."""
    drawn = Image.new("L", size, 238)
    for text, face, height, x, y in texts:
        ImageDraw.Draw(drawn).text((x, y), text, font=ImageFont.truetype(NOTO.format(face), height), fill=40)
    return drawn


def arabic() -> Image.Image:
    naskh, sans = "NaskhArabic", "SansArabic"
    rows = [
        [("حمص بطحينة", naskh, 220), ("٣٥ ج.م", naskh, 20)], [("فتوش", sans, 300), ("١٣٥ ج.م", sans, 20)],
        [("كباب حلبي", naskh, 240), ("٨٦ ج.م", naskh, 20)], [("خبز عربي", sans, 260), ("49", "Sans", 70)],
    ]
    return picture((420, 240), [
        (text, face, 30, x, row * 60 + 8) for row, cells in enumerate(rows) for text, face, x in cells])


def main() -> None:
    folder = pathlib.Path(sys.argv[1])
    arabic().save(folder / "arabic-prices.png", optimize=True)


main()
