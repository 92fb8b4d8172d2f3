"""Compares dishes that were found with those of the truth."""

import dataclasses

import numpy
import scipy.optimize

from letters import likeness

# Dishes are the same from here on, as `vegyscan bench dishes` takes them, and their names right from there on.
SAME, RIGHT = 0.7, 0.9


@dataclasses.dataclass
class Score:
    true: int = 0
    found: int = 0
    matched: int = 0
    # Matched dishes with the right prices, and those whose names are right as well.
    priced: int = 0
    right: int = 0

    def __add__(self, other):
        return Score(*(one + two for one, two in zip(dataclasses.astuple(self), dataclasses.astuple(other))))

    def __str__(self) -> str:
        def part(of: int, whole: int) -> str:
            return f"{of / whole:.3f}" if whole else "  –  "
        return (f"F1 {part(2 * self.matched, self.true + self.found)}  prices {part(self.priced, self.matched)}  "
                f"recall {part(self.matched, self.true)}  precision {part(self.matched, self.found)}  "
                f"name and price {part(self.right, self.true)}")


def score(truth: list, found: list) -> Score:
    """Each true dish is matched with at most one found, so that names are alike as much as they can be."""
    result = Score(len(truth), len(found))
    if not truth or not found:
        return result
    alike = numpy.array([[likeness(dish.name, other.name) for other in found] for dish in truth])
    for row, column in zip(*scipy.optimize.linear_sum_assignment(-alike)):
        if alike[row, column] >= SAME:
            has_prices = set(truth[row].prices) == set(found[column].prices)
            result.matched += 1
            result.priced += has_prices
            result.right += has_prices and alike[row, column] >= RIGHT
    return result
