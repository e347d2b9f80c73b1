"""A deal as one line of letters and digits, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from farwhist.engine.cards import Card, Seat, Suit
from farwhist.engine.match import Match
from farwhist.engine.moves import read as move_of
from farwhist.engine.moves import write as told
from farwhist.engine.position import Points
from farwhist.rules import code_signs
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.deal_text import DealText, Moves, rules_of, submit, told_points
from farwhist.rules.draft import MOST_SEATS
from farwhist.rules.options import RulesError
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.single_deal import (
    MOST_PLACE,
    DealFrame,
    SingleDeal,
    check,
    frame,
    last_seat,
    order,
)
from farwhist.rules.single_deal_rules import shuffled

DRAWN: tuple[Suit | None, ...] = (*Suit, None)


def write(text: DealText) -> str:
    """Return the code of a deal.

    Raises:
        BadDeal: the deal does not fit its rules, or a move is illegal where it stands.
    """
    rules, deal = text.usual, text.deal
    known = check(rules, deal)
    to = Packer()
    to.put_text(text.preset)
    to.put_count(text.seats)
    to.put_count(len(text.changes))
    for key, value in sorted(text.changes.items()):
        to.put_text(key)
        to.put_text(value)
    _put_head(to, deal, rules)
    if deal.points:
        _put_points(to, deal.points)
    if text.origin is not None and _same_cards(shuffled(rules, deal, *text.origin), deal):
        to.put(1, 2)
        to.put_signed(text.origin[0])
        to.put_count(text.origin[1])
    else:
        to.put(0, 2)
        _put_cards(to, deal, rules, known)
    to.put_count(len(deal.gifts))
    for card in deal.gifts:
        to.put(rules.pack.index(card), len(rules.pack))
    _put_moves(to, text)
    return code_signs.written(to.number(), code_signs.LATEST if deal.points else code_signs.VERSION)


def read(text: str, start: int = 0) -> DealText:
    """Return the deal of the code that begins at `start`.

    Raises:
        BadDeal: it is damaged, or holds what cannot be played; the sentence names the place.
    """
    return read_on(text, start)[0]


def read_on(text: str, start: int = 0) -> tuple[DealText, int]:
    """Return the deal of a code, and where the code ends; raises as `read`."""
    number, end = code_signs.read(text, start)
    try:
        return _unpacked(Unpacker(number), code_signs.version(text, start)), end
    except (Unpackable, RulesError):
        raise BadDeal("unsound") from None


def _unpacked(given: Unpacker, version: int) -> DealText:
    preset, seats = given.take_text(), _few(given.take_count(), MOST_SEATS)
    changes = {}
    for _ in range(_few(given.take_count(), 100)):
        key = given.take_text()
        changes[key] = given.take_text()
    rules = rules_of(preset, seats, changes)
    deal = _take_head(given, rules)
    if version == code_signs.LATEST:
        deal = replace(deal, points=_take_points(given, rules.sides))
    origin = None
    if given.take(2):
        origin = given.take_signed(), _few(given.take_count(), 10_000)
        deal = shuffled(rules, deal, *origin)
    else:
        deal = _take_cards(given, deal, rules)
    gifts = [_card(given, rules.pack) for _ in range(_few(given.take_count(), 2000))]
    deal = replace(deal, gifts=tuple(gifts))
    text = DealText(preset, seats, changes, deal, origin=origin)
    moves = _take_moves(given, text)
    given.close()
    return replace(text, moves=moves)


def _few(count: int, most: int) -> int:
    if count > most:
        raise Unpackable
    return count


# --- what was before -------------------------------------------------------------------------


def _put_head(to: Packer, deal: SingleDeal, rules: Ruleset) -> None:
    seats = rules.seats
    to.put_count(deal.place)
    to.put(deal.dealer, seats)
    history = (deal.out, deal.single, deal.single_blind, deal.unseen)
    more = any(history) or deal.lives or not deal.leader is deal.caller is None
    to.put(int(bool(more)), 2)
    if not more:
        return
    for group in history:
        to.put(int(bool(group)), 2)
        if group:
            for seat in range(seats):
                to.put(int(seat in group), 2)
    to.put(deal.lives, 3)
    for one in (deal.caller, deal.leader):
        to.put(0 if one is None else one + 1, seats + 1)


def _take_head(given: Unpacker, rules: Ruleset) -> SingleDeal:
    seats = rules.seats
    place = _few(given.take_count(), MOST_PLACE)
    deal = SingleDeal(place, given.take(seats), ((),) * seats)
    if not given.take(2):
        return deal
    groups = [
        tuple(seat for seat in range(seats) if given.take(2)) if given.take(2) else ()
        for _ in range(4)
    ]
    out, single, blind, unseen = groups
    lives = given.take(3)
    caller, leader = (_seat(given.take(seats + 1)) for _ in range(2))
    return replace(
        deal,
        out=out,
        single=single,
        single_blind=blind,
        unseen=unseen,
        lives=lives,
        caller=caller,
        leader=leader,
    )


def _seat(value: int) -> Seat | None:
    return value - 1 if value else None


def _put_points(to: Packer, points: Sequence[Points]) -> None:
    parts = any(each != int(each) for each in points)
    to.put(int(parts), 2)
    for each in points:
        to.put_signed(round(each * 100) if parts else int(each))


def _take_points(given: Unpacker, sides: int) -> tuple[Points, ...]:
    parts = given.take(2)
    found = [given.take_signed() for _ in range(sides)]
    return told_points(each / 100 if parts else each for each in found)


# --- cards -----------------------------------------------------------------------------------


def _put_cards(to: Packer, deal: SingleDeal, rules: Ruleset, known: DealFrame) -> None:
    owner = {card: seat for seat, hand in enumerate(deal.hands) for card in hand}
    room = [*known.sizes, len(rules.pack) - known.dealt]
    for card in rules.pack:
        at = owner.get(card, rules.seats)
        to.put_share(at, room)
        room[at] -= 1
    if known.method == "dealer_last":
        hand = deal.hands[last_seat(rules, known, deal)]
        to.put(sorted(hand, key=order).index(hand[-1]), len(hand))
    left = sorted(deal.stock, key=order)
    for card in deal.stock if known.kept else deal.stock[:1]:
        to.put(left.index(card), len(left))
        left.remove(card)
    if known.method == "cut_first" and deal.cut is not None:
        to.put(rules.pack.index(deal.cut), len(rules.pack))
    for suit in deal.drawn:
        to.put(DRAWN.index(suit), len(DRAWN))


def _take_cards(given: Unpacker, deal: SingleDeal, rules: Ruleset) -> SingleDeal:
    known = frame(rules, deal)
    piles: list[list[Card]] = [[] for _ in range(rules.seats + 1)]
    room = [*known.sizes, len(rules.pack) - known.dealt]
    if min(room) < 0:
        raise Unpackable
    for card in rules.pack:
        at = given.take_share(room)
        room[at] -= 1
        piles[at].append(card)
    for pile in piles:
        pile.sort(key=order)
    if known.method == "dealer_last":
        hand = piles[last_seat(rules, known, deal)]
        hand.append(hand.pop(given.take(len(hand))))
    left, stock = piles.pop(), []
    for _ in range(len(left) if known.kept else bool(left)):
        stock.append(left.pop(given.take(len(left))))
    cut = _card(given, rules.pack) if known.method == "cut_first" else None
    drawn = (DRAWN[given.take(len(DRAWN))],) if known.method == "random" else ()
    hands = tuple(tuple(pile) for pile in piles)
    return replace(deal, hands=hands, stock=(*stock, *left), cut=cut, drawn=drawn)


def _card(given: Unpacker, pack: Sequence[Card]) -> Card:
    return pack[given.take(len(pack))]


def _same_cards(one: SingleDeal, other: SingleDeal) -> bool:
    def cards(deal: SingleDeal) -> tuple[object, ...]:
        return (deal.hands, deal.stock, deal.cut, deal.drawn, deal.unseen)

    return cards(one) == cards(other)


# --- moves -----------------------------------------------------------------------------------


def _put_moves(to: Packer, text: DealText) -> None:
    to.put_count(len(text.moves))
    if not text.moves:
        return
    match = Match(text.rules(), text.seed)
    for seat, move in text.moves:
        asked, choices, wanted = match.decisions, _choices(match, seat), told(move)
        submit(match, seat, move)
        to.put([each.seat for each in asked].index(seat), len(asked))
        to.put(choices.index(wanted), len(choices))


def _take_moves(given: Unpacker, text: DealText) -> Moves:
    count = given.take_count()
    match = Match(text.rules(), text.seed)
    for _ in range(count):
        if match.over:
            raise Unpackable
        seat = match.decisions[given.take(len(match.decisions))].seat
        choices = _choices(match, seat)
        match.submit(seat, move_of(choices[given.take(len(choices))]))
    return tuple(match.moves)


def _choices(match: Match, seat: Seat) -> list[str]:
    """Return the legal moves of a seat in an order that does not hang on how they are found."""
    decision = match.decision(seat)
    return [] if decision is None else sorted(told(move) for move in decision.moves)


LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789_"


class Unpackable(ValueError):
    """A number out of which nothing can be read that was packed."""


class Packer:
    """Takes choices in their order."""

    def __init__(self) -> None:
        self._choices: list[tuple[int, int, int]] = []

    def put(self, value: int, limit: int) -> None:
        """Pack a number from 0 to `limit` - 1."""
        assert 0 <= value < limit
        self._choices.append((value, 1, limit))

    def put_share(self, which: int, shares: Sequence[int]) -> None:
        """Pack a place among `shares`; a greater share takes less room."""
        self._choices.append((sum(shares[:which]), shares[which], sum(shares)))

    def put_count(self, value: int) -> None:
        """Pack a number from 0 on; small ones take less room."""
        while value > 15:
            self.put(16 + value % 16, 32)
            value = value // 16 - 1
        self.put(value, 32)

    def put_signed(self, value: int) -> None:
        """Pack any whole number."""
        self.put(int(value < 0), 2)
        self.put_count(abs(value))

    def put_text(self, text: str) -> None:
        """Pack a text; one of small letters, digits and underscores takes less room."""
        short = all(letter in LETTERS for letter in text)
        self.put(int(not short), 2)
        if short:
            codes, limit = [LETTERS.index(letter) for letter in text], len(LETTERS) + 1
        else:
            codes, limit = list(text.encode()), 257
        for code in codes:
            self.put(code + 1, limit)
        self.put(0, limit)

    def number(self) -> int:
        """Return everything as one number."""
        number = 0
        for start, share, whole in reversed(self._choices):
            number = number // share * whole + start + number % share
        return number


class Unpacker:
    """Gives the choices back, in their order."""

    def __init__(self, number: int) -> None:
        self._number = number

    def take(self, limit: int) -> int:
        """Return a number from 0 to `limit` - 1."""
        if limit < 1:
            raise Unpackable
        self._number, value = divmod(self._number, limit)
        return value

    def take_share(self, shares: Sequence[int]) -> int:
        """Return a place among `shares`."""
        whole = sum(shares)
        if whole < 1:
            raise Unpackable
        self._number, value = divmod(self._number, whole)
        for which, share in enumerate(shares):
            if value < share:
                self._number = self._number * share + value
                return which
            value -= share
        raise Unpackable

    def take_count(self) -> int:
        """Return a number from 0 on."""
        value, worth = 0, 1
        while (digit := self.take(32)) > 15:
            value += worth * digit
            worth *= 16
        return value + worth * digit

    def take_signed(self) -> int:
        """Return any whole number."""
        sign = -1 if self.take(2) else 1
        return sign * self.take_count()

    def take_text(self) -> str:
        """Return a text."""
        long = self.take(2)
        limit, codes = 257 if long else len(LETTERS) + 1, []
        while code := self.take(limit):
            codes.append(code - 1)
        if not long:
            return "".join(LETTERS[code] for code in codes)
        try:
            return bytes(codes).decode()
        except UnicodeDecodeError:
            raise Unpackable from None

    def close(self) -> None:
        """Raise `Unpackable` unless everything has been read."""
        if self._number:
            raise Unpackable
