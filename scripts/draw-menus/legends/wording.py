"""How a legend words what its marks mean, in one language; a page words it in one manner."""

import dataclasses
import functools
import pathlib
import random

from texts import rows

FOLDER = pathlib.Path(__file__).resolve().parent


@functools.lru_cache(maxsize=None)
def words() -> dict:
    """Language, key and column of words.tsv to the alternatives there."""
    return {
        (row["code"], row["key"], column): row[column].split("|")
        for row in rows(FOLDER / "words.tsv") for column in ("words", "annex", "object") if row[column]}


@functools.lru_cache(maxsize=None)
def descriptions(code: str) -> list:
    return [row["text"] for row in rows(FOLDER / "descriptions.tsv") if row["code"] == code]


def has_words(code: str) -> bool:
    return (code, "gluten", "words") in words()


@dataclasses.dataclass
class Wording:
    code: str
    chance: random.Random
    # As the Annex says it, with "products thereof", where it says more than the short words.
    is_long: bool = False
    # Within a sentence: "du lait", "mjölk".
    is_object: bool = False
    # Where brackets mark something else.
    has_brackets: bool = True
    # Whether each meaning begins with a capital.
    is_capital: bool = False
    is_upper: bool = False

    def raw(self, key: str) -> list:
        column = "object" if self.is_object else "annex" if self.is_long else "words"
        found = words().get((self.code, key, column)) or words()[self.code, key, "words"]
        return [text for text in found if self.has_brackets or "(" not in text] or found

    def meaning(self, key: str) -> str:
        return self.cased(self.chance.choice(self.raw(key)))

    def kind_of(self, allergen: str, kind: str) -> str:
        """Of cereals and nuts: "Wheat", or "Gluten (wheat)"."""
        exact = self.chance.choice(self.raw(kind))
        if self.is_object or not self.has_brackets or self.chance.random() < 0.5:
            return self.cased(exact)
        short = words()[self.code, allergen, "words"][0]
        return self.cased(f"{short} ({exact})")

    def heading(self, key: str) -> str:
        text = self.as_printed(key)
        return upper(text, self.code) if self.is_upper else text

    def diet_codes(self) -> list:
        return self.as_printed("diet-codes").split(" ")

    def as_printed(self, key: str) -> str:
        """One of the words of the table, as they stand there."""
        return self.chance.choice(words()[self.code, key, "words"])

    def cased(self, text: str) -> str:
        if self.is_upper:
            return upper(text, self.code)
        return upper(text[0], self.code) + text[1:] if self.is_capital else text


def upper(text: str, code: str) -> str:
    """Turkish keeps the dot of its i; mg/kg stays as it is."""
    text = text.replace("mg/kg", "\0")
    return (text.replace("i", "İ") if code == "tr" else text).upper().replace("\0", "mg/kg")
