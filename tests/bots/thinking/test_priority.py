"""A quiet process leaves the processor to the table, and is not taken to hang for that."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from farwhist.bots.thinking.priority import NICENESS, stand_back
from farwhist.bots.thinking.worker import PATIENT, Worker

TELL = """
import os, sys
from farwhist.bots.thinking.priority import stand_back
stand_back()
print(sys.platform != "linux" or os.sched_getscheduler(0) == os.SCHED_IDLE)
"""


def test_linux_counts_it_as_idle_work() -> None:
    told = subprocess.run([sys.executable, "-c", TELL], stdout=subprocess.PIPE, check=True)
    assert told.stdout.split() == [b"True"]


def test_where_that_is_refused_it_is_nice(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: object) -> None:
        raise PermissionError

    asked: list[int] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "nice", asked.append, raising=False)
    monkeypatch.setattr(os, "SCHED_IDLE", 5, raising=False)
    monkeypatch.setattr(os, "sched_param", int, raising=False)
    monkeypatch.setattr(os, "sched_setscheduler", refuse, raising=False)
    stand_back()
    assert asked == [NICENESS]


def test_a_process_that_gets_next_to_nothing_is_waited_for() -> None:
    def hear(*told: object) -> None:
        raise AssertionError(told)

    quiet, usual = Worker(hear, hear, quiet=True), Worker(hear, hear)
    assert usual.patience == PATIENT
    assert quiet.patience.silence >= 60 * usual.patience.silence
    assert quiet.patience.start >= 40 * usual.patience.start
