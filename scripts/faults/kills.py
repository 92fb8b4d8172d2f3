"""kill -9 at random moments, again and again until the run gets through; the result must be as if nothing had been."""

import os
import pathlib
import random
import shutil
import signal
import subprocess
import time

import folders
from program import DONE, SOME_FAILED, Program, end_session, orphans


def run(program: Program, samples: pathlib.Path, work: pathlib.Path, options) -> list[str]:
    source = work / "photos"
    copy(samples, source, options.copies)
    reference, seconds = undisturbed(program, source, work)
    dice = random.Random(options.seed)
    problems: list[str] = []
    kills = rounds = hits = 0
    start = time.monotonic()
    while kills < options.kills and len(problems) < 20:
        rounds += 1
        left = options.kills - kills
        done = killed_until_done(program, source, work / f"round-{rounds}", reference, dice, left, options.cold)
        kills += done.kills
        hits += done.hits
        problems += [f"round {rounds}: {problem}" for problem in done.problems]
        print(f"round {rounds}: {kills} kills, {len(problems)} problems", flush=True)
    menus = sum(1 for name in reference if name.endswith("bundle.json"))
    print(
        f"{kills} kills over {rounds} runs of {menus} menus (undisturbed {seconds:.1f} s), {hits} of them while files "
        f"were being written, in {time.monotonic() - start:.0f} s: {len(problems)} problems")
    return problems


def copy(samples: pathlib.Path, source: pathlib.Path, copies: int) -> None:
    for number in range(copies):
        for case in sorted(samples.iterdir()):
            target = source / f"{case.name}-{number:02}"
            if case.is_dir() and not target.exists():
                shutil.copytree(case, target, ignore=shutil.ignore_patterns("*.json"))


def arguments(source: pathlib.Path, out: pathlib.Path, store: pathlib.Path, cold: bool) -> list:
    return ["scan", source, "--out", out, "--store", store, "--quiet"] + (["--no-cache"] if cold else [])


def undisturbed(program: Program, source: pathlib.Path, work: pathlib.Path) -> tuple[dict[str, str], float]:
    out = work / "undisturbed"
    shutil.rmtree(out, ignore_errors=True)
    start = time.monotonic()
    ended = program.run(*arguments(source, out, work / "undisturbed-store", False), deadline=3600)
    if ended.code not in (DONE, SOME_FAILED):
        raise SystemExit(f"the undisturbed run {ended}")
    return folders.contents(out), time.monotonic() - start


class Round:
    def __init__(self):
        self.kills, self.hits, self.problems = 0, 0, []


def killed_until_done(program, source, home, reference, dice, left, cold) -> Round:
    """One output folder from nothing to whole. After so many kills as are left the run may end in peace."""
    done = Round()
    shutil.rmtree(home, ignore_errors=True)
    out, store = home / "out", home / "store"
    # Longest wait before a kill, in seconds. It grows while nothing gets done, else a slow photo would be for ever.
    longest, finished = 1.0, 0
    while True:
        process = program.start(*arguments(source, out, store, cold))
        if done.kills >= left:
            process.wait(3600)
            break
        if moment_came(process, out, dice, longest):
            break
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        done.kills += 1
        if remaining := orphans(process.pid):
            done.problems.append(f"{len(remaining)} processes outlived the program by 5 s")
            end_session(process.pid)
        found = folders.contents(out) if out.exists() else {}
        if any(name.rpartition("/")[2].startswith(".vegyscan-") for name in found):
            done.hits += 1
        done.problems += folders.half_written(reference, found)
        done.problems += folders.partial_index(home.parent / "undisturbed", out)
        now = sum(1 for name in found if name.endswith("bundle.json"))
        longest = longest * 1.3 if now <= finished else max(0.3, longest * 0.9)
        finished = max(finished, now)
    if process.returncode not in (DONE, SOME_FAILED):
        done.problems.append(f"the last run ended with {process.returncode}")
    done.problems += folders.differences(reference, folders.contents(out) if out.exists() else {})
    done.problems += wrong_history(store / "vegyscan.sqlite", reference)
    if not done.problems:
        shutil.rmtree(home)
    return done


def moment_came(process: subprocess.Popen, out: pathlib.Path, dice: random.Random, longest: float) -> bool:
    """Waits for the moment to kill; true when the program has ended before. Every second kill is aimed: it comes
    within 12 ms after the next menu got its folder, when its bundle, the index or the history is being written."""
    is_aimed, pause, delay = dice.random() < 0.5, dice.uniform(0, longest), dice.uniform(0, 0.012)
    try:
        process.wait(pause)
        return True
    except subprocess.TimeoutExpired:
        pass
    if not is_aimed:
        return False
    before, end = entries(out), time.monotonic() + 10
    while entries(out) == before and time.monotonic() < end:
        if process.poll() is not None:
            return True
        time.sleep(0.0005)
    time.sleep(delay)
    return process.poll() is not None


def entries(folder: pathlib.Path) -> int:
    try:
        return len(os.listdir(folder))
    except FileNotFoundError:
        return 0


def wrong_history(path: pathlib.Path, reference: dict[str, str]) -> list[str]:
    try:
        counts = folders.history(path)
    except Exception as error:  # Whatever is wrong with it, it is to be reported.
        return [f"history: {error}"]
    menus = {name.removesuffix("/bundle.json") for name in reference if name.endswith("/bundle.json")}
    return (
        [f"history: lost {menu}" for menu in sorted(menus - counts.keys())]
        + [f"history: too many: {menu}" for menu in sorted(counts.keys() - menus)]
        + [f"history: {count} times {menu}" for menu, count in sorted(counts.items()) if count != 1])
