"""What happens before the window can be seen, and what has to wait."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from farwhist.store.preferences import Preferences
from farwhist.ui.first_paint import AfterFirstPaint
from farwhist.ui.languages import Languages
from farwhist.ui.session import Session
from tests.ui.conftest import MakeWindow

LATE = {
    "PySide6.QtMultimedia",
    "PySide6.QtPrintSupport",
    "PySide6.QtDBus",
    "sqlite3",
    "farwhist.store.statistics",
    "farwhist.rules.games.bastard",
    "farwhist.ui.deck.court.woodcut",
    "farwhist.ui.dialogs.deal_number",
    "farwhist.ui.dialogs.hands",
    "farwhist.ui.dialogs.new_game",
    "farwhist.ui.first_run.welcome",
    "farwhist.ui.help.window",
    "farwhist.ui.panels.summary",
    "farwhist.ui.preferences.rules.pages",
    "farwhist.ui.preferences.window",
    "farwhist.ui.scores.window",
    "farwhist.ui.statistics.window",
    "farwhist.ui.tutorial.lessons",
}
"""What the first picture does without. Each was read before it once, and start-up felt it."""

SCRIPT = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from farwhist.ui.app import make_window
qt = QApplication([])
window = make_window(Path(sys.argv[1]))
window.show()
window.open_match()
qt.processEvents()
print(*sys.modules)
"""


def test_the_first_picture_reads_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SCRIPT, str(tmp_path)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    read = set(done.stdout.split())
    assert "farwhist.ui.table.table" in read
    assert not LATE & read
    assert all(find_spec(name) for name in LATE), "what has another name now is not looked for"


class Paints(QObject):
    """Writes down when a widget is painted."""

    def __init__(self, order: list[str]) -> None:
        super().__init__()
        self._order = order

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self._order.append("paint")
        return False


def test_things_wait_for_the_first_paint_and_come_once(qtbot: QtBot) -> None:
    widget, order = QWidget(), list[str]()
    qtbot.addWidget(widget)
    paints = Paints(order)
    AfterFirstPaint(widget, lambda: order.append("one"), lambda: order.append("two"))
    widget.installEventFilter(paints)
    qtbot.wait(10)
    assert order == []
    widget.show()
    qtbot.waitUntil(lambda: "two" in order)
    assert order[:3] == ["paint", "one", "two"]
    widget.repaint()
    qtbot.wait(10)
    assert order.count("one") == order.count("two") == 1


def test_the_cards_are_dealt_once_the_window_is_seen(
    make_window: MakeWindow, qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    window = make_window(shown=False)
    session = Session(Preferences(tmp_path), Languages(qapp), lambda: window)
    order: list[str] = []
    paints = Paints(order)
    window.table.view.viewport().installEventFilter(paints)
    window.runner.began.connect(lambda fresh: order.append("dealt"))
    session.begin(lambda: order.append("more"))
    assert "dealt" not in order
    qtbot.waitUntil(lambda: "more" in order)
    assert order.index("paint") < order.index("dealt") < order.index("more")
