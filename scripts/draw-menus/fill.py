"""Chooses what stands on a page: dishes that fit the form, each with a price, under headings."""

import random

import texts
from column import Setting
from kinds import DESSERTS, DRINKS, MAINS, SOUPS, STARTERS, kind
from prices import PRICES, Style
from texts import Dish, Section, Text

# A section has at least as many dishes.
LEAST_DISHES = 2


class Filling:
    """`style` is how the page prints its prices."""

    def __init__(self, page, chance: random.Random, style: Style):
        self.page, self.chance, self.style = page, chance, style
        self.prices = PRICES[page.language.code]
        self.names = texts.shuffled(texts.dish_names(page.language), chance)
        self.headings = texts.headings(page.language)

    @property
    def widest(self) -> str:
        """A price that takes as much room as any."""
        return self.style.text(self.prices.highest)

    def keep(self, fits) -> None:
        """Only names that can be printed."""
        self.names = [name for name in self.names if fits(name)]

    def columns(self, counts: list) -> list:
        """The sections of each column, given how many dishes stand in each section; about as many where a kind has
        fewer dishes, of which the column's starters or main dishes then have more.
        """
        pools = [[name for name in self.names if kind(self.english(name)) == place] for place in range(5)]
        columns = []
        for wanted, places in zip(counts, self.places(pools, counts)):
            # Any dish may stand among the main dishes, and in a column that has none among the starters.
            rest = MAINS if MAINS in places else STARTERS
            taken = {place: taken_of(pools[place], count) for place, count in zip(places, wanted)}
            taken[rest] += taken_of(pools[MAINS], sum(wanted) - sum(map(len, taken.values())))
            taken[rest] += taken_of(pools[STARTERS], sum(wanted) - sum(map(len, taken.values())))
            if sum(map(len, taken.values())) < sum(wanted):
                raise ValueError(f"too few dishes for {self.page.language.code} {self.page.layout}")
            columns.append([
                Section(self.headings[place], [self.priced(name) for name in taken[place]]) for place in places])
        return columns

    def places(self, pools: list, counts: list) -> list:
        """The kinds of the sections of each column, in the order of the table; fewer where there are no such dishes."""
        full = [place for place, pool in enumerate(pools) if len(pool) >= LEAST_DISHES]
        columns = [([MAINS], [STARTERS, SOUPS, DESSERTS, DRINKS])]
        if len(counts) == 2:
            columns = [([STARTERS], [SOUPS]), ([MAINS], [DESSERTS, DRINKS])]
        found = []
        for wanted, (always, others) in zip(counts, columns):
            others = [place for place in others if place in full]
            found.append(sorted(always + self.chance.sample(others, min(len(others), len(wanted) - 1))))
        return found

    def english(self, name: Text) -> str:
        return name.own if self.page.language.code == "en" else name.second

    def priced(self, name: Text) -> Dish:
        amount = self.prices.amount(self.chance, self.style)
        return Dish(name, amount, self.style.text(amount))


def taken_of(pool: list, most: int) -> list:
    """The last ones of a pool, which are then no longer in it."""
    return [pool.pop() for _ in range(min(most, len(pool)))]


def fitting(page, form, width: float, size: float, widest: str):
    """Whether a name fits a column in the smallest type that is allowed."""
    setting = Setting(page, width, size, widest, form.has_second)
    return lambda name: setting.holds(form.dish(Dish(name, 0, widest), setting))
