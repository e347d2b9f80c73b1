"""What a game says of itself combines freely: what one answer shows does not hang on another."""

from __future__ import annotations

import dataclasses

import pytest
from msgspec.structs import replace

from farwhist.engine.match import Match
from farwhist.engine.position import Position
from farwhist.rules.kind import EXACT_BIDS, GameKind
from farwhist.ui.scores.model import heads, rows
from farwhist.ui.scores.tally import Scores
from farwhist.ui.viewmodels.deals import bids_known
from farwhist.ui.voice import spoken
from tests.helpers.drive import rules_of

NAMES = ["You", "Oscar", "Nora", "Eddie"]


@pytest.fixture(scope="module")
def after_bids() -> Position:
    """A deal in which all have bid openly; nobody has played a card."""
    match = Match(rules_of("elevator_turn", cap="3"), 5)
    while not bids_known(match.position):
        decision = match.decisions[0]
        match.submit(decision.seat, decision.moves[0])
    return match.view(0)


@pytest.mark.parametrize(
    ("kind", "sides", "total"),
    [
        (EXACT_BIDS, False, True),
        (replace(EXACT_BIDS, corner="sides"), True, True),
        (replace(EXACT_BIDS, corner="sides", plate="calls"), True, False),
        (replace(EXACT_BIDS, plate="lives"), False, False),
    ],
)
def test_the_voice_tells_of_sides_and_of_bids(
    after_bids: Position, kind: GameKind, sides: bool, total: bool
) -> None:
    view = dataclasses.replace(after_bids, sides=2, totals=[40, 30])
    told = spoken.seats(view, 0, NAMES, kind)
    assert ("We 40 – They 30" in told) is sides
    assert ("bid 0, taken 0" in told) is (kind.plate == "bids")
    assert ("In all" in told) is total


@pytest.mark.parametrize("exact", [True, False])
def test_bids_are_listed_without_counting_exact_ones(after_bids: Position, exact: bool) -> None:
    kind = replace(EXACT_BIDS, exact=exact)
    scores = Scores("", after_bids, NAMES, range(4), lambda *deal: (), None, kind)
    assert heads(scores)[-1] == "Total bid"
    listed = rows(scores)
    assert [cell.text for cell in listed[0]][3:7] == ["0/0", "0/0", "0/0", "0/0"]
    assert ("Exact" in [row[0].text for row in listed]) is exact
