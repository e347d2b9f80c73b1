"""Knock-out Whist: docs/rules.md#knock-out-whist, but for the dog's life."""

import re
from collections.abc import Iterable, Sequence
from random import Random

import pytest

from farwhist.engine.cards import Rank, Suit, pack
from farwhist.engine.chance import shuffled
from farwhist.engine.events import CallerSet, CardsCut, CardTurned, SeatsFell
from farwhist.engine.match import Match
from farwhist.engine.moves import NameTrump
from farwhist.rules.catalogue import GAMES
from farwhist.rules.options import RulesError
from farwhist.rules.phases.elimination import Falling, ShrinkingOpening, cut
from tests.helpers.drive import any_moves, rules_of, start
from tests.helpers.referees import ROOT
from tests.helpers.tables import Table, opened, taken


def after(*tricks: int, size: int = 7, seed: int = 1, **options: str) -> Table:
    """Settle a first deal in which the seats took these tricks."""
    rules = rules_of("knockout", len(tricks), **options)
    assert sum(tricks) == size
    return Table(rules, [*opened(rules, size), *taken(*tricks)], Falling, seed=seed)


def fell(table: Table) -> SeatsFell:
    (event,) = table.of(SeatsFell)
    assert isinstance(event, SeatsFell)
    return event


def cuts_of(table: Table) -> list[CardsCut]:
    return [event for event in table.of(CardsCut) if isinstance(event, CardsCut)]


def winner_of(cuts: Sequence[CardsCut], seats: Iterable[int]) -> int:
    """Return who wins cuts that begin with these seats; each is among the highest before it."""
    cutting = list(seats)
    for each in cuts:
        assert [seat for seat, _ in each.draws] == cutting and len(cutting) > 1
        best = max(card.rank for _, card in each.draws)
        assert len({card for _, card in each.draws}) == len(cutting) and best <= Rank.ACE
        cutting = [seat for seat, card in each.draws if card.rank is best]
        assert each.winner == (cutting[0] if len(cutting) == 1 else None)
    assert len(cutting) == 1
    return cutting[0]


# Deals


@pytest.mark.parametrize("seats", range(2, 8))
def test_seven_cards_are_dealt_and_one_fewer_in_each_later_deal(seats: int) -> None:
    match = any_moves(start("knockout", seats, 5, sweep_ends_game="off"), Random(5))
    sizes = [result.size for result in match.position.results]
    assert sizes == list(range(7, 7 - len(sizes), -1))


@pytest.mark.parametrize("size", [3, 7, 13])
def test_the_first_deal_may_have_three_to_thirteen_cards(size: int) -> None:
    match = start("knockout", 4, start_cards=str(size))
    assert [len(hand) for hand in match.position.hands] == [size] * 4
    assert (match.position.turn_up is None) == (size == 13), "no card is left to be turned"
    assert match.position.trump is not None


@pytest.mark.parametrize(("seats", "size"), [(4, "14"), (7, "8"), (4, "2"), (4, "27")])
def test_more_cards_than_there_are_or_too_few_are_refused(seats: int, size: str) -> None:
    with pytest.raises(RulesError):
        rules_of("knockout", seats, start_cards=size)


def test_two_to_seven_can_play() -> None:
    for seats in (1, 8):
        with pytest.raises(RulesError):
            rules_of("knockout", seats)


def test_the_deal_goes_to_the_next_player_who_is_still_in() -> None:
    rules = rules_of("knockout", 5, dogs_life="off")
    events = [*opened(rules, 7, dealer=0), *taken(3, 0, 0, 2, 2)]
    table = Table(rules, events, Falling, onward=True)
    assert table.position.dealer == 3 and table.position.leader == 4
    assert table.position.active == (0, 3, 4)


# Out, and the end


def test_without_a_dogs_life_who_takes_no_trick_is_out() -> None:
    table = after(3, 4, 0, 0, dogs_life="off")
    assert fell(table) == SeatsFell((2, 3))
    assert table.position.alive == (0, 1) and not table.position.over


def test_whoever_takes_all_tricks_wins_at_once() -> None:
    table = after(0, 7, 0)
    assert fell(table).out == (0, 2) and fell(table).single == ()
    assert table.position.ranking == ((1,), (0, 2))
    assert table.result() == (0, 1, 0)


def test_when_a_sweep_does_not_end_the_game_the_others_still_have_their_dogs_life() -> None:
    table = after(0, 7, 0, sweep_ends_game="off")
    assert fell(table) == SeatsFell((), (0, 2))
    assert not table.position.over
    table = after(0, 7, 0, sweep_ends_game="off", dogs_life="off")
    assert table.position.ranking == ((1,), (0, 2)), "the last one standing wins anyway"


