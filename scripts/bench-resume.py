#!/usr/bin/env python3
"""How long a run needs before it starts to read when all photos are finished already.

Makes tiny photos and their bundles in a temporary folder, lets the program check them once the long way (bundles read,
photos hashed), then measures the runs after that: one with nothing to do, and one with a single new photo.

usage: bench-resume.py PROGRAM [--photos N] [--pages N] [--runs N] [--work DIR]
"""

import argparse
import hashlib
import json
import os
import pathlib
import resource
import shutil
import subprocess
import tempfile
import time

from blank_photo import picture


class Bench:
    def __init__(self, program: pathlib.Path, work: pathlib.Path, pages: int):
        self.program, self.work, self.pages = program.resolve(), work, pages
        self.photos, self.out = work / "photos", work / "out"

    def names(self, menu: int) -> list[str]:
        """The photos of a menu by their paths below the folder of photos."""
        if self.pages == 1:
            return [f"photo-{menu:06}.png"]
        return [f"menu-{menu:06}/page-{page}.png" for page in range(1, self.pages + 1)]

    def folder(self, menu: int) -> str:
        return self.names(menu)[0] if self.pages == 1 else f"menu-{menu:06}"

    def make_photos(self, menu: int) -> list[str]:
        """Their content hashes."""
        hashes = []
        for page, name in enumerate(self.names(menu)):
            path = self.photos / name
            if page == 0:
                path.parent.mkdir(parents=True, exist_ok=True)
            content = picture(menu * self.pages + page)
            path.write_bytes(content)
            hashes.append(hashlib.sha256(content).hexdigest())
        return hashes

    def make_bundle(self, template: dict, menu: int, hashes: list[str]) -> None:
        """What the program would write: only names and hashes differ from one menu to the next."""
        for page, name, digest in zip(template["pages"], self.names(menu), hashes):
            page["photo"]["path"], page["photo"]["sha256"] = name, digest
        template["id"] = hashlib.sha256("".join(digest + "\n" for digest in hashes).encode()).hexdigest()[:32]
        home = self.out / self.folder(menu)
        home.mkdir()
        (home / "bundle.json").write_text(json.dumps(template, indent=2, sort_keys=True))

    def scan(self, *more: str) -> str:
        """What it took, and the last line of the screen."""
        environment = dict(os.environ, HOME=str(self.work))
        for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
            environment.pop(name, None)
        start, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
        ended = subprocess.run(
            [self.program, "scan", self.photos, "--out", self.out, "-l", "eng", *more], env=environment,
            cwd=self.work, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        seconds, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
        busy = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        if ended.returncode not in (0, 1):
            raise SystemExit(f"the scan ended with {ended.returncode}: {ended.stderr[-300:].decode(errors='replace')}")
        last = (ended.stderr.decode(errors="replace").strip().splitlines() or [""])[-1]
        return f"{seconds:.2f} s, {busy:.2f} s of processor time: {last}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--photos", type=int, default=100_000)
    parser.add_argument("--pages", type=int, default=1, help="pages of a menu; more than one make folders")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--work", type=pathlib.Path, help="where the temporary folder is made")
    options = parser.parse_args()
    work = pathlib.Path(tempfile.mkdtemp(prefix="bench-resume-", dir=options.work))
    try:
        measure(Bench(options.program, work, options.pages), options.photos // options.pages, options.runs)
    finally:
        shutil.rmtree(work)


def measure(bench: Bench, menus: int, runs: int) -> None:
    first = bench.make_photos(0)
    bench.scan()
    template = json.loads((bench.out / bench.folder(0) / "bundle.json").read_text())
    for menu in range(1, menus):
        bench.make_bundle(template, menu, bench.make_photos(menu))
    # What was changed within the last seconds is not taken on trust.
    time.sleep(3)
    print(f"{menus} menus of {bench.pages} pages", flush=True)
    print(f"checked the long way: {bench.scan()}", flush=True)
    for _ in range(runs):
        print(f"nothing to do: {bench.scan()}", flush=True)
    bench.make_photos(menus)
    print(f"one new menu: {bench.scan()}", flush=True)


if __name__ == "__main__":
    main()
