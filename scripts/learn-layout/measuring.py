"""Prints how many dishes of known menus are found, with the weights of each way to learn them."""

import collections

from folds import folds
from learning import Passes, learned_from_real
from program import Program
from scores import Score, score


class Table:
    def __init__(self, title: str):
        self.title, self.scores = title, collections.defaultdict(Score)

    def add(self, menus: list, scores: list) -> None:
        for menu, found in zip(menus, scores):
            self.scores[menu.set] += found

    def show(self) -> None:
        print(self.title)
        for set_, found in self.scores.items():
            print(f"  {set_.name:20} {found}", flush=True)


class Measure:
    """Each table has a line for each set: the sum over its menus."""

    def __init__(self, program: Program, menus: list):
        self.program, self.menus = program, menus
        self.sets = list(dict.fromkeys(menu.set for menu in menus))

    def add_found(self, table: Table, menus: list, passes: Passes) -> None:
        """What the program finds on these menus with these weights."""
        for set_ in self.sets:
            own = [menu for menu in menus if menu.set == set_]
            if own:
                names = [menu.name for menu in own]
                table.add(own, self.program.scores(set_.known, set_.scanned, names, passes.both()))

    def show_dishes_of_bundles(self) -> None:
        table = Table("the program's own dishes")
        table.add(self.menus, [score(menu.truth, menu.program) for menu in self.menus])
        table.show()

    def show_drawn_only(self, passes: Passes) -> None:
        table = Table("drawn pages only, second pass")
        self.add_found(table, self.menus, passes)
        table.show()

    def add_folds(self, table: Table, menus: list, drawn: list, start: Passes, count: int, seeds: list) -> None:
        for seed in seeds:
            for taught, asked in folds(menus, count, seed):
                self.add_found(table, asked, learned_from_real(taught, drawn, start))

    def show_folds(self, drawn: list, start: Passes, count: int, seeds: list) -> None:
        runs = f"{count} folds, seeds {', '.join(map(str, seeds))}"
        together = Table(f"drawn pages as prior, all sets together, {runs}")
        self.add_folds(together, self.menus, drawn, start, count, seeds)
        together.show()
        alone = Table(f"drawn pages as prior, each set by itself, {runs}")
        for set_ in self.sets:
            self.add_folds(alone, [menu for menu in self.menus if menu.set == set_], drawn, start, count, seeds)
        alone.show()
