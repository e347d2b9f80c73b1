"""Knock-out Whist: leading, following and ruffing (5.1 and `trump_lead` of 5.3)."""

from farwhist.engine.cards import Suit
from farwhist.engine.events import TrumpSet
from farwhist.rules.phases.single_cards import SingleCardTricks
from tests.helpers.drive import rules_of
from tests.helpers.tables import Table, dealt, opened


def lead(hand: str, trump: Suit, **options: str) -> Table:
    """Let seat 0 lead from a hand of four; the others hold plain cards."""
    rules = rules_of("knockout", 3, **options)
    hands = [hand, "2D 3D 4D 5H", "6D 7D 8D 9H"]
    return Table(rules, [*opened(rules, 4), dealt(hands, "TD"), TrumpSet(trump)], SingleCardTricks)


def test_trumps_may_be_led_at_any_time() -> None:
    assert lead("AH AS 2C 3C", Suit.HEARTS).legal == {"play AH", "play AS", "play 2C", "play 3C"}


def test_trumps_are_not_led_before_one_was_played_on_another_suit() -> None:
    table = lead("AH KH QS 3C", Suit.HEARTS, trump_lead="after_broken")
    assert table.legal == {"play QS", "play 3C"}
    assert table.objection("play AH") == "trump_unbroken"
    table.do("play QS", "play 2D", "play 6D")
    assert table.legal == {"play 3C"}, "discards break nothing"
    table.do("play 3C", "play 5H", "play 7D")
    assert table.seat == 1 and table.legal == {"play 3D", "play 4D"}
    table.do("play 3D", "play 8D", "play AH")
    assert table.legal == {"play KH"}


def test_trumps_may_be_led_once_broken() -> None:
    table = lead("AH KH QH 3C", Suit.HEARTS, trump_lead="after_broken")
    table.do("play 3C", "play 2D", "play 9H")
    assert table.seat == 2 and table.legal == {"play 6D", "play 7D", "play 8D"}
    table.do("play 6D", "play QH", "play 3D")
    assert table.seat == 0 and table.legal == {"play AH", "play KH"}


def test_who_holds_nothing_but_trumps_may_lead_one() -> None:
    for option in ("after_broken", "after_first"):
        table = lead("AH KH QH JH", Suit.HEARTS, trump_lead=option)
        assert len(table.legal) == 4


def test_trumps_are_not_led_to_the_first_trick() -> None:
    table = lead("AH KH QS 3C", Suit.HEARTS, trump_lead="after_first")
    assert table.legal == {"play QS", "play 3C"}
    assert table.objection("play AH") == "trump_first_trick"
    table.do("play QS", "play 2D", "play 6D")
    assert table.legal == {"play AH", "play KH", "play 3C"}


def test_suit_is_followed_and_the_highest_trump_or_card_of_the_suit_wins() -> None:
    table = lead("TD AS 2C 3C", Suit.HEARTS).do("play TD")
    assert table.legal == {"play 2D", "play 3D", "play 4D"}
    assert table.objection("play 5H") == "follow_suit"
    table.do("play 2D", "play 6D")
    assert table.seat == 0, "the ten is the highest diamond"
    table.do("play AS", "play 5H", "play 9H")
    assert table.seat == 2, "the nine is the highest trump"
