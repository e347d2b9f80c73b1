"""The scoring schemes: a row each, which everything that shows or uses a scheme reads.

Sources: the published rules of Oh Hell and its relatives, docs/rules.md#scoring-schemes; the
formulas are facts, the records are ours and are checked against published worked examples.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct

from farwhist.engine.position import Points
from farwhist.rules.scoring.parts import Part, Parts, paid, tidy
from farwhist.rules.scoring.record import Record, read_record
from farwhist.rules.scoring.scheme import Case, Scheme
from farwhist.rules.words import QT_TRANSLATE_NOOP

COLUMNS: Final = ((0, 0), (1, 1), (3, 3), (3, 2), (3, 5), (0, 2))
"""The bids, with the tricks taken, of the worked examples of every row."""

SIZE: Final = 7
"""The cards of their deal. Four players; the others bid 0 and make it; nobody has points yet."""


class Formula(Scheme, frozen=True):
    """A scheme that looks at more than one seat's bid and tricks.

    `sentence` says it in English, for whoever shows it.
    """

    pay: Callable[[Case, int], Parts]
    sentence: str
    lower_wins: bool = False

    def parts(self, case: Case, seat: int) -> Parts:
        """Return what `seat` is paid."""
        return self.pay(case, seat)


class Row(Struct, frozen=True):
    """A published scheme: its id, its name in English, what it pays, and what for `COLUMNS`."""

    id: str
    name: str
    scheme: Record | Formula
    examples: tuple[Points, Points, Points, Points, Points, Points]


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
    return paid(Part("halved", tidy(-(-total // 2) - total)))


def _scratch(case: Case, seat: int) -> Parts:
    return () if case.made(seat) else (Part("missed", 1),)


def _stackpot(case: Case, seat: int) -> Parts:
    if not case.made(seat):
        return (Part("cards", -1, case.size),)
    bid, table = case.bid(seat), sum(case.totals)
    bonus = tidy(-table // case.size) if table < 0 else 0
    return paid(Part("bid", 1, bid), Part("lost_points", bonus, bid))


def _ninety_nine(case: Case, seat: int) -> Parts:
    # With three players that is the published 10, 20 or 30 when three, two or one made it.
    tricks = Part("tricks", 1, case.taken[seat])
    if not case.made(seat):
        return (tricks,)
    missed = sum(not case.made(other) for other in case.players)
    return (tricks, Part("made", 10), Part("others_missed", 10, missed))


_ROWS: Final = (
    Row(
        "FRED",
        QT_TRANSLATE_NOOP("Schemes", "Far Whist standard"),
        read_record("M0=10 M1=1 Xd=-1"),
        (10, 11, 13, -1, -2, -2),
    ),
    Row(
        "CLASSIC10",
        QT_TRANSLATE_NOOP("Schemes", "Classic: tricks, and 10 for made bids"),
        read_record("M0=10 M1=1 Xt=1"),
        (10, 11, 13, 2, 5, 2),
    ),
    Row(
        "CLASSIC5",
        QT_TRANSLATE_NOOP("Schemes", "Classic: tricks, and 5 for made bids"),
        read_record("M0=5 M1=1 Xt=1"),
        (5, 6, 8, 2, 5, 2),
    ),
    Row(
        "EXACT10",
        QT_TRANSLATE_NOOP("Schemes", "All or nothing"),
        read_record("M0=10 M1=1"),
        (10, 11, 13, 0, 0, 0),
    ),
    Row(
        "EXACT_NIL5",
        QT_TRANSLATE_NOOP("Schemes", "All or nothing, 0 worth 5"),
        read_record("M0=10 M1=1 Z0=5"),
        (5, 11, 13, 0, 0, 0),
    ),
    Row(
        "CLASSIC_NIL5",
        QT_TRANSLATE_NOOP("Schemes", "Classic, 0 worth 5"),
        read_record("M0=10 M1=1 Z0=5 Xt=1"),
        (5, 11, 13, 2, 5, 2),
    ),
    Row(
        "CLASSIC_NILN",
        QT_TRANSLATE_NOOP("Schemes", "Classic, 0 worth 5 plus the cards"),
        read_record("M0=10 M1=1 Z0=5 Zn=1 Xt=1"),
        (12, 11, 13, 2, 5, 2),
    ),
    Row(
        "NIL20",
        QT_TRANSLATE_NOOP("Schemes", "Classic, 0 worth 20"),
        read_record("M0=10 M1=1 Z0=20 Xt=1"),
        (20, 11, 13, 2, 5, 2),
    ),
    Row(
        "OYVEY",
        QT_TRANSLATE_NOOP("Schemes", "Oy Vey"),
        read_record("M0=10 M2=1 Xd=-1"),
        (10, 11, 19, -1, -2, -2),
    ),
    Row(
        "PROGRESSIVE",
        QT_TRANSLATE_NOOP("Schemes", "Progressive"),
        read_record("M0=10 M2=1 Xt=1"),
        (10, 11, 19, 2, 5, 2),
    ),
    Row(
        "SQUARE_SQUARE",
        QT_TRANSLATE_NOOP("Schemes", "Squares: +bid², −off²"),
        read_record("M0=10 M2=1 Xsq=-1"),
        (10, 11, 19, -1, -4, -4),
    ),
    Row(
        "SQUARE_TRI5",
        QT_TRANSLATE_NOOP("Schemes", "Squares, and growing penalty"),
        read_record("M0=10 M2=1 Xtri=-5"),
        (10, 11, 19, -5, -15, -15),
    ),
    Row(
        "OLDHECK",
        QT_TRANSLATE_NOOP("Schemes", "Old Heck: missed bids lose as much"),
        read_record("M0=10 M2=1 X0=-10 Xb2=-1"),
        (10, 11, 19, -19, -19, -10),
    ),
    Row(
        "SYMM",
        QT_TRANSLATE_NOOP("Schemes", "Symmetric"),
        read_record("M0=10 M1=1 X0=-10 Xb=-1"),
        (10, 11, 13, -13, -13, -10),
    ),
    Row(
        "HASSEN",
        QT_TRANSLATE_NOOP("Schemes", "Missed: −bid"),
        read_record("M0=10 M1=1 Xb=-1"),
        (10, 11, 13, -3, -3, 0),
    ),
    Row(
        "UNDER_ONLY",
        QT_TRANSLATE_NOOP("Schemes", "Under: −bid; over: 0"),
        read_record("M0=10 M1=1 Ub=-1"),
        (10, 11, 13, -3, 0, 0),
    ),
    Row(
        "OVER_ONLY_T",
        QT_TRANSLATE_NOOP("Schemes", "Under: 0; over: tricks"),
        read_record("M0=10 M1=1 Ot=1"),
        (10, 11, 13, 0, 5, 2),
    ),
    Row(
        "JUDGE20",
        QT_TRANSLATE_NOOP("Schemes", "Made: 20; over: tricks"),
        read_record("M0=20 Ot=1"),
        (20, 20, 20, 0, 5, 2),
    ),
    Row(
        "SET10",
        QT_TRANSLATE_NOOP("Schemes", "Under: −10; over: tricks"),
        read_record("M0=10 M1=1 Ot=1 U0=-10"),
        (10, 11, 13, -10, 5, 2),
    ),
    Row(
        "PROGPEN",
        QT_TRANSLATE_NOOP("Schemes", "Missed: −bid and −10 a trick"),
        read_record("M0=10 M1=1 Xb=-1 Xd=-10"),
        (10, 11, 13, -13, -23, -20),
    ),
    Row(
        "CYPRIOT",
        QT_TRANSLATE_NOOP("Schemes", "Cypriot: 5 a trick"),
        read_record("M0=10 M1=5 Xb=-5 nilfail=-10"),
        (10, 15, 25, -15, -15, -10),
    ),
    Row(
        "TENX",
        QT_TRANSLATE_NOOP("Schemes", "Ten times the bid"),
        read_record("M1=10 Z0=5 Xb=-10 nilfail=-5"),
        (5, 10, 30, -30, -30, -5),
    ),
    Row(
        "GENTLE",
        QT_TRANSLATE_NOOP("Schemes", "Gentleman"),
        read_record("M1=10 Z0=5 Ot=1 Ud=-10"),
        (5, 10, 30, -10, 5, 2),
    ),
    Row(
        "WHAMMY",
        QT_TRANSLATE_NOOP("Schemes", "Double Whammy"),
        read_record("T0=10 T1=15 M1=11 Xt=1"),
        (10, 15, 33, 2, 5, 2),
    ),
    Row(
        "PENALTY",
        QT_TRANSLATE_NOOP("Schemes", "Missed: −15 a trick off"),
        read_record("M0=10 M1=5 X0=5 Xd=-15"),
        (10, 15, 25, -10, -25, -25),
    ),
    Row(
        "MONTREAL",
        QT_TRANSLATE_NOOP("Schemes", "Montreal"),
        read_record("M0=10 M1=2"),
        (10, 12, 16, 0, 0, 0),
    ),
    Row(
        "CLAG5",
        QT_TRANSLATE_NOOP("Schemes", "Clag, old"),
        read_record("M0=10 M1=5"),
        (10, 15, 25, 0, 0, 0),
    ),
    Row(
        "BOER3",
        QT_TRANSLATE_NOOP("Schemes", "Flemish: 10 + 3 a trick"),
        read_record("M0=10 M1=3"),
        (10, 13, 19, 0, 0, 0),
    ),
    Row(
        "BOER2P",
        QT_TRANSLATE_NOOP("Schemes", "Dutch: 10 + 2 a trick"),
        read_record("M0=10 M1=2 Xd=-2"),
        (10, 12, 16, -2, -4, -4),
    ),
    Row(
        "PODRIDA3",
        QT_TRANSLATE_NOOP("Schemes", "Podrida: 10 + 3 a trick"),
        read_record("M0=10 M1=3 Xd=-3"),
        (10, 13, 19, -3, -6, -6),
    ),
    Row(
        "WIZARD",
        QT_TRANSLATE_NOOP("Schemes", "Wizard: 20 + 10 a trick"),
        read_record("M0=20 M1=10 Xd=-10"),
        (20, 30, 50, -10, -20, -20),
    ),
    Row(
        "SKULL_LIKE",
        QT_TRANSLATE_NOOP("Schemes", "Kings and Fools"),
        read_record("M1=10 Zn=5"),
        (35, 10, 30, 0, 0, 0),
    ),
    Row(
        "ROMANIAN",
        QT_TRANSLATE_NOOP("Schemes", "Romanian"),
        read_record("M0=5 M1=1 Xd=-1"),
        (5, 6, 8, -1, -2, -2),
    ),
    Row(
        "ROMANIAN_TRI",
        QT_TRANSLATE_NOOP("Schemes", "Romanian, triangular"),
        read_record("M0=5 Mtri=1 Xtri=-1"),
        (5, 6, 11, -1, -3, -3),
    ),
    Row(
        "ASC2",
        QT_TRANSLATE_NOOP("Schemes", "French: 2 + 1 a trick"),
        read_record("M0=2 M1=1 Xd=-1"),
        (2, 3, 5, -1, -2, -2),
    ),
    Row(
        "TEN_MINUS5",
        QT_TRANSLATE_NOOP("Schemes", "Tricks, and +10 or −5"),
        read_record("M0=10 M1=1 X0=-5 Xt=1"),
        (10, 11, 13, -3, 0, -3),
    ),
    Row(
        "TRICK",
        QT_TRANSLATE_NOOP("Schemes", "Trick scoring"),
        read_record("M1=1 Z0=0.5 Xd=-1"),
        (0.5, 1, 3, -1, -2, -2),
    ),
    Row(
        "NOVACASTRIAN",
        QT_TRANSLATE_NOOP("Schemes", "Novacastrian"),
        read_record("M1=1 Ot=-1 Ub=-1"),
        (0, 1, 3, -3, -5, -2),
    ),
    Row(
        "BINARY",
        QT_TRANSLATE_NOOP("Schemes", "Binary: 10 or 0"),
        read_record("M0=10"),
        (10, 10, 10, 0, 0, 0),
    ),
    Row(
        "ADJ_EXACT",
        QT_TRANSLATE_NOOP("Schemes", "Tricks + cards, or 0"),
        read_record("M1=1 Mn=1"),
        (7, 8, 10, 0, 0, 0),
    ),
    Row(
        "VARBONUS",
        QT_TRANSLATE_NOOP("Schemes", "More in short deals"),
        read_record("M1=1 Mv=1 Xt=1"),
        (7, 8, 10, 2, 5, 2),
    ),
    Row(
        "GOLF_TRI",
        QT_TRANSLATE_NOOP("Schemes", "Golf, triangular: lowest wins"),
        read_record("Xtri=1 low"),
        (0, 0, 0, 1, 3, 3),
    ),
    Row(
        "GOLF_SQ",
        QT_TRANSLATE_NOOP("Schemes", "Golf, squares: lowest wins"),
        read_record("Xsq=1 low"),
        (0, 0, 0, 1, 4, 4),
    ),
    Row(
        "GOLF_N",
        QT_TRANSLATE_NOOP("Schemes", "Golf, by the cards: lowest wins"),
        read_record("Xn=1 low"),
        (0, 0, 0, 7, 7, 7),
    ),
    Row(
        "PROSPECT",
        QT_TRANSLATE_NOOP("Schemes", "Prospect: blind bids for players behind"),
        read_record("M0=10 M1=1 Xt=1"),
        (10, 11, 13, 2, 5, 2),
    ),
    Row(
        "CLAG",
        QT_TRANSLATE_NOOP("Schemes", "Clag"),
        read_record("M0=10 M1=1 Xt=1"),
        (10, 11, 13, 2, 5, 2),
    ),
    Row(
        "BASAS",
        QT_TRANSLATE_NOOP("Schemes", "Basas"),
        Formula(
            _basas,
            QT_TRANSLATE_NOOP(
                "Rules",
                "A made bid scores 10 plus the bid squared; each trick off costs 3. When the "
                "whole pack is dealt, a made 0 scores 35 and a missed 0 loses 10.",
            ),
        ),
        (10, 11, 19, -3, -6, -6),
    ),
    Row(
        "BINARY_NIL",
        QT_TRANSLATE_NOOP("Schemes", "Binary, 0 worth 20"),
        Formula(
            _binary_nil,
            QT_TRANSLATE_NOOP(
                "Rules",
                "A made bid scores 10, a missed bid nothing. In deals with more cards than "
                "players, a made 0 scores 20 and a missed 0 loses 10.",
            ),
        ),
        (20, 10, 10, 0, 0, -10),
    ),
    Row(
        "BINARY_HALVE",
        QT_TRANSLATE_NOOP("Schemes", "A miss halves your total"),
        Formula(
            _binary_halve,
            QT_TRANSLATE_NOOP(
                "Rules",
                "A made bid scores 8. A missed bid halves your total, rounded up.",
            ),
        ),
        (8, 8, 8, 0, 0, 0),
    ),
    Row(
        "SCRATCH",
        QT_TRANSLATE_NOOP("Schemes", "Count the misses: fewest win"),
        Formula(
            _scratch,
            QT_TRANSLATE_NOOP(
                "Rules",
                "Each missed bid counts 1, and the fewest win; ties are broken by the larger "
                "total of made bids.",
            ),
            lower_wins=True,
        ),
        (0, 0, 0, 1, 1, 1),
    ),
    Row(
        "STACKPOT",
        QT_TRANSLATE_NOOP("Schemes", "Stackpot"),
        Formula(
            _stackpot,
            QT_TRANSLATE_NOOP(
                "Rules",
                "A made bid scores 1 a trick, a missed bid loses 1 for each card of the deal. "
                "When all totals add up to less than zero, each trick of a made bid scores "
                "more: that sum divided by the cards of the deal, rounded down.",
            ),
        ),
        (0, 1, 3, -7, -7, -7),
    ),
    Row(
        "NINETY_NINE",
        QT_TRANSLATE_NOOP("Schemes", "Ninety-Nine"),
        Formula(
            _ninety_nine,
            QT_TRANSLATE_NOOP(
                "Rules",
                "Each trick scores 1. A made bid scores 10 more, and another 10 for each player "
                "who missed.",
            ),
        ),
        (10, 11, 13, 2, 5, 2),
    ),
    Row(
        "POCHA",
        QT_TRANSLATE_NOOP("Schemes", "Pocha: 10 + 5 a trick"),
        read_record("M0=10 M1=5 Xd=-5"),
        (10, 15, 25, -5, -10, -10),
    ),
)
"""PROSPECT is the classic scheme, with blind bids allowed; CLAG is the classic one too, since a
misère deal counts as a bid of 0."""


def _by_id(rows: Iterable[Row]) -> dict[str, Row]:
    found = {row.id: row for row in rows}
    assert len(found) == len(_ROWS)
    return found


SCHEMES: Final = _by_id(_ROWS)
"""All schemes by their ids; the first is the default."""


def scheme(text: str) -> Record | Formula:
    """Return the scheme with this id, or the one that this record describes.

    Raises:
        RulesError: `text` is neither.
    """
    row = SCHEMES.get(text.upper())
    return row.scheme if row else read_record(text)


def read_scheme(text: str) -> str:
    """Return the text of a scheme in its one true form: an id, or a record.

    Raises:
        RulesError: `text` is neither.
    """
    name = text.upper()
    return name if name in SCHEMES else read_record(text).text
