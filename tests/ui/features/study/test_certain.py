"""What only open cards tell is told apart, as such, and only while they are open."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from farwhist.analysis.endings import OpenEnding, solve
from farwhist.engine.cards import card
from farwhist.ui.review.line_coach import sentence
from tests.ui.features.study.test_coach import verdict
from tests.ui.features.study.test_lines import longer, tries_of
from tests.ui.features.study.test_study import press
from tests.ui.furnished import Furnished


def test_it_is_told_as_what_open_cards_tell() -> None:
    found = verdict("blunder")
    ending = OpenEnding((card("2C"),), False)
    told = sentence(ending, found)
    assert told.startswith("With open cards:") and "2♣" in told and "Nobody" not in told
    other = sentence(OpenEnding((card("8S"),), False), found)
    assert other.endswith("Nobody could know that.")
    assert sentence(OpenEnding((), True), found).endswith("Nobody could know that.")
    assert "Nobody" not in sentence(OpenEnding((), True), replace(found, word="best"))
    assert sentence(OpenEnding((), False), found) == ""
    assert sentence(None, found) == ""


def test_the_last_tricks_are_solved_while_hands_are_open(window: Furnished, qtbot: QtBot) -> None:
    page = longer(window, qtbot)
    tries = tries_of(page)
    seen = 0
    for step in page.deal.own(0):
        decision = tries.decision(page.deal, step)
        assert decision is not None
        page.go(step)
        ending = solve(window.runner.rules, page.deal.position(step), decision)
        told = sentence(ending if len(decision.moves) > 1 else None, None)
        label = page.panel.certain
        if not told:
            assert not label.isVisible()
            continue
        seen += 1
        qtbot.waitUntil(label.isVisible, timeout=10_000)
        assert label.text().startswith(told)
        press(page, Qt.Key.Key_K)
        assert not label.isVisible()
        press(page, Qt.Key.Key_K)
        assert label.isVisible()
    assert seen
