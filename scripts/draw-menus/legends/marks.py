"""The kinds of marks on dishes: which signs, how they are joined, and where they stand."""

import dataclasses
import random


@dataclasses.dataclass(frozen=True)
class Kind:
    # Of these signs, the keys of `codes.LISTS`, a page has one.
    alphabets: tuple
    # Between two marks; a page has one of them.
    dividers: tuple = (",", ", ")
    patterns: tuple = ("{}",)
    # Behind the name, raised behind it, behind the description or the price, or right of the prices.
    place: str = "name"
    # How many a dish has.
    counts: tuple = (0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3)


LETTERS, SMALL, NUMBERS = ("letters",), ("small",), ("numbers",)
BRACKETS = ("({})",)

MARKS = {
    "brackets": Kind(LETTERS, patterns=BRACKETS),
    "bare": Kind(LETTERS),
    "blanks": Kind(LETTERS, (" ",)),
    "packed": Kind(LETTERS, ("",)),
    "slashes": Kind(LETTERS, ("/",)),
    "numbers-brackets": Kind(NUMBERS, patterns=BRACKETS),
    "numbers-bare": Kind(NUMBERS),
    "raised": Kind(LETTERS, (",",), place="raised"),
    "raised-numbers": Kind(NUMBERS, (",",), place="raised"),
    "raised-small": Kind(SMALL, (",",), place="raised"),
    "small": Kind(SMALL),
    "codes": Kind(("codes",), patterns=("{}", "({})")),
    "behind-description": Kind(LETTERS + SMALL + NUMBERS, patterns=("({})", "{}"), place="description"),
    "behind-price": Kind(LETTERS + SMALL, patterns=("({})", "{}"), place="price"),
    "column": Kind(LETTERS + SMALL + NUMBERS, place="column"),
    "single": Kind(LETTERS + SMALL + NUMBERS, patterns=("{}", "({})"), counts=(0,) * 4 + (1,) * 9),
}

# Drawings in place of letters.
ICONS = {
    "icons": Kind(("icons",), ("", " ")),
    "icons-column": Kind(("icons",), ("", " "), place="column"),
}
# What explains drawings has no brackets around them, and they aren't raised or in a sentence.
ICON_SHAPES = {
    "lines", "lines-equals", "lines-colon", "lines-dash", "two-columns", "three-columns", "table", "turned-lines",
    "equals-run", "colon-run", "dash-run", "bare-run", "bare-commas", "bars", "dots", "wide"}


def suits(name: str, form) -> bool:
    """Numbers can't be told from those of additives, and run together with nothing between them neither can words."""
    if name in ICONS:
        return not form.is_mixed and bool(ICON_SHAPES & set(form.shapes)) and form.heading != "inline"
    return bool(alphabets(name, form)) and not (form.is_mixed and name == "packed")


def alphabets(name: str, form) -> tuple:
    return tuple(found for found in (MARKS | ICONS)[name].alphabets if not (form.has_additives and found == "numbers"))


@dataclasses.dataclass(frozen=True)
class Printing:
    """How one page prints its marks."""
    kind: Kind
    divider: str
    pattern: str
    # Of the size of the names.
    scale: float
    # The page's ink of that name.
    colour: str

    def text(self, entries: list) -> str:
        return self.pattern.replace("{}", self.divider.join(entry.mark for entry in entries)) if entries else ""


def printing(kind: Kind, chance: random.Random) -> Printing:
    scale = chance.uniform(0.55, 0.6) if kind.place == "raised" else chance.choice([1, 1, 0.85])
    if kind.place == "price":
        # One text with the price.
        scale = 1
    return Printing(
        kind, chance.choice(kind.dividers), chance.choice(kind.patterns), scale,
        chance.choice(["ink", "ink", "pale", "accent"]))
