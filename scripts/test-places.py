#!/usr/bin/env python3
"""Whether menus keep their folders, whatever the order in which photos are named and however the work is shared.

Makes tiny blank photos, all different, with few names in many folders; scans the folders in three orders, in two parts
that are merged, and once more into the first output. Ends with 1 unless all outputs are the same, byte for byte.

usage: test-places.py PROGRAM [--photos N] [--names N] [--folders N] [--work DIR]
"""

import argparse
import hashlib
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

from blank_photo import picture


def contents(output: pathlib.Path) -> dict[str, str]:
    """Each file of the results with the hash of its bytes."""
    return {
        str(path.relative_to(output)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(output.rglob("*")) if path.is_file() and ".vegyscan" not in path.parts
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--photos", type=int, default=10_000)
    parser.add_argument("--names", type=int, default=20)
    parser.add_argument("--folders", type=int, default=500)
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.work) as name:
        home = pathlib.Path(name)
        folders = [f"photos/{number:04}" for number in range(options.folders)]
        for number in range(options.photos):
            folder = home / folders[number // options.names % options.folders]
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"menu-{number % options.names:02}.png").write_bytes(picture(number))
        environment = {key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "VEGYSCAN_"))}
        environment["HOME"] = str(home)

        def run(*arguments: str) -> None:
            start = time.monotonic()
            process = subprocess.run(
                [options.program.resolve(), *arguments, "--quiet"], env=environment, cwd=home,
                stdin=subprocess.DEVNULL)
            if process.returncode != 0:
                raise SystemExit(f"{arguments[0]} ended with {process.returncode}")
            print(f"{arguments[0]} {arguments[-1]}: {time.monotonic() - start:.0f} s", flush=True)

        def scan(order: list[str], output: str, *more: str) -> None:
            run("scan", *order, "-l", "eng", *more, "--out", output)

        shuffled = random.Random(7).sample(folders, len(folders))
        scan(folders, "first")
        scan(folders[::-1], "second")
        scan(shuffled, "third")
        for part in ["1", "2"]:
            scan(shuffled, "part-" + part, "--shard", part + "/2")
        run("merge", "part-1", "part-2", "--out", "merged")
        whole = contents(home / "first")
        menus = sum(path.endswith("bundle.json") for path in whole)
        results = {output: contents(home / output) == whole for output in ["second", "third", "merged"]}
        scan(folders[::-1], "first")
        results["first, scanned again"] = contents(home / "first") == whole
    print(f"{options.photos} photos, {options.names} names, {options.folders} folders: {menus} menus")
    for output, is_same in results.items():
        print(f"{output}: {'the same folders and bytes' if is_same else 'DIFFERENT'}")
    return 0 if all(results.values()) and menus == options.photos else 1


if __name__ == "__main__":
    sys.exit(main())
