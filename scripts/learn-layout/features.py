"""Features of words, each with a weight for every label, and of steps from a word to the next, for every two labels.

A feature's name says which group it is of and what was found, divided by bars; numbers are steps, not measures, whose
widths were set by hand. None tells a word itself, only its classes, so that weights can be given away whatever menus
they were learned from.
"""

import functools
import math

from facts import Facts, PageFacts, open_brackets
from letters import has_han, key
from shapes import graded, kind, shape
from tokens import Token
from vocabulary import vocabulary

DASHES = "-–—:"


def name(*parts) -> str:
    return "|".join(str(int(part)) if isinstance(part, bool) else str(part) for part in parts)


def grade_of_ratio(one: float, other: float, step: float, least: int, most: int) -> int:
    return graded(math.log(max(1, one) / max(1, other)), step, least, most)


class Word:
    """A token with what its features are told from."""

    def __init__(self, token: Token, page: PageFacts):
        self.token, self.page = token, page
        self.cell: Facts = page.cells[token.cell_number]
        self.place, self.count = token.place, len(self.cell.tokens)
        self.is_first, self.is_last = token.place == 0, token.is_last
        self.before, self.behind = self.cell.tokens[:token.place], self.cell.tokens[token.place + 1:]
        self.shape, self.key, self.is_price = self.cell.shapes[token.place], key(token.text), token.is_price
        self.kind = kind(self.shape)
        # How large the cell's type is beside the page's.
        self.size = grade_of_ratio(self.cell.size, page.em, 0.12, -5, 9)
        number = token.cell_number
        self.cell_before = page.cells[number - 1] if number > 0 else None
        self.cell_behind = page.cells[number + 1] if number + 1 < len(page.cells) else None
        self.is_behind_dash = any(other.text in DASHES for other in self.before)

    @property
    def gap(self) -> float:
        """From the word before within the cell, in sizes of its type."""
        return (self.token.x - self.before[-1].right) / self.cell.size


def of_shape_and_place(word: Word) -> list:
    cell, shape_, case = word.cell, word.shape, word.cell.case
    return [
        name("any"), name("shape", shape_), name("shape first", shape_, word.is_first),
        name("shape last", shape_, word.is_last), name("shape case", shape_, case), name("first", word.is_first, case),
        name("ends in price", cell.ends_in_price, cell.is_price), name("shape ends", shape_, cell.ends_in_price),
        name("words", min(word.count, 8)), name("place", min(word.place, 5)),
        name("kind place words", word.kind, min(word.place, 2), min(word.count, 4)),
        name("case ends", case, cell.ends_in_price, word.is_first), name("next price", cell.next_price),
        name("next price case", cell.next_price, case), name("last price", cell.last_price, case),
    ]


def of_page(word: Word) -> list:
    page, cell = word.page, word.cell
    return [
        name("page prices", page.prices, cell.ends_in_price, word.is_price),
        name("page capitals", page.capitals, cell.case),
        name("page whole", page.whole_prices, word.shape, word.is_last),
        name("page han", page.is_han, word.kind, cell.ends_in_price),
    ]


def of_size(word: Word) -> list:
    token, cell, page = word.token, word.cell, word.page
    return [
        name("size", word.size), name("size case", word.size, cell.case),
        name("size in cell", grade_of_ratio(token.em, cell.size, 0.2, -3, 3)),
        name("own size", grade_of_ratio(token.em, page.em, 0.15, -4, 6), word.kind),
        name("size ends", word.size, cell.ends_in_price, page.is_han),
    ]


def of_word(word: Word) -> list:
    known, cell, text = vocabulary(), word.cell, word.token.text
    kinds = known.kinds(word.key)
    found = [name("class", kind_) for kind_ in kinds or ["none"]]
    if not word.is_price and word.key:
        found.append(name("known", bool(kinds), cell.case, min(word.place, 1)))
    if word.key in known.headings:
        found.append(name("heading word", min(len(cell.words), 3), cell.case))
    if word.key in known.connectors:
        found.append(name("connector", word.is_first))
    if word.key in known.sizes:
        found.append(name("size word", word.is_first, word.is_last))
    if word.key in known.additions:
        found.append(name("addition word", word.is_first))
    if has_han(text):
        found.append(name("han phrase", word.key in known.phrases, known.has_phrase_within(word.key)))
        found.append(name("han heading", cell.is_chinese_heading, cell.ends_in_price, word.size))
        found.append(name("han note", cell.is_note))
    if cell.is_note:
        found.append(name("note", word.kind))
    return found


def of_punctuation(word: Word) -> list:
    text, found = word.token.text, []
    if text.endswith((",", "，")):
        found.append(name("comma"))
    if text[0] in "(（【[":
        found.append(name("opens"))
    if text[-1] in ")）】]":
        found.append(name("closes"))
    if word.token.has_leader:
        found.append(name("leader", word.kind, word.is_first))
    if word.before and word.before[-1].text.endswith((",", "&")):
        found.append(name("behind comma"))
    return found


def of_cell(word: Word) -> list:
    """What the cell says as a whole, and what has come in it before the word."""
    cell = word.cell
    is_behind_price = any(other.is_price and place > 0 for place, other in enumerate(word.before))
    found = [
        name("phrase", cell.is_phrase, cell.ends_in_price),
        name("cell heading", cell.has_heading_word, min(len(cell.words), 3)),
        name("cell connectors", min(cell.connectors, 3)), name("cell known", min(cell.known_words, 4), cell.case),
        name("cell commas", min(cell.commas, 3)),
        name("cell commas ends", min(cell.commas, 3), cell.ends_in_price, cell.case),
        name("behind", word.is_behind_dash, is_behind_price), name("in brackets", open_brackets(word.before) > 0),
    ]
    if word.is_behind_dash:
        found.append(name("behind dash", word.page.dashes, cell.case))
    return found


