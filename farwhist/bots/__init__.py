"""What a seat thinks. A bot is given its seat's view, its open decision and a generator.

It cannot look at anything else: the match is not among its arguments, and no module here may
import it.
"""

from __future__ import annotations

from farwhist.bots.base import Bot
from farwhist.bots.chance import RandomBot
from farwhist.bots.rule import RuleBot
from farwhist.bots.shedder import Shedder
from farwhist.bots.taker import TrickTaker
from farwhist.rules.ruleset import Ruleset

LEVELS = ("rule", "random")
"""The kinds of opponent, the default first."""

STYLES = {"balanced": 0.0, "cautious": -0.3, "bold": 0.3}
"""How many tricks more than it counts an opponent bids, by its style; the default first."""


def make(level: str, ruleset: Ruleset, style: str = "balanced") -> Bot:
    """Return an opponent of one of `LEVELS` and `STYLES` for a match by these rules.

    Only who bids by what its hand is worth has a style.

    Raises:
        ValueError: there is no such level or style.
    """
    if level not in LEVELS or style not in STYLES:
        raise ValueError(f"{level}, {style}")
    if level == "random":
        return RandomBot()
    if ruleset.aim == "shed":
        return Shedder()
    return RuleBot(ruleset, STYLES[style]) if ruleset.aim == "exact" else TrickTaker(ruleset)
