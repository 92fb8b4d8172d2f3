"""Dishes with known diets and allergens, from files of JSON Lines as `vegyscan bench claims` reads them, dealt out to
pages so that none has a dish of another.
"""

import dataclasses
import json
import pathlib
import random
import sys
import unicodedata
import zlib

SPLITS = ("calibration", "certification")
# Codes of files that are other ones here.
CODES = {"zh": "zh-Hans", "zh-CN": "zh-Hans", "zh-TW": "zh-Hant", "no": "nb"}
# A page goes on until it has so many dishes, and it never has more; with descriptions it has fewer.
FEWEST, MOST = 8, 20
# Headings that rows bring with them: so many at most, and on a page that would have too few dishes, so many.
SECTIONS, MORE_SECTIONS = 3, 6


@dataclasses.dataclass(frozen=True)
class Row:
    id: str
    name: str
    # Empty where it has none.
    description: str
    section: str
    # What the truth says of it besides.
    known: dict

    @property
    def key(self) -> str:
        """Two dishes of one name on a page, but for signs and spaces, could not be told apart."""
        return "".join(letter for letter in self.name.casefold() if unicodedata.category(letter)[0] in "LMN")


def tidy(text) -> str:
    return unicodedata.normalize("NFC", " ".join((text or "").split()))


def read(paths: list) -> dict:
    """The rows by language, in the order of their ids, whatever the order of the files; each once."""
    files = []
    for path in paths:
        files += sorted(path.rglob("*.jsonl")) if path.is_dir() else [path]
    rows = {}
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1):
            try:
                values = json.loads(line) if line.strip() else {}
            except ValueError:
                sys.exit(f"{file}: line {number} is no JSON")
            # A row with symbols would need its mark drawn; one without a label would be no truth.
            if not values.get("name") or values.get("symbols") or not (values.get("label_set") or values.get("label")):
                continue
            code = CODES.get(values.get("language"), values.get("language"))
            row = row_of(values, code)
            rows.setdefault(code, {})[row.id, row.name] = row
    return {code: [row for _, row in sorted(known.items())] for code, known in rows.items()}


def row_of(values: dict, code: str) -> Row:
    name = tidy(values["name"])
    # By another key than that of printed marks: these are in the dish, whatever the page says.
    known = {"id": values.get("id") or f"{code} {name}", "label_set": values.get("label_set") or [values["label"]]}
    if values.get("label"):
        known["label"] = values["label"]
    known["certain_allergens"] = values.get("allergens", [])
    for key in ("allergens_scope", "cuisine"):
        if values.get(key):
            known[key] = values[key]
    return Row(known["id"], name, tidy(values.get("description")), tidy(values.get("section")), known)


def of_split(rows: list, split: str) -> list:
    """Those whose id has an even CRC-32 are for calibration, the others for certification; all without a split."""
    return [row for row in rows if not split or zlib.crc32(row.id.encode()) % 2 == SPLITS.index(split)]


def deals(rows: list, seed: int, language: str) -> list:
    """The rows of each page, those of one section together, in an order that seed and language tell.

    What a label rests on may be the section or the description, so both are always printed.
    """
    chance = random.Random(f"{seed} {language} dishes")
    waiting = grouped(rows)
    waiting = chance.sample(waiting, len(waiting))
    found = []
    while waiting:
        page, waiting = dealt(waiting, chance.randint(9, 21))
        found.append(page)
    if len(found) > 1 and len(found[-1]) < FEWEST:
        spread(found)
    return found


def grouped(rows: list) -> list:
    """Those of one section together, the others each for itself."""
    groups = {}
    for row in rows:
        groups.setdefault(("section", row.section) if row.section else ("row", row.id, row.name), []).append(row)
    return list(groups.values())


def spread(pages: list) -> None:
    """What is too little for a page goes to those with the fewest dishes that can take it."""
    for group in grouped(pages.pop()):
        fitting = [page for page in pages if can_take(page, group)]
        if fitting:
            min(fitting, key=len).extend(group)
        else:
            pages.append(group)


def can_take(page: list, group: list) -> bool:
    sections = {row.section for row in page + group if row.section}
    keys = {row.key for row in page}
    return (len(page) + len(group) <= MOST and len(sections) <= MORE_SECTIONS
            and not keys & {row.key for row in group})


def dealt(waiting: list, room: int) -> tuple:
    """The rows of the next page, and the groups that are left. A description takes as much room as a name."""
    page, names, sections = [], set(), 0
    for most_sections in (SECTIONS, MORE_SECTIONS):
        left = []
        for group in waiting:
            group, again = parted(group)
            left += [again] if again else []
            taken = sum(2 if row.description else 1 for row in page)
            is_full = len(page) >= FEWEST and taken >= room or len(page) + len(group) > MOST
            is_section = bool(group[0].section)
            if is_full or is_section and sections == most_sections or names & {row.key for row in group}:
                left.append(group)
                continue
            page += group
            names |= {row.key for row in group}
            sections += is_section
        waiting = left
        if len(page) >= FEWEST:
            break
    return page, waiting


def parted(group: list) -> tuple:
    """A dish of each name, and the others."""
    first = {row.key: row for row in reversed(group)}
    return [row for row in group if first[row.key] is row], [row for row in group if first[row.key] is not row]
