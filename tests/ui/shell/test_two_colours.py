"""Where the rules tell red from black, the cards have these two colours and no others."""

from __future__ import annotations

import pytest

from farwhist.ui.deck.options import PALETTES
from tests.ui.furnished import Furnished


@pytest.mark.parametrize("palette", PALETTES)
def test_a_game_of_red_and_black_shows_two_colours(window: Furnished, palette: str) -> None:
    window.table_preferences.set(palette=palette)
    images = window.table.state.scene._images
    assert images.deck.look.palette == palette
    window.matches.start("bastard", 4)
    assert images.deck.look.palette == "classic"
    assert window.table_preferences.now.palette == palette, "the player's choice is kept"
    window.matches.start("elevator", 4)
    assert images.deck.look.palette == palette
