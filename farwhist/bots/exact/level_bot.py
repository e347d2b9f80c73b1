"""An opponent of the exact-bid games: one of the levels, in one of the styles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from farwhist.bots.core.card_rules import STRANGERS, CardRule
from farwhist.bots.core.estimate import UNIT
from farwhist.bots.core.levels import Level, Style
from farwhist.bots.core.seat_view import seat_view, seat_views
from farwhist.bots.exact.decision import deals_of, think_bid, think_card
from farwhist.bots.exact.habits import Odds, habits, odds_after
from farwhist.bots.exact.judge import BidJudge, best_bid, near, own_worth
from farwhist.bots.exact.utility import points_table
from farwhist.engine.cards import Seat, Suit
from farwhist.engine.decision import Decision
from farwhist.engine.moves import LOOK, PASS, Auction, Bid, Move, NameTrump, PlayCard, bid, play
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset

LOOKING = 0.62
"""How often a bid is made that is thought over with the cards in hand."""


class LevelBot:
    """Chooses from a view by counting, by rules of thumb or by playing deals out.

    Args:
        ruleset: what is played.
        level: how well.
        style: how boldly.
        met: the odds of each seat before the match, none for strangers; with None the bot never
            notices how others play.
    """

    def __init__(
        self, ruleset: Ruleset, level: Level, style: Style, met: Sequence[Odds] | None = ()
    ) -> None:
        self.ruleset = ruleset
        self.level = level
        self.style = style
        self.met = met

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return the move that seems best; the same view, level and generator, the same move."""
        moves, seat = decision.moves, decision.seat
        if len(moves) == 1:
            return moves[0]
        first = moves[0]
        if isinstance(first, PlayCard):
            cards = [move.cards[0] for move in moves if isinstance(move, PlayCard)]
            known = self._habits(view)
            return play(think_card(self.ruleset, view, seat, cards, self.level, rng, known).best)
        if isinstance(first, NameTrump):
            strains = [move.suit for move in moves if isinstance(move, NameTrump)]
            return NameTrump(think_trump(self.ruleset, view, seat, strains, self.level, rng))
        if first == PASS:
            return auction_call(self.ruleset, view, decision, self.style.bid)
        bids = [move.tricks for move in moves if isinstance(move, Bid)]
        if LOOK in moves:
            return self._blind(view, seat, bids, rng)
        known = self._habits(view)
        thought = think_bid(self.ruleset, view, seat, bids, self.level, self.style, rng, known)
        return bid(thought.best)

    def _habits(self, view: Position) -> Mapping[Seat, CardRule]:
        """Return the rules that others have been seen to follow, if the level looks for them."""
        if self.met is None or not self.level.learns:
            return STRANGERS
        return habits(odds_after(self.ruleset, view.results, self.met))

    def _blind(self, view: Position, seat: Seat, bids: Sequence[int], rng: Random) -> Move:
        """Bid before looking where the extra is worth more than knowing one's cards."""
        share = UNIT * view.size // len(view.active)
        few = near(bids, share, 1)
        views = seat_views(self.ruleset, view, seat)
        judge = BidJudge(self.ruleset, view, views, few, self.level, blind=True)
        judge.run(max(1, self.level.bid_work // len(few)) if self.level.bid_work else 20, rng)
        values = judge.points_values()
        choice = best_bid(judge, share)
        table = points_table(self.ruleset, view, seat, choice)
        off = min(choice + 1, view.size)
        usual = LOOKING * table[choice] + (1 - LOOKING) * table[off]
        return bid(choice) if values[choice] > usual - self.style.bid / UNIT else LOOK


AMBITION = 300
"""What naming trump is worth beyond the hand, in thousandths of a trick."""


SPAN: Final = 1
"""So far from what a hand is worth with a trump its bids are looked at."""

ROUNDS: Final = 2
LAST_TWO: Final = 2
"""Half of the work looks at every trump, the other half at the two that came out best."""

STRAINS: Final = (*Suit, None)


def best_strain(
    ruleset: Ruleset, view: Position, seat: Seat, strains: Sequence[Suit | None] = STRAINS
) -> tuple[Suit | None, int]:
    """Return the trump that suits a hand best, and what the hand is then worth, in thousandths.

    A seat that has bid wants the trump with which its hand is worth what it has bid.
    """
    if not _sees_hand(view, seat):
        return Suit.SPADES, UNIT * view.size // len(view.active)
    worths = {trump: own_worth(seat_view(ruleset, view, seat, trump)) for trump in strains}
    own = view.bids[seat]
    if own is not None:
        strain = min(worths, key=lambda trump: abs(worths[trump] - UNIT * (own or 0)))
    else:
        strain = max(worths, key=lambda trump: worths[trump])
    return strain, worths[strain]


def think_trump(
    ruleset: Ruleset,
    view: Position,
    seat: Seat,
    strains: Sequence[Suit | None],
    level: Level,
    rng: Random,
) -> Suit | None:
    """Return the trump that a level names; who plays bids out plays each trump out as well.

    A seat that has not bid yet would then bid what is best near the worth of its hand.
    """
    habit, _ = best_strain(ruleset, view, seat, strains)
    if level.bidder != "search" or not _sees_hand(view, seat):
        return habit
    own = view.bids[seat]
    judges: dict[Suit | None, BidJudge] = {}
    for trump in strains:
        each = seat_view(ruleset, view, seat, trump)
        bids = near(range(view.size + 1), own_worth(each), SPAN) if own is None else [own]
        judges[trump] = BidJudge(ruleset, view, [each], bids, level)
    left = list(strains)
    for _ in range(ROUNDS):
        for trump in left:
            judge = judges[trump]
            choices = ROUNDS * len(judge.bids) * len(left)
            judge.run(deals_of(level.bid_work, choices, judge.seat_views), rng)
        values = {trump: max(judges[trump].values().values()) for trump in left}
        left = sorted(left, key=lambda trump: (-values[trump], trump is not habit))[:LAST_TWO]
    return left[0]


def _sees_hand(view: Position, seat: Seat) -> bool:
    hand = view.hands[seat] if view.hands else []
    return bool(hand) and all(card is not None for card in hand)


def auction_call(ruleset: Ruleset, view: Position, decision: Decision, tilt: int) -> Move:
    """Return the cheapest call that the hand is worth with its best trump, or a pass."""
    suit, worth = best_strain(ruleset, view, decision.seat)
    most = (worth + AMBITION + tilt) // UNIT
    offers = [
        move
        for move in decision.moves
        if isinstance(move, Auction) and move.suit is suit and move.tricks <= most
    ]
    return offers[-1] if offers else PASS
