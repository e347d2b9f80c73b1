"""Bastard with coloured jokers (ruling 24 of 7.3)."""

from tests.helpers.piles import after_reset, pile

OTHERS = ("3S 4H 4S", "3D 5S 5H")


def plays(table) -> set[str]:  # type: ignore[no-untyped-def]
    return {move.removeprefix("play ") for move in table.legal if move.startswith("play")}


def test_ruling_24_a_coloured_joker_goes_on_the_other_colour_only() -> None:
    assert plays(pile("7S", "RJ BJ 3H", *OTHERS, coloured_jokers="on")) == {"RJ"}
    table = pile("7H", "RJ BJ 3H", *OTHERS, coloured_jokers="on")
    assert plays(table) == {"BJ"} and table.objection("play RJ") == "joker_colour"


def test_ruling_24_the_next_card_answers_its_colour_at_any_rank() -> None:
    table = pile("7S", "RJ 3H", "2S 9H 4D KC", "5S 6S KH", coloured_jokers="on", rising=False)
    table.do("play RJ")
    assert plays(table) == {"2S", "KC"} and table.position.rising
    assert table.objection("play 9H") == "other_colour"
    assert plays(pile("7S", "RJ 3H", "2S 9H", "5S 6S").do("play RJ")) == {"2S", "9H"}


def test_ruling_24_on_a_reset_pile_any_joker_may_be_laid() -> None:
    table = after_reset("RJ BJ 9S", *OTHERS, coloured_jokers="on")
    assert plays(table) == {"RJ", "BJ", "9S"}
