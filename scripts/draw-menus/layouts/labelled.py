"""Dishes whose diets and allergens are known, in one column or two, with descriptions where they have some."""

import dataclasses
import random
import re

from column import Setting
from faces import of_labelled
from languages import Language
from layouts.columns import set_title
from paper import Page
from prices import PRICES
from texts import FOLDER, rows as table

# How many columns, and where prices stand: at the far edge, behind the name, or in the middle, behind the name or
# below it.
FORMS = {
    "one-edge": (1, "edge"), "two-edge": (2, "edge"), "one-behind": (1, "behind"), "two-behind": (2, "behind"),
    "one-centred": (1, "centred"), "two-centred": (2, "centred"),
}
# Those of that split; the other one has the rest.
CALIBRATION = ("one-edge", "two-behind", "one-centred")
# With more dishes one column has no room for prices below them.
MOST_BELOW = 12
# Of the size of type: from base line to base line, and what stands above and below a heading.
LEADING, ABOVE_HEADING, BELOW_HEADING = 1.45, 1.5, 0.35
# The smallest size of type of names, and how high a page may be, of its width.
SMALLEST, HIGHEST = 0.0185, 1.5
# What ends a line must not begin with, in scripts without spaces, and what begins one it must not end with.
CLOSING, OPENING = "、。，．・：；！？）」』】〉》〕…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.!?:;)]%/", "（「『【〈《〔([/"
# A syllable of Thai begins with these vowels.
THAI_FIRST = "เแโใไ"


def draw(language: Language, chance: random.Random, rows: list, split: str = None) -> Page:
    width = chance.randint(1700, 2100)
    page = Page(language, "labelled", chance, width, width, of_labelled(language.script, split))
    allowed = [name for name in FORMS if not split or (name in CALIBRATION) == (split == "calibration")]
    # Two columns of few dishes leave the page empty.
    if len(rows) < 10 and any(FORMS[name][0] == 1 for name in allowed):
        allowed = [name for name in allowed if FORMS[name][0] == 1]
    page.form = chance.choice(allowed)
    if split:
        page.more["split"] = split
    Menu(page, chance, rows).print()
    return page


@dataclasses.dataclass
class Dish:
    row: object
    amount: float
    price: str


@dataclasses.dataclass
class Line:
    """Of the transcription: what begins it, and a price behind that or at the edge."""
    text: str
    letters: object
    colour: tuple
    price: str = ""
    # How far below the line before it, of the size of names.
    step: float = LEADING


@dataclasses.dataclass
class Block:
    lines: list
    is_heading: bool = False

    @property
    def height(self) -> float:
        return sum(line.step for line in self.lines)


