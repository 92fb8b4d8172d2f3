"""Fills a page that is no menu: a business card, a letter, opening hours, numbers, prices alone, a receipt."""

import random

from drawing.addresses import Addresses
from drawing.design import Design
from drawing.sheet import Sheet, Type, labelled, wrapped
from drawing.wording import cased, chosen

KINDS = {"card": 25, "prose": 35, "hours": 12, "numbers": 12, "prices": 8, "receipt": 8}
# Forms of numbers in a table, one for each of its columns.
NUMBERS = ["#", "##", "###", "#.#", "##.##", "#,###", "## %", "20##", "#/##", "-#.#"]


class Strangers:
    """Each of its words is labelled as anything else."""

    def __init__(self, design: Design, sheet: Sheet, chance: random.Random):
        self.design, self.sheet, self.chance = design, sheet, chance
        self.addresses = Addresses(design.wording, chance)
        self.case = chosen(chance, {"as is": 8, "upper": 1})

    def fill(self) -> None:
        fillers = {"card": self.set_card, "prose": self.set_prose, "hours": self.set_hours,
                   "numbers": self.set_numbers, "prices": self.set_prices, "receipt": self.set_receipt}
        fillers[chosen(self.chance, KINDS)](2 * self.design.em)

    def has_luck(self, probability: float) -> bool:
        return self.chance.random() < probability

    def put(self, words: list, x: float, y: float, type_: Type, line: int = None) -> None:
        self.sheet.put(labelled(cased(words, self.case, self.chance), "X"), x, y, type_, line)

    def set_lines(self, lines: list, y: float) -> float:
        """One below the other, in one type, some of them larger and some with a gap before them."""
        design, is_centred, leading = self.design, self.has_luck(0.4), self.chance.uniform(1.25, 1.8)
        larger, width = self.chance.choice([1, 1.3, 1.8]), self.chance.uniform(12, 25) * design.em
        for number, words in enumerate(lines):
            type_ = Type(design.em * (larger if number == 0 else 1))
            y += leading * type_.size + (self.chance.uniform(0.3, 1.5) * design.em if self.has_luck(0.2) else 0)
            margin = (width - type_.width(labelled(words, "X"))) / 2 if is_centred else 0
            self.put(words, design.em + margin, y, type_)
        return y

    def set_card(self, y: float) -> None:
        self.set_lines(self.addresses.card(), y)

    def set_receipt(self, y: float) -> None:
        """The head of one, and what was to pay."""
        addresses, costs = self.addresses, self.design.costs
        lines = [addresses.words("restaurant")] + addresses.place() + addresses.numbers(1, 3)
        lines += [addresses.words("receipt") for _ in range(self.chance.randint(1, 3))]
        y = self.set_lines(lines, y) + self.design.em
        right = self.chance.uniform(10, 18) * self.design.em
        for _ in range(self.chance.randint(1, 3)):
            y += 1.4 * self.design.em
            line, price = self.sheet.new_line(), costs.words()
            self.put(addresses.words("total"), self.design.em, y, self.design.body, line)
            self.put(price, right, y, self.design.body, line)

    def set_headline(self, words: list, y: float) -> float:
        type_ = Type(self.design.em * self.chance.choice([1, 1.3, 1.8, 2.5]))
        for line in wrapped(labelled(words, "X"), type_, self.design.width):
            y += 1.3 * type_.size
            self.sheet.put(line, self.design.em, y, type_)
        return y + self.chance.uniform(0.3, 1) * self.design.em

    def set_prose(self, top: float) -> None:
        """Paragraphs as in letters and newspapers, in one column or several."""
        design, wording = self.design, self.design.wording
        if self.has_luck(0.6):
            words = wording.sentence()[:self.chance.randint(2, 7)]
            top = self.set_headline(self.addresses.words("restaurant") if self.has_luck(0.3) else words, top)
        columns, type_ = self.chance.choice([1, 1, 1, 2, 2, 3]), Type(design.em * self.chance.uniform(0.7, 1))
        width = self.chance.uniform(12, 30 if columns == 1 else 18) * design.em
        gap = self.chance.uniform(1, 3) * design.em
        leading, paragraphs = self.chance.uniform(1.2, 1.8), self.chance.randint(1, 4)
        for column in range(columns):
            y = top
            for _ in range(paragraphs):
                words = sum((wording.sentence() for _ in range(self.chance.randint(1, 5))), [])
                for line in wrapped(labelled(words, "X"), type_, width):
                    y += leading * type_.size
                    self.sheet.put(line, design.em + column * (width + gap), y, type_)
                y += self.chance.choice([0, 0.5, 1]) * type_.size

    def set_hours(self, y: float) -> None:
        design, is_parted = self.design, self.has_luck(0.7)
        y = self.set_headline(self.addresses.words("open"), y)
        place = self.chance.uniform(6, 12) * design.em
        for day, time in self.addresses.hours():
            y += self.chance.choice([1.4, 1.6]) * design.em
            line = self.sheet.new_line()
            if is_parted:
                self.put(day, design.em, y, design.body, line)
                self.put(time, design.em + place, y, design.body, line)
            else:
                self.put(day + time, design.em, y, design.body, line)
        if self.has_luck(0.5):
            self.set_lines(self.addresses.place() + self.addresses.numbers(1, 2), y + design.em)

    def set_numbers(self, y: float) -> None:
        """A table, at times with words at the left or at the top."""
        design, wording = self.design, self.design.wording
        forms = [self.chance.choice(NUMBERS) for _ in range(self.chance.randint(2, 6))]
        step, left = self.chance.uniform(4, 7) * design.em, design.em
        has_words = self.has_luck(0.5)
        left += self.chance.uniform(6, 10) * design.em if has_words else 0
        heads = [wording.sentence()[:1] for _ in forms] if self.has_luck(0.5) else []
        for row in range(self.chance.randint(4, 20)):
            y, line = y + 1.5 * design.em, self.sheet.new_line()
            if has_words and row:
                self.put(wording.sentence()[:self.chance.randint(1, 2)], design.em, y, design.body, line)
            for number, form in enumerate(forms):
                words = heads[number] if heads and row == 0 else wording.numbered(form).split()
                self.put(words, left + number * step, y, design.body, line)

    def set_prices(self, y: float) -> None:
        design, step = self.design, self.chance.uniform(5, 12) * self.design.em
        columns, leading = self.chance.choice([1, 1, 2, 3]), self.chance.uniform(1.3, 2.5) * design.em
        for row in range(self.chance.randint(3, 20)):
            for column in range(columns):
                self.put(design.costs.words(), design.em + column * step, y + row * leading, design.price_type)
