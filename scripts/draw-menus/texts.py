"""What may stand on a page: names of dishes and headings, in a language and in the second one of its bilingual pages.

`translations/XX.tsv` holds the dishes of a language with their English, `headings.tsv` the headings of all; beside what
is English stands German.
"""

import csv
import dataclasses
import pathlib
import random
import unicodedata

from languages import Language

FOLDER = pathlib.Path(__file__).resolve().parent


@dataclasses.dataclass(frozen=True)
class Text:
    own: str
    # In the second language.
    second: str


@dataclasses.dataclass(frozen=True)
class Dish:
    name: Text
    amount: float
    price: str


@dataclasses.dataclass(frozen=True)
class Section:
    heading: Text
    dishes: list


def rows(path: pathlib.Path) -> list:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def pair(own: str, english: str) -> Text:
    return Text(*(unicodedata.normalize("NFC", " ".join(text.split())) for text in (own, english)))


def dish_names(language: Language) -> list:
    return [pair(row["name"], row["english"]) for row in rows(FOLDER / "translations" / f"{language.code}.tsv")]


def headings(language: Language) -> list:
    return [
        pair(row["native"], row["english"]) for row in rows(FOLDER / "headings.tsv") if row["code"] == language.code]


def shuffled(texts: list, chance: random.Random) -> list:
    """Each once: two dishes of one name, in either language, could not be told apart."""
    unique = {text.own.lower(): text for text in texts}
    unique = {text.second.lower(): text for text in unique.values()}
    return chance.sample(list(unique.values()), len(unique))
