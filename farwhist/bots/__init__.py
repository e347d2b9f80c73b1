"""What a seat thinks. A bot is given its seat's view, its open decision and a generator.

It cannot look at anything else: the match is not among its arguments, and no module here may
import it.
"""

from __future__ import annotations

from farwhist.bots.base import Bot
from farwhist.bots.chance import RandomBot
from farwhist.bots.rule import RuleBot
from farwhist.bots.shedder import Shedder
from farwhist.bots.taker import PLAYOUTS, TrickTaker
from farwhist.rules.ruleset import Ruleset

LEVELS = ("rule", "random")
"""The kinds of opponent, the default first."""


def make(level: str, ruleset: Ruleset) -> Bot:
    """Return an opponent of one of `LEVELS` for a match by these rules.

    Raises:
        ValueError: there is no such level.
    """
    if level not in LEVELS:
        raise ValueError(level)
    if level == "random":
        return RandomBot()
    if ruleset.aim == "shed":
        return Shedder()
    if ruleset.aim != "exact":
        return TrickTaker(ruleset, PLAYOUTS.get(level, 0))
    return RuleBot(ruleset)
