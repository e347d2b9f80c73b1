"""Which commands and choices stand in the toolbar, in which order, and their short words.

A button has the icon of its command's name.
"""

from __future__ import annotations

from typing import Final, Literal

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.settings.commands import BarPlace, Commands

BarId = str
"""The id of a command, or of the choice of the speed."""

BAR_CHOICES: Final = {"speed": BarPlace("right", 110, QT_TRANSLATE_NOOP("Toolbar", "Speed"))}
"""Choices that have a button; its word is that of the chosen value."""

Groups = tuple[tuple[BarId, ...], ...]


def bar_places(commands: Commands) -> dict[BarId, BarPlace]:
    """Return the places of all that stands in the toolbar, those at the left first, in order."""
    found = {each.id: each.bar for each in commands if each.bar is not None} | BAR_CHOICES
    return dict(sorted(found.items(), key=lambda item: (item[1].side, item[1].number)))


def groups_at(side: Literal["left", "right"], places: dict[BarId, BarPlace]) -> Groups:
    """Return the groups of one end of the toolbar, with a line between them."""
    found: dict[int, list[BarId]] = {}
    for each, place in places.items():
        if place.side == side:
            found.setdefault(place.number // 100, []).append(each)
    return tuple(tuple(group) for group in found.values())
