"""A window at full speed for the AT-SPI test; arguments: the folder, and for how many seconds."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from farwhist.store.matches import MatchStore
from farwhist.store.preferences import Preferences
from farwhist.ui import languages
from farwhist.ui.main_window import MainWindow
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.table.speeds import NO_TIME, Pace

app = QApplication(["farwhist"])
app.setApplicationName("farwhist")
languages.install(app, QLocale("en"))
folder = Path(sys.argv[1])
settings = Preferences(folder)
window = MainWindow(settings)
window.furnish(MatchStore(folder), lambda: 1, Random(1), Pace(NO_TIME, 0))
window.resize(1280, 800)
window.show()
window.matches.open()
window.access_menu.log.trigger()
window.activateWindow()
window.table.view.setFocus()


def use_keys() -> None:
    """Do now and then what a player at the keyboard does: go to a number, or to a card."""
    if isinstance(window.host.panel, BidPanel) and window.table.view.hasFocus():
        window.panes.step(1)
    elif window.table.playable():
        window.table.view.setFocus()
        QTest.keyClick(window.table.view, Qt.Key.Key_Right)


keys = QTimer()
keys.timeout.connect(use_keys)
keys.start(400)
QTimer.singleShot(int(1000 * float(sys.argv[2])), app.quit)
code = app.exec()
window.close()
sys.exit(code)
