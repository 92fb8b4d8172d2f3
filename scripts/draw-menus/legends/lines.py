"""Shapes with a line for each mark: in one column or several, as a table, or with the mark at the end."""

import dataclasses

from legends.drawing import LEADING, RISE, Drawing, Style


@dataclasses.dataclass(frozen=True)
class Lines:
    # {} stands for the mark; the meaning follows.
    lead: str
    columns: int = 1
    # Whether all meanings begin at one place.
    is_aligned: bool = False

    is_run = False
    is_tall = property(lambda self: self.columns == 1)
    takes_long = property(lambda self: self.columns < 3)
    has_brackets = property(lambda self: "(" not in self.lead)

    def set(self, entries: list, style: Style) -> Drawing:
        gutter = 1.5 * style.size
        width = (style.width - gutter * (self.columns - 1)) / self.columns
        leads = [self.lead.replace("{}", entry.mark) for entry in entries]
        widest = max(style.letters.width(lead) for lead in leads)
        cells = []
        for lead, entry in zip(leads, entries):
            own = widest + 0.7 * style.size if self.is_aligned else style.letters.width(lead + " ")
            cells.append(cell(lead, entry.meaning, own, width, style))
        needed = max(x + letters.width(text) for found in cells for x, _, text, letters, _ in found.texts)
        if needed > width and self.columns > 1:
            # A word is too long for so narrow columns.
            return dataclasses.replace(self, columns=self.columns - 1).set(entries, style)
        if not style.is_spread:
            width = min(width, needed + style.size)
        return self.in_columns(cells, width + gutter, style)

    def in_columns(self, cells: list, step: float, style: Style) -> Drawing:
        drawing = Drawing()
        if style.is_across:
            for start in range(0, len(cells), self.columns):
                y = drawing.height
                for place, found in enumerate(cells[start:start + self.columns]):
                    drawing.put(found, place * step, y)
            return drawing
        rows = -(-len(cells) // self.columns)
        for start in range(0, len(cells), rows):
            y = 0
            for found in cells[start:start + rows]:
                drawing.put(found, start // rows * step, y)
                y += found.height
        return drawing


def cell(lead: str, meaning: str, start: float, width: float, style: Style) -> Drawing:
    """A mark and its meaning, whose further lines are indented as the first."""
    drawing = Drawing()
    drawing.add(0, RISE * style.size, lead, style.letters, style.colour)
    for place, line in enumerate(style.letters.broken(meaning, width - start)):
        drawing.add(start, (RISE + LEADING * place) * style.size, line, style.letters, style.colour)
        drawing.lines.append(line if place else f"{lead} {line}")
        drawing.height += LEADING * style.size
    return drawing


@dataclasses.dataclass(frozen=True)
class Table:
    """A ruled box, marks left, meanings right."""
    is_run = False
    is_tall = True
    takes_long = True
    has_brackets = True

    def set(self, entries: list, style: Style) -> Drawing:
        letters, pad = style.letters, 0.6 * style.size
        divide = max(letters.width(entry.mark) for entry in entries) + 2 * pad
        room = style.width - divide - 2 * pad
        rows = [letters.broken(entry.meaning, room) for entry in entries]
        if not style.is_spread:
            room = max(letters.width(line) for lines in rows for line in lines)
        width, drawing = divide + room + 2 * pad, Drawing()
        drawing.rules.append((0, 0, width, 0, 3))
        y = 0
        for entry, lines in zip(entries, rows):
            base = y + (RISE + 0.2) * style.size
            drawing.add(pad, base, entry.mark, letters, style.colour)
            for place, line in enumerate(lines):
                drawing.add(divide + pad, base + LEADING * place * style.size, line, letters, style.colour)
                drawing.lines.append(line if place else f"{entry.mark} {line}")
            y += (LEADING * len(lines) + 0.25) * style.size
            drawing.rules.append((0, y, width, y, 3))
        drawing.rules += [(x, 0, x, y, 3) for x in (0, divide, width)]
        drawing.height = y
        return drawing


@dataclasses.dataclass(frozen=True)
class Turned:
    """The meaning left, its mark right."""
    dots: bool = False
    is_run = False
    is_tall = True
    takes_long = False
    has_brackets = True

    def set(self, entries: list, style: Style) -> Drawing:
        letters, size = style.letters, style.size
        marks = max(letters.width(entry.mark) for entry in entries)
        rows = [letters.broken(entry.meaning, style.width - marks - 2 * size) for entry in entries]
        room = max(letters.width(line) for lines in rows for line in lines) + 2 * size
        drawing, dot = Drawing(), letters.width(" .")
        for entry, lines in zip(entries, rows):
            for place, line in enumerate(lines):
                y = drawing.height + RISE * size
                drawing.add(0, y, line, letters, style.colour)
                drawing.lines.append(f"{line} {entry.mark}" if place == 0 else line)
                if place == 0:
                    drawing.add(room, y, entry.mark, letters, style.colour)
                    count = int((room - letters.width(line) - 0.6 * size) / dot) if self.dots else 0
                    drawing.add(room - 0.3 * size - count * dot, y, " ." * count, letters, style.colour)
                drawing.height += LEADING * size
        return drawing
