"""Words of a page, parted where the reader glued what isn't one word, in a picture set straight."""

import collections
import dataclasses
import re

import numpy

from amounts import PORTIONS, is_price, is_unit
from letters import HAN, has_han

# What may stand before a name as its bullet; 口 is an empty box as it is read.
BULLETS = "口□☐▢◻○◯●•·◆◇■★☆✓√▪►▶※*"
# A first character is a box to tick where so many words of a page begin with it.
LEAST_BOXES = 3
LEADERS = " .…·_|:;,'\"`′~=^•‧・"
RULE = "-—–.…·_=~"
LEADER_AT_END = re.compile(r"[.…·_•‧・\-—=~]{2,}$")
DASH_AFTER_PRICE = re.compile(r"\d\.?[-–—]$")
SIGNED = r"((?:[¥￥]\s*)?\d+(?:\.\d*)?\s*"
# Where a word falls into parts: leaders; Chinese prices with a unit; numbers before names; prices behind names.
SEAMS = [re.compile(pattern) for pattern in (
    r"(?:[.…·．]{2,})",
    SIGNED + rf"(?:(?:元|円)(?:\s*[／/]?(?:{PORTIONS}))?|[／/](?:{PORTIONS})))",
    r"^(\d{1,3}[.、．])(?=[^\d\s])",
    rf"^([¥￥口□]?\d{{3,4}})(?=[{HAN}]{{2}})",
    rf"(?<=[{HAN}）)])((?:[¥￥]\s*)?\d{{1,4}}(?:\.\d{{1,2}})?)$",
    rf"^(\d{{1,3}})(?=[{HAN}]{{2}})",
    r"(?<=[^\W\d])([$€£¥￥₹]\s*\d+(?:[.,]\d{1,2})?(?:[/|][$€£]?\d+(?:[.,]\d\d)?)?)",
    rf"(?<=[A-Za-z{HAN})])(?:\.{{2,}}|…|·{{2,}})(?=\S)",
)]
# How far a page may lean, in pixels a pixel, by which steps that is tried, and by how much lines must pile up better
# than on the page as it is. 0.16 are 9 degrees.
MOST_LEAN, LEAN_STEP, LEAST_GAIN = 0.16, 0.004, 1.08


@dataclasses.dataclass(eq=False)
class Token:
    text: str
    x: float
    y: float
    width: float
    height: float
    # Whether dots or a rule lead to it from the word before.
    has_leader: bool = False
    # What it is, where that is known: on drawn pages.
    label: str = None
    # Set by cells.Layout: its cell and the number of that, and its place within.
    cell: object = None
    cell_number: int = 0
    place: int = 0

    def __post_init__(self):
        # The size of the type, which is the same for words with and without ascenders.
        self.em = self.height / extent(self.text)

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def is_price(self) -> bool:
        return is_price(self.text)

    @property
    def is_unit(self) -> bool:
        return is_unit(self.text)

    @property
    def is_last(self) -> bool:
        return self.place == len(self.cell.tokens) - 1


def extent(text: str) -> float:
    """The height of a word's ink in em, told from its letters."""
    if has_han(text) or any(ord(character) > 0x590 for character in text):
        return 0.95
    letters = [character for character in text if character.isalnum()]
    if not letters:
        return 0.75
    tall = "bdfhkltiíìîïjáàâäéèêëóòôöúùûüñçğışß"
    ascends = any(character.isupper() or character.isdigit() or character in tall for character in letters)
    ascends = ascends or any(character in "()/$€£[]|&\"" for character in text)
    descends = any(character in "gjpqyçş()[]/$|,;" for character in text)
    return (0.73 if ascends else 0.53) + (0.2 if descends else 0)


def breadth(text: str) -> float:
    """How much room letters take, Chinese ones twice as much as Latin ones."""
    return sum(1.0 if has_han(character) or ord(character) > 0x2E80 else 0.55 for character in text)


def parts_of(word: str) -> list:
    parts = [word]
    for seam in SEAMS:
        found = []
        for part in parts:
            pieces = [piece for piece in seam.split(part) if piece and piece.strip(" .…·_．")]
            is_whole = is_price(part) and len(part) < 12 and not re.search(r"[／/].*\d", part)
            found += pieces if pieces and not is_whole else [part]
        parts = found
    return parts


def label_of_part(label: str, number: int, count: int):
    """Of a part of a labelled word. G is a number and the name behind it, printed as one word."""
    if label == "G":
        return ("N" if number == 0 else "B" if number == 1 else "I") if count > 1 else "B"
    return "I" if label == "B" and number > 0 else label


