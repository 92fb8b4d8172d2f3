"""The legend of a page as it is printed: headings, entries in their shape, and a frame."""

import dataclasses
import random

from legends import codes, entries
from legends.drawing import LEADING, RISE, Drawing, Style
from legends.forms import SHAPES, Form
from legends.marks import ICON_SHAPES, ICONS, alphabets
from legends.wording import Wording

# Smaller letters can't be read once they are photographed.
LEAST_SIZE = 35


@dataclasses.dataclass
class Legend:
    form: Form
    # The name of the shape and, of that name, the one of this page.
    name: str
    shape: object
    # Which list the marks are from.
    listed: str
    parts: list
    # The headings of the parts; empty where there is none.
    headings: list

    @property
    def entries(self) -> list:
        return [entry for part in self.parts for entry in part.entries]

    def kept(self, used: list) -> "Legend":
        """With these entries only."""
        left = [entries.Part(part.heading, [entry for entry in part.entries if entry in used]) for part in self.parts]
        return dataclasses.replace(self, parts=left)

    def set(self, style: Style) -> Drawing:
        pad = 0.8 * style.size if self.form.is_framed else 0
        inner = self.unframed(dataclasses.replace(style, width=style.width - 2 * pad))
        if not pad:
            return inner
        drawing = Drawing()
        drawing.put(inner, pad, pad)
        drawing.height += 0.5 * style.size
        corners = [(0, 0), (style.width, 0), (style.width, drawing.height), (0, drawing.height), (0, 0)]
        drawing.rules += [start + end + (4,) for start, end in zip(corners, corners[1:])]
        return drawing

    def unframed(self, style: Style) -> Drawing:
        drawing = Drawing()
        if self.form.is_narrow:
            longest = max(style.letters.width(entry.meaning) for entry in self.entries)
            style = dataclasses.replace(style, width=min(style.width, 0.62 * longest + 3 * style.size))
        for place, (part, heading) in enumerate(zip(self.parts, self.headings)):
            y = drawing.height + (0.9 * style.size if place else 0)
            if heading and self.form.heading == "inline":
                drawing.put(self.shape.set(part.entries, style, heading), 0, y)
                continue
            if heading:
                drawing.put(set_heading(heading, style, self.shape.is_run), 0, y)
                y = drawing.height + 0.25 * style.size
            drawing.put(self.shape.set(part.entries, style), 0, y)
        return drawing


def set_heading(text: str, style: Style, is_run: bool) -> Drawing:
    size = style.size * 1.1
    while max(style.page.lettering(size, is_bold=True).width(word) for word in text.split(" ")) > style.width:
        size *= 0.95
    letters, drawing = style.page.lettering(size, is_bold=True), Drawing()
    for line in letters.broken(text, style.width):
        x = (style.width - letters.width(line)) / 2 if style.is_centred and is_run else 0
        drawing.add(x, drawing.height + RISE * letters.size, line, letters, style.page.accent)
        drawing.lines.append(line)
        drawing.height += LEADING * letters.size
    return drawing


def worded(page, form: Form, kind: str, chance: random.Random) -> Legend:
    """What a page of this form explains, and in which words."""
    code = page.language.code
    is_drawn = kind in ICONS
    name = chance.choice([one for one in form.shapes if one in ICON_SHAPES] if is_drawn else form.shapes)
    shape = chance.choice([one for one in SHAPES[name] if one.has_brackets or not is_drawn])
    alphabet = chance.choice(alphabets(kind, form))
    listed = codes.chosen_list(alphabet, code, chance)
    is_long = form.is_long if form.is_long is not None else shape.takes_long and chance.random() < 0.25
    is_sentence = getattr(shape, "is_sentence", False)
    own = Wording(
        code, chance, is_long=is_long, is_object=is_sentence, has_brackets=shape.has_brackets,
        is_capital=not is_sentence and chance.random() < 0.6, is_upper=form.is_upper)
    second = dataclasses.replace(own, code=page.language.second) if form.is_bilingual else None
    parts = entries.parts(form, shape.is_tall, alphabet, listed, entries.Speaker(own, second), chance)
    has_heading = form.heading in ("each", "inline") or form.heading == "usual" and chance.random() < 0.75
    headings = [own.heading(part.heading) if has_heading else "" for part in parts]
    return Legend(form, name, shape, listed, parts, headings)


def style(page, form: Form, width: float, size: float, chance: random.Random) -> Style:
    """`size` is that of the names."""
    return Style(
        page, width, max(LEAST_SIZE, size * chance.uniform(*form.scale)),
        chance.choice([page.ink, page.ink, page.pale]),
        is_centred=chance.random() < 0.3, is_whole=chance.random() < 0.7, is_across=chance.random() < 0.3,
        is_spread=chance.random() < 0.5)
