"""Dishes with marks: how one stands on the page, and what the truth says of it."""

import dataclasses

import icons
from column import Piece, Setting
from legends.marks import Printing
from texts import Dish


@dataclasses.dataclass(frozen=True)
class Marked:
    dish: Dish
    # Empty where there is none.
    description: str
    # Entries of the legend.
    marks: list

    @property
    def truth(self) -> dict:
        allergens = list(dict.fromkeys(entry.allergen for entry in self.marks if entry.allergen))
        diets = [entry.diet for entry in self.marks if entry.diet]
        return {"marks": [icons.worded(entry.mark) for entry in self.marks], "allergens": allergens} | (
            {"diets": diets} if diets else {})


class MarkedSetting(Setting):
    """Room for marks right of the prices, or behind them in one text, is taken from the names."""

    def __init__(self, page, width: float, size: float, prices: list, printing: Printing, texts: list):
        """`prices` and `texts`, the prices and marks as printed, of all dishes in one order."""
        self.printing = printing
        # What stands behind a description is as small as that.
        size_of_mark = size * (0.8 if printing.kind.place == "description" else printing.scale)
        self.marks = page.lettering(size_of_mark)
        if printing.kind.place == "column":
            width -= max(self.marks.width(text) for text in texts) + size
        if printing.kind.place == "price":
            prices = [f"{price} {text}".strip() for price, text in zip(prices, texts)]
        super().__init__(page, width, size, max(prices, key=page.lettering(size).width))
        self.description = page.lettering(size * 0.8)

    def rows(self, marked: Marked) -> list:
        """Of pieces, as `column.set_row` takes them."""
        text, place = self.printing.text(marked.marks), self.printing.kind.place
        ink = self.page.ink
        described = [[Piece(line, self.description, self.page.pale)] for line in self.described(marked)]
        is_behind = text and (place in ("name", "raised") or place == "description" and not described)
        own = text if is_behind else ""
        rows = [[Piece(line, self.name, ink)] for line in self.beside(marked.dish.name.own, own, self.name, self.room)]
        if is_behind:
            rows[-1].append(self.piece(text))
        price = f"{marked.dish.price} {text}" if text and place == "price" else marked.dish.price
        rows[0].append(Piece(price, self.price, ink, "end"))
        if text and place == "column":
            rows[0].append(dataclasses.replace(self.piece(text), place="beyond"))
        if text and place == "description" and described:
            described[-1].append(self.piece(text))
        return rows + described

    def piece(self, text: str) -> Piece:
        printing = self.printing
        return Piece(text, self.marks, getattr(self.page, printing.colour), is_raised=printing.kind.place == "raised")

    def described(self, marked: Marked) -> list:
        if not marked.description:
            return []
        own = self.printing.text(marked.marks) if self.printing.kind.place == "description" else ""
        return self.beside(marked.description, own, self.description, self.room)

    def beside(self, text: str, marks: str, letters, room: float) -> list:
        """The text in lines, with room for marks behind the last of them."""
        taken = self.marks.width(marks) + self.space if marks else 0
        lines = letters.broken(text, room)
        return letters.broken(text, room - taken) if letters.width(lines[-1]) + taken > room else lines
