"""Sets a menu in type: a picture of the flat page, larger than the photo will be."""

import dataclasses

from PIL import Image, ImageDraw, ImageFont

from drawings import drawing

FONTS = "/usr/share/fonts/truetype/"
# Regular, bold, italic.
FACES = {
    "carlito": [FONTS + f"crosextra/Carlito-{weight}.ttf" for weight in ("Regular", "Bold", "Italic")],
    "caladea": [FONTS + f"crosextra/Caladea-{weight}.ttf" for weight in ("Regular", "Bold", "Italic")],
    "liberation": [FONTS + f"liberation/LiberationSans-{weight}.ttf" for weight in ("Regular", "Bold", "Italic")],
}


@dataclasses.dataclass
class Style:
    width: int = 1300
    height: int = 1800
    margin: int = 80
    columns: int = 1
    face: str = "carlito"
    # Pixels of the em; the x-height is 0.47 of it in Carlito, 0.5 in Caladea, 0.53 in Liberation.
    size: int = 46
    description_size: int = 42
    # Between dishes, in pixels.
    gap: int = 22
    # Between the lines, as a multiple of the size.
    leading: float = 1.22
    leaders: bool = False
    paper: tuple = (250, 247, 238)
    ink: tuple = (38, 34, 32)
    accent: tuple = (120, 40, 32)


class Typesetter:
    def __init__(self, style: Style):
        self.style = style
        self.image = Image.new("RGB", (style.width, style.height), style.paper)
        self.draw = ImageDraw.Draw(self.image)
        self.gutter = 70
        self.column_width = (style.width - 2 * style.margin - self.gutter * (style.columns - 1)) // style.columns
        self.x = style.margin
        self.y = style.margin

    def font(self, weight: int, size: int):
        return ImageFont.truetype(FACES[self.style.face][weight], size, layout_engine=ImageFont.Layout.BASIC)

    def text(self, x: float, text: str, font, colour, anchor: str = "ls") -> float:
        """Writes on the present base line; returns where the text ends."""
        if x + (0 if anchor != "ls" else font.getlength(text)) > self.style.width - self.style.margin // 2:
            raise ValueError(f"too wide: {text}")
        self.draw.text((x, self.y), text, font=font, fill=colour, anchor=anchor)
        return x + font.getlength(text)

    def down(self, pixels: float) -> None:
        self.y += int(pixels)
        if self.y > self.style.height - self.style.margin // 3:
            raise ValueError(f"the page is full at {self.y} of {self.style.height}")

    def centred(self, text: str, weight: int, size: int, colour) -> None:
        self.down(size)
        self.text(self.style.width // 2, text, self.font(weight, size), colour, anchor="ms")
        self.down(size * 0.3)

    def heading(self, text: str) -> None:
        size = int(self.style.size * 1.25)
        self.down(size * 1.35)
        self.text(self.x, text, self.font(1, size), self.style.accent)
        self.down(size * 0.3)

    def icon(self, x: float, kind, colour: tuple, size: int) -> float:
        """Draws on the present base line; returns where the drawing ends."""
        picture = drawing(kind, size, colour)
        self.image.paste(picture, (round(x), self.y - round(size * 0.9)), picture)
        return x + size

    def explain(self, drawings: dict, explained: dict) -> None:
        if not explained:
            return
        font, size = self.font(0, int(self.style.size * 0.9)), int(self.style.size * 0.75)
        self.down(self.style.size * 2)
        x = self.style.margin
        for name, words in explained.items():
            x = self.icon(x, *drawings[name], size) + self.style.size * 0.25
            x = self.text(x, words, font, self.style.ink) + self.style.size * 0.8

    def dish(self, dish, drawings: dict = {}) -> None:
        style = self.style
        name, small = self.font(1 if not style.leaders else 0, style.size), self.font(0, style.size)
        right = self.x + self.column_width
        self.down(style.size * style.leading)
        end = self.text(self.x, dish.name, name, style.ink)
        if dish.marks:
            end = self.text(end + style.size * 0.35, dish.marks, self.font(0, int(style.size * 0.95)), style.ink)
        for key in dish.icons.split():
            end = self.icon(end + style.size * 0.3, *drawings[key], int(style.size * 0.8))
        self.text(right, dish.price, small, style.ink, anchor="rs")
        if style.leaders:
            start, stop, dot = end + 14, right - small.getlength(dish.price) - 14, small.getlength(".")
            dots = int((stop - start) // dot)
            self.text(stop - dots * dot, "." * dots, small, style.ink)
        if dish.description:
            self.down(style.description_size * style.leading)
            self.text(self.x, dish.description, self.font(2, style.description_size), style.ink)
        self.down(style.gap)

    def foot(self, lines: list) -> None:
        if not lines:
            return
        size = int(self.style.size * 0.9)
        self.down(size * 0.8)
        for line in lines:
            self.down(size * 1.3)
            self.text(self.style.margin, line, self.font(0, size), self.style.ink)


def set_menu(menu, style: Style) -> Image.Image:
    """The flat page. Sections fill the columns in order."""
    page = Typesetter(style)
    page.centred(menu.title, 1, int(style.size * 1.75), style.accent)
    page.centred(menu.subtitle, 0, style.size, style.ink)
    top, lowest = page.y, page.y
    for heading, dishes in menu.sections:
        if heading in column_starts(style, menu):
            lowest = max(lowest, page.y)
            page.x += page.column_width + page.gutter
            page.y = top
        page.heading(heading)
        for dish in dishes:
            page.dish(dish, menu.drawings)
    page.y = max(lowest, page.y)
    page.foot(menu.foot)
    page.explain(menu.drawings, menu.explained)
    return page.image


def column_starts(style: Style, menu) -> list:
    """The headings that start a new column, so that the columns hold about equally much."""
    total = sum(len(dishes) + 2 for _, dishes in menu.sections)
    breaks, filled, column = [], 0, 1
    for heading, dishes in menu.sections:
        if column < style.columns and filled and filled + (len(dishes) + 2) / 2 > total * column / style.columns:
            breaks.append(heading)
            column += 1
        filled += len(dishes) + 2
    return breaks
