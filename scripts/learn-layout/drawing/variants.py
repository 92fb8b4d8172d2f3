"""Variants of a dish: what it is made with, or how large it is, each with a price."""

import random

from drawing.sheet import Type, labelled
from drawing.wording import Wording, cased, chosen

KINDS = {"ingredient": 5, "with": 3, "dish": 2, "size": 2}
# What stands before each.
LEADS = {"": 60, "–": 14, "-": 12, "•": 8, "·": 4, "*": 2}
LONGEST = 3


class Variants:
    def __init__(self, wording: Wording, costs, type_: Type, em: float, chance: random.Random):
        self.wording, self.costs, self.type, self.chance = wording, costs, type_, chance
        # How many dishes of the page have them.
        self.share = chance.choice([0.3, 0.6, 0.9])
        self.kind, self.lead = chosen(chance, KINDS), chosen(chance, LEADS)
        self.case = chosen(chance, {"lower": 3, "sentence": 4, "title": 3, "upper": 1}) if wording.has_case else "none"
        # Whether the dish has a price of its own as well, for what it is without them.
        self.follow_a_price = chance.random() < 0.25
        if self.follow_a_price:
            # Only these can be told from dishes.
            self.kind = chance.choice(["with", "with", "size"])
        self.is_inline = not self.follow_a_price and chance.random() < 0.2
        self.divider = chance.choice(["/", "/", "|", ",", "·"])
        self.indent = chance.choice([0, 0, 0.8, 1.5]) * em
        # Between the words and a price behind them.
        self.gap = chance.choice([0, 0, 0.3, 1]) * em

    def text(self) -> str:
        wording = self.wording
        if self.kind == "size":
            return self.chance.choice(wording.sizes())
        if self.kind == "dish":
            return wording.english_dish() if wording.is_english else wording.world_dish()
        return wording.made_with(wording.ingredient()) if self.kind == "with" else wording.ingredient()

    def texts(self) -> list:
        """Two to four that differ."""
        found, count = [], self.chance.choice([1, 1, 2] if self.follow_a_price else [2, 2, 3, 3, 4])
        for _ in range(3 * count):
            text = self.text().strip()
            if text not in found and len(text.split()) <= LONGEST and len(found) < count:
                found.append(text)
        return found

    def lines(self) -> list:
        """Labelled words and the price of each."""
        lead = [(self.lead, "X")] if self.lead else []
        return [(lead + labelled(cased(text.split(), self.case, self.chance), "S"), labelled(self.costs.words(), "P"))
                for text in self.texts()]

    def in_one_line(self) -> list:
        """All behind each other, with their prices."""
        found = []
        for text in self.texts():
            found += [(self.divider, "X")] if found and self.divider != "," else []
            found += labelled(cased(text.split(), self.case, self.chance), "S") + labelled(self.costs.words(), "P")
        return found
