"""What the table paints anew: only what has changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from tests.ui.conftest import MakeWindow


@pytest.mark.parametrize("preset", ["elevator", "wizard", "classic", "bastard"])
def test_what_stays_as_it_is_is_not_painted_again(
    preset: str, make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = make_window(tmp_path)
    window.matches.start(preset, 4)
    state, scene = window.table.state, window.table.scene
    painted: list[QRectF] = []
    scene.changed.connect(painted.extend)

    def stands() -> bool:
        painted.clear()
        state.follow()
        state.refresh()
        qtbot.wait(20)
        return not painted

    qtbot.waitUntil(stands)  # the first picture is painted when the window has its place

    next(iter(scene.plates.values())).set_pop(1.1)
    qtbot.waitUntil(lambda: bool(painted))
    assert all(area.width() < scene.width() / 2 for area in painted)
