"""The three lengths of speech: what is said of each event, and what is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from farwhist import bots
from farwhist.engine import events
from farwhist.engine.cards import Card, Suit, card
from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import (
    KNOCK,
    LOOK,
    PASS,
    PLAY_UNSEEN,
    Auction,
    Bid,
    Contract,
    Give,
    Move,
    NameOrder,
    PlayCard,
    Strain,
    play,
)
from farwhist.engine.position import Position
from farwhist.rules.catalogue import PRESETS, ruleset
from farwhist.ui.settings.catalogue import TableRows
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.voice import full_speech, sentences, short_speech, spoken
from farwhist.ui.voice.speech_lengths import LENGTHS
from farwhist.ui.wording.card_names import card_name, suit_name
from farwhist.ui.wording.game_names import presets_at_table
from tests.ui import driving
from tests.ui.furnished import Furnished
from tests.ui.table.test_play import play_until_forced
from tests.ui.voice.test_event_log import FAMILY, names_in
from tests.ui.voice.test_event_log import full as whole

NAMES = ("You", "Oscar", "Nora", "Eddie", "Sven", "Ilse", "Bruno")
TWO = ShownMatch(0, NAMES[:2])
MOST = 300
"""So many events of a match are enough."""


def heard(preset: str, length: str) -> Iterator[tuple[events.Event | Decision, Position, str]]:
    """Yield the events and the questions of a match, the view, and what is said to seat 0."""
    seats = max(PRESETS[preset].least_seats, min(4, PRESETS[preset].most_seats))
    rules = ruleset(preset, seats)
    match, bot, rng = Match(rules, 3), bots.make(bots.LEVELS[0], rules), Random(3)
    shown, view, speech = (
        ShownMatch(0, NAMES[:seats], rules=rules),
        Position(seats),
        LENGTHS[length](),
    )
    done = 0
    while match.decisions and done < MOST:
        for truth in match.events[done:]:
            event = truth.seen_by(0)
            yield event, view, " ".join(speech.told(event, view, shown))
            event.apply(view)
        done = len(match.events)
        decision = next(each for each in match.decisions if not each.settled)
        if decision.seat == 0:
            yield decision, view, speech.asked(decision, view, shown)
        match.submit(decision.seat, bot.choose(match.view(decision.seat), decision, rng))


@pytest.mark.parametrize("preset", presets_at_table())
def test_each_length_is_longer_than_the_one_before(preset: str) -> None:
    told = {length: [text for _, _, text in heard(preset, length)] for length in LENGTHS}
    words = {length: len(" ".join(texts).split()) for length, texts in told.items()}
    assert words["short"] < 0.9 * words["normal"] and words["normal"] < words["full"]
    for normal, longer in zip(told["normal"], told["full"], strict=True):
        assert longer.startswith(normal)


@pytest.mark.parametrize("preset", presets_at_table())
def test_in_short_it_is_told_which_cards_may_be_played(preset: str) -> None:
    for asked, view, text in heard(preset, "short"):
        if not isinstance(asked, Decision) or view.pile:
            continue
        assert whole(text)
        if not all(isinstance(move, PlayCard) for move in asked.moves):
            continue
        hand = [each for each in view.hands[0] if each is not None]
        assert named(text, hand) == {each for each in hand if play(each) in asked.moves}, text


def named(question: str, hand: Sequence[Card]) -> set[Card]:
    """Return the cards of a hand that a question names: each, a whole suit, or all."""
    if question in ("You lead.", "Your turn: any card."):
        return set(hand)
    words = question.rstrip(".").partition(": ")[2].split(", ")
    suits = [suit for suit in Suit if suit_name(suit) in words]
    return {each for each in hand if each.suit in suits or card_name(each) in words}


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("event", FAMILY, ids=str)
def test_no_length_tells_what_is_hidden(length: str, event: events.Event) -> None:
    told = " ".join(LENGTHS[length]().told(event.seen_by(0), Position(2), TWO))
    for hidden in names_in(event) - names_in(event.seen_by(0)):
        assert hidden not in told


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (events.MatchStarted(2, 0), ""),
        (events.DealStarted(5, 1, (0, 1), 0), "Deal 1: 5 cards, Oscar deals."),
        (events.DealStarted(5, 0, (0, 1), 0), "Deal 1: 5 cards, you deal."),
        (events.BidSealed(1, None), ""),
        (events.BidSealed(0, 2), "You are ready."),
        (events.BidsRevealed((2, 1), 3), "Bids: you 2, Oscar 1."),
        (events.BidsRevealed((None, None), 3, True), "In all, 3 tricks bid out of 0: over by 3."),
        (events.BidMade(1, 2, 2), "Oscar: 2."),
        (events.CardPlayed(1, card("9S")), "Oscar: nine of spades."),
        (events.CardPlayed(0, card("9S")), "You: nine of spades."),
        (events.TrumpSet(Suit.HEARTS), "Hearts are trumps."),
        (events.OrderSet(True), "Low cards win."),
        (events.CardDiscarded(1, None), ""),
        (events.CardLookedAt(0, card("9S")), ""),
        (
            events.DealScored((11, -1), (1, 0)),
            "You: 11, 11 in all. Oscar: minus 1, minus 1 in all.",
        ),
    ],
    ids=str,
)
def test_events_are_told_in_short(event: events.Event, told: str) -> None:
    view = Position(2)
    events.MatchStarted(2, 0).apply(view)
    view.spoken, view.ready = [False, False], [False, False]
    if isinstance(event, events.DealScored):
        view.spoken = [True, True]
    assert " ".join(short_speech.told(event, view, TWO)) == told


def test_the_card_that_was_turned_up_tells_the_trumps_in_short() -> None:
    view = Position(2)
    view.turn_up = card("5H")
    assert short_speech.told(events.TrumpSet(Suit.HEARTS), view, TWO) == []
    assert short_speech.told(events.TrumpSet(Suit.CLUBS), view, TWO) == ["Clubs are trumps."]
    assert short_speech.told(events.TrumpSet(None), view, TWO) == ["There is no trump."]


@pytest.mark.parametrize(
    ("moves", "asked"),
    [
        ((PASS, Contract(3, Strain.UP)), "Bid 3 uptown or more, or pass."),
        ((Contract(3, Strain.UP),), "Bid 3 uptown or more."),
        ((PASS, Auction(2, None), Auction(3, None)), "Offer 2 or more, or pass."),
        ((LOOK, Bid(0), Bid(1)), "Bid blind, or look. Blind: 0, 1."),
        ((NameOrder(False), NameOrder(True)), "High or low?"),
        ((Give(card("2C")), Give(card("3C"))), "Give a card."),
        ((play(card("2C")), KNOCK), "Play or knock?"),
        ((PLAY_UNSEEN,), "Play your unseen card."),
        ((PASS,), "You can only pass."),
        ((Bid(0), Bid(1), Bid(2)), "Your bid: 0 to 2."),
        ((Bid(0), Bid(2)), "Your bid: 0 to 2, not 1."),
        ((Bid(0), Bid(4)), "Your bid: 0, 4."),
        ((Bid(3),), "Your bid: 3."),
    ],
    ids=str,
)
def test_questions_are_few_words_that_say_what_may_be_chosen(
    moves: tuple[Move, ...], asked: str
) -> None:
    assert short_speech.asked(Decision(0, moves), Position(2), TWO) == asked


def test_the_usual_length_is_the_default_and_says_what_the_log_says() -> None:
    assert TableRows.speech.default == "normal"
    for told, view, text in heard("elevator", "normal"):
        if isinstance(told, Decision):
            assert text == spoken.your_turn(told, view)
        else:
            rules = ruleset("elevator", 4)
            shown = ShownMatch(0, NAMES[:4], rules=rules)
            assert text == " ".join(sentences.describe(told, view, shown))


def test_in_full_the_player_hears_the_stand_after_each_trick_but_the_last() -> None:
    after = [
        (view.size - len(view.tricks), text)
        for told, view, text in heard("elevator", "full")
        if isinstance(told, events.TrickTaken)
    ]
    assert {left for left, _ in after} > {1, 2}
    for left, text in after:
        assert ("You bid " in text) is (left > 1), text


def test_in_full_both_sides_are_told() -> None:
    told = [
        text for event, _, text in heard("classic", "full") if isinstance(event, events.TrickTaken)
    ]
    assert told[0].endswith((" Tricks: we 1, they 0.", " Tricks: we 0, they 1."))


def test_in_full_the_question_tells_bids_suits_trick_and_choice() -> None:
    view = Position(4)
    view.active, view.size, view.bid_total = (0, 1, 2, 3), 3, 2
    view.hands = [[card("2S"), card("3S"), card("4H")], [None], [None], [None]]
    view.spoken, view.bids = [False, True, False, False], [None, 2, None, None]
    shown = ShownMatch(0, NAMES[:4])
    told = full_speech.asked(Decision(0, (Bid(0), Bid(1), Bid(3))), view, shown)
    assert told.endswith(
        "Your bid: 0 to 3, not 2. Tricks bid so far: 2 of 3. "
        "Your cards by suits: 2 spades, 1 heart."
    )
    view.trick = [(1, card("9S"))]
    told = full_speech.asked(Decision(0, (play(card("2S")), play(card("3S")))), view, shown)
    assert told.endswith(
        "Trick so far: Oscar: nine of spades. Playable: three of spades, two of spades."
    )


def test_the_preference_is_followed_and_the_log_stays_whole(
    window: Furnished, qtbot: QtBot
) -> None:
    said: list[str] = []
    window.access.announcer.set_sink(lambda text, urgent: said.append(text))
    window.table_preferences.set(speech="short")
    window.matches.start("elevator", 4, changes=driving.deals("3"))
    play_until_forced(window, qtbot)
    window.access.announcer.flush()
    assert "Your turn: " in said[-1] and not any(" plays the " in text for text in said)
    assert any("plays the " in line or "leads the " in line for line in window.access.log.lines)
    window.table_preferences.set(speech="normal")
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    window.access.announcer.flush()
    assert any("You play the " in text for text in said)


def test_in_short_hand_and_cards_say_only_what_is_not_usual(
    window: Furnished, qtbot: QtBot
) -> None:
    text = QAccessible.Text
    window.table_preferences.set(speech="short")
    legal, illegal = play_until_forced(window, qtbot)
    table, hand = QAccessible.queryAccessibleInterface(window.table.view), window.table.hand()
    assert table.text(text.Name) == "Your hand"
    assert table.child(hand.index(legal)).text(text.Description) == ""
    assert table.child(hand.index(illegal)).text(text.Description) == "not playable"
