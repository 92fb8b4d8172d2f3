"""Letters of one size: shaped, measured and drawn, with a second font for what the first one lacks."""

import functools
import unicodedata

from PIL import ImageFont, features

import icons


def needs_shaping() -> bool:
    """Whether Pillow can't join Arabic letters or place the marks of Thai and Devanagari."""
    return not features.check("raqm")


@functools.lru_cache(maxsize=512)
def font(path: str, index: int, size: int):
    return ImageFont.truetype(path, size, index=index, layout_engine=ImageFont.Layout.RAQM)


@functools.lru_cache(maxsize=None)
def has_glyph(path: str, index: int, character: str) -> bool:
    """Whether a font draws a character as anything but its box for unknown ones."""
    def drawn(text: str) -> tuple:
        mask = font(path, index, 40).getmask(text)
        return mask.size, bytes(mask)
    return drawn(character) != drawn("\U0010fffd")


class Lettering:
    """`files` in order of preference; `language` chooses forms within a font, as of Romanian or Chinese letters.

    `icon_ink` is the colour of all drawings without colours of their own.
    """

    def __init__(
            self, files: tuple, size: int, language: str, is_right_to_left: bool = False, icon_ink: tuple = None):
        self.icon_ink = icon_ink
        self.files = files
        self.size = size
        self.language = language
        self.is_right_to_left = is_right_to_left

    def font(self, which: int):
        return font(*self.files[which], self.size)

    def runs(self, text: str) -> list:
        """The text in parts of one font each, as pairs of the font's number and the part; a drawing has no font."""
        parts = []
        for place, character in enumerate(text):
            # A mark stays with its letter, or it couldn't be placed above it.
            if parts and (unicodedata.category(character).startswith("M") or character in "\u200c\u200d"):
                which = parts[-1][0]
            elif icons.icon(character):
                parts.append((None, character))
                continue
            elif character == " ":
                # Between two parts a space belongs to the script of the page, which says on which side it stands.
                following = text[place + 1:].lstrip(" ")
                is_letter = following and not icons.icon(following[0])
                follows = self.font_of(following[0]) if is_letter else 0
                which = follows if parts and parts[-1][0] == follows else 0
            else:
                which = self.font_of(character)
            if parts and parts[-1][0] == which:
                parts[-1] = which, parts[-1][1] + character
            else:
                parts.append((which, character))
        return parts

    def font_of(self, character: str) -> int:
        for which, file in enumerate(self.files):
            if has_glyph(*file, character):
                return which
        raise ValueError(f"no font has U+{ord(character):04X} {character}")

    def direction(self, text: str) -> str:
        """Of a part: Latin runs from left to right on a page that does not."""
        kinds = {unicodedata.bidirectional(character) for character in text}
        return "rtl" if self.is_right_to_left and ("L" not in kinds or kinds & {"R", "AL"}) else "ltr"

    def width(self, text: str) -> float:
        return sum(self.advance(which, part) for which, part in self.runs(text))

    def advance(self, which: int, part: str) -> float:
        if which is None:
            return icons.ADVANCE * self.size
        return self.font(which).getlength(part, direction=self.direction(part), language=self.language)

    def draw(self, canvas, x: float, y: float, text: str, colour: tuple, side: str = "left") -> None:
        """Writes on the base line y, with x at this side of the text, or in its middle."""
        x -= {"left": 0, "middle": 0.5, "right": 1}[side] * self.width(text)
        runs = self.runs(text)
        for which, part in reversed(runs) if self.is_right_to_left else runs:
            if which is None:
                self.draw_icon(canvas, x, y, icons.icon(part))
            else:
                canvas.text(
                    (x, y), part, fill=colour, font=self.font(which), anchor="ls", direction=self.direction(part),
                    language=self.language)
            x += self.advance(which, part)

    def draw_icon(self, canvas, x: float, y: float, icon: icons.Icon) -> None:
        """In the middle of its room, around half the height of capitals."""
        mask = icon.mask(self.size)
        left = x + (icons.ADVANCE * self.size - mask.width) / 2
        canvas.bitmap((round(left), round(y - 0.36 * self.size - mask.height / 2)), mask, fill=icon.colour(self.icon_ink))

    def broken(self, text: str, width: float, has_spaces: bool = True) -> list:
        """The text in lines of at most this width, broken at spaces; a word that is wider stays whole."""
        lines = []
        for word in text.split(" ") if has_spaces else [text]:
            if lines and self.width(f"{lines[-1]} {word}") <= width:
                lines[-1] += f" {word}"
            else:
                lines.append(word)
        return lines
