"""Parts menus for cross-validation, so that photos of one menu are always in the same part."""

import random

from letters import key


def is_same_menu(one, other) -> bool:
    """Whether more than half of the names of the shorter list stand on both."""
    names, others = ({key(dish.name) for dish in menu.truth} for menu in (one, other))
    return len(names & others) > min(len(names), len(others)) / 2


def groups(menus: list) -> list:
    """The photos of each menu."""
    found = []
    for menu in menus:
        same = [group for group in found if any(is_same_menu(menu, other) for other in group)]
        found = [group for group in found if group not in same] + [sum(same, []) + [menu]]
    return found


def folds(menus: list, count: int, seed: int) -> list:
    """Pairs of menus to learn from and menus to test, each tested once."""
    parts = groups(menus)
    random.Random(seed).shuffle(parts)
    found = []
    for number in range(count):
        tested = sum(parts[number::count], [])
        taught = [menu for group in parts for menu in group if menu not in tested]
        if tested:
            found.append((taught, tested))
    return found
