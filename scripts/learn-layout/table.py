"""Writes weights as a table, and reads them: a feature a line, with a weight for each label."""

import pathlib
import sys

import numpy

from crf import COUNT, Weights
from labels import LABELS

HEAD = """\
# Weights that tell what words of a menu are, written by scripts/learn-layout. Columns, parted by tabs: pass (1 without
# habits, 2 with; 3 and 4 the same for short pages, which may have their own); label of the word before, or - for
# features of the word itself; feature; a weight for each label. Rows whose weights are all nought are left out.
"""


COLUMNS = "\t".join(["pass", "before", "feature", *LABELS])


def written(weight: float) -> str:
    """To thousandths: of 17,687 words of photographed menus none got another label by it. -0 is 0."""
    text = f"{weight:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def rows(number: int, weights: Weights) -> list:
    found = [[str(number), "-", name, *map(written, row)] for name, row in zip(weights.word_names, weights.words)]
    for name, row in zip(weights.step_names, weights.steps.reshape(-1, COUNT, COUNT)):
        found += [[str(number), label, name, *map(written, values)] for label, values in zip(LABELS, row)]
    return sorted(row for row in found if set(row[3:]) != {"0"})


def write(passes: list, path: pathlib.Path) -> int:
    """Weights of the first pass, of both, or of both for long and for short pages; returns how many rows they make."""
    lines = [COLUMNS]
    lines += ["\t".join(row) for number, weights in enumerate(passes, 1) for row in rows(number, weights)]
    path.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
    return len(lines) - 1


def read(path: pathlib.Path) -> list:
    """The passes of a table that `write` has written, with the labels of today."""
    found = []
    text = path.read_text(encoding="utf-8", errors="replace")
    if not text.startswith(HEAD + COLUMNS + "\n"):
        sys.exit(f"{path} is no table of weights that this version has written")
    for line in text.removeprefix(HEAD + COLUMNS + "\n").splitlines():
        number, before, name, *values = line.split("\t")
        while len(found) < int(number):
            found.append({})
        found[int(number) - 1].setdefault((before == "-", name), {})[before] = [float(value) for value in values]
    return [weights(rows_of_pass) for rows_of_pass in found]


def weights(rows_of_pass: dict) -> Weights:
    names, steps = (sorted(name for is_word, name in rows_of_pass if is_word == wanted) for wanted in (True, False))
    found = Weights(names, steps)
    for place, name in enumerate(names):
        found.words[place] = rows_of_pass[True, name]["-"]
    nought = numpy.zeros(COUNT)
    for place, name in enumerate(steps):
        found.steps[place] = numpy.concatenate([rows_of_pass[False, name].get(label, nought) for label in LABELS])
    return found
