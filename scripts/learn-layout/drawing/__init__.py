"""Draws menus as boxes of words, as a reader would hand them over, with the label of each word; nothing is rendered.

A page depends on seed and number alone.
"""

import random

from drawing.columns import Columns
from drawing.design import Design
from drawing.reader import read
from drawing.sheet import Sheet
from drawing.strangers import Strangers

# How many pages are no menus.
STRANGERS = 0.04


def draw(seed: int, number: int) -> dict:
    """A page as in a bundle: the photo's size, and lines of words with boxes and labels."""
    chance = random.Random(f"{seed} {number}")
    design = Design(chance)
    sheet = Sheet()
    filler = Strangers if chance.random() < STRANGERS else Columns
    filler(design, sheet, chance).fill()
    return {"language": design.wording.language, **read(sheet, design, chance)}
