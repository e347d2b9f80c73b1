"""Playing cards to tricks: following suit, ruffing, and what may be led.

Source of every option: the play variants of Oh Hell, Romanian Whist and Pocha, docs/rules.md#play.
Nobody has to ruff, overruff or beat unless an option says so. Wizards and jesters may be played at
any time; once a wizard lies before any card of a suit, there is no suit to follow.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal

from msgspec import Struct

from farwhist.engine.cards import FREE, Card, Seat, Suit
from farwhist.engine.decision import Decision, Led, Objection
from farwhist.engine.events import CardPlayed, Event, TrickTaken
from farwhist.engine.moves import Move, PlayCard, play
from farwhist.engine.phase import Step
from farwhist.engine.position import Position
from farwhist.rules.phases.dealing import TrumpRule, turn_stock
from farwhist.rules.ranking import TRUMP, Ranking, Values, led_suit

TrumpLead = Literal["any", "after_broken", "after_first", "only_if_forced"]


class Tricks(Struct, frozen=True):
    """All tricks of a deal.

    Args:
        ranking: which card beats which.
        trump: how trump was fixed; a hidden one is turned when somebody cannot follow suit.
        trump_lead: "any", "after_broken", "after_first" or "only_if_forced".
        must_ruff: a seat void in the suit led must play a trump if it has one.
        must_overruff: that trump must beat the trumps already played, if it can.
        free_below: a seat that cannot overruff is free, not bound to ruff lower.
        must_beat: a seat that follows must beat the best card of the suit if it can.
        ruff_anytime: a trump may be played although one could follow.
        free_cards: whether there are wizards and jesters, which may be played at any time.
    """

    ranking: Ranking
    trump: TrumpRule
    trump_lead: TrumpLead = "any"
    must_ruff: bool = False
    must_overruff: bool = False
    free_below: bool = False
    must_beat: bool = False
    ruff_anytime: bool = False
    free_cards: bool = False

    def step(self, position: Position, rng: Random) -> Step:
        """Take a complete trick, else ask the seat whose turn it is."""
        trick = position.trick
        if len(trick) == len(position.active):
            turned, low = position.turn_up, position.low
            return (TrickTaken(self.ranking.winner(trick, position.trump, low, turned)),)
        seat = position.turn
        if not trick and not position.hands[seat]:
            return () if position.trump_fixed else turn_stock(position, self.trump)
        led, held = self._led(position, seat)
        if not position.trump_fixed and led is not None and not held:
            return turn_stock(position, self.trump)
        allowed, _ = self._allowed(position, seat, led, held)
        return (card_decision(seat, allowed, led, held),)

    def answer(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        """Play the card."""
        assert isinstance(move, PlayCard)
        return (CardPlayed(seat, move.cards[0]),)

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return why this card may not be played."""
        if not isinstance(move, PlayCard) or len(move.cards) != 1:
            return Objection("not_now")
        card = move.cards[0]
        if card not in position.hands[seat]:
            return Objection("not_in_hand")
        led, held = self._led(position, seat)
        allowed, reason = self._allowed(position, seat, led, held)
        if card in allowed:
            return None
        facts: dict[str, object] = {}
        if reason == "follow_suit":
            facts["suit"] = led
        elif reason == "must_ruff":
            facts["suit"] = position.trump
        return Objection(reason, facts)

    def _table(self, position: Position) -> Values:
        return self.ranking.values(position.trump, position.low, position.turn_up)

    def _led(self, position: Position, seat: Seat) -> tuple[Suit | None, list[Card]]:
        """Return the suit to follow, if there is one, and the cards of `seat` that belong to it."""
        table = self._table(position)
        led, suit_of = led_suit(position.trick, table), table.suit
        if led is None:
            return None, []
        return led, [card for card in position.hands[seat] if card and suit_of[card] is led]

    def _allowed(
        self, position: Position, seat: Seat, led: Suit | None, held: list[Card]
    ) -> tuple[list[Card], str]:
        """Return the cards that may be played, and the objection to all others.

        `led` and `held` are what `_led` returns.
        """
        hand: list[Card] = position.hands[seat]  # type: ignore[assignment]
        allowed, reason = self._bound(position, hand, led, held)
        if not self.free_cards or not reason:
            return allowed, reason
        return [card for card in hand if card.rank in FREE or card in allowed], reason

    def _bound(
        self, position: Position, hand: list[Card], led: Suit | None, held: list[Card]
    ) -> tuple[list[Card], str]:
        """Return what `_allowed` does, leaving out that some cards may always be played."""
        if not position.trick:
            return self._leads(position, hand)
        if led is None:
            return hand, ""
        if held:
            return self._follow(position, hand, held, led)
        if not self.must_ruff or position.trump is None:
            return hand, ""
        return self._ruff(position, hand)

    def _follow(
        self, position: Position, hand: list[Card], held: list[Card], led: Suit
    ) -> tuple[list[Card], str]:
        trump = position.trump
        allowed, reason = held, "follow_suit"
        if self.must_beat:
            table = self._table(position)
            best = max(table.strength[card] for card in _in_play(position, led, table))
            higher = [card for card in held if table.strength[card] > best]
            if higher:
                allowed, reason = higher, "must_beat"
        if self.ruff_anytime and trump is not None and led is not trump:
            suit_of = self._table(position).suit
            ruffs = [card for card in hand if suit_of[card] is trump]
            allowed = [card for card in hand if card in allowed or card in ruffs]
        return allowed, reason

    def _ruff(self, position: Position, hand: list[Card]) -> tuple[list[Card], str]:
        table = self._table(position)
        trumps = [card for card in hand if table.suit[card] is position.trump]
        if not trumps:
            return hand, ""
        if self.must_overruff:
            best = max(table.strength[card] for _, card in position.trick)
            higher = [card for card in trumps if table.strength[card] > best]
            if higher:
                return higher, "must_overruff" if best >= TRUMP else "must_ruff"
            if self.free_below:
                return hand, ""
        return trumps, "must_ruff"

    def _leads(self, position: Position, hand: list[Card]) -> tuple[list[Card], str]:
        trump = position.trump
        if self.trump_lead == "any" or trump is None:
            return hand, ""
        table = self._table(position)
        plain = [card for card in hand if table.suit[card] is not trump]
        if not plain or len(plain) == len(hand):
            return hand, ""
        if self.trump_lead == "after_broken":
            return (hand, "") if _broken(position, table) else (plain, "trump_unbroken")
        if self.trump_lead == "after_first":
            return (hand, "") if position.tricks else (plain, "trump_first_trick")
        return plain, "trump_only_forced"


def card_decision(
    seat: Seat, allowed: Sequence[Card], led: Suit | None, held: Sequence[Card]
) -> Decision:
    """Return the choice of `seat` among the cards allowed.

    The suit led binds who holds cards of it, `held`, and may play no other.
    """
    moves = tuple(map(play, allowed))
    if led is None:
        return Decision(seat, moves)
    binding = set(held).issuperset(allowed)
    return Decision(seat, moves, led=Led(led, tuple(held), binding))


def _in_play(position: Position, led: Suit, table: Values) -> list[Card]:
    """Return the cards of the trick that can still win it."""
    cards = [card for _, card in position.trick]
    return [card for card in cards if table.suit[card] is led or table.strength[card] >= TRUMP]


def _broken(position: Position, table: Values) -> bool:
    """Whether a trump has been played to a trick led in another suit."""
    trump, suit_of = position.trump, table.suit
    return any(
        led_suit(trick.plays, table) is not trump
        and any(suit_of[card] is trump for _, card in trick.plays)
        for trick in position.tricks
    )
