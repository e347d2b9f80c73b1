"""The two kinds of scenes: a small deal of the plain game, and any deal that has a code."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Final

from msgspec.structs import replace

from farwhist.engine.cards import Seat, card, cards
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Move, bid, play
from farwhist.engine.position import Position
from farwhist.rules.catalogue import default_preset
from farwhist.rules.prepared import PreparedDeal
from farwhist.store.matches import Saved
from farwhist.ui.features.tutorial.lesson import Lesson, Scene, Step, move_of

SEATS: Final = 4


class PlainScene(Scene, frozen=True, kw_only=True):
    """A deal of the plain game for four.

    Args:
        hands: the cards of each seat in the order in which it follows with them.
        dealer: the seat that deals; the next one leads first.
        turned: the card that fixes trump, or nothing for a deal without trump.
        bids: what each seat bids. The player's own is made beforehand unless `steps` begins with
            a bid.
        leads: for a seat that leads in another order than it follows, its cards in that order.
    """

    hands: tuple[str, str, str, str]
    dealer: Seat
    turned: str
    bids: tuple[int, int, int, int]
    leads: tuple[tuple[Seat, str], ...] = ()

    def deal(self) -> PreparedDeal:
        """Return the cards, which are played with over and over."""
        hands = tuple(cards(hand) for hand in self.hands)
        return PreparedDeal(hands, self.dealer, card(self.turned) if self.turned else None)

    def begun(self) -> Saved:
        """Return the plain game with deals of this size, and what is bid before the player acts."""
        size = str(self.deal().size)
        bids = () if self.asks_bid else self.bids
        return Saved(
            default_preset(),
            SEATS,
            seed=0,
            changes={"sequence": "CUSTOM", "custom": size, "end": "target"},
            moves=tuple((seat, bid(tricks)) for seat, tricks in enumerate(bids)),
        )

    def preferred(self, seat: Seat, *, leads: bool) -> tuple[Move, ...]:
        """Return the bid and the cards of an opponent in their order."""
        order = dict(self.leads).get(seat) if leads else None
        hand = self.hands[seat] if order is None else order
        return (bid(self.bids[seat]), *map(play, cards(hand)))


def plain_lesson(
    *,
    title: str,
    hands: tuple[str, str, str, str],
    dealer: Seat,
    turned: str,
    bids: tuple[int, int, int, int],
    steps: tuple[Step, ...],
    made: str,
    missed: str,
    leads: tuple[tuple[Seat, str], ...] = (),
) -> Lesson:
    """Return a lesson of one deal of the plain game, in which an exact bid is wanted."""
    scene = PlainScene(
        steps,
        made=made,
        missed=missed,
        hands=hands,
        dealer=dealer,
        turned=turned,
        bids=bids,
        leads=leads,
    )
    return Lesson(title, (scene,))


class CodedScene(Scene, frozen=True, kw_only=True):
    """A deal of any game, from its first move or from a later one on.

    Args:
        code: the deal with its rules, and with what was done in it before. It can be pasted into
            the deal editor, to be looked at or changed.
        others: by seat the moves of an opponent, with commas between them, as `move_of` reads them.
    """

    code: str
    others: Mapping[Seat, str]

    def begun(self) -> Saved:
        """Return the match of this deal alone, with the moves before the scene."""
        return _begun(self.code)

    def preferred(self, seat: Seat, *, leads: bool) -> tuple[Move, ...]:
        """Return what the seat would do, in this order."""
        return tuple(move_of(text.strip()) for text in self.others[seat].split(","))


@cache
def _begun(code: str) -> Saved:
    from farwhist.rules import deal_code

    text = deal_code.read(code)
    return Saved(
        text.preset,
        text.seats,
        text.seed,
        text.changes,
        moves=text.moves,
        practice=True,
        deal=deal_code.write(replace(text, moves=())),
    )


class Script:
    """An opponent that does what a scene says, and is never at a loss."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return the first legal move of those that the scene names, or else any."""
        leads = not view.trick and not view.pile
        for move in self._scene.preferred(decision.seat, leads=leads):
            if move in decision.moves:
                return move
        return decision.moves[-1]
