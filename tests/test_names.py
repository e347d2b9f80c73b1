"""A name says one thing in the whole program."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import farwhist

CLASS = re.compile(r"^\s*class \w", re.MULTILINE)


def classes(path: Path) -> list[str]:
    source = path.read_text(encoding="utf-8")
    if not CLASS.search(source):
        return []
    return [name for name in _named_in(ast.parse(source).body) if not name.startswith("_")]


def _named_in(statements: list[ast.stmt]) -> Iterator[str]:
    """Yield the name of each class, however deep: a class stands among statements only."""
    for each in statements:
        if isinstance(each, ast.ClassDef):
            yield each.name
        for part in ("body", "orelse", "finalbody"):
            yield from _named_in(getattr(each, part, []))
        for part in (*getattr(each, "handlers", []), *getattr(each, "cases", [])):
            yield from _named_in(part.body)


def test_no_two_public_classes_have_one_name() -> None:
    files = Path(farwhist.__file__).parent.rglob("*.py")
    places: dict[str, list[str]] = defaultdict(list)
    for path in files:
        for name in classes(path):
            places[name].append(str(path.relative_to(Path(farwhist.__file__).parent)))
    assert {"SeatView", "Position", "MainWindow"} <= set(places)
    assert not {name: among for name, among in places.items() if len(among) > 1}, "rename one"
