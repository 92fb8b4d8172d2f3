"""Sets sections of dishes in columns: headings, rows, prices at the far edge; mirrored from right to left."""

import dataclasses

from lettering import Lettering
from paper import Page

# Of the size: from base line to base line, between two dishes at least and at most, above and below a heading. Thai and
# Devanagari set marks above marks, which need the room.
LEADING, LEAST_GAP, MOST_GAP, ABOVE_HEADING, BELOW_HEADING = 1.45, 0.3, 1.5, 1.3, 0.5


@dataclasses.dataclass
class Piece:
    text: str
    letters: Lettering
    colour: tuple
    # "start": where one begins to read, behind the piece before it; "second": the column of the second language;
    # "end": the price's edge; "beyond": right of it.
    place: str = "start"
    # Small letters that stand higher, close behind what they belong to.
    is_raised: bool = False


class Setting:
    """The measures of a column of this width at this size of type. `widest` is the price that takes most room."""

    def __init__(self, page: Page, width: float, size: float, widest: str, has_second: bool = False):
        self.page, self.width, self.size = page, width, size
        self.name = page.lettering(size)
        self.price = self.lettering_of_price(widest)
        self.second = page.second_lettering(size if has_second else size * 0.84)
        self.heading = page.lettering(size * 1.3, is_bold=True)
        self.second_heading = page.second_lettering(size * 1.3, is_bold=True)
        self.has_second = has_second
        beside_price = width - self.price.width(widest) - 1.2 * size
        # Where the second language begins, and the room of each.
        self.second_start = beside_price / 2 if has_second else 0
        self.second_room = beside_price / 2
        self.room = beside_price / 2 - 1.4 * size if has_second else beside_price

    def lettering_of_price(self, price: str) -> Lettering:
        """In letters of its own direction: a sign before a number stays before it on a page from right to left."""
        own = self.page.lettering(self.size)
        own.is_right_to_left = own.is_right_to_left and any("\u0590" <= character <= "\u06ff" for character in price)
        return own

    def broken(self, text: str) -> list:
        return self.name.broken(text, self.room, self.page.language.has_spaces)

    def holds(self, rows: list) -> bool:
        """Whether no row's text runs into the next text."""
        return all(self.width_of(row, "start") <= self.room and self.width_of(row, "second") <= self.second_room
                   for row in rows)

    def width_of(self, row: list, place: str) -> float:
        pieces = [piece for piece in row if piece.place == place]
        return sum(piece.letters.width(piece.text) for piece in pieces) + self.space * max(0, len(pieces) - 1)

    @property
    def space(self) -> float:
        return 0.3 * self.size

    def height(self, blocks: list) -> float:
        """Without what gaps may grow by."""
        return sum(self.step(block) + LEADING * self.size * len(block.rows) for block in blocks)

    def step(self, block) -> float:
        return (ABOVE_HEADING + BELOW_HEADING if block.is_heading else LEAST_GAP) * self.size


@dataclasses.dataclass
class Block:
    """A heading or a dish, with its rows of pieces."""
    rows: list
    is_heading: bool = False


def blocks(sections: list, form, setting: Setting) -> list:
    found = []
    for section in sections:
        found.append(Block(form.heading(section.heading, setting), is_heading=True))
        found += [Block(form.dish(dish, setting)) for dish in section.dishes]
    return found


# Type is made smaller down to this part of the wanted size.
SMALLER = (1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72)


def set_columns(
    page: Page, columns: list, lefts: list, width: float, top: float, size: float, widest: str, form,
) -> None:
    """Each column, a list of sections, from its left edge; in smaller type where that is needed for all to fit."""
    bottom = page.height - 0.8 * page.margin
    for factor in SMALLER:
        setting = Setting(page, width, size * factor, widest, form.has_second)
        filled = [blocks(sections, form, setting) for sections in columns]
        highest = max(setting.height(column) for column in filled)
        if highest <= bottom - top and all(setting.holds(block.rows) for column in filled for block in column):
            break
    else:
        raise ValueError(f"the page is full: {page.language.code} {page.layout}")
    gaps = max(len(column) for column in filled)
    more = min((bottom - top - highest) / gaps, (MOST_GAP - LEAST_GAP) * setting.size)
    for column, left in zip(filled, lefts):
        set_blocks(page, column, left, top, setting, more)
    for section in (section for sections in columns for section in sections):
        for dish in section.dishes:
            page.add_dish(form.name_of(dish.name), form.name_of_heading(section.heading), dish.amount)


def set_blocks(page: Page, column: list, left: float, top: float, setting: Setting, more: float) -> float:
    """Returns where it ends."""
    y = top
    for block in column:
        y += (ABOVE_HEADING if block.is_heading else LEAST_GAP) * setting.size + more
        for row in block.rows:
            y += LEADING * setting.size
            set_row(page, row, left, y, setting)
        if block.is_heading:
            y += BELOW_HEADING * setting.size - more / 2
    return y


def set_row(page: Page, row: list, left: float, y: float, setting: Setting) -> None:
    """On the base line y; what is printed of it is one line of the transcription."""
    is_mirrored, used = page.language.is_right_to_left, 0.0
    for piece in row:
        offset = {
            "start": used, "second": setting.second_start, "end": setting.width, "beyond": setting.width + setting.size,
        }[piece.place]
        if piece.is_raised:
            offset -= 0.7 * setting.space
        x = left + (setting.width - offset if is_mirrored else offset)
        starts = (piece.place != "end") != is_mirrored
        base = y - 0.36 * setting.size if piece.is_raised else y
        piece.letters.draw(page.canvas, x, base, piece.text, piece.colour, "left" if starts else "right")
        if piece.place == "start":
            used += piece.letters.width(piece.text) + setting.space
    page.lines.append(" ".join(piece.text for piece in row))
