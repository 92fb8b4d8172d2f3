#!/usr/bin/env python3
"""Runs VegyScan and other engines over known sets, and writes docs/benchmarks.md: each row with its command.

usage: benchmarks.py PROGRAM SETS KEPT PAGE [--measured]

SETS holds menus/ and motbench/ (photos with NAME.gt.txt or NAME.dishes.json beside them), dishes/ (JSON Lines with
labels) and exif_samples/ (photos with index_exif.json). KEPT keeps what each run printed; what lies there is not run
again, and --measured runs nothing. RapidOCR and OCRmyPDF are run where this Python and the PATH have them. A row that
wasn't run is left out.
"""

import importlib.util
import json
import os
import pathlib
import shutil
import subprocess
import sys
import textwrap

ENGINES = {"tesseract": "examples/engines/tesseract.sh {}", "OCRmyPDF": "examples/engines/ocrmypdf.sh {}",
           "RapidOCR": "python3 examples/engines/rapidocr.py {}"}
OWN = ["classic", "neural"]
# What tesseract and OCRmyPDF are told; the others find out.
LANGUAGES = {"en": "eng", "zh": "chi_sim"}
DISHES = ["hamburg_de", "tum_de", "epicurious_en", "swiggy_en", "umd_en", "indian_en", "howtocook_zh", "uncertain_de"]


class Runs:
    def __init__(self, program, sets, kept, runs):
        self.program, self.sets, self.kept, self.runs = program, sets, kept, runs
        self.has = {"tesseract": shutil.which("tesseract"), "OCRmyPDF": shutil.which("ocrmypdf"),
                    "RapidOCR": importlib.util.find_spec("rapidocr_onnxruntime")}

    def result(self, key, command, engine=None, language=None):
        """What a command printed, as JSON; None where it hasn't run. SETS, KEPT and vegyscan in it are put in here."""
        file = self.kept / f"{key}.json"
        if not file.exists():
            if not self.runs or engine and not self.has[engine]:
                return None
            words = [self.placed(word) for word in command]
            environment = dict(os.environ, **({"LANGUAGES": LANGUAGES[language]} if language else {}))
            run = subprocess.run(words, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, env=environment)
            # A bench in which single photos failed ends with 1; they count as empty.
            if run.returncode not in (0, 1) or not run.stdout:
                sys.exit(f"benchmarks.py: this failed: {' '.join(words)}")
            part = file.with_suffix(".part")
            part.write_bytes(run.stdout)
            part.rename(file)
        return json.loads(file.read_text(encoding="utf-8"))

    def placed(self, word):
        if word == "vegyscan":
            return self.program
        if word == "python3":
            return sys.executable
        for name, place in [("SETS", self.sets), ("KEPT", self.kept), ("python3 ", sys.executable + " ")]:
            word = word.replace(name, str(place))
        return word


def shown(command, language=None):
    words = " ".join(f"'{word}'" if " " in word or "*" in word else word for word in command)
    return f"`{'LANGUAGES=' + LANGUAGES[language] + ' ' if language else ''}{words}`"


def table(head, rows):
    return ["| " + " | ".join(head) + " |", "|---" + "|--:" * (len(head) - 2) + "|---|"] + [
        "| " + " | ".join(row) + " |" for row in rows]


def share(value, digits=2):
    return "–" if value is None else f"{value:.{digits}f}"


def percent(rate):
    return f"{100 * rate:.1f} %"


def reading(runs):
    """Text on the menus of menus/."""
    rows = []
    own = ["vegyscan", "bench", "text", "SETS/menus"] + [
        word for engine in [*OWN, "tesseract"] for word in ("--engine", engine)] + ["--json"]
    found = [(None, own, runs.result("menus-own", own))]
    for engine in ["OCRmyPDF", "RapidOCR"]:
        # A slow machine is no fault of theirs.
        command = ["vegyscan", "bench", "text", "SETS/menus", "--command", ENGINES[engine]]
        command += ["--deadline", "1200", "--json"]
        found.append((engine, command, runs.result(f"menus-{engine.lower()}", command, engine)))
    for engine, command, report in found:
        for contender in (report or {}).get("contenders", []):
            name = engine or ("" if contender["name"] == "tesseract" else "VegyScan, ") + contender["name"]
            sums = contender["overall"]
            rows.append([name] + [
                share(sums[figure][part]) for figure, part in [
                    ("word_f1", "mean"), ("word_f1", "median"), ("line_cer", "mean"), ("line_cer", "median"),
                    ("wer", "mean")]] + [shown(command)])
    return table(["engine", "word F1, mean", "median", "line CER, mean", "median", "WER, mean", "command"], rows)


