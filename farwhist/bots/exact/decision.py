"""One thought about a bid or a card: what a level plays, and the numbers that led to it.

Opponents, hints and `advise` all ask here, so that advice is the level's own move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from msgspec import Struct

from farwhist.bots.core.card_rules import STRANGERS, CardRule
from farwhist.bots.core.estimate import UNIT
from farwhist.bots.core.knowledge import Knowledge
from farwhist.bots.core.levels import ALL, Level, Style
from farwhist.bots.core.playout import JESTERS
from farwhist.bots.core.sampling import Situation
from farwhist.bots.core.seat_view import SeatView, seat_views
from farwhist.bots.core.technique import CardTechnique, technique_of
from farwhist.bots.exact.bidding import expected_tricks, forehead_estimate
from farwhist.bots.exact.heuristics import by_thumb, certain_tricks
from farwhist.bots.exact.judge import BidJudge, CardJudge, best_bid, near, own_worth
from farwhist.bots.exact.learned_search import fits
from farwhist.bots.exact.search import trick_state
from farwhist.bots.exact.standings import ending
from farwhist.bots.exact.utility import points_table, stake_of
from farwhist.engine.cards import Card, Seat
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset

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

LONG = 9
"""With more cards in hand learned play-outs take longer, and in proportion fewer are played."""

ENDING = 2
"""With so few cards left whoever plays deals out remembers all that was played."""

ENDING_WORK = 400
"""And plays out at least so many, which takes no time then."""

BETTER = 0.03
"""So much more chance to win must a bid have there than what the hand is worth."""

ALWAYS = 1 - 1e-9

SAFE = 2
"""A lead is low that so many unseen cards of its suit beat."""

MADE = 0.65
"""How often a bid is made that is exactly what a hand is worth; less the farther it is off."""

WITHIN = 2
"""So far from what a hand is worth somebody bids who looks at the scoring alone."""

CLEARLY = 0.15
"""And only for so much of the most that can be won or lost."""

WIDER = 2
"""So many bids more are looked at beyond the last one, where that seems the best."""


class BidDecision(Struct, frozen=True):
    """A bid, and what it was found from; `judge` is None where nothing was played out."""

    best: int
    views: Sequence[SeatView]
    worth: int
    judge: BidJudge | None = None


class CardDecision(Struct, frozen=True):
    """A card, and what it was found from; `judge` is None where nothing was played out."""

    best: Card
    views: Sequence[SeatView]
    judge: CardJudge | None = None


def think_bid(
    ruleset: Ruleset,
    view: Position,
    seat: Seat,
    bids: Sequence[int],
    level: Level,
    style: Style,
    rng: Random,
    habits: Mapping[Seat, CardRule] = STRANGERS,
) -> BidDecision:
    """Return what a level bids.

    Args:
        ruleset: what is played.
        view: what the seat knows.
        seat: who bids.
        bids: the legal ones.
        level: how well it bids.
        style: how it does.
        rng: the source of chance.
        habits: the rule by which it takes a seat to choose its cards, where there is one.
    """
    views = seat_views(ruleset, view, seat, habits=habits)
    floor = min(certain_tricks(each.known, plain=each.rules.plain) for each in views)
    worth = max(own_worth(seat_view) for seat_view in views)
    if len(bids) == 1:
        return BidDecision(bids[0], views, worth)
    bids = [each for each in bids if each >= floor] or bids
    if level.bidder == "search":
        judge = _judged(ruleset, view, seat, bids, level, views, worth, rng)
        choice = best_bid(judge, worth)
        choice = choice if judge.is_chance else _by_style(judge, choice, style)
        return BidDecision(choice, views, worth, judge)
    certain = 0 < floor >= view.size - 1 and floor in bids
    wanted = _estimate(ruleset, view, seat, level, views) + style.bid
    habit = floor if certain else _paying(ruleset, view, seat, bids, wanted)
    if level.standings and ending(ruleset, view, views[0].seats, level.standings) is not None:
        judge = _judged(ruleset, view, seat, bids, level, views, worth, rng)
        values = judge.values()
        choice = best_bid(judge, worth)
        usual = values.get(habit, 0.0)
        return BidDecision(
            choice if values[choice] > usual + BETTER else habit, views, worth, judge
        )
    if level.look and not certain:
        judge = _judged(ruleset, view, seat, bids, level, views, UNIT * habit, rng)
        return BidDecision(_looked(judge, habit, level, style), views, worth)
    return BidDecision(habit, views, worth)


def _looked(judge: BidJudge, habit: int, level: Level, style: Style) -> int:
    """Return the bid that a level counts on, or another that seems clearly better.

    That is where what a hand is worth says little: in small deals, with hands that are unlike most,
    and between two bids. Against its style a level must be twice as sure.
    """
    values = judge.values()
    best = max(values, key=values.__getitem__)
    against = (best - habit) * style.bid < 0
    margin = level.trust * stake_of(judge.points[best], best) * (2 if against else 1)
    return best if values[best] > values[habit] + margin else habit


def _judged(
    ruleset: Ruleset,
    view: Position,
    seat: Seat,
    bids: Sequence[int],
    level: Level,
    views: Sequence[SeatView],
    worth: int,
    rng: Random,
) -> BidJudge:
    """Play the bids out near what the hand is worth, and beyond while the best is the last one."""
    few = near(bids, worth, level.span)
    deals = deals_of(level.bid_work or level.look, len(few), views)
    judge = BidJudge(ruleset, view, views, few, level)
    judge.run(deals, rng)
    rest = [bid for bid in bids if bid not in few]
    if (
        judge.is_chance and level.standings and rest
    ):  # however unlikely, only such a bid may win the match
        judge.widen(rest, deals, rng)
    while level.widens:
        choice = best_bid(judge, worth)
        above = [bid for bid in bids if bid > max(judge.bids)][:WIDER]
        below = [bid for bid in bids if bid < min(judge.bids)][-WIDER:]
        more = above if choice == max(judge.bids) else below if choice == min(judge.bids) else []
        if not more:
            break
        judge.widen(more, deals, rng)
    return judge


def _by_style(judge: BidJudge, choice: int, style: Style) -> int:
    """Return a bid one lower or higher where that suits the style and costs little."""
    other = choice + (style.bid > 0) - (style.bid < 0)
    if other == choice or other not in judge.bids:
        return choice
    values = judge.points_values()
    as_likely = judge.chance(other) >= max(EASY * judge.chance(choice), HOPE)
    return other if as_likely and values[other] >= values[choice] - LENIENT else choice


def _paying(ruleset: Ruleset, view: Position, seat: Seat, bids: Sequence[int], worth: int) -> int:
    """Return the bid nearest to what the hand is worth, or one that pays clearly more.

    A person who counts tricks knows roughly how often a bid near that number is made, and what the
    scoring pays for it; a miss is by one.
    """
    nearest = min(bids, key=lambda each: (abs(UNIT * each - worth), each))
    close = [each for each in bids if abs(each - nearest) <= WITHIN]
    tables = {each: points_table(ruleset, view, seat, each) for each in close}
    values = {}
    for each, table in tables.items():
        off = (UNIT * each - worth) / UNIT
        made = MADE / (1 + off * off)
        beside = [table[k] for k in (each - 1, each + 1) if 0 <= k < len(table)]
        values[each] = made * table[each] + (1 - made) * sum(beside) / max(1, len(beside))
    most = max(table[each] - min(table) for each, table in tables.items())
    best = max(close, key=lambda each: (values[each], -abs(UNIT * each - worth)))
    return best if values[best] > values[nearest] + CLEARLY * most else nearest


def _estimate(
    ruleset: Ruleset, view: Position, seat: Seat, level: Level, views: Sequence[SeatView]
) -> int:
    """Return what a level without play-outs takes a hand to be worth, in thousandths."""
    known = Knowledge.of(ruleset, view, seat)
    if not known.mine:
        if any(hand and hand[0] for hand in view.hands):
            return int(UNIT * forehead_estimate(view, known))
        return UNIT * view.size // len(view.active)
    if level.bidder == "count":
        return int(UNIT * expected_tricks(known))
    total = weights = 0
    for seat_view in views:
        total += own_worth(seat_view) * seat_view.weight
        weights += seat_view.weight
    return total // weights + level.hope


def learned_work(level: Level, views: Sequence[SeatView]) -> int:
    """Return how many play-outs by the learned policy a level takes for one card."""
    return level.learned * LONG // max(LONG, views[0].known.left)


def deals_of(work: int, choices: int, views: Sequence[SeatView], least: int = 1) -> int:
    """Return in how many deals each choice is played out, `least` of them at least."""
    slower = 1 if views[0].rules.plain else SLOWER
    if views[0].known.wizards:
        slower = max(slower, WIZARDS_SLOWER)
    return max(least, work // (choices * slower))


def think_card(
    ruleset: Ruleset,
    view: Position,
    seat: Seat,
    cards: Sequence[Card],
    level: Level,
    rng: Random,
    habits: Mapping[Seat, CardRule] = STRANGERS,
) -> CardDecision:
    """Return what a level plays; `cards` are the legal ones, and the seat has bid.

    `habits` are the rules by which it takes seats to choose their cards.
    """
    ends = level.player == "search" and len(view.hands[seat]) <= ENDING
    views = seat_views(ruleset, view, seat, ALL if ends else level.memory, habits)
    seat_view = views[0]
    habit = habit_among(seat_view, cards)
    if level.player == "thumb":
        codes = [seat_view.code[card] for card in cards]
        usual, technique = seat_view.code[habit], technique_of(level.key)
        return CardDecision(
            seat_view.card[slip(seat_view.known, codes, usual, technique, rng)], views
        )
    tidy = level.tidy and not ends
    wanted = worth_a_thought(seat_view, cards, habit, tidy=tidy)
    if tidy and len(views) == 1 and _wants_no_more(ruleset, view, seat, level):
        wanted = shed(seat_view, wanted)
    if len(wanted) == 1:
        return CardDecision(wanted[0], views)
    learned = level.learned > 0 and fits(seat_view)
    judge = CardJudge(ruleset, view, seat, wanted, level, views, learned=learned)
    if len(judge.groups) > 1:
        work = learned_work(level, views) if learned else level.card_work
        work = max(work, ENDING_WORK) if ends else work
        judge.run(deals_of(work, len(judge.groups), views, level.least_deals), rng)
    return CardDecision(favourite(judge, habit, wanted, level.doubt), views, judge)


def habit_among(seat_view: SeatView, cards: Sequence[Card]) -> Card:
    """Return the card of these that the rules of thumb play."""
    codes = [seat_view.code[card] for card in cards]
    return seat_view.card[by_thumb(seat_view.known, codes)]


def favourite(judge: CardJudge, habit: Card, wanted: Sequence[Card], doubt: float) -> Card:
    """Return the best of the `wanted` cards; `habit`, if nothing is clearly better than it.

    What is clear depends on the deals played out: few tell little (`doubt` of `Level`).
    Values that hold what the policy says of how strong players choose need no habit beside it. Of
    equal cards it is the one that the rules of thumb play.
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
    share = 0.0 if judge.has_opinion else CLOSE + doubt / max(1, judge.worlds) ** 0.5
    margin = share * most
    if not judge.is_chance and certain(judge, habit):
        margin = 0.0
    if habit in values and values[habit] >= best - margin:
        return habit
    first = next(card for card, value in values.items() if value == best)
    alike = next(group for group in judge.groups if first in group)
    equal = [card for card in alike if card in values]
    return first if len(equal) == 1 else habit_among(judge.seat_views[0], equal)


