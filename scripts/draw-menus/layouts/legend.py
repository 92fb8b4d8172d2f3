"""One column of dishes with marks of allergens, and a legend that explains them: below, above or beside."""

import random

from column import Block, Piece, Setting, set_blocks
from fill import Filling
from kinds import DESSERTS, DRINKS, kind as kind_of
from languages import Language
from layouts.columns import new_page, set_title
from legends import entries, legend, marks
from legends.dishes import Marked, MarkedSetting
from legends.forms import FORMS
from legends.wording import descriptions
from paper import Page
from prices import PRICES

# How many dishes there are at least, and how many in each section.
FEWEST = 8
COUNTS = [[4, 4], [5, 5], [4, 4, 3], [3, 4, 3], [5, 4], [6, 4], [4, 4, 4], [7, 5], [8], [10], [11]]
# A page is at most so much higher than wide, or little more: fourteen long lines need it.
HIGHEST = 1.55


def draw(language: Language, chance: random.Random, form_name: str, marks_name: str) -> Page:
    form, kind = FORMS[form_name], (marks.MARKS | marks.ICONS)[marks_name]
    is_small = form.scale[1] < 0.7
    is_large = is_small or kind.place == "raised"
    page = new_page(language, "icons" if marks_name in marks.ICONS else "legend", chance, narrowest=1850 if is_large or form.place == "beside" else 1650)
    size = chance.uniform(59, 62) if is_small else chance.uniform(54, 60) if is_large else chance.uniform(45, 54)
    explained = legend.worded(page, form, marks_name, chance)
    if marks_name in marks.ICONS:
        page.icon_ink = chance.choice([page.ink, page.ink, page.pale, page.accent])
    page.form = form_name
    page.more = {"marks": marks_name, "list": explained.listed, "shape": explained.name}
    if form.is_bilingual:
        page.languages.append(language.second)
    Sheet(page, chance, form, explained, marks.printing(kind, chance), size).print()
    return page


class Sheet:
    """What stands on the page, and where."""

    def __init__(self, page: Page, chance: random.Random, form, explained, printing, size: float):
        self.page, self.chance, self.form = page, chance, form
        self.explained, self.printing, self.size = explained, printing, size
        width = page.width - 2 * page.margin
        self.width, self.side = (0.64 * width, 0.3 * width) if form.place == "beside" else (width, width)
        self.style = legend.style(page, form, self.side, size, chance)
        # Between the dishes and the legend; whether a line is ruled there, and whether it stands at the very foot.
        self.gap = 2.2 * size
        self.is_ruled, self.is_low = chance.random() < 0.4, chance.random() < 0.5
        self.has_headings = chance.random() < 0.75
        self.sections = self.filled()
        self.fit()

    def filled(self) -> list:
        """Pairs of heading and dishes."""
        page, chance = self.page, self.chance
        filling = Filling(page, chance, chance.choice(PRICES[page.language.code].styles))
        # A third of the width is more than a price and three marks take.
        filling.keep(lambda name: len(Setting(page, self.width * 0.66, self.size, "").broken(name.own)) < 3)
        [sections] = filling.columns([chance.choice(COUNTS)])
        dishes = [(section.heading, dish) for section in sections for dish in section.dishes]
        given = entries.given(self.explained.entries, chance.sample(self.printing.kind.counts, len(dishes)), chance)
        share = 1 if self.printing.kind.place == "description" else chance.choice([0, 0.5, 0.5, 1])
        known = descriptions(page.language.code)
        # Each once.
        texts = chance.sample(known + [""] * max(0, len(dishes) - len(known)), len(dishes))
        found = {}
        for (heading, dish), taken, text in zip(dishes, given, texts):
            is_sweet = kind_of(filling.english(dish.name)) in (DESSERTS, DRINKS)
            described = text if chance.random() < share and not is_sweet else ""
            found.setdefault(heading.own, []).append(Marked(dish, described, taken))
        return list(found.items())

    @property
    def dishes(self) -> list:
        return [dish for _, dishes in self.sections for dish in dishes]

    def fit(self) -> None:
        """Leaves out dishes and then descriptions until the page is no longer than wanted, or has none left."""
        while True:
            self.set()
            if self.needed <= HIGHEST * self.page.width or not self.lessen():
                break
        self.page.cut(round(max(self.needed, self.chance.uniform(1.27, 1.4) * self.page.width)))

    def lessen(self) -> bool:
        """Whether there was something to leave out."""
        if len(self.dishes) > FEWEST:
            max((dishes for _, dishes in self.sections), key=len).pop()
            return True
        for _, dishes in reversed(self.sections):
            for place, marked in enumerate(dishes):
                if marked.description:
                    dishes[place] = Marked(marked.dish, "", marked.marks)
                    return True
        return False

    def set(self) -> None:
        dishes = self.dishes
        self.setting = MarkedSetting(
            self.page, self.width, self.size, [marked.dish.price for marked in dishes], self.printing,
            [self.printing.text(marked.marks) for marked in dishes])
        self.blocks = []
        for heading, marked in self.sections:
            if self.has_headings:
                row = [Piece(heading, self.setting.heading, self.page.accent)]
                self.blocks.append(Block([row], is_heading=True))
            self.blocks += [Block(self.setting.rows(dish)) for dish in marked]
        if self.form.extent == "used":
            used = [entry for marked in dishes for entry in marked.marks]
            self.explained = self.explained.kept(used)
        self.drawing = self.explained.set(self.style)

    @property
    def needed(self) -> float:
        # The highest that a title is.
        title = self.page.margin + 0.08 * self.page.width
        body, other = self.setting.height(self.blocks), self.drawing.height
        beside = max(body, other) if self.form.place == "beside" else body + other + 2 * self.gap
        return title + beside + self.page.margin

    def print(self) -> None:
        page, form = self.page, self.form
        left, bottom = page.margin, page.height - page.margin
        top = set_title(page, self.chance)
        if form.place == "top":
            top += 0.4 * self.size
            self.drawing.print(page, left, top)
            top += self.drawing.height + (0 if self.has_headings else 0.5 * self.size)
            self.print_dishes(left, top, bottom)
        elif form.place == "beside":
            self.print_dishes(left, top, bottom)
            self.drawing.print(page, left + page.width - 2 * page.margin - self.side, top + 1.2 * self.size)
        else:
            end = self.print_dishes(left, top, bottom - self.drawing.height - self.gap)
            start = bottom - self.drawing.height if self.is_low else end + self.gap
            if self.is_ruled and not form.is_framed:
                y = start - 0.35 * self.gap
                page.canvas.line([left, y, page.width - left, y], fill=page.pale, width=3)
            self.drawing.print(page, left, start)
        for heading, dishes in self.sections:
            for marked in dishes:
                name = marked.dish.name.own
                page.add_dish(name, heading if self.has_headings else "", marked.dish.amount, **marked.truth)

    def print_dishes(self, left: float, top: float, bottom: float) -> float:
        """Returns where they end; what room there is beyond goes between them, as in other layouts."""
        spare = (bottom - top - self.setting.height(self.blocks)) / len(self.blocks)
        return set_blocks(self.page, self.blocks, left, top, self.setting, max(0, min(spare, 1.2 * self.size)))
