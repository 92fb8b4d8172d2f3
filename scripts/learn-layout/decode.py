"""From labels of words to dishes, with prices mended by what the page's other prices are like.

Mending makes 0.03 to 0.04 more of the matched dishes' prices right, in five folds over 91 menus. Its thresholds were
set by hand.
"""

import dataclasses
import re
import statistics

from amounts import MARKED, PER_PORTION, SIGNS, amounts
from cells import Layout
from letters import plain
from tokens import Token

# A page prints cents where so many of its prices have them, tenths where so many have those and next to none cents.
CENTS, TENTHS, HARDLY = 0.6, 0.3, 0.1
# A page gives a currency or portion with each price where so many of at least so many have one.
MARKS, LEAST_PRICES = 0.7, 6
# Of the page's middle price: a whole number above so many has lost its decimal point, or with cents is none at all.
LOST_POINT, LOST_TENTHS, FAR_OFF = 4, 2.5, 12


@dataclasses.dataclass
class Dish:
    name: str
    prices: list
    # The cell in which its name ends.
    cell_number: int
    # Numbers without currency on a page whose prices have one: taken where there is no other.
    unmarked: list = dataclasses.field(default_factory=list)


def amounts_of_token(text: str) -> list:
    """12-50 is read where 12.50 is printed."""
    dashed = re.fullmatch(r"\D{0,2}(\d{1,3})-(\d\d)\D?", plain(text))
    return [float(f"{dashed[1]}.{dashed[2]}")] if dashed else amounts(text)


class PriceHabits:
    """How the page prints its prices."""

    def __init__(self, tokens: list, labels: str):
        self.tokens = tokens
        places = [
            place for place, label in enumerate(labels) if label == "P" and re.search(r"\d", tokens[place].text)]
        texts = [tokens[place].text for place in places]
        cents = sum(bool(re.search(r"\d[.,:]\d\d\D*$", text)) for text in texts)
        tenths = sum(bool(re.search(r"\d[.,]\d\D*$", text)) for text in texts)
        self.decimals = 0
        if cents >= CENTS * len(texts):
            self.decimals = 2
        elif tenths >= TENTHS * len(texts) and cents < HARDLY * len(texts):
            self.decimals = 1
        self.are_marked = len(places) >= LEAST_PRICES and sum(map(self.is_marked, places)) >= MARKS * len(places)
        exact = [value for text in texts if re.search(r"[.,]\d", text) for value in amounts_of_token(text)]
        found = exact or [value for text in texts for value in amounts_of_token(text)]
        self.middle = statistics.median_high(found) if found else 0

    def is_marked(self, place: int) -> bool:
        """Whether the price names a currency or a portion, itself or in the word beside it."""
        token, tokens = self.tokens[place], self.tokens
        if MARKED.search(token.text) or PER_PORTION.search(token.text):
            return True
        if place + 1 < len(tokens) and tokens[place + 1].is_unit:
            return True
        return place > 0 and tokens[place - 1].cell is token.cell and tokens[place - 1].text in SIGNS

    def mended(self, value: float, text: str) -> float:
        """The price with the decimal point that was lost in reading it."""
        if not self.decimals or value != int(value):
            return value
        divided = value / 10 ** self.decimals
        has_point = re.search(r"[.,:]\d", text)
        if value >= 10 ** self.decimals and not has_point and value > LOST_POINT * self.middle > divided:
            return round(divided, 2)
        is_larger = value >= LOST_TENTHS * self.middle and value / 10 >= 0.3 * self.middle
        if self.decimals == 1 and is_larger and not re.search(r"[.,]", text):
            return value / 10
        return value

    def believed(self, values: list, has_others: bool) -> list:
        """Without nothing, and without what is far dearer than the rest where the dish has another price."""
        values = [value for value in values if value > 0]
        if self.decimals != 2 or not self.middle:
            return values
        near = [value for value in values if value < FAR_OFF * self.middle]
        return near if near or has_others else values


def is_anothers(dish: Dish, place: int, tokens: list, labels: str) -> bool:
    """Whether a further price stands in a cell with text of its own, which no name was found in."""
    token = tokens[place]
    if not dish.prices or token.cell_number == dish.cell_number:
        return False
    return any(labels[before] in "DXH" and re.search(r"\w\w", tokens[before].text) and not tokens[before].is_price
               for before in range(place - token.place, place))


def joined(token: Token, following: Token, label: str):
    """12.50 where 12 and 50 are two words, else None."""
    if not re.fullmatch(r"\D?\d{1,2}\.?", token.text) or not re.fullmatch(r"\d\d\D?", following.text):
        return None
    if label not in "PQXNS" or following.cell is not token.cell or following.x - token.right >= 0.8 * token.height:
        return None
    return float(re.sub(r"\D", "", token.text) + "." + following.text[:2])


def dishes(layout: Layout, labels: str) -> list:
    tokens, habits, found = layout.tokens, PriceHabits(layout.tokens, labels), []
    is_used = False
    for place, (token, label) in enumerate(zip(tokens, labels)):
        if is_used:
            is_used = False
        elif label == "B":
            found.append(Dish(token.text, [], token.cell_number))
        elif label == "I" and found:
            found[-1].name += " " + token.text
            found[-1].cell_number = token.cell_number
        elif label == "P" and found and re.search(r"\d", token.text):
            if is_anothers(found[-1], place, tokens, labels):
                continue
            whole = None
            if habits.decimals == 2 and place + 1 < len(tokens):
                whole = joined(token, tokens[place + 1], labels[place + 1])
            is_used = whole is not None
            add_prices(found[-1], [whole] if is_used else amounts_of_token(token.text), place, habits)
    for dish in found:
        dish.prices = dish.prices or dish.unmarked
    return found


def add_prices(dish: Dish, values: list, place: int, habits: PriceHabits) -> None:
    values = [habits.mended(value, habits.tokens[place].text) for value in values]
    values = habits.believed(values, bool(dish.prices))
    if habits.are_marked and not habits.is_marked(place):
        dish.unmarked += values
    else:
        dish.prices += values
