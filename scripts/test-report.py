#!/usr/bin/python3
"""Opens a report in headless Chromium and uses it: wishes and what is to be ordered by the bundles, clicks, filters,
keyboard, addresses, contrast, names, console, without a script, in other languages, and as one page.

    scripts/test-report.py PROGRAM RESULTS [--photo-folder DIR] [--screenshots DIR] [--languages de,ar,…]

RESULTS is a folder that a scan put its results in. Ends with 0 when all is well, else with 1 and what was seen.
"""

import argparse
import hashlib
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
for (const e of document.querySelectorAll('svg:not([aria-hidden])')) if (!e.getAttribute('aria-label') && !e.closest('a[aria-label]')) seen.push('no name: svg');
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
        # How far down each menu's first dish is.
        self.firsts = []
        self.screenshots = screenshots

    def check(self, condition, message):
        if not condition:
            self.problems.append(message)
            print("BROKEN:", message, flush=True)

    def open(self, path, fragment=""):
        # Else another place on the same page would be gone to, and not the page opened.
        self.browser.get("about:blank")
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
            # 320 pixels are what a screen of 1,280 shows at 400 %.
            for width, height in [(1280, 900), (320, 740)]:
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

    def menu(self, page, bundle):
        """A menu's page at the table, on a phone and beside its photo."""
        self.size(390, 844)
        self.open(page)
        count = len(bundle["dishes"])
        self.check(len(self.shown("article.dish")) == count, f"{self.page}: not all of {count} dishes are shown")
        top = self.run("const d = document.querySelector('article.dish'); return d ? d.getBoundingClientRect().top + scrollY : 0")
        self.check(top <= 844 / 3, f"{self.page}: the first dish begins at {top:.0f} pixels")
        self.firsts.append(top)
        self.law(bundle)
        self.groups(bundle)
        self.margins()
        self.check(not self.run("return document.documentElement.scrollWidth > innerWidth"), f"{self.page}: wider than a phone")
        self.unsize()

    def law(self, bundle):
        """For every diet with every set of allergies: to be ordered is just what the bundle allows."""
        allowed = {dish["id"]: sorted(allows(dish)) for dish in bundle["dishes"]}
        wrong = self.run(LAW, allowed)
        self.check(not wrong, f"{self.page}: {wrong}")

    def groups(self, bundle):
        """What is shown for each single wish, and that nothing ends in a blank."""
        self.run("for (const d of document.querySelectorAll('details.allergies')) d.open = true")
        for diet in DIETS + [""]:
            for allergen in [None] + ALLERGENS:
                wishes = [wish for wish in [diet, allergen] if wish]
                shown, said = self.run(WISH, diet, [allergen] if allergen else [])
                wanted = sorted(dish["id"] for dish in bundle["dishes"] if allows(dish).issuperset(wishes))
                self.check(shown == wanted, f"{self.page}, {wishes}: to be ordered are {shown}, not {wanted}")
                self.check(shown or said, f"{self.page}, {wishes}: nothing to order, and nothing said of it")
        self.run(WISH, "vegan", [])

    def margins(self):
        """Nothing that is seen beside the photo touches it, and nothing is drawn over it unasked."""
        seen = self.run(MARGINS)
        self.check(not seen, f"{self.page}: over the photo: {seen}")

    def table(self, page):
        """Choosing, and what becomes of the choice."""
        self.size(390, 844)
        self.open(page)
        self.browser.find_element(By.CSS_SELECTOR, "[data-diet] [value=vegetarian]").click()
        self.browser.find_element(By.CSS_SELECTOR, ".allergies > summary").click()
        self.browser.find_element(By.CSS_SELECTOR, "[data-allergy=nuts]").click()
        hash = self.run("return location.hash")
        self.check(hash == "#vegetarian,-nuts", f"the address says {hash}")
        before = self.run("return document.querySelector('[data-group=avoid]').textContent")
        self.check("May" in before or "ontains" in before, "no reason is given")
        back = self.run("return document.querySelector('header a').getAttribute('href')")
        self.check(back.endswith("index.html#vegetarian,-nuts"), f"the way back leads to {back}")
        self.browser.refresh()
        again = self.run("return document.querySelector('[data-group=avoid]').textContent")
        self.check(before == again, "the page forgets the choice that its address holds")
        self.check(self.run("return localStorage.length + sessionStorage.length + document.cookie.length") == 0, "something is kept")
        asked = self.shown("[data-group=ask] article.dish")
        self.check(asked, "nothing is to be asked about")
        asked[0].find_element(By.CSS_SELECTOR, "summary").click()
        staff = asked[0].find_elements(By.CSS_SELECTOR, ".staff")
        self.check(
            staff and staff[0].is_displayed() and "nuts" in asked[0].find_element(By.CSS_SELECTOR, ".card-for-staff").text,
            "the staff isn't asked about nuts")
        self.check(staff and staff[0].get_attribute("lang"), "nobody is told what language the question is in")
        size = self.run("return parseFloat(getComputedStyle(arguments[0]).fontSize)", staff[0]) if staff else 0
        self.check(size >= 24, f"the question is {size} pixels high")
        dish = asked[0].get_attribute("id")
        asked[0].find_element(By.CSS_SELECTOR, ".to-photo").click()
        self.run("return new Promise((done) => setTimeout(done, 700))")
        seen = self.run(
            "const r = document.getElementById(arguments[0]).querySelector('.sign').getBoundingClientRect();"
            "return r.top >= 0 && r.bottom <= innerHeight && r.left >= 0 && r.right <= innerWidth", "photo-" + dish)
        self.check(seen, "a tap doesn't lead to the dish's place on the photo")
        self.check(self.run("return location.hash") == f"#vegetarian,-nuts/photo-{dish}", "the address forgets the choice on the way")
        self.unsize()

    def beside(self, page):
        """Photo and text side by side show the same dish."""
        self.open(page, "#d3")
        opened = [dish.get_attribute("id") for dish in self.shown("article.chosen")]
        self.check(opened == ["d3"], f"the address of a dish opens {opened}")
        self.check(self.shown(".spot.chosen"), "the photo doesn't show the dish that the address names")
        self.browser.switch_to.active_element.send_keys(Keys.ESCAPE)
        self.check(not self.shown("article.dish details[open]"), "Escape closes no dish")
        spots = self.shown(".spot")
        self.run("arguments[0].dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))", spots[1])
        self.run("return new Promise((done) => setTimeout(done, 100))")
        opened = self.shown("article.dish > details[open]")
        self.check(len(opened) == 1, f"a click on the photo opens {len(opened)} dishes")
        self.check(self.shown(".cut"), "no evidence is cut out of the photo")
        self.check(self.run("return document.activeElement.tagName") == "SUMMARY", "the opened dish has no focus")
        for layer in ["lines", "unassigned"]:
            before = len(self.shown(f".layer.{layer} polygon"))
            self.browser.find_element(By.CSS_SELECTOR, f"[data-layer={layer}]").click()
            there = len(self.all(f".view.photo .layer.{layer} polygon"))
            self.check(before == 0, f"the layer {layer} is shown unasked")
            self.check(there == 0 or self.shown(f".view.photo .layer.{layer} polygon"), f"the layer {layer} can't be shown")
            self.browser.find_element(By.CSS_SELECTOR, f"[data-layer={layer}]").click()
        views = self.all("[data-view-of][value=sheet]")
        if views:
            views[0].click()
            self.check(self.shown(".view.sheet image") and not self.shown(".view.photo image"), "the sheet can't be shown")
            self.check(len(self.shown(".spot")) == len(spots), "the sheet has other dishes")
            self.margins()

    def paper(self, page):
        """All dishes are open on paper, and on the screen afterwards only those that were open before."""
        self.open(page)
        dishes = self.all("article.dish")
        dishes[1].find_element(By.CSS_SELECTOR, "summary").click()
        is_open = "return [...document.querySelectorAll('article.dish > details')].map((dish) => dish.open)"
        before = self.run(is_open)
        self.check(before.count(True) == 1, f"{before.count(True)} dishes are open after a click")
        self.run("dispatchEvent(new Event('beforeprint'))")
        self.check(all(self.run(is_open)), "a dish is closed on paper")
        self.run("dispatchEvent(new Event('afterprint'))")
        self.check(self.run(is_open) == before, "after printing other dishes are open than before")

    def quick(self, page):
        """A hundred dishes are all grouped; how long that takes is printed, since a busy machine may be slow."""
        self.open(page)
        took, shown = self.run(QUICK, 100)
        self.check(shown == 100, f"of 100 dishes {shown} are grouped")
        return took

    def without_script(self, page, bundle):
        self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        self.open(page)
        dishes = self.shown("article.dish")
        self.check(len(dishes) == len(bundle["dishes"]), f"without a script {len(dishes)} dishes are shown")
        self.check(not self.shown(".scripted"), "without a script controls are shown that do nothing")
        self.check(len(self.shown(".group.order article.dish")) == sum("vegan" in allows(dish) for dish in bundle["dishes"]),
                   "without a script other dishes are to be ordered")
        self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})

    def single(self, page, menus):
        size = page.stat().st_size
        self.check(size <= 300_000 * menus, f"one page of {menus} menus takes {size} bytes")
        self.open(page)
        self.looks()
        self.console()
        self.check(len(self.shown("article.dish")) > 0, "one page shows no dish")
        self.run(WISH, "vegetarian", ["milk"])
        diets = self.run("return [...document.querySelectorAll('[data-diet]')].map((e) => e.value)")
        self.check(set(diets) == {"vegetarian"}, f"the menus of one page are for {diets}")
        self.margins()
        return size

    def size(self, width, height):
        self.browser.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": True})

    def unsize(self):
        self.browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


