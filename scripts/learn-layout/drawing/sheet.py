"""A flat page that words are set on, by the line in which a reader would find them."""

import collections
import dataclasses

from letters import has_han
from tokens import extent

SPACE = 0.28


def advance(letter: str) -> float:
    """The width of a letter in em, of a common sans serif."""
    if ord(letter) > 0x2E80:
        return 1.0
    if letter in "ilj.,;:!|'I":
        return 0.28
    if letter in "mwMW":
        return 0.85
    return 0.64 if letter.isupper() else 0.5


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


def labelled(words: list, label: str, rest: str = None) -> list:
    """Words with a label, those behind the first with another where one is given."""
    return [(word, label if place == 0 or rest is None else rest) for place, word in enumerate(words)]


def rise(text: str) -> float:
    """How far ink stands above the base line, in em."""
    if has_han(text):
        return 0.85
    height = extent(text)
    return 0.53 if height == 0.53 else 0.73 if height in (0.73, 0.93) else 0.75


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
            top, height = y - rise(text) * type_.size, extent(text) * type_.size
            self.lines[line].append(Printed(text, label, x, top, width, height))
            x += width + type_.space
        return x - type_.space


def wrapped(words: list, type_: Type, width: float) -> list:
    """Lines of labelled words that are at most so wide; a word that is wider has a line of its own."""
    lines, used = [[]], 0.0
    for word in words:
        own = type_.width([word])
        if used and used + own > width:
            lines.append([])
            used = 0.0
        lines[-1].append(word)
        used += own + type_.space
    return [line for line in lines if line]
