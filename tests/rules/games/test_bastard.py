"""Bastard: what may be laid, and when one may pass (docs/rules.md#rulings-of-bastard)."""

from random import Random

import pytest

from farwhist.engine.cards import card
from farwhist.engine.events import CardsDrawn, PileReset, PileStarted, SeatsFinished
from farwhist.engine.match import Match
from farwhist.engine.position import Position
from farwhist.rules.options import RulesError
from farwhist.rules.phases.shedding import PileStart
from tests.helpers.drive import any_moves, fold, rules_of, start
from tests.helpers.piles import after_reset, pile
from tests.helpers.tables import dealt, opened

OTHERS = ("3S 4H 4S", "3D 5S 5H")


def plays(table) -> set[str]:  # type: ignore[no-untyped-def]
    return {move.removeprefix("play ") for move in table.legal if move.startswith("play")}


# The deal


@pytest.mark.parametrize("seats", range(2, 13))
def test_seven_cards_each_and_two_packs_from_seven_players_on(seats: int) -> None:
    position = start("bastard", seats).position
    assert [len(hand) for hand in position.hands] == [7] * seats
    total = 7 * seats + len(position.stock) + len(position.pile)
    assert total == (54 if seats <= 6 else 108) and len(position.pile) == 1


def test_ruling_22_the_number_of_packs_can_be_set() -> None:
    assert len(rules_of("bastard", 7, packs="1").pack) == 54
    assert len(rules_of("bastard", 3, packs="2").pack) == 108
    for seats, packs in ((8, "1"), (13, "auto"), (1, "auto")):
        with pytest.raises(RulesError):
            rules_of("bastard", seats, packs=packs)


@pytest.mark.parametrize("seed", range(8))
def test_in_the_first_game_the_dealers_left_begins(seed: int) -> None:
    position = start("bastard", 5, seed).position
    assert position.turn == (position.dealer + 1) % 5


def begun_with(starter: str) -> tuple[PileStarted, Position]:
    rules = rules_of("bastard", 3)
    position = fold(Position(3), [*opened(rules, 7), dealt(["4S", "5S", "6S"], f"{starter} 7S")])
    (event,) = PileStart().step(position, Random(0))
    assert isinstance(event, PileStarted)
    return event, fold(position, [event])


def test_ruling_1_a_joker_that_begins_is_an_open_pile_going_up() -> None:
    event, position = begun_with("RJ")
    assert event.open_pile and position.rising
    assert plays(pile("BJ", "2S 9H", *OTHERS)) == {"2S", "9H"}


def test_ruling_2_an_ace_that_begins_is_a_reversal_and_a_two_goes_up() -> None:
    assert begun_with("AS")[1].rising is False
    assert begun_with("2S")[1].rising is True
    assert begun_with("9S")[1].rising is True
    assert plays(pile("AS", "KH 2D QS", *OTHERS)) == {"KH", "2D"}


# What may be laid


def test_a_card_must_be_higher_and_of_the_other_colour() -> None:
    table = pile("7S", "8H 7D 6D 9C AD 2H", *OTHERS)
    assert plays(table) == {"8H", "AD"}
    assert table.objection("play 7D") == "must_be_higher"
    assert table.objection("play 9C") == "other_colour"
    assert table.objection("play 9H") == "not_in_hand"


def test_falling_it_must_be_lower() -> None:
    table = pile("7S", "8H 7D 6D 5C AD 2H", *OTHERS, rising=False)
    assert plays(table) == {"6D", "2H"}
    assert table.objection("play AD") == "must_be_lower"


def test_ruling_3_aces_turn_the_pile_down_and_never_cancel_each_other() -> None:
    for laid in ("AH", "AH AS", "AH AS AD"):
        table = pile("7S", "AH AS AD KC KH 9C", *OTHERS).do(f"play {laid}")
        assert table.position.rising is False
    table = pile("3S", "2H 2C 9H", *OTHERS, rising=False).do("play 2H 2C")
    assert table.position.rising is True


def test_after_a_two_one_goes_up_again() -> None:
    table = pile("3S", "2H 9H", "3S 2C AS", "5H 5D", rising=False).do("play 2H")
    assert plays(table) == {"3S", "AS"}


def test_ruling_4_an_ace_on_an_open_pile_turns_it_down_and_a_two_leaves_it_rising() -> None:
    assert after_reset("AH 9S", *OTHERS).do("play AH").position.rising is False
    assert after_reset("2H 9S", *OTHERS).do("play 2H").position.rising is True
    assert plays(pile("AS", "AH KH", *OTHERS)) == {"KH"}, "no ace below an ace"


def test_ruling_5_a_set_begins_with_the_other_colour_and_alternates() -> None:
    table = pile("7S", "8H 8S 8D 8C 9S", *OTHERS)
    found = plays(table)
    assert {"8H", "8D", "8H 8S", "8D 8C", "8H 8S 8D", "8H 8C 8D 8S", "8D 8S 8H 8C"} <= found
    for text, why in (
        ("8S", "other_colour"),
        ("8S 8H", "other_colour"),
        ("8H 8D", "alternate"),
        ("8H 8S 8C", "alternate"),
        ("8H 9S", "same_rank"),
    ):
        assert table.objection(f"play {text}") == why
    assert len(found) == 2 + 4 + 4 + 4


def test_ruling_5_the_last_card_of_a_set_is_the_one_to_answer() -> None:
    table = pile("7S", "8H 8S KC", "9H 9S 5D", "5H 6H").do("play 8H 8S")
    assert plays(table) == {"9H", "9H 9S"}
    table = pile("7S", "8H 8S KC", "9H 9S 5D", "5H 6H").do("play 8H")
    assert plays(table) == {"9S", "9S 9H"}


