"""A host and a guest in the waiting room."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.conftest import MakeWindow
from tests.ui.features.together.tables import (
    SOON,
    TwoWindows,
    join,
    open_table,
    opened_window,
    room,
)


@pytest.fixture
def two(make_window: MakeWindow, qtbot: QtBot, tmp_path: Path) -> TwoWindows:
    """Return the windows of a host and of a guest in the waiting room, with free chat."""
    host = opened_window(make_window, tmp_path / "host")
    guest = opened_window(make_window, tmp_path / "guest")
    join(guest, qtbot, open_table(host, qtbot, name="Anna", chat="free"))
    qtbot.waitUntil(lambda: room(host).people[1].text().startswith("Berta"), timeout=SOON)
    return host, guest
