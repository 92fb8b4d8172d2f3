"""One column of dishes with a price each."""

import random

from forms import Plain
from languages import Language
from layouts import columns
from paper import Page


def draw(language: Language, chance: random.Random) -> Page:
    page = columns.new_page(language, "one", chance, narrowest=1500)
    counts = [[4, 4, 4], [5, 5], [4, 5, 3], [6, 4], [7, 5], [5, 4, 5]]
    return columns.fill(page, chance, Plain(), [chance.choice(counts)], page.width * chance.uniform(0.025, 0.03))
