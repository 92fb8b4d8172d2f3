r"""Learns to tell what the words of a menu are: names, descriptions, prices, headings; and measures how well.

    apt-get install python3-numpy python3-scipy
    /usr/bin/python3 -B scripts/learn-layout draw OUT [--seed N] [--pages N]
    /usr/bin/python3 -B scripts/learn-layout measure TRUTH=OUT … [--folds 5] [--seeds 3,4,5] [--seed N] [--pages N]
    /usr/bin/python3 -B scripts/learn-layout train TRUTH=OUT … --weights FILE [--seed N] [--pages N]

TRUTH is a folder of NAME.dishes.json, OUT the one into which `vegyscan scan -o OUT` has read the photos NAME. Only the
first page of a photo's bundle is looked at. Without any TRUTH=OUT, `train` learns from drawn pages alone.

`draw` writes the pages that weights are first learned from, as words with boxes and labels: nothing is rendered.
`measure` prints how many dishes are found by weights learned from drawn pages alone, and cross-validated by those that
learned from real menus as well. `train` writes weights learned from all of them; the same input gives the same bytes.
"""

import argparse
import json
import os
import pathlib
import sys

# Sums over several threads come in an order that changes from run to run.
os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"

import drawing  # noqa: E402
import learning  # noqa: E402
import measuring  # noqa: E402
import table  # noqa: E402
import truth  # noqa: E402

# Chosen in five folds over 91 menus: with 1300 pages F1 is lower by 0.015 in English, by 0.01 in Chinese.
PAGES = 400


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError("a number from 1 on is wanted")
    return int(text)


def several(text: str) -> int:
    if positive(text) < 2:
        raise argparse.ArgumentTypeError("at least 2 folds are wanted")
    return int(text)


def numbers(text: str) -> list:
    return [positive(part) for part in text.split(",")]


def folders(text: str) -> tuple:
    """TRUTH=OUT."""
    known, divided, scanned = text.partition("=")
    for folder in (known, scanned):
        if not divided or not pathlib.Path(folder).is_dir():
            raise argparse.ArgumentTypeError(f"two folders are wanted, as TRUTH=OUT, not {text}")
    return pathlib.Path(known), pathlib.Path(scanned)


def menus(asked) -> list:
    """Of all sets; a set without any is most likely a mistake in the names of the folders."""
    found = []
    for known, scanned in asked.sets:
        # The scan tells sets apart that one truth is read twice for.
        added = truth.menus(known, scanned, scanned.name)
        if not added:
            sys.exit(f"no menu of {scanned} has a truth in {known}")
        print(f"{len(added)} menus with {sum(len(menu.truth) for menu in added)} dishes in {scanned}", flush=True)
        found += added
    return found


def drawn(asked) -> list:
    pages = learning.drawn_pages(asked.seed, asked.pages)
    print(f"{len(pages)} drawn pages with {sum(len(page.words) for page in pages)} words", flush=True)
    return pages


def draw(asked) -> None:
    asked.out.mkdir(parents=True, exist_ok=True)
    for number in range(1, asked.pages + 1):
        text = json.dumps(drawing.draw(asked.seed, number), ensure_ascii=False, indent=1)
        (asked.out / f"{asked.seed}-{number}.json").write_text(text + "\n", encoding="utf-8")


def measure(asked) -> None:
    real = menus(asked)
    measuring.show_ceiling(real)
    passes, with_habits = learning.learned_from_drawn(drawn(asked), real)
    measuring.show_drawn_only(real, passes.first, "drawn pages only, first pass")
    measuring.show_drawn_only(with_habits, passes.second, "drawn pages only, second pass")
    measuring.show_folds(with_habits, passes.second, asked.folds, asked.seeds)


def train(asked) -> None:
    real = menus(asked)
    passes, with_habits = learning.learned_from_drawn(drawn(asked), real)
    if real:
        passes.second = learning.learned_from_real(with_habits, passes.second)
    print(f"{table.write(passes, asked.weights)} rows in {asked.weights}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="learn-layout", description="Learns to tell what words of a menu are.")
    commands = parser.add_subparsers(dest="command", required=True)
    drawing_ = commands.add_parser("draw", help="write drawn pages as JSON")
    drawing_.add_argument("out", type=pathlib.Path)
    measuring_ = commands.add_parser("measure", help="count the dishes that are found")
    measuring_.add_argument("sets", type=folders, nargs="+", metavar="TRUTH=OUT")
    measuring_.add_argument("--folds", type=several, default=5)
    measuring_.add_argument("--seeds", type=numbers, default=[3, 4, 5], help="each parts the menus anew")
    training = commands.add_parser("train", help="write weights")
    training.add_argument("sets", type=folders, nargs="*", metavar="TRUTH=OUT")
    training.add_argument("--weights", type=pathlib.Path, required=True)
    for command in (drawing_, measuring_, training):
        command.add_argument("--seed", type=int, default=1, help="of drawn pages")
        command.add_argument("--pages", type=positive, default=1 if command is drawing_ else PAGES)
    asked = parser.parse_args()
    {"draw": draw, "measure": measure, "train": train}[asked.command](asked)


main()
