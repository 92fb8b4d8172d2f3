#!/usr/bin/env python3
"""Whether examples/pyspark-table.py loses or doubles a photo when it loses workers, and what Spark costs on top.

Draws small menus, all different, puts nine blank photos after each, which take less time, and adds a file that is no
photo. One plain run reads them. Then the example does, on three workers that are processes of their own: once with a
worker killed on the way, and once with the driver killed on the way and the same command given again. Its tables must
hold what the plain run printed. Last, larger photos are read by a plain run, two at once, and by the example on two
workers, to compare the time. Ends with 1 if anything differs.

No run knows what another has read, and the program finds lines by its own methods. The Python that runs this must have
pyspark, pyarrow and Pillow.

usage: bench-spark.py PROGRAM [--photos N] [--timed N] [--work DIR]
"""

import argparse
import collections
import contextlib
import glob
import hashlib
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator

import pyarrow.dataset
import pyspark
from PIL import Image, ImageDraw, ImageFont

import blank_photo

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent
EXAMPLE = REPOSITORY / "examples/pyspark-table.py"
ROUNDS = 5
# Of so many photos one is a menu, the others are blank.
MENU_EVERY = 10
DISHES = [
    "Lentil soup", "Fish curry", "Tofu stew", "Chicken rice", "Pumpkin tart", "Beef noodles", "Potato salad",
    "Cheese toast", "Bean chili", "Lamb kebab", "Mushroom pie"]
EMPTY_JOB = """
from pyspark.sql import SparkSession
spark = SparkSession.builder.appName("empty").getOrCreate()
spark.sparkContext.parallelize(range(2), 2).map(str).collect()
spark.stop()
"""


