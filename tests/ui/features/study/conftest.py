"""The coach is quick in tests, and so not very sure."""

from __future__ import annotations

import pytest

from farwhist.bots.judging import coach


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "USUAL", coach.Work(start=48, most=48, first=24))
