#!/usr/bin/env python3
"""Checks the Markdown pages by themselves, without a build. Fails when

- a relative link or its anchor leads nowhere,
- README has more words than fit a first reading,
- a page of docs/ can't be reached from README by links,
- a `vegyscan COMMAND` or one of its options is not in docs/commands.md,
- a `make TARGET` is not in the Makefile,
- a table has no header, or a row with another number of cells than the header; in README and docs/ a header of empty
  cells is none.

Usage: check-pages.py [ROOT]
"""
import os
import re
import sys
from pathlib import Path
from urllib.parse import unquote

README_WORDS = 1500

FENCE = re.compile(r"^ {0,3}(```+|~~~+)")
CODE_SPAN = re.compile(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)", re.S)
LINK = re.compile(r"!?\[(?:[^\[\]]|\[[^\[\]]*\])*\]\(\s*<?([^\s)>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
DEFINITION = re.compile(r"^ {0,3}\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)", re.M)
HEADING = re.compile(r"^ {0,3}#{1,6}\s+(.*?)\s*#*\s*$")
DELIMITER = re.compile(r"^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$")
# A path may stand before the program's name, and words such as $ or sudo before either program's.
VEGYSCAN = re.compile(r"(?<![\w.-])vegyscan\s+([a-z][a-z -]*)")
MAKE = re.compile(r"(?:^|[\s;&|(])make\s+(?:[A-Z_]+=\S+\s+)*([a-z][a-z0-9-]*)")
OPTION = re.compile(r"(?<=\s)--[a-z][a-z-]*")
COMMAND_END = re.compile(r"[;|&]|\s#")
# These three take the options of another program or of any command.
WITHOUT_OPTIONS = {"help", "completions", "man"}


class Page:
    """A Markdown file, taken apart once into what the checks look at."""

    def __init__(self, path):
        self.path = path
        self.source = path.read_text(encoding="utf-8")
        self.code = []  # (line number, text): each code span and each line of a fenced block, joined where it goes on
        self.prose = []  # the lines outside of fenced blocks, empty within them
        fence, continued = None, ""
        for number, line in enumerate(self.source.split("\n"), 1):
            mark = FENCE.match(line)
            if fence is None and not mark:
                self.prose.append(line)
                continue
            self.prose.append("")
            if fence is None:
                fence = mark[1]
            elif mark and line.strip().startswith(fence) and not line.strip().strip(fence[0]):
                fence = None
            elif line.rstrip().endswith("\\"):
                continued += line.rstrip()[:-1]
            else:
                self.code.append((number, re.sub(r"(^|\s)#\s.*", "", continued + line)))
                continued = ""
        text = "\n".join(self.prose)
        for span in CODE_SPAN.finditer(text):
            self.code.append((text.count("\n", 0, span.start()) + 1, span[2]))
        self.text = CODE_SPAN.sub(lambda span: re.sub(r"[^\n]", "x", span[0]), text)

    def links(self):
        """The number of the line and the target of each link and picture."""
        for pattern in (LINK, DEFINITION):
            for match in pattern.finditer(self.text):
                yield self.text.count("\n", 0, match.start()) + 1, match[1]

    def anchors(self):
        """The anchors of the headings, as GitHub makes them."""
        found, counts = set(re.findall(r"<a (?:id|name)=\"([^\"]+)\"", self.source)), {}
        for line in self.prose:
            heading = HEADING.match(line)
            if not heading:
                continue
            title = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading[1]).replace("`", "")
            slug = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
            count = counts.get(slug, 0)
            counts[slug] = count + 1
            found.add(f"{slug}-{count}" if count else slug)
        return found

    def tables(self):
        """The number of the first line and the lines of each table."""
        rows = []
        for number, line in enumerate(self.prose + [""], 1):
            if line.lstrip().startswith("|"):
                rows.append(line)
            elif rows:
                yield number - len(rows), rows
                rows = []


def cells(row):
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", row.strip().strip("|"))]


