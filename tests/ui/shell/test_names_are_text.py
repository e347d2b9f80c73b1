"""A name is shown as it is written: it loads nothing, changes no letters and no keys."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QGraphicsView,
    QLabel,
    QListView,
    QTabBar,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from farwhist.bots.judging import coach
from farwhist.rules.draft import Draft
from farwhist.store.setting import FIRST_PROFILE
from farwhist.ui.scores.panel import ScorePanel
from tests.ui import driving
from tests.ui.features.help.test_f1 import pages, panels, windows
from tests.ui.furnished import Furnished

SOURCE = Path(__file__).parents[3] / "farwhist"

PICTURE = "<img src='f'>"
"""Would be read from the folder of the test, as a file that tells who opens it."""

WRITES = "trap '' PIPE; while :; do echo 2> failed > f; echo >> opened; done"

PLAYER = f"{PICTURE}&x{{x}}"
RULES = f"{PICTURE}<b>B</b>&x %1 %n {{x}} [*]"

TYPED = "\n\u202e{}\t\x1b\u2066\u200b\ud800"
"""How a name stands in a field or in a file."""


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Let the picture be a pipe, and return a file that exists when it has been read.

    Who reads a pipe waits for a writer, with all of its threads: so another process writes.
    """
    if sys.platform == "win32":
        pytest.skip("there are no pipes among the files")
    monkeypatch.chdir(tmp_path)
    os.mkfifo("f")
    with subprocess.Popen(["sh", "-c", WRITES]) as writer:
        yield tmp_path / "opened"
        writer.kill()


