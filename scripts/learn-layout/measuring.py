"""Prints how many dishes of known menus are found, with the weights of each way to learn them."""

import collections

from crf import Batch, Weights
from decode import dishes
from folds import folds
from learning import learned_from_real
from scores import Score, score


def found_by(menus: list, weights: Weights) -> list:
    """The score of each menu."""
    labels = Batch(menus, weights).best_labels(weights)
    return [score(menu.truth, dishes(menu.layout, found)) for menu, found in zip(menus, labels)]


class Table:
    def __init__(self, title: str):
        self.title, self.scores = title, collections.defaultdict(Score)

    def add(self, menus: list, scores: list) -> None:
        for menu, found in zip(menus, scores):
            self.scores[menu.set] += found

    def show(self) -> None:
        print(self.title)
        for name, found in self.scores.items():
            print(f"  {name:20} {found}", flush=True)


def show_ceiling(menus: list) -> None:
    """What the program found that wrote the bundles, and what is to be had: labels of the truth made dishes."""
    table = Table("the program's own dishes")
    table.add(menus, [score(menu.truth, menu.program) for menu in menus])
    table.show()
    table = Table("labels of the truth")
    table.add(menus, [score(menu.truth, dishes(menu.layout, menu.labels)) for menu in menus])
    table.show()


def show_drawn_only(menus: list, weights: Weights, title: str) -> None:
    table = Table(title)
    table.add(menus, found_by(menus, weights))
    table.show()


def tested(menus: list, start: Weights, count: int, seeds: list, table: Table) -> None:
    for seed in seeds:
        for taught, asked in folds(menus, count, seed):
            table.add(asked, found_by(asked, learned_from_real(taught, start)))


def show_folds(menus: list, start: Weights, count: int, seeds: list) -> None:
    runs = f"{count} folds, seeds {', '.join(map(str, seeds))}"
    together = Table(f"drawn pages as prior, all sets together, {runs}")
    tested(menus, start, count, seeds, together)
    together.show()
    alone = Table(f"drawn pages as prior, each set by itself, {runs}")
    for name in dict.fromkeys(menu.set for menu in menus):
        tested([menu for menu in menus if menu.set == name], start, count, seeds, alone)
    alone.show()
