"""Who sat at the other seats when a deal was played, as far as the match tells."""

from __future__ import annotations

from typing import NamedTuple

from farwhist import bots
from farwhist.bots.core.bot import Bot
from farwhist.engine.cards import Seat
from farwhist.engine.match import Match
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved
from farwhist.store.setting import Setting, level_and_style, opponents_at


class TableLevels(NamedTuple):
    """Who plays a deal again: a level for each seat, or a level and style, such as "club bold".

    `assumed` says that of some seat it is not known who played: a club player does.
    """

    seats: tuple[str, ...]
    assumed: bool = False

    @classmethod
    def all(cls, seats: int, level: str = bots.USUAL_LEVEL) -> TableLevels:
        """Return a table of one level."""
        return cls((level,) * seats)

    def others(self, seat: Seat) -> str | tuple[str, ...]:
        """Return who plays when somebody else sits at this seat: one level, or a text a seat."""
        return self.among(seat) or self.seats

    def among(self, seat: Seat) -> str | None:
        """Return the one level, with its style, of all but this seat; None where they differ."""
        others = {each for place, each in enumerate(self.seats) if place != seat}
        return others.pop() if len(others) == 1 else None


def tables(saved: Saved, rules: Ruleset, seat: Seat) -> dict[int, TableLevels]:
    """Return who sat with this seat in each finished deal of a sound match, by its number."""
    match = Match(rules, saved.seed, saved.moves)
    deals = [result.deal for result in match.position.results]
    return {deal: table_at(saved, seat, match.moves_before(deal)) for deal in deals}


def table_at(saved: Saved, seat: Seat, move: int) -> TableLevels:
    """Return who sat with this seat when the move with this number was to be made."""
    known = known_at(saved, move)
    assumed = any(not text for place, text in enumerate(known) if place != seat)
    return TableLevels(tuple(text or bots.USUAL_LEVEL for text in known), assumed)


def known_at(saved: Setting, move: int) -> tuple[str, ...]:
    """Return each seat's level and style when the move with this number was to be made.

    It is empty where the match tells of none that there is, as where a person played.
    """
    told = opponents_at(saved.opponents, move) or ("",) * saved.seats
    return tuple(text if _fine(text) else "" for text in told)


def level_met(saved: Setting, seat: Seat, move: int = 0) -> str:
    """Return the middle one of the levels that played with a seat; "" where none is known.

    Args:
        saved: the match.
        seat: whose opponents, and partners.
        move: when the move with this number was to be made.
    """
    found = sorted(
        bots.OFFERED.index(level_and_style(text)[0])
        for other, text in enumerate(known_at(saved, move))
        if text and other != seat
    )
    return bots.OFFERED[found[(len(found) - 1) // 2]] if found else ""


def make(text: str, rules: Ruleset) -> Bot:
    """Return the player whom a table names; it never notices how others play, as when measured."""
    level, style = level_and_style(text)
    return bots.make(level, rules, style, None)


def _fine(text: str) -> bool:
    level, style = level_and_style(text)
    return level in bots.OFFERED and style in bots.STYLES