def menus_dishes(runs):
    rows = []
    for engine in OWN:
        command = ["vegyscan", "bench", "dishes", "SETS/menus", "--detector", engine, "--json"]
        report = runs.result(f"menus-dishes-{engine}", command)
        if report:
            rows.append([f"VegyScan, {engine}"] + dish_figures(report) + [shown(command)])
    return table(["engine", "dish F1", "precision", "recall", "prices", "strict F1", "command"], rows)


def dish_figures(report):
    figures = report["overall"]["micro"]
    return [share(figures.get(key)) for key in [
        "dish_f1", "dish_precision", "dish_recall", "exact_price_rate", "strict_dish_f1"]]


def motbench(runs, language):
    rule = ["python3", "scripts/motbench.py", f"SETS/motbench/{language}"]
    rows = []
    for engine in OWN:
        out = f"KEPT/motbench-{language}-{engine}"
        command = ["vegyscan", "bench", "dishes", f"SETS/motbench/{language}", "--detector", engine]
        command += ["--json", "--out", out]
        report = runs.result(f"motbench-{language}-{engine}", command)
        if report is None:
            continue
        ours = dish_figures(report)[:4]
        for name, more in [("dishes", []), ("text", ["--text"])]:
            scored = rule + ["--bundles", out] + more
            found = runs.result(f"motbench-{language}-{engine}-{name}", scored)
            if found:
                rows.append([f"VegyScan, {engine}, its {name}", f"{found['named']}", f"{found['priced']}"]
                            + (ours if name == "dishes" else ["–"] * 4)
                            + [shown(command) if name == "dishes" else shown(scored)])
    for engine, line in ENGINES.items():
        command = rule + ["--command", line]
        told = language if engine != "RapidOCR" else None
        found = runs.result(f"motbench-{language}-{engine.lower()}", command, engine, told)
        if found:
            rows.append([f"{engine}, its text", f"{found['named']}", f"{found['priced']}"] + ["–"] * 4
                        + [shown(command, told)])
    return table(["engine", "named, %", "priced, %", "dish F1", "precision", "recall", "prices", "command"], rows)


def verdicts(runs):
    rows = []
    for name in DISHES:
        command = ["vegyscan", "bench", "claims", f"SETS/dishes/{name}.jsonl", "--json"]
        report = runs.result(f"claims-{name}", command)
        if report is None:
            continue
        figures = report["files"][0]["figures"]
        unsafe = figures["unsafe"]["together"]
        rows.append([name, f"{figures['rows']:,}", percent(figures.get("coverage", 0)),
                     percent(figures["accuracy"]) if figures.get("accuracy") is not None else "–",
                     f"{unsafe['hits']} of {unsafe['of']:,}",
                     percent(unsafe["upper_95"]) if "upper_95" in unsafe else "–", shown(command)])
    return table(["set", "rows", "decided", "right of these", "unsafe called safe", "at most, 95 %", "command"], rows)


def phone_photos(runs):
    """Whether each photo is read, upright, and at its place if it names one."""
    out = "KEPT/exif"
    command = ["vegyscan", "scan", "SETS/exif_samples", "-o", out, "--no-history", "--detector", "classic", "--json"]
    file = runs.kept / "exif.jsonl"
    if not file.exists():
        if not runs.runs:
            return []
        run = subprocess.run([runs.placed(word) for word in command], stdout=subprocess.PIPE, stdin=subprocess.DEVNULL)
        file.write_bytes(run.stdout)
    bundles = {}
    for found in sorted((runs.kept / "exif").rglob("bundle.json")):
        bundle = json.loads(found.read_text(encoding="utf-8"))
        for page in bundle["pages"]:
            bundles[pathlib.Path(page["photo"]["path"]).name] = (bundle, page)
    truth = json.loads((runs.sets / "exif_samples/index_exif.json").read_text(encoding="utf-8"))
    read = upright = placed = 0
    for row in truth:
        bundle, page = bundles.get(pathlib.Path(row["file"]).name, (None, None))
        if page is None or page.get("failure"):
            continue
        read += 1
        size = (row["width_decoded"], row["height_decoded"])
        # HEIF turns its picture itself, whatever the EXIF block says.
        if row["format"] == "JPEG" and (row["exif_orientation"] or 1) > 4:
            size = (size[1], size[0])
        upright += (page["photo"]["width"], page["photo"]["height"]) == size
        placed += (bundle["location"]["source"] == "exif") == bool(row["exif_gps_coordinates"])
    return table(["photos", "read", "upright", "place kept, or none where there is none", "command"],
                 [[str(len(truth)), str(read), str(upright), str(placed), shown(command)]])


