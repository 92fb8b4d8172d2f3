"""Lists of wines: names with a year, of which glass and bottle have a price."""

import random

from drawing.wording import Wording, chosen

# {w} is a wine, {k} who makes it, {y} its year.
NAMES = {"{w} {y}": 55, "{w}": 15, "{w} {k} {y}": 12, "{k} {w} {y}": 10, "{y} {w}": 4, "{w}, {k}, {y}": 4}


class Wines:
    def __init__(self, wording: Wording, chance: random.Random):
        self.wording, self.chance = wording, chance
        # Elsewhere only some sections have wines.
        self.is_whole_page = chance.random() < 0.5
        self.form = chosen(chance, NAMES)
        self.sizes = wording.nearest("glass").split()
        self.has_two_prices = chance.random() < 0.7

    def name(self) -> list:
        # Few wines of a list are named in another form.
        form = chosen(self.chance, NAMES) if self.chance.random() < 0.15 else self.form
        parts = {"{w}": self.wording.nearest("wine"), "{k}": self.wording.nearest("maker"),
                 "{y}": str(self.chance.randint(1998, 2024))}
        for mark, text in parts.items():
            form = form.replace(mark, text)
        return form.split()

    def description(self) -> list:
        """Grapes, where they grow, or both."""
        kinds = self.chance.choice([["grape"], ["region"], ["grape", "region"], ["region", "grape"]])
        return ", ".join(self.wording.nearest(kind) for kind in kinds).split()

    def heading(self) -> list:
        return self.wording.nearest("wines").split()
