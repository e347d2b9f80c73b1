"""What `docs/design.md` shows of the imports: a picture of the layers, and a table of the packages.

`python3 dev.py structure --picture` writes both. The picture is made of the layers that
`pyproject.toml` names and of the imports between them; an import that another path of imports
implies is not drawn, and a layer stands above all that it imports. The table is made of the
docstrings of the packages: the first sentence says what belongs there, a paragraph that begins
with "Not here:" what does not.
"""

from __future__ import annotations

import ast
import textwrap
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "design.md"
PICTURE: Final = ROOT / "docs" / "layers.svg"
BEGIN: Final = "<!-- packages: python3 dev.py structure --picture -->\n"
END: Final = "<!-- end of packages -->\n"
NOT_HERE: Final = "Not here: "

Imports = dict[str, set[str]]
"""Of each layer the layers that it needs."""


# What imports what


def layers() -> list[str]:
    """Return the layers that the contracts name, those of the window for `farwhist.ui`."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    contracts = {
        each["name"]: each for each in tomllib.loads(text)["tool"]["importlinter"]["contracts"]
    }
    found = []
    for row in contracts["Layers"]["layers"]:
        for name in map(str.strip, row.split("|")):
            if name == "farwhist.ui":
                found += [f"{name}.{each}" for each in contracts["Layers of the window"]["layers"]]
            else:
                found.append(name)
    return found


def imports_between(names: Sequence[str]) -> Imports:
    """Return which layers each layer imports, for types too."""

    def layer(module: str) -> str | None:
        return next((each for each in names if f"{module}.".startswith(f"{each}.")), None)

    found: Imports = {name: set() for name in names}
    for folder in ("farwhist", "training"):
        for path in (ROOT / folder).rglob("*.py"):
            its = layer(".".join(path.relative_to(ROOT).with_suffix("").parts))
            if its is not None:
                others = map(layer, imported(ast.parse(path.read_text(encoding="utf-8"))))
                found[its] |= {other for other in others if other is not None} - {its}
    return found


def imported(tree: ast.Module) -> set[str]:
    """Return the modules that a module imports, and all names that it imports from packages."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
        elif isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
    return found


def below(imports: Mapping[str, set[str]], name: str) -> set[str]:
    """Return all that a layer needs, directly or not."""
    return imports[name].union(*(below(imports, each) for each in imports[name]))


def needed(imports: Mapping[str, set[str]]) -> Imports:
    """Return the imports that no other path implies."""
    return {
        name: {
            each
            for each in its
            if not any(each in below(imports, other) for other in its if other != each)
        }
        for name, its in imports.items()
    }


def heights(imports: Mapping[str, set[str]]) -> dict[str, int]:
    """Return in which row from below each layer stands: one above the highest that it imports."""
    found: dict[str, int] = {}

    def height(name: str) -> int:
        if name not in found:
            found[name] = 1 + max(map(height, imports[name]), default=-1)
        return found[name]

    for name in imports:
        height(name)
    return found


# Where everything lies


class Place(NamedTuple):
    """A layer in the picture, or where a line passes a row (no name)."""

    row: int
    name: str
    to: str = ""


WIDTH: Final = 140
HIGH: Final = 34
GAP: Final = 26
"""Between two boxes side by side."""
DROP: Final = 34
"""Between two rows."""
MARGIN: Final = 28
WIDE: Final = {"farwhist.ui.features": 430}
LINE: Final = 18
PASSING: Final = 12
SWEEPS: Final = 24


def width(place: Place) -> int:
    return PASSING if place.to else WIDE.get(place.name, WIDTH)


def graph(imports: Imports) -> tuple[list[list[Place]], list[tuple[Place, Place]]]:
    """Return the rows from above, and the lines between neighbouring rows."""
    height = heights(imports)
    rows: list[list[Place]] = [[] for _ in range(max(height.values()) + 1)]
    boxes = {name: Place(height[name], name) for name in imports}
    for name, box in boxes.items():
        rows[height[name]].append(box)
    lines: list[tuple[Place, Place]] = []
    for name, its in needed(imports).items():
        for other in sorted(its, key=list(imports).index):
            path = [boxes[name]]
            for row in range(height[name] - 1, height[other], -1):
                path.append(Place(row, name, other))
                rows[row].append(path[-1])
            lines += pairwise([*path, boxes[other]])
    return rows[::-1], lines


