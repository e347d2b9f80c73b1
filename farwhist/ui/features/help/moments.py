"""The moments of matches that the pictures of the help show. No Qt here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from farwhist import bots, self_play
from farwhist.engine import chance
from farwhist.engine.match import Match
from farwhist.engine.position import Position
from farwhist.rules.catalogue import GAMES, ruleset
from farwhist.rules.ruleset import Ruleset

VIEWER: Final = 0
"""The seat whose cards are seen."""

SEATS: Final = 4

LEVEL: Final = "beginner"
"""Who plays up to the moment: without thinking, so that a picture is there at once."""

FEWEST: Final = 6
"""A picture of a game shows a deal of at least so many cards."""

Stop = Callable[[Position], bool]


class Moment(NamedTuple):
    """A match that is played until the viewer is asked and `stop` says so."""

    preset: str
    seed: int
    stop: Stop


def in_play(view: Position) -> bool:
    """Stop where two tricks are over and two cards lie, or where hands have become small."""
    if view.size < FEWEST:
        return False
    if len(view.tricks) >= 2:
        return len(view.trick) >= 2
    return view.owner is not None and not view.trick and len(view.hands[VIEWER]) < view.size - 1


def bids(deal: int) -> Stop:
    """Stop before anybody has bid in a deal."""
    return lambda view: view.deal == deal and not any(view.ready) and not view.tricks


def of_game(game: str) -> Moment:
    """Return the moment that shows a game."""
    return Moment(GAMES[game].presets[0].id, 4, in_play)


_FIRST: Final = next(iter(GAMES))

MOMENTS: Final = {
    "table": Moment(_FIRST, 1, lambda view: view.deal == 4 and in_play(view)),
    "bids": Moment(_FIRST, 1, bids(4)),
    "sheet": Moment(_FIRST, 11, bids(6)),
    **{game: of_game(game) for game in GAMES},
}
"""By the name of the picture; each game has one under its id."""


def play_to(moment: Moment) -> tuple[Ruleset, Match]:
    """Return the rules of a match, and the match at its moment.

    Raises:
        RuntimeError: the match ends before.
    """
    rules = ruleset(moment.preset, SEATS, {})
    match = Match(rules, moment.seed)
    players = [bots.make(LEVEL, rules) for _ in range(SEATS)]
    sources = [chance.source(moment.seed, 0, seat) for seat in range(SEATS)]
    stops = _asked(match) and moment.stop(match.position)
    for _ in () if stops else self_play.moves(match, players, sources.__getitem__):
        if _asked(match) and moment.stop(match.position):
            return rules, match
    if not stops:
        raise RuntimeError("the match ends before the picture")
    return rules, match


def _asked(match: Match) -> bool:
    return any(each.seat == VIEWER and not each.settled for each in match.decisions)
