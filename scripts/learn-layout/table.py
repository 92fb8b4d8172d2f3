"""Writes weights as a table: a feature a line, with a weight for each label."""

import pathlib

from crf import COUNT, Weights
from labels import LABELS

HEAD = """\
# Weights that tell what words of a menu are, written by scripts/learn-layout. Columns, parted by tabs: pass (1 without
# habits, 2 with); label of the word before, or - for features of the word itself; feature; a weight for each label.
# Rows whose weights are all nought are left out.
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
    """Weights of the first pass, or of both; returns how many rows they make."""
    lines = [COLUMNS]
    lines += ["\t".join(row) for number, weights in enumerate(passes, 1) for row in rows(number, weights)]
    path.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
    return len(lines) - 1
