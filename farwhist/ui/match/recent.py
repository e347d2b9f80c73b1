"""What a seat has seen of a match: all of it, or the last deals."""

from __future__ import annotations

from typing import NamedTuple

from farwhist.engine.cards import Seat
from farwhist.engine.events import NOBODY, Event
from farwhist.engine.match import Match
from farwhist.engine.position import Position


class Recent(NamedTuple):
    """The last part of a match as the viewer's seat sees it, some deals at most.

    `first` is the number of the first of `events`, before which `position` was the view. The
    events before `same` are those of the match that was shown last.
    """

    first: int
    position: Position
    events: list[Event]
    same: int


def recent(match: Match, eyes: Seat, same: int) -> Recent:
    """Return the last part of a match, as one seat sees it; as `NOBODY` sees it, all of it."""
    if eyes == NOBODY:
        return whole(match, eyes, same)
    first, position = match.recent(eyes)
    return Recent(first, position, seen(match, eyes, first), same)


def whole(match: Match, eyes: Seat, same: int) -> Recent:
    """Return all of a match, from before its first event on."""
    return Recent(0, Position(match.rules.seats), seen(match, eyes), same)


def seen(match: Match, eyes: Seat, first: int = 0) -> list[Event]:
    """Return what has happened from this event on, as one seat sees it."""
    events = match.events
    return [events[n].seen_by(eyes) for n in range(first, len(events))]
