r"""Learns to tell what the words of a menu are: names, descriptions, prices, headings; and measures how well.

    apt-get install python3-numpy python3-scipy chromium fonts-liberation fonts-dejavu
    /usr/bin/python3 -B scripts/learn-layout draw OUT [--seed N] [--pages N]
    /usr/bin/python3 -B scripts/learn-layout aside OUT
    /usr/bin/python3 -B scripts/learn-layout measure TRUTH=OUT … [--rendered TRUTH=OUT …] [--folds 5] [--seeds 3,4,5]
    /usr/bin/python3 -B scripts/learn-layout train TRUTH=OUT … [--rendered TRUTH=OUT …] --weights FILE [--pages N]
    /usr/bin/python3 -B scripts/learn-layout join LONG SHORT --weights FILE

TRUTH is a folder of NAME.dishes.json, OUT the one into which `vegyscan scan -o OUT` has read the photos NAME. Only the
first page of a photo's bundle is looked at. Without any TRUTH=OUT, `train` learns from drawn and written pages alone. --rendered names
photos of menus that `scripts/draw-menus` drew; each counts less than one of a menu that somebody printed.

`draw` writes the pages that weights are first learned from, as words with boxes and labels: nothing is rendered. `aside`
writes menus that nothing is ever learned from, as such pages with their dishes, for `vegyscan bench labels OUT --truth OUT`.
`measure` prints how many dishes are found by weights learned from drawn pages alone, and cross-validated by those that
learned from real menus as well. `train` writes weights learned from all of them, the mean of those from several sets of
drawn pages; the same input gives the same bytes. `join` makes one table of two, of which one is for long and the other for
short pages.

Features, and dishes made of labels, are the program's: `--program PATH` says where it is, and `--drawn FOLDER` where
to keep the pages drawn for it.
"""

import argparse
import dataclasses
import os
import pathlib
import sys
import tempfile

# Sums over several threads come in an order that changes from run to run.
os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"

import learning  # noqa: E402
import measuring  # noqa: E402
import table  # noqa: E402
import truth  # noqa: E402
import written  # noqa: E402
from program import Program  # noqa: E402

PROGRAM = pathlib.Path(__file__).resolve().parents[2] / ".build" / "release" / "vegyscan"
# Half of them are each pass's. With 400, 800 and 1000 for both in common, the figures of five folds over 91 menus differ by
# 0.015 at most; rare kinds of print want many.
PAGES = 2000
# In how many ways each menu that was written as a web page is set.
WAYS = 3
# Sets of drawn pages whose weights are averaged.
SEEDS = [1, 2]

# How much a photo of a menu counts that somebody printed, beside a drawn or written page, and one of a menu that was drawn;
# see README.md for what was tried.
PRINTED, RENDERED = 4.0, 0.1


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError("a number from 1 on is wanted")
    return int(text)


def count(text: str) -> int:
    return 0 if text == "0" else positive(text)


def several(text: str) -> int:
    if positive(text) < 2:
        raise argparse.ArgumentTypeError("at least 2 folds are wanted")
    return int(text)


def numbers(text: str) -> list:
    return [positive(part) for part in text.split(",")]


def folders(text: str) -> truth.Set:
    """TRUTH=OUT."""
    known, divided, scanned = text.partition("=")
    for folder in (known, scanned):
        if not divided or not pathlib.Path(folder).is_dir():
            raise argparse.ArgumentTypeError(f"two folders are wanted, as TRUTH=OUT, not {text}")
    return truth.Set(pathlib.Path(known), pathlib.Path(scanned), PRINTED)


def rendered(text: str) -> truth.Set:
    return dataclasses.replace(folders(text), weight=RENDERED)


def menus(asked, program: Program) -> list:
    """Of all sets; a set without any is most likely a mistake in the names of the folders."""
    sets = asked.sets + asked.rendered
    read = program.pages([set_.scanned for set_ in sets]) if sets else {}
    found = []
    for set_ in sets:
        added = truth.menus(set_, [page for page in read.values() if page.place[0] == str(set_.scanned)])
        if not added:
            sys.exit(f"no menu of {set_.scanned} has a truth in {set_.known}")
        unread = sum(not menu.is_readable for menu in added)
        print(f"{len(added)} menus with {sum(len(menu.truth) for menu in added)} dishes in {set_.scanned}, "
              f"{unread} of them read too badly to learn from", flush=True)
        found += added
    return found


