"""What a seat thinks: a bot is given its view, its open decision and a generator, no more.

Not here: the match.

It cannot look at anything else: the match is not among its arguments, and no module here may
import it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from farwhist.bots.core import levels
from farwhist.bots.core.bot import Bot

if TYPE_CHECKING:
    from farwhist.bots.core.levels import Level
    from farwhist.bots.core.technique import CardTechnique
    from farwhist.rules.kind import Thinks
    from farwhist.rules.ruleset import Ruleset

OFFERED = tuple(levels.LEVELS)
"""The five levels that a player can choose, the weakest first."""

LEVELS = ("rule", "random", *OFFERED, levels.FLAT.key)
"""The kinds of opponent: two measuring sticks, the five levels from the weakest, a third stick."""

STYLES = tuple(levels.STYLES)
"""How an opponent bids and plays: cautiously, as it counts, boldly."""

USUAL_LEVEL, USUAL_STYLE = levels.USUAL_LEVEL, "balanced"
"""What an opponent is like when nobody has chosen."""

Met = Sequence[tuple[float, ...]] | None
"""What is known of each seat before a match, as `exact.habits` has it; None: nothing is noticed."""


def make(level: str, ruleset: Ruleset, style: str = USUAL_STYLE, met: Met = ()) -> Bot:
    """Return an opponent for a match by these rules.

    Args:
        level: one of `LEVELS`, or "1" (the weakest) to "5".
        ruleset: what is played.
        style: one of `STYLES`.
        met: what is known of each seat before the match (`exact.habits`), nothing of strangers;
            with None the opponent never notices how others play.

    Raises:
        ValueError: there is no such level or style.
    """
    from farwhist.bots.core.bot import RandomBot

    if style not in STYLES:
        raise ValueError(style)
    if level == "random":
        return RandomBot()
    strength = None if level == "rule" else levels.level_of(level)
    return THINKERS[ruleset.kind.thinks](ruleset, strength, style, met)


# Who thinks is read when somebody thinks: the window shows itself without.


def _exact(ruleset: Ruleset, strength: Level | None, style: str, met: Met) -> Bot:
    from farwhist.bots.exact.counting_bot import CountingBot
    from farwhist.bots.exact.level_bot import LevelBot

    if strength is None:
        return CountingBot(ruleset)
    return LevelBot(ruleset, strength, levels.STYLES[style], met)


def _tricks(ruleset: Ruleset, strength: Level | None, style: str, _met: Met) -> Bot:
    from farwhist.bots.tricks.trick_bot import TrickBot

    work, technique = _technique(strength)
    return TrickBot(ruleset, work, technique, levels.STYLES[style])


def _alliances(ruleset: Ruleset, strength: Level | None, style: str, _met: Met) -> Bot:
    from farwhist.bots.tricks.alliance_bot import AllianceBot

    work, technique = _technique(strength)
    return AllianceBot(ruleset, work, technique, levels.STYLES[style])


def _bids(ruleset: Ruleset, strength: Level | None, style: str, _met: Met) -> Bot:
    from farwhist.bots.tricks.side_bids import SideBidder

    work, technique = _technique(strength)
    return SideBidder(ruleset, work, levels.STYLES[style], technique)


def _shedding(ruleset: Ruleset, strength: Level | None, style: str, _met: Met) -> Bot:
    from farwhist.bots.shed.shedder import Shedder

    return Shedder(ruleset, _technique(strength)[1], levels.STYLES[style])


def _drawing(ruleset: Ruleset, strength: Level | None, style: str, _met: Met) -> Bot:
    from farwhist.bots.drawing.draw_bot import DrawBot

    work, technique = _technique(strength)
    return DrawBot(ruleset, work, technique, levels.STYLES[style])


def _technique(strength: Level | None) -> tuple[int, CardTechnique]:
    """Return the play-outs of a level without exact bids, and its technique."""
    from farwhist.bots.core.technique import technique_of

    return (
        (0, technique_of(None))
        if strength is None
        else (strength.trick_work, technique_of(strength.key))
    )


THINKERS: Final[Mapping[Thinks, Callable[[Ruleset, Level | None, str, Met], Bot]]] = {
    "exact": _exact,
    "tricks": _tricks,
    "bids": _bids,
    "shedding": _shedding,
    "drawing": _drawing,
    "alliances": _alliances,
}
"""Who plays which kind of game, from the rules, the level (None: by rule of thumb) and a style."""


__all__ = ["LEVELS", "OFFERED", "STYLES", "USUAL_LEVEL", "USUAL_STYLE", "Bot", "make"]
