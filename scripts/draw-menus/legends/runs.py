"""Shapes that flow over lines as a paragraph."""

import dataclasses

from legends.drawing import LEADING, RISE, Drawing, Style

# A blank at which no line is broken; it is printed as any other.
BOUND = "\u00a0"


@dataclasses.dataclass(frozen=True)
class Run:
    # {mark} and {meaning}; where it is empty, the sentence of the language.
    pattern: str
    divider: str
    # The marks small and raised, each before its meaning.
    is_raised: bool = False

    is_run = True
    is_tall = False
    is_sentence = property(lambda self: not self.pattern)
    # Meanings of the Annex hold commas.
    takes_long = property(lambda self: self.divider != ", " and self.pattern != "{mark} {meaning}")
    has_brackets = property(lambda self: "(" not in self.pattern)

    def set(self, entries: list, style: Style, heading: str = "") -> Drawing:
        # A bar or a dot stands at the end of a line, not at the beginning of the next.
        divider = self.divider.rstrip().replace(" ", BOUND)
        parts = [(entry, divider) for entry in entries[:-1]] + [(entries[-1], "." if self.divider == ". " else "")]
        atoms = [[(word, False)] for word in f"{heading}:".split(" ")] if heading else []
        for entry, end in parts:
            atoms += self.atoms(entry, end, style)
        return set_atoms(atoms, style)

    def atoms(self, entry, end: str, style: Style) -> list:
        """Each a list of texts that stay together, with whether they are raised."""
        if self.is_raised:
            first, *others = (entry.meaning + end).split(" ")
            return [[(entry.mark, True), (first, False)]] + [[(word, False)] for word in others]
        before, after = (self.pattern or entry.sentence).split("{meaning}")
        before, after = before.replace("{mark}", entry.mark), after.replace("{mark}", entry.mark)
        # Before the meaning and in the brackets behind it.
        if style.is_whole and not self.is_sentence:
            before, after = before.replace(" ", BOUND), after.replace(" ", BOUND)
        return [[(word, False)] for word in f"{before}{entry.meaning}{after}{end}".split(" ")]


def set_atoms(atoms: list, style: Style) -> Drawing:
    blank, used, lines = style.letters.width(" "), 0.0, []
    for atom in atoms:
        width = atom_width(atom, style)
        if lines and used + blank + width <= style.width:
            lines[-1].append(atom)
            used += blank + width
        else:
            lines.append([atom])
            used = width
    drawing = Drawing(height=LEADING * style.size * len(lines))
    for place, line in enumerate(lines):
        full = sum(atom_width(atom, style) for atom in line) + blank * (len(line) - 1)
        x = (style.width - full) / 2 if style.is_centred else 0
        y = (RISE + LEADING * place) * style.size
        for text, is_raised in merged(line):
            letters = style.raised if is_raised else style.letters
            drawing.add(x, y - (0.32 * style.size if is_raised else 0), text, letters, style.colour)
            x += advance(text, is_raised, style)
        drawing.lines.append(" ".join(text for atom in line for text, _ in atom).replace(BOUND, " "))
    return drawing


def atom_width(atom: list, style: Style) -> float:
    return sum(advance(printed(text), is_raised, style) for text, is_raised in atom)


def advance(text: str, is_raised: bool, style: Style) -> float:
    """A raised mark has a little room behind it: an f leans out."""
    return style.raised.width(text) + 0.08 * style.size if is_raised else style.letters.width(text)


def merged(line: list) -> list:
    """Texts of one size as one, with the blanks between them, so that their letters stand as in any line."""
    parts = []
    for place, atom in enumerate(line):
        for number, (text, is_raised) in enumerate(atom):
            blank = " " if place and number == 0 else ""
            if parts and parts[-1][1] == is_raised:
                parts[-1] = parts[-1][0] + blank + printed(text), is_raised
            elif parts and blank:
                # The blank is as wide as the others, also before a raised mark.
                parts[-1] = parts[-1][0] + blank, parts[-1][1]
                parts.append((printed(text), is_raised))
            else:
                parts.append((printed(text), is_raised))
    return parts


def printed(text: str) -> str:
    return text.replace(BOUND, " ")


@dataclasses.dataclass(frozen=True)
class Wide:
    """Wide gaps between whole entries, and nothing else."""
    pattern: str
    is_run = True
    is_tall = False
    takes_long = False
    has_brackets = True

    def set(self, entries: list, style: Style) -> Drawing:
        gap, letters, lines = 1.8 * style.size, style.letters, []
        for entry in entries:
            text = self.pattern.replace("{mark}", entry.mark).replace("{meaning}", entry.meaning)
            if lines and sum(letters.width(other) + gap for other in lines[-1]) + letters.width(text) <= style.width:
                lines[-1].append(text)
            else:
                lines.append([text])
        drawing = Drawing(height=LEADING * style.size * len(lines))
        for place, line in enumerate(lines):
            full = sum(letters.width(text) for text in line) + gap * (len(line) - 1)
            x = (style.width - full) / 2 if style.is_centred else 0
            for text in line:
                drawing.add(x, (RISE + LEADING * place) * style.size, text, letters, style.colour)
                x += letters.width(text) + gap
            drawing.lines.append(" ".join(line))
        return drawing
