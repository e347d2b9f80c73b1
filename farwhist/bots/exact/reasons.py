"""Why a move is recommended: the key of a sentence and the facts that fill it.

A reason says what the move does, by what one can see and count; the number behind it is told
beside it. Words are made where they are shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct, field

from farwhist.bots.core.estimate import UNIT
from farwhist.bots.core.free_cards import laid
from farwhist.bots.core.playout import JESTERS, WIZARDS
from farwhist.bots.core.seat_view import SeatView
from farwhist.bots.exact.heuristics import certain_tricks, sure_tricks
from farwhist.bots.exact.judge import own_worth
from farwhist.bots.exact.search import trick_state
from farwhist.rules.words import QT_TRANSLATE_NOOP

REASONS: Final = {
    "only_card": QT_TRANSLATE_NOOP("Reasons", "It is the only card that you may play."),
    "all_the_rest": QT_TRANSLATE_NOOP("Reasons", "You need every trick that is left."),
    "makes_safe": QT_TRANSLATE_NOOP("Reasons", "It takes the last trick that your bid needs."),
    "last_trump": QT_TRANSLATE_NOOP("Reasons", "It draws the last trump that is out."),
    "draws_trumps": QT_TRANSLATE_NOOP("Reasons", "It draws trumps, and no other trump beats it."),
    "sure_winner": QT_TRANSLATE_NOOP(
        "Reasons", "No card of its suit that is still out can beat it."
    ),
    "cheapest_winner": QT_TRANSLATE_NOOP(
        "Reasons", "It is the cheapest card that takes the trick."
    ),
    "tries_to_win": QT_TRANSLATE_NOOP(
        "Reasons", "It is winning the trick so far, and you need tricks."
    ),
    "winner_too_many": QT_TRANSLATE_NOOP(
        "Reasons", "It gets rid of a winner that is one too many."
    ),
    "ducks": QT_TRANSLATE_NOOP("Reasons", "It is the highest card that stays below the winner."),
    "throws_danger": QT_TRANSLATE_NOOP(
        "Reasons", "It throws away a card that may win a trick you do not want."
    ),
    "keeps_winners": QT_TRANSLATE_NOOP(
        "Reasons", "This trick is lost; the card is the one you need least."
    ),
    "takes_now": QT_TRANSLATE_NOOP("Reasons", "It takes the trick, and you need one."),
    "loses_lead": QT_TRANSLATE_NOOP("Reasons", "It is low enough for somebody else to take."),
    "best_chance": QT_TRANSLATE_NOOP("Reasons", "It most often ends with exactly your bid."),
    "damage": QT_TRANSLATE_NOOP(
        "Reasons", "The bid can hardly be made any more; this costs the fewest points."
    ),
    "wizard_wins": QT_TRANSLATE_NOOP("Reasons", "A wizard takes the trick, and you need one."),
    "wizard_lost": QT_TRANSLATE_NOOP(
        "Reasons", "The trick has gone to a wizard already; a second one takes nothing."
    ),
    "jester": QT_TRANSLATE_NOOP("Reasons", "A jester takes only a trick that is all jesters."),
    "only_bid": QT_TRANSLATE_NOOP("Reasons", "It is the only bid that is allowed."),
    "sure_tricks": QT_TRANSLATE_NOOP(
        "Reasons", "Your highest trumps are sure to take that many tricks."
    ),
    "running": QT_TRANSLATE_NOOP("Reasons", "Your top cards run: these tricks are certain."),
    "worth": QT_TRANSLATE_NOOP("Reasons", "It is what your hand usually takes."),
    "above_worth": QT_TRANSLATE_NOOP(
        "Reasons", "It is more than the hand usually takes, but pays best on average."
    ),
    "below_worth": QT_TRANSLATE_NOOP(
        "Reasons", "It is less than the hand could take, but easier to make exactly."
    ),
    "unseen": QT_TRANSLATE_NOOP(
        "Reasons", "You do not see your cards: it is the best bid on average."
    ),
}
"""Every key that a reason may have, and its English sentence."""


class Reason(Struct, frozen=True):
    """A key of `REASONS`; `facts` holds only numbers."""

    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)


def card_reason(seat_view: SeatView, card: int, legal: Sequence[int], chance: float) -> Reason:
    """Return why a card is played that ends with the bid so often, from 0 to 1."""
    if len(legal) == 1:
        return Reason("only_card")
    known = seat_view.known
    need = (known.bids[0] or 0) - known.taken[0]
    if chance < 0.02:
        return Reason("damage", {"need": need})
    led, best, _ = trick_state(known)
    facts = {"need": need, "left": known.left}
    if card > JESTERS:
        return Reason(_free_key(card, need, best), facts)
    sure = card == known.boss(known.seen())[card >> 5]
    if not best:
        return Reason(_lead_key(seat_view, card, need, sure), facts)
    wins = laid(led, best, card, known.trump)[2]
    last = len(known.trick) == known.players - 1
    return Reason(_follow_key(seat_view, card, legal, need, wins, last, sure, led, best), facts)


def _free_key(card: int, need: int, best: int) -> str:
    if card < WIZARDS:
        return "jester"
    if best > WIZARDS:
        return "wizard_lost" if need > 0 else "winner_too_many"
    return "wizard_wins" if need > 0 else "best_chance"


def _lead_key(seat_view: SeatView, card: int, need: int, sure: bool) -> str:
    known = seat_view.known
    trump = card >> 5 == known.trump
    if need > 0 and need >= known.left:
        return "all_the_rest"
    if need > 0 and sure:
        if trump:
            out = sum(other >> 5 == known.trump for other in known.unseen)
            if out == 1:
                return "last_trump"
            if out:
                return "draws_trumps"
        return "sure_winner"
    if need <= 0 or sure_tricks(known) >= need:
        return "winner_too_many" if sure else "loses_lead"
    return "best_chance"


def _follow_key(
    seat_view: SeatView,
    card: int,
    legal: Sequence[int],
    need: int,
    wins: bool,
    last: bool,
    sure: bool,
    led: int,
    best: int,
) -> str:
    known = seat_view.known
    winners = [each for each in legal if laid(led, best, each, known.trump)[2]]
    if wins and need > 0:
        if last and need == 1:
            return "makes_safe"
        if last:
            return "cheapest_winner" if card == min(winners) else "takes_now"
        return "sure_winner" if sure else "tries_to_win"
    if wins:
        return "best_chance"
    enough = need <= 0 or sure_tricks(known) >= need
    if enough and sure:
        return "winner_too_many"
    if enough and card >> 5 == led:
        lower = [each for each in legal if each not in winners and each >> 5 == led]
        return "ducks" if card == max(lower) else "best_chance"
    if enough:
        return "throws_danger"
    return "best_chance" if winners else "keeps_winners"


def bid_reason(seat_view: SeatView, bid: int, bids: Sequence[int]) -> Reason:
    """Return why a bid is recommended."""
    if len(bids) == 1:
        return Reason("only_bid")
    if seat_view.known.room[0]:
        return Reason("unseen")
    sure = certain_tricks(seat_view.known, plain=seat_view.rules.plain)
    worth = own_worth(seat_view)
    facts = {"sure": sure, "worth": worth / UNIT}
    if sure == bid and sure:
        trumps = sure == sure_tricks(seat_view.known)
        return Reason("sure_tricks" if trumps else "running", facts)
    centre = (worth + UNIT // 2) // UNIT
    if bid == centre:
        return Reason("worth", facts)
    return Reason("above_worth" if bid > centre else "below_worth", facts)