def of_neighbours(word: Word) -> list:
    """The words before and behind in the cell."""
    known, found = vocabulary(), []
    if word.before:
        last = word.before[-1]
        found += [name("gap", graded(word.gap, 0.5, -1, 6)), name("shape before", shape(last.text)),
                  name("shapes before", shape(last.text), word.shape)]
        found += [name("connector before")] if key(last.text) in known.connectors else []
        found += [name("size word before")] if key(last.text) in known.sizes else []
    if word.behind:
        following = word.behind[0]
        found += [name("shape behind", shape(following.text)), name("shapes behind", word.shape, shape(following.text)),
                  name("price behind", any(other.is_price for other in word.behind), word.shape)]
        found += [name("connector behind")] if key(following.text) in known.connectors else []
        found += [name("size word behind")] if key(following.text) in known.sizes else []
    return found


def relation(upper: Facts, lower: Facts, height: float) -> str:
    """How the second cell stands to the one before it."""
    if upper.is_level_with(lower):
        return "row"
    distance = (lower.top - upper.bottom) / height
    if distance < -1:
        return "above"
    return "far" if distance > 1.6 else "near" if distance < 0.55 else "middle"


def is_centred(one: Facts, other: Facts, height: float) -> bool:
    return abs(one.left + one.right - other.left - other.right) < 1.2 * height


def of_cell_before(word: Word) -> list:
    cell, last, height = word.cell, word.cell_before, word.page.height
    if last is None:
        return [name("start")]
    stands = relation(last, cell, height)
    found = [
        name("before", stands), name("before case", stands, last.case, cell.case),
        name("before ends", stands, last.ends_in_price, cell.ends_in_price),
        name("before indent", stands, graded((cell.left - last.left) / height, 0.8, -2, 2)),
        name("before size", stands, grade_of_ratio(cell.size, last.size, 0.15, -3, 3)),
        name("before style", last.case, cell.case, last.ends_in_price),
        name("before commas", min(last.commas, 2), cell.case),
        name("before heading", last.has_heading_word and len(last.words) <= 3),
    ]
    if is_centred(cell, last, height):
        found.append(name("before centred", stands, cell.case))
    if last.is_price:
        found.append(name("before is price", stands))
    return found


def of_cell_behind(word: Word) -> list:
    cell, following, height = word.cell, word.cell_behind, word.page.height
    if following is None:
        return [name("end")]
    stands = relation(cell, following, height)
    return [
        name("behind case", stands, following.case, cell.case),
        name("behind ends", stands, following.ends_in_price, cell.ends_in_price, following.is_price),
        name("behind size", stands, grade_of_ratio(following.size, cell.size, 0.15, -3, 3)),
        name("behind indent", stands, graded((following.left - cell.left) / height, 0.8, -2, 2)),
        name("behind commas", min(following.commas, 2), cell.commas > 0),
    ]


def of_style(word: Word) -> list:
    """How cells that look like this one are elsewhere on the page."""
    if word.is_price:
        return []
    cell = word.cell
    return [
        name("style share", graded(cell.style_share, 0.12, 0, 5), cell.case),
        name("style price", graded(cell.style_price, 0.2, 0, 5)),
        name("style price ends", graded(cell.style_price, 0.2, 0, 5), cell.ends_in_price),
        name("style price words", graded(cell.style_price, 0.34, 0, 3), graded(min(cell.style_words, 8), 2, 0, 4)),
        name("aligned", min(cell.aligned, 4)),
    ]


GROUPS = [of_shape_and_place, of_page, of_size, of_word, of_punctuation, of_cell, of_neighbours, of_cell_before,
          of_cell_behind, of_style]


def of_step_to_cell(word: Word, last: Token) -> list:
    """From the last word of a cell to the first of the next."""
    cell, before, height = word.cell, word.cell_before, word.page.height
    stands = relation(before, cell, height)
    found = [
        name("new cell", stands), name("new ends", stands in ("row", "near"), before.ends_in_price, cell.ends_in_price),
        name("new case", before.case, cell.case),
        name("new size", grade_of_ratio(cell.size, before.size, 0.2, -2, 2)),
        name("new indent", stands in ("near", "middle"), graded((cell.left - before.left) / height, 0.8, -2, 2)),
    ]
    found += [name("new centred")] if is_centred(cell, before, height) else []
    found += [name("new behind comma")] if last.text.endswith((",", "&", "，")) else []
    found += [name("new lower")] if cell.is_lower else []
    found += [name("new in brackets")] if before.has_open_bracket else []
    return found


def of_step_within(word: Word, last: Token) -> list:
    found = [name("within"), name("within kinds", kind(shape(last.text)), word.kind),
             name("within gap", graded(word.gap, 0.6, -1, 4))]
    found += [name("within dash")] if last.text in DASHES or last.text.endswith(":") else []
    found += [name("within leader")] if word.token.has_leader else []
    found += [name("within behind dash")] if word.is_behind_dash else []
    return found


@functools.lru_cache(maxsize=None)
def present(feature: str) -> tuple:
    """The feature with its value, once in memory however many words have it."""
    return feature, 1.0


def features(page: PageFacts) -> tuple:
    """Of each word and of each step to it, as lists of (name, value)."""
    of_words, of_steps, last = [], [], None
    for token in page.layout.tokens:
        word = Word(token, page)
        of_words.append([present(feature) for group in GROUPS for feature in group(word)])
        step = [name("step")]
        if last is not None:
            step += of_step_to_cell(word, last) if word.is_first else of_step_within(word, last)
        of_steps.append([present(feature) for feature in step])
        last = token
    return of_words, of_steps
