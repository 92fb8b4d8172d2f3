"""Learns the shapes of the digits of Arabic and Persian from Debian's typefaces.

Usage: learn-digits TABLE [--runs N] [--rounds N]

Writes the weights of a small network into TABLE, and says how well it reads numbers in typefaces that it didn't learn
from (Noto, which draw-menus uses). The same packages give the same bytes.
"""

import argparse
import collections
import os
import pathlib

# One thread adds in one order.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

import numpy  # noqa: E402

import drawing  # noqa: E402
from network import learned  # noqa: E402

HEAD = """\
# Weights that tell the digits of Arabic and Persian from their shapes, written by scripts/learn-digits. Columns, parted
# by tabs: layer, then the weights of one of its inputs (or its biases), in hundredths, for each of its outputs. The
# outputs of the last layer are the digits of Arabic, those of the West, a decimal point, and anything else.
"""


def round_weights(network) -> None:
    """To what the table holds."""
    for name, layer in network.layers.items():
        network.layers[name] = numpy.round(layer * 100) / 100


def table(network) -> str:
    lines = []
    for name, layer in network.layers.items():
        for row in numpy.round(layer * 100).astype(int).reshape(-1, layer.shape[-1]):
            lines.append("\t".join([name, *map(str, row)]))
    return HEAD + "\n".join(lines) + "\n"


def odds(part: numpy.ndarray, others: slice) -> float:
    """The logarithm of how much more the pieces of a run look like digits of Arabic than like the others."""
    return float(numpy.log(part[:, :10].max(1) / part[:, others].max(1)).sum())


def is_number(part: numpy.ndarray) -> bool:
    """As `NumberRun` of the program decides."""
    return odds(part, slice(21, 22)) > 1


def tell(probabilities: numpy.ndarray, runs: list) -> None:
    """How many numbers without a point come out right, by how sure the least sure digit must be."""
    parts = [(probabilities[first:first + count] + 1e-4, kind, text) for first, count, kind, text in runs]
    print("kind     sure  right  wrong  not read")
    for name, digits in [("Arabic", drawing.ARABIC), ("Persian", drawing.PERSIAN)]:
        numbers = [(part, text) for part, kind, text in parts if kind == digits and set(text) <= set(digits)]
        for sure in (0, 0.7, 0.9):
            counts = collections.Counter()
            for part, text in numbers:
                own = part[:, :10]
                if not is_number(part) or (own.max(1) / own.sum(1)).min() < sure:
                    counts["silent"] += 1
                else:
                    counts["".join(digits[place] for place in own.argmax(1)) == text] += 1
            print(f"{name:8} {sure:4}  {counts[True]:5}  {counts[False]:5}  {counts['silent']:8}")
    others = [(part, kind) for part, kind, _ in parts if kind not in (drawing.ARABIC, drawing.PERSIAN)]
    taken = collections.Counter(
        kind == drawing.WESTERN for part, kind in others if is_number(part) and odds(part, slice(10, 20)) > 0)
    print(f"of {len(others)} words and Western numbers taken for one: {taken[False]} and {taken[True]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", type=pathlib.Path)
    parser.add_argument("--runs", type=int, default=40_000, help="numbers and words to learn from")
    parser.add_argument("--rounds", type=int, default=24)
    arguments = parser.parse_args()
    latin = drawing.Faces(drawing.LATIN_PACKAGES)
    shapes, classes, _ = drawing.samples(arguments.runs, 1, drawing.Faces(drawing.PACKAGES), latin)
    print(f"learning from {len(shapes)} pieces of ink", flush=True)
    network = learned(shapes, classes, arguments.rounds, 5)
    round_weights(network)
    arguments.table.write_text(table(network), encoding="utf-8")
    shapes, _, runs = drawing.samples(3_000, 2, drawing.Faces(drawing.HELD_OUT), latin)
    tell(network.probabilities(shapes), runs)


main()
