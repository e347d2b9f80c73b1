"""Other moves are tried in the study: lines grow, are kept, and touch nothing."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from farwhist import bots, self_play
from farwhist.engine.cards import Card, Seat
from farwhist.engine.moves import Move
from farwhist.rules.catalogue import GAMES
from farwhist.store.matches import Saved
from farwhist.ui.features.study.page import StudyPage
from farwhist.ui.review.trying import Tries
from farwhist.ui.viewmodels.tried_lines import MATCH
from tests.helpers.drive import start
from tests.ui import driving
from tests.ui.driving import LEFT
from tests.ui.features.study.test_study import open_study, press, studied
from tests.ui.furnished import Furnished

Key = Qt.Key


def tries_of(page: StudyPage) -> Tries:
    assert page.tries is not None
    return page.tries


def at_choice(page: StudyPage) -> list[Card]:
    """Go to the first card of the player that could have been another; return all others."""
    for step in page.deal.own(0):
        page.go(step)
        played = page.deal.steps[step].card
        cards = [card for card in page._moves_by_card() if card != played]
        if played is not None and cards:
            return cards
    pytest.skip("no choice in this deal")


def try_another(page: StudyPage, qtbot: QtBot) -> Card:
    """Try another card of the hand with the keyboard, until the player has to choose again."""
    others = at_choice(page)
    for _ in range(20):
        press(page, Key.Key_Up)
        if page._walked in others:
            break
    card = page._walked
    assert card in others
    press(page, Key.Key_Return)
    qtbot.waitUntil(lambda: not tries_of(page).thinks)
    assert card is not None
    return card


@cache
def longest(seed: int) -> tuple[tuple[Seat, Move], ...]:
    """Return the moves of casual players in the first deal of a match, which is the longest."""
    match = start("oh_hell", 4, seed)
    players = [bots.make("casual", match.rules) for _ in range(4)]
    luck, made = Random(seed), []
    for chosen in self_play.moves(match, players, lambda seat: luck):
        if match.position.results:
            break
        made.append((chosen.decision.seat, chosen.move))
    return tuple(made)


def longer(window: Furnished, qtbot: QtBot) -> StudyPage:
    """Take up a match after its longest deal, which bots have played, and study that."""
    window.resize(1000, 650)
    window.matches.start("oh_hell", 4)
    setting = window.runner.setting
    window.runner.start(Saved.of(setting, longest(setting.seed)))
    qtbot.waitUntil(lambda: bool(window.table.position.results))
    window.study.open_table(None)
    return studied(window)


def test_a_card_is_tried_and_the_way_back_is_one_key(window: Furnished, qtbot: QtBot) -> None:
    page = longer(window, qtbot)
    before = window.runner.now()
    at_choice(page)
    branch = page.step
    card = try_another(page, qtbot)
    tries = tries_of(page)
    line = tries.line
    assert line is not None and line.moves[line.at] == (0, f"play {card.text}")
    assert page.bar.to_match.isVisible() and not page.bar.back.isVisible()
    assert page.bar.title.text().startswith("What if:")
    press(page, Key.Key_A)
    qtbot.waitUntil(lambda: tries.over and not tries.thinks, timeout=20_000)
    line = tries.line
    assert line is not None and line.end is not None
    assert page.strip.moment.text() == "End of the deal"
    assert page.panel.note.text().startswith("One line is only one way the play can go.")
    press(page, Key.Key_Backspace)
    assert page.step == branch and tries.current == MATCH and window.study.page is page
    assert window.runner.now() == before
    press(page, Key.Key_Escape)
    assert window.study.page is None


def test_lines_are_kept_named_and_deleted(window: Furnished, qtbot: QtBot) -> None:
    page = longer(window, qtbot)
    try_another(page, qtbot)
    moves = tries_of(page).moves()
    press(page, Key.Key_F2)
    assert page.panel.lines is not None
    field = page.panel.lines.field
    assert field.isVisible() and field.hasFocus()
    QTest.keyClicks(field, "Try  A and K")
    QTest.keyClick(field, Key.Key_Return)
    assert tries_of(page).line is not None and not field.isVisible()
    press(page, Key.Key_Escape, Key.Key_Escape)
    window.study.open_table(None)
    page = studied(window)
    tries = tries_of(page)
    (line,) = tries.tree.lines.values()
    assert line.name == "Try A and K" and line.moves == moves
    assert page.panel.lines is not None
    page.panel.tabs.setCurrentWidget(page.panel.lines)
    tree = page.panel.lines.tree
    qtbot.waitUntil(lambda: tree.height() > 100)
    top = tree.topLevelItem(0)
    assert top is not None and top.childCount() == 1
    item = top.child(0)
    qtbot.mouseClick(tree.viewport(), LEFT, pos=tree.visualItemRect(item).center())
    assert tries.current == line.number
    press(page, Key.Key_Delete)
    assert not tries.tree.lines and tries.current == MATCH
    press(page, Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert tries.current == line.number
    qtbot.waitUntil(lambda: not tries.thinks)


def test_the_same_card_has_the_same_answers(window: Furnished, qtbot: QtBot) -> None:
    page = longer(window, qtbot)
    try_another(page, qtbot)
    first = tries_of(page).moves()
    press(page, Key.Key_Delete)
    tries_of(page)._gone.clear()
    try_another(page, qtbot)
    assert tries_of(page).moves() == first
    page.bar.other_dice.trigger()
    qtbot.waitUntil(lambda: not tries_of(page).thinks)
    assert len(tries_of(page).tree.lines) == 2
    own = tries_of(page).line
    assert own is not None and own.moves[: own.at + 1] == first[: own.at + 1]


def test_a_bid_is_tried_by_a_button(window: Furnished, qtbot: QtBot) -> None:
    page = open_study(window, qtbot)
    press(page, Key.Key_Home)
    own = page.deal.own(0)[0]
    page.go(own)
    buttons = page.panel.choices.buttons
    assert page.panel.choices.isVisible() and len(buttons) > 1
    made = page.deal.steps[own].chosen(0)
    other = next(each for each in buttons if f"bid {each.text()}" != str(made and made))
    qtbot.mouseClick(other, LEFT)
    qtbot.waitUntil(lambda: not tries_of(page).thinks)


def test_the_best_card_needs_a_verdict(window: Furnished, qtbot: QtBot) -> None:
    page = longer(window, qtbot)
    at_choice(page)
    assert page.coach is not None
    page.coach.stop()
    page.coach.verdicts = {}
    page._show()
    press(page, Key.Key_X)
    assert "not judged" in page.strip.count.text()
    assert tries_of(page).current == MATCH


@pytest.mark.parametrize("game", ["bastard", "romanian"])
def test_other_games_can_be_tried(window: Furnished, qtbot: QtBot, game: str) -> None:
    window.matches.start(GAMES[game].presets[0].id, 4)
    driving.wait_until_asked(window, qtbot)
    window.actions_["finish"].trigger()
    qtbot.waitUntil(lambda: bool(window.table.position.results), timeout=30_000)
    window.study.open_table(None)
    page = studied(window)
    tries = tries_of(page)
    for step in page.deal.own(0):
        decision = tries.decision(page.deal, step)
        assert decision is not None
        others = [each for each in decision.moves if each != page.deal.steps[step].chosen(0)]
        if others:
            page.go(step)
            page._try(others[0])
            break
    else:
        return
    assert tries.line is not None
    press(page, Key.Key_A)
    qtbot.waitUntil(lambda: tries.over and not tries.thinks, timeout=30_000)
    page.board.view.grab()