DIETS = ["vegan", "vegetarian", "pescatarian"]
ALLERGENS = [
    "gluten", "crustaceans", "eggs", "fish", "peanuts", "soybeans", "milk", "nuts", "celery", "mustard", "sesame",
    "sulphites", "lupin", "molluscs",
]


def allows(dish) -> set:
    """The wishes under which a dish of a bundle may be ordered."""
    judged = dish["classification"]
    if not judged:
        return set()
    allowed = {diet for diet in DIETS if judged["claims"].get(diet) == "yes"}
    marks = {(mark["meaning"], mark["source"]) for mark in dish["symbols"]}
    for allergen in ALLERGENS:
        warned = any(m in (f"contains_{allergen}", f"may_contain_{allergen}") and s != "unresolved" for m, s in marks)
        is_free = (f"{allergen}_free", "legend") in marks and not any(meaning == "unresolved" for meaning, _ in marks)
        if allergen not in judged["allergens"] and not warned and is_free:
            allowed.add(allergen)
    return allowed


# What is to be ordered by the page's script, for all diets and sets of allergies, against what each dish allows.
LAW = """
const allowed = Object.fromEntries(Object.entries(arguments[0]).map(([id, wishes]) => [id, new Set(wishes)]));
const menu = Menu.all[0];
for (const [id, wishes] of Object.entries(allowed)) {
  for (const diet of ['', ...Wishes.diets]) for (let bits = 0; bits < 1 << 14; bits++) {
    const wanted = new Wishes(diet, Wishes.allergens.filter((_, place) => bits >> place & 1));
    const isOrdered = menu.judge(id, wanted).verdict === 'order';
    if (isOrdered !== wanted.all.every((wish) => wishes.has(wish))) return `${id} for ${wanted.code}`;
  }
}
return '';
"""

