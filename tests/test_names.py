"""A name says one thing in the whole program."""

import ast
from collections import defaultdict
from pathlib import Path

import farwhist


def classes(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return [name for name in found if not name.startswith("_")]


def test_no_two_public_classes_have_one_name() -> None:
    files = Path(farwhist.__file__).parent.rglob("*.py")
    places: dict[str, list[str]] = defaultdict(list)
    for path in files:
        for name in classes(path):
            places[name].append(str(path.relative_to(Path(farwhist.__file__).parent)))
    assert {"SeatView", "Position", "MainWindow"} <= set(places)
    assert not {name: among for name, among in places.items() if len(among) > 1}, "rename one"
