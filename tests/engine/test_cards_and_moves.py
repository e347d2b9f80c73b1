"""Cards and moves as text, packs, and chance."""

from random import Random

import pytest

from farwhist.engine import chance
from farwhist.engine.cards import Rank, Suit, card, cards, every_card, pack, twin
from farwhist.engine.moves import LOOK, PASS, Auction, NameTrump, PlayCard, bid, play, read, write

SUITS = (*Suit, None)
ALL_MOVES = [
    *(play(one) for one in every_card()),
    *(bid(tricks) for tricks in range(27)),
    *(NameTrump(suit) for suit in SUITS),
    *(Auction(tricks, suit) for tricks in range(1, 27) for suit in SUITS),
    PlayCard(cards("AS TD RJ")),
    PASS,
    LOOK,
]


def test_a_card_is_its_rank_and_its_suit() -> None:
    texts = [one.text for one in pack()]
    assert len(texts) == len(set(texts)) == 52
    assert set(texts) == {rank + suit for rank in "AKQJT98765432" for suit in "SHDC"}
    assert card("TD").rank is Rank.TEN and card("TD").suit is Suit.DIAMONDS
    assert [one.text for one in pack(jokers=2)][52:] == ["RJ", "BJ"]
    assert card("RJ").suit is None and card("RJ").red and not card("BJ").red


def test_a_pack_may_have_wizards_and_jesters_or_ones() -> None:
    wizards = pack(wizards=4)
    assert len(set(wizards)) == 60
    assert " ".join(one.text for one in wizards[52:]) == "W1 W2 W3 W4 J1 J2 J3 J4"
    assert {one.rank for one in wizards[52:]} == {Rank.WIZARD, Rank.JESTER}
    assert all(one.suit is None for one in wizards[52:])
    ones = set(pack(Rank)) - set(pack())
    assert {one.text for one in ones} == {"1S", "1H", "1D", "1C"}
    assert card("1H").rank < card("2H").rank and card("1H").rank.letter == "1"


def test_two_cards_of_two_packs_are_twins() -> None:
    for one in pack(packs=2):
        other = twin(one)
        assert (other.rank, other.suit) == (one.rank, one.suit)
        assert other is not one and twin(other) is one


def test_there_is_one_object_for_each_card() -> None:
    for one in every_card():
        assert card(one.text) is one
    assert len(set(pack(jokers=2, packs=2))) == 108


@pytest.mark.parametrize(
    "text", ["", "10S", "SA", "as", "0S", "AX", "A", "AS ", "AS3", "JOKER", "W5", "J12"]
)
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no card is written"):
        card(text)


def test_every_move_survives_being_written_and_read() -> None:
    texts = [write(move) for move in ALL_MOVES]
    assert [read(text) for text in texts] == ALL_MOVES
    assert len(set(texts)) == len(ALL_MOVES)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play 10S",
        "bid",
        "bid -1",
        "bid two",
        "bid 1 2",
        "bid 1.0",
        "trump",
        "trump X",
        "trump N",
        "trump SH",
        "trump HD",
        "trump SHDC",
        "auction 3",
        "auction S 3",
        "auction 3 DC",
        "passes",
        "look AS",
        "Pass",
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read(text)


def test_a_shuffle_moves_every_card_and_loses_none() -> None:
    full = pack()
    seen = {chance.shuffled(Random(seed), full)[0] for seed in range(600)}
    assert seen == set(full)
    assert sorted(map(str, chance.shuffled(Random(1), full))) == sorted(map(str, full))


def test_chance_gives_the_same_numbers_everywhere() -> None:
    order = [one.text for one in chance.shuffled(chance.source(1, 2), pack())[:8]]
    assert " ".join(order) == "4D 5H JH JD QS KS 7C 4H"


def test_draws_reach_both_ends_and_nothing_beyond() -> None:
    rng = Random(3)
    assert {chance.below(rng, 5) for _ in range(300)} == set(range(5))
    assert {chance.one_of(rng, "abc") for _ in range(100)} == set("abc")
