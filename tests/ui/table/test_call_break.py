"""Call Break in a window: points with tenths, and tricks above a bid that are welcome."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from farwhist.engine.events import BidMade
from farwhist.engine.position import Position
from farwhist.rules.games.call_break import KIND
from farwhist.ui.scores import score_words
from farwhist.ui.viewmodels.plates import seat_facts
from farwhist.ui.voice import spoken
from farwhist.ui.wording import number_words, outcomes
from tests.helpers.drive import fold, rules_of
from tests.helpers.tables import opened, taken
from tests.ui import driving
from tests.ui.furnished import Furnished


def at_the_end() -> Position:
    """Return a deal of which all tricks are taken: bids and tricks 4/6, 5/4, 2/2, 1/1."""
    position = Position(4)
    made = [BidMade(seat, bid, 0) for seat, bid in enumerate((4, 5, 2, 1))]
    fold(position, [*opened(rules_of("call_break", 4), 13), *made, *taken(6, 4, 2, 1)])
    return position


def test_tricks_above_a_bid_are_not_too_many() -> None:
    view = at_the_end()
    facts = [seat_facts(view, seat, 0, "", (), kind=KIND) for seat in range(4)]
    assert [each.difference for each in facts] == [0, -1, 0, 0]
    told = [spoken.seat(view, seat, 3, "Ada", KIND) for seat in range(4)]
    assert told[0] == "Ada, bid 4, taken 6, bid made"
    assert told[1].endswith("bid 5, taken 4, needs 1")
    assert not any("too many" in each for each in told)


def test_a_whole_match_is_played_and_told_in_tenths(window: Furnished, qtbot: QtBot) -> None:
    driving.only_beginners(window)
    window.matches.start("call_break", 4, changes={"deals": "3"}, watch=True)
    qtbot.waitUntil(lambda: window.table.position.over, timeout=120_000)
    view = window.table.position
    assert len(view.results) == 3
    tenths = [points for points in view.totals if points != int(points)]
    assert tenths, "no trick above a bid in a whole match"
    scores = window.scoreboard.scores()
    assert scores is not None
    told = score_words.standing(scores)
    lines = "\n".join(window.access.log.lines)
    for points in view.totals:
        assert round(points, 1) == points
        shown = number_words.number(points)
        assert f", {shown} point" in told and f"with {shown} point" in lines
        assert len(shown.lstrip("−")) <= 4, "one place behind the point"
    scored = [line for line in window.access.log.lines if " in all" in line]
    assert sum(number_words.number(each.totals[0]) in "".join(scored) for each in view.results) == 3
    result = view.results[-1]
    assert number_words.signed(result.points[0]) in outcomes.outcome(result, view, 0, "bids")
    notes = [score_words.calls_note(scores, seat)[0] for seat in range(4)]
    made = [sum(r.taken[s] >= r.bids[s] for r in view.results) for s in range(4)]  # type: ignore[operator]
    assert notes == [f"{count} of 3 made" if count else "" for count in made]
