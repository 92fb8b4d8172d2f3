"""Output that can't be written: too small a disk, no more names, a limit on file sizes, no permission, a folder that
vanishes. The run must end with the documented exit code, leave nothing half-written and get through once there is room.
"""

import os
import pathlib
import resource
import shutil
import subprocess
import time

import folders
from program import CANNOT_WRITE, DONE, SOME_FAILED, Ended, Program

NOBODY = 65534


def run(program: Program, seeds: pathlib.Path, work: pathlib.Path) -> list[str]:
    trial = Trial(program, seeds, work)
    problems: list[str] = []
    for case in (
        small_disk, few_names, size_limit, full_store, closed_output, read_only_folder, vanishing_folder,
        index_in_the_way, broken_store, full_pipe,
    ):
        name = case.__name__.replace("_", " ")
        try:
            found = case(trial)
        except Skipped as reason:
            print(f"{name}: skipped, {reason}", flush=True)
            continue
        finally:
            trial.unmount()
        print(f"{name}: {'; '.join(found) or 'kept'}", flush=True)
        problems += [f"{name}: {problem}" for problem in found]
    return problems


class Skipped(Exception):
    """A case that this machine can't try, with the reason."""


class Trial:
    """Small photos, what an undisturbed run makes of them, and a place for output that may be a small disk."""

    def __init__(self, program: Program, seeds: pathlib.Path, work: pathlib.Path):
        self.program, self.work, self.photos = program, work, work / "photos"
        self.photos.mkdir(parents=True, exist_ok=True)
        for number in range(3):
            for path in seeds.iterdir():
                shutil.copy(path, self.photos / f"{number}-{path.name}")
        # For the cases in which somebody else runs the program.
        work.chmod(0o755)
        self.disk = work / "disk"
        self.disk.mkdir(exist_ok=True)
        self.is_mounted = False
        ended = self.scan(work / "undisturbed")
        if ended.code != DONE:
            raise SystemExit(f"the undisturbed run {ended}")
        self.wanted = folders.contents(work / "undisturbed")
        self.bytes = sum(path.stat().st_size for path in (work / "undisturbed").rglob("*") if path.is_file())

    def arguments(self, out, *more) -> list:
        store = [] if "--store" in more else ["--no-cache", "--no-history"]
        return ["scan", self.photos, "--out", out, "--quiet", "-l", "eng", *store, *more]

    def scan(self, out, *more, **how) -> Ended:
        return self.program.run(*self.arguments(out, *more), **how)

    def mount(self, *options: str) -> None:
        done = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", ",".join(options), "tmpfs", str(self.disk)], capture_output=True)
        if done.returncode != 0:
            raise Skipped("no small disk may be mounted here")
        self.is_mounted = True

    def grow(self, *options: str) -> None:
        subprocess.run(["mount", "-o", ",".join(("remount", *options)), str(self.disk)], check=True)

    def unmount(self) -> None:
        if self.is_mounted:
            subprocess.run(["umount", str(self.disk)], check=True)
            self.is_mounted = False

    def stopped_cleanly(self, ended: Ended, out: pathlib.Path, some: bool = False) -> list[str]:
        """Whether the run said that it can't write, and all that lies there is whole.

        - some: whether there must be something, since there was room for it.
        """
        found = folders.contents(out) if out.exists() else {}
        problems = [] if ended.code == CANNOT_WRITE else [str(ended)]
        problems += folders.half_written(self.wanted, found)
        problems += folders.partial_index(self.work / "undisturbed", out)
        problems += [f"left over: {name}" for name in found if name.rpartition("/")[2].startswith(".")]
        if not ended.errors.strip():
            problems.append("nothing was said")
        if some and not any(name.endswith("bundle.json") for name in found):
            problems.append("nothing was written although there was room")
        return problems

    def resumed(self, out: pathlib.Path, *more) -> list[str]:
        ended = self.scan(out, *more)
        problems = [] if ended.code == DONE else [f"afterwards {ended}"]
        return problems + [f"afterwards {problem}" for problem in folders.differences(self.wanted, folders.contents(out))]


def small_disk(trial: Trial) -> list[str]:
    """Room for about half of the bundles."""
    trial.mount(f"size={trial.bytes // 2 // 4096 * 4096 + 16384}")
    out = trial.disk / "out"
    problems = trial.stopped_cleanly(trial.scan(out), out, some=True)
    trial.grow("size=64m")
    return problems + trial.resumed(out)


def few_names(trial: Trial) -> list[str]:
    """Bytes enough, but no more inodes."""
    trial.mount("size=64m", "nr_inodes=24")
    out = trial.disk / "out"
    problems = trial.stopped_cleanly(trial.scan(out), out, some=True)
    trial.grow("nr_inodes=10000")
    return problems + trial.resumed(out)


