"""Learns weights in two passes: what most pages are like, from drawn ones, then what this page is like.

The first pass learns from drawn pages alone. What it thinks of each page gives the page's habits, and the second pass
has features of those. It too learns from drawn pages; with these weights as its start it may go on with real ones.
"""

import collections
import dataclasses

import numpy

import drawing
from cells import laid_out
from crf import COUNT, Batch, Weights, trained
from facts import PageFacts
from features import features
from habits import habits
from labels import INDEX
from truth import Page

# Features that fewer words of drawn and real pages have are left out, to keep the table small.
LEAST_COUNT = 4
# Pages of fewer words teach nothing, those of more hold up the rest.
LEAST_WORDS, MOST_WORDS = 10, 600
# Penalties of the squared weights: on drawn pages, and for going away from the start on real ones. The latter was
# chosen in five folds over 91 menus, where 3 and 10 differ by 0.005 of F1 at most.
DRAWN_PENALTY, REAL_PENALTY = 2.0, 6.0


@dataclasses.dataclass
class Passes:
    first: Weights
    second: Weights


def drawn_page(seed: int, number: int):
    """A drawn page to learn from, or None where it is too small or too large."""
    layout = laid_out(drawing.draw(seed, number))
    if not LEAST_WORDS <= len(layout.tokens) < MOST_WORDS:
        return None
    allowed = numpy.zeros((len(layout.tokens), COUNT), numpy.float32)
    for place, token in enumerate(layout.tokens):
        allowed[place, INDEX[token.label]] = 1
    facts = PageFacts(layout)
    return Page(layout, facts, *features(facts), allowed)


def drawn_pages(seed: int, count: int) -> list:
    found = (drawn_page(seed, number) for number in range(1, count + 1))
    return [page for page in found if page is not None]


def names(rows: list) -> list:
    """Of the features that are common enough, sorted, so that weights are always summed in the same order."""
    counts = collections.Counter(name for row in rows for name, _ in row)
    return sorted(name for name, count in counts.items() if count >= LEAST_COUNT)


def without_weights(pages: list) -> Weights:
    words, steps = ([row for page in pages for row in getattr(page, kind)] for kind in ("words", "steps"))
    return Weights(names(words), names(steps))


def with_habits(pages: list, first: Weights) -> list:
    """The same pages with features of their habits, told by the first pass."""
    found = []
    for page, marginals in zip(pages, Batch(pages, first).marginals(first)):
        words = [own + more for own, more in zip(page.words, habits(page.facts, marginals))]
        found.append(dataclasses.replace(page, words=words))
    return found


def learned_from_drawn(drawn: list, real: list) -> tuple:
    """Weights of both passes, and the real pages with their habits; of those only features are looked at here."""
    first = trained(drawn, without_weights(drawn + real), DRAWN_PENALTY)
    drawn, real = with_habits(drawn, first), with_habits(real, first)
    second = trained(drawn, without_weights(drawn + real), DRAWN_PENALTY)
    return Passes(first, second), real


def learned_from_real(menus: list, start: Weights) -> Weights:
    """The start itself where there is nothing to learn from."""
    readable = [menu for menu in menus if menu.is_readable]
    return trained(readable, start, REAL_PENALTY) if readable else start
