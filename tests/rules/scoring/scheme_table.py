"""The table of docs/rules.md#scoring-schemes, written out once more and by itself.

`EXAMPLES` are its worked examples for 7 cards, 4 players, largest hand 13, in the order of
`COLUMNS`. `FORMULAS` are its columns "made" and "missed" as functions of b, t, n, N and P.
`RECORDS` are records that pay the same.
"""

from __future__ import annotations

from collections.abc import Callable

COLUMNS = ((0, 0), (1, 1), (3, 3), (3, 2), (3, 5), (0, 2))

EXAMPLES: dict[str, tuple[float, ...]] = {
    "CLASSIC10": (10, 11, 13, 2, 5, 2),
    "CLASSIC5": (5, 6, 8, 2, 5, 2),
    "EXACT10": (10, 11, 13, 0, 0, 0),
    "EXACT_NIL5": (5, 11, 13, 0, 0, 0),
    "CLASSIC_NIL5": (5, 11, 13, 2, 5, 2),
    "CLASSIC_NILN": (12, 11, 13, 2, 5, 2),
    "NIL20": (20, 11, 13, 2, 5, 2),
    "FRED": (10, 11, 13, -1, -2, -2),
    "OYVEY": (10, 11, 19, -1, -2, -2),
    "PROGRESSIVE": (10, 11, 19, 2, 5, 2),
    "SQUARE_SQUARE": (10, 11, 19, -1, -4, -4),
    "SQUARE_TRI5": (10, 11, 19, -5, -15, -15),
    "BASAS": (10, 11, 19, -3, -6, -6),
    "OLDHECK": (10, 11, 19, -19, -19, -10),
    "SYMM": (10, 11, 13, -13, -13, -10),
    "HASSEN": (10, 11, 13, -3, -3, 0),
    "UNDER_ONLY": (10, 11, 13, -3, 0, 0),
    "OVER_ONLY_T": (10, 11, 13, 0, 5, 2),
    "JUDGE20": (20, 20, 20, 0, 5, 2),
    "SET10": (10, 11, 13, -10, 5, 2),
    "PROGPEN": (10, 11, 13, -13, -23, -20),
    "CYPRIOT": (10, 15, 25, -15, -15, -10),
    "TENX": (5, 10, 30, -30, -30, -5),
    "GENTLE": (5, 10, 30, -10, 5, 2),
    "WHAMMY": (10, 15, 33, 2, 5, 2),
    "PENALTY": (10, 15, 25, -10, -25, -25),
    "MONTREAL": (10, 12, 16, 0, 0, 0),
    "CLAG5": (10, 15, 25, 0, 0, 0),
    "BOER3": (10, 13, 19, 0, 0, 0),
    "BOER2P": (10, 12, 16, -2, -4, -4),
    "PODRIDA3": (10, 13, 19, -3, -6, -6),
    "POCHA": (10, 15, 25, -5, -10, -10),
    "WIZARD": (20, 30, 50, -10, -20, -20),
    "SKULL_LIKE": (35, 10, 30, 0, 0, 0),
    "ROMANIAN": (5, 6, 8, -1, -2, -2),
    "ROMANIAN_TRI": (5, 6, 11, -1, -3, -3),
    "ASC2": (2, 3, 5, -1, -2, -2),
    "TEN_MINUS5": (10, 11, 13, -3, 0, -3),
    "TRICK": (0.5, 1, 3, -1, -2, -2),
    "NOVACASTRIAN": (0, 1, 3, -3, -5, -2),
    "BINARY": (10, 10, 10, 0, 0, 0),
    "BINARY_NIL": (20, 10, 10, 0, 0, -10),
    "ADJ_EXACT": (7, 8, 10, 0, 0, 0),
    "VARBONUS": (7, 8, 10, 2, 5, 2),
    "GOLF_TRI": (0, 0, 0, 1, 3, 3),
    "GOLF_SQ": (0, 0, 0, 1, 4, 4),
    "GOLF_N": (0, 0, 0, 7, 7, 7),
}

LOWER_WINS = {"GOLF_TRI", "GOLF_SQ", "GOLF_N"}


def tri(k: int) -> int:
    """1 + 2 + ... + k."""
    return sum(range(1, k + 1))


Made = Callable[[int, int, int, int], float]
Missed = Callable[[int, int, int, int], float]

