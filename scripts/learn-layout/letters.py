"""Text compared: what two readings of one name have in common, whatever their case, spaces and punctuation."""

import functools
import re
import unicodedata

HAN = "\u3400-\u9fff\u3040-\u30ff\uac00-\ud7af々"
HAN_LETTER = re.compile(f"[{HAN}]")


def has_han(text: str) -> bool:
    """Whether any letter is Chinese, Japanese or Korean."""
    return HAN_LETTER.search(text) is not None


def plain(text: str) -> str:
    """The text with full-width forms made ordinary."""
    return unicodedata.normalize("NFKC", text)


@functools.lru_cache(maxsize=200_000)
def key(text: str) -> str:
    """Letters and digits alone, in lower case: texts with the same key are the same."""
    return re.sub(r"[^\w]+", "", plain(text).lower().replace("&", " and "))


class Pattern:
    """A text that others are compared with, by the edit distance in the bit-parallel form of Myers and Hyyrö."""

    def __init__(self, text: str):
        self.text = text
        self.places = {}
        for place, character in enumerate(text):
            self.places[character] = self.places.get(character, 0) | 1 << place

    def distances(self, text: str) -> list:
        """The distance of every beginning of the text, from the empty one to the whole."""
        ones = (1 << len(self.text)) - 1
        last = 1 << len(self.text) >> 1
        more, less, distance = ones, 0, len(self.text)
        found = [distance]
        for character in text:
            equal = self.places.get(character, 0)
            down = equal | less
            across = (((equal & more) + more) ^ more) | equal
            grows, shrinks = less | ones & ~(across | more), more & across
            distance += bool(grows & last) - bool(shrinks & last)
            grows, shrinks = grows << 1 | 1, shrinks << 1
            more, less = (shrinks | ~(down | grows)) & ones, grows & down & ones
            found.append(distance)
        return found


@functools.lru_cache(maxsize=400_000)
def likeness_of_keys(one: str, other: str) -> float:
    if not one or not other:
        return 0
    return 1 - Pattern(one).distances(other)[-1] / max(len(one), len(other))


def likeness(one: str, other: str) -> float:
    """1 for the same, 0 for texts with nothing in common."""
    return likeness_of_keys(key(one), key(other))