def tokens_of_word(word: dict, text: str, has_leader: bool) -> list:
    parts, found, start = parts_of(text), [], 0
    box, whole = word["box"], breadth(word["text"].strip())
    for number, part in enumerate(parts):
        start = text.index(part, start)
        own = part.strip(" …·_" if is_price(part) else " .…·_")
        if own:
            x = box["x"] + box["width"] * breadth(text[:start]) / whole
            width = box["width"] * breadth(part) / whole
            label = label_of_part(word.get("label"), number, len(parts))
            found.append(Token(own, x, box["y"], width, box["height"], has_leader and not found, label))
        start += len(part)
    return found


def tokens_of_line(line: dict) -> list:
    found, leads = [], False
    for word in line["words"]:
        text, box = word["text"].strip(), word["box"]
        if not text:
            continue
        is_rule = len(text) > 1 and not text.strip(RULE)
        leads = leads or is_rule or not text.strip(LEADERS)
        if is_rule or text not in ("|", ":") and not text.strip(LEADERS + "*"):
            continue
        # The line of a table, read as a letter.
        if text == "|" and box["height"] > 2.5 * box["width"] and len(line["words"]) == 1:
            continue
        end = LEADER_AT_END.search(text) if not DASH_AFTER_PRICE.search(text) else None
        kept = text[:end.start()] if end else text
        added = tokens_of_word(word, kept, leads) if kept else []
        found += added
        leads = end is not None if added else True
    return found


def parted_bullets(line: list, boxes: set) -> list:
    """The line with bullets as words of their own."""
    found = []
    for token in line:
        first = token.text[0]
        if len(token.text) > 1 and first in boxes:
            step = token.width / len(token.text)
            label = "N" if token.label in ("B", "I") else token.label
            found.append(Token(first, token.x, token.y, step, token.height, token.has_leader, label))
            rest = token.text[1:].strip()
            if rest:
                found.append(Token(
                    rest, token.x + step, token.y, token.width - step, token.height, token.has_leader, token.label))
        else:
            found.append(token)
    return found


def boxes_to_tick(lines: list) -> set:
    first = collections.Counter(token.text[0] for line in lines for token in line if len(token.text) > 1)
    return {mark for mark in BULLETS if mark in first and (first[mark] >= LEAST_BOXES or mark != "口")}


def upright(page: dict) -> dict:
    """The page with boxes as they stand once the photo is turned by quarters."""
    turns = (page.get("straightening") or {}).get("quarter_turns", 0)
    if not turns:
        return page
    width, height = page["photo"]["width"], page["photo"]["height"]

    def turned(box: dict) -> dict:
        x, y, across, down = box["x"], box["y"], box["width"], box["height"]
        if turns == 3:
            return {"x": y, "y": width - x - across, "width": down, "height": across}
        if turns == 1:
            return {"x": height - y - down, "y": x, "width": down, "height": across}
        return {"x": width - x - across, "y": height - y - down, "width": across, "height": down}

    return {"lines": [
        {"words": [{**word, "box": turned(word["box"])} for word in line["words"]]} for line in page["lines"]]}


def lean(piled, along, height: float) -> float:
    """By which share of `along` the values must be moved for them to pile up most, in piles of half a line."""
    best, chosen, unmoved = 0.0, 0.0, 0.0
    for step in range(-round(MOST_LEAN / LEAN_STEP), round(MOST_LEAN / LEAN_STEP) + 1):
        moved = (piled - step * LEAN_STEP * along) / (0.5 * height)
        moved -= moved.min()
        pile = moved.astype(int)
        share = moved - pile
        piles = numpy.bincount(pile, 1 - share, pile.max() + 2) + numpy.bincount(pile + 1, share, pile.max() + 2)
        sharpness = float((piles * piles).sum())
        if step == 0:
            unmoved = sharpness
        if sharpness > best:
            best, chosen = sharpness, step * LEAN_STEP
    return chosen if best > LEAST_GAIN * unmoved else 0.0


def straighten(lines: list) -> None:
    """Moves words so that rows are level and left edges upright; too few words tell nothing."""
    found = [token for line in lines for token in line]
    if len(found) < 8:
        return
    height = float(numpy.median([token.height for token in found]))
    across = numpy.array([token.x + token.width / 2 for token in found])
    down = numpy.array([token.y + token.height / 2 for token in found])
    slope = lean(down, across, height)
    for token in found:
        token.y -= slope * (token.x + token.width / 2)
    first = [line[0] for line in lines]
    slant = lean(numpy.array([token.x for token in first]), numpy.array([token.y for token in first]), height)
    for token in found:
        token.x -= slant * token.y


def tokens(page: dict) -> list:
    """The lines of a page of a bundle, or of a drawn one, as lists of tokens."""
    lines = [line for line in map(tokens_of_line, upright(page)["lines"]) if line]
    straighten(lines)
    boxes = boxes_to_tick(lines)
    return [parted_bullets(line, boxes) for line in lines]
