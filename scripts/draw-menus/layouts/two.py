"""Two columns of dishes; where one reads from right to left the right one comes first."""

import random

from forms import Plain
from languages import Language
from layouts import columns
from paper import Page


def draw(language: Language, chance: random.Random) -> Page:
    page = columns.new_page(language, "two", chance, narrowest=1750)
    counts = [[5, 5], [4, 6], [6, 4], [5, 4], [9], [10]]
    chosen = [chance.choice(counts) for _ in range(2)]
    return columns.fill(page, chance, Plain(), chosen, page.width * chance.uniform(0.022, 0.025))
