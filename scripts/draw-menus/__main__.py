r"""Draws restaurant menus in 28 languages, photographs them and writes down what is printed on them.

    apt-get install python3-pil python3-numpy fonts-noto-core fonts-noto-cjk
    /usr/bin/python3 -B scripts/draw-menus OUT [--seed N] [--pages N] [--languages de,th,…] \
        [--layouts one,two,bilingual,vertical]

Beside each th-two-1.jpg stand th-two-1.jpg.gt.txt, a printed line a line in the order of reading, and
th-two-1.jpg.dishes.json; index.json names the languages of each. `vegyscan bench text OUT` and `vegyscan bench dishes
OUT` take the folder. The pages are easy on purpose: what isn't read here isn't read anywhere.

A page depends on seed, language, layout and number alone, whatever else is drawn: on one release of Debian the same
bytes come out every time.
"""

import argparse
import importlib
import json
import pathlib
import random
import sys

import camera
import texts
from languages import LANGUAGES
from lettering import needs_shaping
from paper import Page

# Those drawn when none is named: what sets its text upright is read in another way, and measured apart.
LAYOUTS = ["one", "two", "bilingual"]
ALL_LAYOUTS = LAYOUTS + ["vertical"]


def listed(known: list, what: str):
    """The parser of a list of known names divided by commas."""
    def parse(text: str) -> list:
        for name in text.split(","):
            if name not in known:
                raise argparse.ArgumentTypeError(f"no {what} named {name}; there are: {', '.join(known)}")
        return text.split(",")
    return parse


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError("a number from 1 on is wanted")
    return int(text)


def draw(language: str, layout: str, number: int, seed: int) -> Page:
    chance = random.Random(f"{seed} {language} {layout} {number}")
    page = importlib.import_module(f"layouts.{layout}").draw(LANGUAGES[language], chance)
    page.photo = camera.photograph(page.image, chance)
    return page


def write(page: Page, path: pathlib.Path) -> None:
    path.write_bytes(page.photo)
    path.with_name(path.name + ".gt.txt").write_text("\n".join(page.lines) + "\n", encoding="utf-8")
    dishes = json.dumps(page.dishes, ensure_ascii=False, indent=1)
    path.with_name(path.name + ".dishes.json").write_text(dishes + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="draw-menus", description="Draws menus with what is printed on them.")
    parser.add_argument("out", type=pathlib.Path, help="folder; index.json in it is written anew")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pages", type=positive, default=1, help="pages of each language and layout")
    parser.add_argument("--languages", type=listed(list(LANGUAGES), "language"), default=list(LANGUAGES))
    parser.add_argument("--layouts", type=listed(ALL_LAYOUTS, "layout"), default=LAYOUTS)
    asked = parser.parse_args()
    if needs_shaping():
        sys.exit("Pillow can't shape text: install Debian's python3-pil and libraqm0, and use /usr/bin/python3.")
    asked.out.mkdir(parents=True, exist_ok=True)
    index = []
    for language in asked.languages:
        for layout in asked.layouts:
            if layout == "vertical" and not LANGUAGES[language].is_vertical:
                continue
            for number in range(1, asked.pages + 1):
                page = draw(language, layout, number, asked.seed)
                path = asked.out / f"{language}-{layout}-{number}.jpg"
                write(page, path)
                index.append(page.record(path.name))
                print(f"{len(page.dishes):3} dishes  {path}", flush=True)
    (asked.out / "index.json").write_text(json.dumps(index, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


main()