def check_links(page, pages, root):
    for number, target in page.links():
        if re.match(r"[a-z][a-z+.-]*:", target, re.I):
            continue
        path, _, anchor = target.partition("#")
        file = (page.path.parent / unquote(path)).resolve() if path else page.path
        if not file.is_relative_to(root) or not file.exists():
            yield number, f"no such file: {target}"
        elif anchor and file in pages and unquote(anchor) not in pages[file].anchors():
            yield number, f"no such heading: {target}"


def check_words(page):
    words = len(page.source.split())
    if words > README_WORDS:
        yield 1, f"{words} words; at most {README_WORDS}"


def check_reached(pages, root):
    """Yields the pages of docs/ that no chain of links from README leads to."""
    reached, waiting = set(), [root / "README.md"]
    while waiting:
        file = waiting.pop()
        if file in reached or file not in pages:
            continue
        reached.add(file)
        waiting += [(file.parent / unquote(target.partition("#")[0])).resolve() for _, target in pages[file].links()]
    return sorted(file for file in pages if file.parent == root / "docs" and file not in reached)


def known_commands(page):
    """Each command of docs/commands.md, such as "bench text", with the text of its help."""
    commands, name = {}, None
    for line in page.source.split("\n"):
        if line.startswith("## vegyscan"):
            name = line.removeprefix("## vegyscan").strip()
            commands[name] = ""
        elif name is not None:
            commands[name] += line + "\n"
    return commands


def check_commands(page, commands):
    for number, text in page.code:
        for match in VEGYSCAN.finditer(text):
            words = match[1].split()
            name = words[0]
            if name not in commands:
                yield number, f"no such command: vegyscan {name}"
                continue
            groups = {command.split()[0] for command in commands if " " in command}
            if name in groups and len(words) > 1 and not words[1].startswith("-"):
                name += " " + words[1]
                if name not in commands:
                    yield number, f"no such command: vegyscan {name}"
                    continue
            if name in WITHOUT_OPTIONS:
                continue
            rest = COMMAND_END.split(text[match.start():], maxsplit=1)[0]
            for option in OPTION.findall(rest):
                if not re.search(rf"{option}(?![a-z-])", commands[name]):
                    yield number, f"no such option: vegyscan {name} {option}"


def check_targets(page, targets):
    for number, text in page.code:
        for match in MAKE.finditer(text):
            if match[1] not in targets:
                yield number, f"no such target: make {match[1]}"


def check_tables(page, named):
    """Where `named`, the header's cells may not all be empty."""
    for number, rows in page.tables():
        if len(rows) < 2 or not DELIMITER.match(rows[1]) or (named and not any(cells(rows[0]))):
            yield number, "a table without a header"
            continue
        for offset, row in enumerate(rows):
            if len(cells(row)) != len(cells(rows[0])):
                yield number + offset, f"{len(cells(row))} cells; the header has {len(cells(rows[0]))}"


def markdown_files(root):
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        yield from (Path(folder) / name for name in sorted(files) if name.endswith(".md"))


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent.parent).resolve()
    pages = {path: Page(path) for path in markdown_files(root)}
    commands = known_commands(pages[root / "docs/commands.md"])
    targets = set(re.findall(r"^([a-z][a-z0-9-]*):", (root / "Makefile").read_text(encoding="utf-8"), re.M))
    faults = [(path, 1, "no link leads here from README.md") for path in check_reached(pages, root)]
    for path, page in pages.items():
        checks = [check_links(page, pages, root)]
        checks.append(check_tables(page, path == root / "README.md" or path.parent == root / "docs"))
        # The help of the commands is prose in a code block, and true by itself.
        if path != root / "docs/commands.md":
            checks += [check_commands(page, commands), check_targets(page, targets)]
        if path == root / "README.md":
            checks.append(check_words(page))
        faults += [(path, number, message) for check in checks for number, message in check]
    for path, number, message in sorted(faults):
        print(f"{path.relative_to(root)}:{number}: {message}", file=sys.stderr)
    if not faults:
        print(f"{len(pages)} pages: links, commands, targets and tables are right.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
