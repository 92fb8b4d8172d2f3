"""What the legend of a page explains: each mark with its meaning in print and in truth."""

import dataclasses
import random

from legends import codes
from legends.wording import Wording

# In the order in which German menus number them.
ADDITIVES = (
    "colour", "preservative", "antioxidant", "enhancer", "blackened", "waxed", "phosphate", "sweetener",
    "phenylalanine", "caffeine", "quinine", "taurine")
DIETS = ("vegetarian", "vegan", "gluten-free")

# Allergens that a dish with such a mark has not.
WITHOUT = {
    "vegetarian": {"crustaceans", "fish", "molluscs"},
    "vegan": {"crustaceans", "fish", "molluscs", "eggs", "milk"},
    "gluten-free": {"gluten"},
}


@dataclasses.dataclass(frozen=True)
class Entry:
    mark: str
    meaning: str
    # One of `codes.ALLERGENS`, or empty.
    allergen: str = ""
    # One of `DIETS`, or empty.
    diet: str = ""
    # Of its language, with {mark} and {meaning}.
    sentence: str = ""


@dataclasses.dataclass(frozen=True)
class Part:
    """Entries under a heading of their own."""
    # The row of words.tsv.
    heading: str
    entries: list


class Speaker:
    """Words meanings in one language or in two."""

    def __init__(self, own: Wording, second: Wording = None):
        self.own, self.second = own, second

    def meaning(self, key: str) -> str:
        return self.both(lambda wording: wording.meaning(key))

    def kind_of(self, allergen: str, kind: str) -> str:
        return self.both(lambda wording: wording.kind_of(allergen, kind))

    def both(self, word) -> str:
        return f"{word(self.own)} / {word(self.second)}" if self.second else word(self.own)


def parts(form, is_tall: bool, alphabet: str, listed: str, speaker: Speaker, chance: random.Random) -> list:
    found = allergens(form, is_tall, alphabet, listed, speaker, chance)
    heading = "heading-allergens"
    if form.has_diets:
        wording = speaker.own
        signs = zip(wording.diet_codes(), DIETS)
        wanted = [(mark, diet) for mark, diet in signs if diet != "gluten-free" or chance.random() < 0.7]
        diets = [Entry(mark, speaker.meaning(diet), diet=diet) for mark, diet in wanted]
        return [Part("heading-legend", found + diets if chance.random() < 0.5 else diets + found)]
    if form.has_additives:
        added = additives(is_tall, speaker, chance)
        if form.is_apart:
            both = [Part(heading, found), Part("heading-additives", added)]
            return both if chance.random() < 0.5 else both[::-1]
        return [Part("heading-both", found + added if chance.random() < 0.5 else added + found)]
    return [Part("heading-legend" if chance.random() < 0.15 else heading, found)]


def allergens(form, is_tall: bool, alphabet: str, listed: str, speaker: Speaker, chance: random.Random) -> list:
    least, most = (4, 7) if is_tall and form.is_mixed else (5, 8) if is_tall else (6, 11)
    count = len(codes.ALLERGENS) if form.extent == "all" else chance.randint(least, most)
    chosen = chance.sample(codes.ALLERGENS, count)
    if alphabet == "codes" and not set(chosen) & set(codes.NUMBERED):
        chosen[0] = "gluten"
    entries = []
    for mark, allergen, exact in codes.coded(listed, alphabet, chosen, chance):
        meaning = speaker.meaning(allergen) if exact == allergen else speaker.kind_of(allergen, exact)
        sentence = speaker.own.as_printed("sentence")
        entries.append(Entry(mark, meaning, allergen=allergen, sentence=sentence))
    return entries


def additives(is_tall: bool, speaker: Speaker, chance: random.Random) -> list:
    """Numbered as in Germany, or from one on as they stand."""
    chosen = sorted(chance.sample(range(len(ADDITIVES)), chance.randint(3, 4 if is_tall else 6)))
    is_fixed = chance.random() < 0.5
    return [
        Entry(str(1 + (number if is_fixed else place)), speaker.meaning(ADDITIVES[number]))
        for place, number in enumerate(chosen)]


def given(found: list, counts: list, chance: random.Random) -> list:
    """The marks of each dish, at random from the legend's, in its order: what the dish is has no part in it."""
    diets = [entry for entry in found if entry.diet]
    dishes = []
    for count in counts:
        taken = [chance.choice(diets)] if count and diets and chance.random() < 0.45 else []
        barred = set().union(*(WITHOUT[entry.diet] for entry in taken))
        others = [entry for entry in found if not entry.diet and entry.allergen not in barred]
        taken += chance.sample(others, min(count - len(taken), len(others)))
        dishes.append([entry for entry in found if entry in taken])
    return dishes
