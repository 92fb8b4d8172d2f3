"""How a page is made up: all that its dishes have in common. Shares were set by hand, not counted."""

import random

from drawing.costs import Costs
from drawing.sheet import Type
from drawing.wording import Wording, chosen

# Where prices stand: at the column's right edge, with leaders there, behind the name, in a line below, before the name,
# at the end of the description, nowhere, or in a column of their own four fifths across.
PRICE_PLACES = {"right": 34, "leader": 13, "behind": 20, "below": 7, "first": 4, "end": 6, "none": 6, "inner": 8}
# Where descriptions stand: in lines below, behind a dash, behind the name or behind the price.
DESCRIPTION_PLACES = {"below": 63, "dash": 14, "same": 9, "behind price": 7}
BULLETS = ["•", "·", "-", "-", "»", "«", "*", "e", "o", "©"]
MARKS = ["(V)", "V", "v", "VG", "vg", "g", "GF", "(v)", "(GF)", "*", "§", "(D)", "(N)", "(G)", "DF", "(S)"]
NUMBERINGS = {None: 70, "1.": 8, "1": 6, "A1": 3, "bullet": 10, "code": 3}


class Design:
    def __init__(self, chance: random.Random):
        self.chance = chance
        self.wording = Wording(chance)
        self.costs = Costs(self.wording.language, chance)
        self.em = chance.uniform(18, 34)
        # How many letters the reader gets wrong.
        self.noise = chance.choice([0, 0, 0.005, 0.02, 0.05])
        self.choose_cases()
        self.choose_types()
        self.choose_places()
        self.choose_columns()
        self.choose_extras()

    def type(self, *sizes: float) -> Type:
        """In one of these sizes."""
        return Type(self.em * self.chance.choice(sizes), self.chance.choice([0.85, 0.95, 1, 1, 1.1]))

    def choose_cases(self) -> None:
        chance, is_chinese = self.chance, self.wording.is_chinese
        self.name_case = chosen(chance, {"upper": 38, "title": 42, "sentence": 13, "lower": 7})
        self.description_case = chosen(chance, {"lower": 33, "sentence": 40, "upper": 15, "title": 12})
        self.heading_case = chosen(chance, {"upper": 60, "title": 37, "lower": 3})
        if is_chinese:
            self.name_case = self.description_case = self.heading_case = "none"

    def choose_types(self) -> None:
        chance = self.chance
        self.body = self.type(1)
        self.name_type = self.type(1, 1, 1, 1.1, 1.2, 1.3)
        self.description_type = self.type(0.7, 0.8, 0.85, 0.9, 1, 1)
        self.price_type = chance.choice(
            [self.name_type, self.name_type, self.description_type, self.type(0.9, 1, 1.1)])
        self.heading_type = self.type(1, 1.2, 1.4, 1.8, 2.2)
        self.note_type = self.type(0.75)
        self.second_type = Type(self.em * chance.uniform(0.5, 0.75))
        # What is in capitals as the names are must mostly be larger to be a heading.
        if self.name_case == "upper" and self.heading_type.size < 1.15 * self.em and chance.random() < 0.6:
            self.heading_type.size = 1.5 * self.em

    def choose_places(self) -> None:
        chance, is_chinese = self.chance, self.wording.is_chinese
        self.description_share = chance.choice([0, 0, 0, 0, 0.3, 0.9] if is_chinese else [0, 0, 0.15, 0.5, 0.9, 1])
        self.description_place = chosen(chance, {"below": 80, "same": 20} if is_chinese else DESCRIPTION_PLACES)
        self.dash = chance.choice(["-", "–", "-", "—", ":", "…"])
        self.price_place = chosen(chance, PRICE_PLACES)
        self.has_price_dash = self.price_place == "behind" and chance.random() < 0.2
        self.is_centred = self.price_place in ("behind", "below", "none", "end") and chance.random() < 0.14
        # How many prices a dish has, of portions that are named by a heading's line or by each.
        self.prices = chosen(chance, {1: 86, 2: 10, 3: 4})
        self.has_size_columns = self.prices > 1 and chance.random() < 0.6
        self.has_slashes = self.prices > 1 and chance.random() < 0.25
        self.sizes = [chance.choice(self.wording.sizes()) for _ in range(self.prices)]
        self.line_height = chance.uniform(1.25, 2.2)
        self.dish_gap = chance.choice([0, 0.2, 0.5, 1]) * self.em

    def choose_columns(self) -> None:
        chance, is_chinese = self.chance, self.wording.is_chinese
        self.columns = chosen(
            chance, {1: 20, 2: 33, 3: 25, 4: 15, 5: 7} if is_chinese else {1: 40, 2: 40, 3: 15, 4: 5})
        column = self.em * (chance.uniform(7, 16) if is_chinese else chance.uniform(10, 26))
        self.width = max(chance.randint(700, 2200), self.columns * column)
        self.column_width = self.width / self.columns
        self.room = self.column_width - 1.5 * self.em
        self.rows = chance.randint(5, 26 if self.columns > 1 else 30)
        # Dishes stand in rows across all columns.
        self.is_grid = self.columns > 1 and chance.random() < 0.35

    def choose_extras(self) -> None:
        chance, is_chinese = self.chance, self.wording.is_chinese
        self.numbering = chosen(chance, NUMBERINGS)
        self.bullet = chance.choice("口□●·★" if is_chinese else BULLETS)
        # The number is read as one word with the name.
        self.is_glued = is_chinese and chance.random() < 0.6
        self.marks = chance.sample(MARKS, 4) if not is_chinese and chance.random() < 0.2 else []
        self.has_section_prices = chance.random() < 0.06
        self.addition_share = 0 if is_chinese else chance.choice([0, 0, 0.1, 0.25])
        self.size_share = chance.choice([0, 0, 0, 0.1, 0.3]) if self.prices == 1 else 0
        self.is_bilingual = is_chinese and chance.random() < 0.15
