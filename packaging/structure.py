"""Print the numbers that say how the program is built: ``python3 dev.py structure [--names]``.

With ``--names`` also who is behind each number; with ``--picture`` write the picture and the
table of `docs/design.md` instead. What is read: the modules below `farwhist`, and what a start of
the window reads before the first question.
"""

from __future__ import annotations

import argparse
import ast
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import design_page

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "farwhist"
SMALL: Final = 60
"""Modules of the window with fewer lines are small."""
MANY: Final = 7
"""A constructor with more parameters has too many."""


def modules() -> dict[str, Path]:
    """Return all modules of the program by their full names."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def tree(path: Path) -> ast.Module:
    """Return the syntax of a module."""
    return ast.parse(path.read_text(encoding="utf-8"))


def lines(path: Path) -> int:
    """Return how many lines a module has."""
    return len(path.read_text(encoding="utf-8").splitlines())


def importers(known: Mapping[str, Path]) -> dict[str, set[str]]:
    """Return who imports each module, for types too."""
    found: dict[str, set[str]] = {name: set() for name in known}
    for name, path in known.items():
        for node in ast.walk(tree(path)):
            names: list[str] = []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{each.name}" for each in node.names)]
            elif isinstance(node, ast.Import):
                names = [each.name for each in node.names]
            for each in names:
                if each in found and each != name:
                    found[each].add(name)
    return found


def constructors(known: Mapping[str, Path]) -> Iterator[tuple[str, int]]:
    """Yield the classes whose constructor has too many parameters, and how many."""
    for name, path in known.items():
        for node in ast.walk(tree(path)):
            if not isinstance(node, ast.ClassDef):
                continue
            for each in node.body:
                if isinstance(each, ast.FunctionDef) and each.name == "__init__":
                    its = each.args
                    count = len(its.posonlyargs) + len(its.args) - 1 + len(its.kwonlyargs)
                    if count > MANY:
                        yield f"{name}.{node.name}", count


def assigned_callbacks(known: Mapping[str, Path]) -> Iterator[str]:
    """Yield where a function is assigned to an attribute of another object."""
    for name, path in known.items():
        for node in ast.walk(tree(path)):
            if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Lambda):
                continue
            for target in node.targets:
                if isinstance(target, ast.Attribute) and not (
                    isinstance(target.value, ast.Name) and target.value.id == "self"
                ):
                    yield f"{name}:{node.lineno}"


START: Final = """
import dataclasses, sys, tempfile
from pathlib import Path

made = []
plain = dataclasses.dataclass

def counted(cls=None, /, **options):
    def note(its):
        if its.__module__.startswith("farwhist"):
            made.append(f"{its.__module__}.{its.__name__}")
        return plain(its, **options)
    return note if cls is None else note(cls)

dataclasses.dataclass = counted
from PySide6.QtWidgets import QApplication

app = QApplication([])
from farwhist.store.preferences import Preferences
from farwhist.ui.app.session import Session

with tempfile.TemporaryDirectory() as folder:
    preferences = Preferences(Path(folder))
    preferences.set("steps/next", "9")  # a player who has seen the first steps
    preferences.set("steps/games", ["elevator"])  # and this game

    def fill(window):
        from farwhist.ui.app.application import Application
        from farwhist.ui.settings.timing import NO_TIME, Timing

        home = Application(app, Path(folder), preferences, timing=Timing(NO_TIME, 0))
        return home.fill(window)[0]

    session = Session(preferences, fill)
    session.begin()
    while session.contents is None or session.contents.services.table.input.decision is None:
        app.processEvents()
    read = [each for each in sys.modules if each.split(".")[0] == "farwhist"]
    print("modules", *sorted(read))
    print("dataclasses", *sorted(made))
    session.window.close()
"""


def started() -> dict[str, list[str]]:
    """Return which modules a start reads before the first question, and which dataclasses."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "*=false"}
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [sys.executable, "-c", START],
            cwd=ROOT,
            env=environment | {"HOME": home, "XDG_RUNTIME_DIR": home},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    rows = (line.split() for line in done.stdout.splitlines())
    return {row[0]: row[1:] for row in rows if row}


def report(*, names: bool) -> None:
    """Print every number."""
    known = modules()
    window = {name: path for name, path in known.items() if name.startswith("farwhist.ui")}
    by = importers(known)
    start = started()
    rows: list[tuple[str, Sequence[str]]] = [
        ("modules of the program", list(known)),
        ("modules of the window", list(window)),
        (
            f"modules of the window below {SMALL} lines",
            [name for name, path in window.items() if lines(path) < SMALL],
        ),
        (
            "modules with one importer",
            [f"{name} <- {min(by[name])}" for name in known if len(by[name]) == 1],
        ),
        (
            f"constructors with more than {MANY} parameters",
            [f"{count} {name}" for name, count in constructors(known)],
        ),
        ("callbacks assigned to other objects", list(assigned_callbacks(window))),
        ("modules read before the first question", start["modules"]),
        ("dataclasses made before the first question", start["dataclasses"]),
    ]
    for title, group in (("program", known), ("window", window)):
        print(f"{f'lines of the {title}':<50}{sum(map(lines, group.values())):8,}")
    for title, found in rows:
        print(f"{title:<50}{len(found):8,}")
        if names and len(found) < len(window):
            print(*(f"    {each}" for each in found), sep="\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--names", action="store_true", help="say who is behind each number")
    parser.add_argument(
        "--picture", action="store_true", help="write the picture and the table of docs/design.md"
    )
    chosen = parser.parse_args()
    if chosen.picture:
        design_page.write()
    else:
        report(names=chosen.names)
    return 0


if __name__ == "__main__":
    sys.exit(main())
