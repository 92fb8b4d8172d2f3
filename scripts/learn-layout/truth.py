"""Menus whose dishes are known: names and prices found again among the words read, and what each word may be."""

import dataclasses
import itertools
import json
import pathlib
import re

import numpy

from amounts import amounts_of_price
from labels import INDEX, LABELS
from letters import Pattern, key, likeness
from pages import Page

# A name is found in words that are so much like it; shorter and longer runs of words aren't compared. So 98 % of the
# names of 58 menus in Latin letters were found, and 88 % of those of 33 Chinese ones, of which less had been read.
LIKE, SHORTEST, LONGEST, MOST_TOKENS = 0.74, 0.65, 1.35, 16
# A price of the dish this many words behind a name makes that the likelier place; descriptions reach so far.
PRICE_REACH, DESCRIPTION_REACH = 14, 80
HEADING_LIKE = 0.85
# Pages with fewer of their dishes found were read too badly to learn from.
LEAST_FOUND = 0.5


@dataclasses.dataclass
class TrueDish:
    name: str
    prices: list
    description: str
    section: str


@dataclasses.dataclass(frozen=True)
class Set:
    """A folder of NAME.dishes.json, and the one into which the photos NAME were scanned."""
    known: pathlib.Path
    scanned: pathlib.Path
    # How much each of its menus counts, compared with one that somebody printed.
    weight: float = 1.0

    @property
    def name(self) -> str:
        """The scan tells sets apart that one truth is read twice for."""
        return self.scanned.name


@dataclasses.dataclass(eq=False)
class Menu(Page):
    """A photographed page; `found` counts the true dishes found in what was read."""
    set: Set = None
    truth: list = None
    found: int = 0

    @property
    def name(self) -> str:
        return self.place[1]

    @property
    def weight(self) -> float:
        return self.set.weight

    @property
    def is_readable(self) -> bool:
        return self.found >= LEAST_FOUND * len(self.truth)


@dataclasses.dataclass(frozen=True)
class Span:
    """Words from the first to the last as the name of a dish, by its number."""
    first: int
    last: int
    dish: int


def comes_first(tokens: list, keys: list, place: int) -> bool:
    return tokens[place].place == 0 or len(keys[place - 1]) <= 2 or tokens[place - 1].is_price


def comes_last(tokens: list, place: int) -> bool:
    following = tokens[place + 1] if place + 1 < len(tokens) else None
    return following is None or following.place == 0 or following.is_price or following.text in "-–—:("


def suits(tokens: list, keys: list, first: int, last: int, prices: list) -> float:
    """What makes a run of words the likelier name besides its letters: bounds of cells, a price behind it."""
    score = 0.0
    for place in range(last + 1, min(len(tokens), last + PRICE_REACH)):
        found = tokens[place].amounts if tokens[place].is_price else ()
        if found:
            if found[0] in prices or found[-1] in prices:
                score += 0.13 if tokens[place].cell == tokens[last].cell else 0.1
            break
    score += 0.05 * comes_first(tokens, keys, first) + 0.03 * comes_last(tokens, last)
    score += 0.02 * (not tokens[first].text[0].islower())
    return score - 0.01 * abs(tokens[last].cell - tokens[first].cell)


def places_of(dish: TrueDish, tokens: list, keys: list) -> list:
    """(score, first, last) of each run of words that is like the dish's name."""
    wanted, found = key(dish.name), []
    if not wanted:
        return []
    pattern, most = Pattern(wanted), int(LONGEST * len(wanted) + 2)
    for first in range(len(tokens)):
        if not keys[first]:
            continue
        text, ends = "", []
        for last in range(first, min(len(tokens), first + MOST_TOKENS)):
            text += keys[last]
            if len(text) > most:
                break
            if keys[last] and len(text) >= SHORTEST * len(wanted):
                ends.append((last, len(text)))
        if not ends:
            continue
        distances = pattern.distances(text[:ends[-1][1]])
        for last, length in ends:
            like = 1 - distances[length] / max(length, len(wanted))
            if like >= LIKE:
                found.append((like + suits(tokens, keys, first, last, dish.prices), first, last))
    return found


