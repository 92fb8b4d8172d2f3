"""Which mark stands for which allergen: the lists of countries, and those that a restaurant makes up."""

import random
import string

import icons

# The order of Annex II of Regulation (EU) 1169/2011, and the names by which the truth calls them.
ALLERGENS = (
    "gluten", "crustaceans", "eggs", "fish", "peanuts", "soybeans", "milk", "nuts", "celery", "mustard", "sesame",
    "sulphites", "lupin", "molluscs")

AUSTRIA = dict(zip(ALLERGENS, "ABCDEFGHLMNOPR"))
NUMBERS = {allergen: str(number) for number, allergen in enumerate(ALLERGENS, 1)}
SMALL = dict(zip(ALLERGENS, string.ascii_lowercase))
CAPITALS = dict(zip(ALLERGENS, string.ascii_uppercase))

# What German menus number behind the letter, and which allergen it is.
NUMBERED = {
    "gluten": ("wheat", "rye", "barley", "oats", "spelt"),
    "nuts": ("almonds", "hazelnuts", "walnuts", "cashews", "pistachios"),
}

# Not V and W, which are for diets.
HOUSE = {
    "letters": "ABCDEFGHIJKLMNOPRSTU", "small": "abcdefghijkmnoprstu",
    "numbers": [str(number) for number in range(1, 21)],
}

# By the kind of signs; "house" as often as all others together.
LISTS = {
    "letters": ("austria", "annex-capitals", "house", "house"),
    "small": ("germany", "house"),
    "numbers": ("eu", "house"),
    "codes": ("germany-numbered",),
    "icons": icons.STYLES,
}
FIXED = {"austria": AUSTRIA, "annex-capitals": CAPITALS, "germany": SMALL, "eu": NUMBERS, "italy": NUMBERS}


def chosen_list(alphabet: str, language: str, chance: random.Random) -> str:
    found = chance.choice(LISTS[alphabet])
    # Italy numbers as the Annex does.
    return "italy" if (found, language) == ("eu", "it") else found


def coded(name: str, alphabet: str, allergens: list, chance: random.Random) -> list:
    """Triples of mark, allergen and what exactly is meant, in the order of the marks."""
    if name == "house":
        return [(mark, allergen, allergen) for mark, allergen in house(HOUSE[alphabet], allergens, chance)]
    ordered = [allergen for allergen in ALLERGENS if allergen in allergens]
    if name in icons.STYLES:
        return [(icons.character(allergen, name), allergen, allergen) for allergen in ordered]
    if name == "germany-numbered":
        return numbered(ordered, chance)
    return [(FIXED[name][allergen], allergen, allergen) for allergen in ordered]


def house(signs, allergens: list, chance: random.Random) -> list:
    """One sign after the other, or any; what they mean follows no order, so that only the legend can tell it."""
    count = len(allergens)
    places = range(count) if chance.random() < 0.6 else sorted(chance.sample(range(len(signs)), count))
    return list(zip([signs[place] for place in places], chance.sample(allergens, count)))


def numbered(allergens: list, chance: random.Random) -> list:
    """Kinds of cereals and nuts have a number behind the letter."""
    letters = CAPITALS if chance.random() < 0.3 else SMALL
    found = []
    for allergen in allergens:
        if allergen in NUMBERED:
            kinds = NUMBERED[allergen]
            places = sorted(chance.sample(range(len(kinds)), chance.randint(1, 3)))
            found += [(f"{letters[allergen]}{place + 1}", allergen, kinds[place]) for place in places]
        else:
            found.append((letters[allergen], allergen, allergen))
    return found