def spread(row: Sequence[Place], wanted: Mapping[Place, float]) -> dict[Place, float]:
    """Return middles as near to the wanted ones as the widths allow, in the order of the row."""
    offset, offsets = 0.0, []
    for before, place in zip([None, *row], row, strict=False):
        offset += 0 if before is None else (width(before) + width(place)) / 2 + GAP
        offsets.append(offset)
    groups: list[list[float]] = []  # those of a group touch: their mean, and how many they are
    for place, shift in zip(row, offsets, strict=True):
        groups.append([wanted[place] - shift, 1])
        while len(groups) > 1 and groups[-2][0] >= groups[-1][0]:
            mean, count = groups.pop()
            its, many = groups[-1]
            groups[-1] = [(its * many + mean * count) / (many + count), many + count]
    starts = [mean for mean, count in groups for _ in range(int(count))]
    return {place: start + shift for place, start, shift in zip(row, starts, offsets, strict=True)}


def middles(
    rows: Sequence[list[Place]], lines: Sequence[tuple[Place, Place]]
) -> dict[Place, float]:
    """Return the middle of each place: rows are put in order by what they are joined to."""
    neighbours: dict[Place, list[Place]] = {place: [] for row in rows for place in row}
    for upper, lower in lines:
        neighbours[upper].append(lower)
        neighbours[lower].append(upper)
    found = {place: 200.0 * index for row in rows for index, place in enumerate(row)}
    best: tuple[int, float] | None = None
    kept = found
    for sweep in range(SWEEPS):
        for row in rows if sweep % 2 else rows[::-1]:
            wanted = {
                place: sum(found[each] for each in neighbours[place]) / len(neighbours[place])
                for place in row
            }
            row.sort(key=lambda place: (wanted[place], place))
            found |= spread(row, wanted)
        length = sum(abs(found[upper] - found[lower]) for upper, lower in lines)
        score = (crossings(found, lines), round(length, 3))
        if best is None or score < best:
            best, kept = score, dict(found)
    return straightened(rows, kept)


def straightened(rows: Sequence[list[Place]], found: Mapping[Place, float]) -> dict[Place, float]:
    """Return the places with each line that passes on the right of all rows upright."""
    last = {max(row, key=lambda place: found[place]) for row in rows}
    lines: dict[tuple[str, str], list[Place]] = {}
    for place in (each for row in rows for each in row if each.to):
        lines.setdefault((place.name, place.to), []).append(place)
    upright = [line for line in lines.values() if last.issuperset(line)]
    return {
        **found,
        **{place: max(found[each] for each in line) for line in upright for place in line},
    }


def crossings(found: Mapping[Place, float], lines: Sequence[tuple[Place, Place]]) -> int:
    """Return how many pairs of lines cross."""
    return sum(
        (found[a] - found[c]) * (found[b] - found[d]) < 0
        for index, (a, b) in enumerate(lines)
        for c, d in lines[:index]
        if a.row == c.row
    )


# How it looks

KINDS: Final = {
    "window": ("#dbe8fb", "#4a76b8", "#24436f", "#8ab4f2"),
    "command": ("#fbe9cf", "#b98530", "#5a4010", "#e5b567"),
    "core": ("#d9efdf", "#3f8f5e", "#1c4a2e", "#7dcb98"),
}
"""Of each kind the colours of a box: filled and edged in the light, and in the dark."""
TITLES: Final = {"window": "the window", "command": "commands", "core": "the game"}
CORE: Final = ("farwhist.bots", "farwhist.store", "farwhist.rules", "farwhist.engine")


def kind(name: str) -> str:
    if name.startswith("farwhist.ui"):
        return "window"
    return "core" if name in CORE else "command"


def style() -> str:
    """Return the style of the picture: light, and dark where the reader's system is."""
    font = "font-family: system-ui, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
    light = ["text { fill: #1b1f24 }", ".page { fill: #ffffff }", ".line { stroke: #8a939e }"]
    light += [".tip { fill: #8a939e }", ".small { fill: #4b535d }"]
    dark = ["text { fill: #eef1f5 }", ".page { fill: #14181d }", ".line { stroke: #77818d }"]
    dark += [".tip { fill: #77818d }", ".small { fill: #c3cbd5 }"]
    for name, (fill, edge, deep, bright) in KINDS.items():
        light.append(f".{name} {{ fill: {fill}; stroke: {edge} }}")
        dark.append(f".{name} {{ fill: {deep}; stroke: {bright} }}")
    return "\n".join(
        [
            f"text {{ {font}; font-size: 14px; text-anchor: middle }}",
            ".small { font-size: 12px } .key { text-anchor: start }",
            ".line { fill: none; stroke-width: 1.5 }",
            *light,
            "@media (prefers-color-scheme: dark) {",
            *dark,
            "}",
        ]
    )


def features() -> list[str]:
    """Return the lines of names that stand in the box of the features."""
    folder = ROOT / "farwhist" / "ui" / "features"
    names = sorted(path.parent.name for path in folder.glob("*/__init__.py"))
    wrapped = textwrap.wrap(" · ".join(name.replace("_", "\u00a0") for name in names), 62)
    return [line.removesuffix(" ·") for line in wrapped]


