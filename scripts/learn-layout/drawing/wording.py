"""What stands on a drawn page: names, descriptions, headings, notes."""

import random
import re
import unicodedata

from drawing.tables import PRINTED, descriptions, diets, edible, phrases, texts, translations

# How often each language is drawn, by its code in draw-menus: English and Chinese the most, since figures are wanted of
# them.
LANGUAGES = {
    "en": 42, "zh-Hans": 32, "de": 5, "fr": 4, "it": 4, "es": 4, "tr": 3, "vi": 2, "pt": 2, "sv": 1, "pl": 1,
    "zh-Hant": 2, "ja": 2, "ko": 2, "th": 2, "hi": 2, "ar": 2, "he": 2, "ru": 2, "el": 2, "uk": 2,
    "nl": 1, "cs": 1, "da": 1, "fi": 1, "hu": 1, "ro": 1, "id": 1}
# Forms of names and how often each occurs. {a} is an adjective, {i} an ingredient, {d} an English dish, {s} one that
# has the same name everywhere, {p} one of the language's own, {c} what connects two, {n} a number; {m} and {t} are
# manners of preparing and things prepared.
ENGLISH_NAMES = {
    "{a} {d}": 10, "{i} {d}": 12, "{a} {i} {d}": 10, "{i} & {i}": 4, "{i} and {i} {d}": 4, "{d} with {i}": 4, "{d}": 6,
    "{i}": 6, "{a} {i}": 8, "joe's {i} {d}": 2, "the {a} {d}": 3, "{n} {i}": 1.5, "{i} (v)": 1, "{s}": 5,
    "{i} {d} w/ {i}": 1.5, "fried or grilled {i} {d}": 1.5}
