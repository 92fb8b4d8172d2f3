"""What pages of columns have in common."""

import random

from column import set_columns
from fill import Filling, fitting
from languages import Language
from paper import Page
from prices import PRICES

# Names that need smaller type than this part of the wanted size are left out.
LEAST = 0.84


def new_page(language: Language, layout: str, chance: random.Random, narrowest: int) -> Page:
    width = chance.randint(narrowest, 2000)
    return Page(language, layout, chance, width, round(width * chance.uniform(1.26, 1.3)))


def set_title(page: Page, chance: random.Random, second: str = "") -> float:
    """In the middle of the top; returns where the page goes on."""
    letters = page.lettering(page.width * chance.uniform(0.038, 0.046), is_bold=True)
    y = page.margin + letters.size
    letters.draw(page.canvas, page.width / 2, y, page.language.title, page.accent, "middle")
    page.lines.append(page.language.title)
    if second:
        smaller = page.second_lettering(letters.size * 0.6)
        y += 1.1 * letters.size
        smaller.draw(page.canvas, page.width / 2, y, second, page.pale, "middle")
        page.lines.append(second)
    return y + 0.7 * letters.size


def fill(page: Page, chance: random.Random, form, counts: list, size: float, second_title: str = "") -> Page:
    """`counts` holds for each column how many dishes stand in each of its sections; columns in the order of reading."""
    style = chance.choice(PRICES[page.language.code].styles)
    filling = Filling(page, chance, style)
    gutter = 0.08 * page.width
    width = (page.width - 2 * page.margin - gutter * (len(counts) - 1)) / len(counts)
    filling.keep(fitting(page, form, width, size * LEAST, filling.widest))
    top = set_title(page, chance, second_title)
    lefts = [page.margin + place * (width + gutter) for place in range(len(counts))]
    if page.language.is_right_to_left:
        lefts.reverse()
    set_columns(page, filling.columns(counts), lefts, width, top, size, filling.widest, form)
    return page
