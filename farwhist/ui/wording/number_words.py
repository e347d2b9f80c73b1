"""Numbers, points and differences, as the player's language writes them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from farwhist.engine.position import Points
from farwhist.ui.wording.counts import Counts

translate = QCoreApplication.translate


def decimal(value: float, digits: int = 1) -> str:
    """Return a number with so many places behind the point, or comma, of the language."""
    return QLocale().toString(float(value), "f", digits).replace("-", "−")


def number(points: Points) -> str:
    """Return points, with a half where there is one."""
    whole = int(points)
    return str(whole).replace("-", "−") if points == whole else decimal(points)


def signed(points: Points) -> str:
    """Return points with a sign in front."""
    return "+" + number(points) if points > 0 else number(points)


def points_text(points: Points) -> str:
    """Return "1 point", "−12 points", "2.5 points"."""
    if points == int(points):
        # Qt takes -1 for no number at all.
        return ("−" if points < 0 else "") + Counts().points(abs(int(points)))
    return translate("Results", "{points} points").format(points=number(points))


def difference_sign(difference: int) -> str:
    """Return ``▼2`` for two tricks missing, ``✓`` for exact and ``▲1`` for one too many."""
    if difference == 0:
        return "✓"
    return f"▼{-difference}" if difference < 0 else f"▲{difference}"


def difference_words(difference: int) -> str:
    """Return how a deal ended for a seat, in words."""
    if difference == 0:
        return translate("Results", "exact")
    if difference < 0:
        return Counts().short(-difference)
    return Counts().over(difference)


def match_length(deals: int) -> str:
    """Return how long a match of so many deals is."""
    return Counts().deals(deals)
