"""Who keeps the house and where it is: names, professions, streets, towns, telephone numbers, days and hours."""

import random

from drawing.tables import texts
from drawing.wording import Wording, chosen

TIMES = {"{a}:00 – {b}:00": 4, "{a}.00-{b}.30": 2, "{a}:30 - {b}:00": 2, "{a}h - {b}h": 1, "{a} am - {c} pm": 2}


class Addresses:
    """All its texts are lists of words."""

    def __init__(self, wording: Wording, chance: random.Random):
        self.wording, self.chance = wording, chance
        self.time_form = chosen(chance, TIMES)

    def words(self, kind: str) -> list:
        return self.wording.numbered(self.wording.nearest(kind)).split()

    def place(self) -> list:
        """Street and town, in one line or in two."""
        if not self.wording.has("street"):
            return [self.wording.contact()]
        street, town = self.words("street"), self.words("town")
        if self.chance.random() < 0.5:
            return [street, town]
        return [street[:-1] + [street[-1] + ","] + town]

    def numbers(self, least: int, most: int) -> list:
        """Lines of telephone, fax, mail and web, in this order."""
        kinds = ["phone", "fax", "mail", "web"]
        kept = self.chance.sample(range(len(kinds)), self.chance.randint(least, most))
        return [self.words(kinds[place]) for place in sorted(kept)]

    def card(self) -> list:
        """The lines of a business card."""
        lines = [self.words("person")]
        if self.chance.random() < 0.4:
            lines.insert(self.chance.choice([0, 1]), self.words("restaurant"))
        if self.chance.random() < 0.85:
            lines.append(self.words("profession"))
        return lines + self.place() + self.numbers(1, 4)

    def time(self) -> str:
        first, last = self.chance.randint(6, 12), self.chance.randint(14, 23)
        return self.time_form.replace("{a}", str(first)).replace("{b}", str(last)).replace("{c}", str(last - 12))

    def hours(self) -> list:
        """Each day, or some together, and when it is open then."""
        language = self.wording.language if self.wording.has("day") else "en"
        days, lines, number = texts()["day", language], [], 0
        while number < len(days):
            last = min(len(days) - 1, number + self.chance.choice([0, 0, 0, 1, 4]))
            day = days[number] if last == number else f"{days[number]} {self.chance.choice('-–')} {days[last]}"
            is_closed = self.chance.random() < 0.15
            lines.append((day.split(), self.words("closed") if is_closed else self.time().split()))
            number = last + 1
        return lines