def aligned(tokens: list, truth: list) -> list:
    """The names' places in the order of reading, each dish and each word once, the likeliest first."""
    keys = [key(token.text) for token in tokens]
    candidates = [
        (score, -number, first, last)
        for number, dish in enumerate(truth) for score, first, last in places_of(dish, tokens, keys)]
    spans, used, done = [], set(), set()
    for _, number, first, last in sorted(candidates, reverse=True):
        places = range(first, last + 1)
        if -number not in done and used.isdisjoint(places):
            done.add(-number)
            used.update(places)
            spans.append(Span(first, last, -number))
    return sorted(spans, key=lambda span: span.first)


def until_next(spans: list, count: int) -> list:
    """Each span with the words from its end to the next name."""
    ends = [span.first for span in spans[1:]] + [count]
    return [(span, range(span.last + 1, end)) for span, end in zip(spans, ends)]


def labelled(tokens: list, truth: list, spans: list) -> str:
    """The labels of names and of the prices that the truth confirms; any other word has ?."""
    labels = ["?"] * len(tokens)
    for span, behind in until_next(spans, len(tokens)):
        labels[span.first:span.last + 1] = ["B"] + ["I"] * (span.last - span.first)
        for place in behind:
            if tokens[place].is_price and set(tokens[place].amounts) & set(truth[span.dish].prices):
                labels[place] = "P"
    return "".join(labels)


def allow(allowed, place: int, labels: str) -> None:
    allowed[place] = 0
    allowed[place, [INDEX[label] for label in labels]] = 1


def allowed_labels(tokens: list, truth: list, spans: list, labels: str):
    """What is no name in the truth may be anything else; descriptions and headings are known where the truth has them.

    A price that the truth doesn't confirm may be one all the same, since it may be misread.
    """
    others = "".join(label for label in LABELS if label not in "BIP")
    allowed = numpy.zeros((len(tokens), len(LABELS)), numpy.float32)
    for place, label in enumerate(labels):
        unknown = others + ("P" if tokens[place].is_price or tokens[place].is_unit else "")
        allow(allowed, place, unknown if label == "?" else label)
    for span, behind in until_next(spans, len(tokens)):
        words = {key(word) for word in re.split(r"[\s/,()]+", truth[span.dish].description)} - {""}
        for place in behind[:DESCRIPTION_REACH]:
            if labels[place] == "?" and key(tokens[place].text) in words:
                allow(allowed, place, "D")
    sections = {dish.section for dish in truth if dish.section}
    for _, cell in itertools.groupby(range(len(tokens)), key=lambda place: tokens[place].cell):
        places = list(cell)
        text = "".join(tokens[place].text for place in places)
        if all(labels[place] == "?" for place in places):
            if any(likeness(text, section) >= HEADING_LIKE for section in sections):
                for place in places:
                    allow(allowed, place, "H")
    return allowed


def true_dishes(path: pathlib.Path) -> list:
    return [
        TrueDish(dish["name"], sorted(set(amounts_of_price(dish.get("price")))), dish.get("description") or "",
                 dish.get("section") or "")
        for dish in json.loads(path.read_text(encoding="utf-8")) if dish.get("name")]


def menu(page: Page, set_: Set, truth: list) -> Menu:
    """The page of a photo with its truth."""
    spans = aligned(page.tokens, truth)
    allowed = allowed_labels(page.tokens, truth, spans, labelled(page.tokens, truth, spans))
    return Menu(page.place, page.tokens, page.words, page.steps, page.program, allowed, set_, truth, len(spans))


def menus(set_: Set, pages: list) -> list:
    """Those of the set's pages that have dishes in its truth, by name."""
    found = []
    for page in sorted(pages, key=lambda page: page.place):
        path = set_.known / f"{page.place[1]}.dishes.json"
        truth = true_dishes(path) if path.exists() else []
        if truth:
            found.append(menu(page, set_, truth))
    return found
