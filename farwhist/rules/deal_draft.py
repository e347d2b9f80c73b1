"""A deal that is put together card by card. It may be unfinished, or impossible to play.

Every edit gives another draft; nothing is refused. `farwhist.rules.draft_checks` says what is
missing until it is a deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from farwhist.engine.cards import Card, Seat, Suit
from farwhist.engine.match import Match
from farwhist.engine.moves import Move
from farwhist.engine.position import Points
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.deal_text import DealText, Moves, of, rules_of, submit, told_points
from farwhist.rules.phases.elimination import ShrinkingOpening
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.single_deal import (
    DealFrame,
    SingleDeal,
    TrumpMethod,
    first_of,
    frame,
    last_seat,
    order,
    whole,
)
from farwhist.rules.single_deal_rules import alone

Turned = Literal["top", "cut", "hand"]
"""Where the card lies by which trump is found: on the rest of the pack, anywhere in the pack, in
the hand of the seat that gets the last card."""

TURNED: Final[Mapping[TrumpMethod, Turned]] = {
    "turn_up": "top",
    "reveal_after_bids": "top",
    "hidden_trump": "top",
    "cut_first": "cut",
    "dealer_last": "hand",
}
"""By the method of a deal's frame; in the others no card decides."""


class DealDraft(Struct, frozen=True):
    """A deal in the making.

    Args:
        preset, seats, changes: the rules, as in a `DealText`.
        head: what is known before the cards, and the trump that chance names; it holds no cards.
        hands: what each seat has so far, sorted.
        turned: the card by which trump is found, where one is.
        rest: the order of the cards that are not dealt, as far as it is known.
        moves: what was called and played.
    """

    preset: str
    seats: int
    changes: Mapping[str, str]
    head: SingleDeal
    hands: tuple[tuple[Card, ...], ...]
    turned: Card | None = None
    rest: tuple[Card, ...] = ()
    moves: Moves = ()

    # --- what the rules say ---------------------------------------------------------------

    @property
    def rules(self) -> Ruleset:
        """The rules of a whole match; raises BadDeal."""
        return _rules(self.preset, self.seats, tuple(sorted(self.changes.items())))

    @property
    def frame(self) -> DealFrame:
        """What the rules fix of the deal; raises BadDeal."""
        return frame(self.rules, self.head)

    @property
    def turns(self) -> Turned | None:
        """Where the card lies by which trump is found, if there is one."""
        return TURNED.get(self.frame.method)

    @property
    def turned_seat(self) -> Seat:
        """Who gets the last card; raises BadDeal."""
        return last_seat(self.rules, self.frame, self.head)

    def holder(self, card: Card) -> Seat | None:
        """Return in whose hand a card is."""
        return next((seat for seat, hand in enumerate(self.hands) if card in hand), None)

    @property
    def free(self) -> tuple[Card, ...]:
        """The cards that are in no hand and not turned; raises BadDeal."""
        used = {card for hand in self.hands for card in hand}
        if self.turned is not None and self.turns == "top":
            used.add(self.turned)
        return tuple(card for card in self.rules.pack if card not in used)

    # --- giving cards ---------------------------------------------------------------------

    def give(self, card: Card, seat: Seat) -> DealDraft:
        """Return the draft with this card in this hand and nowhere else."""
        taken = self.take(card)
        hands = list(taken.hands)
        hands[seat] = tuple(sorted((*hands[seat], card), key=order))
        turned = self.turned if self.turned is card and self.turns != "top" else taken.turned
        return replace(taken, hands=tuple(hands), turned=turned)

    def take(self, card: Card) -> DealDraft:
        """Return the draft with this card in no hand, and not turned."""
        hands = tuple(tuple(each for each in hand if each is not card) for hand in self.hands)
        return replace(self, hands=hands, turned=None if self.turned is card else self.turned)

    def turn(self, card: Card) -> DealDraft:
        """Return the draft in which this card is turned for trump."""
        match self.turns:
            case "top":
                return replace(self.take(card), turned=card)
            case "hand":
                return replace(self.give(card, self.turned_seat), turned=card)
            case "cut":
                return replace(self, turned=card)
        return self

    def with_hand(self, seat: Seat, cards: Iterable[Card]) -> DealDraft:
        """Return the draft with just these cards in a hand, and in no other."""
        wanted = tuple(sorted(set(cards), key=order))
        gone = set(wanted)
        hands = [tuple(each for each in hand if each not in gone) for hand in self.hands]
        hands[seat] = wanted
        turned = self.turned
        if turned in gone and self.turns == "top":
            turned = None
        return replace(self, hands=tuple(hands), turned=turned)

    def empty(self) -> DealDraft:
        """Return the draft without any cards, calls and tricks."""
        return replace(self, hands=((),) * self.seats, turned=None, rest=(), moves=())

    def filled(self, rng: Random, seats: Iterable[Seat] | None = None) -> DealDraft:
        """Return the draft with what is missing drawn at random, here or in these seats alone."""
        found, known = self, self.frame
        everybody = range(self.seats) if seats is None else tuple(seats)
        if seats is None:
            found = found.drawn_at_random(rng)
        left = sorted(found.free, key=order)
        rng.shuffle(left)
        hands = list(found.hands)
        for seat in everybody:
            missing = max(known.sizes[seat] - len(hands[seat]), 0)
            some, left = left[:missing], left[missing:]
            hands[seat] = tuple(sorted((*hands[seat], *some), key=order))
        found = replace(found, hands=tuple(hands))
        if seats is None and known.kept:
            unused = set(left)
            found = replace(found, rest=tuple(each for each in left if each in unused))
        if seats is None and found.turned is None:
            found = found.turned_at_random(rng)
        return found

    def turned_at_random(self, rng: Random) -> DealDraft:
        """Return the draft with any card turned for trump that can be, if one is wanted."""
        choice: Sequence[Card] = ()
        match self.turns:
            case "top":
                choice = self.free
            case "cut":
                choice = self.rules.pack
            case "hand":
                choice = self.hands[self.turned_seat] or self.free
        return self.turn(rng.choice(choice)) if choice else self

    def drawn_at_random(self, rng: Random) -> DealDraft:
        """Return the draft with a trump that chance names, if one is wanted and missing."""
        if self.frame.method != "random" or self.head.drawn:
            return self
        return self.with_drawn((rng.choice(tuple(Suit)),))

    # --- all else -------------------------------------------------------------------------

    def with_place(self, place: int) -> DealDraft:
        """Return the draft as another deal of the match, with as many cards as that has."""
        caller = self.head.caller if place else None
        return replace(self, head=replace(self.head, place=place, caller=caller))._sound_trump()

    def with_dealer(self, dealer: Seat) -> DealDraft:
        """Return the draft with another dealer."""
        return replace(self, head=replace(self.head, dealer=dealer))

    def with_drawn(self, drawn: tuple[Suit | None, ...]) -> DealDraft:
        """Return the draft with the trump that chance names."""
        return replace(self, head=replace(self.head, drawn=drawn))

    def with_points(self, points: Iterable[Points]) -> DealDraft:
        """Return the draft with these scores of all sides before the deal."""
        return replace(self, head=replace(self.head, points=told_points(points)))

    def with_caller(self, caller: Seat | None) -> DealDraft:
        """Return the draft in which this seat names trump, or nobody does."""
        return replace(self, head=replace(self.head, caller=caller))._sound_trump()

    def unturned(self) -> DealDraft:
        """Return the draft without a card by which trump is found."""
        return replace(self, turned=None)

    def with_rules(self, preset: str, seats: int, changes: Mapping[str, str]) -> DealDraft:
        """Return the draft by other rules; raises BadDeal.

        Cards stay where they are as far as pack and seats have them, calls and tricks go.
        """
        rules = _rules(preset, seats, tuple(sorted(changes.items())))
        pack = set(rules.pack)
        hands = [tuple(each for each in hand if each in pack) for hand in self.hands[:seats]]
        hands += [()] * (seats - len(hands))
        size = max(map(len, hands))
        fresh = new_draft(preset, seats, changes)
        place = nearest_place(rules, size) if size else fresh.head.place
        points = self.head.points if rules.kind.points else ()
        if len(points) != rules.sides:
            points = ()
        dealer = min(self.head.dealer, seats - 1)
        head = replace(fresh.head, place=place, dealer=dealer, points=points)
        turned = self.turned if self.turned in pack else None
        moved = DealDraft(preset, seats, dict(changes), head, tuple(hands), turned)
        if moved.turns is None:
            return replace(moved, turned=None)
        if turned is not None and moved.turns == "top" and moved.holder(turned) is not None:
            return replace(moved, turned=None)
        return moved

    def _sound_trump(self) -> DealDraft:
        found = self
        if found.frame.method != "random" and found.head.drawn:
            found = found.with_drawn(())
        return replace(found, turned=None) if found.turns is None else found

    def with_moves(self, moves: Iterable[tuple[Seat, Move]]) -> DealDraft:
        """Return the draft with these calls and cards played."""
        return replace(self, moves=tuple(moves))

    # --- as a deal ------------------------------------------------------------------------

    def text(self) -> DealText:
        """Return the deal.

        Raises:
            BadDeal: it is not finished, or cannot be played.
        """
        found = self.bare_text()
        found.match()
        return found

    def bare_text(self) -> DealText:
        """Return the deal, whose calls and tricks may be illegal; raises BadDeal."""
        known = self.frame
        hands, top = list(self.hands), self.rest if known.kept else self.rest[:1]
        used = {card for hand in hands for card in hand}
        top = tuple(each for each in top if each not in used)
        if TURNED.get(known.method) == "top":
            if self.turned is None:
                raise BadDeal("trump")
            below = [each for each in top if each is not self.turned] if known.kept else ()
            top = (self.turned, *below)
        elif TURNED.get(known.method) == "hand":
            seat = self.turned_seat
            if self.turned is None or self.turned not in hands[seat]:
                raise BadDeal("trump")
            hands[seat] = (*(c for c in hands[seat] if c is not self.turned), self.turned)
        cut = self.turned if known.method == "cut_first" else None
        deal = whole(self.rules, replace(self.head, hands=tuple(hands), cut=cut), top)
        alone(self.rules, deal)
        return of(self.preset, self.seats, self.changes, deal, self.moves)

    def legal_moves(self) -> tuple[Match, BadDeal | None]:
        """Return the match up to the first move that is illegal, and why it is; raises BadDeal."""
        text = self.bare_text()
        match = Match(text.rules(), text.seed)
        for seat, move in self.moves:
            try:
                submit(match, seat, move)
            except BadDeal as problem:
                return match, problem
        return match, None


