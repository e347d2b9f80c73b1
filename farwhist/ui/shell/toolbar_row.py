"""Where the buttons of the toolbar stand, and which of them have a word. No Qt here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from farwhist.ui.settings.menus import AT_LEFT, AT_RIGHT, BarId, BarItem

EDGE, BETWEEN, LINE_ROOM, MIDDLE = 8, 2, 17, 16
"""The room at both ends, between two buttons, for a line, and between the two halves."""

ORDER: Final[tuple[BarId, ...]] = tuple(
    item.id for groups in (AT_LEFT, AT_RIGHT) for group in groups for item in group
)


@dataclass(frozen=True)
class BarRow:
    """The left edge of every button that is shown, and who has no word.

    `lines` stand between groups; `more` is the left edge of the button for those that are not
    shown, None where there are none.
    """

    places: Mapping[BarId, int]
    brief: frozenset[BarId]
    lines: Sequence[int]
    more: int | None


def lay_out(
    width: int,
    full: Mapping[BarId, int],
    brief: Mapping[BarId, int],
    more: int,
    *,
    words: bool,
) -> BarRow:
    """Return the row in which most fits: words go first, then buttons, from the right.

    Args:
        full: the width of each button with its word.
        brief: the same without.
        more: the width of the button for the rest.
        words: whether there are words at all.
    """
    shown = list(ORDER)
    least = 0 if words else len(ORDER)
    for count in range(least, len(ORDER) + 1):
        without = frozenset(ORDER[len(ORDER) - count :])
        wide = {each: (brief if each in without else full)[each] for each in ORDER}
        if _wide(shown, wide, more) <= width:
            break
    while shown and _wide(shown, wide, more) > width:
        shown.pop()
    return _place(width, shown, wide, more, without)


def _wide(shown: Sequence[BarId], wide: Mapping[BarId, int], more: int) -> int:
    """Return the width of the row with these buttons."""
    lines = sum(max(len(_there(groups, shown)) - 1, 0) for groups in (AT_LEFT, AT_RIGHT))
    buttons = [wide[each] for each in shown] + ([more] if len(shown) < len(ORDER) else [])
    return 2 * EDGE + MIDDLE + lines * LINE_ROOM + sum(buttons) + len(buttons) * BETWEEN


def _place(
    width: int,
    shown: Sequence[BarId],
    wide: Mapping[BarId, int],
    more: int,
    brief: frozenset[BarId],
) -> BarRow:
    places: dict[BarId, int] = {}
    lines: list[int] = []
    x = EDGE
    for number, group in enumerate(_there(AT_LEFT, shown)):
        if number:
            lines.append(x + LINE_ROOM // 2)
            x += LINE_ROOM
        for each in group:
            places[each] = x
            x += wide[each] + BETWEEN
    x, rest = width - EDGE, None
    if len(shown) < len(ORDER):
        rest = x - more
        x = rest - BETWEEN
    for number, group in enumerate(reversed(_there(AT_RIGHT, shown))):
        if number:
            lines.append(x - LINE_ROOM // 2)
            x -= LINE_ROOM
        for each in reversed(group):
            places[each] = x - wide[each]
            x = places[each] - BETWEEN
    return BarRow(places, brief, lines, rest)


def _there(groups: Sequence[Sequence[BarItem]], shown: Collection[BarId]) -> list[list[BarId]]:
    """Return what of the groups is shown, without those that are empty."""
    there = [[item.id for item in group if item.id in shown] for group in groups]
    return [group for group in there if group]
