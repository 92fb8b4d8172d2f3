"""Fills a page: slogans at the top, columns or a grid of sections, notes below, and what is read into pictures."""

import random

from drawing.design import Design
from drawing.dish import DishSetter
from drawing.sheet import Sheet, Type, labelled, wrapped
from drawing.wording import cased

TABLE_HEADS = [["编号", "品名", "单价", "份数"], ["菜名", "价格"], ["品名", "单价", "份数"]]
TABLE_PLACES = (0, 0.2, 0.6, 0.85)
# What readers make of pictures and ornaments.
SCRIBBLE = "abcdefgiLSTO0158|"


class Columns:
    def __init__(self, design: Design, sheet: Sheet, chance: random.Random):
        self.design, self.sheet, self.chance = design, sheet, chance
        self.dishes = DishSetter(design, sheet, chance)

    def has_luck(self, probability: float) -> bool:
        return self.chance.random() < probability

    def fill(self) -> None:
        top = 2 * self.design.em
        if self.has_luck(0.6):
            top = self.set_title(top)
        bottom = self.set_grid(top) if self.design.is_grid else self.set_columns(top)
        self.set_notes_below(bottom + 2 * self.design.em)
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

    def set_columns(self, top: float) -> float:
        return max(self.set_column(column, top) for column in range(self.design.columns))

    def set_column(self, column: int, y: float) -> float:
        design, next_heading = self.design, 0
        y += self.chance.uniform(0, 3) * design.em if self.has_luck(0.5) else 0
        for number in range(max(1, design.rows + self.chance.randint(-3, 3))):
            if number >= next_heading and (number > 0 or self.has_luck(0.8)):
                y = self.set_heading(column, y)
                next_heading = number + self.chance.randint(2, 9)
            y = self.dishes.set(self.left(column), y)
        if self.has_luck(0.2):
            words = cased(design.wording.note(), design.description_case, self.chance)
            y = self.set_note(words, self.left(column), y, design.description_type, design.room)
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
        words = labelled(cased(design.wording.heading(), design.heading_case, self.chance), "H")
        y += type_.size * self.chance.uniform(0.5, 1.2)
        x = left + self.chance.choice([0, 0, design.em])
        if design.is_centred or self.has_luck(0.3):
            x = left + (design.room - type_.width(words)) / 2
        line = self.sheet.new_line()
        end = self.sheet.put(words, x, y, type_, line)
        if design.has_size_columns and design.price_place in ("right", "leader", "inner", "first"):
            self.set_size_columns(left + design.room, y, line)
        if design.has_section_prices and self.has_luck(0.6):
            self.sheet.put(labelled(design.costs.words(), "Q"), end + design.em, y, type_, line)
        y += type_.size * self.chance.uniform(0.3, 0.9)
        if design.wording.is_chinese and self.has_luck(0.1):
            y = self.set_table_head(left, y)
        if self.has_luck(0.15):
            words = cased(design.wording.note(), design.description_case, self.chance)
            y = self.set_note(words, left, y, design.note_type, design.room)
        return y

    def set_size_columns(self, right: float, y: float, line: int) -> None:
        for size in reversed(self.design.sizes):
            right -= 3.5 * self.design.em
            own_line = line if self.has_luck(0.5) else None
            self.sheet.put([(size, "S")], right, y, self.design.description_type, own_line)

    def set_table_head(self, left: float, y: float) -> float:
        line = self.sheet.new_line()
        for text, place in zip(self.chance.choice(TABLE_HEADS), TABLE_PLACES):
            self.sheet.put([(text, "X")], left + place * self.design.room, y, self.design.body, line)
        return y + 1.2 * self.design.em

    def set_note(self, words: list, x: float, y: float, type_: Type, width: float) -> float:
        for line in wrapped(labelled(words, "X"), type_, width):
            y += 1.3 * type_.size
            self.sheet.put(line, x, y, type_)
        return y

    def set_notes_below(self, y: float) -> None:
        design = self.design
        for _ in range(self.chance.choice([0, 0, 1, 2, 3])):
            type_ = Type(design.em * self.chance.uniform(0.6, 1.2))
            words = design.wording.note() if self.has_luck(0.6) else design.wording.slogan()
            words = cased(words, self.chance.choice(["sentence", "upper", "lower"]), self.chance)
            x = self.chance.uniform(0, 0.3 * design.width)
            y = self.set_note(words, x, y, type_, 0.8 * design.width)

    def set_scribbles(self, bottom: float) -> None:
        for _ in range(self.chance.choice([0, 0, 0, 1, 3, 6])):
            words = [
                "".join(self.chance.choice(SCRIBBLE) for _ in range(self.chance.randint(1, 4)))
                for _ in range(self.chance.randint(1, 3))]
            x, y = self.chance.uniform(0, self.design.width), self.chance.uniform(0, bottom)
            self.sheet.put(labelled(words, "X"), x, y, Type(self.design.em * self.chance.uniform(0.4, 2)))
