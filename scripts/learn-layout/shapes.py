"""What a word looks like, whatever it says: capitals, digits, kinds of numbers."""

import functools
import math
import re

from amounts import MARKED, PER_PORTION, is_price
from letters import has_han, plain

MEASURE = re.compile(r"\d\s*(?:ml|cl|l|g|gr|kg|oz|pcs?|st|stk|cm|°|”|\"|''|%)\b|[%”\"°]$", re.IGNORECASE)
TIME = re.compile(r"\d{1,2}[:.]\d\d\s*(?:[ap]m|[-–~])|^\d{1,2}[:.]\d\d(?:[ap]m)?$", re.IGNORECASE)
CASES = {"upper", "capital", "lower", "mixed"}


def graded(value: float, step: float, least: int, most: int) -> int:
    """The value in steps, held between two ends."""
    return max(least, min(most, math.floor(value / step + 0.5)))


def shape_of_price(text: str) -> str:
    if re.search(r"\d\s*[/|]\s*[^\d]{0,2}\d", text):
        return "range"
    if MARKED.search(text) or PER_PORTION.search(text):
        return "currency"
    if re.search(r"\d[.,:]\s?\d\d\b", text):
        return "cents"
    if re.search(r"\d[.,]\d\b", text):
        return "tenths"
    if re.search(r"\d\.$", text):
        return "whole."
    if re.search(r"[-–—=]$", text):
        return "whole-"
    return f"whole{min(4, sum(character.isdecimal() for character in text))}"


def shape_of_number(text: str) -> str:
    """Of a word with digits."""
    if is_price(text):
        return shape_of_price(text)
    if TIME.search(text):
        return "time"
    if sum(character.isdecimal() for character in text) >= 6:
        return "phone"
    if re.fullmatch(r"\(?\d{1,3}[.)、:]", text):
        return "number"
    return "measure" if MEASURE.search(text) else "digits"


@functools.lru_cache(maxsize=200_000)
def shape(text: str) -> str:
    if re.search(r"\d", plain(text)):
        return shape_of_number(plain(text))
    if has_han(text):
        return f"han{min(5, sum(map(has_han, text)))}"
    letters = [character for character in text if character.isalpha()]
    if not letters:
        return "mark" + (text[0] if text[0] in "-–—:·•*|/&+$€£¥()" else "")
    upper, lower = sum(map(str.isupper, letters)), sum(map(str.islower, letters))
    if upper + lower == 0:
        return f"other{min(3, (len(letters) + 2) // 3)}"
    if len(letters) == 1:
        return "one upper" if upper else "one lower"
    if upper >= 0.8 * len(letters):
        return "upper"
    if letters[0].isupper():
        return "capital"
    return "mixed" if upper else "lower"


def kind(shape_of_word: str) -> str:
    """A shape without counts of letters and digits, for features that would else be rare."""
    if shape_of_word in ("cents", "tenths"):
        return "decimal"
    return next((family for family in ("han", "whole", "other") if shape_of_word.startswith(family)), shape_of_word)
