"""The forms of legends by name: in which shape, where, of what size, and what they explain."""

import dataclasses

from legends.lines import Lines, Table, Turned
from legends.runs import Run, Wide

LEADS = ("{}", "{} =", "{}:", "{} –", "({})", "{})")

# What one shape has several of is chosen for each page.
SHAPES = {
    "lines": (Lines("{}", is_aligned=True),),
    "lines-equals": (Lines("{} ="), Lines("{} =", is_aligned=True)),
    "lines-colon": (Lines("{}:"), Lines("{}:", is_aligned=True)),
    "lines-dash": (Lines("{} –"), Lines("{} -"), Lines("{} –", is_aligned=True)),
    "lines-dot": (Lines("{}."), Lines("{}.", is_aligned=True)),
    "lines-bracket": (Lines("({})"), Lines("({})", is_aligned=True)),
    "lines-closing": (Lines("{})"), Lines("{})", is_aligned=True)),
    "two-columns": tuple(Lines(lead, columns=2) for lead in LEADS),
    "three-columns": tuple(Lines(lead, columns=3) for lead in LEADS),
    "table": (Table(),),
    "turned-lines": (Turned(), Turned(dots=True)),
    "equals-run": (Run("{mark} = {meaning}", ", "), Run("{mark}={meaning}", ", "), Run("{mark} = {meaning}", "; ")),
    "colon-run": (Run("{mark}: {meaning}", ", "), Run("{mark}: {meaning}", "; ")),
    "dash-run": (Run("{mark} – {meaning}", "; "), Run("{mark} - {meaning}", "; ")),
    "bracket-run": (Run("({mark}) {meaning}", " "), Run("({mark}) {meaning}", ", ")),
    "bare-run": (Run("{mark} {meaning}", " "),),
    "bare-commas": (Run("{mark} {meaning}", ", "),),
    "bars": (Run("{mark} {meaning}", " | "), Run("{mark} = {meaning}", " | ")),
    "dots": (Run("{mark} {meaning}", " · "), Run("{mark} {meaning}", " • ")),
    "slashes": (Run("{mark} {meaning}", " / "), Run("{mark} = {meaning}", " / ")),
    "wide": (Wide("{mark} {meaning}"), Wide("{mark} = {meaning}"), Wide("{mark}: {meaning}")),
    "turned": (Run("{meaning} ({mark})", ", "), Run("{meaning} ({mark})", " · ")),
    "sentence": (Run("", ", "), Run("", "; "), Run("", ". ")),
    "raised-run": (Run("{mark} {meaning}", ", ", is_raised=True), Run("{mark} {meaning}", " ", is_raised=True)),
}

TALL = ("lines", "lines-equals", "lines-colon", "lines-dash", "lines-dot", "lines-bracket", "lines-closing")
RUNS = ("equals-run", "colon-run", "bare-commas", "bracket-run", "bars", "dots")
ANY = TALL[:4] + ("two-columns", "three-columns") + RUNS


@dataclasses.dataclass(frozen=True)
class Form:
    # One of them is chosen for each page.
    shapes: tuple
    # "foot" and "top" of the dishes, or "beside" them.
    place: str = "foot"
    is_framed: bool = False
    # "usual": most have one; "never"; "inline": in one run with what it heads; "each": all parts have one.
    heading: str = "usual"
    # Of the size of the names, at least and at most.
    scale: tuple = (0.74, 0.86)
    # Whether it is so narrow that meanings break over two lines.
    is_narrow: bool = False
    # "some" of the allergens, "all" of them, or those "used" on the page.
    extent: str = "some"
    has_additives: bool = False
    # Additives in a legend of their own.
    is_apart: bool = False
    has_diets: bool = False
    is_bilingual: bool = False
    # Whether it speaks as the Annex does: always, never, or None where that is left to chance.
    is_long: bool = None
    is_upper: bool = False

    @property
    def is_mixed(self) -> bool:
        """Whether there are other marks than those of allergens."""
        return self.has_additives or self.has_diets


FORMS = {name: Form((name,)) for name in SHAPES} | {
    "sentence": Form(("sentence",), is_long=False),
    # Its marks are smaller still.
    "raised-run": Form(("raised-run",), scale=(0.95, 1.05)),
    "heading-run": Form(("bare-commas", "equals-run", "colon-run", "bracket-run", "turned"), heading="inline"),
    "no-heading": Form(ANY, heading="never"),
    "box": Form(ANY, is_framed=True),
    "top": Form(ANY, place="top"),
    "beside": Form(TALL + ("turned-lines",), place="beside", is_long=False),
    "small": Form(ANY, scale=(0.6, 0.6)),
    "two-languages": Form(TALL[:4] + ("two-columns", "equals-run", "colon-run", "bars", "dots"), is_bilingual=True,
                          is_long=False),
    "with-additives": Form(ANY, has_additives=True),
    "additives-apart": Form(("two-columns", "three-columns") + RUNS, has_additives=True, is_apart=True, heading="each"),
    "diet": Form(ANY, has_diets=True),
    "full-fourteen": Form(("two-columns", "three-columns", "lines", "table") + RUNS, extent="all"),
    "only-used": Form(ANY, extent="used"),
    "wrapped": Form(TALL[:6] + ("table",), is_long=True, is_narrow=True),
    "all-capitals": Form(ANY, is_upper=True),
}
