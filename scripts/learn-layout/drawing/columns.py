"""Fills a page: slogans at the top, columns or a grid of sections, notes and small print below, and what is read into
pictures.
"""

import random

from drawing.addresses import Addresses
from drawing.design import ASIDE, Design
from drawing.dish import DishSetter
from drawing.sheet import Sheet, Type, labelled, wrapped
from drawing.wording import cased

# Where the heads of a table's columns stand, by how many there are.
TABLE_PLACES = {2: (0, 0.8), 3: (0, 0.55, 0.82), 4: (0, 0.2, 0.6, 0.85)}
# What readers make of pictures and ornaments.
SCRIBBLE = "abcdefgiLSTO0158|"


class Columns:
    def __init__(self, design: Design, sheet: Sheet, chance: random.Random):
        self.design, self.sheet, self.chance = design, sheet, chance
        self.dishes = DishSetter(design, sheet, chance)
        self.addresses = Addresses(design.wording, chance)

    def has_luck(self, probability: float) -> bool:
        return self.chance.random() < probability

    def fill(self) -> None:
        top = 2 * self.design.em
        if self.design.has_banner:
            top = self.set_banner(top)
        elif self.has_luck(0.2 if self.design.is_small else 0.6):
            top = self.set_title(top)
        bottom = self.set_grid(top) if self.design.is_grid else self.set_columns(top)
        if self.design.has_charge:
            bottom = self.set_charge(bottom)
        if not self.design.is_small or self.has_luck(0.2):
            bottom = self.set_notes_below(bottom + 2 * self.design.em)
        if self.design.legend:
            bottom = self.set_legend(bottom + self.design.em)
        self.set_scribbles(bottom)

    def left(self, column: int) -> float:
        return column * self.design.column_width + 0.5 * self.design.em

    def set_title(self, y: float) -> float:
        design = self.design
        for _ in range(self.chance.randint(1, 3)):
            type_ = Type(design.em * self.chance.uniform(1, 3.5))
            case = self.chance.choice(["upper", "title", "lower"])
            words = labelled(cased(design.wording.slogan(), case, self.chance), "X")
            is_centred = self.has_luck(0.8)
            x = (design.width - type_.width(words)) / 2 if is_centred else self.chance.uniform(0, design.width / 2)
            self.sheet.put(words, max(5, x), y, type_)
            y += 1.5 * type_.size
        return y

    def set_banner(self, y: float) -> float:
        """The restaurant's name in large type, below it where it is."""
        design, type_ = self.design, Type(self.design.em * self.chance.uniform(1.5, 4))
        words, case = self.addresses.words("restaurant"), self.chance.choice(["upper", "as is"])
        lines = [(line, type_) for line in wrapped(labelled(cased(words, case, self.chance), "X"), type_, design.width)]
        below = Type(design.em * self.chance.uniform(0.7, 1.3))
        for words in self.addresses.place() + self.addresses.numbers(0, 2):
            lines += [(line, below) for line in wrapped(labelled(words, "X"), below, design.width)]
        is_centred, x = self.has_luck(0.7), self.chance.uniform(0, 2) * design.em
        for line, type_ in lines:
            y += self.chance.uniform(1.2, 1.5) * type_.size
            self.sheet.put(line, max(5, (design.width - type_.width(line)) / 2) if is_centred else x, y, type_)
        return y + design.em

    def set_charge(self, y: float) -> float:
        """For bread, the table or the waiter, which is no dish, at the edge or behind its words."""
        design, line = self.design, self.sheet.new_line()
        words, price = (labelled(found, "X") for found in (self.addresses.words("charge"), design.costs.words()))
        y += self.chance.uniform(1.5, 3) * design.em
        end = self.sheet.put(words, self.left(0), y, design.body, line) + design.body.space
        at_edge = max(end, self.left(0) + design.room - design.body.width(price))
        self.sheet.put(price, at_edge if design.price_place in ASIDE else end, y, design.body, line)
        return y

    def set_columns(self, top: float) -> float:
        return max(self.set_column(column, top) for column in range(self.design.columns))

    def set_column(self, column: int, y: float) -> float:
        design, next_heading = self.design, 0
        y += self.chance.uniform(0, 3) * design.em if self.has_luck(0.5) else 0
        rows = design.rows + (0 if design.is_small else self.chance.randint(-3, 3))
        for number in range(max(1, rows)):
            if number >= next_heading and (number > 0 or self.has_luck(0.5 if design.is_small else 0.8)):
                y = self.set_heading(column, y)
                next_heading = rows if design.is_small else number + self.chance.randint(2, 9)
            y = self.dishes.set(self.left(column), y)
        if self.has_luck(0.2):
            words = cased(design.wording.note(), design.description_case, self.chance)
            y = self.set_note(words, self.left(column), y, design.description_type, design.room)
        if self.has_luck(0.06):
            y = self.set_note(design.wording.contact(), self.left(column), y, design.description_type, design.room)
        return y

    def set_grid(self, y: float) -> float:
        design = self.design
        for row in range(design.rows):
            if self.has_luck(0.5 if row == 0 else 0.12):
                y = self.set_heading(0, y)
            y = max(self.dishes.set(self.left(column), y) for column in range(design.columns))
            y += self.chance.uniform(0, 0.5) * design.em
        return y

    def set_heading(self, column: int, y: float) -> float:
        design, left, type_ = self.design, self.left(column), self.design.heading_type
        self.begin_section()
        words = design.wines.heading() if self.dishes.is_wine else design.wording.heading()
        words = labelled(cased(words, design.heading_case, self.chance), "H")
        y += type_.size * self.chance.uniform(0.5, 1.2)
        x = left + self.chance.choice([0, 0, design.em])
        if design.is_centred or self.has_luck(0.3):
            x = left + (design.room - type_.width(words)) / 2
        line = self.sheet.new_line()
        end = self.sheet.put(words, x, y, type_, line)
        if design.has_size_columns and design.price_place in ("right", "leader", "inner", "first"):
            self.set_size_columns(left + design.room, y, line)
        if self.dishes.is_priced_by_section:
            y = self.set_section_price(left, end, y, line)
        elif design.has_currency and self.has_luck(0.8):
            self.set_currency(left, end, y, line)
        y += 0 if self.dishes.is_list else type_.size * self.chance.uniform(0.3, 0.9)
        if design.wording.has("table") and self.has_luck(0.1 if design.wording.is_full_width else 0.03):
            y = self.set_table_head(left, y)
        if self.has_luck(0.15):
            words = cased(design.wording.note(), design.description_case, self.chance)
            y = self.set_note(words, left, y, design.note_type, design.room)
        return y

    def begin_section(self) -> None:
        """Says what all of its dishes have in common."""
        design, dishes = self.design, self.dishes
        dishes.is_priced_by_section = design.has_section_prices and self.has_luck(0.7)
        dishes.is_list = dishes.is_priced_by_section and not design.is_grid and self.has_luck(0.6)
        if design.wines:
            dishes.is_wine = design.wines.is_whole_page or self.has_luck(0.4)

    def set_currency(self, left: float, end: float, y: float, line: int) -> None:
        """Over the column of prices, else behind the heading."""
        design, type_ = self.design, self.design.description_type
        words = labelled(self.addresses.words("currency"), "X")
        end += design.em
        x = max(end, left + design.room - type_.width(words)) if design.price_place in ASIDE else end
        self.sheet.put(words, x, y, type_, line if self.has_luck(0.6) else None)

    def set_section_price(self, left: float, end: float, y: float, line: int) -> float:
        """What each dish of the section costs: behind its heading, at the right edge, or in a line below."""
        design = self.design
        words, type_ = labelled(design.costs.words(), "Q"), design.heading_type
        if design.wording.has("each") and self.has_luck(0.4):
            each = labelled(design.wording.text("each").split(), "X")
            words = each + words if self.has_luck(0.5) else words + each
        place = self.chance.choice(["behind", "behind", "right", "below"])
        if place == "below":
            y += 1.4 * design.body.size
            margin = (design.room - design.body.width(words)) / 2 if design.is_centred else 0
            self.sheet.put(words, left + margin, y, design.body)
        else:
            x = max(end + design.em, left + design.room - type_.width(words) if place == "right" else 0)
            self.sheet.put(words, x, y, type_, line)
        return y

    def set_size_columns(self, right: float, y: float, line: int) -> None:
        for size in reversed(self.design.sizes):
            right -= 3.5 * self.design.em
            own_line = line if self.has_luck(0.5) else None
            self.sheet.put([(size, "S")], right, y, self.design.description_type, own_line)

    def set_table_head(self, left: float, y: float) -> float:
        line, heads = self.sheet.new_line(), self.design.wording.text("table").split()
        for text, place in zip(heads, TABLE_PLACES[len(heads)]):
            self.sheet.put([(text, "X")], left + place * self.design.room, y, self.design.body, line)
        return y + 1.2 * self.design.em

    def set_note(self, words: list, x: float, y: float, type_: Type, width: float) -> float:
        for line in wrapped(labelled(words, "X"), type_, width):
            y += 1.3 * type_.size
            self.sheet.put(line, x, y, type_)
        return y

    def set_notes_below(self, y: float) -> float:
        design = self.design
        for _ in range(self.chance.choice([0, 0, 1, 2, 3])):
            type_ = Type(design.em * self.chance.uniform(0.6, 1.2))
            maker = self.chance.choices(
                [design.wording.note, design.wording.slogan, design.wording.contact], [50, 30, 20])[0]
            words = cased(maker(), self.chance.choice(["sentence", "upper", "lower"]), self.chance)
            x = self.chance.uniform(0, 0.3 * design.width)
            if self.has_luck(0.3):
                x = max(0, (design.width - type_.width(labelled(words, "X"))) / 2)
            y = self.set_note(words, x, y, type_, 0.8 * design.width)
        return y

    def set_legend(self, y: float) -> float:
        """In small print, on through all lines or an entry a line in columns."""
        design, legend = self.design, self.design.legend
        type_ = Type(design.em * self.chance.uniform(0.45, 0.8))
        heading, entries, x = legend.heading(), legend.entries(), self.chance.uniform(0.5, 2) * design.em
        if self.has_luck(0.7):
            width = design.width * self.chance.choice([0.5, 0.9, 0.9])
            return self.set_note(heading + sum(entries, []), x, y, type_, width)
        y = self.set_note(heading, x, y, type_, design.width) if heading else y
        columns = self.chance.choice([1, 2, 3, 4])
        rows = -(-len(entries) // columns)
        for number, entry in enumerate(entries):
            column, row = divmod(number, rows)
            place = x + column * design.width / columns
            self.sheet.put(labelled(entry, "X"), place, y + 1.3 * type_.size * (row + 1), type_)
        return y + 1.3 * type_.size * rows

    def set_scribbles(self, bottom: float) -> None:
        for _ in range(self.chance.choice([0, 0, 0, 1, 3, 6])):
            words = [
                "".join(self.chance.choice(SCRIBBLE) for _ in range(self.chance.randint(1, 4)))
                for _ in range(self.chance.randint(1, 3))]
            x, y = self.chance.uniform(0, self.design.width), self.chance.uniform(0, bottom)
            self.sheet.put(labelled(words, "X"), x, y, Type(self.design.em * self.chance.uniform(0.4, 2)))
