"""The page's habits: what a first pass thinks of words that look or stand like this one, elsewhere on the page."""

import collections
import math

import numpy

from facts import Facts, PageFacts
from labels import INDEX
from shapes import graded, kind
from tokens import Token

# Labels told together: names, descriptions and additions, headings, prices, and the rest.
GROUPS = {"name": "BI", "description": "DA", "heading": "H", "price": "P", "other": "XN"}
# So many words and more are believed alike; most of a group's share from here on counts as a fact of its own.
ENOUGH, MOST = 6, 0.75
# Twice the share that counts as nought.
NEUTRAL = 0.6


def likenesses(token: Token, cell: Facts, page: PageFacts) -> dict:
    """The classes of words that this one is in, by what makes them alike."""
    shape, is_first = cell.shapes[token.place], token.place == 0
    kind_ = shape if token.is_price or shape.startswith("mark") else kind(shape)
    own_size = graded(math.log(max(1, token.em) / page.em), 0.2, -5, 9)
    return {
        "style": (*cell.style, cell.ends_in_price),
        "type": (kind_, own_size, is_first),
        "edge": (cell.edge, cell.ends_in_price, is_first),
        "prices": (cell.ends_in_price, cell.next_price, cell.last_price, min(len(cell.tokens), 4), kind_),
        "end": (kind_, token.is_last, cell.ends_in_price),
    }


def of_class(likeness: str, sums) -> list:
    """Features from the sums of probabilities of the words in the same class, and their number at the end."""
    count = sums[-1]
    if count < 1:
        return [(f"habit {likeness} none", 1.0)]
    found = []
    for group, total in zip(GROUPS, sums):
        part = total / count
        found.append((f"habit {likeness} {group}", float(min(count, ENOUGH) / ENOUGH * (2 * part - NEUTRAL))))
        if part > MOST:
            found.append((f"habit {likeness} mostly {group}", 1.0))
    return found


def habits(page: PageFacts, marginals) -> list:
    """Of each word, given the probability of each label of each by the first pass. Words of its own cell don't count,
    or it would be told what the first pass thought of itself.
    """
    sums = [marginals[:, [INDEX[label] for label in labels]].sum(1) for labels in GROUPS.values()]
    masses = numpy.stack(sums + [numpy.ones(len(marginals))], 1)
    tokens = page.layout.tokens
    classes = [likenesses(token, page.cells[token.cell_number], page) for token in tokens]
    all_words = collections.defaultdict(lambda: numpy.zeros(len(GROUPS) + 1))
    own_cell = collections.defaultdict(lambda: numpy.zeros(len(GROUPS) + 1))
    for token, found, mass in zip(tokens, classes, masses):
        for entry in found.items():
            all_words[entry] += mass
            own_cell[entry, token.cell_number] += mass
    return [
        [feature for entry in found.items()
         for feature in of_class(entry[0], all_words[entry] - own_cell[entry, token.cell_number])]
        for token, found in zip(tokens, classes)]
