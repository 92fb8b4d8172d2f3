"""Ill-treats the built program and looks whether it keeps its promises.

    scripts/faults PROGRAM kills  [--seed N] [--kills 200] [--copies 20]
    scripts/faults PROGRAM images [--seed N] [--mutants 5000] [--keep DIR]
    scripts/faults PROGRAM library [--seed N] [--kills 200]
    scripts/faults PROGRAM writes
    scripts/faults PROGRAM answers [--seed N] [--menus 200]

Every round follows from the seed, but the moment at which a signal meets a running program doesn't: two runs with one
seed differ in what is hit. Ends with 0 when all promises were kept, else with 1 and what was seen.
"""

import argparse
import pathlib
import sys
import tempfile

import answers
import images
import kills
import library
import writes
from program import Program

HOUSE = pathlib.Path(__file__).resolve().parents[2]


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/faults", description=__doc__.splitlines()[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("what", choices=["answers", "kills", "images", "library", "writes"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--copies", type=int, default=20, help="how often samples/ is copied for the kills")
    parser.add_argument("--cold", action="store_true", help="kill runs that read every photo anew, without a cache")
    parser.add_argument("--mutants", type=int, default=5000)
    parser.add_argument("--menus", type=int, default=200, help="how many ask the service of `answers`")
    parser.add_argument("--keep", type=pathlib.Path, help="where pictures that break a promise are kept")
    parser.add_argument("--work", type=pathlib.Path, help="a folder for what is made on the way; kept")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="vegyscan-faults-") as temporary:
        work = options.work or pathlib.Path(temporary)
        work.mkdir(parents=True, exist_ok=True)
        program = Program(options.program.resolve(), work)
        if options.what == "kills":
            problems = kills.run(program, HOUSE / "samples", work, options)
        elif options.what == "library":
            problems = library.run(program, HOUSE / "samples", work, options)
        elif options.what == "answers":
            problems = answers.run(program, HOUSE / "samples", work, options)
        elif options.what == "images":
            problems = images.run(program, HOUSE / "Tests" / "Fuzz" / "Seeds" / "picture", work, options)
        else:
            problems = writes.run(program, HOUSE / "Tests" / "Fuzz" / "Seeds" / "picture", work)
    for problem in problems:
        print(f"BROKEN: {problem}", flush=True)
    print(f"{options.what}: {'FAILED' if problems else 'all kept'}", flush=True)
    return 1 if problems else 0


sys.exit(main())
