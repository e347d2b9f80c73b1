"""What players, their levels and their portraits are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist import bots
from farwhist.engine.cards import Seat
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.wording.punctuation import joined, noted

translate = QCoreApplication.translate


_PLAYERS: Final = (
    QT_TRANSLATE_NOOP("Players", "Oscar"),
    QT_TRANSLATE_NOOP("Players", "Nora"),
    QT_TRANSLATE_NOOP("Players", "Eddie"),
    QT_TRANSLATE_NOOP("Players", "Sven"),
    QT_TRANSLATE_NOOP("Players", "Ilse"),
    QT_TRANSLATE_NOOP("Players", "Bruno"),
    QT_TRANSLATE_NOOP("Players", "Mira"),
)


def default_names(seats: int, human: Seat) -> list[str]:
    """Return a name for each seat, clockwise; the human's is empty, which means "You"."""
    names = [""] * seats
    for step in range(1, seats):
        names[(human + step) % seats] = translate("Players", _PLAYERS[step - 1])
    return names


def usual_names() -> list[str]:
    """Return every name that the program itself gives, in the language of now."""
    return [*(translate("Players", name) for name in _PLAYERS), translate("Players", "Player 1")]


def person_name(name: str, people: int) -> str:
    """Return how the name of one of so many people is kept; alone an empty one means "You"."""
    return name or (translate("Players", "Player 1") if people > 1 else "")


def shown_names(names: Sequence[str]) -> list[str]:
    """Return the names as the table shows them."""
    return [name or translate("Players", "You") for name in names]


_LEVELS: Final = {
    "beginner": QT_TRANSLATE_NOOP("Players", "Beginner"),
    "casual": QT_TRANSLATE_NOOP("Players", "Casual player"),
    "club": QT_TRANSLATE_NOOP("Players", "Club player"),
    "strong": QT_TRANSLATE_NOOP("Players", "Strong player"),
    "expert": QT_TRANSLATE_NOOP("Players", "Expert"),
}
_SHORT: Final = {
    "casual": QT_TRANSLATE_NOOP("Players", "Casual"),
    "club": QT_TRANSLATE_NOOP("Players", "Club"),
    "strong": QT_TRANSLATE_NOOP("Players", "Strong"),
}
_STYLES: Final = {
    "cautious": QT_TRANSLATE_NOOP("Players", "Cautious"),
    "balanced": QT_TRANSLATE_NOOP("Players", "Balanced"),
    "bold": QT_TRANSLATE_NOOP("Players", "Bold"),
}


def level_word(level: str) -> str:
    """Return what a level is called; its own key where it has no name yet."""
    text = _LEVELS.get(level)
    return level.replace("_", " ").capitalize() if text is None else translate("Players", text)


def short_level_word(level: str) -> str:
    """Return what a level is called where it stands beside its dots."""
    text = _SHORT.get(level)
    return level_word(level) if text is None else translate("Players", text)


def style_word(style: str) -> str:
    """Return what a style is called."""
    text = _STYLES.get(style)
    return style.capitalize() if text is None else translate("Players", text)


def with_levels(names: Sequence[str], levels: Sequence[str]) -> str:
    """Return the names, each opponent's with its level: "You, Oscar (Casual), Nora (Strong, Bold)".

    `levels` holds a level for each seat, or a level and a style, such as "strong bold"; those of
    people, and of whom nothing is known, are empty.
    """
    known = levels if len(levels) == len(names) else ("",) * len(names)
    return joined(_with_level(*pair) for pair in zip(names, known, strict=True))


def _with_level(name: str, text: str) -> str:
    level, _, style = text.partition(" ")
    if not level:
        return name
    words = [short_level_word(level)]
    if style and style != bots.USUAL_STYLE:
        words.append(style_word(style))
    return noted(name, joined(words))


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
