"""Numbers, points and differences, as the player's language writes them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, Qt

from farwhist.engine.position import Points
from farwhist.ui.wording.counts import Counts

translate = QCoreApplication.translate


def right_to_left() -> bool:
    """Whether the language of the player is written from right to left."""
    return QLocale().textDirection() is Qt.LayoutDirection.RightToLeft


def isolated(text: str) -> str:
    """Return a number with its sign so that they stay together, sign first, in any language."""
    return f"\u2066{text}\u2069" if right_to_left() else text


def decimal(value: float, digits: int = 1) -> str:
    """Return a number with so many places behind the point, or comma, of the language."""
    text = QLocale().toString(float(value), "f", digits)
    return isolated(text.replace("-", "−")) if "-" in text else text


def number(points: Points) -> str:
    """Return points, with a half where there is one."""
    whole = int(points)
    if points != whole:
        return decimal(points)
    return isolated(f"−{-whole}") if whole < 0 else str(whole)


def signed(points: Points) -> str:
    """Return points with a sign in front."""
    return isolated("+" + number(points)) if points > 0 else number(points)


def signed_decimal(value: float, digits: int = 1) -> str:
    """Return a number with a sign, unless it shows as nothing, and so many places."""
    text, shown = decimal(abs(value), digits), round(value, digits)
    return isolated(f"+{text}" if shown > 0 else f"−{text}") if shown else text


def margin(error: float, digits: int = 1) -> str:
    """Return how far a number may be off, such as "± 0.6"."""
    return isolated(f"± {decimal(error, digits)}")


def percentage(number: str | int) -> str:
    """Return "12 %", as the language writes it."""
    return isolated(translate("Numbers", "{number} %").format(number=number))


def points_text(points: Points) -> str:
    """Return "1 point", "−12 points", "2.5 points"."""
    if points == int(points):
        # Qt takes -1 for no number at all.
        text = Counts().points(abs(int(points)))
        return isolated(f"−{text}") if points < 0 else text
    # Below two, with a fraction, some languages say "points", others "point", as they do of none.
    return Counts().part_points(0 if abs(points) < 2 else 2).format(points=number(points))


def difference_sign(difference: int) -> str:
    """Return ``▼2`` for two tricks missing, ``✓`` for exact and ``▲1`` for one too many."""
    mark = difference_mark(difference)
    return isolated(f"{mark}{abs(difference)}") if difference else mark


def difference_mark(difference: int) -> str:
    """Return ``▼`` for tricks missing, ``✓`` for exact and ``▲`` for too many."""
    return "▼" if difference < 0 else "▲" if difference else "✓"


def difference_words(difference: int) -> str:
    """Return how a deal ended for a seat, in words."""
    if difference == 0:
        return translate("Results", "exact")
    if difference < 0:
        return Counts().short(-difference)
    return Counts().extra(difference)


def match_length(deals: int) -> str:
    """Return how long a match of so many deals is."""
    return Counts().deals(deals)
