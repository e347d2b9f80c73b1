"""What a match of the family will be like: its deals, its tricks and about how long it takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from farwhist.rules.exact_bid.build import make_trump
from farwhist.rules.ruleset import Ruleset

if TYPE_CHECKING:
    from farwhist.rules.option_types import ExactBid

DEAL_SECONDS: Final = 20
"""Dealing, bidding and looking at the summary."""
TRICK_SECONDS: Final = 3
"""The player's own card and the pause after a trick."""
CARD_SECONDS: Final = 0.8
"""One card of an opponent at normal speed."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """One tour of the sequence: the size of each deal, and whether it is surely without trump.

    `tours` is how often it is played, or None where points decide.
    """

    sizes: tuple[int, ...]
    no_trump: tuple[bool, ...]
    tours: int | None
    players: int

    @property
    def deals(self) -> int:
        """The deals of the match, or of one tour where points decide."""
        return len(self.sizes) * (self.tours or 1)

    @property
    def tricks(self) -> int:
        """The tricks of the match, or of one tour where points decide."""
        return sum(self.sizes) * (self.tours or 1)

    @property
    def minutes(self) -> int:
        """About how long that takes at normal speed, rounded to minutes, at least one."""
        trick = TRICK_SECONDS + CARD_SECONDS * (self.players - 1)
        return max(1, round((self.deals * DEAL_SECONDS + self.tricks * trick) / 60))


def outlook(rules: Ruleset) -> Outlook:
    """Return what a match by rules of this family will be like."""
    values, plan = cast("ExactBid", rules.options), rules.plan
    players = rules.seats - (values["sit_out"] == "dealer")
    trump = make_trump(values, plan)
    found = []
    for place, deal in enumerate(plan.deals):
        full = deal.size * players == len(rules.pack)
        rule = trump.for_deal(deal.size, deal.twist, full=full)
        turned = trump.rotation[place % len(trump.rotation)]
        found.append(rule == "nt_always" or (rule == "rotate" and turned is None))
    return Outlook(tuple(deal.size for deal in plan.deals), tuple(found), plan.tours, players)
