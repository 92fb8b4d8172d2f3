"""Facts of each cell that the features of its words tell, and of the page as a whole."""

import collections
import math
import statistics

from cells import Cell, Layout
from letters import key
from shapes import CASES, graded, shape
from vocabulary import vocabulary

# Left edges are the same within so many heights of the page's type.
EDGE = 1.2
# Farther prices aren't told apart, in cells.
FARTHEST = 4


def open_brackets(tokens: list) -> int:
    text = "".join(token.text for token in tokens)
    return sum(map(text.count, "(（")) - sum(map(text.count, ")）"))


class Facts:
    """Of one cell, told from its words where it has any besides prices; what depends on other cells is set below."""

    def __init__(self, cell: Cell):
        self.tokens, self.is_price = cell.tokens, cell.is_price
        self.shapes = [shape(token.text) for token in cell.tokens]
        self.words = [token for token in cell.tokens if not token.is_price]
        self.tell_case()
        self.tell_price()
        self.tell_words()
        of = self.words or cell.tokens
        self.size = max(1, statistics.median(token.em for token in of))
        self.left = min(token.x for token in self.words) if self.words else cell.left
        self.right = max(token.right for token in self.words) if self.words else cell.right
        self.top, self.bottom = min(token.y for token in of), max(token.bottom for token in of)

    def tell_case(self) -> None:
        cases = [shape(token.text) for token in self.words]
        cases = [found for found in cases if found in CASES]
        self.is_upper = bool(cases) and cases.count("upper") > 0.6 * len(cases)
        self.is_title = bool(cases) and cases.count("upper") + cases.count("capital") >= 0.6 * len(cases)
        self.is_lower = bool(cases) and cases[0] == "lower"
        self.has_han = any(found.startswith("han") for found in self.shapes)
        if self.is_upper:
            self.case = "upper"
        elif self.is_title:
            self.case = "title"
        elif self.is_lower:
            self.case = "lower"
        else:
            self.case = "sentence" if cases else "han" if self.has_han else "other"

    def tell_price(self) -> None:
        prices = [place for place, token in enumerate(self.tokens) if token.is_price]
        last = len(self.tokens) - 1
        self.ends_in_price = bool(prices) and (
            prices[-1] == last or prices[-1] == last - 1 and self.tokens[-1].is_unit)

    def tell_words(self) -> None:
        known = vocabulary()
        keys = [key(token.text) for token in self.words]
        self.text = key("".join(token.text for token in self.words))
        self.is_phrase = self.text in known.phrases
        self.has_heading_word = any(word in known.headings for word in keys)
        self.connectors = sum(word in known.connectors for word in keys)
        self.known_words = sum(bool(known.kinds(word)) for word in keys)
        self.commas = sum(token.text.endswith((",", "、", "，")) for token in self.words)
        self.is_chinese_heading = known.chinese_heading.search(self.text) is not None
        self.is_note = known.chinese_note.search(self.text) is not None or any(
            found in ("phone", "time") for found in self.shapes)
        self.has_open_bracket = open_brackets(self.tokens) > 0

    def is_level_with(self, other) -> bool:
        shared = min(self.bottom, other.bottom) - max(self.top, other.top)
        return shared > 0.5 * min(self.bottom - self.top, other.bottom - other.top)


def tell_distances(found: list) -> None:
    """How many cells away the next price and the last one are."""
    away = FARTHEST
    for fact in reversed(found):
        away = 0 if fact.ends_in_price else min(FARTHEST, away + 1)
        fact.next_price = away
    away = FARTHEST
    for fact in found:
        fact.last_price = away
        away = 1 if fact.ends_in_price else min(FARTHEST, away + 1)


def tell_styles(found: list, em: float) -> None:
    """How common cells of this case and size are on the page, how often a price ends them, how many words they have."""
    cells = collections.defaultdict(list)
    for fact in found:
        fact.style = fact.case, graded(math.log(fact.size / em), 0.16, -5, 9)
        if fact.text and not fact.is_price:
            cells[fact.style].append(fact)
    count = sum(map(len, cells.values())) or 1
    for fact in found:
        same = cells.get(fact.style, [])
        fact.style_share = len(same) / count
        # A little is added so that one cell alone doesn't seem certain.
        fact.style_price = (sum(other.ends_in_price for other in same) + 0.3) / (len(same) + 1) if same else 0
        fact.style_words = sum(len(other.words) for other in same) / len(same) if same else 0


def tell_edges(found: list, height: float) -> None:
    """How many cells begin at the same left edge."""
    edges = collections.Counter(round(fact.left / (EDGE * height)) for fact in found if fact.text)
    for fact in found:
        fact.edge = round(fact.left / (EDGE * height))
        fact.aligned = max(edges[fact.edge + by] for by in (-1, 0, 1)) if fact.text else 0


def share(values: list, factor: float = 1) -> str:
    """Of truths: few, some or most; none where there is nothing to tell it from."""
    if not values:
        return "none"
    part = factor * sum(values) / len(values)
    return "most" if part > 0.66 else "few" if part < 0.2 else "some"


class PageFacts:
    """Facts of all cells of a page, in the order of reading."""

    def __init__(self, layout: Layout):
        self.layout, self.height = layout, layout.height
        # The size of the page's type.
        self.em = statistics.median(token.em for token in layout.tokens)
        self.cells = [Facts(cell) for cell in layout.cells]
        tell_distances(self.cells)
        tell_styles(self.cells, self.em)
        tell_edges(self.cells, self.height)
        texts = [fact for fact in self.cells if fact.text and not fact.is_price]
        self.prices = share([fact.ends_in_price for fact in texts])
        self.capitals = share([fact.is_upper for fact in texts])
        self.is_han = sum(fact.has_han for fact in texts) > 0.4 * len(texts)
        self.whole_prices = share([
            fact.shapes[-1].startswith("whole") for fact in texts if fact.ends_in_price and fact.words])
        # A dash parts name and description on a third of the cells already where a page does so.
        dashes = {"mark-", "mark–", "mark—", "mark:"}
        self.dashes = share([not dashes.isdisjoint(fact.shapes[1:-1]) for fact in texts], factor=3)
