"""Bastard: the penalty, places, the next game and the points of a session.

The numbers are those of docs/rules.md#rulings-of-bastard.
"""

from collections.abc import Iterable
from random import Random

import pytest

from farwhist.engine.cards import card
from farwhist.engine.events import (
    CardGiven,
    CardsDrawn,
    DealScored,
    DealStarted,
    Event,
    LeadSet,
    MatchEnded,
    PenaltyBegan,
    PileReset,
    SeatsFinished,
)
from farwhist.engine.position import Position
from farwhist.rules.phases.shedding import SessionScoring
from tests.helpers.drive import any_moves, fold, rules_of, start
from tests.helpers.piles import after_reset, pile
from tests.helpers.tables import Table, opened

LOW = ("3S 4S 5S", "3D 4D 5D", "4H 5H 6H", "3H 4C 5C", "6S 6C 6D")
"""Hands that cannot answer a nine."""


def penalised(stock: str, *others: str, hand: str = "KS QC", **options: str) -> Table:
    """Let seat 0 own a nine that all the others, beginning with seat 1, pass on.

    The stock holds a card for each pass and then `stock`; seat 0 cannot beat its own nine.
    """
    passes = ["2H", "2D", "2C", "2S", "7D"][: len(others)]
    text = " ".join([*passes, stock])
    table = pile("9S", hand, *others, stock=text, owner=0, turn=1, **options)
    return table.do(*["pass"] * len(others))


def given(table: Table) -> list[int]:
    return [event.giver for event in table.of(CardGiven)]  # type: ignore[attr-defined]


def test_six_players_draw_five_penalty_cards() -> None:
    table = penalised("7S 7C 7H 8D 8C 8H", *LOW)
    draws = [event for event in table.of(CardsDrawn) if event.seat == 0]  # type: ignore[attr-defined]
    assert [len(event.cards) for event in draws] == [5]  # type: ignore[attr-defined]
    assert len(table.position.hands[0]) == 7 and not given(table)
    assert len(table.position.stock) == 1


def test_with_three_cards_in_the_stock_two_players_give_one_each() -> None:
    table = penalised("7S 7C 7H", *LOW)
    assert table.of(PenaltyBegan) == [PenaltyBegan(0, 2, (5, 4))]
    assert table.seat == 5, "the player on the right comes first"
    assert table.legal == {"give 6S", "give 6C", "give 6D", "give 7D"}
    assert table.objection("pass") == "must_give" and table.objection("give 3H") == "not_in_hand"
    table.do("give 6D")
    assert table.seat == 4, "and so on anticlockwise"
    table.do("give 3H")
    assert given(table) == [5, 4] and len(table.position.hands[0]) == 7


def test_with_an_empty_stock_every_player_gives_one() -> None:
    table = pile("9S", "KS QC", *LOW, owner=0, turn=1).do(*["pass"] * 5)
    table.do("give 6S", "give 3H", "give 4H", "give 3D", "give 3S")
    assert given(table) == [5, 4, 3, 2, 1] and len(table.position.hands[0]) == 7


def test_ruling_16_the_number_is_that_of_the_start_although_somebody_is_out() -> None:
    table = pile("9S", "JD", "3S 4S", "3H 4C", "TS KC 2C", stock="2H 2D 7S 7C 7H")
    table.do("play JD", "pass", "pass", "play KC", "pass", "pass")
    assert table.position.finished == [(0,)]
    (began,) = table.of(PenaltyBegan)
    assert began == PenaltyBegan(3, 2, (2, 1)), "three cards: one is left in the stock"


def test_the_penalty_needs_everybody_to_pass() -> None:
    table = pile("9S", "KS QC", *LOW[:3], stock="2H 2D 2C 7D", owner=0, turn=1)
    table.do("pass", "pass")
    assert not table.of(PenaltyBegan)
    table.do("pass")
    assert table.of(PenaltyBegan)


