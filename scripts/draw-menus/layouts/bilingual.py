"""Each dish in the page's language and in English, in one of three forms; on a page in English in German."""

import random

from forms import BILINGUAL
from languages import LANGUAGES, Language
from layouts import columns
from paper import Page


def draw(language: Language, chance: random.Random) -> Page:
    page = columns.new_page(language, "bilingual", chance, narrowest=1650)
    page.languages.append(language.second)
    form = chance.choice(BILINGUAL)
    page.form = type(form).__name__.lower()
    counts = [[4, 4, 3], [5, 5], [3, 4, 4], [6, 4]]
    size = page.width * (chance.uniform(0.021, 0.023) if form.has_second else chance.uniform(0.024, 0.028))
    return columns.fill(page, chance, form, [chance.choice(counts)], size, LANGUAGES[language.second].title)
