"""A decided rest of a deal, against every way to play it out."""

from __future__ import annotations

from copy import copy
from dataclasses import fields
from random import Random

import pytest

from farwhist.engine.cards import Card
from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.phase import Phase
from farwhist.engine.position import Position
from farwhist.rules.catalogue import ruleset
from farwhist.rules.decided import decided
from farwhist.rules.phases.tricks import Tricks
from tests.helpers.drive import at_trick

pytestmark = pytest.mark.slow

SEED_COUNT = 20
MOST_CARDS = {3: 3, 4: 2}
FIELDS = [field.name for field in fields(Position)]


def endings(position: Position, phase: Phase) -> set[tuple[int, ...]]:
    """Return the tricks of all seats for every legal way to play the deal out."""
    found: set[tuple[int, ...]] = set()
    for item in phase.step(position, Random(0)):
        if isinstance(item, Decision):
            for move in item.moves:
                after = twin(position)
                for event in phase.answer(after, item.seat, move):
                    event.apply(after)
                found |= endings(after, phase)
            return found
        item.apply(position)  # type: ignore[union-attr]
    if any(position.hands[seat] for seat in position.active) or position.trick:
        return endings(position, phase)
    return {tuple(position.taken)}


def twin(position: Position) -> Position:
    """Return a copy that shares only what no event changes: cards, tuples and the like."""
    made = copy(position)
    for name in FIELDS:
        value = getattr(made, name)
        if isinstance(value, list):
            inner = [each[:] if isinstance(each, list) else each for each in value]
            setattr(made, name, inner)
        else:
            assert not isinstance(value, dict | set), name
    return made


def redealt(position: Position, seat: int, rng: Random) -> Position:
    """Return a position that `seat` may take for the real one: the other cards dealt anew.

    Some may be impossible, where somebody has shown to be void: the claim must hold even then.
    """
    other = twin(position)
    away: list[Card | None] = []
    for each in other.active:
        if each != seat:
            away += other.hands[each]
    rng.shuffle(away)
    for each in other.active:
        if each != seat:
            count = len(other.hands[each])
            other.hands[each] = away[:count]
            away = away[count:]
    return other


@pytest.mark.parametrize("preset", ["elevator", "oh_hell", "romanian_818", "wizard"])
@pytest.mark.parametrize("seats", [3, 4])
def test_a_decided_deal_ends_the_same_whatever_is_played(preset: str, seats: int) -> None:
    full = {"sequence": "CUSTOM", "custom": ",".join([str(60 // seats)] * 3)}
    rules = ruleset(preset, seats, full if preset == "wizard" else {})
    known = hidden = 0
    for seed in range(SEED_COUNT):
        rng = Random(seed)
        match = Match(rules, seed)
        while not match.over:
            decision = next(each for each in match.decisions if not each.settled)
            choice = decision.moves[rng.randrange(len(decision.moves))]
            seat, truth = decision.seat, match.position
            phase = rules.phases[truth.phase]
            ending = decided(rules, match.view(seat), seat)
            if ending is not None:
                assert isinstance(phase, Tricks)
                known += ending.tricks is not None
                hidden += ending.tricks is None
                size = max(len(truth.hands[each]) for each in truth.active)
                if size <= MOST_CARDS[seats]:
                    (taken,) = endings(twin(truth), phase)
                    if ending.tricks is not None:
                        assert taken[seat] - truth.taken[seat] == ending.tricks
                        (again,) = endings(redealt(truth, seat, rng), phase)
                        assert again[seat] == taken[seat]
            match.submit(seat, choice)
    assert hidden >= 10
    assert known >= 3


def at(rules_trick: str, hand: str, earlier: tuple[str, ...] = ()) -> Position:
    """Return the view of the seat that plays `hand` next, under spades as trumps."""
    position, phase, _ = at_trick(ruleset("elevator", 4), hand, "S", rules_trick, earlier)
    position.phase = next(
        n for n, each in enumerate(ruleset("elevator", 4).phases) if each == phase
    )
    return position


def test_top_trumps_on_lead_take_the_rest() -> None:
    rules = ruleset("elevator", 4)
    view = at("", "AS KS QS")
    ending = decided(rules, view, view.turn)
    assert ending is not None and ending.tricks == 3
    view = at("", "AS KS JS")
    assert decided(rules, view, view.turn) is None


def test_an_ace_may_be_ruffed_as_long_as_a_trump_is_out() -> None:
    rules = ruleset("elevator", 4)
    view = at("", "AS KS AH")
    assert decided(rules, view, view.turn) is None


def test_masters_do_not_help_who_cannot_take_the_trick() -> None:
    rules = ruleset("elevator", 4)
    view = at("2H 3H", "AS KS QS")
    ending = decided(rules, view, view.turn)
    assert ending is not None and ending.tricks == 3
    view = at("2H 3H", "AS KS 4H")
    assert decided(rules, view, view.turn) is None


def test_a_jester_takes_nothing_for_certain_and_a_wizard_only_when_none_is_out() -> None:
    rules = ruleset("wizard", 4)

    def told(hand: str, earlier: tuple[str, ...] = ()) -> int | None:
        position, phase, _ = at_trick(rules, hand, "NT", "", earlier)
        position.phase = next(n for n, each in enumerate(rules.phases) if each == phase)
        ending = decided(rules, position, position.turn)
        return None if ending is None else ending.tricks

    assert told("W1 W2 W3 W4") == 4
    assert told("W1 W2 W3") is None
    assert told("W1 W2", ("W3 W4 2S 3S",)) == 2
    assert told("W3 W4 J1", ("W1 W2 2S 3S",)) is None
