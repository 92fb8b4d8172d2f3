"""Dishes with rows below the name that are no part of it: the name in English (on a page in English in German), a diet,
or portions with prices of their own. A reader of menus must not take such a row for the second row of the name, however
much alike their types are.
"""

import dataclasses
import random

from dealing import Row
from faces import of_labelled
from languages import Language
from layouts.labelled import CALIBRATION, LEADING, Dish, Line, Menu
from paper import Page
from texts import FOLDER, dish_names, rows as table, shuffled

# What stands below the names of a page.
FORMS = ("translation", "translation", "diet", "translation-diet", "portions")
FEWEST, MOST = 3, 16


def draw(language: Language, chance: random.Random) -> Page:
    width = chance.randint(1700, 2100)
    # The certification half of labelled menus has other faces and columns.
    page = Page(language, "below", chance, width, width, of_labelled(language.script, "calibration"))
    names = shuffled(dish_names(language), chance)[:chance.randint(FEWEST, MOST)]
    below = chance.choice(FORMS)
    menu = MenuWithRowsBelow(page, chance, names, chance.choice(CALIBRATION), below)
    if "translation" in below:
        page.languages.append(language.second)
    menu.print()
    return page


class MenuWithRowsBelow(Menu):
    def __init__(self, page: Page, chance: random.Random, names: list, form: str, below: str):
        page.form, page.more["below"] = form, below
        self.kind = below
        self.second = {name.own: name.second for name in names}
        texts = next(row for row in table(FOLDER / "below.tsv") if row["code"] == page.language.code)
        self.diets, self.portions = texts["diets"].split("|"), texts["portions"].split("|")
        # How many dishes have such a row.
        self.share = 0.5 if below == "diet" else chance.choice([0.7, 1, 1])
        # The size of these rows' type, of that of names.
        self.likeness = chance.choice([1, 1, chance.uniform(0.75, 0.95)])
        self.is_row_pale, self.is_upper = chance.random() < 0.3, chance.random() < 0.2
        rows = [
            Row(name.own, name.own, name.second if "translation" in below else "", "", {}) for name in names]
        super().__init__(page, chance, rows)
        # Dishes are as far apart as their rows, or further.
        self.gap = chance.choice([0, 0.3, 0.8])

    def lines(self, dish: Dish, gap: float) -> list:
        has_rows = self.chance_of(dish).random() < self.share
        bare = dataclasses.replace(dish, row=dataclasses.replace(dish.row, description=""))
        found = super().lines(bare, gap)
        if self.kind == "portions" and has_rows:
            return self.with_portions(found, dish)
        texts = []
        if "translation" in self.kind and has_rows:
            texts.append((self.second[dish.row.name], self.page.second_lettering))
        if "diet" in self.kind and self.chance_of(dish).random() < 0.5:
            texts.append((self.chance_of(dish).choice(self.diets), self.page.lettering))
        more = [line for text, lettering in texts for line in self.rows_of(text, lettering)]
        # A price in a row of its own stands below smaller rows, and above those in the name's type.
        return found[:-1] + more + found[-1:] if self.has_prices_below and self.likeness < 1 else found + more

    def chance_of(self, dish: Dish) -> random.Random:
        """The same for each decision about a dish, which is set anew while the page's type is fitted: a diet stands only
        where there is a second name, too.
        """
        return random.Random(f"{self.page.width} {dish.row.name}")

    def rows_of(self, text: str, lettering) -> list:
        letters = lettering(self.size * self.likeness, is_bold=self.is_bold and self.likeness == 1)
        colour = self.page.pale if self.is_row_pale else self.page.ink
        lines = letters.broken(text.upper() if self.is_upper else text, self.room_of_rows, True)
        return [Line(line, letters, colour, step=LEADING * (0.5 + 0.5 * self.likeness)) for line in lines]

    @property
    def room_of_rows(self) -> float:
        return self.width if self.has_prices_below else self.setting.room - 0.5 * self.size

    def with_portions(self, found: list, dish: Dish) -> list:
        """The name without a price, and a row for each portion; the least is what the dish costs."""
        if self.has_prices_below:
            found = found[:-1]
        for line in found:
            line.price = ""
        letters = self.page.lettering(self.size * self.likeness)
        for place, portion in enumerate(self.portions):
            text = self.style.text(dish.amount + place * 2 * self.prices.step)
            found.append(Line(portion, letters, self.page.ink, price=text))
        return found
