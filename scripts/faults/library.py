"""kill -9 at random moments of settings set, favourite add, history clear, export, backup and restore: the state is the
old one or the new one, never a mix of both.

Another part of the library joins by adding a function to `PARTS` that makes one round.
"""

import json
import os
import pathlib
import random
import shutil
import signal
import sqlite3
import subprocess
import time

from program import DONE, Program, end_session

PASSPHRASE = "a passphrase for kills"
INTENT = ".vegyscan-restore.json"


def run(program: Program, samples: pathlib.Path, work: pathlib.Path, options) -> list[str]:
    program.environment["VEGYSCAN_PASSPHRASE"] = PASSPHRASE
    dice = random.Random(options.seed)
    library = Library(program, samples, work)
    problems: list[str] = []
    start = time.monotonic()
    for name, part in PARTS.items():
        tally = Tally()
        # A few more tries than kills: some meet a program that has just ended.
        for number in range(options.kills * 3):
            if tally.kills == options.kills or len(problems) >= 20:
                break
            problems += [f"{name} {number}: {problem}" for problem in part(library, dice, tally)]
        print(
            f"{name}: {tally.kills} kills, {tally.old} left the old state, {tally.new} the new one, "
            f"{tally.hits} came amid the change; {len(problems)} problems", flush=True)
    print(f"library: {time.monotonic() - start:.0f} s", flush=True)
    return problems


class Tally:
    def __init__(self):
        self.kills = self.old = self.new = self.hits = 0


class Library:
    """Two states of one store, each whole: one is there, the other one comes from a backup."""

    def __init__(self, program: Program, samples: pathlib.Path, work: pathlib.Path):
        self.program = program
        self.home = pathlib.Path(program.environment["HOME"])
        self.data = self.home / ".local/share/vegyscan"
        self.settings = self.home / ".config/vegyscan/config.json"
        self.keep = work / "states"
        self.backup = work / "new.backup"
        self.out = work / "backups"
        self.out.mkdir()
        self.settings.parent.mkdir(parents=True)
        self.new = self.make(samples, work / "new-photos", 3, {"jobs": 2}, "new")
        self.must("backup", "--to", self.backup)
        self.old = self.make(samples, work / "old-photos", 2, {"jobs": 1}, "old")

    def make(self, samples, photos, count: int, settings: dict, name: str) -> dict:
        """Scans a few menus into an empty store; keeps a copy of it, and says what a person would find there."""
        for folder in (self.data, self.home / ".local/state", self.home / ".cache"):
            shutil.rmtree(folder, ignore_errors=True)
        self.settings.write_text(json.dumps(settings))
        cases = sorted(case for case in samples.iterdir() if case.is_dir())
        for case in cases[:count] if name == "new" else cases[-count:]:
            shutil.copytree(case, photos / case.name, ignore=shutil.ignore_patterns("*.json"))
        self.program.run("scan", photos, "--out", photos.with_suffix(".out"), "--quiet")
        self.favourite = self.first_dish()
        self.must("favourite", "add", *self.favourite, "--quiet")
        state = self.state()
        if not state["menus"]:
            raise SystemExit(f"nothing was scanned for the {name} state")
        shutil.copytree(self.data, self.keep / name)
        return state

    def reset(self) -> None:
        """Puts the old state back."""
        shutil.rmtree(self.data)
        shutil.copytree(self.keep / "old", self.data)
        self.settings.write_text(json.dumps({"jobs": 1}))

    def first_dish(self) -> tuple[str, str]:
        """The number of a menu, and the id of a dish on it."""
        connection = sqlite3.connect(self.data / "vegyscan.sqlite")
        try:
            menu, dish = connection.execute("SELECT menu, id FROM dish ORDER BY menu, id").fetchone()
            return str(menu), dish
        finally:
            connection.close()

    def state(self) -> dict:
        connection = sqlite3.connect(self.data / "vegyscan.sqlite")
        try:
            if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise ValueError("the history is damaged")
            menus = connection.execute("SELECT id, menu, scanned_at, dishes FROM menu ORDER BY id").fetchall()
            dishes = connection.execute("SELECT count(*) FROM dish").fetchone()
            favourites = connection.execute("SELECT menu, dish FROM favourite ORDER BY menu, dish").fetchall()
            found = connection.execute("SELECT count(*) FROM search").fetchone()
        finally:
            connection.close()
        return {
            "menus": menus, "dishes": dishes, "favourites": favourites, "found": found,
            "settings": json.loads(self.settings.read_text())}

    def must(self, *arguments) -> None:
        ended = self.program.run(*arguments, deadline=120)
        if ended.code != DONE:
            raise SystemExit(f"{arguments[0]} {ended}")


