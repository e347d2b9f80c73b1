"""What the preferences, their values and the parts of the pages are called."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.deck.options import CLASSIC, CONTRAST, FOUR, LETTERS, SKAT
from farwhist.ui.settings import catalogue as rows
from farwhist.ui.settings.catalogue import Preference
from farwhist.ui.settings.languages import native_name
from farwhist.ui.wording import number_words

translate = QCoreApplication.translate

PARTS: Final = {
    "table.hand": QT_TRANSLATE_NOOP("Preferences", "Your hand"),
    "table.felt": QT_TRANSLATE_NOOP("Preferences", "The table"),
    "table.library": QT_TRANSLATE_NOOP("Preferences", "Finished matches"),
    "coach.coach": QT_TRANSLATE_NOOP("Preferences", "The coach"),
    "coach.work": QT_TRANSLATE_NOOP("Preferences", "How it works"),
    "motion.motion": QT_TRANSLATE_NOOP("Preferences", "Motion"),
    "motion.time": QT_TRANSLATE_NOOP("Preferences", "Your clock"),
    "motion.sound": QT_TRANSLATE_NOOP("Preferences", "Sound"),
    "access.seeing": QT_TRANSLATE_NOOP("Preferences", "Vision"),
    "access.hearing": QT_TRANSLATE_NOOP("Preferences", "Speech"),
    "access.haste": QT_TRANSLATE_NOOP("Preferences", "Timing"),
}
"""The heading of every part of a page."""

LABELS: Final[dict[Preference[Any], str]] = {
    rows.SPEED: QT_TRANSLATE_NOOP("Preferences", "Speed"),
    rows.PAUSE: QT_TRANSLATE_NOOP("Preferences", "Pause after a trick"),
    rows.MOTION: QT_TRANSLATE_NOOP("Preferences", "Motion"),
    rows.FELT: QT_TRANSLATE_NOOP("Preferences", "Felt"),
    rows.TEXTURE: QT_TRANSLATE_NOOP("Preferences", "Textured felt"),
    rows.WINDOW: QT_TRANSLATE_NOOP("Preferences", "Theme"),
    rows.MUTE: QT_TRANSLATE_NOOP("Preferences", "Mute"),
    rows.STYLE: QT_TRANSLATE_NOOP("Preferences", "Deck"),
    rows.PALETTE: QT_TRANSLATE_NOOP("Preferences", "Colours of the suits"),
    rows.INDEX: QT_TRANSLATE_NOOP("Preferences", "Letters on the cards"),
    rows.SIZE: QT_TRANSLATE_NOOP("Preferences", "Index size"),
    rows.PROPORTION: QT_TRANSLATE_NOOP("Preferences", "Card shape"),
    rows.PAPER: QT_TRANSLATE_NOOP("Preferences", "Paper"),
    rows.BACK: QT_TRANSLATE_NOOP("Preferences", "Card backs"),
    rows.ZOOM: QT_TRANSLATE_NOOP("Preferences", "Hand size"),
    rows.HAND: QT_TRANSLATE_NOOP("Preferences", "Hand layout"),
    rows.ORDER: QT_TRANSLATE_NOOP("Preferences", "Order within a suit"),
    rows.TRUMPS: QT_TRANSLATE_NOOP("Preferences", "Trumps"),
    rows.LEGAL: QT_TRANSLATE_NOOP("Preferences", "Dim unplayable cards"),
    rows.TRICKS: QT_TRANSLATE_NOOP("Preferences", "Trick review"),
    rows.HINTS: QT_TRANSLATE_NOOP("Preferences", "Allow hints in new matches"),
    rows.LIBRARY_MOST: QT_TRANSLATE_NOOP("Preferences", "Matches kept"),
    rows.LIBRARY_MONTHS: QT_TRANSLATE_NOOP("Preferences", "Kept for"),
    rows.COACH_JUDGES: QT_TRANSLATE_NOOP("Preferences", "Judge each deal when it is over"),
    rows.COACH_LINE: QT_TRANSLATE_NOOP("Preferences", "Show a line in the summary of a deal"),
    rows.COACH_MARKS: QT_TRANSLATE_NOOP("Preferences", "Show marks and values in the study"),
    rows.COACH_TEACHES: QT_TRANSLATE_NOOP("Preferences", "Offer to take back"),
    rows.COACH_CORES: QT_TRANSLATE_NOOP("Preferences", "Processor cores"),
    rows.COACH_BATTERY: QT_TRANSLATE_NOOP("Preferences", "On battery power"),
    rows.LAST_CARD: QT_TRANSLATE_NOOP("Preferences", "Play the last card of a deal automatically"),
    rows.LIVELY: QT_TRANSLATE_NOOP("Preferences", "Extra animations"),
    rows.THINKING: QT_TRANSLATE_NOOP("Preferences", "Opponents take their time over a bid"),
    rows.FACES: QT_TRANSLATE_NOOP("Preferences", "Portraits show how a deal went"),
    rows.CELEBRATE: QT_TRANSLATE_NOOP("Preferences", "Celebrate exact bids and a won match"),
    rows.CONFIRM: QT_TRANSLATE_NOOP("Preferences", "Confirm each card"),
    rows.COOLDOWN: QT_TRANSLATE_NOOP(
        "Preferences", "Ignore clicks for half a second when a question appears"
    ),
    rows.FORCED: QT_TRANSLATE_NOOP(
        "Preferences", "Play forced cards automatically"
    ),
    rows.GO_ON: QT_TRANSLATE_NOOP("Preferences", "After a deal"),
    rows.TIME_TO_BID: QT_TRANSLATE_NOOP("Preferences", "Time to bid"),
    rows.TIME_TO_PLAY: QT_TRANSLATE_NOOP("Preferences", "Time to play a card"),
    rows.VOLUME: QT_TRANSLATE_NOOP("Preferences", "Volume"),
    rows.TEXT_SIZE: QT_TRANSLATE_NOOP("Preferences", "Text size"),
    rows.CONTRAST: QT_TRANSLATE_NOOP("Preferences", "High contrast"),
    rows.VERBOSITY: QT_TRANSLATE_NOOP("Preferences", "Announcements"),
}  # fmt: skip
"""The label of every preference that has a control."""

_LIMITS: Final = {
    "off": QT_TRANSLATE_NOOP("Preferences", "Unlimited"),
    "7": QT_TRANSLATE_NOOP("Preferences", "7 seconds"),
    "15": QT_TRANSLATE_NOOP("Preferences", "15 seconds"),
    "30": QT_TRANSLATE_NOOP("Preferences", "30 seconds"),
    "60": QT_TRANSLATE_NOOP("Preferences", "60 seconds"),
}

VALUES: Final[dict[Preference[Any], dict[str, str]]] = {
    rows.SPEED: {
        "slow": QT_TRANSLATE_NOOP("Preferences", "Slow"),
        "normal": QT_TRANSLATE_NOOP("Preferences", "Normal"),
        "fast": QT_TRANSLATE_NOOP("Preferences", "Fast"),
        "instant": QT_TRANSLATE_NOOP("Preferences", "Instant"),
    },
    rows.MOTION: {
        "system": QT_TRANSLATE_NOOP("Preferences", "Follow system"),
        "full": QT_TRANSLATE_NOOP("Preferences", "Full"),
        "reduced": QT_TRANSLATE_NOOP("Preferences", "Reduced"),
        "none": QT_TRANSLATE_NOOP("Preferences", "No motion"),
    },
    rows.FELT: {
        "green": QT_TRANSLATE_NOOP("Preferences", "Green salon"),
        "navy": QT_TRANSLATE_NOOP("Preferences", "Navy club"),
        "burgundy": QT_TRANSLATE_NOOP("Preferences", "Burgundy"),
        "charcoal": QT_TRANSLATE_NOOP("Preferences", "Charcoal"),
        "daylight": QT_TRANSLATE_NOOP("Preferences", "Daylight"),
    },
    rows.WINDOW: {
        "system": QT_TRANSLATE_NOOP("Preferences", "System"),
        "light": QT_TRANSLATE_NOOP("Preferences", "Light"),
        "dark": QT_TRANSLATE_NOOP("Preferences", "Dark"),
    },
    rows.STYLE: {
        "deco": QT_TRANSLATE_NOOP("Preferences", "Salon Déco"),
        "woodcut": QT_TRANSLATE_NOOP("Preferences", "Woodcut"),
        "emblem": QT_TRANSLATE_NOOP("Preferences", "Emblem"),
    },
    rows.PALETTE: {
        FOUR.name: QT_TRANSLATE_NOOP("Preferences", "Four colours"),
        CLASSIC.name: QT_TRANSLATE_NOOP("Preferences", "Classic"),
        CONTRAST.name: QT_TRANSLATE_NOOP("Preferences", "Four colours, high contrast"),
        SKAT.name: QT_TRANSLATE_NOOP("Preferences", "Skat tournament"),
    },
    rows.SIZE: {
        "standard": QT_TRANSLATE_NOOP("Preferences", "Standard"),
        "large": QT_TRANSLATE_NOOP("Preferences", "Large"),
    },
    rows.PROPORTION: {
        "poker": QT_TRANSLATE_NOOP("Preferences", "Poker"),
        "bridge": QT_TRANSLATE_NOOP("Preferences", "Bridge, narrower"),
    },
    rows.PAPER: {
        "normal": QT_TRANSLATE_NOOP("Preferences", "Light paper"),
        "dim": QT_TRANSLATE_NOOP("Preferences", "Dim paper"),
    },
    rows.BACK: {
        "waves-navy": QT_TRANSLATE_NOOP("Preferences", "Navy waves"),
        "lattice-burgundy": QT_TRANSLATE_NOOP("Preferences", "Burgundy lattice"),
        "waves-green": QT_TRANSLATE_NOOP("Preferences", "Green waves"),
        "sunray-teal": QT_TRANSLATE_NOOP("Preferences", "Teal sunray"),
        "plain": QT_TRANSLATE_NOOP("Preferences", "Plain"),
    },
    rows.HAND: {
        "fan": QT_TRANSLATE_NOOP("Preferences", "A fan"),
        "flat": QT_TRANSLATE_NOOP("Preferences", "Flat"),
    },
    rows.ORDER: {
        "high": QT_TRANSLATE_NOOP("Preferences", "High cards left"),
        "low": QT_TRANSLATE_NOOP("Preferences", "Low cards left"),
    },
    rows.TRUMPS: {
        "left": QT_TRANSLATE_NOOP("Preferences", "Left of the other suits"),
        "fixed": QT_TRANSLATE_NOOP("Preferences", "Where their suit is"),
    },
    rows.TRICKS: {
        "last": QT_TRANSLATE_NOOP("Preferences", "The last one"),
        "none": QT_TRANSLATE_NOOP("Preferences", "None"),
        "all": QT_TRANSLATE_NOOP("Preferences", "All of the deal"),
    },
    rows.LIBRARY_MOST: {
        "all": QT_TRANSLATE_NOOP("Preferences", "All"),
        "3000": QT_TRANSLATE_NOOP("Preferences", "The last 3,000"),
        "1000": QT_TRANSLATE_NOOP("Preferences", "The last 1,000"),
        "300": QT_TRANSLATE_NOOP("Preferences", "The last 300"),
        "100": QT_TRANSLATE_NOOP("Preferences", "The last 100"),
    },
    rows.LIBRARY_MONTHS: {
        "always": QT_TRANSLATE_NOOP("Preferences", "For ever"),
        "36": QT_TRANSLATE_NOOP("Preferences", "3 years"),
        "12": QT_TRANSLATE_NOOP("Preferences", "1 year"),
        "3": QT_TRANSLATE_NOOP("Preferences", "3 months"),
    },
    rows.COACH_TEACHES: {
        "off": QT_TRANSLATE_NOOP("Preferences", "Never"),
        "slip": QT_TRANSLATE_NOOP("Preferences", "Slips and worse: from 4 % of the stake"),
        "mistake": QT_TRANSLATE_NOOP("Preferences", "Mistakes and worse: from 10 %"),
        "blunder": QT_TRANSLATE_NOOP("Preferences", "Blunders only: from 20 %"),
    },
    rows.COACH_BATTERY: {
        "wait": QT_TRANSLATE_NOOP("Preferences", "Wait for mains power"),
        "judge": QT_TRANSLATE_NOOP("Preferences", "Judge anyway"),
    },
    rows.CONTRAST: {
        "system": QT_TRANSLATE_NOOP("Preferences", "Follow system"),
        "on": QT_TRANSLATE_NOOP("Preferences", "On"),
        "off": QT_TRANSLATE_NOOP("Preferences", "Off"),
    },
    rows.VERBOSITY: {
        "all": QT_TRANSLATE_NOOP("Preferences", "Everything"),
        "turn": QT_TRANSLATE_NOOP("Preferences", "My turn and results"),
        "off": QT_TRANSLATE_NOOP("Preferences", "Nothing"),
    },
    rows.TIME_TO_BID: _LIMITS,
    rows.TIME_TO_PLAY: _LIMITS,
    rows.GO_ON: {
        "click": QT_TRANSLATE_NOOP("Preferences", "Wait for me"),
        "5": QT_TRANSLATE_NOOP("Preferences", "Continue after 5 seconds"),
        "10": QT_TRANSLATE_NOOP("Preferences", "Continue after 10 seconds"),
    },
}

_LETTERS: Final = {
    "it-local": QT_TRANSLATE_NOOP("Preferences", "Italian"),
    "ro-local": QT_TRANSLATE_NOOP("Preferences", "Romanian"),
    "nl": QT_TRANSLATE_NOOP("Preferences", "Dutch"),
    "da": QT_TRANSLATE_NOOP("Preferences", "Danish"),
    "sv": QT_TRANSLATE_NOOP("Preferences", "Swedish"),
    "pl": QT_TRANSLATE_NOOP("Preferences", "Polish"),
    "pt-local": QT_TRANSLATE_NOOP("Preferences", "Portuguese"),
    "ru": QT_TRANSLATE_NOOP("Preferences", "Russian"),
}


def label(row: Preference[Any]) -> str:
    """Return what a preference that has a control is called."""
    return translate("Preferences", LABELS[row])


def heading(place: str) -> str:
    """Return what stands above a part of a page, as ``table.hand``; empty for the first."""
    return translate("Preferences", PARTS[place]) if place in PARTS else ""


def words(row: Preference[Any]) -> dict[str, str]:
    """Return what the values of a preference are called, in the order in which they are offered."""
    if row in (rows.ZOOM, rows.TEXT_SIZE):
        return {size: number_words.percentage(size) for size in row.values}
    if row is rows.COACH_CORES:
        return {count: count for count in row.values}
    if row is rows.INDEX:
        return {key: _letters(key) for key in row.values}
    return {key: translate("Preferences", VALUES[row][key]) for key in row.values}


def _letters(key: str) -> str:
    if key == "language":
        return translate("Preferences", "Same as the program")
    name = translate("Preferences", _LETTERS[key]) if key in _LETTERS else native_name(key)
    return f"{' '.join(LETTERS[key])}   {name}"