def drawn(asked, program: Program, seed: int) -> learning.Drawn:
    folder = (asked.drawn or program.folder / "drawn") / str(seed)
    pages = learning.drawn_pages(program, folder, seed, asked.pages, asked.ways)
    print(f"{len(pages.all)} drawn pages with {sum(len(page.words) for page in pages.all)} words", flush=True)
    return pages


def draw(asked, program: Program) -> None:
    learning.write_drawn(asked.out, asked.seed, range(1, asked.pages + 1))


def aside(asked, program: Program) -> None:
    print(f"{written.write_aside(asked.out)} menus in {asked.out}")


def measure(asked, program: Program) -> None:
    real = menus(asked, program)
    measuring.Measure(program, real).show_dishes_of_bundles()
    passes, pages, with_habits = learning.learned_from_drawn(program, drawn(asked, program, asked.seed), real)
    measured = measuring.Measure(program, with_habits)
    measured.show_drawn_only(passes)
    measured.show_folds(pages, passes, asked.folds, asked.seeds)


def train(asked, program: Program) -> None:
    real, learned = menus(asked, program), []
    for seed in asked.seeds:
        passes, pages, with_habits = learning.learned_from_drawn(program, drawn(asked, program, seed), real)
        learned.append(learning.learned_from_real(with_habits, pages, passes))
    print(f"{table.write(learning.averaged(learned).both(), asked.weights)} rows in {asked.weights}")


def join(asked, program: Program) -> None:
    passes = []
    for path in (asked.long, asked.short):
        both = table.read(path)
        if len(both) != 2:
            sys.exit(f"{path} holds {len(both)} passes, not the two that `train` writes")
        passes += both
    print(f"{table.write(passes, asked.weights)} rows in {asked.weights}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="learn-layout", description="Learns to tell what words of a menu are.")
    commands = parser.add_subparsers(dest="command", required=True)
    drawing_ = commands.add_parser("draw", help="write drawn pages as JSON")
    drawing_.add_argument("out", type=pathlib.Path)
    aside_ = commands.add_parser("aside", help="write the menus that are kept aside, with their dishes")
    aside_.add_argument("out", type=pathlib.Path)
    measuring_ = commands.add_parser("measure", help="count the dishes that are found")
    measuring_.add_argument("sets", type=folders, nargs="+", metavar="TRUTH=OUT")
    measuring_.add_argument("--folds", type=several, default=5)
    measuring_.add_argument("--seeds", type=numbers, default=[3, 4, 5], help="each parts the menus anew")
    training = commands.add_parser("train", help="write weights")
    training.add_argument("sets", type=folders, nargs="*", metavar="TRUTH=OUT")
    training.add_argument("--weights", type=pathlib.Path, required=True)
    training.add_argument("--seeds", type=numbers, default=SEEDS, help="each draws a set of pages to learn from")
    joining = commands.add_parser("join", help="write one table of weights for long pages and weights for short ones")
    joining.add_argument("long", type=pathlib.Path)
    joining.add_argument("short", type=pathlib.Path)
    joining.add_argument("--weights", type=pathlib.Path, required=True)
    joining.set_defaults(program=PROGRAM)
    for command in (measuring_, training):
        command.add_argument("--rendered", type=rendered, nargs="+", default=[], metavar="TRUTH=OUT")
        command.add_argument("--ways", type=count, default=WAYS, help="in which written menus are set; 0 for none of them")
        command.add_argument("--drawn", type=pathlib.Path, metavar="FOLDER", help="keep the drawn pages here")
    for command in (drawing_, measuring_):
        command.add_argument("--seed", type=int, default=1, help="of drawn pages")
    for command in (drawing_, measuring_, training):
        command.add_argument("--pages", type=positive, default=1 if command is drawing_ else PAGES)
    for command in (drawing_, aside_, measuring_, training):
        command.add_argument(
            "--program", type=pathlib.Path, default=PROGRAM, help="vegyscan; `draw` and `aside` need none")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="learn-layout-") as folder:
        program = Program(asked.program, pathlib.Path(folder))
        {"draw": draw, "aside": aside, "measure": measure, "train": train, "join": join}[asked.command](asked, program)


main()
