"""How a page is made up: all that its dishes have in common. Shares were set by hand, not counted."""

import random

from drawing.asides import Asides
from drawing.costs import costs
from drawing.legend import Legend
from drawing.sheet import Type
from drawing.variants import Variants
from drawing.wines import Wines
from drawing.wording import Wording, chosen

# Where prices stand: at the column's right edge, with leaders there, behind the name, in a line below, before the name,
# at the end of the description, at the right edge of the description's last line, nowhere, or in a column of their own
# four fifths across.
PRICE_PLACES = {
    "right": 34, "leader": 13, "behind": 20, "below": 7, "first": 4, "end": 6, "last": 4, "none": 6, "inner": 8}
# Among them those at an edge, and those with nothing beside their words, which may be centred.
ASIDE, CENTRED = ("right", "leader", "inner", "last"), ("behind", "below", "none", "end")
# Where descriptions stand: in lines below, behind a dash, behind the name or behind the price.
DESCRIPTION_PLACES = {"below": 63, "dash": 14, "same": 9, "behind price": 7}
BULLETS = ["•", "·", "-", "-", "»", "«", "*", "e", "o", "©"]
MARKS = ["(V)", "V", "v", "VG", "vg", "g", "GF", "(v)", "(GF)", "*", "§", "(D)", "(N)", "(G)", "DF", "(S)"]
NUMBERINGS = {None: 70, "1.": 8, "1": 6, "A1": 3, "bullet": 10, "code": 3}


