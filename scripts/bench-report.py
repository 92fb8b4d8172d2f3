#!/usr/bin/python3
"""How long a report over many menus takes to write, and how its overview behaves in headless Chromium.

Scans samples/, copies the results as often as asked for, and writes the report: without pictures, and with pictures
that are there already, as after scan --report. Drawing them afterwards takes as long as decoding the photos and is timed
apart, over samples/.

usage: bench-report.py PROGRAM [--menus N] [--runs N]
"""

import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import tempfile
import time

from selenium import webdriver

HOUSE = pathlib.Path(__file__).resolve().parents[1]

# Milliseconds from a change of a control to the next picture on the screen.
CHANGE = """
const [selector, value, event, done] = arguments;
const control = document.querySelector(selector);
control.value = value;
const start = performance.now();
control.dispatchEvent(new Event(event, { bubbles: true }));
const ended = performance.now();
requestAnimationFrame(() => requestAnimationFrame(() => done([ended - start, performance.now() - start])));
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--menus", type=int, default=10_000)
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bench-report-") as name:
        work = pathlib.Path(name)
        environment = dict(os.environ, HOME=str(work))
        for variable in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
            environment.pop(variable, None)

        def run(*arguments, accepted=(0,)) -> float:
            start = time.monotonic()
            ended = subprocess.run(
                [options.program.resolve(), *arguments], env=environment, cwd=work, stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            if ended.returncode not in accepted:
                raise SystemExit(f"{arguments}: ended with {ended.returncode}: {ended.stderr.decode()[-300:]}")
            return time.monotonic() - start

        # One of the samples is damaged on purpose.
        run("scan", str(HOUSE / "samples"), "--out", "few", "--quiet", accepted=(0, 1))
        drawn = run("report", "few", "--quiet")
        photos = sum(1 for _ in (work / "few-report" / "pictures").glob("*-photo.jpg"))
        print(f"{photos} photos drawn: {drawn / max(1, photos) * 1000:.0f} ms a photo, pages included")
        menus = sorted(path.parent for path in (work / "few").glob("*/bundle.json"))
        for number in range(options.menus):
            shutil.copytree(menus[number % len(menus)], work / "many" / f"menu-{number:06}")
        for kind, more in (
            ("pictures there", ["--photo-folder", str(HOUSE / "samples")]), ("no pictures", ["--no-pictures"]),
        ):
            # The first one draws the few pictures that the copies share.
            run("report", "many", "--quiet", *more)
            times = [run("report", "many", "--quiet", *more) for _ in range(options.runs)]
            print(
                f"{options.menus} menus, {kind}: {statistics.median(times):.1f} s, "
                f"{statistics.median(times) / options.menus * 1000:.2f} ms a menu (median of {options.runs})")
        size = (work / "many-report" / "index.html").stat().st_size
        settings = webdriver.ChromeOptions()
        for argument in (
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1280,900",
        ):
            settings.add_argument(argument)
        browser = webdriver.Chrome(options=settings)
        try:
            browser.get((work / "many-report" / "index.html").as_uri())
            paint = browser.execute_script(
                "return performance.getEntriesByName('first-contentful-paint')[0].startTime")
            ready = browser.execute_script("return performance.getEntriesByType('navigation')[0].domComplete")
            print(f"overview of {size / 1e6:.1f} MB: first paint {paint:.0f} ms, ready {ready:.0f} ms")
            browser.set_script_timeout(30)
            for what, selector, value, event in (
                ("search", "[data-search]", "00123", "input"), ("search cleared", "[data-search]", "", "input"),
                ("filter by state", "[data-filter=status]", "failed", "change"),
                ("order by vegan dishes", "[data-order]", "-vegan", "change"),
                ("order by name", "[data-order]", "title", "change"),
            ):
                script, shown = browser.execute_async_script(CHANGE, selector, value, event)
                print(f"  {what:22} {script:6.1f} ms in the script, {shown:6.1f} ms until it is drawn")
        finally:
            browser.quit()


if __name__ == "__main__":
    main()
