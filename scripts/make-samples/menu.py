"""A menu as data, from which both the picture and what is expected of the program are made."""

import dataclasses
import json
import re

# What a dish truly is, as far as its words on the menu tell a cook: the labels that are right, and those that would
# be unsafe to show.
TRUTH = {
    "meat": (["meat"], ["vegan", "vegetarian", "pescatarian"]),
    "fish": (["pescatarian"], ["vegan", "vegetarian"]),
    # Milk, egg or honey without doubt, and nothing of a killed animal.
    "vegetarian": (["vegetarian"], ["vegan"]),
    # The same, but a careful reader may ask: rennet in an old cheese, stock in a cream soup, butter in a pastry.
    "probably vegetarian": (["vegetarian", "uncertain"], ["vegan"]),
    # The menu says so, by a mark or in words.
    "vegan": (["vegan"], []),
    # Plants by its name and description; whether to ask about fat, stock or cheese is a matter of caution.
    "plants": (["vegan", "vegetarian", "uncertain"], []),
}

CURRENCIES = {"€": "EUR", "£": "GBP", "$": "USD"}


@dataclasses.dataclass
class Dish:
    name: str
    price: str
    truth: str
    description: str = ""
    # As printed behind the name, such as "(A,C,G)" or "(V) (GF)".
    marks: str = ""
    # Drawings behind the name, by the keys of the menu's `drawings`.
    icons: str = ""
    # The allergens that the printed words or marks name without doubt.
    allergens: str = ""
    # Where the truth's own sets don't fit: "meat uncertain".
    labels: str = ""
    never: str = ""

    def symbols(self, legend: dict) -> list:
        marks = re.findall(r"\w+", self.marks) + self.icons.split()
        return [{"mark": mark.replace("_", " "), "meaning": legend[mark]} for mark in marks]

    def expected(self, section: str, page: int, legend: dict) -> dict:
        labels, never = TRUTH[self.truth]
        amount = re.search(r"\d+[.,]\d\d", self.price).group()
        currency = next((code for sign, code in CURRENCIES.items() if sign in self.price), None)
        symbols = self.symbols(legend)
        contained = {s["meaning"][9:] for s in symbols if s["meaning"].startswith("contains_")} - {"meat"}
        return {
            "name": self.name,
            "description": self.description or None,
            "page": page,
            "section": section,
            "prices": [{"amount": float(amount.replace(",", ".")), "currency": currency}],
            "symbols": symbols,
            "labels": self.labels.split() or labels,
            "never": self.never.split() or never,
            "allergens": sorted(contained | set(self.allergens.split())),
        }


@dataclasses.dataclass
class Menu:
    """One page: its title lines, sections of dishes, and lines at the foot (a legend or hours)."""

    title: str
    subtitle: str
    sections: list
    foot: list = dataclasses.field(default_factory=list)
    # What each mark means, by the legend printed in `foot`.
    legend: dict = dataclasses.field(default_factory=dict)
    # Functions of drawings.py with their colours.
    drawings: dict = dataclasses.field(default_factory=dict)
    # Drawings with their meanings in words, printed in one line at the foot.
    explained: dict = dataclasses.field(default_factory=dict)


def expectation(what: str, status: str, pages: list, menus: list = (), minimum: dict = None, **more) -> bytes:
    """The text of expect.json; samples/README.md explains each field."""
    dishes = [
        dish.expected(section, number, menu.legend)
        for number, menu in enumerate(menus, 1)
        for section, dishes in menu.sections
        for dish in dishes
    ]
    shares = {"dishes": 1.0, "prices": 0.9, "sections": 1.0, "descriptions": 0.9, "symbols": 1.0, "labels": 0.9, "allergens": 1.0}
    fields = {
        "what": what,
        "status": status,
        "pages": pages,
        "languages": [],
        "restaurant_name": menus[0].title if menus else None,
        "captured_at": None,
        "location": {"source": "none"},
        "minimum": shares | (minimum or {}),
        "extra_dishes": 0,
        "never_any": [],
        "dishes": dishes,
    }
    return (json.dumps(fields | more, indent=2, ensure_ascii=False) + "\n").encode()
