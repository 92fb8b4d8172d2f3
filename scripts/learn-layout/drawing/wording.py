"""What stands on a drawn page: names, descriptions, headings, notes.

Words come from the program's tables of knowledge, dishes in full and headings from draw-menus too, and what else a page
says from wording.tsv.
"""

import collections
import functools
import pathlib
import random
import re

from letters import has_han
from vocabulary import knowledge, rows

FOLDER = pathlib.Path(__file__).resolve().parent
DRAW_MENUS = FOLDER.parents[1] / "draw-menus"
# How often each language is drawn: English and Chinese the most, since figures are wanted of them.
LANGUAGES = {
    "en": 42, "zh": 32, "de": 5, "fr": 4, "it": 4, "es": 4, "tr": 3, "vi": 2, "sv": 1, "pt": 2, "pl": 1}
# The names of the languages in draw-menus where they differ.
TRANSLATED = {"zh": "zh-Hans"}
LONGEST_WORDS = 28
# Forms of English names and how often each occurs; {a}, {i}, {d} and {s} are words of the tables.
ENGLISH_NAMES = {
    "{a} {d}": 10, "{i} {d}": 12, "{a} {i} {d}": 10, "{i} & {i}": 4, "{i} and {i} {d}": 4, "{d} with {i}": 4, "{d}": 6,
    "{i}": 6, "{a} {i}": 8, "joe's {i} {d}": 2, "the {a} {d}": 3, "{n} {i}": 1.5, "{i} (v)": 1, "{s}": 5,
    "{i} {d} w/ {i}": 1.5, "fried or grilled {i} {d}": 1.5}
CHINESE_NAMES = {"{m}{i}": 50, "{i}{t}": 25, "{i}": 10, "{i}{m}{t}": 15}
SMALL_WORDS = {"and", "with", "of", "mit", "de", "con", "w/", "(v)"}


def is_chinese(phrase: str) -> bool:
    return has_han(phrase) and not re.search("[\u3040-\u30ff\uac00-\ud7af]", phrase)


@functools.lru_cache(maxsize=None)
def phrases() -> dict:
    """Phrases of the tables of knowledge by kind and language; dishes of all languages have *."""
    found = collections.defaultdict(list)
    for kind, language, words in knowledge():
        for phrase in (word.strip("!~?^ ") for word in words):
            if kind in ("ingredient", "dish", "neutral") and phrase and len(phrase) <= LONGEST_WORDS:
                found[kind, "zh" if is_chinese(phrase) else language].append(phrase)
    return found


@functools.lru_cache(maxsize=None)
def texts() -> dict:
    """The texts of wording.tsv by kind and language, with the headings of draw-menus."""
    found = {(kind, language): listed.split("|") for kind, language, listed in rows(FOLDER / "wording.tsv")}
    for code, native, _ in rows(DRAW_MENUS / "headings.tsv")[1:]:
        language = code.split("-")[0]
        if ("heading", language) in found and code != "zh-Hant" and native not in found["heading", language]:
            found["heading", language].append(native)
    return found


@functools.lru_cache(maxsize=None)
def translations(language: str) -> list:
    return [row[0] for row in rows(DRAW_MENUS / "translations" / f"{TRANSLATED.get(language, language)}.tsv")[1:]]


def chosen(chance: random.Random, weighted: dict):
    return chance.choices(list(weighted), list(weighted.values()))[0]


def cased(words: list, case: str, chance: random.Random) -> list:
    if case == "upper":
        return [word.upper() for word in words]
    if case == "lower":
        return [word.lower() for word in words]
    if case == "sentence":
        return [words[0][:1].upper() + words[0][1:]] + words[1:]
    if case == "title":
        return [word if word in SMALL_WORDS and chance.random() < 0.7 else word[:1].upper() + word[1:]
                for word in words]
    return words


