"""What is scored is what is explained: points are the sum of their parts."""

import ast
from itertools import product
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from farwhist import rules
from farwhist.engine.events import DealScored
from farwhist.engine.match import Match
from farwhist.engine.position import Position
from farwhist.rules.scoring.add_ons import AddOn, AddOnExample
from farwhist.rules.scoring.example import example
from farwhist.rules.scoring.parts import PARTS, Part, Parts
from farwhist.rules.scoring.scheme import Case
from farwhist.rules.scoring.schemes import SCHEMES, scheme
from tests.helpers.chosen import short_matches
from tests.helpers.drive import any_moves, deals_done, rules_of, start

OWN = "M0=1.5 M1=2 M2=-1 Mtri=1 Mn=-0.5 Mv=2 O0=4 Ot=1 Ob=-2 Ub2=1 Xd=-1 Xtri=2 Usq=-1 Xn=1"


@pytest.mark.parametrize("name", [*SCHEMES, OWN, "T0=3 T2=-4 M1=1 nilfail=-7 Z0=2 Zn=1"])
def test_every_part_of_a_scheme_has_a_name_and_is_paid_for(name: str) -> None:
    for size, bid, taken, others in product((1, 3, 7, 13), range(8), range(8), (0, 1, 3)):
        if max(bid, taken) > size:
            continue
        bids, tricks = [bid, 1, 0, 2], [taken, others, 0, 2]
        for totals in ([0] * 4, [13, -4, 8, 1], [-20, -9, -3, 0]):
            case = Case(size, 13, (0, 1, 2, 3), bids, tricks, totals, full_pack=size == 13)
            for seat in range(4):
                parts = scheme(name).parts(case, seat)
                assert {part.key for part in parts} <= set(PARTS)
                assert all(part.each for part in parts)


def paid_for() -> set[str]:
    """Return every key that the rules give a part by name."""
    found = set()
    for path in Path(rules.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Part" and node.args:
                key = node.args[0]
                if isinstance(key, ast.Constant):
                    found.add(str(key.value))
    return found


def test_everything_that_is_paid_for_has_a_name() -> None:
    assert paid_for() - set(PARTS) == set()
    assert {"made", "slam", "doubled", "odd", "honours"} <= paid_for()


def add_up(match: Match) -> None:
    results = match.position.results
    for number, result in enumerate(results):
        for seat in range(match.rules.seats):
            parts = match.rules.book.explained(results, number, seat)
            assert sum(part.points for part in parts) == result.points[seat], (number, seat)


@given(short_matches(), st.integers(0, 1000))
@settings(max_examples=60, deadline=None)
def test_the_parts_add_up_in_any_match(match: Match, seed: int) -> None:
    add_up(any_moves(match, Random(seed)))


@pytest.mark.parametrize("game", ["classic", "bid_whist"])
@pytest.mark.parametrize("seed", range(4))
def test_the_parts_of_a_side_add_up_for_everybody_who_sees_them(game: str, seed: int) -> None:
    own = {"honours": "on"} if game == "classic" else {"defensive_scoring": "on"}
    match = any_moves(start(game, 4, seed, **own), Random(seed), deals_done(4))
    for view in (match.position, match.view(0)):
        for number, result in enumerate(view.results):
            for side in (0, 1):
                parts = match.rules.explained(view.results, number, side)
                assert sum(part.points for part in parts) == result.points[side]


@pytest.mark.parametrize("seed", range(4))
def test_add_ons_are_parts_of_their_own(seed: int) -> None:
    match = start(
        "romanian_premium", 4, seed=seed, slam="15", spade_double="on", streak_len="2",
        streak_amount="7", streak_one_card="count",
    )  # fmt: skip
    add_up(any_moves(match, Random(seed)))
    found = {
        part.key
        for number in range(len(match.position.results))
        for seat in range(4)
        for part in match.rules.book.explained(match.position.results, number, seat)
    }
    assert {"streak", "doubled", "off", "made"} <= found


def test_the_default_scheme_is_ten_and_the_bid_or_one_a_trick_off() -> None:
    book = rules_of("elevator", 4).book
    bids, taken = [3, 2, 0, 0], [3, 1, 0, 3]
    case = Case(7, 13, (0, 1, 2, 3), bids, taken, [0] * 4)
    assert book.scheme.parts(case, 0) == (Part("made", 10), Part("bid", 1, 3))
    assert book.scheme.parts(case, 1) == (Part("off", -1, 1),)
    assert book.scheme.parts(case, 3) == (Part("off", -1, 3),)


class Sixty(AddOn, frozen=True):
    """60 points for a bid of 1 that is made."""

    @classmethod
    def examples(cls) -> tuple[AddOnExample, ...]:
        return ()

    def parts(self, case: Case, seat: int, so_far: Parts) -> Parts:
        return (Part("made", 60),) if case.bid(seat) == 1 == case.taken[seat] else ()


def test_a_new_add_on_is_scored_explained_and_shown_alike() -> None:
    book = replace(rules_of("elevator", 4).book, add_ons=(Sixty(),))
    position = Position(4, active=(0, 1, 2, 3), size=3, totals=[0] * 4)
    position.bids, position.taken = [1, 0, 0, 2], [1, 0, 0, 2]
    points = book.deal_points(position)
    assert points == (71, 10, 10, 12)
    DealScored(points, tuple(position.bids)).apply(position)
    for seat in range(4):
        parts = book.explained(position.results, 0, seat)
        assert sum(part.points for part in parts) == points[seat]
    assert sum(part.points for part in example(book, 4, 3, 1, 1)) == 71
