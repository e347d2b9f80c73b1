"""Each person sorts a hand in an own way, and finds it again when the screen was passed."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Card
from farwhist.ui.settings.catalogue import HAND_ORDER, TableRows
from tests.ui import driving, passing
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished


@pytest.fixture
def two(window: Furnished, qtbot: QtBot) -> Furnished:
    """Return a window in which two people play who face each other, and one looks at her hand."""
    passing.begin(window, 4, (2,), changes=driving.deals("7"))
    passing.uncover(window, qtbot)
    return window


def pass_on(window: Furnished, qtbot: QtBot) -> None:
    """Make a choice, and let the other person look at her hand."""
    before = window.table.match.viewer
    while window.table.match.viewer == before:
        driving.click_once(window, qtbot)
        passing.uncover(window, qtbot)


def ranks(hand: list[Card]) -> str:
    suits = "".join(dict.fromkeys(each.suit.letter for each in hand if each.suit is not None))
    same = [(one, other) for one, other in pairwise(hand) if one.suit is other.suit]
    falls = all(one.rank > other.rank for one, other in same)
    return f"{suits} {'falls' if falls else 'rises'}"


def test_each_person_has_a_choice_of_her_own(
    two: Furnished, make_window: MakeWindow, qtbot: QtBot
) -> None:
    kept = two.table_preferences
    first = two.table.match.viewer
    before = {name: getattr(kept.now, name) for name in HAND_ORDER}
    other = {"order": "low", "suits": "CDSH", "trumps": "fixed", "colours": "no"}
    if first == 0:
        pass_on(two, qtbot)
    kept.set(**other, keep_hand="yes")
    suits, way = ranks(two.table.hand()).split()
    assert way == "rises" and suits == "".join(sorted(suits, key="CDSH".index))
    pass_on(two, qtbot)
    assert {name: getattr(kept.now, name) for name in HAND_ORDER} == before
    assert ranks(two.table.hand()).endswith("falls")
    pass_on(two, qtbot)
    assert kept.now.order == "low" and kept.now.keep_hand == "yes"
    two.runner.stop()
    again = make_window()
    again.matches.open()
    passing.uncover(again, qtbot)
    assert (again.table_preferences.now.order == "low") is (again.table.match.viewer == 2)
    people = again.players.people
    (key,) = [each.key for each in people.all if each.key != people.first.key]
    assert people.playing(key).hand == {**other, "keep_hand": "yes"}
    assert all(TableRows.rows[name].read(again.settings) == before[name] for name in HAND_ORDER)


def test_the_hand_lies_as_its_owner_put_it_when_the_screen_comes_back(
    two: Furnished, qtbot: QtBot
) -> None:
    table = two.table
    found: dict[int, list[Card]] = {}
    for _ in range(2):
        table.state.put_card(table.hand()[0], 5)
        table.input.hold_hand()
        table.state.rearranged.emit()
        found[table.match.viewer] = table.hand()
        pass_on(two, qtbot)
    for _ in range(2):
        own = found[table.match.viewer]
        assert table.hand() == [each for each in own if each in table.hand()]
        assert not table.state.hand_sorted
        pass_on(two, qtbot)


@pytest.mark.parametrize(
    "hand", [None, 7, [], "low", {"order": "mud"}, {"order": 7, "suits": "SSSS"}, {"felt": "navy"}]
)
def test_a_damaged_choice_is_as_if_nothing_was_chosen(
    window: Furnished, make_window: MakeWindow, qtbot: QtBot, hand: Any
) -> None:
    made = window.players.people.add("Bert", 3)
    assert made is not None
    (stored,) = window.settings.value("players/profiles", [])
    window.settings.set("players/profiles", [{**stored, "hand": hand}])
    window.settings.set("players/person", made.key)
    window.saving.now()
    window.runner.stop()
    other = make_window()
    other.matches.start("elevator", 4)
    assert other.runner.setting.played_by == {0: made.key}
    assert other.table_preferences.now.order == "high"
    assert other.table_preferences.now.suits == "SHCD"
    assert other.table_preferences.now.felt == "green"
