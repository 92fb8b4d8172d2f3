"""Prices as a page prints all of its own."""

import dataclasses
import random

from drawing.tables import PRICES, PRINTED, Prices, plain

CENTS = ["50", "95", "00", "99", "25", "75", "90"]
RANGES = [(5, 20), (8, 60), (10, 130), (2, 15)]
EURO = {"de", "fr", "it", "es", "pt", "nl", "fi", "el"}
# {v} is the number, {c} its cents, {t} its tenths and a nought, {p} a Chinese portion. Some print in two ways, of which
# the later ones are rarer; a space makes two words.
FORMS = {
    "zh-Hans": [
        (30, {"{v}": 1}), (30, {"{v}元": 9, "{v} 元": 1}), (22, {"{v}元/{p}": 3, "{v} 元/份": 1}),
        (10, {"¥{v}": 9, "¥ {v}": 1}), (3, {"{v}/{u}": 1}), (2, {"{v}.00": 1}), (2, {"{v}.0元": 1})],
    "en": [
        (30, {"{v}.{c}": 1}), (28, {"${v}.{c}": 93, "$ {v}.{c}": 7}), (22, {"{v}": 1}), (8, {"${v}": 1}),
        # The pound is often read as an ampersand.
        (8, {"£{v}.{c}": 2, "&{v}.{c}": 1}), (2, {"{v}/-": 6, "Rs {v}": 4}), (3, {"{v}": 6, "{v}.5": 4}),
        (1, {"{v}.{c}": 8, ".{c}": 2}), (1, {"{v},000": 1})],
    "euro": [
        (10, {"{v}.{c}": 1}), (22, {"{v},{t}": 1}), (10, {"€{v},{t}": 6, "€ {v},{t}": 4}), (3, {"€{v}.{c}": 1}),
        (22, {"{v},{t}€": 1, "{v},{t} €": 1}), (14, {"{v}": 1}), (3, {"€{v}": 1}), (8, {"{v}€": 1, "{v} €": 1}),
        (3, {"{v},-": 2, "{v},– €": 1})],
    "tr": [
        (30, {"{v}": 1}), (25, {"{v} TL": 8, "{v}TL": 2}), (15, {"{v},00 TL": 1}), (10, {"{v},{t}": 1}),
        (10, {"₺{v}": 1, "{v} ₺": 1}), (10, {"{v}.{c}": 1})],
}
# Pesos are printed in thousands.
FORMS["es"] = FORMS["euro"] + [(5, {"${v}.000": 3, "$ {v}.000": 1}), (2, {"{v}.000": 1})]
# Ways of printing thousands that draw-menus doesn't have.
THOUSANDS = {
    "vi": plain("{}", "{}đ", "{} VND", group=","), "id": plain("Rp. {}", "Rp {},-", "{},-", group="."),
    "ko": plain("₩ {}", "{} won", group=","), "ar": plain("{},000", "{},000 د.ع")}


class FormedCosts:
    """In forms of all sorts, with small amounts."""

    def __init__(self, forms: list, has_coins: bool, chance: random.Random):
        self.chance = chance
        weights, options = zip(*forms)
        self.forms = chance.choices(options, weights)[0]
        self.lowest, self.highest = chance.choice(RANGES)
        # Where there are no cents, coins may be small.
        is_whole = has_coins and any(form in self.forms for form in ("{v}", "{v}/-", "{v},-", "{v} TL"))
        self.factor = chance.choice([1, 1, 1, 10, 20]) if is_whole else 1

    def words(self) -> list:
        """A price, in one or two words."""
        chance = self.chance
        value, cents = chance.randint(self.lowest, self.highest) * self.factor, chance.choice(CENTS)
        parts = {"{v}": str(value), "{c}": cents, "{t}": cents[0] + "0", "{p}": chance.choice("份份份份串个位瓶斤只"),
                 "{u}": chance.choice("份串杯")}
        form = chance.choices(list(self.forms), list(self.forms.values()))[0]
        for mark, text in parts.items():
            form = form.replace(mark, text)
        return form.split()


class StyledCosts:
    """As draw-menus prints them, with amounts as they are in the language's country."""

    def __init__(self, prices: Prices, is_right_to_left: bool, chance: random.Random):
        self.prices, self.is_right_to_left, self.chance = prices, is_right_to_left, chance
        self.style = chance.choice(prices.styles)
        self.has_wide_yen = chance.random() < 0.4

    def words(self) -> list:
        """A price, in one to three words."""
        text = self.style.text(self.prices.amount(self.chance, self.style))
        words = (text.replace("¥", "￥") if self.has_wide_yen else text).split()
        # "₪ 35" has its sign on the left on a page from right to left too.
        is_turned = self.is_right_to_left and not any("\u0590" <= letter <= "\u06ff" for letter in text)
        return words[::-1] if is_turned else words


def costs(language: str, chance: random.Random):
    forms = FORMS.get(language) or (FORMS["euro"] if language in EURO else None)
    if forms:
        return FormedCosts(forms, language != "zh-Hans", chance)
    prices = dataclasses.replace(PRICES[language], styles=PRICES[language].styles + THOUSANDS.get(language, ()))
    return StyledCosts(prices, PRINTED[language].is_right_to_left, chance)