CHINESE_NAMES = {"{m}{i}": 50, "{i}{t}": 25, "{i}": 10, "{i}{m}{t}": 15}
NAMES = {
    "en": ENGLISH_NAMES, "zh-Hans": CHINESE_NAMES, "zh-Hant": CHINESE_NAMES,
    "ja": {"{p}": 40, "{i}{m}": 30, "{i}{t}": 20, "{i}": 5, "{p} {t}": 5},
    "th": {"{p}": 35, "{m}{t}": 35, "{t}{m}": 10, "{m}{t}{i}": 15, "{p} {t}": 5},
}
LATIN_NAMES = {"{p}": 40, "{p} {c} {i}": 35, "{p} {s}": 15, "{s}": 10}
OTHER_NAMES = {"{p}": 50, "{p} {c} {i}": 40, "{p} {i}": 10}
# What parts the ingredients of a description that is written without spaces.
COMMAS = {"zh": "、", "ja": "、", "th": ","}
SMALL_WORDS = {"and", "with", "of", "mit", "de", "con", "w/", "(v)"}


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
        printed = PRINTED[self.language]
        self.title, self.has_spaces, self.is_right_to_left = printed.title, printed.has_spaces, printed.is_right_to_left
        # The code in the tables of knowledge, where both ways of writing Chinese are together.
        self.known = self.language.split("-")[0]
        self.is_chinese, self.is_english = self.known == "zh", self.language == "en"
        self.is_latin = unicodedata.name(self.title[0]).startswith("LATIN")
        # Greek and Cyrillic are set in the same letters as Latin, and have small ones too.
        self.has_case = printed.script == "latin"
        # Whether most of its letters are as wide as they are high.
        self.is_full_width = self.known in ("zh", "ja")

    def pick(self, options):
        return self.chance.choice(options)

    def has_luck(self, probability: float) -> bool:
        return self.chance.random() < probability

    def text(self, kind: str) -> str:
        return self.pick(texts()[kind, self.language])

    def has(self, kind: str) -> bool:
        return (kind, self.language) in texts()

    def nearest(self, kind: str) -> str:
        """In the page's language where the table has it, else in English."""
        return self.pick(texts()[kind, self.language if self.has(kind) else "en"])

    def numbered(self, text: str) -> str:
        """With digits in place of "#", none of which begin with a nought."""
        return re.sub("#+", lambda run: str(self.chance.randint(10 ** (len(run[0]) - 1), 10 ** len(run[0]) - 1)), text)

    def sizes(self) -> list:
        return texts()["size", self.language]

    def made_with(self, what: str) -> str:
        """Of the words that connect, the first mostly means "with"."""
        word = "with" if self.is_english else texts()["connector", self.language][0]
        return f"{word}{' ' if self.has_spaces else ''}{what}"

    def ingredient(self) -> str:
        if self.is_chinese:
            table = phrases()["ingredient", "zh"]
            return self.pick(table) if self.has_luck(0.4) else self.text("thing")
        return self.pick(edible(self.known))

    def english_ingredient(self) -> str:
        return self.pick(phrases()["ingredient", "en"])

    def own_dish(self) -> str:
        return self.pick(phrases()["dish", self.known])

    def world_dish(self) -> str:
        """A dish whose name is the same in all languages."""
        return self.pick([phrase for phrase in phrases()["dish", "*"] if phrase.isascii()])

    def english_dish(self) -> str:
        return self.pick(texts()["dish", "en"]) if self.has_luck(0.7) else self.world_dish()

    def adjective(self) -> str:
        return self.pick(texts()["adjective", "en"])

    def filled(self, form: str) -> str:
        makers = {
            "{a}": self.adjective, "{i}": self.english_ingredient if self.is_english else self.ingredient,
            "{d}": self.english_dish, "{s}": self.world_dish, "{p}": self.own_dish,
            "{c}": lambda: self.text("connector"), "{n}": lambda: str(self.chance.randint(2, 6)),
            "{m}": lambda: self.text("manner"), "{t}": lambda: self.text("thing")}
        for mark, make in makers.items():
            while mark in form:
                form = form.replace(mark, make(), 1)
        return form

    def name(self) -> list:
        if self.has_luck(0.1):
            return self.pick(translations(self.language)).split()
        forms = NAMES.get(self.language, LATIN_NAMES if self.is_latin else OTHER_NAMES)
        name = self.filled(chosen(self.chance, forms))
        if self.is_english:
            name += self.end_of_english_name()
        elif self.is_chinese and self.has_luck(0.04):
            name += f"({self.pick(self.sizes())})"
        return name.split()

    def short_name(self) -> list:
        """Of one word."""
        if not self.has_spaces:
            return self.text("thing").split()[:1]
        words = [phrase for phrase in (self.ingredient() for _ in range(8)) if " " not in phrase]
        return words[:1] or self.ingredient().split()[:1]

    def end_of_english_name(self) -> str:
        end = ""
        if self.has_luck(0.05):
            end = f" {self.pick(['w/', 'with', 'or', 'OR', '&'])} {self.english_ingredient()}"
            if self.has_luck(0.5):
                end += self.pick([", ", " or ", " & "]) + self.english_ingredient()
        return end + (f" ({self.english_ingredient()})" if self.has_luck(0.03) else "")

    def description(self, count: int = None) -> list:
        if not self.has_spaces:
            parts = [self.ingredient() for _ in range((count or self.chance.randint(1, 4)) + 1)]
            return COMMAS[self.known].join(parts).split() if self.has_luck(0.6) else " ".join(parts).split()
        if descriptions(self.language) and self.has_luck(0.05):
            return self.pick(descriptions(self.language)).split()
        count = count or chosen(self.chance, {1: 1, 2: 3, 3: 4, 4: 3, 5: 2, 7: 1})
        words = self.opening() if self.has_luck(0.2) else []
        for number in range(count):
            adjective = [self.adjective()] if self.is_english and self.has_luck(0.3) else []
            words += adjective + self.ingredient().split()
            if number < count - 1 and self.has_luck(0.75):
                words[-1] += ","
            elif number < count - 1:
                connector = self.text("connector")
                words += self.pick([connector, "&", "with" if self.is_english else connector, "/"]).split()
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
        return self.text("heading").split()

    def note(self) -> list:
        if self.is_latin and not self.is_english and self.has_luck(0.15):
            return self.pick(texts()["note", "en"]).split()
        return self.description(3) if self.has_luck(0.1) else self.text("note").split()

    def sentence(self) -> list:
        """Of prose, such as letters and newspapers have."""
        return self.nearest("sentence").split()

    def market_price(self) -> list:
        """What stands in place of an amount that changes from day to day."""
        return self.nearest("market").split()

    def contact(self) -> list:
        """An address, a telephone number, when it is open."""
        return "".join(
            self.pick("0123456789") if letter == "#" else letter for letter in self.text("contact")).split()

    def slogan(self) -> list:
        if self.has_luck(0.3):
            return self.contact()
        if self.is_english or self.is_latin and self.has_luck(0.5):
            return self.pick(texts()["slogan", "en"]).split()
        return self.text("note").split() if self.has_luck(0.5) else self.title.split()

    def addition(self) -> list:
        """What may be added, with the word or the sign for it."""
        sign, what = "+" if self.has_luck(0.25) else self.text("addition"), self.ingredient()
        space = "" if not self.has_spaces and self.has_luck(0.5) else " "
        return f"{sign}{space}{what}".split()

    def other_language(self) -> str:
        """In which a page may say its names a second time: mostly in English."""
        is_english_second = not self.is_english and self.has_luck(0.8)
        others = sorted(code for code in LANGUAGES if code not in (self.language, "en"))
        return "en" if is_english_second else self.pick(others)

    def second_name(self, language: str) -> list:
        """Below a name, in another language."""
        if language == "en" and self.has_luck(0.5):
            return f"{self.adjective()} {self.english_ingredient()} {self.pick(texts()['dish', 'en'])}".split()
        return self.pick(translations(language)).split()

    def diet(self) -> list:
        """In a row of its own below a dish; at times two of them."""
        words = self.pick(diets(self.language)).split()
        if self.has_luck(0.2):
            words += (["/"] if self.has_luck(0.5) else []) + self.pick(diets(self.language)).split()
        return words