def test_an_owner_who_can_beat_the_pile_must_do_so() -> None:
    table = penalised("7S 7C 7H", *LOW, hand="TH KS")
    assert table.seat == 0 and table.legal == {"play TH"}
    assert table.objection("pass") == "pass_after_pass"
    table.do("play TH")
    assert table.position.passes == 0 and not table.of(PenaltyBegan)


def test_ruling_12_the_owner_draws_no_other_card() -> None:
    table = penalised("7S 7C 7H 8D 8C 8H", *LOW)
    own = [event for event in table.of(CardsDrawn) if event.seat == 0]  # type: ignore[attr-defined]
    assert len(own) == 1


def test_after_the_penalty_the_left_leads_to_an_open_rising_pile() -> None:
    table = penalised("7S 7C", *LOW[:2], hand="KS QC")
    assert table.of(PileReset) == [PileReset(1)]
    position = table.position
    assert table.seat == 1 and position.open_pile and position.rising and position.owner is None
    assert table.objection("pass") == "open_pile"
    assert {f"play {each}" for each in ("3S", "4S", "5S", "2H")} <= table.legal


def test_a_falling_pile_rises_again_after_the_penalty() -> None:
    table = pile("4S", "KS QC", "7D 8D", "9D TD", rising=False, owner=0, turn=1, stock="JH JD")
    table.do("pass", "pass", "give 9D", "give 7D")
    assert table.position.rising and table.position.open_pile and table.seat == 1


def test_ruling_17_who_gives_chooses_the_card_unless_it_is_drawn() -> None:
    table = pile("9S", "KS QC", "3S 4S", "5S 5C 6S", owner=0, turn=1).do("pass", "pass")
    assert table.legal == {"give 5S", "give 5C", "give 6S"}
    table = pile("9S", "KS QC", "3S 4S", "5S 5C 6S", owner=0, turn=1, gift="random")
    table.do("pass", "pass")
    assert given(table) == [2, 1] and table.seat == 1
    assert [len(hand) for hand in table.position.hands] == [4, 1, 2]


def test_a_given_card_is_seen_by_giver_and_taker_only() -> None:
    table = pile("9S", "KS QC", "3S 4S", "5S 5C", "6C 6S", owner=0, turn=1)
    table.do("pass", "pass", "pass", "give 6C")
    (event,) = table.of(CardGiven)
    assert event == CardGiven(3, 0, card("6C"))
    assert event.seen_by(3) == event.seen_by(0) == event
    assert event.seen_by(1) == event.seen_by(2) == CardGiven(3, 0, None)


def test_ruling_13_an_owner_who_went_out_pays_nothing_and_his_left_leads() -> None:
    table = pile("7S", "9H", "3S 4S 5S", "3D 4D 5D", "4H 5H 6H", stock="2H 2D 2C 7D")
    table.do("play 9H", "pass", "pass")
    assert not table.of(PileReset)
    table.do("pass")
    assert not table.of(PenaltyBegan) and table.of(PileReset) == [PileReset(1)]
    assert table.seat == 1 and table.position.open_pile and table.position.rising


def test_ruling_14_when_nobody_plays_on_the_first_card_the_first_player_leads() -> None:
    table = pile("AS", "AD AH", "AC KS", "QS JS", stock="TS TC 9S")
    table.do("pass", "pass", "pass")
    assert table.of(PileReset) == [PileReset(0)] and not table.of(PenaltyBegan)
    assert table.seat == 0 and "pass" not in table.legal


def test_ruling_15_a_joker_brings_no_penalty() -> None:
    for top in ("RJ", "BJ"):
        table = pile("7S", f"{top} 3H", "2S", "4S 5S").do(f"play {top}")
        assert "pass" not in table.legal


# Places


def test_ruling_20_those_who_finish_in_one_penalty_share_the_place() -> None:
    table = pile("9S", "KS QC", "3S", "4S", "5S 6S", owner=0, turn=1)
    table.do("pass", "pass", "pass", "give 5S", "give 4S", "give 3S")
    assert table.of(SeatsFinished) == [SeatsFinished((1, 2))]
    assert table.seat == 3, "the first on the owner's left who is still in"
    assert table.position.active == (0, 3)


