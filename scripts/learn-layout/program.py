"""Asks the program, which alone cuts pages into tokens, tells their features and makes dishes of their labels."""

import json
import pathlib
import subprocess
import sys

import table
from pages import pages
from scores import Score


class Program:
    """`folder` is for the files that are handed over; each is written anew every time."""

    def __init__(self, path: pathlib.Path, folder: pathlib.Path):
        # A bare name is a file here, not a command of the search path.
        self.path, self.folder = path.absolute(), folder

    def run(self, *arguments) -> str:
        command = [str(self.path), "bench", "labels", *map(str, arguments)]
        try:
            return subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout
        except FileNotFoundError:
            sys.exit(f"there is no program {self.path}; --program says where it is")
        except subprocess.CalledProcessError as error:
            sys.exit(f"{' '.join(command)} ended with {error.returncode}")

    def weights(self, passes: list) -> pathlib.Path:
        table.write(passes, self.folder / "weights.tsv")
        return self.folder / "weights.tsv"

    def pages(self, folders: list, first=None) -> dict:
        """The pages of all folders by their places; with weights of the first pass, words have features of habits."""
        out = self.folder / "features.jsonl"
        options = ["--weights", self.weights([first])] if first is not None else []
        self.run(*folders, "--features", out, *options)
        found = pages(out)
        out.unlink()
        return found

    def scores(self, known: pathlib.Path, scanned: pathlib.Path, names: list, passes: list) -> list:
        """Of the pages with these names in `scanned`, whose truths are in `known`, by the weights of both passes."""
        only = self.folder / "only.txt"
        only.write_text("".join(f"{name}\n" for name in names), encoding="utf-8")
        answer = self.run(scanned, "--json", "--truth", known, "--weights", self.weights(passes), "--only", only)
        found = {
            page["page"]: Score(*(page[count] for count in ("true", "found", "matched", "priced", "right")))
            for page in json.loads(answer)["pages"]}
        missing = [name for name in names if name not in found]
        if missing:
            sys.exit(f"the program gave no score of {', '.join(missing)} in {scanned}")
        return [found[name] for name in names]
