#!/usr/bin/env python3
"""Derives Sources/Stages/Tables/knowledge/openfoodfacts.tsv from a dump of the Open Food Facts ingredients taxonomy.

Usage: scripts/derive-openfoodfacts.py DUMP.tsv.gz > Sources/Stages/Tables/knowledge/openfoodfacts.tsv

The dump is a gzipped table with the columns text, language, vegan, vegetarian, concept, allergens (several parted by
commas). The taxonomy is (c) Open Food Facts contributors, Open Database License 1.0; so is the derived table.
"""
import collections
import csv
import gzip
import pathlib
import re
import sys

LANGUAGES = ("en", "de", "fr", "it", "es")
SUBSTANCE = {
    "gluten": "gluten", "milk": "milk", "eggs": "egg", "fish": "fish", "crustaceans": "crustacean",
    "molluscs": "mollusc", "peanuts": "peanut", "soybeans": "soy", "nuts": "nuts", "celery": "celery",
    "mustard": "mustard", "sesame-seeds": "sesame", "sesame": "sesame", "lupin": "lupin",
    "sulphur-dioxide-and-sulphites": "sulphites", "sulphites": "sulphites",
}
SEAFOOD = {"fish", "crustacean", "mollusc"}
MEATS = {
    "beef": "beef", "veal": "beef", "pork": "pork", "ham": "pork", "bacon": "pork", "chicken": "poultry",
    "turkey": "poultry", "duck": "poultry", "goose": "poultry", "poultry": "poultry", "lamb": "lamb", "mutton": "lamb",
    "gelatin": "gelatine", "gelatine": "gelatine", "lard": "animalfat", "tallow": "animalfat",
}
# What a phrase may not keep silent about when a word of it names it: "noci tostate" holds nuts as "noci" do.
TOLD = {"nuts", "peanut", "celery", "mustard", "sesame", "soy", "lupin", "gluten"}
# Flour and the like is of wheat only where nothing else is named.
FLOUR = {"flour", "bran", "mehl", "farine", "farina", "harina", "semola", "semoule", "sémola", "semolina", "grano"}
ANIMAL = {"milk", "egg", "honey", "meat", "game", *MEATS.values()} | SEAFOOD
# Words that say too little by themselves, or that the taxonomy calls from plants though menus use them otherwise.
TOO_VAGUE = re.compile(
    r"\b(stock|broth|bouillon|br(ü|u)he|brodo|caldo|fond|sauce|so(ß|ss)e|salsa|soup|suppe|soupe|zuppa|sopa|filling"
    r"|füllung|garniture|ripieno|relleno|flavou?r\w*|aroma\w*|ar[oô]me\w*|extra[ck]t\w*|estratto|extracto|glazing"
    r"|coating|preparation|zubereitung|préparation|preparato|preparado|pasta|nudel\w*|noodle\w*|pâtes|teig\w*|dough"
    r"|pâte|bread|bun|brot\w*|pain|pane|pan|cake|kuchen|gâteau|biscuit\w*|cookie\w*|chocolate|schokolade|chocolat"
    r"|cioccolato|dressing|wine|wein|vin|vino|beer|bier|birra|colou?r\w*|farb\w*|colorant\w*|enzyme?\w*|emulgator"
    r"|acid\w*|säure\w*|acide|acido|ácido|vitamin\w*|mono\w*|di\w*glycerid\w*|omega|glycerin\w*|pesto|curry|burger"
    r"|dip|cream|creme|crème|crema|margarin\w*|fett|fat|graisse|grasso|grasa|protein\w*|protéine\w*|proteína\w*)\b")
# Additives (E numbers) and chemicals don't stand on menus.
ADDITIVE = re.compile(r":e\d{3}")
CHEMICAL = re.compile(
    r"sulf|sulph|solf|phosph|fosf|nitr|chlor|ammon|hydro|oxid|magnesi|alumin|vitamin|konzentrat|concentr|dextrin|"
    r"modifi|fiber|fibre|faser|fibra|pulver|powder|polver|polvo|poudre|rekonst|reconst|dehydr|isolat|aus der eu")
# Mistakes of the taxonomy.
WRONG = {("it", "cammello"), ("fr", "julienne"), ("en", "plant"), ("en", "must"), ("en", "helium"), ("en", "silver"),
         ("en", "bittern"), ("es", "oruga"), ("en", "mycoprotein"), ("fr", "mycoprotéine"), ("es", "micoproteína")}
SANE = re.compile(r"[^\W\d_]+(?:[ '\-][^\W\d_]+){0,2}")


def all_words(folder):
    """Every word of our own tables; the derived table needn't repeat them."""
    words = set()
    for name in ("ingredients.tsv", "dishes.tsv"):
        for line in (folder / name).read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                words.update(word.strip("!") for cell in line.split("\t")[1:] for word in cell.split("|"))
    return words