def test_ruling_21_the_owner_is_the_bastard_when_all_others_finish_in_the_penalty() -> None:
    table = pile("9S", "KS QC", "3S", "4S", owner=0, turn=1)
    table.do("pass", "pass", "give 4S", "give 3S")
    assert table.position.finished == [(1, 2)] and table.result() == (-1, 1, 1)
    assert table.position.over and table.position.winners == (1, 2)


def test_ruling_27_the_others_play_on_for_the_places() -> None:
    table = pile("7S", "8H", "9S 3H", "TH", stock="2S 2C").do("play 8H")
    assert table.position.finished == [(0,)] and not table.of(DealScored)
    table.do("play 9S", "play TH")
    assert table.position.finished == [(0,), (2,)]
    assert table.result() == (1, -1, 0), "who is left is the bastard"


# Points and the next game


def scored(groups: Iterable[tuple[int, ...]], seats: int, **options: str) -> tuple[float, ...]:
    rules = rules_of("bastard", seats, games="1", **options)
    events = [*opened(rules, 7), *map(SeatsFinished, groups)]
    return Table(rules, events, SessionScoring).result()


def test_ruling_25_winners_score_one_and_the_bastard_loses_one() -> None:
    assert scored([(2,), (0,), (3,)], 4) == (0, -1, 1, 0)
    assert scored([(1, 2), (0,)], 4) == (0, 1, 1, -1)


def test_ruling_25_a_place_may_give_a_point_for_each_player_behind() -> None:
    assert scored([(2,), (0,), (3,)], 4, points="places") == (2, 0, 3, 1)
    assert scored([(1, 2), (0,)], 4, points="places") == (1, 2, 2, 0)


def test_a_session_ends_with_its_last_game_and_equal_totals_share() -> None:
    rules = rules_of("bastard", 3, games="2")
    position = Position(3)
    scoring = next(each for each in rules.phases if isinstance(each, SessionScoring))
    for place, groups in enumerate([[(0,), (1,)], [(1,), (0,)]]):
        begun = opened(rules, 7)
        events: list[Event] = [*(begun if not place else begun[1:]), *map(SeatsFinished, groups)]
        fold(position, events)
        fold(position, scoring.step(position, Random(0)))  # type: ignore[arg-type]
        step = scoring.step(position, Random(0))
        assert bool(step) is (place == 1)
    assert step == (MatchEnded(((0, 1), (2,))),)


@pytest.mark.parametrize(("text", "games"), [("1", 1), ("3", 3)])
def test_the_number_of_games_can_be_set(text: str, games: int) -> None:
    match = any_moves(start("bastard", 4, 2, games=text), Random(2))
    assert len(match.position.results) == games


def next_game(groups: list[tuple[int, ...]], seed: int) -> Table:
    rules = rules_of("bastard", 5, games="3")
    events = [*opened(rules, 7, dealer=0), *map(SeatsFinished, groups)]
    return Table(rules, events, SessionScoring, onward=True, seed=seed)


@pytest.mark.parametrize("winner", range(5))
def test_the_next_game_begins_on_the_winners_left(winner: int) -> None:
    others = [(seat,) for seat in range(5) if seat != winner]
    table = next_game([(winner,), *others[:3]], 1)
    assert table.seat == (winner + 1) % 5
    assert table.position.dealer == 1, "ruling 23: the deal goes round all the same"
    (started,) = table.of(DealStarted)
    assert bool(table.of(LeadSet)) is (started.leader != (winner + 1) % 5)  # type: ignore[attr-defined]


def test_ruling_20_of_joint_winners_one_is_drawn() -> None:
    assert {next_game([(1, 3), (0,), (2,)], seed).seat for seed in range(20)} == {2, 4}


def test_a_reset_pile_has_no_owner_to_punish() -> None:
    table = after_reset("9S KS", "3S 4S", "5S 5C").do("play 9S", "pass", "pass")
    assert table.of(PenaltyBegan)[0].seat == 0  # type: ignore[attr-defined]
    assert table.position.owner == 0
