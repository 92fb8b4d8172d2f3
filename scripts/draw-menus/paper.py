"""A flat page: its size, its colours, and what has been printed on it."""

import random

from PIL import Image, ImageDraw

from faces import FACES, Face
from languages import Language
from lettering import Lettering

# Paper, ink, headings.
LIGHT = [
    ((250, 247, 240), (28, 26, 24), (120, 40, 32)),
    ((255, 255, 255), (20, 20, 20), (20, 20, 20)),
    ((244, 236, 214), (48, 34, 24), (110, 60, 20)),
    ((238, 240, 242), (24, 30, 40), (20, 60, 110)),
    ((232, 240, 228), (24, 36, 26), (20, 84, 50)),
    ((250, 240, 200), (40, 30, 20), (140, 30, 30)),
    ((246, 226, 214), (50, 24, 24), (126, 30, 40)),
]
DARK = [
    ((32, 32, 34), (238, 234, 226), (226, 186, 110)),
    ((22, 34, 54), (236, 238, 242), (240, 210, 140)),
    ((64, 22, 26), (246, 236, 224), (240, 204, 130)),
    ((24, 50, 42), (238, 240, 230), (226, 200, 130)),
]


class Page:
    def __init__(
            self, language: Language, layout: str, chance: random.Random, width: int, height: int, faces: list = None):
        self.language = language
        self.layout = layout
        self.languages = [language.code]
        # How the two languages of a bilingual page stand, or in which form its legend is.
        self.form = None
        # What index.json says besides.
        self.more = {}
        self.width, self.height = width, height
        self.margin = round(width * chance.uniform(0.06, 0.085))
        self.paper, self.ink, self.accent = chance.choice(DARK if chance.random() < 1 / 6 else LIGHT)
        self.chosen: Face = chance.choice(faces or FACES[language.script])
        self.icon_ink = self.ink
        self.cut(height)
        # What is printed, a line each, in the order of reading.
        self.lines = []
        # As `vegyscan bench dishes` takes them.
        self.dishes = []

    def cut(self, height: int) -> None:
        """Empty paper of this height."""
        self.height = height
        self.image = Image.new("RGB", (self.width, height), self.paper)
        self.canvas = ImageDraw.Draw(self.image)

    @property
    def face(self) -> str:
        return self.chosen.name

    @property
    def pale(self) -> tuple:
        """Ink for what matters less."""
        return tuple(round(0.72 * ink + 0.28 * paper) for ink, paper in zip(self.ink, self.paper))

    def lettering(self, size: float, is_bold: bool = False) -> Lettering:
        """Letters of the page's own language."""
        files = self.chosen.bold if is_bold else self.chosen.files
        return Lettering(files, round(size), self.language.code, self.language.is_right_to_left, self.icon_ink)

    def slanted(self, size: float) -> Lettering:
        """Upright in a script that has no slanted letters."""
        letters = self.lettering(size)
        letters.files = self.chosen.italic or letters.files
        return letters

    def second_lettering(self, size: float, is_bold: bool = False) -> Lettering:
        """Latin letters of the same kind, from left to right on every page."""
        latin = next((face for face in FACES["latin"] if face.name == self.chosen.name), FACES["latin"][0])
        return Lettering(latin.bold if is_bold else latin.files, round(size), self.language.second)

    def record(self, file: str) -> dict:
        """What index.json says of the page; programs that read it pass over what they don't know."""
        record = {"file": file, "languages": self.languages, "layout": self.layout, "face": self.face}
        return record | ({"form": self.form} if self.form else {}) | self.more

    def add_dish(self, name: str, section: str, amount: float, **more) -> None:
        """The price as a number, since a program may print the same amount in other digits; `more` as it is."""
        price = int(amount) if amount == int(amount) else round(amount, 2)
        self.dishes.append({"name": name, "section": section, "price": price} | more)
