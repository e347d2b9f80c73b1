"""Where the page of a game tells more than a page about all games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.ui.features.help.markup import places

_GENERAL: Final = ("five_minutes", "glossary")
"""The pages about all games; the first of them is about the first game, too."""


def place_in_game(place: str, preset: str, source: Callable[[str], str]) -> str:
    """Return where the page of the game that is played tells about what a place is about.

    Its place has the same anchor. Without one, and in the first game, it is the place itself.

    Args:
        place: a page of the help, with the place on it behind a ``#`` if there is one.
        preset: what is played.
        source: returns a page as Markdown.
    """
    page, _, anchor = place.partition("#")
    game = PRESETS[preset].game
    if page not in _GENERAL or not anchor or game == next(iter(GAMES)):
        return place
    return f"{game}#{anchor}" if anchor in places(source(game)) else place
