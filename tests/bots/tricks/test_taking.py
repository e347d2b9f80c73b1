"""Tricks that are there for certain: who plays deals out takes them, and does not ruff them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from farwhist import bots, self_play
from farwhist.bots.core.knowledge import Knowledge
from farwhist.bots.judging.side_choices import comparison
from farwhist.engine.cards import Card
from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import PlayCard
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset
from tests.bots.tricks.test_side_playout import playing
from tests.helpers.drive import fold, rules_of

DEALS = range(180, 192)


def following(rules: Ruleset) -> Iterator[tuple[Position, Decision]]:
    """Yield all choices of a card to follow with, of first deals that go by rules of thumb."""
    for seed in DEALS:
        match, rng = Match(rules, seed), Random(seed)
        thumbs = [bots.make("rule", rules)] * 4
        for chosen in self_play.moves(match, thumbs, lambda seat, rng=rng: rng):
            view, decision = chosen.view, chosen.decision
            cards = isinstance(decision.moves[0], PlayCard)
            if cards and view.trick and len(decision.moves) > 1:
                yield view, decision
            if len(view.tricks) == view.size - 1:
                break


def played(level: str, rules: Ruleset, view: Position, decision: Decision) -> Card:
    """Return the card that a level plays."""
    move = bots.make(level, rules).choose(view, decision, Random(1))
    assert isinstance(move, PlayCard)
    return move.cards[0]


@pytest.mark.parametrize("game", ["classic", "bid_whist"])
def test_sure_tricks_are_taken_and_those_of_the_partner_are_not_ruffed(game: str) -> None:
    rules = rules_of(game, 4)
    wins, let_go, boss, ruffed = 0, list[str](), 0, list[str]()
    for view, decision in following(rules):
        seat, winner = decision.seat, rules.ranking.winner
        leading = winner(view.trick, view.trump, view.low)
        cards = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
        taking = [
            card for card in cards
            if winner([*view.trick, (seat, card)], view.trump, view.low) == seat
        ]  # fmt: skip
        known = Knowledge.of(rules, view, seat)
        best = next(card for mover, card in view.trick if mover == leading)
        last = len(view.trick) == 3
        if last and (leading - seat) % 2 and taking:
            wins += 1
            card = played("club", rules, view, decision)
            let_go += [] if card in taking else [f"{card} to {view.trick}"]
        trumps = [card for card in cards if known.is_trump(card)]
        mate = (leading - seat) % 2 == 0 and not known.is_trump(best)
        if mate and (last or known.is_master(best)) and 0 < len(trumps) < len(cards):
            boss += 1
            card = played("club", rules, view, decision)
            ruffed += [f"{card} on {best}"] if known.is_trump(card) else []
    assert wins > 15 and boss > 5
    assert not let_go
    assert not ruffed


def test_a_card_of_the_trick_parts_cards_that_seem_equal() -> None:
    hands = ["5H 2C 3C", "9H 4C 5C", "3H 6C 7C", "TH 8H 8C"]
    table = playing("classic", hands, "S", "5H", "9H", "3H")
    assert table.decision
    view = fold(Position(4), [event.seen_by(table.seat) for event in table.events])
    found = comparison(table.rules, view, table.decision)
    assert found
    assert sorted(found.moves) == [("play 8H",), ("play TH",)]


HELD = "RJ AS KS QS JS 5S AD 4D 4H JC 4C 2C"


@pytest.mark.parametrize("level", ["casual", "club", "strong"])
def test_a_declarer_with_the_top_trumps_draws_trumps(level: str) -> None:
    hands = [HELD, "3C 7C 6D 7D 8D 6H 8H TH QH KH 2S TS", "6C 9C AC 3D 5D JD QD 2H 5H 9H BJ 6S",
             "5C 8C TC 2D 9D TD 3H 7H JH 3S 7S 9S"]  # fmt: skip
    table = playing("bid_whist", hands, "S")
    view = fold(Position(4), [event.seen_by(0) for event in table.events])
    assert table.decision
    leads = []
    for seed in range(6):
        move = bots.make(level, table.rules).choose(view, table.decision, Random(seed))
        assert isinstance(move, PlayCard)
        leads.append(move.cards[0].text)
    assert {*leads} <= {"RJ", "AS", "KS", "QS", "JS"}