class Design:
    def __init__(self, chance: random.Random):
        self.chance = chance
        self.wording = Wording(chance)
        self.costs = costs(self.wording.language, chance)
        self.em = chance.uniform(18, 34)
        # How many letters the reader gets wrong.
        self.noise = chance.choice([0, 0, 0.005, 0.02, 0.05])
        self.choose_cases()
        self.choose_types()
        self.choose_places()
        self.choose_columns()
        self.choose_extras()
        self.choose_rarities()
        self.choose_wines()

    def type(self, *sizes: float) -> Type:
        """In one of these sizes."""
        return Type(self.em * self.chance.choice(sizes), self.chance.choice([0.85, 0.95, 1, 1, 1.1]))

    def choose_cases(self) -> None:
        chance = self.chance
        self.name_case = chosen(chance, {"upper": 38, "title": 42, "sentence": 13, "lower": 7})
        self.description_case = chosen(chance, {"lower": 33, "sentence": 40, "upper": 15, "title": 12})
        self.heading_case = chosen(chance, {"upper": 60, "title": 37, "lower": 3})
        if not self.wording.has_case:
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
        # Of rows below the name that are no part of it, however much alike they look.
        self.second_type = chance.choice([self.name_type, self.name_type, Type(self.em * chance.uniform(0.5, 1))])
        # What is in capitals as the names are must mostly be larger to be a heading.
        if self.name_case == "upper" and self.heading_type.size < 1.15 * self.em and chance.random() < 0.6:
            self.heading_type.size = 1.5 * self.em

    def choose_places(self) -> None:
        chance, is_wide = self.chance, self.wording.is_full_width
        self.description_share = chance.choice([0, 0, 0, 0, 0.3, 0.9] if is_wide else [0, 0, 0.15, 0.5, 0.9, 1])
        self.description_place = chosen(chance, {"below": 80, "same": 20} if is_wide else DESCRIPTION_PLACES)
        self.dash = chance.choice(["-", "–", "-", "—", ":", "…"])
        self.price_place = chosen(chance, PRICE_PLACES)
        self.has_price_dash = self.price_place == "behind" and chance.random() < 0.2
        self.is_centred = self.price_place in CENTRED and chance.random() < 0.2
        # How many prices a dish has, of portions that are named by a heading's line or by each.
        self.prices = chosen(chance, {1: 86, 2: 10, 3: 4})
        self.has_size_columns = self.prices > 1 and chance.random() < 0.6
        # How many dishes have none, or one that wasn't read.
        self.unpriced_share = chance.choice([0.01, 0.01, 0.03, 0.1])
        self.has_slashes = self.prices > 1 and chance.random() < 0.25
        self.sizes = [chance.choice(self.wording.sizes()) for _ in range(self.prices)]
        self.line_height = chance.uniform(1.25, 2.2)
        self.dish_gap = chance.choice([0, 0.2, 0.5, 1]) * self.em

    def choose_columns(self) -> None:
        chance, is_wide = self.chance, self.wording.is_full_width
        self.columns = chosen(
            chance, {1: 20, 2: 33, 3: 25, 4: 15, 5: 7} if is_wide else {1: 40, 2: 40, 3: 15, 4: 5})
        column = self.em * (chance.uniform(7, 16) if is_wide else chance.uniform(10, 26))
        self.width = max(chance.randint(700, 2200), self.columns * column)
        self.column_width = self.width / self.columns
        self.room = self.column_width - 1.5 * self.em
        self.rows = chance.randint(5, 26 if self.columns > 1 else 30)
        # Dishes stand in rows across all columns.
        self.is_grid = self.columns > 1 and chance.random() < 0.35
        self.is_small = chance.random() < 0.35
        if self.is_small:
            self.make_small()

    def make_small(self) -> None:
        """A few dishes in one column. Every word tells much there, so rarer places of prices come more often."""
        self.columns, self.rows, self.is_grid = 1, self.chance.randint(2, 6), False
        if self.chance.random() < 0.3:
            self.price_place, self.has_price_dash, self.is_centred = "below", False, self.chance.random() < 0.6
        self.width = self.column_width = self.em * self.chance.uniform(12, 40)
        self.room = self.column_width - 1.5 * self.em

    def choose_extras(self) -> None:
        chance, wording = self.chance, self.wording
        self.numbering = chosen(chance, NUMBERINGS)
        self.bullet = chance.choice("口□●·★" if wording.is_full_width else BULLETS)
        # The number is read as one word with the name.
        self.is_glued = wording.is_full_width and chance.random() < 0.6
        self.marks = chance.sample(MARKS, 4) if not wording.is_full_width and chance.random() < 0.2 else []
        self.legend = Legend(wording, chance) if not wording.is_full_width and chance.random() < 0.12 else None
        self.has_section_prices = chance.random() < 0.12
        self.addition_share = 0 if wording.is_chinese else chance.choice([0, 0, 0.1, 0.25])
        # Whether prices of additions have a plus.
        self.has_plus = chance.random() < 0.3
        self.size_share = chance.choice([0, 0, 0, 0.1, 0.3]) if self.prices == 1 else 0
        # On a page of a few dishes a second language tells much, and comes more often.
        share = 0.25 if self.is_small else 0.06 if wording.is_english else 0.1 if wording.is_latin else 0.15
        self.is_bilingual = chance.random() < share
        self.second_language = wording.other_language()
        self.has_diets = chance.random() < (0.15 if self.is_small else 0.05)
        # Whether the second name stands in the line of the first, as a part of it.
        self.is_second_behind = not wording.is_latin and chance.random() < 0.3

    def choose_rarities(self) -> None:
        """What few pages have."""
        chance, wording = self.chance, self.wording
        # Prices of variants stand where those of dishes do, but never before their words.
        may_vary = self.prices == 1 and self.price_place not in ("first", "none")
        variant_type = chance.choice([self.body, self.description_type, self.description_type])
        self.variants = None
        if may_vary and chance.random() < 0.14:
            self.variants = Variants(wording, self.costs, variant_type, self.em, chance)
        self.asides = Asides(wording, chance) if chance.random() < 0.08 else None
        self.aside_type = chance.choice([self.name_type, self.description_type])
        # Which dishes have words in place of an amount, by their numbers.
        self.market_numbers = set()
        if chance.random() < 0.035:
            self.market_numbers = set(chance.sample(range(1, 8), chance.choice([1, 2])))
        # Whether the words of such a price stand below each other.
        self.breaks_market_price = chance.random() < 0.3
        self.market_case = chance.choice(["as is", "as is", self.name_case, self.description_case])
        self.has_charge = chance.random() < 0.02
        self.has_banner = chance.random() < 0.1
        # Names a currency over prices.
        self.has_currency = chance.random() < 0.03

    def choose_wines(self) -> None:
        self.wines = Wines(self.wording, self.chance) if self.chance.random() < 0.03 else None
        if self.wines and self.wines.is_whole_page and self.wines.has_two_prices:
            self.prices, self.sizes, self.variants = 2, self.wines.sizes, None
