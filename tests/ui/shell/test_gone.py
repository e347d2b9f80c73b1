"""A window that has gone, as after a change of language, leaves nothing behind."""

from __future__ import annotations

import gc
from pathlib import Path
from random import Random
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from farwhist.store.matches import MatchStore
from farwhist.store.preferences import Preferences
from tests.ui.conftest import AT_ONCE
from tests.ui.furnished import Furnished


def let_go(window: Furnished) -> None:
    window.runner.stop()
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[call-overload]


@pytest.mark.parametrize("opened", [False, True], ids=["table", "preferences"])
@pytest.mark.parametrize("waits", [False, True], ids=["at once", "later"])
def test_nothing_keeps_it(qapp: QApplication, tmp_path: Path, opened: bool, waits: bool) -> None:
    before = set(qapp.allWidgets())
    window = Furnished(Preferences(tmp_path))
    window.resize(1280, 800)
    window.show()
    window.backdrop.repaint()
    window.furnish(MatchStore(tmp_path), lambda: 1, Random(1), AT_ONCE)
    window.matches.open()
    if opened:
        window.preferences.open()
    if waits:
        qapp.processEvents()
    kept = ref(window), ref(window.table), ref(window.access)
    let_go(window)
    del window
    gc.collect()
    assert [each() for each in kept] == [None, None, None]
    assert not {type(each).__name__ for each in set(qapp.allWidgets()) - before}
