"""The coach in games without exact bids: what is worth what, and what hangs on a decision."""

from __future__ import annotations

from copy import copy
from random import Random

import pytest

from farwhist.bots.judging.coach import Work, judge
from farwhist.bots.judging.payoffs import ON_ONE_CARD, SidePoints, Staying, after
from farwhist.bots.judging.verdict import Verdict
from farwhist.engine.cards import card
from farwhist.engine.match import Match
from farwhist.engine.moves import Contract, PlayCard, Strain
from tests.helpers.drive import any_moves, deals_done, start
from tests.helpers.family import SHORT

FEW = Work(30, 30, 15)


def verdicts(match: Match, deals: int, rng: Random) -> list[Verdict | None]:
    """Play at random and judge every third choice."""
    found = []
    for number in range(10_000):
        if match.over or len(match.position.results) >= deals:
            break
        decision = next(each for each in match.decisions if not each.settled)
        move = decision.moves[int(rng.random() * len(decision.moves))]
        if number % 3 == 0 or not isinstance(move, PlayCard):
            view = match.view(decision.seat)
            found.append(judge(match.rules, view, decision, move, FEW))  # type: ignore[arg-type]
        match.submit(decision.seat, move)
    return found


@pytest.mark.parametrize(
    ("preset", "kinds", "unit", "share"),
    [
        ("classic", {"card"}, "points", "odd_trick"),
        ("bid_whist", {"call", "card", "trump"}, "points", "contract"),
        ("bid_whist_kitty", {"call", "card", "trump", "discard"}, "points", "contract"),
        ("spades", {"bid", "card"}, "points", "contract"),
        ("cutthroat", {"bid", "card"}, "points", "contract"),
        ("knockout", {"card", "trump"}, "match", "stay"),
    ],
)
def test_all_kinds_of_choices_are_judged(
    preset: str, kinds: set[str], unit: str, share: str
) -> None:
    match = start(preset, seed=4, **SHORT.get(preset, {}))
    told = [each for each in verdicts(match, 2, Random(4)) if each]
    assert {each.kind for each in told} == kinds
    for each in told:
        if not each.forced:
            assert (each.unit, each.share) == (unit, share)
            assert each.stake > 0
            assert all(0 <= choice.share <= 1 for choice in each.choices)
            assert {"sure", "left", "best", "played"} <= set(each.grounds.facts)


def test_cards_that_are_passed_are_judged() -> None:
    match = start("spades_suicide", 4, 4, passing="any", target="100", floor="-200")
    told = [each for each in verdicts(match, 2, Random(4)) if each and each.kind == "discard"]
    assert len(told) == 16
    for each in told:
        assert (each.unit, each.share) == ("points", "contract") and not each.forced
        assert all(text.startswith("give ") for choice in each.choices for text in choice.moves)


def test_who_sheds_cards_is_not_judged() -> None:
    found = verdicts(start("bastard", 4, 1), 1, Random(2))
    assert len(found) > 5
    assert all(each is None for each in found)


def test_who_stays_in_wins_as_often_as_the_others_who_do() -> None:
    match = start("knockout", 4, 1)
    view = match.view(0)
    payoff = Staying(match.rules, view, 0)  # type: ignore[arg-type]
    size = view.size
    assert payoff.value(after(view, [size, 0, 0, 0])) == 1, "a sweep wins at once"
    three = after(view, [1, size - 2, 1, 0])
    weights = 3 + ON_ONE_CARD
    assert payoff.value(three) == pytest.approx(1 / weights)
    assert payoff.met(three) == 1
    fallen = Staying(match.rules, view, 3)  # type: ignore[arg-type]
    assert fallen.value(three) == pytest.approx(ON_ONE_CARD / weights), "the first second chance"
    late = copy(three)
    late.lives = 1
    again = Staying(match.rules, view, 3)  # type: ignore[arg-type]
    assert again.value(late) == 0
    assert again.met(late) == 0


def test_a_contract_is_worth_what_it_is_made_or_set_for() -> None:
    match = start("bid_whist", 4, 1)
    view = copy(match.view(0))
    view.contract, view.declarer = Contract(4, Strain.UP), 1
    assert SidePoints(match.rules, view, 0).stake(view) == 8, "four for it, or four against"  # type: ignore[arg-type]
    plain = start("classic", 4, 1, **SHORT["classic"])
    payoff = SidePoints(plain.rules, plain.view(0), 0)  # type: ignore[arg-type]
    assert payoff.stake(plain.view(0)) == 1


def test_equal_cards_of_a_side_game_are_one_choice() -> None:
    match = any_moves(start("classic", 4, 3, **SHORT["classic"]), Random(3), deals_done(1))
    for _ in range(40):
        (decision,) = match.decisions
        view = match.view(decision.seat)
        found = judge(match.rules, view, decision, decision.moves[0], FEW)  # type: ignore[arg-type]
        assert found is not None
        cards = [text for choice in found.choices for text in choice.moves]
        assert len(cards) == len(set(cards)) == len(decision.moves)
        for choice in found.choices:
            suits = {card(text.removeprefix("play ")).suit for text in choice.moves}
            assert len(suits) == 1 or found.forced
        if any(len(choice.moves) > 1 for choice in found.choices) and not found.forced:
            return
        match.submit(decision.seat, decision.moves[0])
    raise AssertionError("no equal cards")