class Wording:
    """All its texts are lists of words."""

    def __init__(self, chance: random.Random):
        self.chance = chance
        self.language = chosen(chance, LANGUAGES)
        self.is_chinese, self.is_english = self.language == "zh", self.language == "en"

    def pick(self, options):
        return self.chance.choice(options)

    def has_luck(self, probability: float) -> bool:
        return self.chance.random() < probability

    def text(self, kind: str) -> str:
        return self.pick(texts()[kind, self.language])

    def sizes(self) -> list:
        return texts().get(("size", self.language), texts()["size", "en"])

    def ingredient(self) -> str:
        """Among true ingredients stand dishes and words of the kitchen too, as in descriptions they do."""
        if self.is_chinese:
            table = phrases()["ingredient", "zh"]
            return self.pick(table) if table and self.has_luck(0.4) else self.text("thing")
        listed = [phrases()[kind, self.language] for kind in ("ingredient", "dish", "neutral")]
        options = sum(listed, []) or phrases()["ingredient", "en"]
        return self.pick(options)

    def english_ingredient(self) -> str:
        return self.pick(phrases()["ingredient", "en"])

    def world_dish(self) -> str:
        """A dish whose name is the same in all languages."""
        return self.pick([phrase for phrase in phrases()["dish", "*"] if phrase.isascii()])

    def english_dish(self) -> str:
        return self.pick(texts()["dish", "en"]) if self.has_luck(0.7) else self.world_dish()

    def adjective(self) -> str:
        return self.pick(texts()["adjective", "en"])

    def filled(self, form: str) -> str:
        makers = {
            "{a}": self.adjective, "{i}": self.ingredient if self.is_chinese else self.english_ingredient,
            "{d}": self.english_dish, "{s}": self.world_dish, "{n}": lambda: str(self.chance.randint(2, 6)),
            "{m}": lambda: self.text("manner"), "{t}": lambda: self.text("thing")}
        for mark, make in makers.items():
            while mark in form:
                form = form.replace(mark, make(), 1)
        return form

    def name(self) -> list:
        if self.has_luck(0.1):
            name = self.pick(translations(self.language))
            return [name] if self.is_chinese else name.split()
        if self.is_chinese:
            portion = f"({self.pick(['大', '小', '份', '半份', '例'])})" if self.has_luck(0.04) else ""
            return [self.filled(chosen(self.chance, CHINESE_NAMES)) + portion]
        return (self.english_name() if self.is_english else self.other_name()).split()

    def english_name(self) -> str:
        name = self.filled(chosen(self.chance, ENGLISH_NAMES))
        if self.has_luck(0.05):
            name += f" {self.pick(['w/', 'with', 'or', 'OR', '&'])} {self.english_ingredient()}"
            if self.has_luck(0.5):
                name += self.pick([", ", " or ", " & "]) + self.english_ingredient()
        return name + (f" ({self.english_ingredient()})" if self.has_luck(0.03) else "")

    def other_name(self) -> str:
        dish = self.pick(phrases()["dish", self.language] or phrases()["ingredient", "en"])
        connector = self.text("connector")
        forms = {dish: 40, f"{dish} {connector} {self.ingredient()}": 35, f"{dish} {self.world_dish()}": 15,
                 self.world_dish(): 10}
        return chosen(self.chance, forms)

    def description(self, count: int = None) -> list:
        if self.is_chinese:
            parts = [self.ingredient() for _ in range((count or self.chance.randint(1, 4)) + 1)]
            return ["、".join(parts)] if self.has_luck(0.6) else parts
        count = count or chosen(self.chance, {1: 1, 2: 3, 3: 4, 4: 3, 5: 2, 7: 1})
        words = self.opening() if self.has_luck(0.2) else []
        for number in range(count):
            adjective = [self.adjective()] if self.is_english and self.has_luck(0.3) else []
            words += adjective + self.ingredient().split()
            if number < count - 1 and self.has_luck(0.75):
                words[-1] += ","
            elif number < count - 1:
                connector = self.text("connector")
                words.append(self.pick([connector, "&", "with" if self.is_english else connector, "/"]))
        if self.is_english and self.has_luck(0.15):
            words += ["served", "with"] + self.english_ingredient().split()
        if self.has_luck(0.15):
            words[-1] += "."
        return words

    def opening(self) -> list:
        if self.is_english:
            return [self.text("opening"), self.pick(["with", "of", "pieces", "famous"])]
        return [self.ingredient().split()[0]]

    def heading(self) -> list:
        return [self.text("heading")] if self.is_chinese else self.text("heading").split()

    def note(self) -> list:
        if self.is_chinese:
            return [self.text("note")]
        if self.is_english or self.has_luck(0.3):
            return self.pick(texts()["note", "en"]).split()
        return self.description(3)

    def slogan(self) -> list:
        if self.is_chinese:
            number = "1" + "".join(self.pick("0123456789") for _ in range(10))
            return [self.text("note")] + ([number] if self.has_luck(0.2) else [])
        return self.pick(texts()["slogan", "en"]).split()

    def addition(self) -> str:
        return self.text("addition")

    def english_line(self) -> list:
        """Below a Chinese name."""
        return f"{self.adjective()} {self.english_ingredient()} {self.pick(texts()['dish', 'en'])}".split()
