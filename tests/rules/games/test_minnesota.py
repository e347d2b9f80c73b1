"""Minnesota and Norwegian Whist: who decides, who leads, and what both sides are paid."""

from random import Random

import pytest

from farwhist.engine.events import ContractMade, MatchEnded, MatchStarted
from farwhist.engine.moves import Contract, Strain
from farwhist.engine.position import Position
from farwhist.rules.phases.contracts import GRAND, NULLO, GrandAuction
from farwhist.rules.phases.side_scoring import SideScoring
from tests.helpers.drive import fold, rules_of
from tests.helpers.referees import check
from tests.helpers.tables import Table, dealt, opened, taken

HANDS = [" ".join(rank + suit for rank in "AKQJT98765432") for suit in "SHDC"]
CALLS = ["contract 1 grand", "contract 1 nullo"]


def auction(preset: str = "minnesota", **options: str) -> Table:
    """Open the calls; seat 3 deals, and each seat holds a suit."""
    rules = rules_of(preset, 4, **options)
    return Table(rules, [*opened(rules, 13), dealt(HANDS)], GrandAuction)


def points(
    contract: Contract, *won: int, caller: int = 0, preset: str = "minnesota", **options: str
) -> tuple[float, ...]:
    """Return the points of both sides when `caller` has called and the seats have won so."""
    rules = rules_of(preset, 4, **options)
    begun = [*opened(rules, 13), dealt(HANDS), ContractMade(caller, contract), *taken(*won)]
    assert rules.side_pay
    return rules.side_pay.points(fold(Position(4), begun))


# Who decides


def test_nullo_remains_for_the_dealer_when_all_pass() -> None:
    table = auction()
    for seat in range(3):
        assert (table.seat, table.legal) == (seat, {"pass", CALLS[0]})
        assert table.objection(CALLS[1]) == "not_now"
        table.do("pass")
    assert (table.seat, table.legal) == (3, set(CALLS))
    assert table.objection("pass") == "dealer_must_bid"
    table.do(CALLS[1])
    assert (table.position.declarer, table.position.contract) == (3, NULLO)


def test_the_first_grand_ends_the_calls() -> None:
    table = auction().do("pass", CALLS[0])
    assert len(table.position.calls) == 2
    assert (table.position.declarer, table.position.contract) == (1, GRAND)


def test_in_norway_everybody_may_call_nullo() -> None:
    table = auction("norwegian")
    assert table.legal == {"pass", *CALLS}
    table.do(CALLS[1])
    assert (table.position.declarer, table.position.contract) == (0, NULLO)


@pytest.mark.parametrize("text", ["contract 2 grand", "contract 1 nt", "bid 3"])
def test_nothing_else_may_be_called(text: str) -> None:
    assert auction().objection(text) == "not_now"


# Who leads


@pytest.mark.parametrize(
    ("preset", "calls", "leader"),
    [
        ("minnesota", [CALLS[0]], 3),
        ("minnesota", ["pass", "pass", CALLS[0]], 1),
        ("minnesota", ["pass", "pass", "pass", CALLS[0]], 2),
        ("minnesota", ["pass", "pass", "pass", CALLS[1]], 0),
        ("norwegian", [CALLS[0]], 1),
        ("norwegian", ["pass", CALLS[1]], 0),
        ("norwegian", ["pass", "pass", "pass", CALLS[1]], 2),
    ],
)
def test_who_leads(preset: str, calls: list[str], leader: int) -> None:
    table = auction(preset).do(*calls)
    assert (table.seat, table.position.trump, table.position.low) == (leader, None, False)


# Points


def test_at_grand_the_odd_tricks_score_for_whoever_takes_them() -> None:
    assert points(GRAND, 5, 2, 4, 2) == (3, 0)
    assert points(GRAND, 3, 4, 2, 4) == (0, 2)
    assert points(GRAND, 3, 4, 2, 4, caller=1) == (0, 2)


def test_at_nullo_they_score_for_the_others() -> None:
    assert points(NULLO, 5, 2, 4, 2) == (0, 3)
    assert points(NULLO, 0, 6, 0, 7) == (7, 0)


def test_a_grand_that_fails_may_count_double() -> None:
    assert points(GRAND, 3, 4, 2, 4, grand_failed="double") == (0, 4)
    assert points(GRAND, 3, 4, 2, 4, caller=3, grand_failed="double") == (0, 2)


def test_in_south_dakota_whoever_fails_loses() -> None:
    assert points(GRAND, 3, 4, 2, 4, preset="south_dakota") == (-2, 0)
    assert points(GRAND, 3, 4, 3, 3, preset="south_dakota") == (-1, 0)
    assert points(GRAND, 5, 2, 4, 2, preset="south_dakota") == (3, 0)
    assert points(NULLO, 5, 2, 4, 2, preset="south_dakota") == (-3, 0)


def test_in_norway_tricks_count_more() -> None:
    assert points(GRAND, 5, 2, 4, 2, preset="norwegian") == (12, 0)
    assert points(GRAND, 3, 4, 2, 4, preset="norwegian") == (0, 16)
    assert points(NULLO, 5, 2, 4, 2, preset="norwegian") == (0, 6)


@pytest.mark.parametrize(
    ("preset", "totals", "ends"),
    [
        ("minnesota", [13, 3], True),
        ("minnesota", [12, 3], False),
        ("south_dakota", [-11, 3], True),
        ("south_dakota", [-10, 3], False),
        ("norwegian", [49, 0], False),
        ("norwegian", [0, 51], True),
    ],
)
def test_what_ends_a_match(preset: str, totals: list[int], ends: bool) -> None:
    rules = rules_of(preset, 4)
    (scoring,) = (each for each in rules.phases if isinstance(each, SideScoring))
    position = fold(Position(4), [MatchStarted(2, 0)])
    position.totals = list(totals)
    step = scoring.step(position, Random(0))
    winner = int(totals[1] > totals[0])
    assert list(step) == ([MatchEnded(((winner,), (1 - winner,)))] if ends else [])


def test_the_words_of_a_call_are_read_back() -> None:
    table = auction("norwegian").do("contract 1 nullo")
    assert table.position.contract == Contract(1, Strain.NULLO)


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("minnesota", {"calls": "everybody", "grand_lead": "after"}),
        ("minnesota", {"grand_failed": "lost"}),
        ("norwegian", {"nullo_pays": "lost", "play": "hands", "hands": "3"}),
    ],
)
def test_matches_are_sound(preset: str, options: dict[str, str]) -> None:
    assert check(preset, 4, "--matches", "6", "--seed", "9", **options) == 6
