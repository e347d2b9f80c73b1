"""Short card names: rank and suit in the player's letters, in every sentence, while wanted."""

from collections.abc import Iterator

import pytest

from farwhist.engine.cards import Suit, card
from farwhist.ui.voice.signs import in_words
from farwhist.ui.wording.card_names import Form, card_name, card_words, use_short_names
from tests.ui.furnished import Furnished

PACK = [card(rank + suit.letter) for suit in Suit for rank in "23456789TJQKA"]


@pytest.fixture
def short() -> Iterator[None]:
    use_short_names(True)
    yield
    use_short_names(False)


@pytest.mark.usefixtures("short")
def test_every_card_has_a_short_name_of_its_own_in_every_language(spoken: str) -> None:
    names = {card_name(each) for each in PACK}
    assert len(names) == len(PACK)


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("form", Form)
def test_a_short_name_bends_no_article(form: Form) -> None:
    assert card_name(card("TD"), form) == "10 D"


@pytest.mark.usefixtures("short")
def test_a_card_without_a_suit_keeps_its_name() -> None:
    assert card_name(card("RJ")) == "red joker"


@pytest.mark.usefixtures("short")
def test_what_is_read_aloud_has_short_names_too() -> None:
    assert in_words("Best was Q♥.") == "Best was Q H."


@pytest.mark.usefixtures("short")
def test_a_short_name_does_not_stand_beside_the_sign() -> None:
    assert card_words(card("QH")) == "Q H"


def test_the_preference_makes_the_names_short_and_long_again(window: Furnished) -> None:
    window.table_preferences.set(short_cards="yes")
    assert card_name(card("QH")) == "Q H"
    window.table_preferences.set(short_cards="no")
    assert card_name(card("QH")) == "queen of hearts"
