"""In which type words are set: how heavy, upright or slanted, in which colour on which ground; and what the program
measures of it on a photo (`WordType`).

Shares were set by hand, not counted. How far measures of one type differ is as on written menus (`menus/`) that a browser
has drawn and the program has read.
"""

import dataclasses
import math
import random

from drawing.ink import CAPITAL, extent

WHITE, BLACK = (255, 255, 255), (0, 0, 0)
# How thick strokes are by the weight that style sheets give, in heights of capitals: DejaVu and Liberation have two weights,
# others up to nine.
STROKES = {100: 0.05, 200: 0.08, 300: 0.105, 400: 0.135, 500: 0.155, 600: 0.18, 700: 0.2, 800: 0.22, 900: 0.245}
GROUNDS = [WHITE, WHITE, WHITE, (250, 245, 235), (240, 228, 205), (225, 225, 220), (30, 30, 30), (45, 30, 25), (20, 45, 40)]
ACCENTS = [(170, 30, 30), (140, 90, 30), (30, 100, 50), (30, 60, 130), (200, 120, 20), (120, 30, 90), (190, 150, 70)]


@dataclasses.dataclass(frozen=True)
class Face:
    weight: int = 400
    is_slanted: bool = False
    ink: tuple = BLACK
    ground: tuple = WHITE


class Faces:
    """Of a page whose words differ by their labels alone."""

    def __init__(self, chance: random.Random):
        self.chance = chance
        ground = chance.choice(GROUNDS)
        is_dark = sum(ground) < 380
        ink = (235, 230, 220) if is_dark else chance.choice([BLACK, BLACK, (40, 30, 25), (60, 60, 60)])
        self.accent = chance.choice(ACCENTS)
        self.body = Face(chance.choice([400, 400, 400, 400, 300, 500]), False, ink, ground)
        self.pale = dataclasses.replace(
            self.body, ink=tuple((3 * one + 2 * other) // 5 for one, other in zip(ink, ground)))
        self.is_plain = chance.random() < 0.25
        name = self.varied(self.body, bold=0.55, slanted=0.03, accent=0.12)
        text = self.varied(chance.choice([self.body, self.body, self.pale]), bold=0.03, slanted=0.2, accent=0.03)
        heading = self.varied(self.body, bold=0.6, slanted=0.08, accent=0.4)
        if chance.random() < 0.12:
            heading = dataclasses.replace(heading, ink=ground, ground=self.accent if chance.random() < 0.6 else ink)
        price = self.varied(chance.choice([name, name, text, self.body]), bold=0.15, slanted=0.03, accent=0.15)
        size = self.varied(chance.choice([text, text, price]), bold=0.05, slanted=0.15, accent=0.03)
        extra = self.varied(chance.choice([text, text, text, name]), bold=0.05, slanted=0.15, accent=0.05)
        other = self.varied(chance.choice([text, text, self.pale]), bold=0.07, slanted=0.3, accent=0.1)
        number = self.varied(chance.choice([name, name, text]), bold=0.1, slanted=0, accent=0.1)
        self.by_label = {
            "B": name, "I": name, "G": name, "D": text, "H": heading, "P": price, "S": size, "A": extra, "N": number,
            "Q": chance.choice([price, extra]), "X": other}

    def varied(self, face: Face, bold: float, slanted: float, accent: float) -> Face:
        chance = self.chance
        if self.is_plain:
            return face
        if chance.random() < bold:
            face = dataclasses.replace(face, weight=chance.choice([600, 700, 700, 700, 800]))
        if chance.random() < slanted:
            face = dataclasses.replace(face, is_slanted=not face.is_slanted)
        if chance.random() < accent:
            face = dataclasses.replace(face, ink=self.accent)
        return face


class Measuring:
    """What a photo does to type: strokes bleed, letters lean with the page, light and contrast change colours."""

    # On so many pages nothing is measured, as where a bundle of an earlier version is read anew.
    UNKNOWN = 0.08

    def __init__(self, em: float, chance: random.Random):
        self.chance = chance
        self.knows = chance.random() >= self.UNKNOWN
        self.bleed = chance.uniform(0.85, 1.35)
        # In pixels, the standard deviation of a Gaussian.
        self.blur = em * chance.choice([0.01, 0.02, 0.04, 0.06])
        self.lean = chance.choice([0, 0, chance.gauss(0, 1.5)])
        self.noise = chance.choice([0.5, 1, 1, 1.4])
        # Round letters lean less than upright strokes.
        self.slant = chance.uniform(4, 9)
        self.light = [chance.uniform(0.6, 1) * cast for cast in (1, chance.uniform(0.88, 1), chance.uniform(0.7, 1))]
        self.contrast = chance.uniform(0.55, 1)

    def of(self, face: Face, text: str, height: float) -> dict | None:
        """Of a word whose ink is so many pixels high; None where nothing is known."""
        letters = sum(letter.isalnum() for letter in text)
        if not self.knows or not letters:
            return None
        chance = self.chance
        stroke = STROKES[min(900, max(100, 100 * round(face.weight / 100)))] * self.bleed
        stroke *= height * CAPITAL / sum(extent(text))
        # How strong the middle of a stroke is that was as strong as the ink before it was blurred.
        strength = self.contrast * math.erf(stroke / (2 * math.sqrt(2) * self.blur))
        stroke *= math.exp(chance.gauss(0, self.noise * (0.07 + 0.2 / math.sqrt(letters))))
        slant = self.lean + (self.slant if face.is_slanted else 0)
        slant += chance.gauss(0, self.noise * (0.8 + 3 / math.sqrt(letters)))
        ink = [ground + strength * (ink - ground) for ink, ground in zip(face.ink, face.ground)]
        return {"stroke": round(stroke, 2), "slant": round(slant), "ink": self.colour(ink),
                "ground": self.colour(face.ground)}

    def colour(self, colour: tuple) -> str:
        seen = (value * light + self.chance.gauss(0, 4) for value, light in zip(colour, self.light))
        return "#" + "".join(f"{min(255, max(0, round(value))):02x}" for value in seen)
