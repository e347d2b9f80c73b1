"""Spades for two: what opponents keep of the cards they draw, and what they know of the others."""

from __future__ import annotations

from random import Random

import pytest

from farwhist import bots
from farwhist.bots.judging.coach import Work, judge
from farwhist.bots.thinking.hint import AdviceTask, hint_of
from farwhist.bots.thinking.task import Terms
from farwhist.bots.tricks.keeping import DrawnHands, KeptCards, drawn_worth
from farwhist.bots.tricks.side_table import SideTable
from farwhist.engine.cards import card, pack
from farwhist.engine.match import Match
from farwhist.engine.moves import KEEP, REFUSE, Move
from farwhist.rules.single_deal import SingleDeal
from farwhist.rules.single_deal_rules import alone
from tests.helpers.drive import any_moves, rules_of, start

RULES = rules_of("spades_two", 2)


def drawing(first: str) -> Match:
    """Seat 1 looks at this card."""
    top = card(first)
    stock = (top, *(each for each in pack() if each is not top))
    return Match(alone(RULES, SingleDeal(0, 0, ((), ()), stock)), 1)


def choice(level: str, first: str, seed: int = 1) -> Move:
    match = drawing(first)
    return bots.make(level, RULES).choose(match.view(1), match.decisions[0], Random(seed))


@pytest.mark.parametrize("level", ["club", "strong", "expert", "rule"])
def test_every_spade_ace_and_king_is_kept_and_nothing_else(level: str) -> None:
    for each in pack():
        good = each.text.endswith("S") or each.text[0] in "AK"
        assert choice(level, each.text) == (KEEP if good else REFUSE), each


def test_weaker_players_misjudge_cards_the_beginner_more_often() -> None:
    wrong = {
        level: sum(choice(level, "QH", seed) == KEEP for seed in range(60))
        + sum(choice(level, "2S", seed) == REFUSE for seed in range(60))
        for level in ("beginner", "casual", "club")
    }
    assert wrong["beginner"] > wrong["casual"] > wrong["club"] == 0


def test_the_other_is_dealt_better_cards_than_chance_gives() -> None:
    match = any_moves(start("spades_two", 2, 6), Random(6), lambda m: not m.position.stock)
    table = SideTable.of(RULES, match.view(0), 0)
    drawn, plain, rng = DrawnHands(table), 0.0, Random(1)
    better = 0.0
    for _ in range(200):
        world = drawn.world(rng)
        own = {table.number[each] for each in match.view(0).hands[0] if each}
        assert set(world[0]) == own and len(world[1]) == 13
        assert set(world[1]) <= set(table.loose), "nothing that it discarded itself"
        better += drawn_worth(table, world[1]) / 200
        plain += drawn_worth(table, table.world(rng)[1]) / 200
    assert better > plain + 1


def test_a_world_keeps_to_the_suits_that_the_other_has_shown_to_lack() -> None:
    for seed in range(8):
        match = any_moves(
            start("spades_two", 2, seed), Random(seed), lambda m: len(m.position.tricks) == 6
        )
        view = match.view(0)
        table = SideTable.of(RULES, view, 0)
        world = DrawnHands(table).world(Random(seed))
        assert len(world[1]) == len(view.hands[1])
        if table.void[1]:
            assert not {table.suit[each] for each in world[1]} & table.void[1]


def test_the_deals_of_a_choice_use_each_card_once() -> None:
    match = any_moves(start("spades_two", 2, 9), Random(9), lambda m: len(m.moves) == 8)
    seat = match.decisions[0].seat
    seen = KeptCards(RULES, match.view(seat), seat)
    rng = Random(1)
    for move in (KEEP, REFUSE):
        end = seen.outcome(move, seen.world(rng), rng)
        assert sum(end.taken) == 13 and all(end.bids)


def test_a_hint_keeps_a_good_card_and_the_coach_blames_who_does_not() -> None:
    match = drawing("AS")
    decision, view = match.decisions[0], match.view(1)
    task = AdviceTask.of(Terms("spades_two", 2, "club", ()), view, decision, 3)
    hint = hint_of(next(iter(task.answers())))
    assert hint.move == KEEP and not hint.odds
    verdict = judge(RULES, view, decision, REFUSE, Work(400, 800, 200))
    assert verdict is not None and verdict.kind == "discard" and verdict.trick == 0
    assert {choice.moves for choice in verdict.choices} == {("keep",), ("refuse",)}
    assert verdict.loss > 0, "the ace of spades is better than a card unseen"
