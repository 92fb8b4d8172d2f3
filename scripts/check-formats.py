"""Reads what check-formats.sh has made with the readers of other projects, and compares the words they find.

Usage: check-formats.py FOLDER, with FOLDER/all.FORMAT and FOLDER/FORMAT/PHOTO.ENDING. Ends with 1 when something is
wrong.
"""

import csv
import json
import pathlib
import re
import sys

from lxml import etree
from ocrmypdf.hocrtransform.hocr_parser import HocrParser
from pytesseract.pytesseract import file_to_dict

ALTO = "{http://www.loc.gov/standards/alto/ns-v4#}"
# Of the ALTO 4.4 schema (v4/alto-4-4.xsd of the ALTO board, read in November 2026), for the elements that the program writes: what stands in each (a pattern over the children's
# names, each with a space behind it), the attributes it must have and those it may have.
GEOMETRY = {"HPOS": "float", "VPOS": "float", "WIDTH": "float", "HEIGHT": "float"}
GRAMMAR = {
    "alto": ("(Description )?Layout ", {}, {"SCHEMAVERSION": "string"}),
    "Description": ("MeasurementUnit (sourceImageInformation )?(Processing )*", {}, {}),
    "MeasurementUnit": ("", {}, {}),
    "sourceImageInformation": ("(fileName )?(fileIdentifier )*", {}, {}),
    "fileName": ("", {}, {}),
    "fileIdentifier": ("", {}, {"fileIdentifierLocation": "string"}),
    "Processing": ("(processingCategory )?(processingSoftware )?", {"ID": "id"}, {}),
    "processingCategory": ("", {}, {}),
    "processingSoftware": ("(softwareName )?(softwareVersion )?", {}, {}),
    "softwareName": ("", {}, {}),
    "softwareVersion": ("", {}, {}),
    "Layout": ("(Page )+", {}, {}),
    "Page": (
        "(PrintSpace )?", {"ID": "id", "PHYSICAL_IMG_NR": "float"},
        {"WIDTH": "float", "HEIGHT": "float", "PROCESSINGREFS": "ref", "LANG": "language"}),
    "PrintSpace": ("(TextBlock )*", {}, GEOMETRY),
    "TextBlock": ("(TextLine )*", {"ID": "id"}, GEOMETRY | {"ROTATION": "float", "LANG": "language"}),
    "TextLine": (
        "(String (SP )?)+", {}, GEOMETRY | {"ID": "id", "BASELINE": "points", "BASEDIRECTION": "direction"}),
    "String": ("", {"CONTENT": "string"}, GEOMETRY | {"ID": "id", "WC": "share"}),
    "SP": ("", {}, GEOMETRY),
}
KINDS = {
    "string": r".*", "float": r"-?\d+(\.\d+)?", "id": r"[A-Za-z_][\w.-]*", "ref": r"[A-Za-z_][\w.-]*",
    "language": r"[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*", "points": r"-?\d+,-?\d+( -?\d+,-?\d+)+",
    "direction": r"ltr|rtl|ttb|btt", "share": r"0(\.\d+)?|1(\.0+)?",
}
problems = []


def demand(holds, problem):
    if not holds:
        problems.append(problem)


def check_grammar(path):
    root = etree.parse(path).getroot()
    ids, refs = [], []
    demand(root.tag == ALTO + "alto", f"{path}: the root is {root.tag}")
    for element in root.iter(etree.Element):
        name = element.tag.replace(ALTO, "")
        if name not in GRAMMAR:
            problems.append(f"{path}: there is no {name} in ALTO as it is written here")
            continue
        content, needed, allowed = GRAMMAR[name]
        children = "".join(child.tag.replace(ALTO, "") + " " for child in element)
        demand(re.fullmatch(content, children), f"{path}: {name} holds {children}")
        for attribute in needed:
            demand(attribute in element.attrib, f"{path}: {name} lacks {attribute}")
        for attribute, value in element.attrib.items():
            kind = (needed | allowed).get(attribute)
            if kind is None:
                problems.append(f"{path}: {name} has no attribute {attribute}")
                continue
            demand(re.fullmatch(KINDS[kind], value, re.DOTALL), f"{path}: {name} {attribute} is {value!r}")
            if kind == "id":
                ids.append(value)
            if kind == "ref":
                refs.append(value)
    demand(len(ids) == len(set(ids)), f"{path}: ids are not unique")
    demand(set(refs) <= set(ids), f"{path}: a reference leads nowhere")
    return root


def alto_words(root):
    for page in root.iter(ALTO + "Page"):
        # What is missing was complained about; the words then differ.
        number = int(page.get("PHYSICAL_IMG_NR", -1))
        for word in page.iter(ALTO + "String"):
            left, top, width, height = (int(word.get(name, -1)) for name in GEOMETRY)
            yield number, word.get("CONTENT"), (left, top, left + width, top + height)


def hocr_words(path):
    """By OCRmyPDF's reader, which knows documents of one page."""

    def below(element):
        if element.ocr_class == "ocrx_word":
            box = element.bbox
            yield element.text, tuple(int(value) for value in (box.left, box.top, box.right, box.bottom))
        for child in element.children:
            yield from below(child)

    page = HocrParser(path).parse()
    return [(1, text, box) for text, box in below(page)]


def tsv_words(path):
    table = file_to_dict(path.read_text("utf-8"), "\t", -1)
    rows = list(zip(*table.values()))
    names = list(table)
    plain = list(csv.reader(path.open(encoding="utf-8", newline=""), delimiter="\t", quoting=csv.QUOTE_NONE))
    demand(all(len(row) == len(names) for row in plain), f"{path}: rows differ in length")
    demand(len(plain) == len(rows) + 1, f"{path}: two readers see other numbers of rows")
    for row in (dict(zip(names, row)) for row in rows):
        demand((row["level"] == 5) == (row["conf"] != -1), f"{path}: confidence at level {row['level']}")
        if row["level"] == 5:
            left, top = row["left"], row["top"]
            yield row["page_num"], row["text"], (left, top, left + row["width"], top + row["height"])


def json_words(path):
    for page in json.loads(path.read_text("utf-8"))["pages"]:
        for line in page["lines"]:
            for word in line["words"]:
                box = word["box"]
                yield page["number"], word["text"], (
                    box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])


def main():
    folder = pathlib.Path(sys.argv[1])
    whole = list(json_words(folder / "all.json"))
    demand(len(whole) > 100, "hardly any words were read")
    demand(whole == list(tsv_words(folder / "all.tsv")), "all.tsv has other words than all.json")
    demand(whole == list(alto_words(check_grammar(folder / "all.alto"))), "all.alto has other words than all.json")
    singles = sorted((folder / "json").glob("*.json"))
    pages = json.loads((folder / "all.json").read_text("utf-8"))["pages"]
    demand(len(singles) == len(pages), "there are other photos in one document than in many")
    for single in singles:
        photo = single.name.removesuffix(".json")
        words = list(json_words(single))
        demand(words == list(tsv_words(folder / "tsv" / f"{photo}.tsv")), f"{photo}: tsv has other words than json")
        root = check_grammar(folder / "alto" / f"{photo}.alto.xml")
        demand(words == list(alto_words(root)), f"{photo}: alto has other words than json")
        demand(words == hocr_words(folder / "hocr" / f"{photo}.hocr"), f"{photo}: hocr has other words than json")
    for problem in problems[:20]:
        print(problem)
    return 1 if problems else 0


sys.exit(main())
