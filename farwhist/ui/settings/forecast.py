"""How long a match will be: in deals, in tricks, and about how long that takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from farwhist.rules import lookup
from farwhist.rules.exact_bid.outlook import outlook
from farwhist.rules.kind import RulesPage
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.settings.timing import Timing

DEAL_SECONDS: Final = 15.0
"""How long the player bids and looks at the summary of a deal."""
CARD_SECONDS: Final = 2.0
"""How long the player thinks about a card."""
CLICK_SECONDS: Final = 1.2
"""How long a trick stays when a click takes it away."""


class Forecast(Struct, frozen=True):
    """What a match will be like.

    Args:
        sizes: the cards of each deal, or of one tour where points decide.
        no_trump: which of these deals are surely without trump.
        deals, tricks: of the match; None where nobody knows before it is over.
        at_most: they are the most that there can be.
        seconds: about how long that takes; for one deal where `deals` is None.
    """

    sizes: tuple[int, ...]
    no_trump: tuple[bool, ...]
    deals: int | None
    tricks: int | None
    at_most: bool
    seconds: float

    @property
    def minutes(self) -> int:
        """The same in whole minutes, at least one."""
        return minutes(self.seconds)


def forecast(rules: Ruleset, timing: Timing) -> Forecast:
    """Return what a match by these rules will be like.

    `pace` is the speed that it is played at.
    """
    sizes, no_trump, deals, at_most = FORECASTS[rules.kind.rules_page](rules)
    tricks = sum(sizes) if rules.kind.tricks else None
    if tricks is not None and rules.plan.tours is not None:
        tricks *= rules.plan.tours
    played = sizes[0] if deals is None else tricks or sum(sizes) * (deals // len(sizes))
    seconds = playing_seconds(deals or 1, played, lookup.players(rules), timing)
    if deals is None:
        tricks = sizes[0] if rules.kind.tricks else None
    return Forecast(sizes, no_trump, deals, tricks, at_most, seconds)


def playing_seconds(deals: int, tricks: int, players: int, timing: Timing) -> float:
    """Return about how many seconds so many deals and tricks take.

    The time is that of the player, who is taken to need 15 seconds for the bid and the summary of
    a deal and 2 for a card, and that of the table at this pace: dealing, and for each trick the
    thinking and the cards of the opponents and the pause after it. Where cards are shed, a round
    of them counts as a trick.

    Args:
        players: how many play in a deal, the player being one of them.
    """
    return deals * _deal_seconds(timing) + tricks * _trick_seconds(timing, players)


def minutes(seconds: float) -> int:
    """Return a time in whole minutes, at least one."""
    return max(1, round(seconds / 60))


def _deal_seconds(timing: Timing) -> float:
    speeds = timing.speeds
    table = speeds.deal + speeds.sort + speeds.turn_up + speeds.reveal_flip + speeds.reveal_hold
    return DEAL_SECONDS + table / 1000


def _trick_seconds(timing: Timing, players: int) -> float:
    speeds = timing.speeds
    opponent = sum(speeds.think) / 2 + speeds.play
    pause = CLICK_SECONDS if timing.pause is None else timing.pause / 1000
    table = speeds.own_play + speeds.collect + opponent * (players - 1)
    return CARD_SECONDS + pause + table / 1000


_Seen = tuple[tuple[int, ...], tuple[bool, ...], int | None, bool]


def _exact(rules: Ruleset) -> _Seen:
    seen = outlook(rules)
    return seen.sizes, seen.no_trump, rules.deal_count, False


def _once(rules: Ruleset) -> _Seen:
    """The match can end before the last of the deals, and never after it."""
    sizes = tuple(deal.size for deal in rules.plan.deals)
    return sizes, (False,) * len(sizes), len(sizes), True


def _open(rules: Ruleset) -> _Seen:
    """Points decide how many deals there are, unless their number is fixed."""
    size, count = rules.size_of(0), lookup.fixed_deals(rules)
    if count is None:
        return (size,), (False,), None, False
    return (size,) * count, (False,) * count, count, False


def _fixed(rules: Ruleset) -> _Seen:
    """All deals are alike, and their number is fixed."""
    count = rules.deal_count or 1
    return (rules.size_of(0),) * count, (False,) * count, count, False


FORECASTS: Final[Mapping[RulesPage, Callable[[Ruleset], _Seen]]] = {
    "exact": _exact,
    "elimination": _once,
    "sides": _open,
    "contracts": _open,
    "grand": _open,
    "bids": _open,
    "calls": _fixed,
    "shedding": _open,
    "drawing": _open,
    "alliances": _fixed,
}
"""By how the rules tell the end of a match."""
