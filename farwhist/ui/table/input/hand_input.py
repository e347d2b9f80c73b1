"""Which card of the hand is meant: under the pointer, in focus, picked, or to be confirmed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPointF

from farwhist.engine.cards import Card, Suit
from farwhist.engine.moves import Discard, Give, Move, PlayCard
from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.animation.card_motion import CardFlight
from farwhist.ui.table.layout.hand import LEAN, card_at
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.transition import Change, Clock, Motion


def card_of(move: Move) -> Card | None:
    """Return the card that a move is about, the first one of a set; None when there is none."""
    if isinstance(move, PlayCard):
        return move.cards[0]
    return move.card if isinstance(move, Discard | Give) else None


class CardSelection:
    """The cards that the player has picked for one decision, in the order picked.

    Sets to be laid together are picked card by card; of cards to be laid away one after another
    (`Discard`) as many are picked as `count` says.
    """

    def __init__(self, moves: Sequence[Move], count: int = 1) -> None:
        self._sets = [move for move in moves if isinstance(move, PlayCard)]
        self._away = {move.card: move for move in moves if isinstance(move, Discard)}
        self.count = count
        self.cards: list[Card] = []

    @property
    def wanted(self) -> bool:
        """Whether cards are picked before anything happens."""
        return bool(self._away) or any(len(move.cards) > 1 for move in self._sets)

    @property
    def complete(self) -> bool:
        """Whether all cards that are to be laid away are picked."""
        return bool(self._away) and len(self.cards) == self.count

    def allowed(self) -> set[Card]:
        """Return the cards that may be picked now, those that are picked included."""
        if self._away:
            return set(self.cards) if self.complete else set(self._away)
        picked = set(self.cards)
        return {card for move in self._sets if picked <= set(move.cards) for card in move.cards}

    def alone(self, card: Card) -> bool:
        """Whether this card can be laid, and only by itself, and nothing else is picked."""
        sets = [move.cards for move in self._sets if card in move.cards]
        return not self.cards and bool(sets) and all(len(cards) == 1 for cards in sets)

    def toggle(self, card: Card) -> None:
        """Pick a card that is allowed, or put it back.

        A card that does not go with those picked, but could begin a set, takes their place.
        """
        if card in self.cards:
            self.cards.remove(card)
        elif card in self.allowed():
            self.cards.append(card)
        elif any(card in move.cards for move in self._sets):
            self.cards = [card]

    def move(self) -> PlayCard | None:
        """Return the set that the picked cards make, in the order picked where that is legal."""
        picked = tuple(self.cards)
        same = [move for move in self._sets if _same_cards(move.cards, picked)]
        return next((move for move in same if move.cards == picked), same[0] if same else None)

    def numbers(self) -> dict[Card, int]:
        """Return for each picked card which it will be when they are laid, 1 for the first.

        As long as they make no set, the smallest one counts that they can grow to.
        """
        laid, picked = self.move(), set(self.cards)
        grown = [move.cards for move in self._sets if picked <= set(move.cards)]
        order = list(laid.cards if laid else min(grown, key=len, default=self.cards))
        return {card: order.index(card) + 1 for card in self.cards}

    def discards(self) -> list[Discard]:
        """Return the picked cards to lay away, once they are all picked."""
        return [self._away[card] for card in self.cards] if self.complete else []


def _same_cards(one: Collection[Card], other: Collection[Card]) -> bool:
    return len(one) == len(other) and set(one) == set(other)


class HandFocus:
    """Remembers the card in focus and moves it over a hand, which is given left to right.

    There is no card in focus until a key is pressed, and none after the mouse was used.
    """

    def __init__(self) -> None:
        self.card: Card | None = None
        self._place = 0

    def leave(self) -> None:
        """Forget the card; the next key begins where this one was."""
        self.card = None

    def keep(self, hand: Sequence[Card], playable: Collection[Card]) -> None:
        """After the hand has changed: stay near where the focus was, on a card that may be played.

        Does nothing as long as no card is in focus.
        """
        if self.card is None:
            return
        if self.card in hand and (not playable or self.card in playable):
            self._place = hand.index(self.card)
            return
        choice = [card for card in hand if card in playable] or list(hand)
        if not choice:
            self.card = None
            return
        self._to(hand, min(choice, key=lambda card: abs(hand.index(card) - self._place)))

    def begin(self, hand: Sequence[Card], playable: Collection[Card]) -> None:
        """Bring a card into focus if there is none."""
        if self.card is None and hand:
            self.card = hand[min(self._place, len(hand) - 1)]
            self.keep(hand, playable)

    def go(self, hand: Sequence[Card], card: Card) -> None:
        """Move to this card, if it is there."""
        if card in hand:
            self._to(hand, card)

    def step(self, hand: Sequence[Card], by: int) -> None:
        """Move to the next card (1) or the one before (-1); the ends stop it."""
        if self.card in hand and hand:
            place = hand.index(self.card) + by
            self._to(hand, hand[min(max(place, 0), len(hand) - 1)])

    def step_playable(self, hand: Sequence[Card], playable: Collection[Card], by: int) -> None:
        """Move to the next (1) or last (-1) card that may be played, from the end to the start."""
        choice = [card for card in hand if card in playable]
        if not choice:
            return
        here = hand.index(self.card) if self.card in hand else -1
        places = [hand.index(card) for card in choice]
        if by > 0:
            place = next((each for each in places if each > here), places[0])
        else:
            place = next((each for each in reversed(places) if each < here), places[-1])
        self._to(hand, hand[place])

    def end(self, hand: Sequence[Card], last: bool) -> None:
        """Move to the first or the last card."""
        if hand:
            self._to(hand, hand[-1 if last else 0])

    def suit(self, hand: Sequence[Card], suit: Suit) -> None:
        """Move to the first card of a suit, or to its next one when it is there already."""
        cards = [card for card in hand if card.suit is suit]
        if not cards:
            return
        if self.card in cards:
            self._to(hand, cards[(cards.index(self.card) + 1) % len(cards)])
        else:
            self._to(hand, cards[0])

    def _to(self, hand: Sequence[Card], card: Card) -> None:
        self.card = card
        self._place = hand.index(card)


class Hover:
    """Remembers the card under the pointer, and lets it lean towards the pointer.

    `hold` is called when another card must be raised. A hand that is being dealt or closes up
    is not disturbed: what the pointer reached meanwhile is raised by :meth:`catch_up`.
    """

    def __init__(
        self,
        state: ShownTable,
        clock: Clock,
        timing: Callable[[], Timing],
        hold: Callable[[], None],
    ) -> None:
        self._state = state
        self._clock = clock
        self._timing = timing
        self._hold = hold
        self._late = False
        self.card: Card | None = None
        self.lean = 0.0
        """How far the card leans, in degrees."""

    def card_at(self, point: QPointF) -> Card | None:
        """Return the card whose strip lies at this point."""
        return card_at(self._state.layout().resting, point.x(), point.y())

    def move(self, point: QPointF, *, anew: bool) -> bool:
        """Follow the pointer; return whether `hold` must be called, as it must with `anew`."""
        card = self.card_at(point)
        if self._hand_comes():
            self.card, self._late = card, True
            return False
        if card is not self.card or self._late or anew:
            self.card, self._late = card, False
            self.lean = self._lean_to(card, point)
            return True
        if card is not None:
            self._follow(card, point)
        return False

    def leave(self) -> None:
        """The pointer has left the table."""
        if self.card is not None:
            self.card = None
            self._late = self._hand_comes()
            if not self._late:
                self._hold()

    def forget(self) -> None:
        """Another position comes onto the table: no card of it is under the pointer yet."""
        self.card, self._late, self.lean = None, False, 0.0

    def catch_up(self) -> None:
        """Raise the card that the pointer reached while the hand was still coming."""
        if self._late and not self._hand_comes():
            self._late = False
            self._hold()

    def _hand_comes(self) -> bool:
        cards = self._state.scene.cards
        return any(self._clock.awaits(cards.get(card)) for card in self._state.layout().resting)

    def _lean_to(self, card: Card | None, point: QPointF) -> float:
        if card is None or not self._timing().travel:
            return 0.0
        pose = self._state.layout().resting[card]
        return LEAN * min(max((point.x() - pose.x) / (pose.width / 2), -1.0), 1.0)

    def _follow(self, card: Card, point: QPointF) -> None:
        lean, stance = self._lean_to(card, point), self._state.stance
        if card is stance.raised and not stance.chosen and abs(lean - stance.lean) > 0.2:
            item = self._state.scene.cards[card]
            self.lean = lean
            turned = item.target.angle + lean - stance.lean
            self._state.stance = replace(stance, lean=lean)
            item.target = replace(item.target, angle=turned)
            self._clock.start([CardFlight(item, self._timing().speeds.lift)], waited=False)


COOLDOWN: Final = 500
"""How long a question must have been there before a card can be played, in milliseconds."""

FORCED: Final = 600
"""After how long the only legal card is played, in milliseconds."""


class PlayConfirmation:
    """Asks for a card twice, ignores early clicks, and plays an only card; all are off at first.

    Args:
        clock: what the waits go by, so that they stand still while the table is paused.
        play: called with the only legal card.
    """

    def __init__(self, clock: Clock, play: Callable[[Card], None]) -> None:
        self._clock = clock
        self._play = play
        self._cooling = False
        self.twice = False
        self.cooldown = False
        self.forced = False
        self.chosen: Card | None = None
        """The card that the next choice plays."""

    def begin(self, playable: Collection[Card], *, only: bool) -> None:
        """A question has appeared: begin the waits; `only`: there is one answer to it."""
        self.end()
        if not playable:
            return
        if self.cooldown:
            self._cooling = True
            self._clock.start([Change(self._warm, COOLDOWN, key="cooldown")], waited=False)
        if self.forced and only and len(playable) == 1:
            (card,) = playable
            self._clock.start([_Alarm(lambda: self._play(card), FORCED, "forced")], waited=False)

    def later(self, act: Callable[[], None], milliseconds: float) -> None:
        """Call `act` after this time, unless the question is gone by then."""
        self._clock.start([_Alarm(act, milliseconds, "forced")], waited=False)

    def end(self) -> None:
        """The question is gone: forget what was chosen and end the waits."""
        self.chosen = None
        self._cooling = False
        self._clock.start([Motion(0, key="cooldown"), Motion(0, key="forced")], waited=False)

    def allows(self, card: Card) -> bool:
        """Return whether this card is played now; else it may have become the chosen one."""
        if self._cooling:
            return False
        if not self.twice or card is self.chosen:
            return True
        self.chosen = card
        return False

    def lower(self) -> bool:
        """Let go of the chosen card; return whether there was one."""
        chosen, self.chosen = self.chosen, None
        return chosen is not None

    def _warm(self, part: float) -> None:
        self._cooling = part < 1.0


class _Alarm(Motion):
    """Does nothing until its time has come."""

    def __init__(self, ring: Callable[[], None], duration: float, key: str) -> None:
        super().__init__(duration, key=key)
        self._ring = ring

    def land(self) -> None:
        self._ring()
