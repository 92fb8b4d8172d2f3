"""Prices as a page prints all of its own."""

import random

from drawing.wording import chosen

CENTS = ["50", "95", "00", "99", "25", "75", "90"]
RANGES = [(5, 20), (8, 60), (10, 130), (2, 15)]
# {v} is the number, {c} its cents, {t} its tenths and a nought, {p} a Chinese portion. Some print in two ways, of which
# the later ones are rarer; a space makes two words.
FORMS = {
    "zh": [
        (30, {"{v}": 1}), (30, {"{v}元": 9, "{v} 元": 1}), (22, {"{v}元/{p}": 3, "{v} 元/份": 1}),
        (10, {"¥{v}": 9, "¥ {v}": 1}), (3, {"{v}/{u}": 1}), (2, {"{v}.00": 1}), (2, {"{v}.0元": 1})],
    "en": [
        (30, {"{v}.{c}": 1}), (28, {"${v}.{c}": 93, "$ {v}.{c}": 7}), (22, {"{v}": 1}), (8, {"${v}": 1}),
        # The pound is often read as an ampersand.
        (8, {"£{v}.{c}": 2, "&{v}.{c}": 1}), (2, {"{v}/-": 6, "Rs {v}": 4}), (3, {"{v}": 6, "{v}.5": 4}),
        (1, {"{v}.{c}": 8, ".{c}": 2})],
    "other": [
        (10, {"{v}.{c}": 1}), (22, {"{v},{t}": 1}), (10, {"€{v},{t}": 6, "€ {v},{t}": 4}),
        (22, {"{v},{t}€": 1, "{v},{t} €": 1}), (14, {"{v}": 1}), (3, {"€{v}": 1}), (8, {"{v}€": 1, "{v} €": 1}),
        (5, {"{v},-": 30, "{v}:-": 21, "{v} kr": 49}), (6, {"{v} TL": 6, "{v},00 TL": 4})],
}


class Costs:
    def __init__(self, language: str, chance: random.Random):
        self.chance = chance
        weights, forms = zip(*FORMS.get(language, FORMS["other"]))
        self.forms = chance.choices(forms, weights)[0]
        self.lowest, self.highest = chance.choice(RANGES)
        # Where there are no cents, coins may be small.
        is_whole = language != "zh" and any(form in self.forms for form in ("{v}", "{v}/-", "{v},-"))
        self.factor = chance.choice([1, 1, 1, 10, 20]) if is_whole else 1

    def words(self) -> list:
        """A price, in one or two words."""
        chance = self.chance
        value, cents = chance.randint(self.lowest, self.highest) * self.factor, chance.choice(CENTS)
        parts = {"{v}": str(value), "{c}": cents, "{t}": cents[0] + "0", "{p}": chance.choice("份份份份串个位瓶斤只"),
                 "{u}": chance.choice("份串杯")}
        form = chosen(chance, self.forms)
        for mark, text in parts.items():
            form = form.replace(mark, text)
        return form.split()