def test_ruling_6_a_set_has_four_cards_of_one_pack_and_eight_of_two() -> None:
    table = pile("7S", "8H 8S 8D 8C 9S", *OTHERS)
    assert max(len(text.split()) for text in plays(table)) == 4
    eight = "8H 8S 8D 8C 8H2 8S2 8D2 8C2 9S"
    table = pile("7S", eight, *OTHERS, packs="2")
    assert max(len(text.split()) for text in plays(table)) == 8
    two = "KH KS KD KC KH2 KS2 KD2 KC2 9S"
    assert pile("7S", two, *OTHERS, packs="2").do("play KH KS KD KC KH2 KS2 KD2 KC2").seat == 1


def test_ruling_7_one_joker_is_one_play() -> None:
    table = pile("7S", "RJ BJ 3H", *OTHERS)
    assert plays(table) == {"RJ", "BJ"}
    assert table.objection("play RJ BJ") == "one_joker"
    assert table.objection("play RJ 3H") == "same_rank"


def test_a_joker_opens_the_pile_to_anything_and_one_goes_up_again() -> None:
    table = pile("7S", "RJ 3H", "2S 9H 4D", "5S 6S KH", rising=False).do("play RJ")
    assert plays(table) == {"2S", "9H", "4D"} and table.position.rising
    table.do("play 4D")
    assert plays(table) == {"5S", "6S"}


@pytest.mark.parametrize("last", ["BJ", "AH", "2H"])
def test_ruling_8_one_may_go_out_on_any_card(last: str) -> None:
    table = pile("7S", last, "3S 4H", "3D 5S", rising=last != "2H").do(f"play {last}")
    assert table.of(SeatsFinished) == [SeatsFinished((0,))]


# Passing


def test_who_cannot_play_passes_and_draws_one() -> None:
    table = pile("7S", "8S 3H", *OTHERS, stock="9H TH")
    assert table.legal == {"pass"}
    table.do("pass")
    assert table.seat == 1, "the drawn card may not be played now"
    assert [str(each) for each in table.position.hands[0]] == ["8S", "3H", "9H"]
    assert len(table.position.stock) == 1


def test_one_may_pass_although_one_can_play() -> None:
    table = pile("7S", "8H 3H", *OTHERS, stock="9H TH")
    assert table.legal == {"play 8H", "pass"}
    table.do("pass")
    (drawn,) = table.of(CardsDrawn)
    assert drawn == CardsDrawn(0, (card("9H"),))
    assert drawn.seen_by(1) == CardsDrawn(0, (None,)) and drawn.seen_by(0) == drawn


def test_ruling_10_not_after_a_pass_of_the_player_before() -> None:
    table = pile("7S", "8S", "8H 3H 4H", "8D 3D 5D", stock="9H TH").do("pass")
    assert plays(table) == {"8H"} and table.objection("pass") == "pass_after_pass"
    table.do("play 8H")
    assert table.seat == 2
    table = pile("7S", "8S KH", "8H 3H 4H", "9S 3D 5D", stock="9H TH").do("pass", "play 8H")
    assert table.legal == {"play 9S", "pass"}, "a play clears it"


def test_ruling_10_a_reset_clears_it_as_well() -> None:
    table = pile("7S", "2S 3S", "2C 4S KC", "8S 5S", stock="9H TH TD")
    table.do("pass", "pass", "pass")
    assert table.of(PileReset) and table.seat == 0
    assert table.do("play 9H").legal == {"play KC", "pass"}


def test_ruling_9_an_open_pile_is_not_passed() -> None:
    table = pile("7S", "RJ 3H", "2S 9H 4D", "5S 6S KH", stock="4S").do("play RJ")
    assert table.objection("pass") == "open_pile"
    table = after_reset("2S 9H", *OTHERS)
    assert table.objection("pass") == "open_pile"


def test_ruling_11_who_may_not_pass_must_play_a_lone_joker() -> None:
    table = pile("7S", "8S", "BJ 3H", "8D 3D 5D", stock="9H TH").do("pass")
    assert table.legal == {"play BJ"} and table.objection("pass") == "pass_after_pass"


def test_ruling_18_without_a_stock_nothing_is_drawn() -> None:
    table = pile("7S", "8S 3H", *OTHERS).do("pass")
    assert not table.of(CardsDrawn) and len(table.position.hands[0]) == 2


def test_ruling_26_the_last_two_pass_only_when_they_must_and_still_draw() -> None:
    table = pile("7S", "8H 3H", "9S 4H", stock="TH")
    assert table.legal == {"play 8H"} and table.objection("pass") == "pass_two_left"
    table = pile("7S", "8S 3H", "9S 4H", stock="TH")
    assert table.legal == {"pass"}
    table.do("pass")
    assert len(table.position.hands[0]) == 3


def test_ruling_26_counts_those_who_are_left() -> None:
    table = pile("7S", "8H", "9S 4H", "TH 5D", stock="TD").do("play 8H")
    assert table.position.active == (1, 2)
    assert table.legal == {"play 9S"}


def test_ruling_19_played_cards_never_come_back() -> None:
    match = any_moves(start("bastard", 4, 3, games="1"), Random(3))
    drawn = [one for event in match.events if isinstance(event, CardsDrawn) for one in event.cards]
    assert len(drawn) == len(set(drawn)) == 54 - 28 - 1 - len(match.position.stock)
    assert not set(drawn) & {one for hand in match.position.dealt for one in hand}


def test_a_match_is_one_session_of_games() -> None:
    match = any_moves(Match(rules_of("bastard", 3, games="2"), 1), Random(1))
    assert len(match.position.results) == 2


def test_of_a_set_every_card_must_be_held() -> None:
    assert pile("RJ", "2S 9H", *OTHERS).objection("play 2S 2H") == "not_in_hand"
