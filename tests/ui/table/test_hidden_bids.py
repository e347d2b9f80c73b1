"""Bids that stay hidden until the deal is over: nothing at the table tells them, nor their sum."""

from __future__ import annotations

import re
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from farwhist.engine.events import BidMade, BidSealed, BidsRevealed, DealScored
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid
from farwhist.engine.position import Position
from farwhist.ui.scores import score_words
from farwhist.ui.scores.model import rows
from farwhist.ui.viewmodels.plates import seat_facts
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.voice import spoken
from farwhist.ui.voice.speech_lengths import LENGTHS
from farwhist.ui.wording import table_words
from tests.helpers.drive import any_moves, deals_done, rules_of
from tests.ui import driving
from tests.ui.furnished import Furnished

NAMES = ("You", "Oscar", "Nora", "Eddie")
BIDDINGS = ("READY", "IN_TURN")


def hidden(bidding: str) -> tuple[Match, ShownMatch]:
    """Return a match of one deal that has been played, and how it is shown to seat 0."""
    rules = rules_of(
        "wizard", 4, sequence="CUSTOM", custom="9", bidding=bidding, bid_visibility="hidden"
    )
    match = any_moves(Match(rules, 3), Random(3), deals_done(1))
    return match, ShownMatch(0, NAMES, rules=rules)


def told(length: str, bidding: str) -> list[str]:
    """Return what is said of the bids of the others, and of their sum, before the score."""
    match, shown = hidden(bidding)
    view, found, speech = Position(4), [], LENGTHS[length]()
    for truth in match.events:
        event = truth.seen_by(0)
        if isinstance(event, DealScored):
            break
        if isinstance(event, BidsRevealed) or (
            isinstance(event, BidMade | BidSealed) and event.seat
        ):
            found += speech.told(event, view, shown)
        event.apply(view)
    return found


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("bidding", BIDDINGS)
def test_no_voice_tells_a_number(length: str, bidding: str) -> None:
    sentences = told(length, bidding)
    assert sentences and not any(re.search(r"\d", each) for each in sentences)
    closing = "The bids stay hidden until the deal is over."
    assert (closing in sentences) is (bidding == "READY")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("bidding", BIDDINGS)
def test_the_question_for_a_bid_tells_no_sum(length: str, bidding: str) -> None:
    match, shown = hidden(bidding)
    again = Match(match.rules, 3)
    for seat, move in match.moves:
        if seat == 0 and isinstance(move, Bid):
            break
        again.submit(seat, move)
    (decision,) = [each for each in again.decisions if each.seat == 0]
    asked = LENGTHS[length]().asked(decision, again.view(0), shown)
    assert "so far" not in asked


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("bidding", BIDDINGS)
def test_plates_lines_and_sheet_tell_ones_own_bid_alone(bidding: str) -> None:
    match, shown = hidden(bidding)
    halfway = Match(match.rules, 3)
    for seat, move in match.moves[: len(match.moves) // 2]:
        halfway.submit(seat, move)
    view = halfway.view(0)
    facts = [seat_facts(view, seat, 0, NAMES[seat], (), kind=shown.kind) for seat in range(4)]
    assert [each.bid is None for each in facts] == [False, True, True, True]
    assert table_words.known_sum(view) is None
    assert table_words.sum_line(view) == "Bids are hidden until the deal is over"
    words = spoken.seats(view, 0, NAMES, shown.kind)
    assert words.count("bid hidden") == 3 and "In all" not in words
    sheet = rows(score_words.scores_of(shown, view))[0]
    assert ["?" in cell.text for cell in sheet[3:7]] == [False, True, True, True]
    assert sheet[-1].text == "(in progress)"


@pytest.mark.usefixtures("qapp")
def test_all_bids_are_told_when_the_deal_is_scored() -> None:
    match, shown = hidden("READY")
    view = match.view(0)
    cells = rows(score_words.scores_of(shown, view))[0][3:7]
    bids = match.position.results[0].bids
    assert [f"/{bid} " in cell.text for bid, cell in zip(bids, cells, strict=True)] == [True] * 4


def test_the_table_reveals_nothing_and_says_so_below_the_numbers(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(window.table.state.scene.banner, "say", lambda *text: said.extend(text))
    changes = {"sequence": "CUSTOM", "custom": "3", "bidding": "READY", "bid_visibility": "hidden"}
    window.matches.start("wizard", 4, changes=changes)
    driving.wait_until_asked(window, qtbot)
    assert "Bids stay hidden until the deal is over." in window.host.panel.note.text()
    driving.press(window, qtbot, driving.Key.Key_1, driving.Key.Key_Return)
    qtbot.waitUntil(lambda: all(window.table.position.spoken), timeout=10_000)
    driving.wait_until_asked(window, qtbot)
    assert not any(re.search(r"\d", each) for each in said)
    assert window.table.state.scene.sum.told is None
