"""Columns of characters written from top to bottom, from right to left, with the price at the foot of each."""

import random

from fill import Filling
from languages import Language
from lettering import font
from paper import Page
from prices import PRICES


def draw(language: Language, chance: random.Random) -> Page:
    across, along = chance.randint(1500, 2000), chance.uniform(1.26, 1.3)
    # Such menus lie on their side as often as not.
    size = (across, round(across * along)) if chance.random() < 0.5 else (round(across * along), across)
    page = Page(language, "vertical", chance, *size)
    filling = Filling(page, chance, chance.choice(PRICES[language.code].upright))
    [sections] = filling.columns([chance.choice([[4, 4], [5, 5], [6, 4], [4, 4, 4], [5, 6]])])
    columns = upright_columns(language, sections)
    # The title takes two columns, and each heading one and a half.
    widths = [{"title": 2, "heading": 1.5, "dish": 1}[kind] for kind, _, _ in columns]
    unit = (page.width - 2 * page.margin) / sum(widths)
    x = page.width - page.margin
    letters = Upright(page, min(unit * 0.62, page.height / 26))
    for width, (kind, text, price) in zip(widths, columns):
        letters.column(x - width * unit / 2, kind, text, price)
        x -= width * unit
        page.lines.append(f"{text} {price}".strip())
    for section in sections:
        for dish in section.dishes:
            page.add_dish(dish.name.own, section.heading.own, dish.amount)
    return page


def upright_columns(language: Language, sections: list) -> list:
    """In the order of reading: kind, text and price of each."""
    columns = [("title", language.title, "")]
    for section in sections:
        columns.append(("heading", section.heading.own, ""))
        columns += [("dish", dish.name.own, dish.price) for dish in section.dishes]
    return columns


class Upright:
    SIZES = {"title": 1.7, "heading": 1.25, "dish": 1}

    def __init__(self, page: Page, size: float):
        self.page, self.size = page, size

    def column(self, x: float, kind: str, text: str, price: str) -> None:
        """Around the vertical line x, between the margins."""
        page = self.page
        file = (page.chosen.files if kind == "dish" else page.chosen.bold)[0]
        letters = font(*file, round(self.size * self.SIZES[kind]))
        colour = page.ink if kind == "dish" else page.accent
        top, bottom = page.margin * 1.2, page.height - page.margin * 1.2
        self.write(x, top, text, letters, colour)
        if price:
            self.write(x, bottom - self.length(price, letters), price, letters, colour)
            if top + self.length(text, letters) + self.size > bottom - self.length(price, letters):
                raise ValueError(f"too long for a column: {text}")

    def write(self, x: float, y: float, text: str, letters, colour: tuple) -> None:
        self.page.canvas.text(
            (x, y), text, fill=colour, font=letters, anchor="mt", direction="ttb", language=self.page.language.code)

    def length(self, text: str, letters) -> float:
        return letters.getlength(text, direction="ttb", language=self.page.language.code)
