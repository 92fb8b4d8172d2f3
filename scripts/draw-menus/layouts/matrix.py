"""An allergen table: dishes down, allergens across, and a sign where a dish holds one."""

import random

from PIL import Image, ImageDraw

from column import LEADING
from fill import Filling
from languages import Language
from layouts.columns import new_page, set_title
from legends import codes
from legends.drawing import Drawing
from legends.wording import Wording
from paper import Page
from prices import PRICES

# Kinds of headers by name, and the least and most columns that each has.
HEADERS = {"words": (5, 7), "turned-words": (8, 14), "numbers": (8, 14), "letters": (8, 14)}
SIGNS = ("x", "capital", "dot", "tick")


def draw(language: Language, chance: random.Random, header: str, sign: str) -> Page:
    page = new_page(language, "matrix", chance, narrowest=1900)
    page.form, page.more = header, {"marks": sign}
    Matrix(page, chance, header, sign).print()
    return page


class Matrix:
    def __init__(self, page: Page, chance: random.Random, header: str, sign: str):
        self.page, self.chance, self.header, self.sign = page, chance, header, sign
        self.size = chance.uniform(40, 46)
        self.letters = page.lettering(self.size)
        self.small = page.lettering(max(30, self.size * 0.75))
        self.has_prices = chance.random() < 0.7
        # "all": around every cell; "rows": between the rows.
        self.ruling = chance.choice(["all", "all", "rows", "none"])
        self.legend_first = chance.random() < 0.2
        self.columns = self.headed()
        self.left, self.right = page.margin, page.width - page.margin
        self.choose()
        page.more["ruling"] = self.ruling

    def headed(self) -> list:
        """Triples of what heads a column, its allergen and what the legend says of it."""
        code, chance = self.page.language.code, self.chance
        wording = Wording(code, chance, has_brackets=False, is_capital=chance.random() < 0.7)
        chosen = chance.sample(codes.ALLERGENS, chance.randint(*HEADERS[self.header]))
        if self.header in codes.LISTS:
            listed = codes.chosen_list(self.header, code, chance)
            return [
                (mark, allergen, wording.meaning(allergen))
                for mark, allergen, _ in codes.coded(listed, self.header, chosen, chance)]
        # What stands over a column is the shortest word for it.
        words = {allergen: min(wording.raw(allergen), key=len) for allergen in chosen}
        return [(wording.cased(words[one]), one, "") for one in codes.ALLERGENS if one in words]

    def choose(self) -> None:
        """How wide the columns are, and which dishes leave room for them."""
        page, chance, size = self.page, self.chance, self.size
        filling = Filling(page, chance, chance.choice(PRICES[page.language.code].styles))
        price = self.letters.width(filling.widest) + size if self.has_prices else 0
        if self.header == "words":
            wanted = [self.small.width(text) + 0.7 * size for text, _, _ in self.columns]
            # The table goes on as long as there is room for names.
            while sum(wanted) + price > 0.66 * (self.right - self.left):
                del wanted[widest := wanted.index(max(wanted))], self.columns[widest]
            self.widths = wanted
        else:
            room = 0.6 * (self.right - self.left) - price
            self.widths = [min(2.4 * size, room / len(self.columns))] * len(self.columns)
        self.names = self.right - self.left - price - sum(self.widths) - 0.6 * size
        filling.keep(lambda name: self.letters.width(name.own) <= self.names)
        [sections] = filling.columns([chance.choice([[6, 6], [5, 5], [9], [5, 4, 4], [7, 6]])])
        if len(sections) > 1 and chance.random() < 0.4:
            sections = [type(sections[0])(sections[0].heading, [dish for one in sections for dish in one.dishes])]
        self.sections = sections
        self.start = self.right - sum(self.widths)

    @property
    def edges(self) -> list:
        """Of the columns with signs, from left to right."""
        found = [self.start]
        for width in self.widths:
            found.append(found[-1] + width)
        return found

    def print(self) -> None:
        page, size = self.page, self.size
        top = set_title(page, self.chance) + 0.6 * size
        legend = self.legend()
        if self.legend_first:
            legend.print(page, self.left, top)
            top += legend.height + size
        top += self.print_header(top)
        row = self.chance.uniform(1.65, 2.1) * size
        rules, has_headings = [top], len(self.sections) > 1
        for section in self.sections:
            if has_headings:
                page.lettering(size * 1.05, is_bold=True).draw(
                    page.canvas, self.left + 0.3 * size, top + 0.68 * row, section.heading.own, page.accent)
                page.lines.append(section.heading.own)
                top += row
                rules.append(top)
            for dish in section.dishes:
                self.print_dish(dish, section.heading.own if has_headings else "", top, row)
                top += row
                rules.append(top)
        if self.ruling != "none":
            for y in rules:
                page.canvas.line([self.left, y, self.right, y], fill=page.pale, width=3)
        if self.ruling == "all":
            for x in [self.left] + self.edges:
                page.canvas.line([x, self.head, x, top], fill=page.pale, width=3)
            page.canvas.line([self.left, self.head, self.right, self.head], fill=page.pale, width=3)
        if not self.legend_first:
            legend.print(page, self.left, top + size)

    def middles(self) -> list:
        return [(before + after) / 2 for before, after in zip(self.edges, self.edges[1:])]

    def print_header(self, top: float) -> float:
        """Returns its height."""
        page, size, small = self.page, self.size, self.small
        self.head = top
        texts = [text for text, _, _ in self.columns]
        page.lines.append(" ".join(texts))
        if self.header == "turned-words":
            height = max(small.width(text) for text in texts) + 0.8 * size
            for middle, text in zip(self.middles(), texts):
                # Read from below.
                strip = Image.new("RGB", (round(height), round(1.4 * small.size)), page.paper)
                small.draw(ImageDraw.Draw(strip), 0.4 * size, 1.05 * small.size, text, page.ink)
                turned = strip.rotate(90, expand=True)
                page.image.paste(turned, (round(middle - turned.width / 2), round(top)))
            return height
        letters = small if self.header == "words" else page.lettering(size, is_bold=True)
        for middle, text in zip(self.middles(), texts):
            letters.draw(page.canvas, middle, top + 1.15 * size, text, page.ink, "middle")
        return 1.7 * size

    def print_dish(self, dish, heading: str, top: float, row: float) -> None:
        page, size, chance = self.page, self.size, self.chance
        base = top + 0.5 * row + 0.33 * size
        self.letters.draw(page.canvas, self.left + 0.3 * size, base, dish.name.own, page.ink)
        price = dish.price if self.has_prices else ""
        if price:
            self.letters.draw(page.canvas, self.start - 0.5 * size, base, price, page.ink, "right")
        count = min(len(self.columns), chance.choice([0, 1, 1, 2, 2, 3, 3, 4, 5]))
        places = sorted(chance.sample(range(len(self.columns)), count))
        middles = self.middles()
        for place in places:
            self.print_sign(middles[place], base)
        page.lines.append(" ".join(filter(None, [dish.name.own, price])))
        page.add_dish(
            dish.name.own, heading, dish.amount, marks=[self.columns[place][0] for place in places],
            allergens=[self.columns[place][1] for place in places])

    def print_sign(self, x: float, base: float) -> None:
        page, size = self.page, self.size
        if self.sign in ("x", "capital"):
            self.letters.draw(page.canvas, x, base, "x" if self.sign == "x" else "X", page.ink, "middle")
            return
        middle = base - 0.33 * size
        if self.sign == "dot":
            radius = 0.19 * size
            page.canvas.ellipse([x - radius, middle - radius, x + radius, middle + radius], fill=page.ink)
            return
        points = [(-0.3, 0.02), (-0.08, 0.27), (0.34, -0.32)]
        page.canvas.line(
            [(x + right * size, middle + down * size) for right, down in points], fill=page.ink,
            width=round(0.11 * size), joint="curve")

    def legend(self) -> Drawing:
        """What codes over the columns mean; nothing where words stand there."""
        drawing, size = Drawing(), self.size
        if self.header not in codes.LISTS:
            return drawing
        letters = self.page.lettering(max(32, size * 0.8))
        form = self.chance.choice(["{} = {}", "{}: {}", "{} {}"])
        texts = [form.format(mark, meaning) for mark, _, meaning in self.columns]
        if form != "{} {}" and self.chance.random() < 0.5:
            for line in letters.broken(", ".join(texts), self.right - self.left):
                drawing.height += 1.4 * letters.size
                drawing.add(0, drawing.height, line, letters, self.page.ink)
                drawing.lines.append(line)
            return drawing
        # Down, in two columns.
        half = -(-len(texts) // 2)
        for place, text in enumerate(texts):
            x = (place // half) * 0.5 * (self.right - self.left)
            y = (place % half + 1) * 1.45 * letters.size
            drawing.add(x, y, text, letters, self.page.ink)
            drawing.lines.append(text)
            drawing.height = max(drawing.height, y)
        return drawing
