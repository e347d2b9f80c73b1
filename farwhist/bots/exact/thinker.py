"""An opponent of the exact-bid games: one of the levels, in one of the styles."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from farwhist.bots.core.estimate import UNIT
from farwhist.bots.core.knowledge import Knowledge
from farwhist.bots.core.levels import Level, Style
from farwhist.bots.core.seat_view import SeatView, seat_views
from farwhist.bots.exact.bidding import expected_tricks, forehead_estimate
from farwhist.bots.exact.judge import BidJudge, CardJudge, best_bid, near, own_worth
from farwhist.bots.exact.learned_search import fits
from farwhist.bots.exact.naming import auction_call, best_strain
from farwhist.bots.exact.rules_of_thumb import by_thumb, certain_tricks
from farwhist.bots.exact.utility import points_table
from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import LOOK, PASS, Bid, Move, NameTrump, PlayCard, bid, play
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset

LOOKING = 0.62
"""How often a bid is made that is thought over with the cards in hand."""

LENIENT = 0.8
"""So many points a bold or cautious seat gives away for a bid that suits it better."""

EASY = 0.75
"""Such a bid must be made at least so often, as a share of the best bid's chance."""

HOPE = 0.1
"""And at least so often in all: nobody is bold about a bid that cannot be made."""

SLOWER = 5
"""House rules that the fast core does not play take so many times as long; so fewer are played."""

WIZARDS_SLOWER = 2
"""So many times as long takes a play-out with cards that may be played at any time."""

CLOSE = 0.012
"""Cards within this share of the most that can be won or lost are as good as each other."""

DOUBT = 0.1
"""And within so much more, divided by the root of the deals played out: few deals tell little."""


