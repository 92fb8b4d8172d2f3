"""The tables that drawn pages take their words from: the program's knowledge, those of draw-menus, and wording.tsv."""

import collections
import csv
import functools
import pathlib
import re
import sys

from letters import has_han

FOLDER = pathlib.Path(__file__).resolve().parent
DRAW_MENUS = FOLDER.parents[1] / "draw-menus"
KNOWLEDGE = FOLDER.parents[2] / "Sources" / "Stages" / "Tables" / "knowledge"

# How draw-menus prints its languages and their prices.
sys.path.append(str(DRAW_MENUS))
from languages import LANGUAGES as PRINTED  # noqa: E402, F401
from prices import PRICES, Prices, plain  # noqa: E402, F401

# Tables of knowledge whose groups don't have kind, language and meaning for words.
OTHER_TABLES = {"cuisines.tsv", "questions.tsv"}
EDIBLE = ("ingredient", "dish", "neutral")
# In letters; longer phrases of the tables are left out.
LONGEST_PHRASE = 28


def rows(path: pathlib.Path) -> list:
    with path.open(encoding="utf-8", newline="") as file:
        lines = [line for line in file if line.strip() and not line.startswith("#")]
    return list(csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def groups(path: pathlib.Path):
    """The groups of a table of words: the parts of the heading, and the words below it."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            found.append((line[1:-1].split("\t"), []))
        elif line and not line.startswith("#"):
            found[-1][1].append(line)
    return found


def is_chinese(phrase: str) -> bool:
    return has_han(phrase) and not re.search("[\u3040-\u30ff\uac00-\ud7af]", phrase)


@functools.lru_cache(maxsize=None)
def phrases() -> dict:
    """Phrases of the tables of knowledge by kind and language; dishes of all languages have *."""
    found = collections.defaultdict(list)
    paths = [path for path in sorted(KNOWLEDGE.rglob("*.tsv")) if path.name not in OTHER_TABLES]
    for (kind, language, _), words in (group for path in paths for group in groups(path)):
        for phrase in (word.strip("!~?^ ") for word in words):
            if kind in EDIBLE and phrase and len(phrase) <= LONGEST_PHRASE:
                # Japanese and Korean dishes may be written in Chinese characters alone.
                is_theirs = is_chinese(phrase) and language not in ("ja", "ko")
                found[kind, "zh" if is_theirs else language].append(phrase)
    return found


@functools.lru_cache(maxsize=None)
def edible(language: str) -> list:
    """Ingredients, dishes and words of the kitchen, which descriptions mix as well."""
    return sum((phrases()[kind, language] for kind in EDIBLE), []) or phrases()["ingredient", "en"]


@functools.lru_cache(maxsize=None)
def texts() -> dict:
    """The texts of wording.tsv by kind and language, with the headings of draw-menus."""
    found = {(kind, language): listed.split("|") for kind, language, listed in rows(FOLDER / "wording.tsv")}
    for language, native, _ in rows(DRAW_MENUS / "headings.tsv")[1:]:
        if native not in found["heading", language]:
            found["heading", language].append(native)
    return found


@functools.lru_cache(maxsize=None)
def translations(language: str) -> list:
    return [row[0] for row in rows(DRAW_MENUS / "translations" / f"{language}.tsv")[1:]]


@functools.lru_cache(maxsize=None)
def descriptions(language: str) -> list:
    """Whole ones, in the languages that draw-menus has some in."""
    return [text for code, text in rows(DRAW_MENUS / "legends" / "descriptions.tsv")[1:] if code == language]


@functools.lru_cache(maxsize=None)
def diets(language: str) -> list:
    """What stands in a row of its own below a dish that suits some people only."""
    return next(words.split("|") for code, words, _ in rows(DRAW_MENUS / "below.tsv")[1:] if code == language)


@functools.lru_cache(maxsize=None)
def meanings() -> dict:
    """What a mark may mean, by language and key, in the languages that draw-menus has legends in."""
    return {(row[0], row[1]): row[2].split("|") for row in rows(DRAW_MENUS / "legends" / "words.tsv")[1:]}
