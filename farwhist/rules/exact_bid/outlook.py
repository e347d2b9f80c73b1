"""What a match of the family will be like: its deals and its tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec import Struct

from farwhist.rules import lookup
from farwhist.rules.exact_bid.build import make_trump
from farwhist.rules.ruleset import Ruleset

if TYPE_CHECKING:
    from farwhist.rules.exact_bid.option_types import ExactBid


class Outlook(Struct, frozen=True):
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


def outlook(rules: Ruleset) -> Outlook:
    """Return what a match by rules of this family will be like."""
    values, plan = cast("ExactBid", rules.options), rules.plan
    players = lookup.players(rules)
    trump = make_trump(values, plan)
    found = []
    for place, deal in enumerate(plan.deals):
        full = deal.size * players == len(rules.pack)
        rule = trump.for_deal(deal.size, deal.twist, full=full)
        turned = trump.rotation[place % len(trump.rotation)]
        found.append(rule == "nt_always" or (rule == "rotate" and turned is None))
    return Outlook(tuple(deal.size for deal in plan.deals), tuple(found), plan.tours, players)
