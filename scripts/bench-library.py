#!/usr/bin/env python3
"""How long the library commands need with many menus in the history.

Scans one sample into a store of its own, copies its row in the database as often as asked for with other names, ids,
places and dates, and a bundle for each, then times commands, each in a process of its own.

usage: bench-library.py PROGRAM [--menus N] [--runs N] [--work DIR]
"""

import argparse
import json
import os
import pathlib
import random
import shutil
import sqlite3
import statistics
import subprocess
import tempfile
import time

HOUSE = pathlib.Path(__file__).resolve().parents[1]
WORDS = [
    "roasted", "tomato", "soup", "grilled", "aubergine", "noodles", "spring", "rolls", "potato", "salad", "green",
    "curry", "lentil", "stew", "mushroom", "risotto", "pumpkin", "ravioli", "bean", "burger", "crème", "brûlée",
]


def fill(database: pathlib.Path, out: pathlib.Path, menus: int) -> None:
    base = sqlite3.connect(database)
    columns = [row[1] for row in base.execute("PRAGMA table_info(menu)") if row[1] != "row"]
    template = dict(zip(columns, base.execute(f"SELECT {', '.join(columns)} FROM menu").fetchone()))
    dishes = base.execute("SELECT id, section, label FROM dish").fetchall()
    content = (out / "menu.jpg" / "bundle.json").read_bytes()
    chance = random.Random(1)
    for number in range(1, menus):
        folder = out / f"menu-{number:06}"
        folder.mkdir()
        (folder / "bundle.json").write_bytes(content)
        row = dict(
            template, id=f"{number:032x}", bundle=os.fsencode(folder / "bundle.json"), menu=folder.name,
            scanned_at=template["scanned_at"] - number * 600, restaurant_name=" ".join(chance.choices(WORDS, k=2)),
            lat=chance.uniform(-60, 60), lng=chance.uniform(-180, 180))
        place = base.execute(
            "INSERT INTO restaurant (lat, lng) VALUES (?, ?)", (row["lat"], row["lng"])).lastrowid
        row["restaurant"] = place
        line = base.execute(
            f"INSERT INTO menu ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})",
            [row[column] for column in columns]).lastrowid
        names = [" ".join(chance.choices(WORDS, k=3)) for _ in dishes]
        base.executemany(
            "INSERT INTO dish (menu, id, name, section, label) VALUES (?, ?, ?, ?, ?)",
            [(line, dish[0], name, dish[1], dish[2]) for dish, name in zip(dishes, names)])
        base.execute(
            "INSERT INTO search (rowid, name, dishes) VALUES (?, ?, ?)", (line, row["restaurant_name"], "\n".join(names)))
    base.commit()
    base.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--menus", type=int, default=10_000)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--rejudged", type=int, default=1_000, help="menus judged anew for a profile")
    parser.add_argument("--work", type=pathlib.Path, help="where the temporary folder is made")
    options = parser.parse_args()
    work = pathlib.Path(tempfile.mkdtemp(prefix="bench-library-", dir=options.work))
    environment = dict(os.environ, HOME=str(work))
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        environment.pop(name, None)

    def run(*arguments: str) -> float:
        start = time.monotonic()
        ended = subprocess.run(
            [options.program.resolve(), *arguments], env=environment, cwd=work, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        if ended.returncode != 0:
            raise SystemExit(f"{arguments}: ended with {ended.returncode}: {ended.stderr.decode()[-300:]}")
        return time.monotonic() - start

    try:
        run("scan", str(HOUSE / "samples" / "straight-page" / "menu.jpg"), "--out", "out", "--quiet")
        fill(work / ".local/share/vegyscan/vegyscan.sqlite", work / "out", options.menus)
        print(f"{options.menus} menus; medians of {options.runs} runs, the first of them after that, in seconds:")
        for arguments in (
            ["--version"], ["settings"], ["storage"], ["history", "list"], ["history", "search", "lentil", "creme"],
            ["history", "restaurants"], ["export", "-"],
        ):
            times = [run(*arguments) for _ in range(options.runs)]
            print(f"  {' '.join(arguments):32} {statistics.median(times):.3f}  {times[0]:.3f}", flush=True)
        few = work / "few"
        few.mkdir()
        for number in range(options.rejudged):
            shutil.copytree(work / "out" / "menu.jpg", few / f"menu-{number:06}")
        run("profile", "create", "One", "--diet", "vegan", "--allergy", "peanuts=critical", "--avoid", "coriander")
        run("profile", "create", "Two", "--religious", "halal", "--allergy", "milk=mild")
        print(f"a profile changed, {options.rejudged} stored menus judged for it:")
        for name in ("One", "Two") * 2:
            print(f"  profile use {name}: {run('profile', 'use', name):.3f}, ", end="", flush=True)
            print(f"rejudge: {run('rejudge', 'few', '--quiet'):.3f}", flush=True)
    finally:
        shutil.rmtree(work)


if __name__ == "__main__":
    main()
