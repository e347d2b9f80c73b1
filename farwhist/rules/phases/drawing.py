"""Tricks that are played for the cards of the stock, before those with the cards in hand.

Source: German Whist, docs/rules.md#german-whist. The top card of the stock lies face up. The winner
of a trick takes it, the loser the card below, which nobody else sees, and the next one is turned.
"""

from __future__ import annotations

from random import Random

from farwhist.engine.events import CardsDrawn, Event, TricksSetAside, TrickTaken, UpcardTurned
from farwhist.engine.phase import Step
from farwhist.engine.position import Position
from farwhist.rules.phases.tricks import Tricks


class DrawTricks(Tricks, frozen=True, kw_only=True):
    """All tricks for the stock, which all who play draw from after each of them.

    Args:
        set_aside: these tricks are worth nothing but the cards.
    """

    set_aside: bool = True

    def step(self, position: Position, rng: Random) -> Step:
        """Turn a card or let all draw, else ask the seat whose turn it is."""
        if len(position.trick) == len(position.active):
            winner = self.ranking.winner(position.trick, position.trump)
            return [TrickTaken(winner), *self._draws(position, winner)]
        if position.stock and position.upcard is None:
            card = position.stock[0]
            assert card is not None, "only the match itself can turn a hidden card"
            return (UpcardTurned(card),)
        if not position.stock and not position.trick:
            return ()
        return super().step(position, rng)

    def _draws(self, position: Position, winner: int) -> list[Event]:
        """Return who draws which card, the winner of the trick first."""
        order = position.order_from(winner)
        events: list[Event] = [
            CardsDrawn(seat, (position.stock[place],), shown=place == 0)
            for place, seat in enumerate(order)
        ]
        if len(position.stock) == len(order) and self.set_aside:
            events.append(TricksSetAside())
        return events
