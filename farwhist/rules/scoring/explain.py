"""Why a seat scored what it scored, as a list of parts that add up to its points.

Ids and numbers only: whoever shows them makes the sentence. The points themselves come from
`Book.deal_points`; this file follows the same formulas part by part, and a test holds the two
together for every scheme and add-on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from farwhist.engine.cards import Suit
from farwhist.engine.position import DealResult, Points
from farwhist.rules.scoring.book import Book
from farwhist.rules.scoring.record import Case, Record, Scheme, tidy, triangular
from farwhist.rules.scoring.schemes import SPECIAL
from farwhist.values import dataclass


@dataclass(frozen=True, slots=True)
class Part:
    """`each` points, `count` times over, for the thing that `key` names; see `PARTS`."""

    key: str
    each: Points
    count: int = 1

    @property
    def points(self) -> Points:
        """What this part is worth."""
        return tidy(self.each * self.count)


Parts = tuple[Part, ...]

PARTS: Final = (
    "made", "table", "nil", "nil_cards", "bid", "bid_squared", "bid_triangle", "cards",
    "short_deal", "missed", "nil_missed", "tricks", "off", "off_triangle", "off_squared",
    "halved", "lost_points", "others_missed", "slam", "blind", "streak", "doubled",
)  # fmt: skip
"""Every key that a part may have."""


def explain(book: Book, results: Sequence[DealResult], number: int, seat: int) -> Parts:
    """Return the parts of what `seat` scored in `results[number]`.

    They are empty for 0 points that nothing was paid for, for a seat that sat out and for a deal
    that did not count. `results` are all finished deals of the match in their order.
    """
    result = results[number]
    bid = result.bids[seat]
    if bid is None or result.void:
        return ()
    players = tuple(each for each, own in enumerate(result.bids) if own is not None)
    case = Case(
        size=result.size,
        largest=book.largest,
        players=players,
        bids=result.bids,
        taken=result.taken,
        totals=[total - own for total, own in zip(result.totals, result.points, strict=True)],
        full_pack=result.size * len(players) == book.pack_size,
    )
    parts = scheme_parts(book.scheme, case, seat)
    parts += _added(book, case, results[:number], seat, blind=result.blind[seat])
    turned = result.turn_up
    if book.spade_double and turned is not None and turned.suit is Suit.SPADES:
        parts += (Part("doubled", tidy(sum(part.points for part in parts))),)
    return tuple(part for part in parts if part.each)


def scheme_parts(scheme: Scheme, case: Case, seat: int) -> Parts:
    """Return the parts of the scheme alone, without add-ons."""
    if isinstance(scheme, Record):
        numbers, bid, taken = scheme.numbers, case.bid(seat), case.taken[seat]
        if bid == taken:
            return _made(numbers, bid, case)
        return _missed(numbers, bid, taken, case.size)
    return _SPECIAL[scheme](case, seat)


def _made(numbers: dict[str, Points], bid: int, case: Case) -> Parts:
    get = numbers.get
    own = get(f"T{bid}")
    if own is not None:
        return (Part("table", own),)
    if bid == 0 and ("Z0" in numbers or "Zn" in numbers):
        return _real(Part("nil", get("Z0", 0)), Part("nil_cards", get("Zn", 0), case.size))
    return _real(
        Part("made", get("M0", 0)),
        Part("bid", get("M1", 0), bid),
        Part("bid_squared", get("M2", 0), bid**2),
        Part("bid_triangle", get("Mtri", 0), triangular(bid)),
        Part("cards", get("Mn", 0), case.size),
        Part("short_deal", get("Mv", 0), case.largest + 1 - case.size),
    )


def _missed(numbers: dict[str, Points], bid: int, taken: int, size: int) -> Parts:
    if bid == 0 and "nilfail" in numbers:
        return _real(Part("nil_missed", numbers["nilfail"]))
    side = "O" if taken > bid else "U"
    off = abs(taken - bid)
    counted = {
        "0": ("missed", 1),
        "t": ("tricks", taken),
        "b": ("bid", bid),
        "b2": ("bid_squared", bid**2),
        "d": ("off", off),
        "tri": ("off_triangle", triangular(off)),
        "sq": ("off_squared", off**2),
        "n": ("cards", size),
    }
    return _real(
        *(
            Part(key, numbers.get(side + letter, 0) + numbers.get("X" + letter, 0), count)
            for letter, (key, count) in counted.items()
        )
    )


def _real(*parts: Part) -> Parts:
    return tuple(part for part in parts if part.each)


def _added(
    book: Book, case: Case, earlier: Sequence[DealResult], seat: int, *, blind: bool
) -> Parts:
    made = case.made(seat)
    parts = []
    if made and case.taken[seat] == case.size:
        parts.append(Part("slam", book.slam))
    if made and blind:
        parts.append(Part("blind", book.blind_extra))
    if book.streak:
        deals = [
            (result.size, result.bids[seat] == result.taken[seat])
            for result in earlier
            if result.bids[seat] is not None and not result.void
        ]
        parts.append(Part("streak", book.streak.premium([*deals, (case.size, made)])))
    return _real(*parts)


def _basas(case: Case, seat: int) -> Parts:
    bid, made = case.bid(seat), case.made(seat)
    if bid == 0 and case.full_pack:
        return (Part("nil", 35) if made else Part("nil_missed", -10),)
    if made:
        return (Part("made", 10), Part("bid_squared", 1, bid**2))
    return (Part("off", -3, abs(bid - case.taken[seat])),)


def _binary_nil(case: Case, seat: int) -> Parts:
    made = case.made(seat)
    if case.bid(seat) == 0 and case.size > len(case.players):
        return (Part("nil", 20) if made else Part("nil_missed", -10),)
    return (Part("made", 10),) if made else ()


def _binary_halve(case: Case, seat: int) -> Parts:
    if case.made(seat):
        return (Part("made", 8),)
    total = case.totals[seat]
    return _real(Part("halved", tidy(-(-total // 2) - total)))


def _scratch(case: Case, seat: int) -> Parts:
    return () if case.made(seat) else (Part("missed", 1),)


def _stackpot(case: Case, seat: int) -> Parts:
    if not case.made(seat):
        return (Part("cards", -1, case.size),)
    bid, table = case.bid(seat), sum(case.totals)
    bonus = tidy(-table // case.size) if table < 0 else 0
    return _real(Part("bid", 1, bid), Part("lost_points", bonus, bid))


def _ninety_nine(case: Case, seat: int) -> Parts:
    tricks = Part("tricks", 1, case.taken[seat])
    if not case.made(seat):
        return (tricks,)
    failed = sum(not case.made(other) for other in case.players)
    return (tricks, Part("made", 10), Part("others_missed", 10, failed))


_SPECIAL: Final[dict[Scheme, Callable[[Case, int], Parts]]] = {
    SPECIAL["BASAS"]: _basas,
    SPECIAL["BINARY_NIL"]: _binary_nil,
    SPECIAL["BINARY_HALVE"]: _binary_halve,
    SPECIAL["SCRATCH"]: _scratch,
    SPECIAL["STACKPOT"]: _stackpot,
    SPECIAL["NINETY_NINE"]: _ninety_nine,
}
