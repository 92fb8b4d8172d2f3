r"""Draws restaurant menus in 28 languages, photographs them and writes down what is printed on them.

    apt-get install python3-pil python3-numpy fonts-noto-core fonts-noto-cjk
    /usr/bin/python3 -B scripts/draw-menus OUT [--seed N] [--pages N] [--languages de,th,…] \
        [--layouts one,two,bilingual,below,vertical,legend,icons,matrix,labelled] [--forms lines,table,…] \
        [--marks raised,brackets,…] [--cameras mild,medium,severe,worst] \
        [--dishes FILE_OR_FOLDER,…] [--split calibration|certification]

Beside each th-two-1.jpg stand th-two-1.jpg.gt.txt, a printed line a line in the order of reading, and
th-two-1.jpg.dishes.json; index.json names the languages of each. `vegyscan bench text OUT` and `vegyscan bench dishes
OUT` take the folder. The pages are easy on purpose: what isn't read here isn't read anywhere.

The layout `legend` draws dishes with marks of allergens and a legend that explains them, in twelve languages: a page
in each form of legend, with marks of a kind that is left to chance unless it is asked for. Then its truth tells the
marks of each dish and what they mean. What a dish is has no part in which marks it has. The layout `icons` does the same
with drawings for marks, in the forms that suit them. The layout `matrix` draws tables of dishes and allergens in these
languages: its forms are what heads the columns, its marks the signs in the cells.

The layout `labelled` draws the dishes of `--dishes`, files of JSON Lines as `vegyscan bench claims` reads them, whose
diets and allergens are known, and its truth tells them: what a bench of verdicts on photos needs. No dish stands on two
pages of a seed, and when all have been drawn there are no more pages. A split takes half of the dishes, by their id,
and faces and forms of columns that the other one hasn't: limits chosen on `calibration` are tested on `certification`.

The layout `below` draws dishes with rows below the name that are no part of it: the name in a second language, a diet,
portions. Its truth names a dish by its own name alone.

A camera other than `mild` is named in the file's name. It photographs the same page under worse conditions; index.json
says which it was, and as `menu` what all photos of a page have in common.

A page depends on seed, language, layout (with form and kind of marks) and number alone, and on the dishes it is given,
whatever else is drawn, and its photo on the camera: on one release of Debian the same bytes come out every time.
"""

import argparse
import importlib
import json
import pathlib
import random
import sys

import camera
import dealing
import icons
import texts
from languages import LANGUAGES
from layouts.matrix import HEADERS, SIGNS
from legends.forms import FORMS
from legends.marks import ICONS, MARKS, suits
from legends.wording import has_words
from lettering import needs_shaping
from paper import Page

# Those drawn when none is named: what sets its text upright is read in another way, and measured apart.
LAYOUTS = ["one", "two", "bilingual"]
ALL_LAYOUTS = LAYOUTS + ["below", "vertical", "legend", "icons", "matrix", "labelled"]


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


def existing(text: str) -> list:
    """The parser of a list of files and folders."""
    paths = [pathlib.Path(part) for part in text.split(",")]
    for path in paths:
        if not path.exists():
            raise argparse.ArgumentTypeError(f"there is no {path}")
    return paths


def variants(asked, language: str, layout: str, number: int) -> list:
    """What besides language, layout and number tells a page: form and kind of marks of those with a legend."""
    is_worded = layout in ("legend", "icons", "matrix")
    if layout == "vertical" and not LANGUAGES[language].is_vertical or is_worded and not has_words(language):
        return []
    if layout == "matrix":
        asked_signs = [sign for sign in SIGNS if sign in (asked.marks or [])]
        drawn = random.Random(f"{asked.seed} {language} matrix {number}").sample(SIGNS, len(SIGNS))
        # Each form has another sign.
        return [
            (header, sign) for place, header in enumerate(HEADERS) if header in asked.forms
            for sign in asked_signs or [drawn[place % len(drawn)]]]
    kinds = {"legend": MARKS, "icons": ICONS}.get(layout)
    if not kinds:
        return [()]
    wanted = [name for name in asked.marks or kinds if name in kinds]
    found = []
    for form in filter(FORMS.get, asked.forms):
        suiting = [name for name in wanted if suits(name, FORMS[form])]
        if suiting and not asked.marks:
            suiting = [random.Random(f"{asked.seed} {language} {layout} {form} {number}").choice(suiting)]
        found += [(form, name) for name in suiting]
    return found


