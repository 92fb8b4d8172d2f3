"""A flat page that words are set on, by the line in which a reader would find them."""

import collections
import dataclasses
import re
import unicodedata

from drawing.faces import Face
from drawing.ink import advance, extent

SPACE = 0.28
# Scripts without spaces between words, which are parted anywhere where a line ends: Thai, Chinese, Japanese.
UNSPACED = re.compile("[\u0e00-\u0e7f\u2e80-\u9fff]")
# A word of these up to so many em stays whole however narrow the line is, and no part of a longer one is shorter than
# the second.
WHOLE, LEAST_PART = 9, 6


@dataclasses.dataclass
class Type:
    size: float
    # How wide letters are beside the common ones.
    breadth: float = 1.0

    @property
    def space(self) -> float:
        return SPACE * self.size

    def width(self, words: list) -> float:
        """Of a line of labelled words."""
        letters = sum(advance(letter) for text, _ in words for letter in text)
        return letters * self.size * self.breadth + self.space * max(0, len(words) - 1)


@dataclasses.dataclass
class Printed:
    text: str
    label: str
    x: float
    y: float
    width: float
    height: float
    face: Face = Face()


def labelled(words: list, label: str, rest: str = None) -> list:
    """Words with a label, those behind the first with another where one is given."""
    return [(word, label if place == 0 or rest is None else rest) for place, word in enumerate(words)]


class Sheet:
    def __init__(self):
        self.lines = collections.defaultdict(list)
        self.last_line = 0

    def new_line(self) -> int:
        self.last_line += 1
        return self.last_line

    def put(self, words: list, x: float, y: float, type_: Type, line: int = None) -> float:
        """Sets labelled words from x on, on the base line y, in a new line where none is given; tells where they end.
        """
        line = self.new_line() if line is None else line
        for text, label in words:
            width = type_.width([(text, label)])
            above, below = extent(text)
            self.lines[line].append(
                Printed(text, label, x, y - above * type_.size, width, (above + below) * type_.size))
            x += width + type_.space
        return x - type_.space


def parted(word: tuple, type_: Type, width: float) -> list:
    """A labelled word in as many parts as there are lines that it needs; only one without spaces has several."""
    text, label = word
    if type_.width([word]) <= max(width, WHOLE * type_.size) or not UNSPACED.search(text):
        return [word]
    parts, used = [""], 0.0
    for letter in text:
        own = type_.width([(letter, label)])
        if used + own > max(width, LEAST_PART * type_.size) and unicodedata.category(letter) != "Mn":
            parts.append("")
            used = 0.0
        parts[-1] += letter
        used += own
    return labelled(parts, label, "I" if label in "BG" else label)


def broken(run: list, width: float) -> list:
    """Lines of labelled words, each with its type, that are at most so wide."""
    lines, used = [[]], 0.0
    for word, type_ in ((part, type_) for word, type_ in run for part in parted(word, type_, width)):
        own = type_.width([word])
        if used and used + own > width:
            lines.append([])
            used = 0.0
        lines[-1].append((word, type_))
        used += own + type_.space
    return [line for line in lines if line]


def wrapped(words: list, type_: Type, width: float) -> list:
    """Lines of labelled words that are at most so wide; a word that is wider has a line of its own."""
    return [[word for word, _ in line] for line in broken([(word, type_) for word in words], width)]
