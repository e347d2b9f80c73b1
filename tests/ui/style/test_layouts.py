"""Nobody asks one of Qt's own layouts for its items: widgets are kept where they are made.

PySide keeps the wrapper of such an item as long as the layout, even after Qt has deleted the item
with its widget. Whatever Qt makes at that address later, such as a style, is then taken for it.
"""

import re
from pathlib import Path

import farwhist

PACKAGE = Path(farwhist.__file__).parent


def test_no_layout_is_asked_for_its_items() -> None:
    asked = re.compile(r"\.(itemAt|itemAtPosition)\(")
    found = [
        f"{path.relative_to(PACKAGE)}:{number}"
        for path in PACKAGE.rglob("*.py")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if asked.search(line)
    ]
    assert not found
