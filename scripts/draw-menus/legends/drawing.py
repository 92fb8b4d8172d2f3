"""Something to be printed, measured before it is: texts, ruled lines, and what it says line by line."""

import dataclasses

from lettering import Lettering

# From base line to base line, and from the top to the first one, of the size.
LEADING, RISE = 1.4, 1.0


@dataclasses.dataclass
class Drawing:
    height: float = 0
    # x, y of the base line, text, letters, colour; measured from the top left.
    texts: list = dataclasses.field(default_factory=list)
    # Left, top, right, bottom and thickness.
    rules: list = dataclasses.field(default_factory=list)
    lines: list = dataclasses.field(default_factory=list)

    def add(self, x: float, y: float, text: str, letters: Lettering, colour: tuple) -> None:
        self.texts.append((x, y, text, letters, colour))

    def put(self, other: "Drawing", x: float, y: float) -> None:
        """Another drawing at this place; it is read after what is there."""
        self.texts += [(x + left, y + base, *rest) for left, base, *rest in other.texts]
        self.rules += [
            (x + left, y + top, x + right, y + bottom, *rest) for left, top, right, bottom, *rest in other.rules]
        self.lines += other.lines
        self.height = max(self.height, y + other.height)

    def print(self, page, left: float, top: float) -> None:
        for x, y, x_end, y_end, thickness in self.rules:
            page.canvas.line([left + x, top + y, left + x_end, top + y_end], fill=page.pale, width=thickness)
        for x, y, text, letters, colour in self.texts:
            letters.draw(page.canvas, left + x, top + y, text, colour)
        page.lines += self.lines


@dataclasses.dataclass
class Style:
    """How a page prints its legend: the room it has, and what its shape may leave open."""
    page: object
    width: float
    size: float
    colour: tuple
    # For runs: in the middle of the room, and whether a mark stays on the line where its meaning begins.
    is_centred: bool
    is_whole: bool
    # For columns: read across before down, and as wide as the room.
    is_across: bool
    is_spread: bool

    @property
    def letters(self) -> Lettering:
        return self.page.lettering(self.size)

    @property
    def raised(self) -> Lettering:
        return self.page.lettering(self.size * 0.7)
