"""What is said when a player asks by a key what lies on a table."""

from __future__ import annotations

from collections.abc import Sequence

from farwhist.engine.cards import Card
from farwhist.engine.position import Position
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.viewmodels.deals import from_kitty
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.voice import spoken


def answer(
    command: CommandId,
    view: Position,
    match: ShownMatch,
    hand: Sequence[Card],
    playable: set[Card],
) -> str:
    """Return what an asking command asks for, but for what was said last.

    Args:
        hand: the known cards of the viewer, left to right; `playable` are those to choose from.
    """
    if not view.active:
        return spoken.deal(view, match.deals)
    if command == "ask_trick":
        return spoken.trick(view, match.viewer, match.names)
    if command == "ask_bids":
        return spoken.seats(view, match.viewer, match.names, match.kind)
    if command == "ask_trump":
        return f"{spoken.trump(view)} {spoken.deal(view, match.deals)}"
    held = len(view.hands[match.viewer])
    return spoken.cards(hand, playable, held, from_kitty(view, match.viewer))
