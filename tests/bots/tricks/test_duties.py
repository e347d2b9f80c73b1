"""Play-outs of tricks keep to the duties to beat and to ruff, and tell from them who is void."""

from random import Random

import pytest

from farwhist.bots.tricks.bid_playout import BidPlayOut
from farwhist.bots.tricks.side_bids import SideBids
from farwhist.bots.tricks.side_playout import PlayOut
from farwhist.bots.tricks.side_table import SideTable, voids
from farwhist.engine.cards import Suit
from farwhist.engine.match import Match
from farwhist.engine.moves import PlayCard, play
from tests.helpers.drive import any_moves, at_trick, rules_of

OPTIONS = [{}, {"must_beat": "off"}, {"must_ruff": "off"}]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("plain", [False, True], ids=["by bids", "all tricks"])
def test_every_card_of_a_play_out_may_be_played(options: dict[str, str], plain: bool) -> None:
    rules = rules_of("call_break", 4, **options)
    for seed in range(12):
        match = any_moves(
            Match(rules, seed),
            Random(seed),
            lambda match: isinstance(match.decisions[0].moves[0], PlayCard),
        )
        view = match.position
        table = SideTable.of(rules, view, view.leader)
        world = [[table.number[card] for card in hand if card] for hand in view.hands]
        rng, laid = Random(seed), list[tuple[int, int]]()
        deal = (
            PlayOut(table, view, world, rng)
            if plain
            else BidPlayOut(rules, table, view, world, rng)
        )
        take = deal._take

        def note(seat: int, card: int) -> None:
            laid.append((seat, card))  # noqa: B023
            take(seat, card)  # noqa: B023

        deal._take = note  # type: ignore[method-assign]
        taken = deal.play_from(view.leader)
        for seat, card in laid:
            match.submit(seat, play(table.pack[card]))
        assert list(match.position.results[0].taken) == list(taken)


def test_who_does_not_ruff_has_no_trump_where_it_is_a_duty() -> None:
    rules = rules_of("call_break", 4)
    position, _, _ = at_trick(rules, "2C", "S", "9H 3D KH")
    values = rules.ranking.values(Suit.SPADES)
    second = position.trick[1][0]
    assert voids(position, values, 13, must_ruff=True)[second] == {Suit.HEARTS, Suit.SPADES}
    assert voids(position, values, 13)[second] == {Suit.HEARTS}
    position, _, _ = at_trick(rules, "2C", "S", "9H 3S 3D")
    third = position.trick[2][0]
    assert voids(position, values, 13, must_ruff=True)[third] == {Suit.HEARTS}


def test_what_a_bid_is_worth_counts_tenths() -> None:
    match = Match(rules_of("call_break", 4), 3)
    view = match.view(match.decisions[0].seat)
    judge = SideBids(rules_of("call_break", 4), view, match.decisions[0].seat)
    values = judge.values([1, 2, 13], 20, Random(1))
    assert abs(values[2] - values[1]) <= 4 and values[13] < -13
