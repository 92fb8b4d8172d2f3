"""What stands in brackets behind a name: a count or size, which belongs to it, or what the dish is made of."""

import random

from drawing.sheet import labelled
from drawing.wording import COMMAS, Wording, chosen

KINDS = {"count": 45, "list": 35, "with": 20}


class Asides:
    def __init__(self, wording: Wording, chance: random.Random):
        self.wording, self.chance = wording, chance
        # How many dishes of the page have one, and what it is in all of them.
        self.share, self.kind = chance.choice([0.15, 0.4, 0.8]), chosen(chance, KINDS)
        self.brackets = "（）" if wording.is_full_width and chance.random() < 0.5 else "()"

    def bracketed(self, text: str) -> list:
        return f"{self.brackets[0]}{text}{self.brackets[1]}".split()

    def words(self) -> list:
        """Labelled as the name goes on, or as a description."""
        if self.kind == "count":
            return labelled(self.bracketed(self.wording.numbered(self.wording.nearest("count"))), "I")
        return labelled(self.bracketed(self.made_of()), "D")

    def made_of(self) -> str:
        wording = self.wording
        parts = [wording.ingredient().lower() for _ in range(self.chance.randint(2, 4))]
        if self.kind == "list":
            return (", " if wording.has_spaces else COMMAS[wording.known]).join(parts)
        return wording.made_with(parts[0])