# made: (b, n, N, P); missed: (b, t, n, N).
FORMULAS: dict[str, tuple[Made, Missed]] = {
    "CLASSIC10": (lambda b, n, N, P: 10 + b, lambda b, t, n, N: t),
    "CLASSIC5": (lambda b, n, N, P: 5 + b, lambda b, t, n, N: t),
    "EXACT10": (lambda b, n, N, P: 10 + b, lambda b, t, n, N: 0),
    "EXACT_NIL5": (lambda b, n, N, P: 5 if b == 0 else 10 + b, lambda b, t, n, N: 0),
    "CLASSIC_NIL5": (lambda b, n, N, P: 5 if b == 0 else 10 + b, lambda b, t, n, N: t),
    "CLASSIC_NILN": (lambda b, n, N, P: 5 + n if b == 0 else 10 + b, lambda b, t, n, N: t),
    "NIL20": (lambda b, n, N, P: 20 if b == 0 else 10 + b, lambda b, t, n, N: t),
    "FRED": (lambda b, n, N, P: 10 + b, lambda b, t, n, N: -abs(b - t)),
    "OYVEY": (lambda b, n, N, P: 10 + b * b, lambda b, t, n, N: -abs(b - t)),
    "PROGRESSIVE": (lambda b, n, N, P: 10 + b * b, lambda b, t, n, N: t),
    "SQUARE_SQUARE": (lambda b, n, N, P: 10 + b * b, lambda b, t, n, N: -((b - t) ** 2)),
    "SQUARE_TRI5": (lambda b, n, N, P: 10 + b * b, lambda b, t, n, N: -5 * tri(abs(b - t))),
    "BASAS": (lambda b, n, N, P: 10 + b * b, lambda b, t, n, N: -3 * abs(b - t)),
    "OLDHECK": (lambda b, n, N, P: 10 + b * b, lambda b, t, n, N: -(10 + b * b)),
    "SYMM": (lambda b, n, N, P: 10 + b, lambda b, t, n, N: -(10 + b)),
    "HASSEN": (lambda b, n, N, P: 10 + b, lambda b, t, n, N: -b),
    "UNDER_ONLY": (lambda b, n, N, P: 10 + b, lambda b, t, n, N: -b if t < b else 0),
    "OVER_ONLY_T": (lambda b, n, N, P: 10 + b, lambda b, t, n, N: 0 if t < b else t),
    "JUDGE20": (lambda b, n, N, P: 20, lambda b, t, n, N: 0 if t < b else t),
    "SET10": (lambda b, n, N, P: 10 + b, lambda b, t, n, N: t if t > b else -10),
    "PROGPEN": (lambda b, n, N, P: 10 + b, lambda b, t, n, N: -(b + 10 * abs(b - t))),
    "CYPRIOT": (lambda b, n, N, P: 10 + 5 * b, lambda b, t, n, N: -10 if b == 0 else -5 * b),
    "TENX": (
        lambda b, n, N, P: 5 if b == 0 else 10 * b,
        lambda b, t, n, N: -5 if b == 0 else -10 * b,
    ),
    "GENTLE": (
        lambda b, n, N, P: 5 if b == 0 else 10 * b,
        lambda b, t, n, N: t if t > b else -10 * (b - t),
    ),
    "WHAMMY": (lambda b, n, N, P: {0: 10, 1: 15}.get(b, 11 * b), lambda b, t, n, N: t),
    "PENALTY": (
        lambda b, n, N, P: 10 + 5 * b,
        lambda b, t, n, N: -(10 + 15 * (abs(b - t) - 1)),
    ),
    "MONTREAL": (lambda b, n, N, P: 10 + 2 * b, lambda b, t, n, N: 0),
    "CLAG5": (lambda b, n, N, P: 10 + 5 * b, lambda b, t, n, N: 0),
    "BOER3": (lambda b, n, N, P: 10 + 3 * b, lambda b, t, n, N: 0),
    "BOER2P": (lambda b, n, N, P: 10 + 2 * b, lambda b, t, n, N: -2 * abs(b - t)),
    "PODRIDA3": (lambda b, n, N, P: 10 + 3 * b, lambda b, t, n, N: -3 * abs(b - t)),
    "POCHA": (lambda b, n, N, P: 10 + 5 * b, lambda b, t, n, N: -5 * abs(b - t)),
    "WIZARD": (lambda b, n, N, P: 20 + 10 * b, lambda b, t, n, N: -10 * abs(b - t)),
    "SKULL_LIKE": (lambda b, n, N, P: 5 * n if b == 0 else 10 * b, lambda b, t, n, N: 0),
    "ROMANIAN": (lambda b, n, N, P: 5 + b, lambda b, t, n, N: -abs(b - t)),
    "ROMANIAN_TRI": (lambda b, n, N, P: 5 + tri(b), lambda b, t, n, N: -tri(abs(b - t))),
    "ASC2": (lambda b, n, N, P: 2 + b, lambda b, t, n, N: -abs(b - t)),
    "TEN_MINUS5": (lambda b, n, N, P: b + 10, lambda b, t, n, N: t - 5),
    "TRICK": (lambda b, n, N, P: 0.5 if b == 0 else b, lambda b, t, n, N: -abs(b - t)),
    "NOVACASTRIAN": (lambda b, n, N, P: b, lambda b, t, n, N: -max(b, t)),
    "BINARY": (lambda b, n, N, P: 10, lambda b, t, n, N: 0),
    "BINARY_NIL": (
        lambda b, n, N, P: 20 if n > N and b == 0 else 10,
        lambda b, t, n, N: -10 if n > N and b == 0 else 0,
    ),
    "ADJ_EXACT": (lambda b, n, N, P: b + n, lambda b, t, n, N: 0),
    "VARBONUS": (lambda b, n, N, P: b + P + 1 - n, lambda b, t, n, N: t),
    "GOLF_TRI": (lambda b, n, N, P: 0, lambda b, t, n, N: tri(abs(b - t))),
    "GOLF_SQ": (lambda b, n, N, P: 0, lambda b, t, n, N: (b - t) ** 2),
    "GOLF_N": (lambda b, n, N, P: 0, lambda b, t, n, N: n),
}

