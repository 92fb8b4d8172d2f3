"""Sets one dish: number, name, description and prices where the page has them."""

import random

from drawing.design import ASIDE, Design
from drawing.parts import Parts
from drawing.sheet import Sheet, broken, labelled, wrapped
from drawing.wording import cased


class DishSetter(Parts):
    """Sets dishes one after another and counts them; `code` is the number that some menus order by."""

    def __init__(self, design: Design, sheet: Sheet, chance: random.Random):
        super().__init__(design, sheet, chance)
        self.code = 1000 * chance.randint(1, 9)
        # Whether the section's heading names one price for all.
        self.is_priced_by_section = False
        # Whether the section has names of one word alone, close below each other.
        self.is_list = False
        self.is_wine = design.wines is not None and design.wines.is_whole_page

    def set(self, left: float, y: float) -> float:
        """With the left edge of its column; returns where the next dish may begin."""
        design = self.design
        self.left = left
        if self.is_list:
            return self.set_in_list(y)
        self.y = y + max(design.name_type.size, design.em) * design.line_height * 0.8
        name, has_variants = self.name(), self.has_variants()
        is_priced = not has_variants or design.variants.follow_a_price
        prices, description = self.prices() if is_priced else [], self.description()
        if design.price_place == "first":
            self.set_price_first(name, prices, description)
            return self.y + design.dish_gap
        self.set_lines(name, prices, description)
        has_description_below = description and design.description_place == "below"
        at_end = sum(prices, []) if has_description_below and design.price_place == "end" else []
        if has_variants and design.variants.is_inline:
            at_end = design.variants.in_one_line()
        if has_description_below or at_end:
            below = description if has_description_below else []
            self.set_below(below + at_end, design.description_type, self.room(prices, is_name=False))
        if design.price_place == "last":
            self.set_prices_aside(prices)
        if design.is_bilingual and not design.is_second_behind:
            self.set_below(labelled(self.second_name(), "D"), design.second_type, design.room)
        if design.has_diets and self.has_luck(0.4):
            words = cased(design.wording.diet(), self.chance.choice(["as is", "as is", "title"]), self.chance)
            self.set_below(labelled(words, "D"), design.second_type, design.room)
        if design.price_place == "below" and prices:
            self.set_below(sum(prices, []), design.price_type, design.room)
        if prices and self.has_luck(design.size_share):
            self.set_sizes()
        if has_variants and not design.variants.is_inline:
            self.set_variants()
        self.set_additions()
        return self.y + design.dish_gap

    def set_in_list(self, y: float) -> float:
        """A name alone, without a gap to the last."""
        design = self.design
        words = labelled(cased(design.wording.short_name(), design.name_case, self.chance), "B", "I")
        y += min(design.line_height, 1.5) * design.name_type.size
        margin = (design.room - design.name_type.width(words)) / 2 if design.is_centred else 0
        self.sheet.put(words, self.left + margin, y, design.name_type)
        return y

    def name(self) -> list:
        """With its number and marks."""
        design = self.design
        words = design.wines.name() if self.is_wine else design.wording.name()
        words = cased(words, design.name_case, self.chance)
        name, leading = labelled(words, "B", "I"), self.leading()
        if design.asides and not self.is_wine and self.has_luck(design.asides.share):
            name += design.asides.words()
        if design.is_bilingual and design.is_second_behind and self.has_luck(0.6):
            second = self.second_name()
            # From the right, Latin words come to be read from the last to the first.
            name += labelled(second[::-1] if design.wording.is_right_to_left else second, "I")
        marks = []
        if design.marks and self.has_luck(0.5):
            marks = self.chance.sample(design.marks, self.chance.choice([1, 1, 2, 3]))
        if design.legend and self.has_luck(0.7):
            marks += design.legend.marks_of_dish()
        if leading and design.is_glued and len(words[0]) > 1:
            return [(leading + words[0], "G")] + name[1:] + labelled(marks, "X")
        return labelled([leading] if leading else [], "N") + name + labelled(marks, "X")

    def second_name(self) -> list:
        words = self.design.wording.second_name(self.design.second_language)
        return cased(words, self.chance.choice([self.design.name_case, "title", "upper"]), self.chance)

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
        if design.price_place == "none" or self.has_luck(
                0.95 if self.is_priced_by_section else design.unpriced_share):
            return []
        if self.number in design.market_numbers:
            return [labelled(cased(design.wording.market_price(), design.market_case, self.chance), "P")]
        found = [labelled(design.costs.words(), "P") for _ in range(design.prices)]
        if design.has_slashes and len(found) > 1:
            return [[("/".join(price[0][0] for price in found), "P")]]
        return found

    def description(self) -> list:
        design = self.design
        if not self.has_luck(design.description_share):
            return []
        words = design.wines.description() if self.is_wine else design.wording.description()
        return labelled(cased(words, design.description_case, self.chance), "D")

    def set_price_first(self, name: list, prices: list, description: list) -> None:
        design, line = self.design, self.sheet.new_line()
        price_line = line if self.has_luck(0.6) else None
        self.sheet.put(sum(prices, []), self.left, self.y, design.price_type, price_line)
        left = self.left + sum(map(self.width_of, prices or [[]])) + 0.2 * design.em
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
            tail = [("–", "X")] if design.has_price_dash and prices else []
            for size, price in zip(design.sizes, prices):
                is_named = design.prices > 1 and not design.has_size_columns and self.has_luck(0.8)
                tail += ([(size, "S")] if is_named else []) + price
        inline = [(word, design.description_type) for word in inline]
        tail = [(word, design.price_type) for word in tail]
        if description and place == "behind price":
            tail += [(word, design.description_type) for word in description]
        run = [(word, design.aside_type if word[1] == "D" else design.name_type) for word in name]
        if price_place == "behind" and inline and self.has_luck(0.5):
            return run + tail + inline
        return run + inline + tail

    def room(self, prices: list, is_name: bool = True) -> float:
        """For the lines of the name, or of the description below it."""
        design = self.design
        if design.price_place == "inner" and is_name:
            return 0.8 * design.room - sum(map(self.width_of, prices[:1] or [[]]))
        if design.price_place == "last" or design.price_place in ASIDE and is_name:
            return design.room - sum(map(self.width_of, prices or [[]]))
        return design.room

    def set_lines(self, name: list, prices: list, description: list) -> None:
        design = self.design
        for number, run in enumerate(broken(self.run(name, prices, description), self.room(prices))):
            self.y += 1.3 * design.em if number else 0
            self.line, x, last = self.sheet.new_line(), self.left, None
            if design.is_centred:
                x += (design.room - sum(type_.width([word]) + type_.space for word, type_ in run)) / 2
            for word, type_ in run:
                if word[1] == "P" and last not in ("P", None) and design.price_place == "behind":
                    x += design.em * self.chance.choice([0, 0.2, 0.5, 1.2])
                x = self.sheet.put([word], x, self.y, type_, self.line) + design.body.space
                last = word[1]
            self.end = x
            if number == 0 and design.price_place in ASIDE and design.price_place != "last":
                self.set_prices_aside(prices)