def draw_menu(number: int, font: ImageFont.FreeTypeFont) -> Image.Image:
    """Two dishes; no other number below a million has their prices."""
    picture = Image.new("L", (320, 130), 255)
    for row, price in enumerate([3 + number % 1000 / 100, 3 + number // 1000 / 100]):
        dish = DISHES[(number + 4 * row) % len(DISHES)]
        ImageDraw.Draw(picture).text((20, 20 + 55 * row), f"{dish} {price:.2f}", font=font, fill=0)
    return picture


def make_menus(folder: pathlib.Path, count: int) -> list[pathlib.Path]:
    """So many small photos, and in their midst a file that is none."""
    folder.mkdir()
    font = ImageFont.load_default(30)
    paths = [folder / f"menu-{number:06}.png" for number in range(count)]
    for number, path in enumerate(paths):
        if number % MENU_EVERY == 0:
            draw_menu(number, font).save(path)
        else:
            path.write_bytes(blank_photo.picture(number))
    poisoned = folder / f"menu-{count // 2:06}-no-photo.png"
    poisoned.write_bytes(b"no photo")
    return paths + [poisoned]


def make_copies(folder: pathlib.Path, count: int) -> list[pathlib.Path]:
    """The samples' photos over and over, each with other bytes behind its end."""
    folder.mkdir()
    samples = [path.read_bytes() for path in sorted(REPOSITORY.glob("samples/*/*.jpg")) if "corrupt" not in path.parts]
    paths = [folder / f"photo-{number:06}.jpg" for number in range(count)]
    for number, path in enumerate(paths):
        path.write_bytes(samples[number % len(samples)] + str(number).encode())
    return paths


def processes(home: pathlib.Path) -> dict[int, tuple[int, str]]:
    """The processes with this home, or with one in it: the parent and the command line of each."""
    found = {}
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            variables = (folder / "environ").read_bytes().split(b"\0")
            command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if any((variable + b"/").startswith(f"HOME={home}/".encode()) for variable in variables):
            found[int(folder.name)] = parent, command
    return found


def below(process: int, found: dict[int, tuple[int, str]]) -> list[int]:
    """What the process started, and what that started in turn."""
    children = [child for child, (parent, _) in found.items() if parent == process]
    return children + [other for child in children for other in below(child, found)]


class Job:
    """A Python program on Spark, with workers that are processes of their own."""

    def __init__(self, environment: dict[str, str], workers: int, *command: str | pathlib.Path):
        self.home, self.start = pathlib.Path(environment["HOME"]), time.monotonic()
        self.log = self.home / "log"
        master = {"PYSPARK_SUBMIT_ARGS": f"--master local-cluster[{workers},1,2048] pyspark-shell"}
        with self.log.open("wb") as log:
            self.driver = subprocess.Popen(
                [sys.executable, *command], env=environment | master, cwd=self.home,
                stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def wait_until(self, moment: Callable):
        """What it answers once that is anything."""
        while self.driver.poll() is None:
            if answer := moment():
                return answer
            time.sleep(0.05)
        raise SystemExit(f"the job ended too early: {self.log.read_text()[-3000:]}")

    def reading_workers(self) -> list[int]:
        """The executors for which the program reads now."""
        found = processes(self.home)
        return [
            process for process, (_, command) in found.items() if "CoarseGrainedExecutorBackend" in command
            and any(found[other][1].startswith("vegyscan scan") for other in below(process, found))]

    def kill_driver(self) -> None:
        """Its two processes at once; the workers have to find out."""
        for process, (_, command) in processes(self.home).items():
            if "deploy.SparkSubmit" in command:
                os.kill(process, signal.SIGKILL)
        self.driver.kill()
        self.driver.wait()

    def end(self) -> float:
        """The seconds it took."""
        if self.driver.wait() != 0:
            raise SystemExit(f"the job ended with {self.driver.returncode}: {self.log.read_text()[-3000:]}")
        return time.monotonic() - self.start


class Bench:
    def __init__(self, program: pathlib.Path, work: pathlib.Path):
        self.work = work
        (work / "bin").mkdir()
        (work / "bin/vegyscan").symlink_to(program.resolve())
        # Workers leave their logs in SPARK_HOME.
        (work / "spark").mkdir()
        for path in pathlib.Path(pyspark.__file__).parent.iterdir():
            (work / "spark" / path.name).symlink_to(path)

    def environment(self, run: str, languages: str) -> dict[str, str]:
        """With a home of its own for the run."""
        home = self.work / "homes" / run
        home.mkdir(parents=True)
        left_out = ("XDG_", "VEGYSCAN_", "SPARK_", "PYSPARK_")
        kept = {key: value for key, value in os.environ.items() if not key.startswith(left_out)}
        return kept | {
            "HOME": str(home), "TMPDIR": str(home), "PATH": f"{self.work}/bin:{os.environ['PATH']}",
            "SPARK_HOME": f"{self.work}/spark", "SPARK_LOCAL_DIRS": str(home), "PYSPARK_PYTHON": sys.executable,
            "JAVA_TOOL_OPTIONS": f"-Djava.io.tmpdir={home}",
            "VEGYSCAN_CACHE": "off", "VEGYSCAN_DETECTOR": "classic", "VEGYSCAN_LANGUAGES": languages}

    def end_all(self, seconds: float) -> int:
        """How many processes still ran after so long; none does afterwards."""
        last = time.monotonic() + seconds
        while (left := processes(self.work)) and time.monotonic() < last:
            time.sleep(0.2)
        count = len(left)
        while left:
            for process in left:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            time.sleep(0.2)
            left = processes(self.work)
        return count


class Trial:
    """Photos, and what a plain run prints of them."""

    def __init__(self, bench: Bench, name: str, paths: list[pathlib.Path], languages: str):
        self.bench, self.name, self.languages = bench, name, languages
        self.list = bench.work / f"{name}.txt"
        self.list.write_text("".join(f"{path}\n" for path in paths))
        lines, start = bench.work / f"{name}.jsonl", time.monotonic()
        with lines.open("wb") as file:
            ended = subprocess.run(
                ["vegyscan", "scan", "--stdin", "--null", "--json", "--quiet", "--jobs", "2"],
                env=bench.environment(f"{name}-plain", languages), stdout=file, stderr=subprocess.PIPE,
                input=b"".join(bytes(path) + b"\0" for path in paths))
        self.seconds = time.monotonic() - start
        # One photo that can't be read makes it 1.
        if ended.returncode not in (0, 1):
            raise SystemExit(f"the plain run ended with {ended.returncode}: {ended.stderr[-300:].decode()}")
        self.digests, self.dishes, self.failed = {}, 0, 0
        with lines.open(encoding="utf-8") as file:
            for path, line in zip(paths, file, strict=True):
                bundle = json.loads(line)
                self.digests[str(path)] = digest(line.rstrip("\n"))
                self.dishes += len(bundle["dishes"])
                self.failed += bundle["status"] == "failed"
        print(f"{len(paths)} files, {self.failed} of them unreadable, {self.dishes} dishes", flush=True)
        print(f"plain run: {self.seconds:.1f} s", flush=True)

    def table(self, run: str, result: pathlib.Path, workers: int, size: int) -> Job:
        environment = self.bench.environment(f"{self.name}-{run}", self.languages)
        return Job(environment, workers, EXAMPLE, self.list, result, str(size))

    def is_in(self, result: pathlib.Path) -> bool:
        """Whether the tables hold the same; prints what they hold."""
        counts, different, failed = collections.Counter(), 0, 0
        for row in rows(result / "bundles", "path", "bundle"):
            counts[row["path"]] += 1
            different += digest(row["bundle"]) != self.digests.get(row["path"])
            failed += json.loads(row["bundle"])["status"] == "failed"
        missing = len(self.digests.keys() - counts.keys())
        doubled = counts.total() - len(counts)
        dishes = sum(1 for _ in rows(result / "dishes", "path"))
        print(f"  bundles missing: {missing}")
        print(f"  bundles doubled: {doubled}")
        print(f"  bundles that differ: {different}")
        print(f"  bundles that say failed: {failed} of {self.failed}")
        print(f"  rows of dishes: {dishes} of {self.dishes}", flush=True)
        return (missing, doubled, different, failed, dishes) == (0, 0, 0, self.failed, self.dishes)


def digest(bundle: str) -> bytes:
    return hashlib.sha256(bundle.encode()).digest()


def rows(table: pathlib.Path, *columns: str) -> Iterator[dict]:
    for batch in pyarrow.dataset.dataset(table, format="parquet").to_batches(columns=list(columns)):
        yield from batch.to_pylist()


def finished_files(result: pathlib.Path) -> list[str]:
    """The files of bundles that count."""
    files = glob.glob(f"{result}/bundles/**/part-*.parquet", recursive=True)
    return [file for file in files if "_temporary" not in file]


def lose_worker(trial: Trial, size: int) -> bool:
    result = trial.bench.work / "worker"
    job = trial.table("worker", result, 3, size)
    job.wait_until(lambda: finished_files(result) and job.reading_workers())
    time.sleep(1)
    os.kill(job.wait_until(job.reading_workers)[0], signal.SIGKILL)
    seconds = job.end()
    lost = job.log.read_text().count("Lost task")
    print(f"a worker killed: {seconds:.1f} s, tasks lost and done again: {lost}")
    return trial.is_in(result) and lost > 0


def lose_driver(trial: Trial, size: int) -> bool:
    """Killed when some tasks of a round are done and others aren't."""
    result = trial.bench.work / "driver"
    job = trial.table("driver", result, 3, size)
    done_tasks = f"{result}/bundles/**/_temporary/*/task_*"
    job.wait_until(lambda: finished_files(result) and glob.glob(done_tasks, recursive=True) and job.reading_workers())
    job.kill_driver()
    before = sum(1 for _ in rows(result / "bundles", "path"))
    unfinished = len(glob.glob(done_tasks, recursive=True))
    seconds = trial.table("driver-again", result, 3, size).end()
    print(f"the driver killed after {before} bundles and {unfinished} tasks of the next round; again: {seconds:.1f} s")
    return trial.is_in(result) and unfinished > 0


def measure(trial: Trial) -> bool:
    bench = trial.bench
    empty = Job(bench.environment("empty", "auto"), 2, "-c", EMPTY_JOB).end()
    result = bench.work / "timed"
    seconds = trial.table("timed", result, 2, 10_000).end()
    print(f"two workers: {seconds:.1f} s, {seconds / trial.seconds:.2f} times the plain run")
    print(f"without the {empty:.1f} s of an empty job: {(seconds - empty) / trial.seconds:.2f} times the plain run")
    return trial.is_in(result)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--photos", type=int, default=20_000)
    parser.add_argument("--timed", type=int, default=200)
    parser.add_argument("--work", type=pathlib.Path, help="where the temporary folder is made")
    options = parser.parse_args()
    work = pathlib.Path(tempfile.mkdtemp(prefix="bench-spark-", dir=options.work)).resolve()
    bench = Bench(options.program, work)
    try:
        # One language, so that small photos take little time.
        menus = Trial(bench, "menus", make_menus(work / "menus", options.photos), "eng")
        size = options.photos // ROUNDS + 1
        results = [menus.failed == 1, menus.dishes > 0, lose_worker(menus, size), lose_driver(menus, size)]
        left = bench.end_all(60)
        print(f"processes left running: {left}", flush=True)
        results += [left == 0, measure(Trial(bench, "copies", make_copies(work / "copies", options.timed), "auto"))]
    finally:
        bench.end_all(0)
        shutil.rmtree(work, ignore_errors=True)
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
