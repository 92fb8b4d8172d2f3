"""How far the letters of a word reach above and below the line they stand on, and how wide they are, in em.

Measured on Noto's fonts, with the words of draw-menus.
"""

import functools
import re
import unicodedata

from letters import has_han

TALL = set("bdfhijkltßđłβδζθλξφψбфіј")
DEEP = set("gjpqyβγζημξρςφχψдруфцщ()[]/$|,;")
# Brackets and the like, which are as high as capitals.
HIGH_MARKS = set("()/$€£[]|&\"")
SMALL, CAPITAL, TAIL = 0.53, 0.73, 0.2
# Of a word without letters and digits.
MARK = 0.75
# Scripts by their letters: how far all of them reach above and below, then the letters and signs that reach further.
SCRIPTS = [(re.compile(letters), *reach) for letters, *reach in (
    ("[\u0590-\u05ff]", 0.6, 0, "ל", 0.77, "ךןףץק", 0.19),
    ("[\u0600-\u06ff]", 0.72, 0.24, "", 0, "", 0),
    ("[\u0900-\u097f]", 0.62, 0, "िीेैोौंँॉईओऔ", 0.9, "ुूृ", 0.3),
    ("[\u0e00-\u0e7f]", 0.56, 0, "ิีึืั็่้๊๋์ํใไโปฝฟ", 0.84, "ุูญฐฎฏ", 0.27),
)]
HAN = (0.85, 0.1)


@functools.lru_cache(maxsize=None)
def reach(letter: str) -> tuple:
    """Above and below the line."""
    if has_han(letter):
        return HAN
    for script, above, below, high, higher, low, lower in SCRIPTS:
        if script.match(letter):
            return (higher if letter in high else above), (lower if letter in low else below)
    base, *accents = unicodedata.normalize("NFD", letter)
    classes = {unicodedata.combining(accent) for accent in accents}
    is_tall = letter.isupper() or letter.isdigit() or base.lower() in TALL or base in HIGH_MARKS or 230 in classes
    is_deep = base in DEEP or not classes.isdisjoint((202, 220))
    return (CAPITAL if is_tall else SMALL), (TAIL if is_deep else 0)


@functools.lru_cache(maxsize=None)
def extent(text: str) -> tuple:
    """How far a word's ink stands above the line and below it."""
    if not any(letter.isalnum() for letter in text):
        return MARK, 0
    reaches = [reach(letter) for letter in text]
    return max(above for above, _ in reaches), max(below for _, below in reaches)


@functools.lru_cache(maxsize=None)
def advance(letter: str) -> float:
    """The width of a letter, of a common sans serif. Marks above and below letters take no room."""
    if unicodedata.category(letter) == "Mn":
        return 0
    if ord(letter) > 0x2E80:
        return 0.92 if "\uac00" <= letter <= "\ud7af" else 1.0
    if letter in "ilj.,;:!|'I":
        return 0.28
    if letter in "mwMW":
        return 0.85
    return 0.64 if letter.isupper() else 0.5
