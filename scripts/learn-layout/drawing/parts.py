"""Sets what stands below a dish or beside it: prices at the edge, sizes, additions and variants."""

import random

from drawing.design import ASIDE, Design
from drawing.sheet import Sheet, Type, labelled, wrapped
from drawing.wording import cased

# From base line to base line in one dish, in its size.
LEADING = 1.35


class Parts:
    """`left` is the edge of the column, `y` the last base line, `line` the last line, which ends at `end`; `number` is
    that of the dish.
    """

    def __init__(self, design: Design, sheet: Sheet, chance: random.Random):
        self.design, self.sheet, self.chance = design, sheet, chance
        self.left, self.y, self.end, self.line, self.number = 0.0, 0.0, 0.0, 0, 0

    def has_luck(self, probability: float) -> bool:
        return self.chance.random() < probability

    def width_of(self, price: list) -> float:
        """What is kept free for a price, with the gap before it."""
        return max(3 * self.design.em, self.design.price_type.width(price) + self.design.em)

    def set_prices_aside(self, prices: list) -> None:
        """In columns of their own in the last line set, from the last to the first, with leaders to the first."""
        design = self.design
        right = self.left + design.room * (0.8 if design.price_place == "inner" else 1)
        for price in reversed(prices):
            x = right - design.price_type.width(price) + self.chance.uniform(-0.1, 0.1) * design.em
            dots = int((x - self.end - 0.5 * design.em) / (0.3 * design.em))
            if design.price_place == "leader" and price is prices[0] and dots > 2:
                dotted = Type(0.5 * design.em)
                self.sheet.put([("." * dots, "X")], self.end + 0.2 * design.em, self.y, dotted, self.line)
            line = self.line if self.has_luck(0.7) else None
            if self.number in design.market_numbers and design.breaks_market_price:
                self.set_below_each_other(price, x, line)
            else:
                self.sheet.put(price, x, self.y, design.price_type, line)
            right = x - 2 * design.em

    def set_below_each_other(self, words: list, x: float, line: int) -> None:
        """Beside whatever is set below the name."""
        for row, word in enumerate(words):
            type_ = self.design.price_type
            self.sheet.put([word], x, self.y + row * 1.3 * type_.size, type_, line if row == 0 else None)

    def set_below(self, words: list, type_: Type, width: float) -> None:
        for line in wrapped(words, type_, width):
            self.y += LEADING * type_.size
            margin = (self.design.room - type_.width(line)) / 2 if self.design.is_centred else 0
            self.line = self.sheet.new_line()
            self.end = self.sheet.put(line, self.left + margin, self.y, type_, self.line) + self.design.body.space

    def set_sizes(self) -> None:
        """A line of further portions with their prices."""
        design, words = self.design, []
        for _ in range(self.chance.randint(1, 3)):
            words += [(self.chance.choice(design.wording.sizes()), "S")] + labelled(design.costs.words(), "P")
        if design.is_centred:
            self.set_below(words, design.description_type, design.room)
            return
        self.y += LEADING * design.description_type.size
        self.sheet.put(words, self.left + self.chance.choice([0, design.em]), self.y, design.description_type)

    def set_additions(self) -> None:
        design, type_ = self.design, self.design.description_type
        for _ in range(self.chance.choice([1, 1, 1, 2, 4])):
            if not self.has_luck(design.addition_share):
                continue
            words = labelled(cased(design.wording.addition(), design.description_case, self.chance), "A")
            first, *rest = design.costs.words()
            price = labelled([("+" if design.has_plus else "") + first] + rest, "Q")
            if design.is_centred:
                self.set_below(words + price, type_, design.room)
                continue
            self.y += LEADING * type_.size
            end = self.sheet.put(words, self.left, self.y, type_)
            if design.price_place in ("right", "leader") and self.has_luck(0.6):
                self.sheet.put(price, self.left + design.room - type_.width(price), self.y, type_)
            else:
                self.sheet.put(price, end + 0.4 * design.em, self.y, type_, self.sheet.last_line)

    def has_variants(self) -> bool:
        variants = self.design.variants
        return variants is not None and not self.is_priced_by_section and self.has_luck(variants.share)

    def set_variants(self) -> None:
        """Of a dish without a price of its own, a line each."""
        for words, price in self.design.variants.lines():
            if self.design.is_centred:
                self.set_below(words + price, self.design.variants.type, self.design.room)
            else:
                self.set_variant(words, price)

    def set_variant(self, words: list, price: list) -> None:
        design, variants = self.design, self.design.variants
        left = self.left + variants.indent
        for line in wrapped(words, variants.type, design.room - variants.indent - self.width_of(price)):
            self.y += LEADING * variants.type.size
            self.line = self.sheet.new_line()
            self.end = self.sheet.put(line, left, self.y, variants.type, self.line) + design.body.space
        if design.price_place in ASIDE:
            self.set_prices_aside([price])
        else:
            self.sheet.put(price, self.end + variants.gap, self.y, variants.type, self.line)
