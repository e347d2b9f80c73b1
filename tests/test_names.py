"""A name says one thing in the whole program."""

import ast
from collections import Counter
from pathlib import Path

import farwhist


def classes(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return [name for name in found if not name.startswith("_")]


def test_no_two_public_classes_have_one_name() -> None:
    files = Path(farwhist.__file__).parent.rglob("*.py")
    names = Counter(name for path in files for name in classes(path))
    assert {"SeatView", "Position", "MainWindow"} <= set(names)
    assert not [name for name, number in names.items() if number > 1]
