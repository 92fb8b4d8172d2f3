"""Thousands of damaged pictures through `scan`: no crash, no hang, each one reported, and their healthy neighbours read
as if they were alone."""

import collections
import json
import pathlib
import random
import shutil
import time

import folders
import mutations
from program import DONE, SOME_FAILED, Program

BATCH = 250
DEADLINE = 60
"""Seconds that a photo may take, given as --deadline; reading so small a page takes a tenth of one."""
GRACE = 30
"""Seconds beyond the deadline after which a photo counts as hung: on a busy machine a slow step ends late."""


def run(program: Program, seeds: pathlib.Path, work: pathlib.Path, options) -> list[str]:
    healthy = {path.name: path.read_bytes() for path in sorted(seeds.iterdir())}
    wanted = alone(program, seeds, work)
    dice = random.Random(options.seed)
    problems: list[str] = []
    outcomes: collections.Counter = collections.Counter()
    slowest, made, start = 0.0, 0, time.monotonic()
    while made < options.mutants:
        photos = work / "batch"
        shutil.rmtree(photos, ignore_errors=True)
        photos.mkdir(parents=True)
        names = {}
        for _ in range(min(BATCH, options.mutants - made)):
            seed = dice.choice(list(healthy))
            data, how = mutations.mutant(healthy[seed], dice, list(healthy.values()))
            name = f"m{made:05}-{seed}"
            (photos / name).write_bytes(data)
            names[name] = how
            made += 1
        # Names of healthy photos fall between those of the damaged ones.
        middle = sorted(names)[len(names) // 2]
        for number, (name, data) in enumerate(healthy.items()):
            (photos / f"{middle if number % 2 else 'm'}~{name}").write_bytes(data)
        batch = scan(program, photos, work / "batch-out")
        problems += judge(batch, photos, names, middle, wanted, outcomes, options.keep)
        slowest = max(slowest, batch.slowest)
        print(f"{made} mutants, {len(problems)} problems, slowest photo {slowest:.1f} s", flush=True)
        if len(problems) >= 50:
            break
    counts = ", ".join(f"{count} {code}" for code, count in outcomes.most_common())
    print(f"{made} mutated pictures in {time.monotonic() - start:.0f} s, slowest {slowest:.1f} s: {counts}")
    return problems


class Batch:
    def __init__(self, program: Program, ended, out: pathlib.Path, seconds: dict[str, float]):
        self.program, self.ended, self.out, self.seconds = program, ended, out, seconds
        self.slowest = max(seconds.values(), default=0.0)


def scan(program: Program, photos: pathlib.Path, out: pathlib.Path) -> Batch:
    shutil.rmtree(out, ignore_errors=True)
    count = sum(1 for _ in photos.iterdir())
    ended = program.run(
        "scan", photos, "--out", out, "--no-cache", "--no-history", "-l", "eng", "--quiet", "--json", "--deadline",
        DEADLINE, deadline=120 + 4 * count)
    seconds = {}
    for line in ended.output.decode(errors="replace").splitlines():
        try:
            event = json.loads(line)
        except ValueError:
            continue
        if event.get("event") == "photo_finished":
            seconds[pathlib.Path(event["photo"]).name] = event.get("seconds", 0)
    return Batch(program, ended, out, seconds)


def alone(program: Program, seeds: pathlib.Path, work: pathlib.Path) -> dict[str, str]:
    """The bundles of the healthy pictures with nobody about, by the picture's name."""
    batch = scan(program, seeds, work / "alone")
    if batch.ended.code != DONE:
        raise SystemExit(f"the healthy pictures alone: {batch.ended}")
    return {path.name: bundle(batch.out / path.name, "") for path in sorted(seeds.iterdir())}


def bundle(folder: pathlib.Path, prefix: str) -> str:
    """Its text without the prefix that the copy's name has got."""
    text = (folder / "bundle.json").read_text()
    return text.replace(prefix, "") if prefix else text


def judge(batch: Batch, photos, names, middle, wanted, outcomes, keep) -> list[str]:
    if batch.ended.crashed or batch.ended.hung or batch.ended.code not in (DONE, SOME_FAILED):
        suspects = [name for name in sorted(names) if name not in batch.seconds]
        return [f"the program {batch.ended}; not finished: {len(suspects)} photos"] + culprits(
            batch, photos, suspects, names, keep)
    try:
        lines = folders.index(batch.out)
    except (OSError, ValueError, KeyError) as error:
        return [f"index: {error}"]
    problems = []
    for name, how in names.items():
        line = lines.get(name)
        text = batch.out / name / "bundle.json"
        if line is None or not text.is_file():
            problems.append(f"{name} ({how}) is not reported")
            continue
        page = json.loads(text.read_text())["pages"][0]
        code = (page.get("failure") or {}).get("code", line["status"])
        outcomes[code] += 1
        if code in ("crashed", "too_slow", "out_of_memory"):
            outcomes["of these contained in a worker"] += 1
            preserve(photos / name, keep)
        if batch.seconds.get(name, 0) > DEADLINE + GRACE:
            problems.append(f"{name} ({how}) took {batch.seconds[name]:.0f} s")
            preserve(photos / name, keep)
    for number, (name, text) in enumerate(wanted.items()):
        prefix = f"{middle if number % 2 else 'm'}~"
        found = batch.out / f"{prefix}{name}"
        if not (found / "bundle.json").is_file() or bundle(found, prefix) != text:
            problems.append(f"the healthy {name} is read differently between damaged ones")
    return problems


def culprits(batch: Batch, photos, suspects, names, keep) -> list[str]:
    """Of the photos that were in hand or not begun, those that end the program by themselves; at most the first five
    are looked for."""
    found = []
    for name in suspects:
        home = photos.parent / "suspect"
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir()
        shutil.copy(photos / name, home / name)
        ended = scan(batch.program, home, photos.parent / "suspect-out").ended
        if ended.crashed or ended.hung:
            found.append(f"{name} ({names[name]}) by itself: {ended}")
            preserve(photos / name, keep)
        if len(found) == 5:
            break
    return found


def preserve(path: pathlib.Path, keep) -> None:
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, keep / path.name)
