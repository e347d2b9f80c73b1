"""Bastard with coloured jokers (ruling 24 of docs/rules.md#rulings-of-bastard)."""

from farwhist.rules.phases.shedding import PileStart
from tests.helpers.drive import rules_of
from tests.helpers.piles import after_reset, pile
from tests.helpers.tables import Table, dealt, opened

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


def test_ruling_24_a_joker_that_begins_the_pile_is_answered_by_the_other_colour() -> None:
    """The source: the card played by the next player must be of the opposite colour."""
    table = begun_with_joker("RJ", "2S 9H KC RJ2 BJ", *OTHERS)
    assert plays(table) == {"2S", "KC", "BJ"} and table.position.rising
    assert table.objection("play 9H") == "other_colour"
    assert table.objection("play RJ2") == "joker_colour"
    assert table.objection("pass") == "open_pile"


def test_a_joker_that_begins_and_is_passed_by_all_leaves_a_pile_that_is_open_to_anything() -> None:
    table = begun_with_joker("BJ", "2S 9S", "3S 4C", "5S 6C")
    for _ in range(3):
        assert table.legal == {"pass"}, "nobody holds a red card"
        table.do("pass")
    assert plays(table) == {"2S", "9S"} and table.position.open_pile


def begun_with_joker(starter: str, *hands: str) -> Table:
    """Return a game that begins with this joker, as the rules themselves begin it."""
    rules = rules_of("bastard", 3, games="1", coloured_jokers="on")
    cut = [*opened(rules, 7), dealt(hands, starter)]
    return Table(rules, cut, PileStart, onward=True)


def test_ruling_24_on_a_reset_pile_any_joker_may_be_laid() -> None:
    table = after_reset("RJ BJ 9S", *OTHERS, coloured_jokers="on")
    assert plays(table) == {"RJ", "BJ", "9S"}
