#!/usr/bin/env python3
"""How the peak memory of a run grows with the number of photos.

Makes tiny photos, all different, in a temporary folder and scans them; for each number of photos a run of its own into
an empty folder. Peak memory is the largest resident set (VmHWM) of the program itself, without the processes that read
photos. Where a ratio is asked for, the run ends with 1 when the largest number takes more.

usage: bench-memory.py PROGRAM [--photos N N ...] [--ratio R] [--work DIR]
"""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from blank_photo import picture


def peak(process: subprocess.Popen) -> int:
    """Bytes. The system keeps the peak itself, so only growth in the last moment before the end can be missed."""
    most = 0
    while process.poll() is None:
        try:
            status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
        except OSError:
            break
        for line in status.splitlines():
            if line.startswith("VmHWM:"):
                most = max(most, int(line.split()[1]) * 1024)
        time.sleep(0.002)
    process.wait()
    return most


def scan(program: pathlib.Path, work: pathlib.Path, photos: int, *more: str) -> tuple[int, float]:
    """Bytes and seconds."""
    home = work / str(photos)
    (home / "photos").mkdir(parents=True)
    for number in range(photos):
        (home / "photos" / f"photo-{number:06}.png").write_bytes(picture(number))
    environment = dict(os.environ, HOME=str(home))
    for name in list(environment):
        if name.startswith(("XDG_", "VEGYSCAN_")):
            del environment[name]
    start = time.monotonic()
    process = subprocess.Popen(
        [program, "scan", home / "photos", "--out", home / "out", "-l", "eng", "--quiet", *more],
        env=environment, cwd=home, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    most = peak(process)
    seconds = time.monotonic() - start
    if process.returncode != 0:
        raise SystemExit(f"the scan of {photos} photos ended with {process.returncode}")
    shutil.rmtree(home)
    return most, seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--photos", type=int, nargs="+", default=[100, 10_000])
    parser.add_argument("--ratio", type=float, help="the most that the last may take of the first")
    parser.add_argument("--work", type=pathlib.Path, help="where the temporary folder is made")
    options = parser.parse_args()
    work = pathlib.Path(tempfile.mkdtemp(prefix="bench-memory-", dir=options.work))
    try:
        first = None
        for photos in options.photos:
            most, seconds = scan(options.program.resolve(), work, photos)
            first = first or most
            print(f"{photos} photos: {most / 1e6:.1f} MB, {most / first:.3f} of the first, {seconds:.0f} s", flush=True)
        if options.ratio and most / first > options.ratio:
            sys.exit(1)
    finally:
        shutil.rmtree(work)


if __name__ == "__main__":
    main()
