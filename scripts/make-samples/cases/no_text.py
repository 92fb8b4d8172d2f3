from PIL import Image, ImageDraw, ImageFilter

from menu import expectation
from photo import jpeg, photograph, record


def still_life() -> Image.Image:
    """Three fruits and a bowl before a wall; nothing that looks like writing."""
    image = Image.new("RGB", (1200, 900))
    draw = ImageDraw.Draw(image)
    for y in range(900):
        shade = y / 900
        wall = (int(196 - 50 * shade), int(188 - 40 * shade), int(170 - 20 * shade))
        draw.line([(0, y), (1200, y)], fill=wall if y < 560 else (132 - (y - 560) // 8, 94 - (y - 560) // 10, 60))
    draw.ellipse((330, 640, 1010, 800), fill=(84, 58, 40))
    draw.pieslice((380, 380, 900, 800), 0, 180, fill=(70, 110, 140))
    draw.ellipse((380, 540, 900, 640), fill=(52, 84, 110))
    for x, y, radius, colour in [(520, 500, 105, (196, 60, 46)), (690, 480, 120, (222, 150, 40)),
                                 (800, 540, 80, (120, 150, 52)), (1000, 700, 90, (206, 84, 52))]:
        for step in range(radius, 0, -3):
            lift = int(46 * (1 - step / radius))
            shift = (radius - step) * 0.35
            draw.ellipse((x - step - shift, y - step - shift, x + step - shift, y + step - shift),
                         fill=tuple(min(255, part + lift) for part in colour))
    return image.filter(ImageFilter.GaussianBlur(3))


def make() -> dict:
    photo = photograph(still_life(), (1200, 900), falloff=0.2, seed=21)
    return {
        "photo.jpg": jpeg(photo),
        "expect.json": expectation(
            "A still life without a word.", "no_text", [record("photo.jpg", photo)]),
    }
