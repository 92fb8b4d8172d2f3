"""Pages as the program gives them to learn from: tokens in the order of reading, with their features."""

import dataclasses
import functools
import json
import pathlib


@dataclasses.dataclass(frozen=True)
class Token:
    """A word of a page or a part of one: `line` and `word` are its place on the page as it was given."""
    text: str
    line: int
    word: int
    # Which part of the word this is, and of how many.
    part: int
    parts: int
    # The number of its cell, in the order of reading, and its place within.
    cell: int
    place: int
    is_price: bool
    # A currency or portion, which may be part of the price beside it.
    is_unit: bool
    amounts: tuple


@dataclasses.dataclass(frozen=True)
class FoundDish:
    name: str
    prices: list


@dataclasses.dataclass(eq=False)
class Page:
    """`words` and `steps` are the features of each token and of the step to it, as lists of (name, value)."""
    # The folder it was read from and its name there.
    place: tuple
    tokens: list
    words: list
    steps: list
    # The dishes of the program that wrote the bundle.
    program: list
    # 1 for each label that a token may have, where that is known.
    allowed: object = None

    @property
    def weight(self) -> float:
        """How much the page counts among those that are learned from."""
        return 1.0


@functools.lru_cache(maxsize=None)
def present(feature: str) -> tuple:
    """The feature with its value, once in memory however many words have it."""
    return feature, 1.0


def features(row: list, names: list) -> list:
    return [present(names[found]) if isinstance(found, int) else (names[found[0]], found[1]) for found in row]


def page(line: str) -> Page:
    read = json.loads(line)
    tokens = [
        Token(token["text"], token["line"], token["word"], token["part"], token["parts"], token["cell"],
              token["place"], token["isPrice"], token["isUnit"],
              tuple(round(value, 2) for value in token["amounts"]))
        for token in read["tokens"]]
    names = read["names"]
    words, steps = ([features(row, names) for row in read[kind]] for kind in ("words", "steps"))
    program = [
        FoundDish(dish["name"], [round(price, 2) for price in dish["prices"]]) for dish in read["program"]]
    return Page((read["folder"], read["page"]), tokens, words, steps, program)


def pages(path: pathlib.Path) -> dict:
    """The pages of a file by their places, in its order."""
    with path.open(encoding="utf-8") as file:
        found = [page(line) for line in file if line.strip()]
    return {each.place: each for each in found}
