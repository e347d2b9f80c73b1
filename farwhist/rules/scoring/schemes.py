"""The published scoring schemes by their ids.

Sources: the collection of schemes for Oh Hell and its relatives that this project keeps; the
formulas are facts, the records are ours and are checked against published worked examples.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farwhist.engine.position import Points
from farwhist.rules.scoring.record import Case, Record, Scheme, read_record, tidy
from farwhist.values import dataclass

RECORDS: Final = {
    "FRED": "M0=10 M1=1 Xd=-1",
    "CLASSIC10": "M0=10 M1=1 Xt=1",
    "CLASSIC5": "M0=5 M1=1 Xt=1",
    "EXACT10": "M0=10 M1=1",
    "EXACT_NIL5": "M0=10 M1=1 Z0=5",
    "CLASSIC_NIL5": "M0=10 M1=1 Z0=5 Xt=1",
    "CLASSIC_NILN": "M0=10 M1=1 Z0=5 Zn=1 Xt=1",
    "NIL20": "M0=10 M1=1 Z0=20 Xt=1",
    "OYVEY": "M0=10 M2=1 Xd=-1",
    "PROGRESSIVE": "M0=10 M2=1 Xt=1",
    "SQUARE_SQUARE": "M0=10 M2=1 Xsq=-1",
    "SQUARE_TRI5": "M0=10 M2=1 Xtri=-5",
    "OLDHECK": "M0=10 M2=1 X0=-10 Xb2=-1",
    "SYMM": "M0=10 M1=1 X0=-10 Xb=-1",
    "HASSEN": "M0=10 M1=1 Xb=-1",
    "UNDER_ONLY": "M0=10 M1=1 Ub=-1",
    "OVER_ONLY_T": "M0=10 M1=1 Ot=1",
    "JUDGE20": "M0=20 Ot=1",
    "SET10": "M0=10 M1=1 Ot=1 U0=-10",
    "PROGPEN": "M0=10 M1=1 Xb=-1 Xd=-10",
    "CYPRIOT": "M0=10 M1=5 Xb=-5 nilfail=-10",
    "TENX": "M1=10 Z0=5 Xb=-10 nilfail=-5",
    "GENTLE": "M1=10 Z0=5 Ot=1 Ud=-10",
    "WHAMMY": "T0=10 T1=15 M1=11 Xt=1",
    "PENALTY": "M0=10 M1=5 X0=5 Xd=-15",
    "MONTREAL": "M0=10 M1=2",
    "CLAG5": "M0=10 M1=5",
    "BOER3": "M0=10 M1=3",
    "BOER2P": "M0=10 M1=2 Xd=-2",
    "PODRIDA3": "M0=10 M1=3 Xd=-3",
    "WIZARD": "M0=20 M1=10 Xd=-10",
    "SKULL_LIKE": "M1=10 Zn=5",
    "ROMANIAN": "M0=5 M1=1 Xd=-1",
    "ROMANIAN_TRI": "M0=5 Mtri=1 Xtri=-1",
    "ASC2": "M0=2 M1=1 Xd=-1",
    "TEN_MINUS5": "M0=10 M1=1 X0=-5 Xt=1",
    "TRICK": "M1=1 Z0=0.5 Xd=-1",
    "NOVACASTRIAN": "M1=1 Ot=-1 Ub=-1",
    "BINARY": "M0=10",
    "ADJ_EXACT": "M1=1 Mn=1",
    "VARBONUS": "M1=1 Mv=1 Xt=1",
    "GOLF_TRI": "Xtri=1 low",
    "GOLF_SQ": "Xsq=1 low",
    "GOLF_N": "Xn=1 low",
    "PROSPECT": "M0=10 M1=1 Xt=1",
    "CLAG": "M0=10 M1=1 Xt=1",
}
"""Schemes that are plain records. PROSPECT is the classic one, with blind bids allowed; CLAG is
the classic one too, since a misere deal counts as a bid of 0."""


@dataclass(frozen=True)
class Special:
    """A scheme that looks at more than one seat's bid and tricks."""

    formula: Callable[[Case, int], Points]
    lower_wins: bool = False

    def points(self, case: Case, seat: int) -> Points:
        """Return what `seat` scores."""
        return tidy(self.formula(case, seat))


def _basas(case: Case, seat: int) -> Points:
    """10 + b^2, or -3 a trick off; a bid of 0 when the whole pack is dealt is +35 or -10."""
    bid, made = case.bid(seat), case.made(seat)
    if bid == 0 and case.full_pack:
        return 35 if made else -10
    return 10 + bid**2 if made else -3 * abs(bid - case.taken[seat])


def _binary_nil(case: Case, seat: int) -> Points:
    """10 or 0; with more cards than players a bid of 0 is +20 or -10."""
    made = case.made(seat)
    if case.bid(seat) == 0 and case.size > len(case.players):
        return 20 if made else -10
    return 10 if made else 0


def _binary_halve(case: Case, seat: int) -> Points:
    """8 when made; a miss halves the total, rounded up."""
    if case.made(seat):
        return 8
    total = case.totals[seat]
    return -(-total // 2) - total


def _scratch(case: Case, seat: int) -> Points:
    """1 a miss; the fewest win."""
    return 0 if case.made(seat) else 1


def _stackpot(case: Case, seat: int) -> Points:
    """b times (1 + bonus), or -n; the bonus grows with the points that the table has lost."""
    if not case.made(seat):
        return -case.size
    table = sum(case.totals)
    bonus = -table // case.size if table < 0 else 0
    return case.bid(seat) * (1 + bonus)


def _ninety_nine(case: Case, seat: int) -> Points:
    """1 a trick, and for a made bid 10 more for everybody who missed, plus 10.

    With three players that is the published 10, 20 or 30 when three, two or one of them made it.
    """
    bonus = 0
    if case.made(seat):
        failed = sum(not case.made(other) for other in case.players)
        bonus = 10 * (failed + 1)
    return case.taken[seat] + bonus


SPECIAL: Final = {
    "BASAS": Special(_basas),
    "BINARY_NIL": Special(_binary_nil),
    "BINARY_HALVE": Special(_binary_halve),
    "SCRATCH": Special(_scratch, lower_wins=True),
    "STACKPOT": Special(_stackpot),
    "NINETY_NINE": Special(_ninety_nine),
}

SCHEMES: Final = (*RECORDS, *SPECIAL)
"""The ids of all schemes; the first is the default."""


def scheme(text: str) -> Scheme:
    """Return the scheme with this id, or the one that this record describes.

    Raises:
        RulesError: `text` is neither.
    """
    special = SPECIAL.get(text.upper())
    return special or _record(text)


def _record(text: str) -> Record:
    return read_record(RECORDS.get(text.upper(), text))


def read_scheme(text: str) -> str:
    """Return the text of a scheme in its one true form: an id, or a record.

    Raises:
        RulesError: `text` is neither.
    """
    name = text.upper()
    return name if name in SCHEMES else read_record(text).text
