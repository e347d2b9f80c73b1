"""Aces that are kept where partners face each other, by whoever plays deals out."""

from __future__ import annotations

from random import Random

import pytest

from farwhist.engine.cards import Card, cards
from tests.bots.tricks.test_habits import by_thumb
from tests.bots.tricks.test_side_playout import playing
from tests.helpers.drive import rules_of
from tests.helpers.tables import Table

NINE = "3S 9S KS 3D 7D JD 4C 8C KC"
ACE_QUEEN = f"AH QH 7H 2H {NINE}"
ACE_KING = f"AH KH 7H 2H {NINE}"


def table(*held: str, played: int, game: str = "classic") -> Table:
    """Return a first trick to which the seats have played the first of these cards of theirs."""
    hands = [list(cards(each)) for each in (*held, *[""] * (4 - len(held)))]
    used = {card for hand in hands for card in hand}
    rest: list[Card] = [card for card in rules_of("classic", 4).pack if card not in used]
    Random(1).shuffle(rest)
    full = [[*hand, *(rest.pop() for _ in range(13 - len(hand)))] for hand in hands]
    plays = [str(hand[0]) for hand in full[:played]]
    return playing(game, [" ".join(map(str, hand)) for hand in full], "S", *plays)


@pytest.mark.parametrize("game", ["classic", "bid_whist"])
@pytest.mark.parametrize("level", ["club", "strong"])
def test_the_second_hand_keeps_an_ace_over_a_low_card(game: str, level: str) -> None:
    found = table("3H", ACE_QUEEN, played=1, game=game)
    assert sum(by_thumb(found, level, seed) == "AH" for seed in range(6)) < 2


@pytest.mark.parametrize(
    ("led", "own"), [("3H", ACE_KING), ("KH", ACE_QUEEN)], ids=["with the king", "over the king"]
)
def test_the_second_hand_takes_where_keeping_the_ace_gains_nothing(led: str, own: str) -> None:
    assert by_thumb(table(led, own, played=1), "club") in {"AH", "KH"}


def test_who_plays_by_rules_of_thumb_takes_at_once() -> None:
    assert by_thumb(table("3H", ACE_QUEEN, played=1), "casual") == "AH"


@pytest.mark.parametrize("game", ["classic", "bid_whist"])
@pytest.mark.parametrize("level", ["club", "strong"])
def test_the_third_hand_finesses_with_ace_and_queen(game: str, level: str) -> None:
    found = table("3H", "4H", ACE_QUEEN, played=2, game=game)
    assert sum(by_thumb(found, level, seed) == "AH" for seed in range(6)) < 2


@pytest.mark.parametrize(
    ("led", "second", "own", "card"),
    [("3H", "KH", ACE_QUEEN, "AH"), ("3H", "4H", f"AH TH 7H 2H {NINE}", "AH")],
    ids=["over the king", "without the queen"],
)
def test_the_third_hand_takes_where_it_cannot_finesse(
    led: str, second: str, own: str, card: str
) -> None:
    assert by_thumb(table(led, second, own, played=2), "club") == card


def test_the_partners_jack_runs_with_ace_and_queen_behind_it() -> None:
    assert by_thumb(table("JH", "4H", ACE_QUEEN, played=2), "club") == "2H"
