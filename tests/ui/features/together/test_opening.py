"""A table that cannot be opened, or not with all that was there, says why in a sentence."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from farwhist.ui.features.together.manifest import OpenTable
from farwhist.ui.shell import features
from tests.ui.conftest import MakeWindow
from tests.ui.features.together.tables import (
    SOON,
    BotAtTable,
    begin,
    open_table,
    opened_window,
    room,
)
from tests.ui.furnished import Furnished


def test_a_system_without_openssl_gets_a_sentence(
    window: Furnished, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(name: str) -> None:
        text = "libssl.so.3: cannot open shared object file: No such file or directory"
        raise ImportError(text, name="_ssl")

    monkeypatch.setattr(features, "import_module", fail)
    window.actions_["open_table"].trigger()
    assert window.notice.label.text() == "This needs libssl.so.3, which is not installed."
    assert window.notice.isVisible()


def test_a_fault_in_a_feature_is_no_missing_library(
    window: Furnished, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(name: str) -> None:
        raise ImportError("cannot import name", name="farwhist.ui.features.together.feature")

    monkeypatch.setattr(features, "import_module", fail)
    with pytest.raises(ImportError):
        window.services.open(features.MANIFESTS[-1].answers[0]())


def test_a_system_without_libsodium_gets_a_sentence(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened_window(make_window, tmp_path / "host")
    monkeypatch.setitem(sys.modules, "nacl.signing", None)
    window.together.address = "127.0.0.1"
    window.together.choice.port = 0
    window.together.open_table()
    qtbot.waitUntil(lambda: window.together.session is None, timeout=SOON)
    told = "The table cannot be opened: This needs nacl.signing, which is not installed."
    assert window.together.page.problem.text() == told
    window.close()


def test_a_damaged_match_of_the_table_is_set_aside_and_told(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = opened_window(make_window, tmp_path / "host")
    BotAtTable(window, open_table(window, qtbot, name="Anna"))
    qtbot.waitUntil(lambda: room(window).people[1].text().startswith("Robo"), timeout=SOON)
    begin(qtbot, window)
    window.together.leave()
    path = tmp_path / "host" / "together" / "match.json"
    path.write_text("Dear diary")
    window.together.choice.port = 0
    window.together.open_table(again=True)
    qtbot.waitUntil(lambda: window.together.session.room is not None, timeout=SOON)
    qtbot.waitUntil(window.notice.isVisible, timeout=SOON)
    told = window.notice.label.text()
    assert told.startswith("A damaged file could not be read. It was set aside as ")
    assert "match.damaged-" in told and not path.exists()
    assert not window.together.session.playing
    window.close()


@pytest.mark.parametrize("field", ["game", "name", "port"])
def test_the_access_key_of_a_button_is_no_letter_for_a_field(
    window: Furnished, qtbot: QtBot, field: str
) -> None:
    window.services.open(OpenTable())
    page = window.together.page
    opened: list[bool] = []
    page.open_requested.disconnect()
    page.open_requested.connect(lambda: opened.append(True))
    game, name = page.game.currentIndex(), page.name.text()
    window.activateWindow()
    getattr(page, field).setFocus()
    qtbot.waitUntil(getattr(page, field).hasFocus)
    handle = window.windowHandle()
    QTest.keyClick(handle, Qt.Key.Key_O, Qt.KeyboardModifier.AltModifier)
    assert opened == [True]
    assert (page.game.currentIndex(), page.name.text()) == (game, name)
    window.close()
