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