def certain(judge: CardJudge, habit: Card) -> bool:
    """Whether some card ends with the bid in every deal, and the habit does not."""
    chances = dict(zip(map(tuple, judge.groups), judge.chances(), strict=True))
    usual = [chance for group, chance in chances.items() if habit in group]
    return max(chances.values()) > ALWAYS and any(chance < ALWAYS for chance in usual)


def _beaten_by(seat_view: SeatView, code: int) -> int:
    """Return how many unseen cards of its suit beat a card."""
    return sum(each >> 5 == code >> 5 and each > code for each in seat_view.known.unseen)


def _wants_no_more(ruleset: Ruleset, view: Position, seat: Seat, level: Level) -> bool:
    """Whether the bid is made and each further trick costs points, where points count."""
    taken = view.taken[seat]
    if not view.trick or taken != view.bids[seat]:
        return False
    table = points_table(ruleset, view, seat, taken)
    costs = all(points < table[taken] for points in table[taken + 1 :])
    return costs and ending(ruleset, view, view.order_from(seat), level.standings) is None


def shed(seat_view: SeatView, cards: Sequence[Card]) -> list[Card]:
    """Leave out what is lower than another card that follows suit and loses."""
    led, best, _ = trick_state(seat_view.known)
    codes = [seat_view.code[card] for card in cards]
    under = [
        code
        for code in codes
        if code >> 5 == led and code < JESTERS and (code < best or best >> 5 != led)
    ]
    lower = set(under) - {max(under, default=0)}
    return [card for card, code in zip(cards, codes, strict=True) if code not in lower]


