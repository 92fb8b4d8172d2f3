"""Learns weights in two passes: what most pages are like, from drawn ones, then what this page is like.

The first pass learns from one half of the drawn pages. What it thinks of a page gives the page's habits, of which the
program makes the features of the second pass. That learns from the other half, where the first pass errs as it does on
pages nobody has drawn; from pages that both have learned from it would learn to believe habits blindly, and then find
nothing on a small page of which the first pass thinks too little. With these weights as its start it may go on with
real ones.
"""

import collections
import dataclasses
import json
import pathlib
import sys

import numpy

import drawing
import written
from crf import COUNT, Weights, trained
from labels import INDEX
from pages import Page, Token
from program import Program

# Features that fewer words of drawn and real pages have are left out, to keep the table small.
LEAST_COUNT = 4
# Pages of fewer words teach nothing, those of more hold up the rest.
LEAST_WORDS, MOST_WORDS = 4, 600
# Penalties of the squared weights: on drawn pages, and for going away from the start on real ones. The latter was
# chosen in five folds over 91 menus, where 3 and 10 differ by 0.005 of F1 at most.
DRAWN_PENALTY, REAL_PENALTY = 2.0, 6.0
# Drawn pages of fewer words are learned from together with real ones, whose truths tell names and prices only.
SMALL = 300


@dataclasses.dataclass
class Passes:
    first: Weights
    second: Weights

    def both(self) -> list:
        return [self.first, self.second]


def write(pages: dict, folder: pathlib.Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, page in pages.items():
        text = json.dumps(page, ensure_ascii=False, indent=1)
        (folder / name).write_text(text + "\n", encoding="utf-8")


def write_drawn(folder: pathlib.Path, seed: int, numbers: range) -> dict:
    """Writes drawn pages into the folder, each a file; returns them by the names of these."""
    found = {f"{seed}-{number}.json": drawing.draw(seed, number) for number in numbers}
    write(found, folder)
    return found


def label_of_part(label: str, part: int, parts: int) -> str:
    """Of a part of a labelled word. G is a number and the name behind it, printed as one word."""
    if label == "G":
        return ("N" if part == 0 else "B" if part == 1 else "I") if parts > 1 else "B"
    return "I" if label == "B" and part > 0 else label


def label(token: Token, drawn: dict) -> str:
    word = drawn["lines"][token.line]["words"][token.word]
    return label_of_part(word["label"], token.part, token.parts)


def with_labels(page: Page, drawn: dict) -> Page:
    """The page, with no label allowed but those it was drawn with."""
    allowed = numpy.zeros((len(page.tokens), COUNT), numpy.float32)
    for place, token in enumerate(page.tokens):
        allowed[place, INDEX[label(token, drawn)]] = 1
    return dataclasses.replace(page, allowed=allowed)


def write_written(folder: pathlib.Path, menus: list, seed: int, ways: int) -> dict:
    """The same of menus written as web pages, each set in so many ways."""
    found = written.pages(menus, seed, ways) if ways else {}
    write(found, folder)
    return found


@dataclasses.dataclass
class Drawn:
    """Pages whose every word has a label, for each pass its own. Those of one written menu are in one of both."""
    first: list
    second: list

    @property
    def all(self) -> list:
        return self.first + self.second


def drawn_pages(program: Program, folder: pathlib.Path, seed: int, count: int, ways: int) -> Drawn:
    """Pages drawn into the folder, and menus written as web pages that are set in so many ways; those too small or too
    large to learn from are left out.
    """
    found = []
    for half in (0, 1):
        own = folder / str(half + 1)
        drawn = write_drawn(own, seed, range(1 + half, count + 1, 2))
        drawn.update(write_written(own, written.menus("learned")[half::2], seed, ways))
        read = program.pages([own])
        missing = [name for name in drawn if (str(own), name) not in read]
        if missing:
            sys.exit(f"the program gave no features of {', '.join(missing)} in {own}")
        pages = [(read[str(own), name], page) for name, page in drawn.items()]
        found.append([with_labels(page, labels) for page, labels in pages
                      if LEAST_WORDS <= len(page.tokens) < MOST_WORDS])
    return Drawn(*found)


def names(rows: list) -> list:
    """Of the features that are common enough, sorted, so that weights are always summed in the same order."""
    counts = collections.Counter(name for row in rows for name, _ in row)
    return sorted(name for name, count in counts.items() if count >= LEAST_COUNT)


def without_weights(pages: list) -> Weights:
    words, steps = ([row for page in pages for row in getattr(page, kind)] for kind in ("words", "steps"))
    return Weights(names(words), names(steps))


def with_habits(program: Program, pages: list, first: Weights) -> list:
    """The same pages with features of their habits, told by the first pass."""
    folders = list(dict.fromkeys(page.place[0] for page in pages))
    read = program.pages(folders, first)
    return [dataclasses.replace(page, words=read[page.place].words) for page in pages]


def learned_from_drawn(program: Program, drawn: Drawn, real: list) -> tuple:
    """Weights of both passes, the second one's pages and the real ones with their habits; of the real ones only
    features are looked at here.
    """
    first = trained(drawn.first, without_weights(drawn.first + real), DRAWN_PENALTY)
    pages = with_habits(program, drawn.second + real, first)
    drawn, real = pages[:len(drawn.second)], pages[len(drawn.second):]
    second = trained(drawn, without_weights(drawn + real), DRAWN_PENALTY)
    return Passes(first, second), drawn, real


def averaged(learned: list) -> Passes:
    """What several sets of drawn pages have taught, weighed alike: what one set taught by chance goes away."""
    return Passes(mean([passes.first for passes in learned]), mean([passes.second for passes in learned]))


def mean(weights: list) -> Weights:
    """A feature that some don't have counts as nought there."""
    found = Weights(
        sorted({name for each in weights for name in each.word_names}),
        sorted({name for each in weights for name in each.step_names}))
    for each in weights:
        for own, names_of_own, all_, all_names in (
                (each.words, each.word_names, found.words, found.word_names),
                (each.steps, each.step_names, found.steps, found.step_names)):
            places = {name: place for place, name in enumerate(all_names)}
            all_[[places[name] for name in names_of_own]] += own / len(weights)
    return found


def learned_from_real(menus: list, drawn: list, start: Passes) -> Passes:
    """The start itself where there is nothing to learn from.

    All but the largest drawn pages are learned from as well, so that sizes, variants and pages of a few dishes aren't
    forgotten.
    """
    readable = [menu for menu in menus if menu.is_readable]
    if not readable:
        return start
    small = [page for page in drawn if len(page.tokens) < SMALL]
    return Passes(start.first, trained(readable + small, start.second, REAL_PENALTY))
