"""What the portraits of the players are called."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.rules.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_PORTRAITS: Final = (
    QT_TRANSLATE_NOOP("Portraits", "Aviator"),
    QT_TRANSLATE_NOOP("Portraits", "Gentleman"),
    QT_TRANSLATE_NOOP("Portraits", "Dancer"),
    QT_TRANSLATE_NOOP("Portraits", "Pianist"),
    QT_TRANSLATE_NOOP("Portraits", "Captain"),
    QT_TRANSLATE_NOOP("Portraits", "Aunt"),
    QT_TRANSLATE_NOOP("Portraits", "Athlete"),
    QT_TRANSLATE_NOOP("Portraits", "Singer"),
    QT_TRANSLATE_NOOP("Portraits", "Merchant"),
    QT_TRANSLATE_NOOP("Portraits", "Reader"),
    QT_TRANSLATE_NOOP("Portraits", "Scholar"),
    QT_TRANSLATE_NOOP("Portraits", "Painter"),
)


def portrait_name(number: int) -> str:
    """Return who is seen on a portrait; they are counted from 0, as `avatars.picture` does."""
    return translate("Portraits", _PORTRAITS[number])
