"""How strong an opponent is, and what it is like: numbers, nothing else.

A weaker level knows less; it never throws a card away by chance. The amounts of work are fixed,
so that the same position, seed and level give the same answer on every machine.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

ALL = 99

LAST: Final = 1
"""In so many last deals whoever plays deals out looks at the standings."""

Bidder = Literal["count", "quick", "search"]
"""By high cards and trumps, by the fitted estimate, or by play-outs."""

CardPlayer = Literal["thumb", "search"]
"""By rules of thumb, or by play-outs."""


class Level(Struct, frozen=True):
    """What an opponent knows and how much it looks at.

    All but the first two only matter where an exact number of tricks is bid. How well a level
    handles its cards, in these and in all other games, says `TECHNIQUES` beside this module.

    Args:
        key: its name in files and on the command line.
        trick_work: play-outs for one decision where there are no exact bids; with 0 it goes by
            rules of thumb there.
        bidder, player: how it bids and plays.
        bid_work, card_work: play-outs for one decision.
        noise, own_noise: how often the others, and it itself, play any legal card in play-outs.
        bid_noise, bid_own_noise: the same while it bids.
        least_deals: in so many deals at least it plays a card out, whatever `card_work` says.
        doubt: so much more than the habit must another card seem worth, as a share of what can be
            won or lost, divided by the root of the deals played out.
        hope: so much more than its fitted estimate it thinks a hand worth, in thousandths.
        look: play-outs of one look at the bids beside the one that it counts on; 0 trusts that.
        trust: so much better must another bid then seem, as a share of what a made bid brings.
        bid_doubt: so much more chance to win the match must a bid have than one nearer to what the
            hand is worth, divided by the deals played out.
        pool: so many deals are weighed by how well they explain the bids; 0 ignores bids.
        memory: how many finished tricks it remembers card by card.
        span: how far from the estimate it looks for a bid.
        widens: whether it looks further where the last bid of these seems the best.
        tidy: whether it leads nothing but low cards once its bid is made, while it has any, and
            gets rid of the highest card that is sure to lose.
        learned: play-outs for one card by the learned policy, where it fits, while the hand is not
            long; 0 goes without it.
        standings: in so many last deals of a match it plays for the chance to win it.
        learns: whether it notices in finished deals who chooses cards by a rule.
    """

    key: str
    trick_work: int
    bidder: Bidder = "search"
    player: CardPlayer = "search"
    bid_work: int = 0
    card_work: int = 0
    noise: float = 0.5
    own_noise: float = 0.5
    bid_noise: float = 0.5
    bid_own_noise: float = 0.5
    least_deals: int = 1
    doubt: float = 0.1
    hope: int = 0
    look: int = 0
    trust: float = 0.0
    bid_doubt: float = 0.0
    pool: int = 0
    memory: int = ALL
    span: int = 2
    widens: bool = True
    tidy: bool = False
    learned: int = 0
    standings: int = 0
    learns: bool = False


class Style(Struct, frozen=True):
    """What a seat is like: `bid` tricks are added to what it would bid, in thousandths."""

    key: str
    bid: int = 0

    @property
    def temper(self) -> int:
        """-1 for cautious, 0, or 1 for bold."""
        return (self.bid > 0) - (self.bid < 0)


STYLES: Final = {
    style.key: style for style in (Style("cautious", -250), Style("balanced"), Style("bold", 250))
}

LEVELS: Final = {
    level.key: level
    for level in (
        Level("beginner", 0, bidder="count", player="thumb", memory=0),
        Level(
            "casual", 0, bidder="quick", player="thumb", hope=200, look=240, trust=0.15, memory=1
        ),
        Level(
            "club",
            60,
            bidder="quick",
            card_work=55,
            own_noise=0.25,
            least_deals=16,
            doubt=0.35,
            look=400,
            trust=0.12,
            bid_doubt=2.0,
            memory=3,
            tidy=True,
            standings=LAST,
        ),
        Level(
            "strong",
            250,
            bid_work=260,
            card_work=260,
            own_noise=0.25,
            bid_doubt=2.0,
            memory=8,
            tidy=True,
            standings=LAST,
        ),
        Level(
            "expert",
            800,
            bid_work=2000,
            card_work=2000,
            own_noise=0.25,
            pool=4000,
            learned=600,
            standings=LAST,
            learns=True,
        ),
    )
}
"""The five levels, the weakest first."""

USUAL_LEVEL: Final = "club"
"""How well an opponent plays when nobody has chosen, or where that is not known."""

FLAT: Final = Level(
    "flat-300",
    0,
    bid_work=300,
    card_work=300,
    noise=0.1,
    own_noise=0.1,
    bid_noise=0.1,
    bid_own_noise=0.1,
    widens=False,
)
"""Plain flat Monte Carlo, a measuring stick for the arena."""


def level_of(key: str) -> Level:
    """Return the level of a key, or of a number from "1" to "5".

    Raises:
        ValueError: there is no such level.
    """
    if key == FLAT.key:
        return FLAT
    names = list(LEVELS)
    if key.isdecimal() and 1 <= int(key) <= len(names):
        key = names[int(key) - 1]
    if key not in LEVELS:
        raise ValueError(key)
    return LEVELS[key]