@pytest.fixture
def named(window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Furnished:
    """Return a window in which all that has a name has a bad one."""
    monkeypatch.setattr(coach, "USUAL", coach.Work(start=24, most=24, first=12))
    for place in range(3):
        window.players.change(place, name=TYPED.format(PLAYER))
    window.players.people.change(FIRST_PROFILE, name=TYPED.format(PLAYER))
    window.players.people.add(TYPED.format(PLAYER), 3)
    draft = Draft.of("elevator", 4, driving.deals("1,2"))
    window.rules.own.save(TYPED.format(RULES), draft)
    window.rules.own_changed()
    window.rules.edit(draft)
    window.rules.start()
    return window


def cells(view: QAbstractItemView) -> Iterator[QModelIndex]:
    """Yield the cells of the first rows of a list, a table or a tree."""
    model, root = view.model(), view.rootIndex()
    columns = 1 if isinstance(view, QListView) else model.columnCount(root)
    for row in range(min(model.rowCount(root), 30)):
        for column in range(columns):
            yield model.index(row, column, root)


def hover(widget: QWidget) -> Iterator[str]:
    """Let the pointer rest on a widget, and on all that stands in it; yield what is told."""
    places = [widget.rect().center()]
    target = widget
    if isinstance(widget, QAbstractItemView):
        target = widget.viewport()
        places = [widget.visualRect(index).center() for index in cells(widget)]
    elif isinstance(widget, QGraphicsView):
        target = widget.viewport()
        places = [widget.mapFromScene(each.sceneBoundingRect().center()) for each in widget.items()]
    elif isinstance(widget, ScorePanel):
        places = [
            QPoint(x, y)
            for x in range(9, widget.width(), 60)
            for y in range(9, widget.height(), 20)
        ]
    for place in places:
        QToolTip.hideText()
        event = QHelpEvent(QEvent.Type.ToolTip, place, target.mapToGlobal(place))
        QApplication.sendEvent(target, event)
        if QToolTip.isVisible():
            yield tip_text()


def tip_text() -> str:
    """Return the text of the tool tip that is shown, once it is known to be plain."""
    tips = [
        each
        for each in QApplication.topLevelWidgets()
        if isinstance(each, QLabel) and each.isVisible() and each.text() == QToolTip.text()
    ]
    assert [each.textFormat() for each in tips] == [Qt.TextFormat.PlainText]
    return QToolTip.text()


def faults(window: QWidget) -> Iterator[str]:
    """Tell what below a window is not shown as it is written."""
    for each in [window, *window.findChildren(QWidget)]:
        if not each.isVisible():
            continue
        told = list(hover(each))
        told += [each.windowTitle(), each.accessibleName(), each.accessibleDescription()]
        if isinstance(each, QLabel):
            told.append(each.text())
            if each.textFormat() is not Qt.TextFormat.PlainText:
                yield f"{each}: {each.text()} is no plain text"
        yield from (text for text in told if PICTURE in text and not whole(text))
        yield from (text for text in told if set(text) & BREAKING)
        keyed = [action.text() for action in each.findChildren(QAction)]
        if isinstance(each, QAbstractButton):
            keyed.append(each.text())
        elif isinstance(each, QTabBar):
            keyed += [each.tabText(n) for n in range(each.count())]
        of_names = (text for text in keyed if PICTURE in text)
        yield from (text for text in of_names if "&x" in text.replace("&&x", ""))


BREAKING = set(TYPED) - set("{}\n")
"""No text of the program has these signs; it has lines of its own."""


def whole(text: str) -> bool:
    """Whether the names in a text are as they were given, or cut at their end."""
    return "&x" in text or "…" in text


def test_whatever_shows_a_name_shows_it_as_it_is_written(
    named: Furnished, qtbot: QtBot, opened: Path
) -> None:
    window = named
    found: list[str] = []
    while not window.table.position.over:
        driving.wait_until_asked(window, qtbot)
        if window.table.position.deal == 1:
            found += [f"table: {each}" for each in faults(window)]
        driving.click_once(window, qtbot)
        QApplication.processEvents()
    driving.wait_until_asked(window, qtbot)
    for shown in (panels(window, qtbot), pages(window, qtbot), windows(window)):
        for name, widget in shown:
            QApplication.processEvents()
            found += [f"{name}: {each}" for each in faults(widget)]
    assert not found, "\n".join(found)
    assert not opened.exists()


def test_the_name_of_rules_stands_whole_in_the_title(named: Furnished) -> None:
    """Qt leaves out `[*]` where it stands for unsaved changes."""
    assert named.windowTitle().endswith(RULES.replace("[*]", "[*][*]"))


UNPLAIN = {"RichText", "AutoText", "MarkdownText", "setHtml", "insertHtml", "setMarkdown"}
UNPLAIN |= {"fromHtml", "QTextDocument", "QTextBrowser", "QTextEdit", "QErrorMessage", "QWhatsThis"}
UNPLAIN |= {"setTextFormat", "QProxyStyle", "QGraphicsTextItem"}

WHERE = {
    "features/together/question.py": {"setTextFormat"},
    "features/help/window.py": {"QTextBrowser", "QTextDocument", "QTextEdit"},
    "style/proxy_style.py": {"setTextFormat", "QProxyStyle"},
    "style/window_style.py": {"QProxyStyle"},
    "style/page.py": {"QTextEdit"},
    "system/keyboard.py": {"QTextEdit"},
}
"""The style makes all labels plain; the pages of the help alone have markup, of their own.
Where keys are sorted out, what takes letters is asked for and not made."""


def test_nobody_else_shows_markup_or_brings_another_style() -> None:
    found = {}
    for path in (SOURCE / "ui").rglob("*.py"):
        names = {
            node.attr if isinstance(node, ast.Attribute) else node.id
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Attribute | ast.Name)
        }
        if names & UNPLAIN:
            found[path.relative_to(SOURCE / "ui").as_posix()] = names & UNPLAIN
    assert found == WHERE


def test_the_help_reads_no_files_but_its_pages(
    window: Furnished, opened: Path, qtbot: QtBot
) -> None:
    window.help.open("rules")
    pages = window.help.window.pages
    pages.setHtml("<p><img src='f'>a picture</p>")
    pages.grab()
    assert pages.toPlainText().endswith("a picture")
    assert not opened.exists()