def worth_a_thought(
    seat_view: SeatView, cards: Sequence[Card], habit: Card, *, tidy: bool = False
) -> list[Card]:
    """Return the cards to look at: who needs every trick leads no lower card of a suit.

    Who is `tidy` and wants no trick any more leads the lowest of a suit, and rather none that
    hardly a card beats.
    """
    known = seat_view.known
    need = (known.bids[0] or 0) - known.taken[0]
    if tidy and need <= 0 and not known.trick and not known.wizards:
        lowest: dict[int, int] = {}
        for card in cards:
            code = seat_view.code[card]
            lowest[code >> 5] = min(lowest.get(code >> 5, code), code)
        low = [code for code in lowest.values() if _beaten_by(seat_view, code) >= SAFE]
        return [seat_view.card[code] for code in low or lowest.values()]
    if known.trick or need <= 0 or need < known.left:
        return list(cards)
    best: dict[int, int] = {}
    for card in cards:
        code = seat_view.code[card]
        best[code >> 5] = max(best.get(code >> 5, 0), code)
    if known.trump in best and seat_view.code[habit] == best[known.trump]:
        return [habit]
    return [seat_view.card[code] for code in best.values()]


def errors(known: Situation, cards: Sequence[int], habit: int) -> dict[str, int]:
    """Return what each error would play instead of the card of the rules of thumb.

    The names are those of `CardTechnique`. Who needs every trick that is left is careful.

    Args:
        known: what the seat knows and remembers.
        cards: those that may be played.
        habit: the card of the rules of thumb, one of them.
    """
    need = (known.bids[0] or 0) - known.taken[0]
    if len(cards) < 2 or need >= known.left or any(card >= JESTERS for card in cards):
        return {}
    led, best, _ = trick_state(known)
    if led < 0:
        error, card = ("king", _bare_king(known, cards)) if need > 0 else _high(known, cards)
        found = {} if card is None else {error: card}
    elif need > 0:
        found = _wanting(known, cards, habit, led, best)
    else:
        found = _done(known, cards, habit, led, best)
    return {error: card for error, card in found.items() if card != habit}


