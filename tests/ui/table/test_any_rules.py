"""Every game and legal option sets, started from the window and played to the end.

The sets are those of `tests.helpers.legal`: every value of every option has an effect in one of
them, and the deals are few and small.
"""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.rules.draft import Draft
from farwhist.ui.panels.ranking import RankingPanel
from farwhist.ui.wording.game_names import presets_at_table, seats_range
from tests.helpers.legal import ALL_OF_THEM, covering, tried
from tests.ui import driving
from tests.ui.furnished import Furnished

SETS = covering()
CHUNK = 20
SMALL = {"cap": "2", "play": "hands", "hands": "1", "games": "1", "start_cards": "4"}
SMALL |= {"target": "100", "floor": "-200", "deals": "2"}
"""What makes a match short, in the games that have such an option."""


def some_presets() -> list[str]:
    """Return the presets but for those of exact bids that are only options of another."""
    games = [GAMES[PRESETS[preset].game] for preset in presets_at_table()]
    return [
        preset
        for preset, game in zip(presets_at_table(), games, strict=True)
        if not game.kind.exact or preset == game.presets[0].id
    ]


def play(window: Furnished, qtbot: QtBot, draft: Draft) -> None:
    """Let the bots play a match by these rules and check that it was one.

    They think for as short a time as can be; how all of them play by any rules is tested elsewhere.
    """
    driving.only_beginners(window)
    window.matches.start(draft.preset, draft.seats, changes=draft.changes, watch=True)
    assert dict(window.runner.rules.options) == draft.values()
    assert window.rules.running == draft and not window.rules.staged
    qtbot.waitUntil(lambda: window.table.position.over, timeout=120_000)
    view, rules = window.table.position, window.runner.rules
    assert view.winners and view.seats == draft.seats
    assert isinstance(window.host.panel, RankingPanel)
    assert "The match is over." in window.access.log.lines
    played = [result for result in view.results if not result.void]
    assert played
    if rules.kind.exact:
        if draft.values()["end"] == "fixed" and draft.values()["tie"] != "extra_deal":
            assert len(played) == rules.deal_count
        for place, result in enumerate(played):
            assert result.size == rules.size_of(place)
    elif "start_cards" in draft.values():
        assert [each.size for each in played] == [4, 3, 2, 1][: len(played)]
    elif "target" in draft.values():
        ended = [max(each.totals) >= 100 or min(each.totals) <= -200 for each in played]
        equal = [each.totals.count(max(each.totals)) > 1 for each in played]
        assert ended[-1] and not equal[-1]
        assert all(equal[n] for n, over in enumerate(ended[:-1]) if over), "only a tie goes on"
    elif "deals" in draft.values():
        assert len(played) == 2
    elif rules.sides == 2:
        assert all(len(set(each.totals)) == 1 for each in played[:-1]), "only a tie goes on"
    else:
        assert len(played) == 1


@pytest.mark.parametrize("preset", some_presets())
def test_every_game_is_played_to_the_end(window: Furnished, qtbot: QtBot, preset: str) -> None:
    """The hands stay small: a longer match of each preset is played without a window elsewhere.

    What options of exact bids do in a window is seen in the sets below.
    """
    seats = seats_range(preset)[0]
    usual = Draft(preset, seats).texts()
    if usual.get("sequence", "").startswith("ROM"):
        small = {"sequence": "CUSTOM", "custom": "1,2,8"}
    else:
        small = {key: text for key, text in SMALL.items() if key in usual}
    assert small, "this game may take long"
    play(window, qtbot, Draft.of(preset, seats, small))


@pytest.mark.parametrize("first", range(0, len(SETS), CHUNK))
def test_legal_sets_are_played_to_the_end(window: Furnished, qtbot: QtBot, first: int) -> None:
    for found in SETS[first : first + CHUNK]:
        play(window, qtbot, Draft.of(found.preset, found.seats, found.changes))


def test_the_sets_try_every_value_of_every_option() -> None:
    assert {value for found in SETS for value in tried(found)} == set(ALL_OF_THEM)
