"""Days as the language writes them."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale


def long_day(day: date) -> str:
    """Return a day in full, such as "Sunday, November 29, 2026"."""
    return _written(day, QLocale.FormatType.LongFormat)


def short_day(day: date) -> str:
    """Return a day in figures, such as "11/29/26"."""
    return _written(day, QLocale.FormatType.ShortFormat)


def _written(day: date, form: QLocale.FormatType) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), form)