def told_words_of(folder):
    """Single words of our own tables, by language, with the allergens that they always hold."""
    words = collections.defaultdict(set)
    for line in (folder / "ingredients.tsv").read_text(encoding="utf-8").splitlines():
        cells = line.split("\t")
        told = TOLD & set(cells[0].split())
        if line.startswith("#") or not told:
            continue
        for number, cell in enumerate(cells[1:]):
            for word in cell.split("|"):
                languages = LANGUAGES[number:number + 1] or LANGUAGES
                if word and " " not in word and word not in FLOUR:
                    for language in languages:
                        words[language, word.strip("!")] |= told
    return words


def animal_words_of(folder):
    """Single words of our own tables that name something from an animal."""
    animal = re.compile(r"\b(" + "|".join(sorted(ANIMAL)) + r")\b")
    words = set()
    for line in (folder / "ingredients.tsv").read_text(encoding="utf-8").splitlines():
        cells = line.split("\t")
        if not line.startswith("#") and animal.search(cells[0]):
            for cell in cells[1:]:
                words.update(word.strip("!").lower() for word in cell.split("|") if " " not in word)
    return words - {""}


def meaning(vegan, vegetarian, concept, allergens):
    """The notation of our tables, or None when the taxonomy doesn't say enough."""
    held = [SUBSTANCE[a] for a in re.split(r"[,; ]+", allergens) if a in SUBSTANCE]
    animal = {"milk", "egg"} & set(held) or SEAFOOD & set(held)
    if (vegan, vegetarian) == ("yes", "yes"):
        return None if animal else " ".join(held) or "plant"
    if vegan == "no" and vegetarian in ("yes", "maybe"):
        if "honey" in concept:
            return "honey"
        return " ".join(held) if {"milk", "egg"} & set(held) else None
    if (vegan, vegetarian) == ("no", "no"):
        if SEAFOOD & set(held):
            return " ".join(held)
        kinds = [MEATS[part] for part in re.split(r"[:\-]", concept) if part in MEATS]
        return " ".join(dict.fromkeys(kinds[:1] + held)) if kinds else " ".join(["meat"] + held)
    return None


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(__file__).resolve().parent.parent / "Sources/Stages/Tables/knowledge"
    animal_words = animal_words_of(folder)
    told_words = told_words_of(folder)
    known = all_words(folder)
    found = collections.defaultdict(set)
    with gzip.open(sys.argv[1], "rt", encoding="utf-8", newline="") as dump:
        for row in csv.DictReader(dump, delimiter="\t", quoting=csv.QUOTE_NONE):
            word = row["text"].strip().lower().replace("’", "'")
            if row["language"] not in LANGUAGES or not 4 <= len(word) <= 36 or not SANE.fullmatch(word):
                continue
            if TOO_VAGUE.search(word) or CHEMICAL.search(word) or ADDITIVE.search(row["concept"]):
                continue
            if word in known or (row["language"], word) in WRONG:
                continue
            says = meaning(row["vegan"], row["vegetarian"], row["concept"], row["allergens"] or "")
            if says is None:
                continue
            is_plant = not set(says.split()) & ANIMAL
            # A plant with an animal's name ("beef tomato") goes into our own tables, by hand, or nowhere.
            if is_plant and set(re.split(r"[ '\-]", word)) & animal_words:
                continue
            if is_plant and row["language"] == "de" and any(
                    word.startswith(animal) or word.endswith(animal) for animal in animal_words if len(animal) > 4):
                continue
            parts = re.split(r"[ '\-]", word)
            told = set().union(*(told_words.get((row["language"], part), set()) for part in parts))
            if told - set(says.split()):
                continue
            found[row["language"], word].add(says)
    by_meaning = collections.defaultdict(list)
    for (language, word), says in found.items():
        if len(says) == 1:
            by_meaning[language, next(iter(says))].append(word)
    print("# Words of ingredients from the Open Food Facts ingredients taxonomy, https://world.openfoodfacts.org")
    print("# (c) Open Food Facts contributors. This table is made available under the Open Database License 1.0:")
    print("# https://opendatacommons.org/licenses/odbl/1-0/ ; any rights in its contents are licensed under the")
    print("# Database Contents License: https://opendatacommons.org/licenses/dbcl/1-0/")
    print("# Derived by scripts/derive-openfoodfacts.py; the other tables of this folder win over it.")
    print("# Columns: language, meaning, words parted by \"|\".")
    for language, says in sorted(by_meaning):
        words = sorted(by_meaning[language, says])
        for start in range(0, len(words), 40):
            print(f"{language}\t{says}\t" + "|".join(words[start:start + 40]))


if __name__ == "__main__":
    main()
