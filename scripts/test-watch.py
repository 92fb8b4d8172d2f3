#!/usr/bin/env python3
"""Whether a watched folder loses nothing under a random copier.

Watches a folder while tiny blank photos, all different, come into it in every way that copiers have: at once, in pieces
with pauses, closed and opened again, under another name first, as links, replaced, moved, in folders that grow or come
whole, and are deleted again. The program is killed and started anew meanwhile (--kills). In the end each photo that is
there must be in the bundle that its place gives it, by its hash, and be no failure. Ends with 1 otherwise.

usage: test-watch.py PROGRAM [--seconds N] [--kills N] [--seed N] [--work DIR]
"""

import argparse
import hashlib
import json
import os
import pathlib
import random
import signal
import statistics
import subprocess
import tempfile
import time

from blank_photo import picture

PATIENCE = 90


class Copier:
    """Puts photos into a folder, takes some away, and knows when each came."""

    def __init__(self, folder: pathlib.Path, seed: int):
        self.folder = folder
        self.random = random.Random(seed)
        self.number = 0
        self.made = {}

    def new(self) -> bytes:
        self.number += 1
        return picture(self.number)

    def place(self) -> pathlib.Path:
        name = f"menu-{self.number:05}.png"
        if self.random.random() < 0.5:
            return self.folder / name
        folder = self.folder / f"folder-{self.random.randrange(12):02}"
        if self.random.random() < 0.3:
            folder /= "below"
        folder.mkdir(parents=True, exist_ok=True)
        return folder / name

    def pause(self, most: float = 0.4) -> None:
        time.sleep(self.random.random() * most)

    def at_once(self, content: bytes, path: pathlib.Path) -> None:
        path.write_bytes(content)

    def in_pieces(self, content: bytes, path: pathlib.Path) -> None:
        cut = self.random.randrange(1, len(content))
        with path.open("wb") as file:
            file.write(content[:cut])
            file.flush()
            self.pause(2)
            file.write(content[cut:])

    def opened_again(self, content: bytes, path: pathlib.Path) -> None:
        cut = self.random.randrange(1, len(content))
        path.write_bytes(content[:cut])
        self.pause(1.5)
        with path.open("ab") as file:
            file.write(content[cut:])

    def renamed(self, content: bytes, path: pathlib.Path) -> None:
        part = path.with_name(path.name + self.random.choice([".part", ".crdownload", ".tmp"]))
        self.in_pieces(content, part)
        part.rename(path)

    def hidden(self, content: bytes, path: pathlib.Path) -> None:
        part = path.with_name("." + path.name + ".Xy12")
        part.write_bytes(content)
        part.rename(path)

    def linked(self, content: bytes, path: pathlib.Path) -> None:
        source = self.folder.parent / f"source-{path.name}"
        source.write_bytes(content)
        os.link(source, path)

    def replaced(self, content: bytes, path: pathlib.Path) -> None:
        path.write_bytes(self.new())
        self.pause()
        self.at_once(content, path)

    def whole_folder(self, content: bytes, path: pathlib.Path) -> None:
        outside = self.folder.parent / f"outside-{self.number}"
        (outside / "below").mkdir(parents=True)
        (outside / "below" / path.name).write_bytes(content)
        outside.rename(self.folder / outside.name)

    def take_away(self) -> None:
        photos = [path for path in self.folder.rglob("*.png") if path.is_file()]
        if not photos:
            return
        path = self.random.choice(photos)
        if self.random.random() < 0.5:
            path.unlink()
        else:
            path.rename(path.with_name("moved-" + path.name))

    def step(self) -> None:
        content = self.new()
        way = self.random.choice([
            self.at_once, self.in_pieces, self.opened_again, self.renamed, self.hidden, self.linked, self.replaced,
            self.whole_folder,
        ])
        way(content, self.place())
        if self.random.random() < 0.15:
            self.take_away()
        self.pause()


def wanted(folder: pathlib.Path) -> dict[str, str]:
    """For each photo the hash of its bytes, by the path that bundles show."""
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*.png")
        if path.is_file() and not any(part.startswith(".") for part in path.relative_to(folder).parts)
    }


def found(output: pathlib.Path) -> dict[str, tuple[str, bool]]:
    """For each photo in the bundles its hash, and whether it failed, by its path."""
    photos = {}
    for path in output.rglob("bundle.json"):
        for page in json.loads(path.read_bytes())["pages"]:
            photos[page["photo"]["path"]] = (page["photo"]["sha256"], page["failure"] is not None)
    return photos


def missing(folder: pathlib.Path, output: pathlib.Path) -> list[str]:
    there = found(output) if output.exists() else {}
    return [
        f"{path}: {'no result' if path not in there else 'failed' if there[path][1] else 'an earlier content'}"
        for path, content in sorted(wanted(folder).items()) if there.get(path) != (content, False)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--kills", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.work) as name:
        home = pathlib.Path(name)
        (folder := home / "photos").mkdir()
        output = home / "results"
        environment = {key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "VEGYSCAN_"))}
        environment["HOME"] = str(home)

        def watch() -> subprocess.Popen:
            return subprocess.Popen(
                [options.program.resolve(), "scan", "--watch", folder, "-o", output, "-l", "eng", "--quiet"],
                env=environment, cwd=home, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

        copier = Copier(folder, options.seed)
        kills = sorted(copier.random.uniform(0, options.seconds) for _ in range(options.kills))
        process = watch()
        start = time.monotonic()
        while (passed := time.monotonic() - start) < options.seconds:
            if kills and passed >= kills[0]:
                kills.pop(0)
                process.send_signal(signal.SIGKILL)
                process.wait()
                copier.step()
                process = watch()
            copier.step()
            if process.poll() is not None:
                raise SystemExit(f"the watch ended by itself, with {process.returncode}")
        end = time.monotonic()
        while (lost := missing(folder, output)) and time.monotonic() - end < PATIENCE:
            time.sleep(0.2)
        caught_up = time.monotonic() - end
        waits = []
        if not lost:
            for _ in range(10):
                path = folder / f"last-{copier.number}.png"
                path.write_bytes(copier.new())
                closed = time.monotonic()
                # Only this one is looked for: reading all bundles would take longer than what is measured.
                while not (output / path.name / "bundle.json").exists() and time.monotonic() - closed < PATIENCE:
                    time.sleep(0.01)
                waits.append(time.monotonic() - closed)
                copier.pause(2)
            lost = missing(folder, output)
        process.terminate()
        code = process.wait()
        photos = len(wanted(folder))
        print(f"{copier.number} photos came, {photos} are there, {len(lost)} without their result; caught up after "
              f"{caught_up:.1f} s")
        if waits:
            print(f"from a finished photo to its bundle: median {statistics.median(waits):.2f} s, most {max(waits):.2f} s")
        for line in lost[:10]:
            print("  " + line)
        if code != 0:
            print(f"ended with {code}")
        return 0 if not lost and code == 0 and photos > 0 else 1


raise SystemExit(main())