class Thinker:
    """Chooses from a view by counting, by rules of thumb or by playing deals out."""

    def __init__(self, ruleset: Ruleset, level: Level, style: Style) -> None:
        self.ruleset = ruleset
        self.level = level
        self.style = style

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return the move that seems best; the same view, level and generator, the same move."""
        moves, seat = decision.moves, decision.seat
        if len(moves) == 1:
            return moves[0]
        first = moves[0]
        if isinstance(first, PlayCard):
            cards = [move.cards[0] for move in moves if isinstance(move, PlayCard)]
            return play(self._card(view, seat, cards, rng))
        if isinstance(first, NameTrump):
            strains = [move.suit for move in moves if isinstance(move, NameTrump)]
            return NameTrump(best_strain(self.ruleset, view, seat, strains)[0])
        if first == PASS:
            return auction_call(self.ruleset, view, decision, self.style.bid)
        bids = [move.tricks for move in moves if isinstance(move, Bid)]
        if LOOK in moves:
            return self._blind(view, seat, bids, rng)
        return bid(self._bid(view, seat, bids, rng))

    def _bid(self, view: Position, seat: Seat, bids: Sequence[int], rng: Random) -> int:
        if len(bids) == 1:
            return bids[0]
        views = seat_views(self.ruleset, view, seat)
        floor = self._floor(views)
        bids = [each for each in bids if each >= floor] or bids
        if self.level.bidder == "search":
            return self._searched_bid(view, seat, bids, views, rng)
        if floor >= view.size - 1 and floor in bids:
            return floor
        worth = self._worth(view, seat, views) + self.style.bid
        return min(bids, key=lambda each: (abs(UNIT * each - worth), each))

    def _deals(self, work: int, choices: int, views: Sequence[SeatView]) -> int:
        """Return in how many deals each choice is played out."""
        slower = 1 if views[0].rules.plain else SLOWER
        if views[0].known.wizards:
            slower = max(slower, WIZARDS_SLOWER)
        return max(1, work // (choices * slower))

    def _floor(self, views: Sequence[SeatView]) -> int:
        """Return the tricks that the hand is sure to take, whatever trump may be."""
        return min(certain_tricks(each.known, plain=each.rules.plain) for each in views)

    def _worth(self, view: Position, seat: Seat, views: Sequence[SeatView]) -> int:
        known = Knowledge.of(self.ruleset, view, seat)
        if not known.mine:
            if any(hand and hand[0] for hand in view.hands):
                return int(UNIT * forehead_estimate(view, known))
            return UNIT * view.size // len(view.active)
        if self.level.bidder == "count":
            return int(UNIT * expected_tricks(known))
        total = weights = 0
        for seat_view in views:
            total += own_worth(seat_view) * seat_view.weight
            weights += seat_view.weight
        return total // weights

    def _searched_bid(
        self,
        view: Position,
        seat: Seat,
        bids: Sequence[int],
        views: Sequence[SeatView],
        rng: Random,
    ) -> int:
        worth = max(own_worth(seat_view) for seat_view in views)
        few = near(bids, worth, self.level.span)
        judge = BidJudge(self.ruleset, view, seat, few, self.level, views=views)
        judge.run(self._deals(self.level.bid_work, len(few), views), rng)
        choice = best_bid(judge, worth)
        return choice if judge.is_chance else self._by_style(judge, choice)

    def _by_style(self, judge: BidJudge, choice: int) -> int:
        """Return a bid one lower or higher where that suits the style and costs little."""
        other = choice + (self.style.bid > 0) - (self.style.bid < 0)
        if other == choice or other not in judge.bids:
            return choice
        values = judge.points_values()
        as_likely = judge.chance(other) >= max(EASY * judge.chance(choice), HOPE)
        return other if as_likely and values[other] >= values[choice] - LENIENT else choice

    def _blind(self, view: Position, seat: Seat, bids: Sequence[int], rng: Random) -> Move:
        """Bid before looking where the extra is worth more than knowing one's cards."""
        share = UNIT * view.size // len(view.active)
        few = near(bids, share, 1)
        judge = BidJudge(self.ruleset, view, seat, few, self.level, blind=True)
        judge.run(max(1, self.level.bid_work // len(few)) if self.level.bid_work else 20, rng)
        values = judge.points_values()
        choice = best_bid(judge, share)
        table = points_table(self.ruleset, view, seat, choice)
        off = min(choice + 1, view.size)
        usual = LOOKING * table[choice] + (1 - LOOKING) * table[off]
        return bid(choice) if values[choice] > usual - self.style.bid / UNIT else LOOK

    def _card(self, view: Position, seat: Seat, cards: Sequence[Card], rng: Random) -> Card:
        level = self.level
        views = seat_views(self.ruleset, view, seat, level.memory)
        seat_view = views[0]
        codes = [seat_view.code[card] for card in cards]
        habit = seat_view.card[by_thumb(seat_view.known, codes)]
        if level.player == "thumb":
            return habit
        wanted = worth_a_thought(seat_view, cards, habit)
        if len(wanted) == 1:
            return wanted[0]
        learned = level.learned > 0 and fits(seat_view)
        judge = CardJudge(self.ruleset, view, seat, wanted, level, views, learned=learned)
        if len(judge.groups) > 1:
            work = level.learned if learned else level.card_work
            judge.run(self._deals(work, len(judge.groups), views), rng)
        return favourite(judge, habit, wanted)


def favourite(judge: CardJudge, habit: Card, wanted: Sequence[Card]) -> Card:
    """Return the best of the `wanted` cards; `habit`, if nothing is clearly better than it.

    Values that hold what the policy says of how strong players choose need no habit beside it.
    """
    values = {
        card: value
        for group, value in zip(judge.groups, judge.values(), strict=True)
        for card in group
        if card in wanted
    }
    best = max(values.values())
    table = judge.points
    most = 0.4 if judge.is_chance else max(table) - min(table)  # no deal decides a match alone
    doubt = 0.0 if judge.has_opinion else CLOSE + DOUBT / max(1, judge.worlds) ** 0.5
    margin = doubt * most
    if habit in values and values[habit] >= best - margin:
        return habit
    return next(card for card, value in values.items() if value == best)


def worth_a_thought(seat_view: SeatView, cards: Sequence[Card], habit: Card) -> list[Card]:
    """Return the cards to look at: who needs every trick leads no lower card of a suit."""
    known = seat_view.known
    need = (known.bids[0] or 0) - known.taken[0]
    if known.trick or need <= 0 or need < known.left:
        return list(cards)
    best: dict[int, int] = {}
    for card in cards:
        code = seat_view.code[card]
        best[code >> 5] = max(best.get(code >> 5, 0), code)
    if known.trump in best and seat_view.code[habit] == best[known.trump]:
        return [habit]
    return [seat_view.card[code] for code in best.values()]