# Chooses wishes by the controls; the dishes that are then to be ordered, and what is said where there are none.
WISH = """
const [diet, allergies] = arguments;
const control = document.querySelector('[data-diet]');
const board = control.closest('.board');
control.value = diet;
for (const box of board.querySelectorAll('[data-allergy]')) box.checked = allergies.includes(box.dataset.allergy);
control.dispatchEvent(new Event('change'));
const order = [...board.querySelectorAll('[data-group=order] article.dish')].filter((e) => e.getClientRects().length).map((e) => e.id);
return [order.sort(), board.querySelector('[data-nearest]').textContent];
"""

MARGINS = """
const seen = [];
for (const svg of document.querySelectorAll('svg.overlay')) {
  const image = svg.querySelector('image');
  if (!image || !svg.getClientRects().length) continue;
  const photo = image.getBoundingClientRect();
  for (const e of svg.querySelectorAll('.bracket, .leader, .sign, .area, .layer polygon')) {
    if (!e.getClientRects().length) continue;
    const style = getComputedStyle(e);
    if (e.matches('.area') ? Number(style.fillOpacity) === 0 || e.closest('.chosen') : false) continue;
    const r = e.getBoundingClientRect();
    if (r.right > photo.left + 0.5 && r.left < photo.right - 0.5) seen.push(e.getAttribute('class') + ' of ' + e.closest('a')?.id);
  }
}
return seen.slice(0, 3);
"""

