"""Cells: what stands together in a row of a column, with its price; and the order in which they are read."""

import statistics

from amounts import amounts
from letters import has_han
from tokens import BULLETS, Token, tokens

# Gaps in heights of the line: a wider one ends a cell; what follows a price begins a new one from here on. Set by
# hand, as are the three below; no search was made over them.
CELL_GAP, GAP_BEHIND_PRICE = 1.8, 0.9
# A river between columns is at least as wide, in heights of the page's type; rows may overlap by so much.
RIVER, OVERLAP = 0.7, 0.35
MOST_CUTS = 14


class Cell:
    def __init__(self, found: list):
        self.tokens = found
        self.left = min(token.x for token in found)
        self.right = max(token.right for token in found)
        self.top = min(token.y for token in found)
        self.bottom = max(token.bottom for token in found)
        self.height = statistics.median(token.height for token in found)
        self.is_price = any(token.is_price for token in found) and all(
            token.is_price or token.is_unit or token.text in "-—–/|$€£" for token in found)

    def is_level_with(self, other) -> bool:
        shared = min(self.bottom, other.bottom) - max(self.top, other.top)
        return shared > 0.4 * min(self.bottom - self.top, other.bottom - other.top)


class Layout:
    """The tokens of a page in the order of reading. `height` is that of most words, the measure of all distances."""

    def __init__(self, cells: list, height: float):
        self.cells, self.height = cells, height
        self.tokens = [token for cell in cells for token in cell.tokens]
        for number, cell in enumerate(cells):
            for place, token in enumerate(cell.tokens):
                token.cell, token.cell_number, token.place = cell, number, place


def ends_in_price(line: list) -> bool:
    return line[-1].is_price or len(line) > 1 and line[-1].is_unit and line[-2].is_price


def has_prices_first(lines: list) -> bool:
    """Whether prices stand before the names on this page, which must not be mistaken for numbers of the dishes."""
    before = [line for line in lines if len(line) > 1 and line[0].is_price and not ends_in_price(line)]
    behind = [line for line in lines if len(line) > 1 and not line[0].is_price and ends_in_price(line)]
    values = [found[0] for found in (amounts(line[0].text) for line in before) if found]
    counting = sum(following == value + 1 for value, following in zip(values, values[1:]))
    small = sum(value <= 4 and value == int(value) for value in values)
    return (len(before) >= 4 and len(before) - small > 1.5 * len(behind)
            and counting < 0.3 * len(values) and small < 0.5 * len(values))


def is_cut(current: list, token: Token, height: float, prices_first: bool) -> bool:
    """Whether the token begins a new cell of its line."""
    last = current[-1]
    gap = (token.x - last.right) / height
    if gap > CELL_GAP:
        return True
    if token.text[0] in BULLETS and len(token.text) == 1 and token.x - last.right > -5:
        return True
    behind_price = ends_in_price(current) and not (token.is_price or token.is_unit) and not prices_first
    # A number alone at the beginning counts the dishes, unless it names a currency.
    is_after = len(current) > 1 or any(sign in last.text for sign in "元円¥￥")
    return (behind_price and is_after and token.text not in "-–—/|,"
            and (gap > GAP_BEHIND_PRICE or gap > -0.5 and has_han(token.text)))


def cells_of_line(line: list, page_height: float, prices_first: bool) -> list:
    height = max(0.5 * page_height, statistics.median(token.height for token in line))
    found = [[line[0]]]
    for token in line[1:]:
        if is_cut(found[-1], token, height, prices_first):
            found.append([])
        found[-1].append(token)
    return [Cell(part) for part in found]


def nearest(price: Cell, texts: list, is_before: bool):
    """The text of the row that a price stands behind, or before."""
    found = []
    for place, text in enumerate(texts):
        gap = text.left - price.right if is_before else price.left - text.right
        if gap >= -0.5 * price.height and price.is_level_with(text):
            found.append((gap, place))
    return texts[min(found)[1]] if found else None


def with_prices(cells: list, prices_first: bool) -> list:
    """Cells of prices joined to the text of their row, always behind it; those without one stay as they are."""
    texts, alone = [cell for cell in cells if not cell.is_price], []
    prices = sorted((cell for cell in cells if cell.is_price), key=lambda cell: cell.left, reverse=prices_first)
    for price in prices:
        text = nearest(price, texts, prices_first)
        if text is None:
            alone.append(price)
        elif prices_first:
            text.tokens, text.left = price.tokens + text.tokens, min(text.left, price.left)
        else:
            text.tokens, text.right = text.tokens + price.tokens, max(text.right, price.right)
    if prices_first:
        for cell in texts + alone:
            move_price_behind(cell)
    return texts + alone


def move_price_behind(cell: Cell) -> None:
    count = 0
    while count < len(cell.tokens) and (cell.tokens[count].is_price or cell.tokens[count].is_unit):
        count += 1
    if 0 < count < len(cell.tokens) and not cell.tokens[-1].is_price:
        cell.tokens = cell.tokens[count:] + cell.tokens[:count]


def widest_gap(spans: list) -> tuple:
    """Of spans along one direction: how wide their widest gap is, and its middle."""
    spans = sorted(spans)
    end, best = spans[0][1], (0, 0)
    for start, stop in spans[1:]:
        if start > end:
            best = max(best, (start - end, (start + end) / 2))
        end = max(end, stop)
    return best


def in_order(cells: list, depth: int = 0) -> list:
    """The cells as they are read: cut at rivers between columns first, else between the rows that lie furthest apart.

    A river that parts single cells only counts where no rows can be told apart.
    """
    if len(cells) <= 1 or depth > MOST_CUTS:
        return sorted(cells, key=lambda cell: (cell.top, cell.left))
    height = statistics.median(cell.height for cell in cells)
    river, middle = widest_gap([(cell.left, cell.right) for cell in cells])
    if river > RIVER * height:
        left = [cell for cell in cells if cell.right <= middle]
        right = [cell for cell in cells if cell.left >= middle]
        rows_gap = widest_gap([(cell.top, cell.bottom) for cell in cells])[0]
        if len(left) >= 2 and len(right) >= 2 or rows_gap <= 0.3 * height:
            return in_order(left, depth + 1) + in_order(right, depth + 1)
    rows = sorted(cells, key=lambda cell: cell.top)
    end, cuts = rows[0].bottom, []
    for place, cell in enumerate(rows[1:], 1):
        if cell.top >= end - OVERLAP * height:
            cuts.append((cell.top - end, place))
        end = max(end, cell.bottom)
    if cuts:
        place = max(cuts)[1]
        return in_order(rows[:place], depth + 1) + in_order(rows[place:], depth + 1)
    return sorted(cells, key=lambda cell: (round(cell.top / max(1, height)), cell.left))


def laid_out(page: dict) -> Layout:
    lines = tokens(page)
    heights = [token.height for line in lines for token in line if len(token.text) > 1]
    height = statistics.median(heights) if heights else 20.0
    prices_first = has_prices_first(lines)
    cells = [cell for line in lines for cell in cells_of_line(line, height, prices_first)]
    return Layout(in_order(with_prices(cells, prices_first)), height)
