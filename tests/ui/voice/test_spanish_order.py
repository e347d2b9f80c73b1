"""A hand is told and laid open as its ranks beat each other: the three next to the ace."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Card, Suit
from farwhist.engine.decision import Decision
from farwhist.engine.events import CardsDealt
from farwhist.engine.match import Match
from farwhist.engine.moves import PlayCard
from farwhist.engine.position import Position
from farwhist.ui.deck.deck import Deck
from farwhist.ui.review.board import open_hands
from farwhist.ui.review.hands_dialog import CARDS, HandsDialog
from farwhist.ui.review.page_style import PageStyle
from farwhist.ui.style.tokens import LIGHT
from farwhist.ui.table.layout.layout import lay_out
from farwhist.ui.table.theme import Theme
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.voice.speech_lengths import LENGTHS
from farwhist.ui.wording.card_names import card_name
from tests.helpers.drive import any_moves, deals_done, rules_of

NAMES = ("You", "Oscar", "Nora", "Eddie")
RULES = rules_of("pocha", 4, sequence="CUSTOM", custom="10", hook="off")
SHOWN = ShownMatch(0, NAMES, rules=RULES)
FALL = (14, 3, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 2)
"""The ranks from the ace down, as the Spanish order has them."""

pytestmark = pytest.mark.usefixtures("qapp")


def falls(cards: list[Card]) -> bool:
    """Whether the cards of each suit go down, and some suit has a three and a card beside it."""
    suits = [[FALL.index(each.rank) for each in cards if each.suit is suit] for suit in Suit]
    return all(one < other for places in suits for one, other in pairwise(places))


def named(text: str, hand: list[Card]) -> list[Card]:
    """Return the cards of a hand in the order in which a text names them."""
    return sorted((each for each in hand if card_name(each) in text),
                  key=lambda each: text.index(card_name(each)))  # fmt: skip


def with_threes() -> Match:
    """Return a match in which the first seat holds a three that is not the lowest of its suit."""
    return next(
        match
        for match in (Match(RULES, seed) for seed in range(50))
        if not falls(
            sorted((each for each in match.position.hands[0] if each), key=lambda one: -one.rank)
        )
    )


@pytest.mark.parametrize("length", LENGTHS)
def test_the_cards_that_were_dealt_are_told_in_it(length: str) -> None:
    match = with_threes()
    hand = [each for each in match.position.dealt[0] if each is not None]
    view = Position(4)
    for truth in match.events:
        event = truth.seen_by(0)
        if isinstance(event, CardsDealt):
            told = named(" ".join(LENGTHS[length]().told(event, view, SHOWN)), hand)
            assert len(told) == len(hand) and falls(told)
        event.apply(view)


@pytest.mark.parametrize("length", ["short", "full"])
def test_the_cards_that_may_be_played_are_told_in_it(length: str) -> None:
    asked = 0
    for seed in range(20):
        match = any_moves(Match(RULES, seed), Random(seed), lambda each: any(each.position.trick))
        decision = match.decisions[0]
        hand = [each for each in match.position.hands[decision.seat] if each is not None]
        told = LENGTHS[length]().asked(
            decision, match.view(decision.seat), ShownMatch(decision.seat, NAMES, rules=RULES)
        )
        cards = named(told, playable(decision, hand))
        asked += len(cards) > 1
        assert falls(cards)
    assert asked


def playable(decision: Decision, hand: list[Card]) -> list[Card]:
    moves = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
    return [each for each in hand if each in moves]


def test_all_hands_of_a_deal_lie_in_it(qtbot: QtBot) -> None:
    match = any_moves(with_threes(), Random(1), deals_done(1))
    style = PageStyle(Theme(), LIGHT, Deck())
    dialog = HandsDialog(
        match.position.results[0], 1, NAMES, range(4), ranks=SHOWN.order.ranks, style=style
    )
    qtbot.addWidget(dialog)
    table = dialog.table
    cells = [table.item(row, n) for row in range(4) for n in range(2, table.columnCount())]
    assert all(falls(cell.data(CARDS)) for cell in cells if cell is not None)


def test_hands_that_are_laid_open_lie_in_it() -> None:
    match = any_moves(Match(RULES, 3), Random(3), lambda each: any(each.position.trick))
    layout = open_hands(lay_out(match.position, 0, 1200, 800), match.position, 0, SHOWN.order)
    for seat in range(1, 4):
        held = [each for each in match.position.hands[seat] if each is not None]
        assert falls(sorted(held, key=lambda each: layout.poses[each].z))