QUICK = """
const menu = Menu.all[0];
const [first] = menu.items;
while (menu.items.length < arguments[0]) {
  const copy = first.cloneNode(true);
  menu.items.push(copy);
}
const times = [];
for (const wishes of [new Wishes('vegan', ['milk']), new Wishes('', []), new Wishes('vegetarian', ['nuts', 'fish'])]) {
  const start = performance.now();
  menu.wish(wishes);
  document.body.getBoundingClientRect();
  times.push(performance.now() - start);
}
const shown = [...document.querySelectorAll('[data-group] article.dish')].filter((e) => e.getClientRects().length).length;
return [Math.max(...times), shown];
"""


def bundles_by_page(results: pathlib.Path) -> dict:
    """The bundles by the names of their pages, which are made of the menus' folders."""
    bundles = {}
    for file in results.rglob("bundle.json"):
        menu = str(file.parent.relative_to(results))
        bundles[hashlib.sha256(menu.encode()).hexdigest()[:16] + ".html"] = json.loads(file.read_text())
    return bundles


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("results", type=pathlib.Path)
    parser.add_argument("--photo-folder", type=pathlib.Path)
    parser.add_argument("--screenshots", type=pathlib.Path)
    parser.add_argument("--languages", default="de,ar,zh")
    options = parser.parse_args()
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="vegyscan-report-") as work:
        report = pathlib.Path(work) / "report"
        photos = ["--photo-folder", options.photo_folder] if options.photo_folder else []
        command = [options.program.resolve(), "report", options.results, "--sheets"] + photos + ["--out", report, "--quiet"]
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
            bundles = bundles_by_page(options.results)
            pages = sorted((report / "menus").iterdir())
            for page in pages:
                tester.open(page)
                tester.looks()
                tester.console()
                if bundles[page.name]["dishes"]:
                    tester.menu(page, bundles[page.name])
            marked = next(page for page in pages if len(bundles[page.name]["dishes"]) >= 4 and any(
                "nuts" in (dish["classification"] or {}).get("allergens", {}) for dish in bundles[page.name]["dishes"]))
            tester.table(marked)
            tester.beside(marked)
            tester.paper(marked)
            if options.screenshots:
                tester.browser.save_screenshot(str(options.screenshots / "menu.png"))
            tester.open(marked)
            tester.keyboard()
            tester.run("for (const d of document.querySelectorAll('details')) d.open = true")
            tester.looks()
            tester.console()
            tester.without_script(marked, bundles[marked.name])
            took = tester.quick(marked)
            for language in options.languages.split(","):
                spoken = pathlib.Path(work) / language
                subprocess.run(command[:-3] + ["--out", spoken, "--quiet", "--target-language", language], check=True)
                for page in [spoken / "index.html", spoken / "photos.html", spoken / "run.html", spoken / "menus" / marked.name]:
                    tester.open(page)
                    tester.page = f"{language}: {tester.page}"
                    tester.looks()
                    tester.console()
                tester.law(bundles[marked.name])
            alone = pathlib.Path(work) / "alone.html"
            subprocess.run(command[:3] + ["--single", alone, "--quiet"] + photos, check=True)
            bytes = tester.single(alone, len(pages))
            tester.requests()
        finally:
            tester.browser.quit()
        print(
            f"report: {len(pages) + 3} pages; the first dish of a menu at {max(tester.firsts):.0f} pixels at most; 100 dishes "
            f"grouped in {took:.0f} ms; one page of {len(pages)} menus {bytes // 1000} kB; "
            f"{'FAILED' if tester.problems else 'all well'}", flush=True)
        return 1 if tester.problems else 0


sys.exit(main())