def page(runs):
    """The sections in order; one whose figures aren't there is left out."""
    sections = [
        ("Reading real menus", """33 photos, scans and screens of menus in 12 languages, with transcriptions made by eye
(`menus/`). Words are compared as bags, lines at their best place (`vegyscan help bench text`); a photo that fails counts as
read without any text. tesseract and OCRmyPDF are as they come, in English; OCRmyPDF refuses the four pictures
with transparency. RapidOCR took more than two minutes for four photos on a busy machine; these were read again with more
time, and the row has both.""", reading(runs)),
        ("Dishes on real menus", """The same photos, with their dishes, prices and marks; all dishes count as one
(`vegyscan help bench dishes`). No other engine here finds dishes.""", menus_dishes(runs)),
        ("MOTBench, English", """35 of the 65 English photos of MOTBench ("Evaluating Menu OCR and Translation", arXiv
2504.13945), 818 dishes. By the benchmark's own rule a dish is *named* when its normalised name stands in what the program
gives, and *priced* when name and amounts stand on one line, or in one dish, of it. Reading more than the dishes costs nothing
by that rule, so texts stand in rows of their own; our figures beside it count what is found wrongly, too. The model of
[layout](layout.md) has learned from these 35, so its figures say little about others. Published on
all 65, named / priced: GPT-4o 94.1 / 80.6, Gemini 2.0 Flash 95.4 / 86.2, Qwen2.5-VL-7B 85.0 / 61.6, InternVL2.5-8B
86.9 / 44.0.""", motbench(runs, "en")),
        ("MOTBench, Chinese", """33 of its 65 Chinese photos, 1,322 dishes. Published on all 65, named / priced: GPT-4o 53.0 /
44.1, Gemini 2.0 Flash 95.9 / 89.2, Qwen2.5-VL-7B 69.0 / 63.1, InternVL2.5-8B 68.4 / 55.5. tesseract and OCRmyPDF are told
that it is simplified Chinese.""", motbench(runs, "zh")),
        ("Dish names", """Dishes of canteens and restaurants with known labels, judged by their names alone
(`vegyscan help bench claims`). *Unsafe called safe* counts dishes called vegan that aren't, and dishes called vegetarian with
meat or fish, out of those for which that would be wrong; beside it the one-sided bound of Clopper and Pearson.""",
         verdicts(runs)),
        ("Photos as phones write them", """No menus: JPEGs with every orientation and with coordinates, HEIC of phones
(`exif_samples/`).""", phone_photos(runs)),
    ]
    opening = """Known sets, the rules they are scored by, and what VegyScan and other engines reach. `make benchmarks` (SETS,
KEPT) runs what isn't in KEPT yet and writes this page; what could not be run is left out. Each row names the command that
gives it again, from the repository's folder: SETS stands for the folder of the sets, KEPT for where results go. How fast
VegyScan is, and what has been measured besides, is told in [figures](figures.md), and how to measure your own photos in
[measuring](measuring.md). Some sets can't be passed on, and parts of them were looked at while the program was made:
figures of such sets flatter it."""
    lines = ["# Benchmarks", ""] + textwrap.wrap(" ".join(opening.split()), 118)
    for title, text, rows in sections:
        if len(rows) > 2:
            lines += ["", f"## {title}", ""] + textwrap.wrap(" ".join(text.split()), 118) + [""] + rows
    return "\n".join(lines) + "\n"


def main():
    words = [word for word in sys.argv[1:] if word != "--measured"]
    if len(words) != 4:
        sys.exit(__doc__)
    program, sets, kept, file = words
    os.chdir(pathlib.Path(__file__).resolve().parent.parent)
    kept = pathlib.Path(kept)
    kept.mkdir(parents=True, exist_ok=True)
    runs = Runs(program, pathlib.Path(sets), kept, runs="--measured" not in sys.argv)
    pathlib.Path(file).write_text(page(runs), encoding="utf-8")


main()