WHAMMY = "T0=10 T1=15 " + " ".join(f"T{b}={11 * b}" for b in range(2, 14)) + " Xt=1"
TRI = " ".join(f"T{b}={5 + tri(b)}" for b in range(14)) + " Xtri=-1"

RECORDS: dict[str, str] = dict(
    line.strip().split(" ", 1)
    for line in f"""
    CLASSIC10 M0=10 M1=1 Xt=1
    CLASSIC5 M0=5 M1=1 Xt=1
    EXACT10 M0=10 M1=1
    EXACT_NIL5 M0=10 M1=1 Z0=5
    CLASSIC_NIL5 M0=10 M1=1 Xt=1 Z0=5
    CLASSIC_NILN M0=10 M1=1 Xt=1 Z0=5 Zn=1
    NIL20 M0=10 M1=1 Xt=1 Z0=20
    FRED M0=10 M1=1 Xd=-1
    OYVEY M0=10 M2=1 Xd=-1
    PROGRESSIVE M0=10 M2=1 Xt=1
    SQUARE_SQUARE M0=10 M2=1 Xsq=-1
    SQUARE_TRI5 M0=10 M2=1 Xtri=-5
    BASAS M0=10 M2=1 Xd=-3
    OLDHECK M0=10 M2=1 Xsb2=-1 X0=-10
    SYMM M0=10 M1=1 X0=-10 Xb=-1
    HASSEN M0=10 M1=1 Xb=-1
    UNDER_ONLY M0=10 M1=1 Ub=-1
    OVER_ONLY_T M0=10 M1=1 Ot=1
    JUDGE20 M0=20 Ot=1
    SET10 M0=10 M1=1 Ot=1 U0=-10
    PROGPEN M0=10 M1=1 Xb=-1 Xd=-10
    CYPRIOT M0=10 M1=5 Xb=-5 nilfail=-10
    TENX M1=10 Z0=5 Xb=-10 nilfail=-5
    GENTLE M1=10 Z0=5 Ot=1 Ud=-10
    WHAMMY {WHAMMY}
    PENALTY M0=10 M1=5 X0=5 Xd=-15
    MONTREAL M0=10 M1=2
    CLAG5 M0=10 M1=5
    BOER3 M0=10 M1=3
    BOER2P M0=10 M1=2 Xd=-2
    PODRIDA3 M0=10 M1=3 Xd=-3
    POCHA M0=10 M1=5 Xd=-5
    WIZARD M0=20 M1=10 Xd=-10
    SKULL_LIKE M1=10 Zn=5
    ROMANIAN M0=5 M1=1 Xd=-1
    ROMANIAN_TRI {TRI}
    ASC2 M0=2 M1=1 Xd=-1
    TEN_MINUS5 M0=10 M1=1 X0=-5 Xt=1
    TRICK M1=1 Z0=0.5 Xd=-1
    NOVACASTRIAN M1=1 Ot=-1 Ub=-1
    BINARY M0=10
    ADJ_EXACT M1=1 Mn=1
    VARBONUS M1=1 Mv=1 Xt=1
    GOLF_TRI Xtri=1 low
    GOLF_SQ Xsq=1 low
    GOLF_N Xn=1 low
    """.strip().splitlines()
)
