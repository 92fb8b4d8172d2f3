r"""Draws Tests/Fuzz/Seeds/picture: one small page with two dishes in every format that is read.

    apt-get install python3-pil libheif-examples fonts-liberation
    /usr/bin/python3 scripts/faults/make-pictures.py

Small, so that thousands of damaged copies can be read in minutes. The EXIF block has an orientation, a time and a
place, since these are what the program takes from it.
"""

import pathlib
import subprocess
import tempfile

from PIL import Image, ImageDraw, ImageFont
from PIL.TiffImagePlugin import IFDRational

HOME = pathlib.Path(__file__).resolve().parents[2] / "Tests" / "Fuzz" / "Seeds" / "picture"
FONT = "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"


def page() -> Image.Image:
    picture = Image.new("RGB", (260, 96), "white")
    draw = ImageDraw.Draw(picture)
    font = ImageFont.truetype(FONT, 22)
    draw.text((10, 10), "Tomato soup  4.50", fill="black", font=font)
    draw.text((10, 52), "Grilled tofu  8.90", fill=(20, 60, 30), font=font)
    return picture


def exif(orientation: int) -> Image.Exif:
    block = Image.Exif()
    block[0x0112] = orientation
    block[0x0132] = "2024:05:06 12:13:14"
    block.get_ifd(0x8769)[0x9003] = "2024:05:06 12:13:14"
    place = block.get_ifd(0x8825)
    place[1], place[3] = "N", "E"
    place[2] = (IFDRational(52), IFDRational(31), IFDRational(12, 1))
    place[4] = (IFDRational(13), IFDRational(24), IFDRational(18, 1))
    return block


def main() -> None:
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
