"""A choice whose judging fails is counted, and not kept as judged."""

from __future__ import annotations

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from farwhist.analysis.material import MissingStep
from farwhist.bots.thinking.task import Task
from farwhist.ui.features.report.work import ReportWork
from farwhist.ui.match.thinking import Cancel, Hear


class _Adviser:
    """Answers every second task with nothing, as a process that has failed does."""

    def __init__(self) -> None:
        self.asked = 0

    def advise(self, task: Task, hear: Hear) -> Cancel:
        self.asked += 1
        if self.asked % 2:
            hear("null")
        hear(None)
        return lambda: None


class _Task:
    def answers(self) -> object:
        raise NotImplementedError


def test_failures_are_counted_and_left_out(qtbot: QtBot) -> None:
    parent, taken = QObject(), []
    work = ReportWork(_Adviser(), parent)
    steps = [MissingStep(True, _Task, taken.append) for _ in range(4)]  # type: ignore[arg-type]
    work.begin(iter(steps))
    assert taken == ["null"] * 2 and work.failed == 2 and work.state == "idle"
    work.begin(iter(()))
    assert work.failed == 0
