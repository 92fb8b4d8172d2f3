r"""Makes samples/: invented menus, drawn and photographed by this program, each with its expect.json.

    apt-get install python3-pil python3-numpy libheif-examples fonts-crosextra-caladea fonts-crosextra-carlito \
        fonts-liberation
    /usr/bin/python3 scripts/make-samples [CASE…]

Every restaurant, address and dish list is invented. Seeds are fixed: on one release of Debian the same bytes come out
every time. A picture is written only where its bytes would change.
"""

import importlib
import pathlib
import sys

CASES = [
    "straight_page", "perspective_shadow", "two_columns_leader_dots", "light_on_dark", "german_allergens",
    "vegan_marks", "drawn_marks", "indian_marks", "two_pages", "gps_orientation_6", "heic", "no_text", "corrupt", "hostile",
]


def main() -> None:
    samples = pathlib.Path(__file__).resolve().parents[2] / "samples"
    wanted = [name.replace("-", "_") for name in sys.argv[1:]] or CASES
    for name in wanted:
        if name not in CASES:
            sys.exit(f"no case named {name}; there are: {', '.join(CASES)}")
        folder = samples / name.replace("_", "-")
        folder.mkdir(parents=True, exist_ok=True)
        files = importlib.import_module(f"cases.{name}").make()
        for old in folder.iterdir():
            if old.name not in files:
                old.unlink()
        for file, content in files.items():
            path = folder / file
            if not path.exists() or path.read_bytes() != content:
                path.write_bytes(content)
            print(f"{len(content):8} {path.relative_to(samples.parent)}")


main()