def label(name: str) -> str:
    """Return what a box is called: the folder or file below `farwhist` or `farwhist/ui`."""
    return name.removeprefix("farwhist.").removeprefix("ui.")


def picture() -> str:
    """Return the picture of the layers as SVG."""
    rows, lines = graph(imports_between(layers()))
    middle = middles(rows, lines)
    inside = features()
    left = min(x - width(place) / 2 for place, x in middle.items()) - MARGIN
    right = max(x + width(place) / 2 for place, x in middle.items()) + MARGIN
    top, height, y = {}, {}, float(MARGIN)
    for row in rows:
        wide = any(place.name in WIDE and not place.to for place in row)
        high = HIGH + (LINE * len(inside) + 4 if wide else 0)
        top[row[0].row], height[row[0].row] = y, high
        y += high + DROP
    bottom = y - DROP + MARGIN
    parts = []
    for upper, lower in lines:
        a, b = middle[upper] - left, middle[lower] - left
        start, end = top[upper.row] + height[upper.row], top[lower.row]
        half = (start + end) / 2
        passing = f" V {top[lower.row] + height[lower.row]:g}" if lower.to else ""
        tip = 0 if lower.to else 6
        parts.append(
            f'<path class="line" d="M {a:.1f} {start:g} C {a:.1f} {half:g} {b:.1f} {half:g}'
            f' {b:.1f} {end - tip:g}{passing}"/>'
        )
        if tip:
            parts.append(f'<path class="tip" d="M {b:.1f} {end:g} l -4 -8 h 8 z"/>')
    for place, x in middle.items():
        if place.to:
            continue
        y, size = top[place.row], HIGH
        if place.name in WIDE:
            size = height[place.row]
        parts.append(box(x - left, y, (width(place), size), kind(place.name)))
        parts.append(text(x - left, y + 22, label(place.name)))
        if place.name in WIDE:
            parts += [
                text(x - left, y + 24 + LINE * number, line, "small")
                for number, line in enumerate(inside, 1)
            ]
    for number, (name, title) in enumerate(TITLES.items()):
        parts.append(box(MARGIN + 10, MARGIN + 26 * number, (20, 16), name))
        parts.append(text(MARGIN + 30, MARGIN + 13 + 26 * number, title, "small key"))
    across, down = f"{right - left:.0f}", f"{bottom:.0f}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {down}"'
            f' width="{across}" height="{down}" role="img">',
            "<title>The layers of Far Whist: each imports those that its arrows lead to</title>",
            f"<style>\n{style()}\n</style>",
            f'<rect class="page" width="{across}" height="{down}" rx="12"/>',
            *parts,
            "</svg>\n",
        ]
    )


def box(x: float, y: float, size: tuple[float, float], name: str) -> str:
    wide, high = size
    return (
        f'<rect class="{name}" x="{x - wide / 2:.1f}" y="{y:g}" width="{wide:g}" height="{high:g}"'
        f' rx="6"/>'
    )


def text(x: float, y: float, words: str, name: str = "") -> str:
    which = f' class="{name}"' if name else ""
    return f'<text{which} x="{x:.1f}" y="{y:g}">{escape(words)}</text>'


# The table of packages


def packages() -> list[Path]:
    """Return the packages of the table: all but those within a package of the window."""
    found = [path.parent for path in (ROOT / "farwhist").rglob("__init__.py")]
    deep = ROOT / "farwhist" / "ui"
    return sorted(
        path
        for path in found
        if path not in (ROOT / "farwhist", deep)
        and (deep not in path.parents or path.parent == deep or path.parent == deep / "features")
    )


def told(docstring: str) -> tuple[str, str]:
    """Return what belongs in a package and what does not, as its docstring tells."""
    first, *others = (" ".join(each.split()) for each in docstring.split("\n\n"))
    nots = [each.removeprefix(NOT_HERE) for each in others if each.startswith(NOT_HERE)]
    return first.rstrip("."), (nots[0] if nots else "").rstrip(".")


def table(folders: Iterable[Path]) -> str:
    """Return the table of packages."""
    rows = ["| package | what belongs there | what does not |", "|---|---|---|"]
    for folder in folders:
        tree = ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))
        here, elsewhere = told(ast.get_docstring(tree) or "")
        name = folder.relative_to(ROOT).as_posix()
        rows.append(f"| `{name}` | {here} | {elsewhere} |")
    return "\n".join(rows) + "\n"


def page(old: str) -> str:
    """Return the page with the table of today between its two markers."""
    before, rest = old.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n{table(packages())}\n{END}{after}"


def write() -> None:
    """Write the picture and the table."""
    PICTURE.write_text(picture(), encoding="utf-8", newline="\n")
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