def restoring(library: Library, dice: random.Random, tally: Tally) -> list[str]:
    library.reset()
    process = library.program.start("restore", library.backup, "--yes", "--quiet")
    intent = library.data / INTENT
    if not killed(process, intent.exists, dice):
        return []
    tally.kills += 1
    tally.hits += intent.exists()
    # Any command that opens the store brings it to its end.
    ended = library.program.run("cache", "stats", deadline=120)
    problems = [] if ended.code == DONE else [f"the next command {ended}"]
    try:
        state = library.state()
    except Exception as error:  # Whatever is wrong with it, it is to be reported.
        return problems + [f"{error}"]
    if state == library.new:
        tally.new += 1
    elif state == library.old:
        tally.old += 1
    else:
        problems.append("neither the old state nor the new one is there")
    left = [
        name for folder in (library.data, library.settings.parent) for name in os.listdir(folder)
        if "restore" in name or name.endswith(".tmp")]
    # What was being written when there was no plan yet goes when the next one sweeps.
    left = [name for name in left if not name.endswith(".tmp")]
    return problems + [f"left behind: {name}" for name in left]


def backing_up(library: Library, dice: random.Random, tally: Tally) -> list[str]:
    library.reset()
    target = library.out / "my.backup"
    had = target.exists()
    before = target.read_bytes() if had else None
    process = library.program.start("backup", "--to", target, "--quiet")
    folders = (library.out, library.data)
    if not killed(process, lambda: any(name.endswith(".tmp") for folder in folders for name in os.listdir(folder)), dice):
        return []
    tally.kills += 1
    tally.hits += any(name.endswith(".tmp") for name in os.listdir(library.out))
    if target.exists() and target.read_bytes() != before:
        tally.new += 1
    else:
        tally.old += 1
    problems = []
    if had and not target.exists():
        problems.append("the earlier backup is gone")
    if target.exists():
        ended = library.program.run("restore", target, "--dry-run", deadline=120)
        if ended.code != DONE:
            problems.append(f"the backup can't be opened: {ended}")
    if library.state()["menus"] != library.old["menus"]:
        problems.append("the history is another")
    return problems


def changing(library: Library, dice: random.Random, tally: Tally, arguments: tuple, done) -> list[str]:
    """One round of a command that changes the store or the settings.

    done: what makes of the old state the state after the whole command.
    """
    library.reset()
    process = library.program.start(*arguments, "--quiet")
    if not killed(process, None, dice, most=0.15):
        return []
    tally.kills += 1
    library.must("history", "list")
    state = library.state()
    if state == library.old:
        tally.old += 1
    elif state == done(dict(library.old)):
        tally.new += 1
    else:
        return ["neither the old state nor the new one is there"]
    return []


def setting(library: Library, dice: random.Random, tally: Tally) -> list[str]:
    return changing(
        library, dice, tally, ("settings", "set", "retention_days", "180"),
        lambda state: state | {"settings": {"jobs": 1, "retention_days": "180"}})


def favouring(library: Library, dice: random.Random, tally: Tally) -> list[str]:
    return changing(
        library, dice, tally, ("favourite", "remove", *library.favourite),
        lambda state: state | {"favourites": []})


def clearing(library: Library, dice: random.Random, tally: Tally) -> list[str]:
    return changing(
        library, dice, tally, ("history", "clear", "--yes"),
        lambda state: state | {"menus": [], "dishes": (0,), "favourites": [], "found": (0,)})


def exporting(library: Library, dice: random.Random, tally: Tally) -> list[str]:
    library.reset()
    target = library.out / "export.json"
    target.unlink(missing_ok=True)
    process = library.program.start("export", target, "--quiet")
    if not killed(process, None, dice, most=0.15):
        return []
    tally.kills += 1
    if not target.exists():
        tally.old += 1
        return []
    tally.new += 1
    try:
        whole = len(json.loads(target.read_text())["menus"]) == len(library.old["menus"])
    except ValueError:
        whole = False
    return [] if whole else ["a part of an export is there"]


def killed(process: subprocess.Popen, sign, dice: random.Random, most: float = 0.6) -> bool:
    """Kills the program at a random moment of its first seconds; false when it had ended before. Three of four kills are
    aimed, where there is a sign to aim by: they come within 0.1 s after it is seen, when files change places."""
    is_aimed, pause, delay = sign and dice.random() < 0.75, dice.uniform(0, most), dice.uniform(0, 0.1)
    end = time.monotonic() + (30 if is_aimed else pause)
    while time.monotonic() < end and process.poll() is None:
        if is_aimed and sign():
            time.sleep(delay)
            break
        time.sleep(0.0002)
    if process.poll() is not None:
        return False
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    end_session(process.pid)
    return True


PARTS = {
    "settings set": setting, "favourite": favouring, "history clear": clearing, "export": exporting,
    "restore": restoring, "backup": backing_up,
}
