"""What the coach finds is written in the background, and never lost."""

from __future__ import annotations

from pathlib import Path
from threading import Event, current_thread, main_thread

from pytestqt.qtbot import QtBot

from farwhist.store.database import Trouble
from farwhist.ui.review.kept_verdicts import BackgroundWriter


def test_writing_does_not_hold_the_window_up(qtbot: QtBot) -> None:
    later, go_on, order = BackgroundWriter(), Event(), list[int]()

    def slow() -> None:
        assert current_thread() is not main_thread()
        go_on.wait(10)
        order.append(1)

    told: list[Trouble] = []
    later.put(slow, told.append)
    later.put(lambda: order.append(2), told.append)
    assert order == []
    go_on.set()
    later.flush()
    assert order == [1, 2] and told == []
    later.close()
    later.put(lambda: order.append(3), told.append)
    later.close()
    assert order == [1, 2, 3]


def test_what_cannot_be_written_is_told_in_the_window(qtbot: QtBot) -> None:
    later = BackgroundWriter()
    told: list[tuple[str, bool]] = []

    def full() -> None:
        raise Trouble("full", Path("verdicts.sqlite3"))

    def hear(trouble: Trouble) -> None:
        told.append((trouble.kind, current_thread() is main_thread()))

    later.put(full, hear)
    qtbot.waitUntil(lambda: told == [("full", True)])
    later.close()
