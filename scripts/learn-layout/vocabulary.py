"""Classes of words: the program's own tables of knowledge, and words.tsv beside this file for how menus are made up."""

import collections
import csv
import functools
import pathlib
import re

from letters import key

FOLDER = pathlib.Path(__file__).resolve().parent
KNOWLEDGE = FOLDER.parents[1] / "Sources" / "Stages" / "Tables" / "knowledge"
# Tables whose rows don't have kind, language, meaning and words.
OTHER_TABLES = {"cuisines.tsv", "questions.tsv"}


def rows(path: pathlib.Path) -> list:
    with path.open(encoding="utf-8", newline="") as file:
        lines = [line for line in file if line.strip() and not line.startswith("#")]
    return list(csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


@functools.lru_cache(maxsize=None)
def knowledge() -> list:
    """(kind, language, words) of each row of the tables."""
    paths = [path for path in sorted(KNOWLEDGE.rglob("*.tsv")) if path.name not in OTHER_TABLES]
    found = [row for path in paths for row in rows(path) if len(row) >= 4]
    return [(row[0], row[1], row[3].split("|")) for row in found]


class Vocabulary:
    def __init__(self):
        classes = collections.defaultdict(set)
        self.phrases = set()
        for kind, _, phrases in knowledge():
            for phrase in phrases:
                self.phrases.add(key(phrase))
                for word in phrase.lower().split():
                    # "vegan after" is as "vegan" here.
                    classes[key(word)].add(kind.split()[0])
        self.classes = {word: sorted(kinds) for word, kinds in classes.items() if word}
        own = {row[0]: row[1].split("|") for row in rows(FOLDER / "words.tsv")}
        self.headings, self.connectors, self.sizes, self.additions = (
            {key(word) for word in own[name]} for name in ("heading", "connector", "size", "addition"))
        self.chinese_heading = re.compile(f"(?:{'|'.join(own['chinese heading'])})$")
        self.chinese_note = re.compile("|".join(own["chinese note"]))

    def kinds(self, word: str) -> list:
        """The classes of a word's key; an English plural has those of its singular."""
        return self.classes.get(word) or self.classes.get(word.rstrip("s")) or []

    def has_phrase_within(self, word: str) -> bool:
        """Whether any two neighbouring characters are a phrase: Chinese names are put together from such."""
        return any(word[place:place + 2] in self.phrases for place in range(len(word) - 1))


@functools.lru_cache(maxsize=None)
def vocabulary() -> Vocabulary:
    return Vocabulary()
