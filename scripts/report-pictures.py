#!/usr/bin/python3
"""Makes the pictures of a report that docs/ shows, anew: scans samples/ and two drawn menus, and looks at their pages.

    scripts/report-pictures.py PROGRAM FOLDER

Chinese and Arabic menus are drawn for it by scripts/draw-menus.
"""

import hashlib
import io
import pathlib
import subprocess
import sys
import tempfile

from PIL import Image
from selenium import webdriver
from selenium.webdriver.common.by import By

PHONE, DESK = (390, 844), (1280, 860)


def page_of(report: pathlib.Path, menu: str) -> pathlib.Path:
    return report / "menus" / (hashlib.sha256(menu.encode()).hexdigest()[:16] + ".html")


def main() -> int:
    program, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"):
        options.add_argument(argument)
    browser = webdriver.Chrome(options=options)

    def take(name: str, page: pathlib.Path, wishes: str, size: tuple, scheme: str = "light", opened: str = "") -> None:
        browser.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"features": [
                {"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": "reduce"}]})
        browser.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": size is PHONE})
        browser.get("about:blank")
        browser.get(page.resolve().as_uri() + wishes)
        if opened:
            browser.find_element(By.CSS_SELECTOR, opened).click()
            browser.execute_script(
                "const e = document.querySelector(arguments[0]).closest('section'); document.activeElement.blur();"
                "scrollTo(0, e.getBoundingClientRect().top + scrollY - 12)", opened)
        browser.execute_async_script("setTimeout(arguments[0], 500)")
        picture = Image.open(io.BytesIO(browser.get_screenshot_as_png())).convert("RGB")
        # 256 colours are enough for pages, and a third of the size.
        picture.quantize(256, dither=Image.Dither.NONE).save(folder / f"report-{name}.png", optimize=True)

    try:
        with tempfile.TemporaryDirectory(prefix="vegyscan-pictures-") as work:
            work = pathlib.Path(work)
            drawn = work / "drawn"
            subprocess.run(
                ["/usr/bin/python3", "-B", "scripts/draw-menus", drawn, "--seed", "5", "--pages", "1", "--languages",
                 "ar,zh-Hans", "--layouts", "one"], check=True, stdout=subprocess.DEVNULL)
            results = work / "results"
            # One sample is damaged on purpose, which is exit code 1.
            subprocess.run(
                [program, "scan", "samples", drawn / "ar-one-1.jpg", drawn / "zh-Hans-one-1.jpg", "--out", results,
                 "--store", work / "store", "--quiet"], stderr=subprocess.DEVNULL)

            def report(language: str) -> pathlib.Path:
                made = work / language
                subprocess.run(
                    [program, "report", results, "--out", made, "--quiet", "--target-language", language], check=True)
                return made

            english, german, arabic = report("en"), report("de"), report("ar")
            ask = ".group.ask article.dish summary"
            take("menu", page_of(english, "vegan-marks"), "#vegan/d3", DESK)
            take("overview", english / "index.html", "", DESK, "dark")
            take("order", page_of(english, "drawn-marks"), "#vegetarian", PHONE)
            take("ask", page_of(german, "ar-one-1.jpg"), "#vegan", PHONE, "dark", ask)
            take("allergy", page_of(english, "zh-Hans-one-1.jpg"), "#vegan,-nuts", PHONE, "light", ask)
            take("arabic", page_of(arabic, "straight-page"), "#vegetarian", PHONE)
    finally:
        browser.quit()
    return 0


sys.exit(main())