def _wanting(
    known: Situation, cards: Sequence[int], habit: int, led: int, best: int
) -> dict[str, int]:
    """Return the errors of who needs tricks: a high card that is wasted, a ruff forgotten."""
    if habit >> 5 == led:
        top = max(cards)
        return {"waste": top} if top > best and best >> 5 == led else {}
    plain = [card for card in cards if card >> 5 != known.trump]
    if habit >> 5 == known.trump and plain:
        return {"forget": min(plain, key=lambda card: card & 31)}
    return {}


def _done(
    known: Situation, cards: Sequence[int], habit: int, led: int, best: int
) -> dict[str, int]:
    """Return the errors of who wants no trick: a danger that is kept, a trick that is taken."""
    last = len(known.trick) == known.players - 1
    wins = [card for card in cards if card > best and card >> 5 in (led, known.trump)]
    loses = [card for card in cards if card not in wins]
    found = {}
    if habit in loses:
        found["keep"] = min(loses, key=lambda card: (card >> 5 == known.trump, card & 31))
        taken = [card for card in wins if card >> 5 == led]
        if taken and not last:
            found["grab"] = min(taken)
    return found


def _high(known: Situation, cards: Sequence[int]) -> tuple[str, int | None]:
    """Return the error of who leads and wants no trick: the highest card that may be beaten."""
    unseen = known.unseen
    beaten = [
        card
        for card in cards
        if card >> 5 != known.trump
        and any(each > card and each >> 5 == card >> 5 for each in unseen)
    ]
    return "grab", max(beaten, key=lambda card: card & 31, default=None)


def _bare_king(known: Situation, cards: Sequence[int]) -> int | None:
    """Return a plain king whose ace is elsewhere, and other cards go with it."""
    unseen = set(known.unseen)
    for card in cards:
        beside = any(each >> 5 == card >> 5 and each != card for each in known.mine)
        second = card & 31 == known.tops[card >> 5] - 1
        if second and card + 1 in unseen and beside and card >> 5 != known.trump:
            return card
    return None


def slip(
    known: Situation, cards: Sequence[int], habit: int, technique: CardTechnique, rng: Random
) -> int:
    """Return the card of the rules of thumb, or the one of an error.

    Args:
        known: what the seat knows and remembers.
        cards: those that may be played.
        habit: the card of the rules of thumb.
        technique: how often which error is made.
        rng: draws whether one is made.
    """
    roll = rng.random()
    if known.left <= technique.careful:
        return habit
    for error, card in errors(known, cards, habit).items():
        roll -= technique.share(error)
        if roll < 0:
            return card
    return habit
