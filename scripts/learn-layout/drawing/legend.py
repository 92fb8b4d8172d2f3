"""What the marks behind the names mean, as small print at the foot of a page says it."""

import random

from drawing.tables import edible, meanings
from drawing.wording import Wording, chosen

# Keys of the tables of draw-menus.
ALLERGENS = ("gluten", "crustaceans", "eggs", "fish", "peanuts", "soybeans", "milk", "nuts", "celery", "mustard",
             "sesame", "sulphites", "lupin", "molluscs")
ADDITIVES = ("colour", "preservative", "antioxidant", "enhancer", "blackened", "waxed", "phosphate", "sweetener",
             "phenylalanine", "caffeine", "quinine", "taurine")
LETTERS = "ABCDEFGHLMNOPR"
# How a mark stands before its meaning, and what parts two of them.
FORMS = {"{m} {t}": 4, "{m} = {t}": 3, "{m}: {t}": 2, "({m}) {t}": 2, "{m}) {t}": 1, "{t} ({m})": 1, "{m}={t}": 1}
DIVIDERS = {",": 6, " |": 1, " ·": 1, ";": 1, "": 2}


class Legend:
    def __init__(self, wording: Wording, chance: random.Random):
        self.wording, self.chance = wording, chance
        self.has_numbers = chance.random() < 0.4
        keys = ADDITIVES if self.has_numbers else ALLERGENS
        count = chance.randint(5, len(keys))
        numbers = [str(number) for number in range(1, count + 1)]
        letters = LETTERS.lower() if chance.random() < 0.25 else LETTERS
        self.marks = numbers if self.has_numbers else list(letters[:count])
        self.texts = [self.meaning(key) for key in keys[:count]]
        self.form, self.divider = chosen(chance, FORMS), chosen(chance, DIVIDERS)
        # Marks of one dish in one word or in several.
        self.is_spaced = chance.random() < 0.3

    def meaning(self, key: str) -> str:
        """Where draw-menus has no legend in the language, anything that is eaten."""
        return self.chance.choice(meanings().get((self.wording.language, key)) or edible(self.wording.known))

    def heading(self) -> list:
        key = "heading-additives" if self.has_numbers else "heading-allergens"
        found = meanings().get((self.wording.language, key))
        return f"{self.chance.choice(found)}:".split() if found and self.chance.random() < 0.6 else []

    def marks_of_dish(self) -> list:
        count = min(len(self.marks), self.chance.choice([1, 1, 2, 2, 3, 4]))
        places = sorted(self.chance.sample(range(len(self.marks)), count))
        return (", " if self.is_spaced else ",").join(self.marks[place] for place in places).split()

    def entries(self) -> list:
        """Lists of words, one for each mark."""
        lines = [self.form.replace("{m}", mark).replace("{t}", text) for mark, text in zip(self.marks, self.texts)]
        return [(line + self.divider).split() for line in lines[:-1]] + [lines[-1].split()]