def test_the_last_player_standing_wins_and_those_who_fell_together_share_a_place() -> None:
    rules = rules_of("knockout", 5, dogs_life="off")
    events = [*opened(rules, 7), *taken(3, 4, 0, 0, 0)]
    position = Table(rules, events, Falling).position
    for event in [*opened(rules, 6, (0, 1))[1:], *taken(6)]:
        event.apply(position)
    for event in Falling(rules.pack, ()).step(position, Random(0)):
        event.apply(position)  # type: ignore[union-attr]
    (ended,) = Falling(rules.pack, ()).step(position, Random(0))
    assert ended.ranking == ((0,), (1,), (2, 3, 4))  # type: ignore[union-attr]


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_one_card_deal_is_the_last(seats: int) -> None:
    tricks = [0] * seats
    tricks[1] = 1
    table = after(*tricks, size=1, sweep_ends_game="off")
    assert table.position.over and table.position.winners == (1,)


# Trump


def test_the_first_trump_is_the_card_that_comes_next() -> None:
    match = start("knockout", 4)
    assert match.position.turn_up is match.position.stock[0]
    assert match.position.trump is match.position.turn_up.suit  # type: ignore[union-attr]


def test_the_first_trump_may_be_drawn() -> None:
    found = [start("knockout", 4, seed, first_trump="random").position for seed in range(30)]
    assert {position.trump for position in found} == set(Suit)
    assert all(position.turn_up is None for position in found)


def test_the_first_trump_may_be_named_by_whoever_cuts_the_highest_card() -> None:
    for seed in range(20):
        match = start("knockout", 5, seed, first_trump="cut")
        cuts = [event for event in match.events if isinstance(event, CardsCut)]
        (decision,) = match.decisions
        assert decision.seat == winner_of(cuts, range(5))
        assert isinstance(decision.moves[0], NameTrump)
        assert match.position.turn_up is None


def test_who_took_most_tricks_names_the_next_trump() -> None:
    table = after(2, 4, 1)
    assert table.of(CallerSet) == [CallerSet(1)]
    rules = rules_of("knockout", 3)
    table = Table(rules, [*opened(rules, 7), *taken(2, 4, 1)], Falling, onward=True)
    assert table.seat == 1 and table.legal == {"trump S", "trump H", "trump D", "trump C"}
    table.do("trump D")
    assert table.position.trump is Suit.DIAMONDS and table.position.turn_up is None


def test_no_trump_may_be_named_only_where_it_is_allowed() -> None:
    match = start("knockout", 4, first_trump="cut")
    seat = match.decisions[0].seat
    assert match.why_not(seat, NameTrump(None)) is not None
    match = start("knockout", 4, first_trump="cut", allow_nt="on")
    match.submit(seat, NameTrump(None))
    assert match.position.trump is None and match.position.trump_fixed


@pytest.mark.parametrize(("when", "cards"), [("after", 7), ("before", 0)])
def test_trump_is_named_after_or_before_seeing_the_hand(when: str, cards: int) -> None:
    match = start("knockout", 4, first_trump="cut", choose_when=when)
    (decision,) = match.decisions
    assert isinstance(decision.moves[0], NameTrump)
    assert len(match.view(decision.seat).hands[decision.seat]) == cards
    match.submit(decision.seat, decision.moves[2])
    assert match.position.trump is Suit.DIAMONDS
    assert [len(hand) for hand in match.position.hands] == [7] * 4


def test_those_who_tie_for_most_tricks_cut() -> None:
    winners = set()
    for seed in range(30):
        winners.add(winner_of(cuts_of(after(3, 1, 3, seed=seed)), (0, 2)))
    assert winners == {0, 2}


def test_equal_cards_are_cut_again_by_those_who_hold_them() -> None:
    again = 0
    for seed in range(300):
        cuts = cuts_of(after(1, 1, 1, 1, 1, 1, 1, seed=seed))
        winner_of(cuts, range(7))
        again += len(cuts) > 1
    assert 35 < again < 85, "the highest of seven cards is not alone in every fifth cut"


def test_a_cut_between_two_goes_as_it_always_did() -> None:
    """Matches that were saved when equal cuts were not shown find the same winner."""
    for seed in range(200):
        old, new = Random(seed), Random(seed)
        while True:
            first, other, *_ = shuffled(old, pack())
            if first.rank is not other.rank:
                break
        cuts = cut(new, pack(), (2, 5))
        assert cuts[-1].draws == ((2, first), (5, other))
        assert old.random() == new.random(), "what follows is drawn from the same place"


