"""Sets one dish: number, name, description and prices where the page has them, sizes and additions below."""

import random

from drawing.design import Design
from drawing.sheet import Sheet, Type, labelled, wrapped
from drawing.wording import cased

# From base line to base line in one dish, in its size.
LEADING = 1.35


class DishSetter:
    """Sets dishes one after another; `number` counts them, `code` is the number that some menus order by."""

    def __init__(self, design: Design, sheet: Sheet, chance: random.Random):
        self.design, self.sheet, self.chance = design, sheet, chance
        self.number, self.code = 0, 1000 * chance.randint(1, 9)

    def has_luck(self, probability: float) -> bool:
        return self.chance.random() < probability

    def set(self, left: float, y: float) -> float:
        """With the left edge of its column; returns where the next dish may begin."""
        design = self.design
        self.left = left
        self.y = y + max(design.name_type.size, design.em) * design.line_height * 0.8
        name, prices, description = self.name(), self.prices(), self.description()
        if design.price_place == "first":
            self.set_price_first(name, prices, description)
            return self.y + design.dish_gap
        self.set_lines(name, prices, description)
        if description and design.description_place == "below":
            at_end = sum(prices, []) if design.price_place == "end" else []
            self.set_below(description + at_end, design.description_type)
        if design.is_bilingual:
            case = self.chance.choice(["title", "upper"])
            second = cased(design.wording.english_line(), case, self.chance)
            self.y += design.second_type.size * LEADING
            self.sheet.put(labelled(second, "D"), left, self.y, design.second_type)
        if design.price_place == "below" and prices:
            self.set_below(sum(prices, []), design.price_type)
        if prices and self.has_luck(design.size_share):
            self.set_sizes()
        self.set_additions()
        return self.y + design.dish_gap

    def name(self) -> list:
        """With its number and marks."""
        design = self.design
        words = cased(design.wording.name(), design.name_case, self.chance)
        name, leading = labelled(words, "B", "I"), self.leading()
        marks = []
        if design.marks and self.has_luck(0.5):
            marks = self.chance.sample(design.marks, self.chance.choice([1, 1, 2, 3]))
        if leading and design.is_glued and len(words[0]) > 1:
            return [(leading + words[0], "G")] + name[1:] + labelled(marks, "X")
        return labelled([leading] if leading else [], "N") + name + labelled(marks, "X")

    def leading(self) -> str:
        """The number or bullet before a name, at times misread."""
        self.number += 1
        self.code += 1
        if self.design.numbering == "bullet":
            is_misread = self.design.noise and self.has_luck(0.3)
            return self.chance.choice("eo*·-»") if is_misread else self.design.bullet
        forms = {"1.": f"{self.number}.", "1": str(self.number), "code": str(self.code)}
        forms["A1"] = f"{self.chance.choice('ABCDEF')}{self.number}"
        return forms.get(self.design.numbering, "")

    def prices(self) -> list:
        """Lists of labelled words, one for each portion."""
        design = self.design
        if design.price_place == "none" or self.has_luck(0.03) or design.has_section_prices and self.has_luck(0.7):
            return []
        found = [labelled(design.costs.words(), "P") for _ in range(design.prices)]
        if design.has_slashes and len(found) > 1:
            return [[("/".join(price[0][0] for price in found), "P")]]
        return found

    def description(self) -> list:
        design = self.design
        if not self.has_luck(design.description_share):
            return []
        return labelled(cased(design.wording.description(), design.description_case, self.chance), "D")

    def set_price_first(self, name: list, prices: list, description: list) -> None:
        design, line = self.design, self.sheet.new_line()
        price_line = line if self.has_luck(0.6) else None
        self.sheet.put(sum(prices, []), self.left, self.y, design.price_type, price_line)
        left = self.left + 3.2 * design.em * max(1, len(prices))
        self.sheet.put(name, left, self.y, design.name_type, line)
        for words in wrapped(description, design.description_type, design.room - 3 * design.em):
            self.y += 1.3 * design.description_type.size
            self.sheet.put(words, left, self.y, design.description_type)

    def run(self, name: list, prices: list, description: list) -> list:
        """What stands in the lines of the name: labelled words, each with its type."""
        design = self.design
        place, price_place = design.description_place, design.price_place
        dash = [(design.dash, "D")] if place == "dash" else []
        inline = dash + description if description and place in ("dash", "same") else []
        tail = []
        if price_place == "behind" or price_place == "end" and (inline or not description):
            tail = [("–", "X")] if design.has_price_dash else []
            for size, price in zip(design.sizes, prices):
                is_named = design.prices > 1 and not design.has_size_columns and self.has_luck(0.8)
                tail += ([(size, "S")] if is_named else []) + price
        inline = [(word, design.description_type) for word in inline]
        tail = [(word, design.price_type) for word in tail]
        if description and place == "behind price":
            tail += [(word, design.description_type) for word in description]
        run = [(word, design.name_type) for word in name]
        if price_place == "behind" and inline and self.has_luck(0.5):
            return run + tail + inline
        return run + inline + tail

    def room(self, prices: list) -> float:
        design = self.design
        if design.price_place == "inner":
            return 0.8 * design.room - 3 * design.em
        if design.price_place in ("right", "leader"):
            return design.room - 3 * design.em * max(1, len(prices))
        return design.room

    def set_lines(self, name: list, prices: list, description: list) -> None:
        design = self.design
        is_aside = design.price_place in ("right", "leader", "inner")
        for number, run in enumerate(broken(self.run(name, prices, description), self.room(prices))):
            self.y += 1.3 * design.em if number else 0
            line, x, last = self.sheet.new_line(), self.left, None
            if design.is_centred:
                x += (design.room - sum(type_.width([word]) + type_.space for word, type_ in run)) / 2
            for word, type_ in run:
                if word[1] == "P" and last not in ("P", None) and design.price_place == "behind":
                    x += design.em * self.chance.choice([0, 0.2, 0.5, 1.2])
                x = self.sheet.put([word], x, self.y, type_, line) + design.body.space
                last = word[1]
            if number == 0 and is_aside:
                self.set_prices_aside(prices, line, x)

    def set_prices_aside(self, prices: list, line: int, name_end: float) -> None:
        """In columns of their own, from the last to the first, with leaders to the first."""
        design = self.design
        right = self.left + design.room * (0.8 if design.price_place == "inner" else 1)
        for price in reversed(prices):
            x = right - design.price_type.width(price) + self.chance.uniform(-0.1, 0.1) * design.em
            dots = int((x - name_end - 0.5 * design.em) / (0.3 * design.em))
            if design.price_place == "leader" and price is prices[0] and dots > 2:
                self.sheet.put([("." * dots, "X")], name_end + 0.2 * design.em, self.y, Type(0.5 * design.em), line)
            self.sheet.put(price, x, self.y, design.price_type, line if self.has_luck(0.7) else None)
            right = x - 2 * design.em

    def set_below(self, words: list, type_: Type) -> None:
        for line in wrapped(words, type_, self.design.room):
            self.y += LEADING * type_.size
            margin = (self.design.room - type_.width(line)) / 2 if self.design.is_centred else 0
            self.sheet.put(line, self.left + margin, self.y, type_)

    def set_sizes(self) -> None:
        """A line of further portions with their prices."""
        design, words = self.design, []
        for _ in range(self.chance.randint(1, 3)):
            words += [(self.chance.choice(design.wording.sizes()), "S")] + labelled(design.costs.words(), "P")
        self.y += LEADING * design.description_type.size
        self.sheet.put(words, self.left + self.chance.choice([0, design.em]), self.y, design.description_type)

    def set_additions(self) -> None:
        design, type_ = self.design, self.design.description_type
        for _ in range(self.chance.choice([1, 1, 1, 2, 4])):
            if not self.has_luck(design.addition_share):
                continue
            words = cased(design.wording.ingredient().split(), design.description_case, self.chance)
            price = labelled(design.costs.words(), "Q")
            self.y += LEADING * type_.size
            end = self.sheet.put(labelled([design.wording.addition()] + words, "A"), self.left, self.y, type_)
            if design.price_place in ("right", "leader") and self.has_luck(0.6):
                self.sheet.put(price, self.left + design.room - type_.width(price), self.y, type_)
            else:
                self.sheet.put(price, end + 0.4 * design.em, self.y, type_, self.sheet.last_line)


def broken(run: list, width: float) -> list:
    """Lines of words of several types."""
    lines, used = [[]], 0.0
    for word, type_ in run:
        own = type_.width([word])
        if used and used + own > width:
            lines.append([])
            used = 0.0
        lines[-1].append((word, type_))
        used += own + type_.space
    return lines
