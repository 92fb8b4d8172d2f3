"""In which form a dish stands on the page: in one language, or in two in one of three ways.

A form makes rows of pieces of a dish and of a heading, and says by which name the truth knows them. A name in two
languages is written with a line end between its parts, each as printed: `ComparedName` then takes as right a program
that calls the dish by its own-language name, by the second one, or by both on one line, with nothing to pay for a
divider that isn't printed, as ` / ` would be.
"""

from column import Piece, Setting
from texts import Dish, Text


class Plain:
    has_second = False

    def dish(self, dish: Dish, setting: Setting) -> list:
        rows = [[Piece(line, setting.name, setting.page.ink)] for line in setting.broken(dish.name.own)]
        return priced(rows, dish, setting)

    def heading(self, heading: Text, setting: Setting) -> list:
        return [[Piece(heading.own, setting.heading, setting.page.accent)]]

    def name_of(self, name: Text) -> str:
        return name.own

    def name_of_heading(self, heading: Text) -> str:
        return heading.own


class Bilingual(Plain):
    def heading(self, heading: Text, setting: Setting) -> list:
        pieces = super().heading(heading, setting)[0]
        return [pieces + [Piece(heading.second, setting.second_heading, setting.page.pale)]]

    def name_of(self, name: Text) -> str:
        return f"{name.own}\n{name.second}"

    def name_of_heading(self, heading: Text) -> str:
        return f"{heading.own}\n{heading.second}"


class Below(Bilingual):
    """The second language on a line of its own, smaller and paler."""

    def dish(self, dish: Dish, setting: Setting) -> list:
        lines = setting.second.broken(dish.name.second, setting.room)
        return super().dish(dish, setting) + [
            [Piece(line, setting.second, setting.page.pale)] for line in lines]


class Brackets(Bilingual):
    """The second language in brackets behind, or below where there is no room."""

    def dish(self, dish: Dish, setting: Setting) -> list:
        second = f"({dish.name.second})"
        own = [[Piece(line, setting.name, setting.page.ink)] for line in setting.broken(dish.name.own)]
        joined = own[:-1] + [own[-1] + [Piece(second, setting.second, setting.page.ink)]]
        if setting.holds(joined):
            return priced(joined, dish, setting)
        lines = setting.second.broken(second, setting.room)
        return priced(own, dish, setting) + [[Piece(line, setting.second, setting.page.ink)] for line in lines]

    def name_of(self, name: Text) -> str:
        return f"{name.own}\n({name.second})"


class Beside(Bilingual):
    """The second language in a column of its own, on one row with the first and the price."""
    has_second = True

    def dish(self, dish: Dish, setting: Setting) -> list:
        row = [Piece(dish.name.own, setting.name, setting.page.ink),
               Piece(dish.name.second, setting.second, setting.page.ink, "second")]
        return priced([row], dish, setting)

    def heading(self, heading: Text, setting: Setting) -> list:
        row = super().heading(heading, setting)[0]
        row[1].place = "second"
        return [row]


def priced(rows: list, dish: Dish, setting: Setting) -> list:
    """With the price at the end of the first row."""
    rows[0].append(Piece(dish.price, setting.price, setting.page.ink, "end"))
    return rows


BILINGUAL = [Below(), Brackets(), Beside()]
