"""The log: a sentence for everything, and nothing that the player must not know."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from farwhist import bots
from farwhist.engine import events
from farwhist.engine.cards import Suit, card
from farwhist.engine.events import BidMade, BidSealed, BidsRevealed, Event, MatchEnded
from farwhist.engine.match import Match
from farwhist.engine.moves import LOOK, PASS, Auction
from farwhist.rules.catalogue import PRESETS, ruleset
from farwhist.ui import texts
from farwhist.ui.main_window import MainWindow
from farwhist.ui.sentences import SILENT, Narrator
from farwhist.ui.shown import shown
from tests.ui import driving

EVENTS = [each for each in vars(events).values() if isinstance(each, type)
          and issubclass(each, Event) and each is not Event]  # fmt: skip


NOT_ON_THE_TABLE = {
    events.TurnPassed, events.LeadSet, events.CardsCut, events.CallerSet, events.SeatsFell,
    events.ContractMade, events.OrderSet, events.KittyShown, events.KittySet, events.KittyTaken,
    events.CardDiscarded, events.PileStarted, events.CardsShed, events.TurnGivenUp,
    events.CardsDrawn, events.PenaltyBegan, events.CardGiven, events.PileReset,
    events.SeatsFinished,
}  # fmt: skip
"""What happens only in games whose tables are not built."""


def played(preset: str, seats: int, seed: int) -> Match:
    rules = ruleset(preset, seats)
    match, bot = Match(rules, seed), bots.make(bots.LEVELS[0], rules)
    rng = Random(seed)
    while match.decisions:
        decision = next(each for each in match.decisions if not each.settled)
        match.submit(decision.seat, bot.choose(match.view(decision.seat), decision, rng))
    return match


def full(sentence: str) -> bool:
    return sentence[-1] in ".!?" and sentence[0].isupper() and not set("{}[]%_") & set(sentence)


@pytest.mark.parametrize("preset", shown())
def test_every_event_of_every_game_is_told(preset: str) -> None:
    seats = max(PRESETS[preset].least_seats, min(4, PRESETS[preset].most_seats))
    match = played(preset, seats, 3)
    for viewer in range(seats):
        narrator = Narrator(texts.shown_names(texts.default_names(seats, viewer)), viewer, 13)
        for event in match.events:
            told = narrator.tell(event.seen_by(viewer))
            assert told or isinstance(event, SILENT), event
            assert all(map(full, told)), told


def test_every_kind_of_event_is_told_or_silent() -> None:
    """Made by hand, because no game has them all; a new kind fails here until it is told."""
    hands = ((card("AS"),), (None,))
    examples: dict[type[Event], Event] = {
        each: made
        for made in (
            events.MatchStarted(2, 0), events.PhaseBegan(1), events.DealStarted(1, 0, (0, 1), 1),
            events.CardsDealt(hands, (None,)), events.HandsShown(hands, (0,)),
            events.CardTurned(card("2H")), events.TrumpSet(Suit.HEARTS), BidSealed(1, None),
            BidsRevealed((1, 0), 1), BidMade(1, 1, 1), events.Called(1, PASS),
            events.CardPlayed(0, card("AS")), events.TrickTaken(0),
            events.DealScored((11, 10), (1, 0)), MatchEnded(((0,), (1,))),
        )
        for each in (type(made),)
    }  # fmt: skip
    assert set(EVENTS) - NOT_ON_THE_TABLE == set(examples), "a new kind of event needs a sentence"
    narrator = Narrator(["You", "West"], 0, None)
    for kind, event in examples.items():
        told = narrator.tell(event)
        assert bool(told) is (kind not in SILENT), kind
        assert all(map(full, told)), told


def test_calls_have_sentences() -> None:
    narrator = Narrator(["You", "West"], 0, None)
    for call in (PASS, LOOK, Auction(3, None), Auction(2, Suit.CLUBS)):
        for seat in (0, 1):
            assert full(narrator.tell(events.Called(seat, call))[0])


def test_a_sealed_bid_is_never_told() -> None:
    """Not even the player's own: whoever looks at the screen would learn it."""
    narrator = Narrator(["You", "West"], 0, None)
    narrator.tell(events.MatchStarted(2, 0))
    narrator.tell(events.DealStarted(5, 0, (0, 1), 1))
    for seat in (0, 1):
        for bid in (3, 4):
            told = narrator.tell(BidSealed(seat, bid))
            assert len(told) == 1 and not any(sign.isdigit() for sign in told[0])
    assert "you 3, West 4" in narrator.tell(BidsRevealed((3, 4), 7))[0]


def test_the_log_tells_a_whole_match(window: MainWindow, qtbot: QtBot) -> None:
    panel = ""
    while panel != "ranking":
        driving.wait_until_asked(window, qtbot)
        panel = "" if window.host.panel is None else window.host.panel.objectName()
        if panel != "ranking":
            driving.click_once(window, qtbot)
    lines = window.access.log.lines
    assert all(map(full, lines))
    assert lines[0] == "A match of 4 players begins."
    assert sum(" take the trick" in line or "takes the trick" in line for line in lines) == sum(
        result.size for result in window.table.position.results
    )
    assert sum("is scored." in line for line in lines) == 13
    assert "The match is over." in lines and any(line.startswith("Place 1: ") for line in lines)


def test_scores_are_told_when_the_summary_opens(window: MainWindow, qtbot: QtBot) -> None:
    while window.host.panel is None or window.host.panel.objectName() != "summary":
        driving.wait_until_asked(window, qtbot)
        if window.host.panel is None or window.host.panel.objectName() != "summary":
            driving.click_once(window, qtbot)
    assert "Deal 1 is scored." in window.access.log.lines
    driving.click_once(window, qtbot)
    assert window.access.log.lines.count("Deal 1 is scored.") == 1
    assert any(line.startswith("Deal 2 of 13 begins: ") for line in window.access.log.lines)


def test_undo_takes_back_sentences_and_redo_tells_them_again(
    window: MainWindow, qtbot: QtBot
) -> None:
    driving.wait_until_asked(window, qtbot)
    before = window.access.log.lines
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    after = window.access.log.lines
    assert len(after) > len(before)
    window.actions_.undo.trigger()
    assert [x for x in window.access.log.lines if "ready" not in x] == [
        x for x in before if "ready" not in x
    ]
    window.actions_.redo.trigger()
    assert "You are ready." in window.access.log.lines


def test_the_log_can_be_read_and_copied(window: MainWindow, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    log = window.access.log
    assert not log.isVisible()
    window.access_menu.log.trigger()
    assert log.isVisible()
    face = QAccessible.queryAccessibleInterface(log.text)
    assert face.text(QAccessible.Text.Name) == "Event log"
    assert log.text.isReadOnly() and face.state().readOnly
    log.text.selectAll()
    log.text.copy()
    assert log.text.textCursor().selectedText().startswith("A match of 4 players begins.")
    window.access_menu.log.trigger()
    assert not log.isVisible()
