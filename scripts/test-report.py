#!/usr/bin/python3
"""Opens a report in headless Chromium and uses it: clicks, filters, keyboard, addresses, contrast, names, console.

    scripts/test-report.py PROGRAM RESULTS [--photo-folder DIR] [--screenshots DIR]

RESULTS is a folder that a scan put its results in. Ends with 0 when all is well, else with 1 and what was seen.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

# For each text on the page, shown or behind a closed fold: its colours as drawn, its size, and what it says.
CONTRAST = """
const seen = [];
const clear = (c) => { const m = c.match(/[\\d.]+/g).map(Number); return { rgb: m.slice(0, 3), a: m.length > 3 ? m[3] : 1 }; };
const over = (top, under) => top.rgb.map((v, i) => v * top.a + under[i] * (1 - top.a));
const ground = (e) => {
  const layers = [];
  for (; e; e = e.parentElement) { const c = clear(getComputedStyle(e).backgroundColor); layers.push(c); if (c.a === 1) break; }
  let rgb = clear(getComputedStyle(document.body).backgroundColor).rgb;
  for (const c of layers.reverse()) rgb = over(c, rgb);
  return rgb;
};
const light = (rgb) => { const [r, g, b] = rgb.map((v) => { v /= 255; return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walk.nextNode()) {
  const node = walk.currentNode, e = node.parentElement;
  if (!node.data.trim() || e.closest('script, template, title, svg.overlay') || !e.getClientRects().length) continue;
  const style = getComputedStyle(e);
  if (style.visibility === 'hidden' || e.closest(':disabled')) continue;
  const fill = e.closest('svg') ? style.fill : style.color;
  const under = ground(e), ink = over(clear(fill), under);
  const [a, b] = [light(ink), light(under)].sort((x, y) => y - x);
  const ratio = (a + 0.05) / (b + 0.05), size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  if (ratio < (isLarge ? 3 : 4.5)) seen.push(`${ratio.toFixed(2)} ${e.tagName}.${e.className}: ${node.data.trim().slice(0, 30)}`);
}
return seen;
"""

# What a screen reader could not name, or not tell apart.
NAMES = """
const seen = [];
const text = (e) => (e.getAttribute('aria-label') || e.textContent || e.getAttribute('alt') || '').trim();
for (const e of document.querySelectorAll('a[href], button, summary')) if (e.getClientRects().length && !text(e)) seen.push('no name: ' + e.outerHTML.slice(0, 80));
for (const e of document.querySelectorAll('input, select')) if (!e.closest('label') && !e.getAttribute('aria-label')) seen.push('no label: ' + e.outerHTML.slice(0, 80));
for (const e of document.querySelectorAll('img')) if (!e.hasAttribute('alt')) seen.push('no alt: ' + e.outerHTML.slice(0, 80));
for (const e of document.querySelectorAll('svg:not([aria-hidden])')) if (!e.getAttribute('aria-label')) seen.push('no name: svg');
for (const e of document.querySelectorAll('fieldset')) if (!e.querySelector('legend')) seen.push('no legend');
const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);
for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) seen.push('id twice: ' + id);
for (const e of document.querySelectorAll('[aria-labelledby]')) if (!document.getElementById(e.getAttribute('aria-labelledby'))) seen.push('labelled by nothing');
let last = 0;
for (const e of document.querySelectorAll('h1, h2, h3, h4')) { const n = Number(e.tagName[1]); if (e.getClientRects().length) { if (n > last + 1) seen.push('heading left out before: ' + e.textContent.slice(0, 30)); last = n; } }
if (document.querySelectorAll('h1').length !== 1) seen.push('not one h1');
if (document.documentElement.scrollWidth > document.documentElement.clientWidth) seen.push('wider than the window: ' + document.documentElement.scrollWidth);
return seen;
"""


class Tester:
    def __init__(self, screenshots):
        options = webdriver.ChromeOptions()
        for argument in (
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1280,900",
            "--hide-scrollbars",
        ):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.browser = webdriver.Chrome(options=options)
        self.problems = []
        self.screenshots = screenshots

    def check(self, condition, message):
        if not condition:
            self.problems.append(message)
            print("BROKEN:", message, flush=True)

    def open(self, path, fragment=""):
        self.browser.get(path.resolve().as_uri() + fragment)
        self.page = path.name + fragment

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def shown(self, selector):
        return [element for element in self.all(selector) if element.is_displayed()]

    def run(self, script, *arguments):
        return self.browser.execute_script(script, *arguments)

    def console(self):
        for entry in self.browser.get_log("browser"):
            self.check(False, f"{self.page}: console: {entry['message'][:200]}")

    def requests(self):
        """Nothing but files of the report may be asked for."""
        for entry in self.browser.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                url = message["params"]["request"]["url"]
                self.check(url.startswith(("file:", "data:")), f"{self.page}: asked for {url[:80]}")

    def looks(self):
        """Contrast and names in light and dark, wide and narrow."""
        for scheme in ["light", "dark"]:
            self.browser.execute_cdp_cmd(
                "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
            for width, height in [(1280, 900), (360, 740)]:
                self.browser.execute_cdp_cmd(
                    "Emulation.setDeviceMetricsOverride",
                    {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500})
                for seen in self.run(CONTRAST):
                    self.check(False, f"{self.page}, {scheme}, {width}: contrast {seen}")
                for seen in self.run(NAMES):
                    self.check(False, f"{self.page}, {scheme}, {width}: {seen}")
                if self.screenshots:
                    name = self.page.split(".")[0] + f"-{scheme}-{width}.png"
                    self.browser.save_screenshot(str(self.screenshots / name))
        self.browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})

    def keyboard(self):
        """Every control that is shown is reached with the tab key, and none holds it."""
        wanted = self.run(
            "let n = 0; const radios = new Set(); for (const e of document.querySelectorAll("
            "'a[href], button, input, select, summary')) { if (!e.checkVisibility({contentVisibilityAuto: true}) || e.disabled || e.closest('details:not([open]) .more')) continue;"
            "if (e.type === 'radio') { if (radios.has(e.name)) continue; radios.add(e.name); } n++; } return n;")
        self.run("document.activeElement.blur(); window.reached = new Set(); document.addEventListener('focusin', (e) => window.reached.add(e.target));")
        body = self.browser.find_element(By.TAG_NAME, "body")
        for _ in range(min(wanted + 10, 400)):
            (self.browser.switch_to.active_element or body).send_keys(Keys.TAB)
        reached = self.run(
            "return [...window.reached].filter((e) => e.matches('a[href], button, input, select, summary')).length")
        self.check(reached >= min(wanted, 390), f"{self.page}: {reached} of {wanted} controls are reached with the keyboard")

    def overview(self):
        count = len(self.shown(".rows > li"))
        self.check(count > 0, "the overview shows no menu")
        search = self.browser.find_element(By.CSS_SELECTOR, "[data-search]")
        search.send_keys("vegan-marks")
        self.check(len(self.shown(".rows > li")) == 1, "a search for one menu doesn't find just it")
        search.clear()
        search.send_keys("x" * 40)
        self.check(not self.shown(".rows > li"), "a search for nonsense finds a menu")
        search.clear()
        search.send_keys(" ")
        self.check(len(self.shown(".rows > li")) == count, "after the search not all menus are back")
        state = self.browser.find_element(By.CSS_SELECTOR, "[data-filter=status]")
        state.find_element(By.CSS_SELECTOR, "[value=failed]").click()
        failed = len(self.shown(".rows > li"))
        self.check(0 < failed < count, f"{failed} of {count} menus are shown as failed")
        state.find_element(By.CSS_SELECTOR, "[value='']").click()
        order = self.browser.find_element(By.CSS_SELECTOR, "[data-order]")
        order.find_element(By.CSS_SELECTOR, "[value='-vegan']").click()
        counts = self.run(
            "return [...document.querySelectorAll('.rows [data-count=vegan]')].map((e) => e.hidden ? 0 : Number(e.querySelector('b').textContent))")
        self.check(counts == sorted(counts, reverse=True) and counts[0] > counts[-1], f"most vegan dishes first gives {counts}")
        order.find_element(By.CSS_SELECTOR, "[value='']").click()
        self.pages(count)

    def pages(self, count):
        """The list anew, three to a page."""
        self.run("const root = document.querySelector('.listing'); root.dataset.pageSize = 3; new Listing(root)")
        texts = lambda: [row.text for row in self.shown(".rows > li")]
        back, forth = self.browser.find_element(By.CSS_SELECTOR, "[data-go='-1']"), self.browser.find_element(By.CSS_SELECTOR, "[data-go='1']")
        first = texts()
        self.check(len(first) == 3 and not back.is_enabled(), f"the first page has {len(first)} menus and one before it")
        seen = list(first)
        while forth.is_enabled() and len(seen) <= count:
            forth.click()
            seen += texts()
        self.check(len(seen) == len(set(seen)) == count, f"the pages hold {len(set(seen))} of {count} menus")
        while back.is_enabled():
            back.click()
        self.check(texts() == first, "the way back doesn't end at the first page")

    def menu(self):
        dishes = len(self.shown("article.dish"))
        spots = self.shown(".spot")
        self.check(len(spots) == dishes, f"{len(spots)} places on the photo for {dishes} dishes")
        # Where outlines overlap, the middle of one may belong to another.
        self.run("arguments[0].dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))", spots[1])
        opened = self.shown("article.dish details[open]")
        self.check(len(opened) == 1, f"a click on the photo opens {len(opened)} dishes")
        self.check(self.shown(".evidence polygon.chosen"), "no evidence is shown on the photo")
        self.check(self.run("return document.activeElement.tagName") == "SUMMARY", "the opened dish has no focus")
        self.browser.switch_to.active_element.send_keys(Keys.ESCAPE)
        self.check(not self.shown("article.dish details[open]"), "Escape closes no dish")
        for choice, field in [("vegan", "vegan"), ("vegetarian", "vegetarian")]:
            self.browser.find_element(By.CSS_SELECTOR, f"[name=diet][value={choice}]").click()
            shown = self.shown("article.dish")
            self.check(0 < len(shown) < dishes, f"{len(shown)} of {dishes} dishes are {choice}")
            self.check(
                all(field in (dish.get_attribute("data-diets") or "").split() for dish in shown),
                f"a dish that isn't {choice} is shown as such")
            self.check(len(self.shown(".spot")) == len(shown), "photo and text show other dishes")
        self.browser.find_element(By.CSS_SELECTOR, "[name=diet][value='']").click()
        self.browser.find_element(By.CSS_SELECTOR, "[name=order][value=safety]").click()
        order = [int(dish.get_attribute("data-safety")) for dish in self.shown("article.dish")]
        self.check(order == sorted(order) and order[0] < order[-1], f"safest first gives {order}")
        self.browser.find_element(By.CSS_SELECTOR, "[name=order][value=place]").click()
        order = [int(dish.get_attribute("data-place")) for dish in self.shown("article.dish")]
        self.check(order == sorted(order), f"as on the menu gives {order}")
        for layer in ["lines", "unassigned", "symbols"]:
            before = len(self.shown(f".layer.{layer} polygon"))
            self.browser.find_element(By.CSS_SELECTOR, f"[data-layer={layer}]").click()
            there = len(self.all(f".view.photo .layer.{layer} polygon"))
            self.check(before == 0, f"the layer {layer} is shown unasked")
            self.check(there == 0 or self.shown(f".view.photo .layer.{layer} polygon"), f"the layer {layer} can't be shown")
        views = self.all("[name=view][value=sheet]")
        if views:
            views[0].click()
            self.check(self.shown(".view.sheet img") and not self.shown(".view.photo img"), "the sheet can't be shown")
            self.check(len(self.shown(".spot")) == dishes, "the sheet has other dishes")
            size = self.run("const i = document.querySelector('.view.sheet img'); return i.naturalWidth")
            self.check(size > 0, "the sheet's picture isn't there")
        natural = self.run("return document.querySelector('.view.photo img').naturalWidth")
        self.check(natural > 0, "the photo's picture isn't there")

    def changeable(self):
        """On a menu that has dishes to be changed, and others."""
        wanted = len(self.all("article.dish[data-change=yes]"))
        self.browser.find_element(By.CSS_SELECTOR, "[name=diet][value=change]").click()
        shown = self.shown("article.dish")
        self.check(
            0 < len(shown) == wanted < len(self.all("article.dish"))
            and all(dish.get_attribute("data-change") == "yes" for dish in shown),
            f"{len(shown)} of {wanted} dishes that can be changed are shown")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("results", type=pathlib.Path)
    parser.add_argument("--photo-folder", type=pathlib.Path)
    parser.add_argument("--screenshots", type=pathlib.Path)
    options = parser.parse_args()
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="vegyscan-report-") as work:
        report = pathlib.Path(work) / "report"
        command = [options.program.resolve(), "report", options.results, "--out", report, "--quiet"]
        if options.photo_folder:
            command += ["--photo-folder", options.photo_folder]
        subprocess.run(command, check=True)
        tester = Tester(options.screenshots)
        try:
            tester.open(report / "index.html")
            tester.overview()
            tester.looks()
            tester.keyboard()
            tester.console()
            for part in ["photos.html", "run.html"]:
                tester.open(report / part)
                tester.looks()
                tester.keyboard()
                tester.console()
            pages = sorted((report / "menus").iterdir())
            for page in pages:
                tester.open(page)
                tester.looks()
                tester.console()
            menu = next(page for page in pages if "<title>vegan-marks</title>" in page.read_text() or "vegan-marks ·" in page.read_text())
            tester.open(menu, "#d3")
            opened = [dish.get_attribute("id") for dish in tester.shown("article.chosen")]
            tester.check(opened == ["d3"], f"the address of a dish opens {opened}")
            if options.screenshots:
                tester.browser.save_screenshot(str(options.screenshots / "menu.png"))
            tester.browser.get("about:blank")
            tester.open(menu)
            tester.menu()
            tester.keyboard()
            tester.run("for (const d of document.querySelectorAll('details')) d.open = true")
            tester.looks()
            tester.console()
            tester.open(next(page for page in pages if 'data-change="yes"' in page.read_text()))
            tester.changeable()
            tester.requests()
        finally:
            tester.browser.quit()
        print(f"report: {len(pages) + 3} pages, {'FAILED' if tester.problems else 'all well'}", flush=True)
        return 1 if tester.problems else 0


sys.exit(main())
