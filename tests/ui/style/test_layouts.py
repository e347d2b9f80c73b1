"""Nothing keeps an item of a layout after Qt has deleted it.

PySide keeps the wrapper of an item that was asked for, or that was in a layout when this was added
to another, as long as the layout, even after Qt has deleted the item with its widget. Whatever Qt
makes at that address later, such as a style, is then taken for it, which ends in an error or in a
crash of the process.
"""

import re
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
    QWidgetItem,
)
from pytestqt.qtbot import QtBot

import farwhist
from farwhist.ui.style.layouts import FlowLayout, add_layout, filled

PACKAGE = Path(farwhist.__file__).parent
HELPER = PACKAGE / "ui" / "style" / "layouts.py"


def places_of(pattern: str) -> list[str]:
    """Return where the program, but for the module with the helper, has such a line."""
    return [
        f"{path.relative_to(PACKAGE)}:{number}"
        for path in PACKAGE.rglob("*.py")
        if path != HELPER
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(pattern, line)
    ]


def wrapped_items() -> set[object]:
    """Return the wrappers of items of layouts that there are now."""
    return {
        each
        for each in shiboken6.getAllValidWrappers()
        if isinstance(each, (QWidgetItem, QSpacerItem))
    }


def row() -> QHBoxLayout:
    """Return a row with a widget, a gap and a column with another widget."""
    return filled(QHBoxLayout(), QLabel("one"), 1, filled(QVBoxLayout(), QLabel("two")))


def test_no_layout_is_asked_for_its_items() -> None:
    assert not places_of(r"\.(itemAt|itemAtPosition)\(")


def test_layouts_are_added_by_the_function_that_forgets_their_items() -> None:
    assert not places_of(r"\.(addLayout|insertLayout)\(")


@pytest.mark.parametrize(("kind", "where"), [(QVBoxLayout, ()), (QGridLayout, (0, 0))])
def test_an_added_layout_leaves_no_wrapped_item(
    qtbot: QtBot, kind: type[QBoxLayout | QGridLayout], where: tuple[int, ...]
) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    before = wrapped_items()
    outer = kind(widget)
    add_layout(outer, row(), *where)
    assert wrapped_items() == before


def test_a_layout_that_was_added_filled_still_has_all_its_widgets(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    outer, inner = QVBoxLayout(widget), row()
    add_layout(outer, inner)
    widget.show()
    assert (inner.count(), len(widget.findChildren(QLabel))) == (3, 2)
    assert all(label.isVisible() for label in widget.findChildren(QLabel))


def test_a_layout_of_our_own_is_not_added_filled(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    outer, flow = QVBoxLayout(widget), FlowLayout()
    flow.addWidget(QLabel("one"))
    with pytest.raises(AssertionError, match="while it is empty"):
        add_layout(outer, flow)