class Menu:
    def __init__(self, page: Page, chance: random.Random, rows: list):
        self.page, self.chance = page, chance
        self.prices = PRICES[page.language.code]
        self.style = chance.choice(self.prices.styles)
        self.count, self.place = FORMS[page.form]
        self.gutter = 0.07 * page.width
        self.width = (page.width - 2 * page.margin - self.gutter * (self.count - 1)) / self.count
        self.has_prices_below = (
            self.place == "centred" and chance.random() < 0.6 and (self.count == 2 or len(rows) <= MOST_BELOW))
        self.is_bold = chance.random() < 0.35
        self.is_slanted = chance.random() < 0.4
        self.is_pale = chance.random() < 0.5
        self.small = chance.uniform(0.78, 0.88)
        self.has_rules = chance.random() < 0.3
        self.gap = chance.uniform(0.3, 0.8)
        # Of the room for names, how much they take before they are broken.
        self.share = chance.choice([1, 1, 0.8, 0.65])
        self.has_middle_headings = self.place == "centred" or chance.random() < 0.3 and self.place == "edge"
        self.words = next(row for row in table(FOLDER / "neutral.tsv") if row["code"] == page.language.code)
        self.above = chance.choice(["", "", "welcome", "enjoy", "hours", "address"])
        self.below = chance.choice(["", "", "enjoy", "hours", "address"])
        self.below = "" if self.below == self.above else self.below
        self.sections = [
            (heading, [self.priced(row) for row in group]) for heading, group in self.headed(rows)]

    def priced(self, row) -> Dish:
        amount = self.prices.amount(self.chance, self.style)
        return Dish(row, amount, self.style.text(amount))

    def headed(self, rows: list) -> list:
        """Rows below their own headings, the others below some that say nothing of what they are."""
        own, others = {}, [row for row in rows if not row.section]
        for row in rows:
            if row.section:
                own.setdefault(row.section, []).append(row)
        found = list(own.items())
        if others:
            most = max(1, min(4 - len(own), len(others) // 3, 3))
            count = self.chance.randint(min(most, 1 if own else 2), most)
            taken = {heading.casefold() for heading in own}
            names = [name for name in ("dishes", "recommended", "kitchen", "house")
                     if self.words[name].casefold() not in taken]
            cuts = [round(len(others) * place / count) for place in range(count + 1)]
            for name, start, end in zip(self.chance.sample(names, count), cuts, cuts[1:]):
                found.append((self.words[name], others[start:end]))
        return self.chance.sample(found, len(found))

    # Setting

    def print(self) -> None:
        page = self.page
        wanted = self.chance.uniform(0.023, 0.028) if self.count == 1 else self.chance.uniform(0.021, 0.024)
        # Title, and the lines below it and at the foot.
        around = 2 * page.margin + 0.08 * page.width + (0.05 * page.width if self.above else 0) + (
            0.06 * page.width if self.below else 0)
        size = wanted * page.width
        while True:
            self.measure(size)
            columns = self.columns()
            needed = max(map(self.height, columns)) + around
            if needed <= HIGHEST * page.width or size * 0.97 < SMALLEST * page.width:
                break
            size *= 0.97
        # What still has no room in the smallest type has a longer page; few dishes have a lower one.
        page.cut(round(max(needed, min(1.2 * needed, self.chance.uniform(1.2, 1.38) * page.width), 0.8 * page.width)))
        top = self.print_title()
        spare = (page.height - around - max(map(self.height, columns))) / max(map(len, columns))
        self.spare = max(0, min(spare, 1.3 * self.size))
        for place, column in enumerate(columns):
            place = self.count - 1 - place if page.language.is_right_to_left else place
            self.print_column(column, page.margin + place * (self.width + self.gutter), top)
        if self.below:
            letters = page.lettering(0.8 * self.size)
            self.print_middle(self.words[self.below], letters, page.height - 0.8 * page.margin)
        # In the order of reading.
        for heading, dishes in self.sections:
            for dish in dishes:
                description = {"description": dish.row.description} if dish.row.description else {}
                page.add_dish(dish.row.name, heading, dish.amount, **description, **dish.row.known)

    def measure(self, size: float) -> None:
        page = self.page
        self.size = size
        self.setting = Setting(page, self.width, size, self.style.text(self.prices.highest))
        self.name = page.lettering(size, is_bold=self.is_bold)
        self.lesser = page.slanted(size * self.small) if self.is_slanted else page.lettering(size * self.small)

    def blocks(self) -> list:
        found = []
        for heading, dishes in self.sections:
            letters = self.setting.heading
            lines = self.broken(heading, letters, self.width)
            block = [Line(line, letters, self.page.accent, step=1.3 * LEADING) for line in lines]
            block[0].step += ABOVE_HEADING
            found.append(Block(block, is_heading=True))
            for place, dish in enumerate(dishes):
                found.append(Block(self.lines(dish, self.gap + (BELOW_HEADING if place == 0 else 0))))
        return found

    def lines(self, dish: Dish, gap: float) -> list:
        page = self.page
        room = self.width if self.has_prices_below else self.setting.room - 0.5 * self.size
        names = self.broken(dish.row.name, self.name, room * self.share)
        found = [Line(line, self.name, page.ink) for line in names]
        found[0].step += gap
        # A price behind a name is behind its end.
        if not self.has_prices_below:
            found[0 if self.place == "edge" else -1].price = dish.price
        if dish.row.description:
            colour = page.pale if self.is_pale else page.ink
            lines = self.broken(dish.row.description, self.lesser, room)
            found += [Line(line, self.lesser, colour, step=LEADING * (0.5 + 0.5 * self.small)) for line in lines]
        if self.has_prices_below:
            found.append(Line(dish.price, self.setting.price, page.ink))
        return found

    def height(self, column: list) -> float:
        return sum(block.height for block in column) * self.size

    def columns(self) -> list:
        """Parted where both are about as high, rather between sections, and never behind a heading."""
        blocks = self.blocks()
        if self.count == 1:
            return [blocks]
        def cost(place: int) -> float:
            difference = abs(self.height(blocks[:place]) - self.height(blocks[place:]))
            return difference / self.height(blocks) + (0 if blocks[place].is_heading else 0.25)
        places = [place for place in range(2, len(blocks)) if not blocks[place - 1].is_heading]
        place = min(places, key=cost) if places else len(blocks)
        return [part for part in (blocks[:place], blocks[place:]) if part]

    def broken(self, text: str, letters, room: float) -> list:
        """In lines of at most this width. Where there are no spaces between words, they end where a word may."""
        lines = []
        for part in parts(text, self.page.language):
            joined = lines[-1] + part if lines else part
            if lines and letters.width(joined.rstrip()) <= room:
                lines[-1] = joined
            else:
                lines.append(part)
        return [line.strip() for line in lines]

    # Printing

    def print_title(self) -> float:
        page = self.page
        top = set_title(page, self.chance)
        if self.above:
            letters = page.lettering(0.85 * self.size)
            top += 0.5 * letters.size
            self.print_middle(self.words[self.above], letters, top)
            top += 0.6 * letters.size
        return top

    def print_middle(self, text: str, letters, y: float) -> None:
        letters.draw(self.page.canvas, self.page.width / 2, y, text, self.page.pale, "middle")
        self.page.lines.append(text)

    def print_column(self, column: list, left: float, top: float) -> None:
        page, y = self.page, top
        for place, block in enumerate(column):
            y += self.spare if place else 0
            for line in block.lines:
                y += line.step * self.size
                in_middle = self.has_middle_headings if block.is_heading else self.place == "centred"
                self.print_line(line, left, y, in_middle)
            if block.is_heading and self.has_rules:
                below = y + 0.42 * self.size
                page.canvas.line([left, below, left + self.width, below], fill=page.pale, width=3)
                y += 0.2 * self.size

    def print_line(self, line: Line, left: float, y: float, in_middle: bool) -> None:
        """From the side where one begins to read, or in the middle with what is behind it."""
        page, price = self.page, self.setting.price
        used = line.letters.width(line.text)
        gap = 0.7 * self.size
        start, price_start = 0, used + gap
        if in_middle:
            start = (self.width - used - (gap + price.width(line.price) if line.price else 0)) / 2
            price_start += start
        elif self.place == "edge":
            price_start = self.width - price.width(line.price)
        for x, text, letters, colour in [
                (start, line.text, line.letters, line.colour), (price_start, line.price, price, page.ink)]:
            if text and page.language.is_right_to_left:
                letters.draw(page.canvas, left + self.width - x, y, text, colour, "right")
            elif text:
                letters.draw(page.canvas, left + x, y, text, colour)
        page.lines.append(f"{line.text} {line.price}".strip())


def parts(text: str, language: Language) -> list:
    """What a line may end behind: words with their space, or characters where words have none."""
    words = re.findall(r"\S+\s*", text)
    if language.has_spaces:
        return words
    if language.code == "th":
        return [part for word in words for part in re.split(f"(?<=.)(?=[{THAI_FIRST}])", word)]
    found = []
    for word in words:
        # Latin words and numbers stay whole.
        for part in re.findall(r"[\x21-\u024f]+\s*|\S\s*", word):
            if found and (part[0] in CLOSING or found[-1][-1] in OPENING):
                found[-1] += part
            else:
                found.append(part)
    return found
