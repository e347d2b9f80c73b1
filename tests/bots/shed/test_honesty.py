"""Whoever plays Bastard names only cards that it has seen, and chooses by nothing else.

A card in the hand of another, or in the stock, may be named all the same: who gave it away has seen
it, and a hand of an earlier deal stands in its result, whose cards have been dealt anew since.
"""

from __future__ import annotations

from random import Random

import pytest

from farwhist import bots
from farwhist.bots.thinking.task import MoveTask, Terms, answer, pack
from farwhist.engine.cards import Card, Seat
from farwhist.engine.match import Match
from farwhist.engine.position import Position
from tests.bots.thinking.test_honesty import views, written_cards
from tests.helpers.drive import fold, start
from tests.helpers.family import deals_of, go_on, seen_in

pytestmark = pytest.mark.slow

TABLES = [("bastard", 2, "1"), ("bastard", 4, "1"), ("bastard", 4, "2"), ("bastard", 7, "2")]
LOOKS = 6
"""So many choices of each table, with a known card elsewhere, are made in two truths."""


def elsewhere(match: Match, seat: Seat) -> set[Card]:
    """Return the cards that others hold, and those of the stock."""
    position = match.position
    hands = [hand for other, hand in enumerate(position.hands) if other != seat]
    return {card for cards in (*hands, position.stock) for card in cards if card is not None}


def named(match: Match, seat: Seat, terms: Terms, *, results: bool = False) -> set[Card]:
    """Return the cards lying elsewhere that a task names, also in the `results` if wanted."""
    view = fold(Position(match.rules.seats), [each.seen_by(seat) for each in match.events])
    if not results:
        view.results.clear()
    texts = written_cards(pack(MoveTask.of(terms, view, match.decisions[-1], 1)), match)
    return {card for card in elsewhere(match, seat) if card.text in texts}


@pytest.mark.parametrize(("game", "seats", "packs"), TABLES)
def test_each_hidden_card_that_a_task_names_was_seen_by_its_seat(
    game: str, seats: int, packs: str
) -> None:
    texts = {"packs": packs, "games": "2"}
    terms = Terms(game, seats, "casual", tuple(texts.items()))
    given = earlier = 0
    for seed in range(3):
        match, rng = start(game, seats, seed, **texts), Random(seed)
        while not match.over and len(match.moves) < 500:
            seat = match.decisions[-1].seat
            deals = [seen_in(deal, seat) for deal in deals_of(match.events)[1:]]
            now, ever = named(match, seat, terms), named(match, seat, terms, results=True)
            assert now <= deals[-1], now - deals[-1]
            assert ever <= set().union(*deals), ever
            given, earlier = given + len(now), earlier + len(ever - now)
            go_on(match, rng, 1)
    assert earlier and (given or seats == 2), "nothing was looked at"


@pytest.mark.usefixtures("few_deals")
@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("packs", ["1", "2"])
def test_cards_that_it_has_not_seen_change_no_choice(level: str, packs: str) -> None:
    texts = {"packs": packs, "games": "2"}
    terms = Terms("bastard", 4, level, tuple(texts.items()))
    looks = differ = 0
    for seed in range(20):
        match, rng = start("bastard", 4, seed, **texts), Random(seed)
        while not match.over and len(match.moves) < 300 and looks < LOOKS:
            decision = match.decisions[-1]
            if len(decision.moves) > 1 and named(match, decision.seat, terms):
                here, there, other = views(match, decision.seat, rng)
                tasks = [MoveTask.of(terms, view, decision, seed) for view in (here, there)]
                assert pack(tasks[0]) == pack(tasks[1])
                assert answer(tasks[0]) == answer(tasks[1])
                looks, differ = looks + 1, differ + other
                go_on(match, rng, 9)
            go_on(match, rng, 1)
    assert looks == LOOKS and differ
