"""Opponents that draw from the stock: honest, of five levels, and exact once all is known."""

from __future__ import annotations

from random import Random

import pytest

from farwhist import bots
from farwhist.bots.drawing.draw_table import DrawTable, cards_in
from farwhist.bots.judging.coach import Work, judge
from farwhist.engine.match import Match
from farwhist.engine.position import Position
from tests.helpers.drive import any_moves, fold, moves_on, start
from tests.helpers.family import go_on, other_truth

GAME = "german_whist"
OPEN = 13
"""So many tricks are for the stock."""


def at(seed: int, tricks: int) -> Match:
    """Return a match whose first deal has so many tricks, with more than one card to choose."""
    match = any_moves(
        start(GAME, 2, seed), Random(seed), lambda m: len(m.position.tricks) == tricks
    )
    while len(match.decisions[0].moves) < 2:
        go_on(match, Random(seed))
    return match


@pytest.mark.parametrize("tricks", [0, 5, 12])
@pytest.mark.parametrize("level", ["club", "expert"])
def test_a_choice_hangs_on_nothing_that_the_seat_has_not_seen(level: str, tricks: int) -> None:
    match = at(tricks, tricks)
    seat, bot = match.decisions[0].seat, bots.make(level, match.rules)
    told = [event.seen_by(seat) for event in match.events]
    other = other_truth(match.events, match.rules.pack, seat, Random(9))
    assert [event.seen_by(seat) for event in other] == told and other != match.events
    view = fold(Position(2), told)
    first = bot.choose(view, match.decisions[0], Random(3))
    assert first == bot.choose(match.view(seat), match.decisions[0], Random(3))


@pytest.mark.parametrize("tricks", [3, 9, 13, 17])
@pytest.mark.parametrize("memory", [0, 3, 99])
def test_every_card_is_somewhere_in_a_world(tricks: int, memory: int) -> None:
    match = at(tricks, tricks)
    seat, position = match.decisions[0].seat, match.position
    table = DrawTable.of(match.rules, match.view(seat), seat, memory)
    for number in range(20):
        world = table.world(Random(number))
        theirs = cards_in(world.theirs)
        assert len(theirs) == len(position.hands[1 - seat])
        assert len(world.stock) == max(0, len(position.stock) - 1)
        lying = [*theirs, *world.stock, *cards_in(table.mine)]
        assert len(set(lying)) == len(lying) and table.upcard not in lying


def test_cards_that_the_other_drew_face_up_are_known_until_they_are_played() -> None:
    match = at(2, 10)
    seat = match.decisions[0].seat
    table = DrawTable.of(match.rules, match.view(seat), seat)
    held = {table.number[card] for card in match.view(seat).hands[1 - seat] if card is not None}
    assert held and set(cards_in(table.theirs)) == held
    assert all(held <= set(cards_in(table.world(Random(n)).theirs)) for n in range(9))


def test_who_showed_a_void_holds_only_what_it_has_drawn_since() -> None:
    found = 0
    for seed in range(40):
        match = at(seed, 12)
        seat = match.decisions[0].seat
        table = DrawTable.of(match.rules, match.view(seat), seat)
        truth = match.position.hands[1 - seat]
        for suit, most in enumerate(table.most):
            hidden = [
                table.number[card] for card in truth
                if card is not None and table.number[card] in table.loose
            ]  # fmt: skip
            assert sum(card // 13 == suit for card in hidden) <= most
            found += most < 13
    assert found


def test_after_the_stock_all_cards_are_known_to_who_remembers_all() -> None:
    match = at(1, OPEN)
    seat = match.decisions[0].seat
    table = DrawTable.of(match.rules, match.view(seat), seat)
    truth = {table.number[card] for card in match.position.hands[1 - seat] if card}
    assert table.open and set(cards_in(table.world(Random(1)).theirs)) == truth
    assert not DrawTable.of(match.rules, match.view(seat), seat, 0).open


@pytest.mark.parametrize("seed", range(4))
def test_two_experts_take_after_the_stock_what_the_solver_says(seed: int) -> None:
    match = at(seed, OPEN)
    seat = match.decisions[0].seat
    bot = bots.make("expert", match.rules)
    best = judge(match.rules, match.view(seat), match.decisions[0], match.decisions[0].moves[0])
    assert best is not None and all(choice.error == 0 for choice in best.choices)
    while not match.position.results:
        decision = match.decisions[0]
        match.submit(decision.seat, bot.choose(match.view(decision.seat), decision, Random(1)))
    won = match.position.results[0].points[seat] == 1
    assert best.choices[best.best].value == (1 if won else -1)


def test_the_coach_blames_in_the_first_half_what_loses_the_deal_too_often() -> None:
    match = any_moves(start(GAME, 2, 5), Random(5), moves_on(start(GAME, 2, 5), 8))
    while len(match.decisions[0].moves) < 5:
        go_on(match, Random(1))
    decision = match.decisions[0]
    verdicts = [
        judge(match.rules, match.view(decision.seat), decision, move, Work(200, 200, 50))
        for move in decision.moves
    ]
    losses = [each.loss for each in verdicts if each is not None]
    assert len(losses) == len(decision.moves) and max(losses) > min(losses)