def new_draft(preset: str, seats: int, changes: Mapping[str, str]) -> DealDraft:
    """Return a draft without cards: the largest deal of a match; raises BadDeal."""
    rules = _rules(preset, seats, tuple(sorted(changes.items())))
    head = SingleDeal(nearest_place(rules, len(rules.pack)), seats - 1, ())
    return DealDraft(preset, seats, dict(changes), head, ((),) * seats)


def of_text(text: DealText) -> DealDraft:
    """Return the draft of a finished deal; its :meth:`DealDraft.text` is `text` again."""
    deal = text.deal
    known = frame(text.usual, deal)
    hands, turned, rest = [list(hand) for hand in deal.hands], deal.cut, deal.stock
    match TURNED.get(known.method):
        case "top":
            turned, rest = deal.stock[0], deal.stock[1:] if known.kept else ()
        case "hand":
            turned = hands[last_seat(text.usual, known, deal)][-1]
    head = replace(deal, hands=(), stock=(), cut=None)
    sorted_hands = tuple(tuple(sorted(hand, key=order)) for hand in hands)
    return DealDraft(
        text.preset, text.seats, text.changes, head, sorted_hands, turned, rest, text.moves
    )


@lru_cache(maxsize=16)
def _rules(preset: str, seats: int, changes: tuple[tuple[str, str], ...]) -> Ruleset:
    return rules_of(preset, seats, dict(changes))


def places(rules: Ruleset) -> list[tuple[int, str]]:
    """Return the deals of a match that differ: the place of the first such, and what it is.

    What it is stands as in a sequence: the cards a seat gets, and letters of what is special.
    """
    found: dict[str, int] = {}
    for place in range(_last_place(rules)):
        known = frame(rules, SingleDeal(place, 0, ()))
        twist = "" if known.dropping else rules.plan.at(place).twist
        found.setdefault(f"{known.size}{twist}", place)
    return [(place, name) for name, place in found.items()]


def nearest_place(rules: Ruleset, size: int) -> int:
    """Return the first deal whose hands are nearest to this size."""
    return min(
        range(_last_place(rules)),
        key=lambda place: (abs(max(frame(rules, SingleDeal(place, 0, ())).sizes) - size), place),
    )


def _last_place(rules: Ruleset) -> int:
    shrinking = first_of(rules, ShrinkingOpening)
    count = shrinking.first_size if shrinking else rules.deal_count or 1
    while count > 1:
        try:
            frame(rules, SingleDeal(count - 1, 0, ()))
            break
        except BadDeal:
            count -= 1
    return count
