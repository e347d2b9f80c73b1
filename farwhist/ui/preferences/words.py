"""What the choices about table, cards and motion are called, in the player's language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.deck.letters import LETTERS
from farwhist.ui.deck.palette import CLASSIC, CONTRAST, FOUR, SKAT
from farwhist.ui.languages import NATIVE
from farwhist.ui.taste import CHOICES

translate = QCoreApplication.translate

LABELS: Final = {
    "speed": QT_TRANSLATE_NOOP("Preferences", "Speed"),
    "pause": QT_TRANSLATE_NOOP("Preferences", "Pause after a trick"),
    "motion": QT_TRANSLATE_NOOP("Preferences", "Motion"),
    "felt": QT_TRANSLATE_NOOP("Preferences", "Felt"),
    "texture": QT_TRANSLATE_NOOP("Preferences", "The felt has a texture"),
    "window": QT_TRANSLATE_NOOP("Preferences", "Windows"),
    "mute": QT_TRANSLATE_NOOP("Preferences", "Mute"),
    "style": QT_TRANSLATE_NOOP("Preferences", "Deck"),
    "palette": QT_TRANSLATE_NOOP("Preferences", "Colours of the suits"),
    "index": QT_TRANSLATE_NOOP("Preferences", "Letters on the cards"),
    "size": QT_TRANSLATE_NOOP("Preferences", "Size of the index"),
    "proportion": QT_TRANSLATE_NOOP("Preferences", "Shape of the cards"),
    "paper": QT_TRANSLATE_NOOP("Preferences", "Paper"),
    "back": QT_TRANSLATE_NOOP("Preferences", "Backs"),
    "zoom": QT_TRANSLATE_NOOP("Preferences", "Size of the hand"),
    "hand": QT_TRANSLATE_NOOP("Preferences", "How the hand is held"),
    "order": QT_TRANSLATE_NOOP("Preferences", "Order within a suit"),
    "trumps": QT_TRANSLATE_NOOP("Preferences", "Trumps"),
    "legal": QT_TRANSLATE_NOOP("Preferences", "Veil the cards that may not be played"),
    "tricks": QT_TRANSLATE_NOOP("Preferences", "Tricks that may be looked at again"),
    "lively": QT_TRANSLATE_NOOP("Preferences", "Lively table: small flourishes"),
    "confirm": QT_TRANSLATE_NOOP("Preferences", "Ask for a card twice before it is played"),
    "cooldown": QT_TRANSLATE_NOOP(
        "Preferences", "Ignore clicks for half a second after a question"
    ),
    "forced": QT_TRANSLATE_NOOP("Preferences", "Play a card by itself when it is the only one"),
    "go_on": QT_TRANSLATE_NOOP("Preferences", "After a deal"),
    "volume": QT_TRANSLATE_NOOP("Preferences", "Volume"),
}  # fmt: skip
"""The label of every field of `Taste`."""

_WORDS: Final[dict[str, dict[str, str]]] = {
    "speed": {
        "slow": QT_TRANSLATE_NOOP("Preferences", "Slow"),
        "normal": QT_TRANSLATE_NOOP("Preferences", "Normal"),
        "fast": QT_TRANSLATE_NOOP("Preferences", "Fast"),
        "instant": QT_TRANSLATE_NOOP("Preferences", "Instant"),
    },
    "motion": {
        "system": QT_TRANSLATE_NOOP("Preferences", "As the system"),
        "full": QT_TRANSLATE_NOOP("Preferences", "Full"),
        "reduced": QT_TRANSLATE_NOOP("Preferences", "Reduced"),
        "none": QT_TRANSLATE_NOOP("Preferences", "None"),
    },
    "felt": {
        "green": QT_TRANSLATE_NOOP("Preferences", "Green salon"),
        "navy": QT_TRANSLATE_NOOP("Preferences", "Navy club"),
        "burgundy": QT_TRANSLATE_NOOP("Preferences", "Burgundy"),
        "charcoal": QT_TRANSLATE_NOOP("Preferences", "Charcoal"),
        "daylight": QT_TRANSLATE_NOOP("Preferences", "Daylight"),
    },
    "window": {
        "system": QT_TRANSLATE_NOOP("Preferences", "As the system"),
        "light": QT_TRANSLATE_NOOP("Preferences", "Light"),
        "dark": QT_TRANSLATE_NOOP("Preferences", "Dark"),
    },
    "style": {
        "deco": QT_TRANSLATE_NOOP("Preferences", "Salon Déco"),
        "woodcut": QT_TRANSLATE_NOOP("Preferences", "Woodcut"),
        "emblem": QT_TRANSLATE_NOOP("Preferences", "Emblem"),
    },
    "palette": {
        FOUR.name: QT_TRANSLATE_NOOP("Preferences", "Four colours"),
        CLASSIC.name: QT_TRANSLATE_NOOP("Preferences", "Classic"),
        CONTRAST.name: QT_TRANSLATE_NOOP("Preferences", "Four colours, far apart"),
        SKAT.name: QT_TRANSLATE_NOOP("Preferences", "Skat tournament"),
    },
    "size": {
        "standard": QT_TRANSLATE_NOOP("Preferences", "Usual"),
        "large": QT_TRANSLATE_NOOP("Preferences", "Large"),
    },
    "proportion": {
        "poker": QT_TRANSLATE_NOOP("Preferences", "Poker"),
        "bridge": QT_TRANSLATE_NOOP("Preferences", "Bridge, narrower"),
    },
    "paper": {
        "normal": QT_TRANSLATE_NOOP("Preferences", "Light paper"),
        "dim": QT_TRANSLATE_NOOP("Preferences", "Dim paper"),
    },
    "back": {
        "waves-navy": QT_TRANSLATE_NOOP("Preferences", "Navy waves"),
        "lattice-burgundy": QT_TRANSLATE_NOOP("Preferences", "Burgundy lattice"),
        "waves-green": QT_TRANSLATE_NOOP("Preferences", "Green waves"),
        "sunray-teal": QT_TRANSLATE_NOOP("Preferences", "Teal sunray"),
        "plain": QT_TRANSLATE_NOOP("Preferences", "Plain"),
    },
    "hand": {
        "fan": QT_TRANSLATE_NOOP("Preferences", "A fan"),
        "flat": QT_TRANSLATE_NOOP("Preferences", "Flat"),
    },
    "order": {
        "high": QT_TRANSLATE_NOOP("Preferences", "High cards left"),
        "low": QT_TRANSLATE_NOOP("Preferences", "Low cards left"),
    },
    "trumps": {
        "left": QT_TRANSLATE_NOOP("Preferences", "Left of the other suits"),
        "fixed": QT_TRANSLATE_NOOP("Preferences", "Where their suit is"),
    },
    "tricks": {
        "last": QT_TRANSLATE_NOOP("Preferences", "The last one"),
        "none": QT_TRANSLATE_NOOP("Preferences", "None"),
        "all": QT_TRANSLATE_NOOP("Preferences", "All of the deal"),
    },
    "go_on": {
        "click": QT_TRANSLATE_NOOP("Preferences", "Wait for me"),
        "5": QT_TRANSLATE_NOOP("Preferences", "Go on after 5 seconds"),
        "10": QT_TRANSLATE_NOOP("Preferences", "Go on after 10 seconds"),
    },
}

_LETTERS: Final = {
    "it-local": QT_TRANSLATE_NOOP("Preferences", "Italian"),
    "ro-local": QT_TRANSLATE_NOOP("Preferences", "Romanian"),
    "nl": QT_TRANSLATE_NOOP("Preferences", "Dutch"),
    "da": QT_TRANSLATE_NOOP("Preferences", "Danish"),
    "sv": QT_TRANSLATE_NOOP("Preferences", "Swedish"),
    "pl": QT_TRANSLATE_NOOP("Preferences", "Polish"),
    "pt": QT_TRANSLATE_NOOP("Preferences", "Portuguese"),
    "ru": QT_TRANSLATE_NOOP("Preferences", "Russian"),
}


def label(name: str) -> str:
    """Return what a field of `Taste` is called."""
    return translate("Preferences", LABELS[name])


def words(name: str) -> dict[str, str]:
    """Return what the values of a field are called, in the order in which they are offered."""
    if name == "zoom":
        return {size: f"{size} %" for size in sorted(CHOICES["zoom"], key=int)}
    if name == "index":
        return {key: _letters(key) for key in CHOICES["index"]}
    return {key: translate("Preferences", text) for key, text in _WORDS[name].items()}


def _letters(key: str) -> str:
    if key == "language":
        return translate("Preferences", "As the language of the window")
    known = NATIVE.get(key)
    name = known if known is not None else translate("Preferences", _LETTERS[key])
    return f"{' '.join(LETTERS[key])}   {name}"