def draw(language: str, layout: str, variant: tuple, number: int, asked) -> Page:
    """Without its photos, with the chance that goes on behind it."""
    chance = random.Random(" ".join([str(asked.seed), language, layout, *variant, str(number)]))
    drawing = importlib.import_module(f"layouts.{layout}")
    if layout == "labelled":
        # The pages of two splits have nothing in common.
        chance.seed(f"{asked.seed} {language} {asked.split or layout} {number}")
        page = drawing.draw(LANGUAGES[language], chance, asked.dealt[language][number - 1], asked.split)
    else:
        page = drawing.draw(LANGUAGES[language], chance, *variant)
    page.chance = chance
    return page


def numbers(asked, language: str, layout: str) -> range:
    if layout != "labelled":
        return range(1, asked.pages + 1)
    pages = asked.dealt[language]
    if len(pages) < asked.pages:
        count = sum(map(len, pages))
        print(f"{language}: {count} labelled dishes make {len(pages)} pages, not {asked.pages}", flush=True)
    return range(1, min(len(pages), asked.pages) + 1)


def photographed(page: Page, name: str, asked) -> list:
    """The photo of each camera asked for, with the name of its file and what index.json says of it."""
    found = []
    for kind in asked.cameras:
        # Each camera has a chance of its own, so that no photo depends on which others are taken.
        chance = random.Random()
        chance.setstate(page.chance.getstate())
        if kind != "mild":
            chance.seed(f"{chance.random()} {kind}")
        stem, number = name.rsplit("-", 1)
        file = f"{name}.jpg" if kind == "mild" else f"{stem}-{kind}-{number}.jpg"
        more = {}
        if page.layout == "labelled" or asked.cameras != ["mild"]:
            # Photos of one menu are no menus of their own to a bench that counts them.
            more = {"difficulty": kind, "menu": name}
        found.append((file, camera.CAMERAS[kind](page.image, chance), more))
    return found


def write(page: Page, photo: bytes, path: pathlib.Path) -> None:
    path.write_bytes(photo)
    lines = [line for line in map(icons.without, page.lines) if line]
    path.with_name(path.name + ".gt.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    dishes = json.dumps(page.dishes, ensure_ascii=False, indent=1)
    path.with_name(path.name + ".dishes.json").write_text(dishes + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="draw-menus", description="Draws menus with what is printed on them.")
    parser.add_argument("out", type=pathlib.Path, help="folder; index.json in it is written anew")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--pages", type=positive, default=1,
        help="pages of each language and layout; fewer when all labelled dishes are drawn")
    parser.add_argument("--languages", type=listed(list(LANGUAGES), "language"), default=list(LANGUAGES))
    parser.add_argument("--layouts", type=listed(ALL_LAYOUTS, "layout"), default=LAYOUTS)
    forms = [*FORMS, *HEADERS]
    parser.add_argument("--forms", type=listed(forms, "form"), default=forms, help="of legends, and of tables")
    parser.add_argument(
        "--marks", type=listed([*MARKS, *ICONS, *SIGNS], "kind of marks"), help="each of them with each form that it suits")
    parser.add_argument(
        "--cameras", type=listed(list(camera.CAMERAS), "camera"), default=["mild"],
        help=f"how well pages are photographed, each page by each: {', '.join(camera.CAMERAS)} (default: mild)")
    parser.add_argument(
        "--dishes", type=existing, metavar="FILE_OR_FOLDER[,…]", default=[],
        help="JSON Lines with the dishes of the layout labelled; of a folder all *.jsonl in it and below")
    parser.add_argument(
        "--split", choices=dealing.SPLITS,
        help="of labelled dishes: half of them, with faces and columns that the other half hasn't")
    asked = parser.parse_args()
    if "labelled" in asked.layouts and not asked.dishes:
        parser.error("the layout labelled needs --dishes")
    if "labelled" not in asked.layouts and (asked.dishes or asked.split):
        parser.error("--dishes and --split are for the layout labelled")
    rows = dealing.read(asked.dishes)
    # The labelled dishes of each page.
    asked.dealt = {
        language: dealing.deals(dealing.of_split(rows.get(language, []), asked.split), asked.seed, language)
        for language in asked.languages}
    if needs_shaping():
        sys.exit("Pillow can't shape text: install Debian's python3-pil and libraqm0, and use /usr/bin/python3.")
    asked.out.mkdir(parents=True, exist_ok=True)
    index = []
    for language in asked.languages:
        for layout in asked.layouts:
            for number in numbers(asked, language, layout):
                for variant in variants(asked, language, layout, number):
                    page = draw(language, layout, variant, number, asked)
                    name = "-".join([language, layout, *variant, str(number)])
                    for file, photo, more in photographed(page, name, asked):
                        write(page, photo, asked.out / file)
                        index.append(page.record(file) | more)
                        print(f"{len(page.dishes):3} dishes  {asked.out / file}", flush=True)
    (asked.out / "index.json").write_text(json.dumps(index, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


main()
