"""Which font files set which script."""

import dataclasses

NOTO = "/usr/share/fonts/truetype/noto/Noto"
CJK = "/usr/share/fonts/opentype/noto/Noto"


@dataclasses.dataclass(frozen=True)
class Face:
    name: str
    # Path and number within the file, the script's own first, then Latin for what it lacks.
    files: tuple
    # The same for headings.
    bold: tuple
    # The same for descriptions, where a script has slanted letters; otherwise they are upright.
    italic: tuple = ()


def family(own: str, latin: str) -> list:
    """Regular and bold of one family beside the Latin one that goes with it."""
    def files(weight: str) -> tuple:
        return tuple((f"{NOTO}{name}-{weight}.ttf", 0) for name in dict.fromkeys([own, latin]))
    return [files("Regular"), files("Bold")]


def faces(sans: str, serif: str, **more: str) -> list:
    """Sans, its bold, serif, and others of that script by name, whose Latin is sans."""
    regular, bold = family(sans, "Sans")
    found = [Face("sans", regular, bold), Face("sans-bold", bold, bold), Face("serif", *family(serif, "Serif"))]
    return found + [Face(name, *family(own, "Sans")) for name, own in more.items()]


def chinese_japanese_korean(index: int) -> list:
    """These hold Latin themselves; Noto Sans is behind them for currency signs."""
    def files(kind: str, weight: str) -> tuple:
        return (f"{CJK}{kind}CJK-{weight}.ttc", index), (f"{NOTO}{kind}-{weight}.ttf", 0)
    sans, bold = files("Sans", "Regular"), files("Sans", "Bold")
    return [
        Face("sans", sans, bold), Face("sans-bold", bold, bold),
        Face("serif", files("Serif", "Regular"), files("Serif", "Bold")),
    ]


FACES = {
    "latin": faces("Sans", "Serif"),
    "arabic": faces("SansArabic", "NaskhArabic", kufi="KufiArabic"),
    "hebrew": faces("SansHebrew", "SerifHebrew"),
    "devanagari": faces("SansDevanagari", "SerifDevanagari"),
    # Not LoopedThai: in Debian 12 it sets a tone mark into the vowel below it.
    "thai": faces("SansThai", "SerifThai"),
    # The order within Debian's Noto CJK files.
    "japanese": chinese_japanese_korean(0),
    "korean": chinese_japanese_korean(1),
    "simplified": chinese_japanese_korean(2),
    "traditional": chinese_japanese_korean(3),
}


def latin(name: str, own: str) -> Face:
    return Face(name, *family(own, own), ((f"{NOTO}{own}-Italic.ttf", 0),))


def of_labelled(script: str, split: str = None) -> list:
    """The faces of pages with labelled dishes; of a split, those that the other one hasn't."""
    found = [face for face in FACES[script] if face.name != "sans-bold"]
    if script == "latin":
        found = [latin("sans", "Sans"), latin("serif", "Serif"), latin("sans-display", "SansDisplay"),
                 latin("serif-display", "SerifDisplay")]
    if split:
        found = [face for face in found if (face.name in CALIBRATION[script]) == (split == "calibration")]
    return found


# The faces of that split; the other one has the rest. Where a script has two faces, now one, now the other, so that
# neither split is all without serifs.
CALIBRATION = {
    "latin": ["sans", "serif-display"], "arabic": ["sans"], "hebrew": ["serif"], "devanagari": ["sans"],
    "thai": ["serif"], "japanese": ["serif"], "korean": ["sans"], "simplified": ["sans"], "traditional": ["serif"],
}