def size_limit(trial: Trial) -> list[str]:
    """ulimit -f, smaller than a bundle."""
    out = trial.work / "limited"
    smallest = min(path.stat().st_size for path in (trial.work / "undisturbed").rglob("bundle.json"))

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (smallest // 2, smallest // 2))

    problems = trial.stopped_cleanly(trial.scan(out, preexec=limit), out)
    return problems + trial.resumed(out)


def full_store(trial: Trial) -> list[str]:
    """No room for history and caches: a warning at most, since the bundles can be written."""
    trial.mount("size=64k")
    out = trial.work / "full-store"
    ended = trial.scan(out, "--store", trial.disk / "store")
    problems = [] if ended.code == DONE else [str(ended)]
    problems += folders.differences(trial.wanted, folders.contents(out))
    trial.grow("size=64m")
    return problems + trial.resumed(out, "--store", trial.disk / "store")


def closed_output(trial: Trial) -> list[str]:
    """An output folder that another owns, for somebody who isn't root."""
    if os.geteuid() != 0 or not shutil.which("setpriv"):
        raise Skipped("this takes root and setpriv")
    copied = trial.work / "vegyscan"
    shutil.copy(trial.program.path, copied)
    out = trial.work / "closed"
    out.mkdir()
    out.chmod(0o555)
    nobody = Program(copied, trial.work)
    prefix = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
    start = time.monotonic()
    ended = nobody.run(*trial.arguments(out), prefix=prefix)
    problems = trial.stopped_cleanly(ended, out)
    print(f"  told after {time.monotonic() - start:.1f} s")
    # Closed in the middle: what is there stays.
    out.chmod(0o777)
    process = nobody.start(*trial.arguments(out), prefix=prefix, stderr=subprocess.PIPE)
    wait_for_bundles(out, process, 3)
    out.chmod(0o555)
    errors = process.communicate(timeout=600)[1]
    problems += trial.stopped_cleanly(Ended(process.returncode, b"", errors, False), out, some=True)
    out.chmod(0o777)
    return problems + trial.resumed(out)


def read_only_folder(trial: Trial) -> list[str]:
    """A file system that is mounted for reading only, which stops root as well."""
    trial.mount("size=64m")
    out = trial.disk / "out"
    out.mkdir()
    trial.grow("ro")
    problems = trial.stopped_cleanly(trial.scan(out), out)
    trial.grow("rw")
    return problems + trial.resumed(out)


def vanishing_folder(trial: Trial) -> list[str]:
    """Somebody removes the output folder in the middle: the run must not say that all is well."""
    out = trial.work / "vanishing"
    process = trial.program.start(*trial.arguments(out), stderr=subprocess.PIPE)
    wait_for_bundles(out, process, 3)
    gone = trial.work / "taken-away"
    out.rename(gone)
    errors = process.communicate(timeout=600)[1]
    ended = Ended(process.returncode, b"", errors, False)
    problems = [] if ended.code == CANNOT_WRITE else [str(ended)]
    problems += folders.partial_index(trial.work / "undisturbed", out)
    problems += folders.half_written(trial.wanted, folders.contents(gone))
    return problems + trial.resumed(out)


def index_in_the_way(trial: Trial) -> list[str]:
    """A folder where the index should be: all bundles are written, and the run says what is missing."""
    out = trial.work / "index"
    (out / "index.jsonl").mkdir(parents=True)
    ended = trial.scan(out)
    problems = [] if ended.code == CANNOT_WRITE else [str(ended)]
    (out / "index.jsonl").rmdir()
    return problems + trial.resumed(out)


def broken_store(trial: Trial) -> list[str]:
    """Databases that are cut off, or never were any."""
    problems = []
    for name in ("vegyscan.sqlite", "cache.sqlite"):
        for number, damage in enumerate((b"", b"SQLite format 3\0" + bytes(100), os.urandom(9000))):
            store, out = trial.work / f"store-{name}-{number}", trial.work / f"out-{name}-{number}"
            store.mkdir()
            (store / name).write_bytes(damage)
            problems += trial.resumed(out, "--store", store)
    return problems


def full_pipe(trial: Trial) -> list[str]:
    """Standard output on a full disk."""
    out = trial.work / "full-pipe"
    with open("/dev/full", "wb") as full:
        process = trial.program.start("--help", stdout=full, stderr=subprocess.PIPE)
        errors = process.communicate(timeout=60)[1]
        problems = [] if process.returncode == CANNOT_WRITE else [str(Ended(process.returncode, b"", errors, False))]
        process = trial.program.start(*trial.arguments(out, "--json"), stdout=full, stderr=subprocess.PIPE)
        errors = process.communicate(timeout=600)[1]
    # The events are lost, the bundles need not be; but it may not end by a signal or look like success.
    if process.returncode not in (DONE, SOME_FAILED, CANNOT_WRITE):
        problems.append(str(Ended(process.returncode, b"", errors, False)))
    return problems + trial.resumed(out)


def wait_for_bundles(out: pathlib.Path, process: subprocess.Popen, count: int) -> None:
    end = time.monotonic() + 120
    while time.monotonic() < end and process.poll() is None:
        if sum(1 for _ in out.glob("*/bundle.json")) >= count:
            return
        time.sleep(0.005)
    raise Skipped("the run was over before its middle")