def test_a_tie_may_go_to_the_last_trick_of_those_who_tie() -> None:
    assert after(3, 1, 3, tie="last_trick").of(CallerSet) == [CallerSet(2)]
    assert after(3, 3, 1, tie="last_trick").of(CallerSet) == [CallerSet(1)]


def test_those_who_tie_without_a_trick_cut() -> None:
    winners = set()
    for seed in range(30):
        table = after(0, 7, 0, misere="on", tie="last_trick", seed=seed)
        assert fell(table).out == (1,) and not table.of(CallerSet)
        winners.add(winner_of(cuts_of(table), (0, 2)))
    assert winners == {0, 2}


@pytest.mark.parametrize("first", ["turn_up", "random", "cut"])
def test_after_a_tie_a_card_may_be_turned_instead(first: str) -> None:
    rules = rules_of("knockout", 3, tie="turn_up", first_trump=first)
    table = Table(rules, [*opened(rules, 7), *taken(3, 1, 3)], Falling, onward=True)
    (turned,) = table.of(CardTurned)
    assert isinstance(turned, CardTurned)
    assert table.position.trump is turned.card.suit
    assert turned.card is table.position.stock[0]


# Misère


def test_in_misere_two_tricks_or_more_put_a_player_out() -> None:
    table = after(1, 2, 1, 3, misere="on")
    assert fell(table) == SeatsFell((1, 3)) and table.position.alive == (0, 2)


def test_in_misere_nobody_gets_a_second_chance_and_no_sweep_wins() -> None:
    table = after(0, 7, 0, misere="on", second_life="blind_card")
    assert fell(table) == SeatsFell((1,)) and not table.position.over


@pytest.mark.parametrize(
    ("tricks", "left"),
    [((3, 2, 2), (1, 2)), ((3, 4), (0,)), ((2, 2), (0, 1)), ((1, 0, 0), (1, 2)), ((1, 1), (0, 1))],
)
def test_in_misere_the_fewest_tricks_stay_when_all_would_be_out(
    tricks: tuple[int, ...], left: tuple[int, ...]
) -> None:
    """Two tricks are too many, and in the deal of one card one is."""
    table = after(*tricks, size=sum(tricks), misere="on")
    out = tuple(seat for seat in range(len(tricks)) if seat not in left)
    assert fell(table) == SeatsFell(out) and table.position.alive == left


def test_all_who_are_left_after_the_one_card_deal_win_a_misere() -> None:
    table = after(0, 1, 0, size=1, misere="on")
    assert table.position.winners == (0, 2) and table.result() == (1, 0, 1)


def test_every_text_on_misere_tells_the_one_card_deal_and_who_stays() -> None:
    page = (ROOT / "resources/help/en/knockout.md").read_text(encoding="utf-8")
    told = page.partition("**misère**")[2]
    for text in (GAMES["knockout"].options.options["misere"].help, told):
        assert "wo or more tricks put" in text
        assert "one-card deal one trick does" in text
        assert "everyone would be out, those with the fewest tricks stay." in text


def test_the_match_begins_with_all_seats_and_a_shrinking_plan() -> None:
    rules = rules_of("knockout", 6)
    assert isinstance(rules.phases[0], ShrinkingOpening)
    assert [rules.size_of(place) for place in range(7)] == [7, 6, 5, 4, 3, 2, 1]
    assert Match(rules, 1).position.alive == (0, 1, 2, 3, 4, 5)


MISERE = re.compile(r"^\| (\d+) \| (\d \d \d \d) \| ([a-z ]+) \|$", re.MULTILINE)


def test_the_examples_of_misere_in_the_rules_are_what_is_played() -> None:
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    part = page.split("## Misère, by example")[1].split("\n## ")[0]
    rows = MISERE.findall(part)
    assert len(rows) == 6
    order = ("first", "second", "third", "fourth")
    for size, tricks, out in rows:
        table = after(*map(int, tricks.split()), size=int(size), misere="on")
        assert fell(table).out == tuple(seat for seat in range(4) if order[seat] in out.split())


@pytest.mark.parametrize("tie", ["cut", "last_trick", "turn_up"])
def test_nobody_cuts_after_the_last_deal(tie: str) -> None:
    table = after(0, 1, 0, 0, size=1, misere="on", tie=tie)
    assert fell(table).out == (1,)
    assert not table.of(CardsCut) and not table.of(CallerSet)


def test_trump_of_the_one_card_deal_is_named_too_but_not_when_the_match_is_won() -> None:
    assert after(1, 1, 0, size=2).of(CardsCut)
    won = after(0, 7, 0)
    assert not won.of(CardsCut) and not won.of(CallerSet)
