"""Menus written as web pages (`menus/`), with the role of each word: a browser sets them, each in several ways.

A drawn page is made up by rules, these as restaurants make them up: boxes, pictures, steps, tables, weeks. See
`menus/README.md` for their elements. Those in `menus/aside` are never learned from.
"""

import dataclasses
import html
import html.parser
import json
import pathlib
import random
import re
import statistics
import subprocess
import sys
import tempfile

from drawing.faces import Face
from drawing.reader import framed, photographed
from drawing.sheet import Printed

FOLDER = pathlib.Path(__file__).parent
# How wide a page is set beside what it says, in which family of typefaces.
WIDTHS = (0.85, 0.93, 1.0, 1.15, 1.3)
FAMILIES = ("", "serif", "sans-serif", '"Liberation Sans Narrow"', '"DejaVu Sans"', '"Liberation Serif"')
# A gap of so many em ends a line of the reader.
GAPS = (1.0, 1.5, 2.5)
# How far base lines in one line differ, in em of the smaller type.
LEVEL = 0.3
# How many letters the reader gets wrong, as on drawn pages.
LEAST_NOISE = 0.005
NOISE = (0, 0, LEAST_NOISE, 0.02, 0.05)


@dataclasses.dataclass
class Word:
    """As `browser.js` has measured it."""
    text: str
    label: str
    base: float
    size: float
    x: float
    y: float
    width: float
    height: float
    weight: int
    isSlanted: bool
    ink: list
    ground: list
    isGlued: bool

    @property
    def right(self) -> float:
        return self.x + self.width

    def with_next(self, word):
        """One word with what stands right behind it."""
        top, bottom = min(self.y, word.y), max(self.y + self.height, word.y + word.height)
        text, width = self.text + word.text, word.right - self.x
        return dataclasses.replace(self, text=text, width=width, y=top, height=bottom - top)

    def printed(self) -> Printed:
        face = Face(self.weight, self.isSlanted, tuple(self.ink), tuple(self.ground))
        return Printed(self.text, self.label, self.x, self.y, self.width, self.height, face)


def menus(kind: str) -> list:
    """Those to learn from, `learned`, or those kept `aside`."""
    return sorted((FOLDER / "menus" / kind).glob("*/*.html"))


class Dishes(html.parser.HTMLParser):
    """The dishes of a page in its order, with their prices as printed."""

    def __init__(self, page: str):
        super().__init__()
        self.found, self.role, self.text = [], None, ""
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        if tag in ("dish-name", "dish-price"):
            self.role, self.text = tag, ""
        elif tag == "br":
            self.text += " "

    def handle_data(self, data):
        self.text += data

    def handle_endtag(self, tag):
        if tag != self.role:
            return
        text, self.role = " ".join(self.text.split()), None
        if tag == "dish-name":
            self.found.append({"name": text, "price": ""})
        elif self.found:
            dish = self.found[-1]
            dish["price"] += f" / {text}" if dish["price"] else text


def is_level(one: Word, other: Word) -> bool:
    return abs(one.base - other.base) <= LEVEL * min(one.size, other.size)


def joined(words: list) -> list:
    """Words between spaces: a mark or a comma that an element of its own holds belongs to the word before."""
    found = []
    for word in words:
        if found and word.isGlued and abs(word.x - found[-1].right) < 0.15 * word.size:
            found[-1] = found[-1].with_next(word)
        else:
            found.append(word)
    return found


def lines(words: list, chance: random.Random) -> list:
    """Words that stand level, from left to right, in parts where gaps are wide."""
    rows = []
    for word in sorted(words, key=lambda word: (word.base, word.x)):
        row = next((row for row in reversed(rows[-12:]) if is_level(row[-1], word)), None)
        if row is None:
            rows.append([word])
        else:
            row.append(word)
    found = []
    for row in rows:
        row.sort(key=lambda word: word.x)
        found.append([row[0]])
        for last, word in zip(row, row[1:]):
            if word.x - last.right > chance.choice(GAPS) * min(last.size, word.size):
                found.append([])
            found[-1].append(word)
    return found


def frame(path: pathlib.Path, settings: list) -> str:
    page, settings = path.read_text(encoding="utf-8"), json.dumps(settings)
    return f'<iframe width="2400" srcdoc="{html.escape(page)}" data-settings="{html.escape(settings)}"></iframe>'


def measured(paths: list, settings: list) -> list:
    """The words of each page in each of its settings."""
    script = (FOLDER / "browser.js").read_text(encoding="utf-8")
    frames = "".join(map(frame, paths, settings))
    with tempfile.TemporaryDirectory(prefix="written-menus-") as folder:
        page = pathlib.Path(folder) / "pages.html"
        page.write_text(f'<meta charset="utf-8"><script>{script}</script>{frames}', encoding="utf-8")
        command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile",
                   "--dump-dom", page.as_uri()]
        try:
            answer = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
        except (FileNotFoundError, subprocess.CalledProcessError) as error:
            sys.exit(f"no browser to set the menus in: {error}")
    found = re.search("<pre>(.*)</pre>", answer.decode("utf-8"), re.DOTALL)
    if not found:
        sys.exit("the browser has measured no words of the menus")
    return [[[Word(**word) for word in words] for words in ways] for ways in json.loads(html.unescape(found[1]))]


def language(path: pathlib.Path) -> str:
    return re.search(r'<html[^>]*\blang="([^"]+)"', path.read_text(encoding="utf-8"))[1]


def page(path: pathlib.Path, words: list, noise: float, chance: random.Random) -> dict:
    """A page that was set, as a reader would hand it over."""
    words = joined(words)
    em = statistics.median(word.size for word in words)
    parts = [[word.printed() for word in line] for line in lines(words, chance)]
    read = photographed(parts, em, noise, chance)
    return {"language": language(path), **framed(read, chance.uniform(0, 3) * em)}


def name(path: pathlib.Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def pages(paths: list, seed: int, ways: int) -> dict:
    """Each menu set in so many ways, by names for their files."""
    chances = [random.Random(f"{seed} {name(path)}") for path in paths]
    settings = [[(chance.choice(WIDTHS), chance.choice(FAMILIES)) for _ in range(ways)] for chance in chances]
    found = {}
    for path, chance, set_ in zip(paths, chances, measured(paths, settings)):
        for way, words in enumerate(set_, 1):
            found[f"{name(path)}-{way}.json"] = page(path, words, chance.choice(NOISE), chance)
    return found


def write_aside(out: pathlib.Path) -> int:
    """Writes each menu that is kept aside, set as it says itself, with the dishes that are on it; returns how many."""
    out.mkdir(parents=True, exist_ok=True)
    paths = menus("aside")
    for path, (words,) in zip(paths, measured(paths, [[(1, "")]] * len(paths))):
        read = page(path, words, LEAST_NOISE, random.Random(name(path)))
        dishes = Dishes(path.read_text(encoding="utf-8")).found
        for ending, content in (("json", read), ("json.dishes.json", dishes)):
            text = json.dumps(content, ensure_ascii=False, indent=1)
            (out / f"{name(path)}.{ending}").write_text(text + "\n", encoding="utf-8")
    return len(paths)
