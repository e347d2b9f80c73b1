"""What was written for the eye is read aloud in words."""

import pytest

from farwhist.ui.voice.signs import in_words
from farwhist.ui.wording.card_names import SYMBOLS


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("You chose J♣: 34 %.", "You chose jack of clubs: 34 %."),
        ("Best was 10♦ or A♠.", "Best was ten of diamonds or ace of spades."),
        ("You play 3 ♦.", "You play 3 diamonds."),
        ("Right. ★★☆\nBest: ♠ Spades", "Right.\nBest: Spades"),
        ("Easy · 5 left", "Easy, 5 left"),
        ("4 Uptown ↑", "4 Uptown"),
        ("You, dealer, 3 ↓.", "You, dealer, 3 Downtown."),
        ("Your turn.", "Your turn."),
    ],
)
def test_signs_become_words(text: str, told: str) -> None:
    assert in_words(text) == told


def test_no_sign_is_left_in_any_language(spoken: str) -> None:
    signs = "".join(SYMBOLS.values())
    assert not set(in_words(f"D♥ K♠ Q♦ J♣ 10♥ {signs} ★☆")) & {*signs, *"★☆"}
